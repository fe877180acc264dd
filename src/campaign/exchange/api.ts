import { z } from 'zod'
import type { Ref } from '../../shared/fact'
import { linkTypes } from '../../shared/note/note-text'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { words } from '../words'
import { dateWords } from '../../rules/calendar/calendar'
import { readCalendar } from '../calendar/read'
import { campaignName } from '../campaign-name'
import { command, operation } from '../define'
import type { Read, Write } from '../file/handles'
import { longCommand, type Progress } from '../file/long-command'
import { fileName } from '../workspace/file-name'
import { copyName, nameColumns } from '../free-name'
import { followRenamed, settleName, type Renamed } from '../note/write'
import { keepVariant } from '../variant/write'
import { saveFile } from '../workspace/save'
import { choose, chosenLast } from './choosing'
import { collect, collectAll, readThings, type ThingRef } from './collect'
import { writeDocument, type Things } from './document'
import { largestGiven } from './file'
import { formatsApi } from './formats'
import type { Given } from './given'
import { keepFields } from './keep-fields'
import { kinOf } from './kin'
import {
  askLibrary,
  changeLibrary,
  lastStep,
  readLibrary,
  removeShelved,
  withLibrary,
} from './library'
import { linesApi, shelvedLines } from './lines'
import { countThings, keyOf, nameOf, place, placing, type Placed, type Standing } from './place'
import { followNewName } from '../sheet/members'
import { besideOf, mostDifferences, preview, standing } from './preview'
import { nouns, thingNouns, type Entry, type Noun } from './shape/shape'
import { filledText, textUpTo } from '../../shared/bounded'

const nothing = z.strictObject({})
const id = filledText(120)
const thing = z.strictObject({ noun: z.enum(thingNouns), id })
const someThings = z.array(thing).min(1).max(500)

/** What facts call a noun, where they have another name for it. */
const calledInFacts = { oracle_table: 'oracle', custom_move: 'customMove' } as const

/** A thing as facts point at it; nothing points at a day. */
function refsTo({ noun, id, name }: Placed): Ref[] {
  if (noun === 'calendar' || noun === 'appointment') return []
  const type = noun === 'oracle_table' || noun === 'custom_move' ? calledInFacts[noun] : noun
  return [{ type, id, name }]
}

/** What facts call the beginning of a thing, where they do not say that it was created. */
const madeAs: Partial<Record<Noun, string>> = {
  oracle_table: 'oracle.written',
  picture: 'picture.added',
  custom_move: 'customMove.created',
}

/** Tells that a thing begins; players know who is in their company. */
function tell(write: Write, made: Placed): void {
  const { noun } = made
  const kind = madeAs[noun] ?? `${noun}.created`
  write.record({ kind, secret: noun !== 'character', about: refsTo(made) })
}

/** One thing as a document has it; a refusal in words when it is gone. */
function thingOf(read: Read, { noun, id }: ThingRef): Entry {
  return readThings(read, noun, [id])[0] ?? refuse('refusal.gone')
}

/** Today as the calendar of the campaign calls it. */
function todayIn(read: Read): string {
  const calendar = readCalendar(read)
  return dateWords(calendar, calendar.now.day)
}

/** As many things as a fact names. */
const mostTold = 8

const decision = z.strictObject({
  noun: z.enum(nouns),
  id,
  /** As another thing beside what is here, in place of it, or not at all. */
  as: z.enum(['new', 'replace', 'leave']),
  /** Of what is written over, the fields that stay as they are here: as its preview names them. */
  keeps: z.array(textUpTo(400)).max(mostDifferences).default([]),
})

/** What is called by a name that texts may link to, of all that is written over; the notes are settled. */
function calledBefore(write: Write, here: Iterable<Standing>): Renamed[] {
  const ids = [...here].flatMap(({ id: hereId, isReplaced }) => (isReplaced ? [hereId] : []))
  const called = write.all<Renamed>(
    `SELECT type, entity_id AS id, name FROM search_entry
     WHERE entity_id IN (SELECT value FROM json_each(@ids))
       AND type IN (SELECT value FROM json_each(@types))`,
    { ids: JSON.stringify(ids), types: JSON.stringify(linkTypes) },
  )
  for (const { name } of called) settleName(write, name)
  return called
}

