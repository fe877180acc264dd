import type { OutputOf } from '../../../campaign/api'
import type { CastMember } from '../cast-member'
import { keptFields, type OwnField } from '../own-fields/own-fields'

/** What is written of somebody; only a character has a player. */
export interface MemberTexts {
  name: string
  player: string
  description: string
  /** What players know of an NPC; a character has none, nor has a draft of earlier. */
  known?: string
  secret: string
  ownFields: readonly OwnField[]
}

/** Somebody of the cast, with what is written of them. */
export type Described = CastMember & Omit<MemberTexts, 'player'> & { player?: string }

/** Whom a dialog is about: somebody new, or one that is there. */
export type Written = { type: CastMember['type']; member?: Described }

/** The texts of somebody, or blank ones. */
export function textsOf(member?: Described): MemberTexts {
  const { name = '', player = '', description = '', known = '' } = member ?? {}
  const { secret = '', ownFields = [] } = member ?? {}
  return { name, player, description, known, secret, ownFields }
}

/** What differs from what stood there. */
export function changedTexts(before: MemberTexts, now: MemberTexts): Partial<MemberTexts> {
  const names = ['name', 'player', 'description', 'known', 'secret'] as const
  const said = (name: (typeof names)[number]) => (now[name] ?? '').trim()
  const changed = names.filter((name) => said(name) !== (before[name] ?? ''))
  const ownFields = keptFields(now.ownFields)
  return {
    ...Object.fromEntries(changed.map((name) => [name, said(name)])),
    ...(JSON.stringify(ownFields) === JSON.stringify(before.ownFields) ? {} : { ownFields }),
  }
}

/**
 * The systems whose sheets a new NPC gets unless the GM says otherwise: those that more than half
 * of the cast play by, or all in play where no one is there yet. Pure.
 */
export function usualSystems(
  cast: OutputOf<'npc.count'>,
  inPlay: readonly string[],
): readonly string[] {
  const usual = inPlay.filter((system) => (cast.bySystem[system] ?? 0) * 2 > cast.count)
  return usual.length > 0 ? usual : inPlay
}

/**
 * The systems whose sheets a new character gets unless the GM says otherwise: those of the one of
 * the company who was made last, or all in play where no one is there yet. Pure.
 */
export function usualSystemsAfter(
  company: readonly { isAway: boolean; sheets: Readonly<Record<string, unknown>> }[],
  inPlay: readonly string[],
): readonly string[] {
  const last = company.findLast(({ isAway }) => !isAway)
  const usual = inPlay.filter((system) => last?.sheets[system] !== undefined)
  return usual.length > 0 ? usual : inPlay
}
