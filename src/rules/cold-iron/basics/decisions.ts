import { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import type { Decision, DecisionKind } from '../../system/settings'
import { decisionRules, decisionWords, settingsSchema, type DecisionId } from '../settings'

/** Under which heading a decision stands on the screen; the order is the screen's. */
const groups: readonly (readonly [group: string, ids: readonly DecisionId[]])[] = [
  ['play', ['dial', 'pacingMinutes']],
  ['fight', ['hthBeforeFullTurnSpells', 'noHelmetRule', 'trackItemDamage', 'diceTableMode']],
  ['handToHand', ['multipleHtHMode', 'bonus2Rule']],
  ['body', ['reserveTurns', 'wakeRule']],
  ['spells', ['spellCounterBase']],
]

/** What can be set, with its words, its rule and its bounds, as the settings screen shows it. */
export const decisions: readonly Decision[] = groups.flatMap(([group, ids]) =>
  ids.map((id) => ({
    id,
    group: phrase(`coldIron.settingGroup.${group}`),
    ...decisionWords(id),
    rule: decisionRules[id],
    kind: kindOf(id),
  })),
)

/** Read off the schema, so that the screen offers what the schema takes. */
function kindOf(id: DecisionId): DecisionKind {
  const field = settingsSchema.shape[id].unwrap()
  if (field instanceof z.ZodBoolean) return { type: 'boolean' }
  if (field instanceof z.ZodNumber) {
    return { type: 'number', min: field.minValue ?? 0, max: field.maxValue ?? 0 }
  }
  const values = field.options.map((value) => ({
    value,
    label: phrase(`coldIron.settings.${id}.option.${value}`),
  }))
  return { type: 'choice', values }
}
