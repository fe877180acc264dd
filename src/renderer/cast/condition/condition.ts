import { ruleSystem } from '../../../rules'
import type { Recovery, Weary } from '../../../rules/system/recovery'
import type { OutputOf } from '../../../campaign/api'
import type { CastMember } from '../cast-member'

/** What a fight has left on somebody. */
export type Left = OutputOf<'condition.list'>[number]

/** The rules by which a system's people recover; undefined where nothing outlives a fight. */
export function recoveryOf(system: string): Recovery | undefined {
  return ruleSystem(system)?.combat?.recovery
}

/** What is left on somebody in a system; undefined when nothing is. */
export function leftOn(lefts: readonly Left[], { type, id }: CastMember, system: string) {
  return lefts.find((left) => left.type === type && left.id === id && left.system === system)
}

/** Somebody as the rules of recovery read them; null without a sheet of the system. */
export function wearyOf(member: CastMember, system: string, lefts: readonly Left[]): Weary | null {
  const sheet = member.sheets[system]
  const combat = ruleSystem(system)?.combat
  if (!sheet || !combat) return null
  const state = leftOn(lefts, member, system)?.state ?? null
  return { id: member.id, name: member.name, sheet: combat.sheetFrom(sheet), state }
}

type OfTheCast = Omit<CastMember, 'type'>

/** Who may rest in a system: the company, and of the others those who carry something. */
export function restingMembers(
  system: string,
  characters: readonly OfTheCast[],
  npcs: readonly OfTheCast[],
  lefts: readonly Left[],
): CastMember[] {
  const all: CastMember[] = [
    ...characters.map((each) => ({ ...each, type: 'character' as const })),
    ...npcs.map((each) => ({ ...each, type: 'npc' as const })),
  ]
  return all.filter(
    (each) => each.sheets[system] && (each.type === 'character' || leftOn(lefts, each, system)),
  )
}

/** As many nights as one rest settles. */
export const mostNights = 30
