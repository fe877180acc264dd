import { ruleSystem } from '../../../rules'
import type { Plight, Recovery, Weary } from '../../../rules/system/fight/recovery'
import { phrase, type Phrase } from '../../../shared/phrase'
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

/** A plight in words. */
export function plightWords({ kind, turns }: Plight): Phrase {
  return turns === null
    ? phrase(`condition.plight.${kind}`)
    : phrase('condition.toLive', { count: turns })
}

type OfTheCast = Omit<CastMember, 'type'>

/** Who may rest in a system: of the living the company, and of the others those who carry something. */
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
  return all.filter((each) => {
    const person = wearyOf(each, system, lefts)
    if (!person || (each.type === 'npc' && person.state === null)) return false
    return recoveryOf(system)?.plightOf(person.sheet, person.state)?.kind !== 'dead'
  })
}

/** As many nights as one rest settles. */
export const mostNights = 30
