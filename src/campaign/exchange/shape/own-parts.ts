import { z } from 'zod'
import { ruleSystems } from '../../../rules'
import { tableRow } from '../../../rules/oracles/table'
import { clearRows, writeRows } from '../../oracle/write'
import { readTables } from '../../oracle/read'
import { isHandedOut, noteById, noteRef } from '../../note/write'
import { keepLinks, plainBody, settleLinks, typedBody } from '../../note/links'
import { formerNames } from '../../npc/aliases'
import { refOf } from '../../sheet/land'
import { readSheet } from '../../sheet/patch'
import { knownSystem, sheetsOf, writeSheet, type MemberType } from '../../sheet/sheets'
import { aboutSchema } from '../../track/input'
import { mostBase64, replacePictures, writePicture } from '../../../shared/pictures'
import { base64Of, readBase64 } from '../../picture/bytes'
import type { Entry, OwnPart } from './shape'
import { line, textUpTo } from '../../../shared/bounded'

const each = <Value>(ids: readonly string[], read: (id: string) => Value) =>
  new Map(ids.map((id) => [id, read(id)]))

const sheets = z.partialRecord(
  z.enum(ruleSystems.map(({ id }) => id)),
  z.record(textUpTo(60), z.unknown()),
)

/** The sheets of a member by system; those that cannot be read stay where they are. */
export function sheetsPart(type: MemberType): OwnPart {
  return {
    schema: sheets.default({}),
    read: (read, ids) => each(ids, (id) => sheetsOf(read, type, id)),
    write: ({ write }, id, value) => {
      for (const [system, sheet] of Object.entries(value as z.output<typeof sheets>)) {
        if (sheet) writeSheet(write, type, id, system, readSheet(type, system, sheet))
      }
    },
  }
}

const rows = z.array(tableRow).max(1000)

/** An NPC's sheets: a copy of it is unhurt. That of a character is as they are. */
export const npcSheetsPart: OwnPart = {
  ...sheetsPart('npc'),
  withoutPlay: (value) =>
    Object.fromEntries(
      Object.entries(value as z.output<typeof sheets>).map(([id, given]) => {
        const system = knownSystem(id)
        const sheet = system.sheets.npc.safeParse(given).data
        return [id, (sheet && system.unhurt?.(sheet)) ?? given]
      }),
    ),
}

const entriesOf = (value: unknown): Entry[] =>
  Array.isArray(value)
    ? value.filter((each): each is Entry => typeof each === 'object' && each !== null)
    : []

/** The rows of a table that is rolled on, with their further rolls. */
export const rowsPart: OwnPart = {
  schema: rows.default([]),
  read: (read, ids) =>
    new Map(
      readTables(read)
        .filter(({ id }) => ids.includes(id))
        .map((table) => [table.id, table.rows]),
    ),
  names: (value) =>
    entriesOf(value)
      .flatMap(({ rolls }) => entriesOf(rolls))
      .map((entry) => ({ entry, field: 'table', table: 'oracle_table' })),
  write: ({ write, idOf, later }, id, value) => {
    later(() => {
      clearRows(write, id)
      const here = (value as z.output<typeof rows>).map((row) => ({
        ...row,
        rolls: row.rolls.flatMap((roll) => {
          const table = roll.table === null ? null : idOf('oracle_table', roll.table)
          return table === undefined ? [] : [{ ...roll, table }]
        }),
      }))
      writeRows(write, id, here)
    })
  },
}

const about = z.array(aboutSchema).max(20)

