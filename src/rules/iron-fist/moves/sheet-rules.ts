import { phrase } from '../../../shared/phrase'
import { term, type Term } from '../../../shared/term'
import type { SheetRules } from '../../moves/data/sheet-rules'
import { statInUse } from '../gear/armor'
import { defaultSettings, type Settings } from '../settings'
import { characterSchema, counterSchema, type Character } from '../sheet'
import { advantagePool } from './advantage-die'
import { changeOn } from './changes'
import { dealHarm } from './deal-harm'

/** What the moves as data must know of these sheets, under a campaign's settings. */
export function sheetRules(settings: Settings = defaultSettings): SheetRules {
  return {
    diceRule: 'IF-001',
    distinct: settings['picks.distinct'],
    shiftsTotal: settings['step.affectsTotal'],
    terms: (sheet, field) => figureTerms(characterSchema.parse(sheet), field, settings),
    change: (sheet, change, answers, key, { source }) =>
      changeOn(sheet, change, { answers, key, settings, source }),
    perform: (procedures, input) => dealHarm(procedures, input, settings),
    pool: advantagePool(settings),
  }
}

/** What a stat or a counter adds to a roll (IF-001, IF-003). */
function figureTerms(character: Character, field: string, settings: Settings): Term[] {
  const name = field.split('.').at(-1) ?? field
  const counter = counterSchema.safeParse(name)
  if (counter.success) {
    const label = phrase(`ironFist.counter.${name}`)
    return [term(label, character.counters[counter.data], 'IF-003')]
  }
  const stat = statNames.find((each) => each === name)
  return stat ? statInUse(character, stat, settings).terms : []
}

/** The stats of a character. */
export const statNames = ['steel', 'edge', 'charm', 'shadow', 'brains'] as const