/** Has whatever calls something by the name it had before it was written over call it by the one it has. */
function followCalled(write: Write, { type, id, name }: Renamed): void {
  followRenamed(write, { type, id, name })
  if (type === 'character' || type === 'npc') followNewName(write, { type, id, name })
}

function* takeIn(
  write: Write,
  { title, things, kin }: Given,
  decisions: readonly z.output<typeof decision>[],
  keepsPlay: boolean,
): Generator<Progress, Placed[]> {
  const asked = new Map(decisions.map((each) => [keyOf(each.noun, each.id), each]))
  const here = new Map<string, Standing>()
  const leftOut = new Set<string>()
  for (const { noun, id: given, hereId } of standing(write, things)) {
    const key = keyOf(noun, given)
    const as = asked.get(key)?.as ?? 'leave'
    if (as === 'new') continue
    if (hereId === null) leftOut.add(key)
    else here.set(key, { id: hereId, isReplaced: as === 'replace' })
  }
  const merged = (noun: Noun, entry: Entry, beside: (name: string) => string): Entry => {
    const key = keyOf(noun, String(entry.id))
    if (noun !== 'calendar' && noun !== 'appointment' && asked.get(key)?.as === 'new')
      return { ...entry, [nameColumns[noun]]: beside(nameOf(entry)) }
    const [keeps, hereId] = [asked.get(key)?.keeps ?? [], here.get(key)?.id]
    if (keeps.length === 0 || hereId === undefined) return entry
    const kept = keepFields(entry, thingOf(write, { noun, id: hereId }), new Set(keeps))
    return { ...kept, id: entry.id }
  }
  const wanted = nouns.map((noun) => {
    const beside = besideOf(write, noun)
    const come = (things[noun] ?? []).filter(
      ({ id: given }) => !leftOut.has(keyOf(noun, String(given))),
    )
    return [noun, come.map((entry) => merged(noun, entry, beside))]
  })
  const way = { keepsIds: true, keepsPlay, here }
  const before = todayIn(write)
  const called = calledBefore(write, here.values())
  const placed = yield* placing(write, Object.fromEntries(wanted) as Things, way)
  for (const each of called) followCalled(write, each)
  const [from, to] = [before, todayIn(write)]
  if (from !== to) write.record({ kind: 'calendar.edited', secret: false, about: [], from, to })
  if (placed.length > 0 && !kin) {
    const about = placed.flatMap(refsTo).slice(0, mostTold)
    const count = placed.length
    write.record({ kind: 'import.taken', secret: true, about, with: { title, count } })
  }
  return placed
}

/** Megabytes of a file that can be brought in again, and letters of it that pictures may take. */
const mostGiven = largestGiven / 1024 ** 2
const mostPicturesSaved = largestGiven * 0.9

