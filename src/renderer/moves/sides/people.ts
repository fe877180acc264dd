import type { OutputOf } from '../../../campaign/api'
import type { HeldModifier } from '../../../rules/moves/modifiers'
import type { Move } from '../../../rules/moves/move'
import type { Stage } from '../../../rules/moves/runner/stage'
import type { HelpAhead } from '../../../rules/moves/together/help'
import { isOutOfFight } from '../../../rules/system/fight/bearing'
import type { PlayRules } from '../../../rules/system/system'
import type { Phrase } from '../../../shared/phrase'
import type { MemberRef } from '../../stores/move-runner'

/** Somebody of the cast, with sheets of several systems. */
export type CastMember = Pick<OutputOf<'npc.byId'>[number], 'id' | 'name' | 'sheets'>

/** Someone who can take part in a move, with the sheet of the move's system. */
export interface MovePerson extends MemberRef {
  /** Tells characters and NPCs apart on the stage of the rules. */
  key: string
  name: string
  sheet: object
  /** Whether whoever plays them is not there tonight. */
  isAbsent?: boolean
  /** What waits on them in this system. */
  modifiers?: readonly HeldModifier[]
}

/** What a run is played on: a system's moves, everybody with a sheet of it, and the fight. */
export interface MoveTable {
  system: string
  moves: Readonly<Record<string, Move>>
  people: readonly MovePerson[]
  /** Ids of the NPCs on the table, the first put first. */
  present?: readonly string[]
  /** Ids of the NPCs who were fought and are out of it. */
  beaten?: readonly string[]
  /** The ranked tracks that are open. */
  tracks?: OutputOf<'move.tracks'>
  /** What the party shares. */
  party?: object | undefined
  fight?: string | undefined
  isPerson?: Stage['isPerson']
  hasLeft?: Stage['hasLeft']
  /** The help that may yet come, where it is weighed. */
  helpAhead?: readonly HelpAhead[]
}

/** What the stage of the rules calls someone. */
export function keyOf({ type, id }: MemberRef): string {
  return `${type}:${id}`
}

/** Everybody with a sheet of this system, the players' characters first. */
export function peopleOf(
  system: string,
  characters: readonly (CastMember & { isAbsent?: boolean })[],
  npcs: readonly CastMember[],
  modifiers: readonly (HeldModifier & { system: string; characterId: string })[] = [],
): MovePerson[] {
  const waiting = (type: MemberRef['type'], member: string) =>
    type === 'npc'
      ? []
      : modifiers
          .filter((each) => each.system === system && each.characterId === member)
          .map(({ id, value, kind, scope, text, rule, until }) => ({
            id,
            value,
            kind,
            scope,
            text,
            rule,
            until,
          }))
  const those = (type: MemberRef['type'], members: typeof characters) =>
    members.flatMap(({ id, name, sheets, isAbsent = false }): MovePerson[] => {
      const sheet = sheets[system]
      if (!sheet) return []
      const who = { type, id, key: keyOf({ type, id }), name }
      return [{ ...who, sheet, modifiers: waiting(type, id), ...(isAbsent && { isAbsent }) }]
    })
  return [...those('character', characters), ...those('npc', npcs)]
}

/**
 * The characters among whom it is asked who makes a move: those of the company who have what it takes, and
 * whoever is named already; all where nobody has. Whom a move is on that needs somebody makes none on themselves.
 */
export function makersOf<Person extends Pick<MovePerson, 'key' | 'type' | 'sheet'>>(
  move: Pick<Move, 'isOpenTo' | 'needs'> | undefined,
  people: readonly Person[],
  { actor: named, target = null }: { actor: string | null; target?: string | null },
  hasLeft?: Stage['hasLeft'],
): Person[] {
  const isOnAnother = move?.needs?.includes('target') ?? false
  const characters = people.filter(
    ({ type, key }) => type === 'character' && !(isOnAnother && key === target && key !== named),
  )
  const able = characters.filter(
    ({ sheet }) => (move?.isOpenTo?.(sheet) ?? true) && !hasLeft?.(sheet),
  )
  if (able.length === 0) return characters
  return characters.filter((each) => each.key === named || able.includes(each))
}

/**
 * How these bear up by the sheets of the move's system, in its own words: of several alike the one who is
 * hit next, but for the one of whom the move asks which is meant, and says there how each stands. Nobody whose
 * sheet counts no harm.
 */
export function bearingIn(
  { bearings }: Pick<PlayRules, 'bearings'>,
  people: readonly Pick<MovePerson, 'key' | 'type' | 'name' | 'sheet'>[],
  asksWhich?: string,
): { key: string; name: string; says: Phrase[] }[] {
  return people.flatMap(({ key, type, name, sheet }) => {
    const all = bearings?.(type, sheet) ?? []
    if (key === asksWhich && all.length > 1) return []
    const first = all.find((each) => !isOutOfFight([each])) ?? all[0]
    const says = [first?.says, first?.besides, first?.guard].filter((words) => words !== undefined)
    return says.length > 0 ? [{ key, name, says }] : []
  })
}

/** Whether nobody of an entry is left standing by the move's system: it is done to others, unless somebody says so. */
export function isOut(
  rules: Pick<PlayRules, 'bearings'> | undefined,
  { type, sheet }: Pick<MovePerson, 'type' | 'sheet'>,
): boolean {
  return isOutOfFight(rules?.bearings?.(type, sheet) ?? [])
}

/** Those of them who are NPCs on the table, by the ids of all who are there. */
export function presentFoes<Person extends MemberRef>(
  people: readonly Person[],
  present: readonly string[] = [],
): Person[] {
  return people.filter(({ type, id }) => type === 'npc' && present.includes(id))
}

/** Ids of the NPCs who were foes on a track that is done, and are fought on no other. */
export function beatenIn(
  tracks: readonly (Pick<OutputOf<'track.list'>[number], 'system' | 'purpose' | 'state'> & {
    about: readonly { type: string; id: string }[]
  })[],
  system: string,
  purpose: string,
): string[] {
  const those = tracks.filter((each) => each.system === system && each.purpose === purpose)
  const idsIn = (state: 'open' | 'done') =>
    those.flatMap((track) =>
      track.state === state
        ? track.about.flatMap(({ type, id }) => (type === 'npc' ? [id] : []))
        : [],
    )
  const fought = new Set(idsIn('open'))
  return idsIn('done').filter((id) => !fought.has(id))
}

/** People in the order in which a move may be meant for them: those who are present first. */
export function presentFirst<Person extends MemberRef>(
  people: readonly Person[],
  present: readonly string[],
): Person[] {
  const foes = presentFoes(people, present)
  return [
    ...foes.toSorted((a, b) => present.indexOf(a.id) - present.indexOf(b.id)),
    ...people.filter((each) => !foes.includes(each)),
  ]
}

/** The same where it harms whoever it is on: NPCs before the players' characters. */
export function foesFirst<Person extends Pick<MemberRef, 'type'>>(
  people: readonly Person[],
): Person[] {
  const isFoe = ({ type }: Person) => type === 'npc'
  return [...people.filter(isFoe), ...people.filter((each) => !isFoe(each))]
}

/** Someone as commands point at one; undefined for nobody. */
export function refTo(people: readonly MovePerson[], key: string | null): MemberRef | undefined {
  const found = people.find((each) => each.key === key)
  return found && { type: found.type, id: found.id }
}
