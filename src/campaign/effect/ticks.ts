import { parseDice, pointsRolled, sidesOf } from '../../shared/dice/dice-notation'
import type { CombatRules } from '../../rules/system/fight/combat'
import type { Tick } from '../../rules/effects/effect'
import type { Read } from '../file/handles'
import { words } from '../words'
import { readFight, type Fight } from '../encounter/fight'
import { combatantsOf } from './counting'
import { readEffects, type EffectRow } from './read'

/** Harm that an effect is still to do this turn, and to whom. */
export interface OpenTick {
  effect: EffectRow & { tick: Tick }
  encounterId: string
  combatantId: string
}

/** What an effect does to a combatant with the faces of its dice; null for no harm. */
export function harmOf(
  rules: CombatRules,
  { effect, combatantId }: OpenTick,
  faces: number[],
  typed: boolean,
): { type: string } | null {
  const { dice, kind } = effect.tick
  const points = pointsRolled(dice, faces)
  if (points === null || points <= 0) return null
  return rules.harm(combatantId, {
    points,
    kind,
    words: words.say(effect.text),
    dice: { faces, typed },
  })
}

/** Whether a fight stands in the step of all ticking, the last one, and an effect has not ticked in its turn. */
function isOpen({ rules, snapshot }: Fight, tick: OpenTick): boolean {
  const moment = rules.momentOf(snapshot)
  if (!moment || moment.step !== rules.stepsInTurn) return false
  if ((tick.effect.tickedTurn ?? 0) >= moment.turn) return false
  const most = sidesOf(parseDice(tick.effect.tick.dice) ?? [])
  const worst = harmOf(rules, tick, most, false)
  // It does nothing to one who is dead or gone.
  return worst !== null && rules.refusal(snapshot, worst) === null
}

/** What is to do its harm now, in all fights or in the one that is given. */
export function openTicks(read: Read, given?: Fight): OpenTick[] {
  const fights = new Map<string, Fight>()
  if (given) fights.set(given.encounter.id, given)
  const fightOf = (id: string) => {
    const fight = fights.get(id) ?? readFight(read, id)
    fights.set(id, fight)
    return fight
  }
  return readEffects(read).flatMap((effect) => {
    const { tick } = effect
    const stands = tick ? combatantsOf(read, effect.bearer)[0] : undefined
    if (!tick || !stands) return []
    const { encounter_id: encounterId, id: combatantId } = stands
    if (given && given.encounter.id !== encounterId) return []
    const open = { effect: { ...effect, tick }, encounterId, combatantId }
    return isOpen(fightOf(encounterId), open) ? [open] : []
  })
}