export const exchangeApi = {
  ...formatsApi,
  ...linesApi,

  /** Makes another of a thing, as it was prepared: nothing of what became of it in play. The copy is a variant of it. Answers its id. */
  'thing.duplicate': command({
    input: thing,
    label: (read, ref) => phrase('history.thing.duplicate', { name: nameOf(thingOf(read, ref)) }),
    run: (write, ref) => {
      const entry = thingOf(write, ref)
      const name = copyName(write, ref.noun, nameOf(entry))
      const copy = { ...entry, [nameColumns[ref.noun]]: name }
      const [placed] = place(write, { [ref.noun]: [copy] }, { keepsPlay: false })
      const made = placed ?? refuse('refusal.gone')
      keepVariant(write, ref.noun, made.id, ref.id)
      tell(write, made)
      return { noun: ref.noun, id: made.id, name: made.name }
    },
  }),

  /** What a thing, its original and its variants would take over from each other. */
  'thing.compare': operation({
    input: thing,
    run: (workspace, ref) =>
      choose(workspace, workspace.file.read((read) => kinOf(read, ref)).value),
  }),

  /** Everything in the user's library, and what undo would take back there. */
  'library.list': operation({
    input: nothing,
    run: (workspace) =>
      askLibrary(
        workspace,
        (read) => ({
          things: readLibrary(read),
          lines: shelvedLines(read),
          lastStep: lastStep(read),
        }),
        { things: [], lines: [], lastStep: null },
      ),
  }),

  /**
   * Puts things of the campaign into the library with all that they hang on, as they were prepared;
   * what lies there of them already is written anew. Answers the names of what is there now.
   */
  'library.put': operation({
    input: z.strictObject({ things: someThings }),
    run: async (workspace, input) => {
      const things = workspace.file.read((read) => collect(read, input.things)).value
      const names = input.things.map(({ noun, id: put }) => {
        const entry = things[noun]?.find((each) => each.id === put)
        return nameOf(entry ?? refuse('refusal.gone'))
      })
      const put = (write: Write) => {
        const here = new Map(
          preview(write, things, false).flatMap(({ noun, id: given, hereId }) =>
            hereId === given
              ? [[keyOf(noun, given), { id: hereId, isReplaced: true }] as const]
              : [],
          ),
        )
        return place(write, things, { keepsIds: true, keepsPlay: false, here })
      }
      const placed = await changeLibrary(
        workspace,
        phrase('history.library.put', { name: names.join(', ') }),
        put,
      )
      return { names: placed.map(({ name }) => name) }
    },
  }),

  /** Takes things out of the library; undo there brings them back. */
  'library.remove': operation({
    input: z.strictObject({ things: someThings }),
    run: async (workspace, { things }) => {
      const names = await askLibrary(
        workspace,
        (read) => things.map((each) => nameOf(thingOf(read, each))),
        [],
      )
      const label = phrase('history.library.remove', { name: names.join(', ') })
      await changeLibrary(workspace, label, (write) => removeShelved(write, things))
      return { names }
    },
  }),

  /** Takes the last step of the library back; answers whether there was one. */
  'library.undo': operation({
    input: nothing,
    run: (workspace) => withLibrary(workspace, (file) => file.undo() !== undefined),
  }),

  /** What things of the library would bring to the campaign, with all that they hang on. */
  'library.choose': operation({
    input: z.strictObject({ things: someThings }),
    run: async (workspace, input) => {
      const things = await askLibrary(workspace, (read) => collect(read, input.things), {})
      if (countThings(things) === 0) refuse('refusal.notShelved')
      return choose(workspace, {
        title: words.t('library.title'),
        things,
        isPlayed: false,
        leftOver: [],
      })
    },
  }),

  /**
   * Takes in what was chosen last, each thing as it was decided, in one step of the history. Answers
   * null where it was stopped: nothing has come in then.
   */
  'import.take': operation({
    input: z.strictObject({
      decisions: z.array(decision).max(200_000),
      /** Whether what became of things in play comes with them. */
      keepsPlay: z.boolean(),
    }),
    run: async (workspace, { decisions, keepsPlay }) => {
      const given = chosenLast(workspace)
      const placed = await workspace.carryOutAtLength(
        'import.take',
        phrase(given.kin ? 'history.thing.compare' : 'history.import.take', { title: given.title }),
        (write) => takeIn(write, given, decisions, keepsPlay),
      )
      return placed ? { count: placed.length } : null
    },
  }),

  /** How much of what is taken in has come; null while nothing is. `history.stop` stops it. */
  'import.progress': operation({
    input: nothing,
    reads: [longCommand],
    run: ({ openFile }) => openFile?.history.longCommand?.progress ?? null,
  }),

  /** Writes things, or everything prepared, as a file where the user says; null when called off. */
  'export.things': operation({
    input: z.strictObject({ things: someThings.nullable() }),
    run: async (workspace, input) => {
      const { title, things } = workspace.file.read((read) => {
        const only = input.things?.length === 1 ? input.things[0] : undefined
        return {
          title: only ? nameOf(thingOf(read, only)) : campaignName(read),
          things: input.things ? collect(read, input.things) : collectAll(read),
        }
      }).value
      const name = fileName(title)
      const path = await workspace.host.askSavePath({ name, extension: 'json' })
      if (path === undefined) return null
      const pictures = things.picture?.reduce((sum, { data }) => sum + String(data).length, 0) ?? 0
      if (pictures > mostPicturesSaved) refuse('refusal.picturesTooMany', { size: mostGiven })
      const text = `${JSON.stringify(writeDocument(title, things), undefined, 2)}\n`
      saveFile(path, [workspace.file.path], text)
      return { path, count: countThings(things) }
    },
  }),
}
