import { phrase, type Phrase } from '../../../../shared/phrase'
import { weaponDiceText } from '../../attack/weapon-dice'
import type { Combatant } from '../../combatant/combatant'

/** A figure of the sheet as a card shows it, or what a weapon deals. */
interface SheetFigure {
  id: string
  /** What it is called: a key for figures, for weapons their own name. */
  title: Phrase | string
  value: string
}

const attacks = ['h', 'hs', 'hw', 'hm', 'htH'] as const
const defences = ['d', 'db', 'dw', 'dm'] as const

/**
 * What somebody fights with as their sheet has it, before anything of the moment changes it: attacks and
 * defences (CI-096, CI-104), armour (CI-118), and the dice of each weapon. What was not entered is left out.
 */
export function sheetFigures({ sheet }: Combatant): SheetFigure[] {
  const figure = (id: (typeof attacks)[number] | (typeof defences)[number]): SheetFigure[] => {
    const value = sheet[id]
    if (value === undefined) return []
    return [{ id, title: phrase(`coldIron.figure.${id}`), value: String(value) }]
  }
  const { T, C } = sheet.armor
  const armour = [
    { id: 'T', title: phrase('coldIron.figure.armor.T'), value: String(T) },
    { id: 'C', title: phrase('coldIron.figure.armor.C'), value: String(C) },
  ]
  const weapons = sheet.weapons.map((weapon, place) => ({
    id: `weapon${place}`,
    title: weapon.name,
    value: weaponDiceText(weapon),
  }))
  return [...attacks.flatMap(figure), ...defences.flatMap(figure), ...armour, ...weapons]
}
