import type { FightContext, FightSnapshot } from '../../fight-model/context'
import { declare } from '../../turn/declaring/declaring'
import type { Combatant } from '../../combatant/combatant'
import type { Weapon } from '../../combatant/weapon'
import type { Declaration } from '../../fight-model/declaration'
import type { FightEventOf } from '../../turn/events'
import { combatantOf } from '../../turn/core/fight'
import { refusalOf } from '../../turn/refusal'
import { stepOf } from '../../fight-model/steps'

type Declaring = FightEventOf<'declare'>

/**
 * What a whole group is told to do: strike one target, or several by turns, or wait, or guard. `range`,
 * in hexes, is that of every shot whose range counts (CI-142), and too far for blows beyond the next hex.
 */
export type BulkPlan =
  | { kind: 'attack'; targets: readonly string[]; range?: number | undefined }
  | { kind: 'wait' }
  | { kind: 'fullDefence' }

/**
 * Declarations of a plan for everybody of a group who has not declared and may, in their order
 * (CI-023). With several targets each member begins with the next one and goes on to the others
 * where a formation leaves no room (CI-112); with several weapons the one of the turn before, then
 * the first that serves.
 */
export function declareForAll(
  snapshot: FightSnapshot,
  who: readonly string[],
  plan: BulkPlan,
): Declaring[] {
  const { context: fight } = snapshot
  const open = who.filter((id) => fight.declarations[id] === undefined)
  return firstPossible(
    snapshot,
    open.map((id, place) => plansOf(fight, id, place, plan).map((said) => says(id, said))),
  )
}

/**
 * Of each list the first declaration that the rules allow once all earlier ones are made; one whose
 * declarations are all refused is left out.
 */
export function firstPossible(
  { value, context }: FightSnapshot,
  lists: readonly (readonly Declaring[])[],
): Declaring[] {
  const step = stepOf(value)
  if (!step) return []
  const made: Declaring[] = []
  let fight = context
  for (const list of lists) {
    const now = { value, context: fight }
    const event = list.find((each) => refusalOf(now, each) === null)
    if (!event) continue
    made.push(event)
    fight = declare(fight, event, step).fight
  }
  return made
}

function says(combatantId: string, declaration: Declaration): Declaring {
  return { type: 'declare', combatantId, declaration }
}

function plansOf(fight: FightContext, id: string, place: number, plan: BulkPlan): Declaration[] {
  switch (plan.kind) {
    case 'wait':
    case 'fullDefence':
      return [{ kind: plan.kind }]
    case 'attack': {
      const start = plan.targets.length === 0 ? 0 : place % plan.targets.length
      const weapons = combatantOf(fight, id)?.sheet.weapons ?? []
      const targets = [...plan.targets.slice(start), ...plan.targets.slice(0, start)]
      return targets.flatMap((targetId) =>
        reaching(fight, id, plan.range).map((weapon) => ({
          kind: 'attack' as const,
          targetId,
          weapon,
          ...(hasRange(weapons[weapon]) && plan.range !== undefined && { range: plan.range }),
        })),
      )
    }
  }
}

/** Whether the range of a weapon's shots counts (CI-142). */
export const hasRange = (weapon: Pick<Weapon, 'missile' | 'rangeRow'> | undefined): boolean =>
  weapon?.missile === true && Boolean(weapon.rangeRow)

/** Hexes of the shot a side has declared last in this turn (CI-142), which the next may go as well; null for none. */
export function lastRange({ context }: FightSnapshot, side: Combatant['side']): number | null {
  const shots = Object.entries(context.declarations).flatMap(([id, declaration]) => {
    const isTheirs = combatantOf(context, id)?.side === side
    return isTheirs && declaration.kind === 'attack' ? (declaration.range ?? []) : []
  })
  return shots.at(-1) ?? null
}

/** Those of a group who have not declared, and of whose weapons none reaches as far as a plan goes. */
export function outOfReach(fight: FightContext, who: readonly string[], plan: BulkPlan): string[] {
  if (plan.kind !== 'attack') return []
  return who.filter(
    (id) => fight.declarations[id] === undefined && reaching(fight, id, plan.range).length === 0,
  )
}

/** Hexes a blow reaches without a step, for a group that is not asked where it stands. */
const meleeReach = 1

function reaching(fight: FightContext, id: string, range = 0): number[] {
  const weapons = combatantOf(fight, id)?.sheet.weapons ?? []
  return weaponsOf(fight, id).filter((index) => weapons[index]?.missile || range <= meleeReach)
}

function weaponsOf(fight: FightContext, id: string): number[] {
  const count = combatantOf(fight, id)?.sheet.weapons.length ?? 0
  const last = fight.lastDeclarations[id]
  const used = last?.kind === 'attack' && last.weapon < count ? [last.weapon] : []
  const all = Array.from({ length: count }, (_, index) => index)
  return [...used, ...all.filter((index) => !used.includes(index))]
}
