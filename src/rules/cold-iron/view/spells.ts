import type { Cast } from '../fight-model/cast'
import { castsOf, isDue, isSpellStep, isUntold, openSaves } from '../turn/casting/casts'
import type { FightContext } from '../fight-model/context'
import { everyone } from '../turn/core/fight'
import { placeOf } from '../turn/core/place'
import type { FightEvent } from '../turn/events'
import { refusalAt } from '../turn/refusal'
import type { StepId } from '../fight-model/steps'
import type { BoardCharge, SpellItem } from './board-model'

/** Spells and items of the turn, and those still under way, by their step; those without one last. */
export function spellsOn(fight: FightContext, now: StepId | null): SpellItem[] {
  const late = (item: SpellItem) => (item.turn ?? Infinity) * 100 + (item.step ?? 0)
  return castsOf(fight)
    .map((cast) => {
      const { completion, status } = cast
      const due = now !== null && isDue(fight, cast, now)
      return {
        cast,
        turn: completion && completion.turn,
        step: completion && placeOf(fight, completion.step),
        due,
        barred: due && status === 'waiting' ? refusalAt(now, fight, anyRoll(cast)) : null,
        openSaves: openSaves(fight, cast),
        untold: isUntold(cast),
      }
    })
    .sort((left, right) => late(left) - late(right) || 0)
}

/** Any finished roll of a spell, to ask the rules whether it may be rolled at all. */
function anyRoll({ id: castId }: Cast): FightEvent {
  return { type: 'spell.roll', castId, roll: '50', typed: true }
}

/** Charged items that can be used in this step, by those who carry them (CI-019). */
export function chargesOn(fight: FightContext, now: StepId | null): BoardCharge[] {
  if (!now || !isSpellStep(now)) return []
  return everyone(fight).flatMap(({ id: combatantId, sheet }) =>
    sheet.items.flatMap(({ name }, item) => {
      const refusal = refusalAt(now, fight, { type: 'spell.click', combatantId, item })
      return refusal ? [] : [{ combatantId, item, name }]
    }),
  )
}
