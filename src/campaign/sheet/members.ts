import { z } from 'zod'
import { refuse, Refusal } from '../../shared/reply'
import { followName, followTemplate } from '../encounter/template'
import { followNameInMissions } from '../mission/head'
import type { Binding, Read, Write } from '../file/handles'
import type { Ref } from '../../shared/fact'
import type { MemberRef } from '../move/input'
import { settleBySheet } from '../reminder/reminders'
import { playRulesOf } from '../setting/play-rules'
import { rulingsOf } from '../setting/read'
import { refOf } from './land'
import { patchSheet, readSheet, sheetChanges } from './patch'
import { refuseUnlisted } from './listed'
import { ownFieldsSchema, writeOwnFields, type OwnField } from './own-fields'
import {
  hasSheet,
  knownSystem,
  sheetOf,
  sheetsOf,
  systemTitle,
  writeSheet,
  type MemberType,
} from './sheets'
import { editFact, markFacts } from './tell'
import { renaming } from '../note/write'
import { line, maybeLine, textUpTo } from '../../shared/bounded'

const text = maybeLine(4000)

const fieldsOfSheet = z.record(textUpTo(60), z.unknown())

/** What a member is called and what is said of it, and parts of its sheets by system. */
export const memberFields = {
  name: line(120),
  description: text,
  /** What players know of an NPC, or of a place. */
  known: maybeLine(300),
  secret: text,
  sheet: fieldsOfSheet,
  sheets: z.record(textUpTo(40), fieldsOfSheet),
  ownFields: ownFieldsSchema,
  /** What a new sheet begins as, by system. */
  archetypes: z.record(textUpTo(40), textUpTo(60)),
}

/** What is written of a member; a character has its player beside it, an NPC what players know of it. */
export type MemberTexts = Partial<
  Record<'name' | 'player' | 'description' | 'known' | 'secret', string | undefined>
> & { ownFields?: readonly OwnField[] | undefined }

function archetypeOf(read: Read, type: MemberType, systemId: string, id: string): object {
  const system = knownSystem(systemId)
  const { archetypes: own } = system
  const isTheirs = own?.for?.includes(type) !== false
  const sheet = isTheirs ? own?.sheetOf(id, rulingsOf(read, system)) : undefined
  return sheet ?? refuse('refusal.noArchetype', { system: `@${system.title.key}` })
}

/** A sheet on which nothing has been written: as this campaign lets a new member begin. */
export function freshSheet(read: Read, type: MemberType, system: string): object {
  const blank = knownSystem(system).sheets[type].parse({})
  const own = type === 'character' ? playRulesOf(read, system).newCharacter : undefined
  return own ? patchSheet(type, system, blank, own) : blank
}

/** Begins a blank sheet of a system for somebody who has none; refused in words where one is there. */
export function beginSheet(write: Write, { type, id }: MemberRef, system: string): void {
  const about = [refOf(write, type, id)]
  if (hasSheet(write, type, id, system)) {
    refuse('refusal.sheetThere', { system: systemTitle(system) })
  }
  writeSheet(write, type, id, system, freshSheet(write, type, system))
  write.record({ kind: 'sheet.begun', secret: true, about, with: { system: systemTitle(system) } })
}

/**
 * Keeps a sheet as it is now and tells what is different, but where nobody wrote it; fights not yet begun
 * follow.
 */
function keepSheet(
  write: Write,
  { type, id }: MemberRef,
  system: string,
  { before, after, isReadyMade = false }: { before: object; after: object; isReadyMade?: boolean },
): void {
  refuseUnlisted(write, system, after, before)
  writeSheet(write, type, id, system, after)
  const who = refOf(write, type, id)
  const fact = isReadyMade ? null : editFact(knownSystem(system), who, before, after)
  if (fact) write.record(fact)
  followTemplate(write, type, id, system)
  const { reminders } = knownSystem(system)
  if (!reminders) return
  const changed = sheetChanges(before, after).map(({ field }) => field)
  settleBySheet(write, reminders, id, { sheet: after, changed })
}

/** Writes parts of sheets over what is there. */
function patchSheets(
  write: Write,
  member: MemberRef,
  sheets: Record<string, object>,
  {
    known = sheetsOf(write, member.type, member.id),
    isReadyMade = false,
  }: { known?: Record<string, object>; isReadyMade?: boolean } = {},
): void {
  const { type } = member
  for (const [system, patch] of Object.entries(sheets)) {
    const before = known[system] ?? freshSheet(write, type, system)
    const after = patchSheet(type, system, before, patch)
    keepSheet(write, member, system, { before, after, isReadyMade })
  }
}

