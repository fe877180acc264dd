import { phrase } from '../../../shared/phrase'
import type { Term } from '../../../shared/term'
import type { SheetRules } from '../../moves/data/sheet-rules'
import { modifierSum } from '../roll'
import type { Settings } from '../settings'
import { characterSchema, statSchema, type Character } from '../sheet'
import { changeOn } from './changes'
import { dealDamage } from './deal-damage'
import { loadTerms } from './load'
import { meddlingBarred } from './meddling'
import { preparationPool } from './preparation'

/** What the moves as data must know of these sheets, under a campaign's settings. */
export function sheetRules(settings: Settings): SheetRules {
  return {
    diceRule: 'DW-001',
    distinct: true,
    shiftsTotal: false,
    terms: (sheet, field) => rollTerms(characterSchema.parse(sheet), field, settings),
    change: (sheet, change) => changeOn(sheet, change),
    perform: (procedures, input) => dealDamage(procedures, input, settings),
    pool: preparationPool,
    barred: (move, option, input) => {
      if (move === 'aidOrInterfere') return meddlingBarred(option, input, settings)
      const isShot = move === 'volley' && option === 'ammo'
      if (!isShot || settings['volley.noAmmo'] === 'ignore') return null
      const isEmpty = characterSchema.parse(input.actor ?? {}).ammo === 0
      return isEmpty ? phrase('dungeonWorld.volley.barred.ammo') : null
    },
  }
}

/** What a stat adds (DW-001, DW-003), and what the load takes off; the load alone by `load`. */
function rollTerms(character: Character, field: string, settings: Settings): Term[] {
  const stat = statSchema.safeParse(field.split('.').at(-1)).data
  const own = stat
    ? modifierSum(
        { score: character.scores[stat], debility: character.debilities.includes(stat) },
        settings,
      ).terms.map((each, at) =>
        at === 0 ? { ...each, label: phrase(`dungeonWorld.stat.${stat}`) } : each,
      )
    : []
  return [...own, ...loadTerms(character)]
}