/** Whom and what a track is about. */
export const aboutPart: OwnPart = {
  schema: about.default([]),
  read: (read, ids) => {
    const all = read.all<{ owner: string; type: string; id: string }>(
      `SELECT track_id AS owner, type, entity_id AS id FROM track_about
       WHERE track_id IN (SELECT value FROM json_each(@ids)) ORDER BY rowid`,
      { ids: JSON.stringify(ids) },
    )
    const grouped = Map.groupBy(all, ({ owner }) => owner)
    return each(ids, (id) => (grouped.get(id) ?? []).map(({ type, id }) => ({ type, id })))
  },
  names: (value) =>
    entriesOf(value).map((entry) => ({ entry, field: 'id', table: String(entry.type) })),
  write: ({ write, idOf }, trackId, value) => {
    write.run('DELETE FROM track_about WHERE track_id = @trackId', { trackId })
    for (const { type, id } of value as z.output<typeof about>) {
      const here = idOf(type, id)
      if (here === undefined) continue
      write.run(
        `INSERT INTO track_about (track_id, type, entity_id) VALUES (@trackId, @type, @here)
         ON CONFLICT DO NOTHING`,
        { trackId, type, here },
      )
    }
  },
}

/** What a picture shows, in base64; the row that it belongs to has kept it. */
export const dataPart: OwnPart = {
  schema: textUpTo(mostBase64).refine((data) => readBase64(data) !== undefined, 'no picture'),
  read: (read, ids) => {
    const all = read.all<{ id: string; hash: string }>(
      'SELECT id, hash FROM picture WHERE id IN (SELECT value FROM json_each(@ids))',
      { ids: JSON.stringify(ids) },
    )
    return new Map(all.map(({ id, hash }) => [id, base64Of(read, hash) ?? undefined]))
  },
  write: () => undefined,
}

/** A note's text, its links by the names as they are typed: an id says nothing elsewhere. */
export const bodyPart: OwnPart = {
  schema: textUpTo(100_000).default(''),
  read: (read, ids) => {
    const all = read.all<{ id: string; body: string }>(
      'SELECT id, body FROM note WHERE id IN (SELECT value FROM json_each(@ids))',
      { ids: JSON.stringify(ids) },
    )
    return new Map(all.map(({ id, body }) => [id, typedBody(read, body)]))
  },
  write: ({ write, later, idOf }, noteId, value) => {
    // What it links to may come after it.
    later(() => {
      const typed = replacePictures(value as string, ({ name, id }) =>
        writePicture({ name, id: idOf('picture', id) ?? id }),
      )
      const body = settleLinks(write, typed)
      write.run('UPDATE note SET body = @body, plain = @plain WHERE id = @noteId', {
        noteId,
        body,
        plain: plainBody(write, body),
      })
      keepLinks(write, noteId, body)
    })
  },
}

/** What an NPC was called before, so that players who know them otherwise read none of it. */
export const formerNamesPart: OwnPart = {
  schema: z.array(line(120)).max(50).optional(),
  read: (read, ids) =>
    new Map(
      ids.flatMap((id) => {
        const names = formerNames(read, refOf(read, 'npc', id))
        return names.length > 0 ? [[id, names] as const] : []
      }),
    ),
  write: ({ write, later }, id, value) => {
    if (!Array.isArray(value)) return
    later(() => {
      const now = refOf(write, 'npc', id)
      const known = new Set([now.name, ...formerNames(write, now)])
      for (const name of (value as string[]).filter((each) => !known.has(each))) {
        const before = { type: 'npc' as const, id, name }
        write.record({ kind: 'npc.renamed', secret: true, about: [now, before] })
      }
    })
  },
}

/** Whether players hold a note: it was handed out in play, and a copy of it was not. */
export const handedOutPart: OwnPart = {
  schema: z.boolean().optional(),
  read: (read, ids) =>
    new Map(ids.flatMap((id) => (isHandedOut(read, id) ? [[id, true] as const] : []))),
  write: ({ write, later }, noteId, value) => {
    if (value !== true) return
    later(() => {
      if (isHandedOut(write, noteId)) return
      write.record({
        kind: 'note.handedOut',
        secret: false,
        about: [noteRef(noteById(write, noteId))],
      })
    })
  },
  withoutPlay: () => undefined,
}