/**
 * Puts a whole sheet in the place of the one that is there, with what follows for a new character
 * from what was written on it. Refuses in words figures that its rules do not allow beside each other.
 */
export function replaceSheet(write: Write, member: MemberRef, system: string, sheet: object): void {
  const before = sheetOf(write, member.type, member.id, system)
  const after = readSheet(member.type, system, sheet)
  if (member.type === 'npc') return keepSheet(write, member, system, { before, after })
  const followed = knownSystem(system).beginning?.follow(before, after) ?? after
  const kept = playRulesOf(write, system).handWritten?.(before, followed) ?? { sheet: followed }
  if ('refused' in kept) throw new Refusal(kept.refused)
  const who = refOf(write, member.type, member.id)
  for (const fact of markFacts(knownSystem(system), who, before, kept.sheet)) write.record(fact)
  keepSheet(write, member, system, { before, after: kept.sheet })
}

function insert(write: Write, type: MemberType, id: string, texts: MemberTexts): void {
  const { name = '', player = '', description = '', known = '', secret = '' } = texts
  const said = { id, name, description, secret }
  if (type === 'npc') {
    write.run(
      `INSERT INTO npc (id, position, name, description, known, secret)
       SELECT @id, coalesce(max(position) + 1, 0), @name, @description, @known, @secret FROM npc`,
      { ...said, known },
    )
    return
  }
  write.run(
    `INSERT INTO character (id, position, name, player, description, secret)
     SELECT @id, coalesce(max(position) + 1, 0), @name, @player, @description, @secret
     FROM character`,
    { ...said, player },
  )
}

/** What somebody new begins as. */
interface Beginning {
  /** By their systems. */
  archetypes?: Readonly<Record<string, string>>
  /** Whether what is given was written by nobody: it comes with the program, or with what was taken in. */
  isReadyMade?: boolean
}

/**
 * Makes a character or an NPC. Each sheet begins blank, or as the archetype that is named for its
 * system, with what is given written over it. Answers its id.
 */
export function createMember(
  write: Write,
  type: MemberType,
  texts: MemberTexts,
  sheets: Record<string, object>,
  { archetypes = {}, isReadyMade = false }: Beginning = {},
): string {
  const id = write.newId()
  insert(write, type, id, texts)
  const who = refOf(write, type, id)
  write.record(
    type === 'npc'
      ? { kind: 'npc.created', secret: true, about: [who] }
      : { kind: 'character.created', secret: false, about: [who] },
  )
  if (texts.ownFields) writeOwnFields(write, { type, id }, texts.ownFields)
  const begun = Object.entries(archetypes).map(([system, archetype]) => [
    system,
    archetypeOf(write, type, system, archetype),
  ])
  const blank = Object.keys(archetypes).map((system) => [system, {}])
  patchSheets(
    write,
    { type, id },
    { ...Object.fromEntries(blank), ...sheets },
    { known: Object.fromEntries(begun), isReadyMade },
  )
  return id
}

/** Has fights and missions that call a member by the name they had call them by the one they have, and tells it. */
export function followNewName(
  write: Write,
  { type, id, name }: MemberRef & Pick<Ref, 'name'>,
): void {
  const now = refOf(write, type, id)
  if (now.name === name) return
  const names = { before: name, now: now.name }
  followName(write, type, id, names)
  followNameInMissions(write, names)
  write.record({ kind: `${type}.renamed`, secret: true, about: [now, { type, id, name }] })
}

/** Changes what is given and leaves the rest. Refuses in words when the member is gone. */
export function editMember(
  write: Write,
  type: MemberType,
  id: string,
  { ownFields, ...texts }: MemberTexts,
  sheets: Record<string, object>,
): void {
  const before = refOf(write, type, id)
  const given = Object.entries(texts).flatMap(([column, said]): [string, Binding][] =>
    said === undefined ? [] : [[column, said]],
  )
  if (given.length > 0) {
    // The names of the columns are those of the command's own schema.
    const set = given.map(([column]) => `${column} = @${column}`).join(', ')
    renaming(write, type, id, () =>
      write.run(`UPDATE ${type} SET ${set} WHERE id = @id`, {
        ...Object.fromEntries(given),
        id,
      }),
    )
    const now = refOf(write, type, id)
    if (now.name !== before.name) followNewName(write, { type, id, name: before.name })
    else write.record({ kind: `${type}.edited`, secret: true, about: [now, before] })
  }
  if (ownFields) writeOwnFields(write, { type, id }, ownFields)
  patchSheets(write, { type, id }, sheets)
}
