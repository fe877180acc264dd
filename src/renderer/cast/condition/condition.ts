import { ruleSystem } from '../../../rules'
import type { Recovery, Weary } from '../../../rules/system/recovery'
import type { OutputOf } from '../../../campaign/api'

/** What a fight has left on somebody. */
export type Left = OutputOf<'condition.list'>[number]

/** Somebody of the cast, as far as his condition goes. */
export interface CastMember {
  type: 'character' | 'npc'
  id: string
  name: string
  sheets: Record<string, object>
}

/** The rules by which a system's people recover; undefined where nothing outlives a fight. */
export function recoveryOf(system: string): Recovery | undefined {
  return ruleSystem(system)?.combat?.recovery
}

/** What is left on somebody in a system; undefined when nothing is. */
export function leftOn(lefts: readonly Left[], { type, id }: CastMember, system: string) {
  return lefts.find((left) => left.type === type && left.id === id && left.system === system)
}

/** Somebody as the rules of recovery read him; null without a sheet of the system. */
export function wearyOf(member: CastMember, system: string, lefts: readonly Left[]): Weary | null {
  const sheet = member.sheets[system]
  const combat = ruleSystem(system)?.combat
  if (!sheet || !combat) return null
  const state = leftOn(lefts, member, system)?.state ?? null
  return { id: member.id, name: member.name, sheet: combat.sheetFrom(sheet), state }
}
