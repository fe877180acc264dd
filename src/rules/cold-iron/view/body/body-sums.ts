import { phrase, type Phrase } from '../../../../shared/phrase'
import { sum, type Sum } from '../../../../shared/term'
import { desperationLeft } from '../../body/desperation'
import type { Combatant } from '../../combatant/combatant'
import { eighths } from '../../body/fatigue'
import { wordsIn } from '../../describe'

const { termOf } = wordsIn('note')

/** A figure of a body that opens into what it is made of. */
interface BodySum {
  id: 'hitPoints' | 'fatigue' | 'desperation'
  title: Phrase
  sum: Sum
}

/**
 * The figures of a body with their arithmetic: hit points left (CI-059), the fatigue level in points
 * (CI-076, CI-078), and turns of desperation left in this battle (CI-065).
 */
export function bodySums({ sheet, state }: Combatant): BodySum[] {
  const { damage, tempFatigue, dailyFatigueEighths, desperationInBattle } = state
  const left = desperationLeft(
    { used: state.desperationUsed, usedInBattle: desperationInBattle },
    sheet.desperationMax,
  )
  const spent = left - sheet.desperationMax
  return [
    told('hitPoints', [
      termOf('pt', sheet.pt, 'CI-059'),
      ...(damage > 0 ? [termOf('damage', -damage, 'CI-059')] : []),
    ]),
    told('fatigue', [
      termOf('wounds', damage, 'CI-076'),
      termOf('temporary', tempFatigue, 'CI-078'),
      termOf('daily', dailyFatigueEighths / eighths, 'CI-078'),
    ]),
    told('desperation', [
      termOf('turns', sheet.desperationMax, 'CI-065'),
      ...(spent < 0 ? [termOf('spent', spent, 'CI-065')] : []),
    ]),
  ]
}

function told(id: BodySum['id'], terms: Sum['terms']): BodySum {
  return { id, title: phrase(`coldIron.note.sum.${id}`), sum: sum(terms) }
}
