import { phrase, type Phrase } from '../../../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../../../shared/term'
import { weaponDiceText } from '../../attack/weapon-dice'
import type { Combatant } from '../../combatant/combatant'
import { lentTo, parted } from '../../combatant/lent'

/** A figure of the sheet as a card shows it, or what a weapon deals. */
interface SheetFigure {
  id: string
  /** What it is called: a key for figures, for weapons their own name. */
  title: Phrase | string
  value: string
  /** Where something that lasts changes it, what it is made of. */
  sum: Sum | null
}

const attacks = ['h', 'hs', 'hw', 'hm', 'htH'] as const
const defences = ['d', 'db', 'dw', 'dm'] as const

/**
 * What somebody fights with as their sheet has it and what lasts on them changes it: attacks and defences
 * (CI-096, CI-104), armour (CI-118, CI-203), and the dice of each
 * weapon. What was not entered is left out.
 */
export function sheetFigures({ sheet }: Combatant): SheetFigure[] {
  const figure = (id: (typeof attacks)[number] | (typeof defences)[number]): SheetFigure[] => {
    const value = sheet[id]
    if (value === undefined) return []
    const title = phrase(`coldIron.figure.${id}`)
    return [shown(id, title, parted(sheet, id, term(phrase('coldIron.lent.own'), value, '')))]
  }
  const { T, C } = sheet.armor
  const byArmour = term(phrase('coldIron.lent.own'), T, '')
  const armour = [
    shown('T', phrase('coldIron.figure.armor.T'), [byArmour, ...lentTo(sheet, 'T', 'CI-203')]),
    { id: 'C', title: phrase('coldIron.figure.armor.C'), value: String(C), sum: null },
  ]
  const weapons = sheet.weapons.map((weapon, place) => ({
    id: `weapon${place}`,
    title: weapon.name,
    value: weaponDiceText(weapon),
    sum: null,
  }))
  return [...attacks.flatMap(figure), ...defences.flatMap(figure), ...armour, ...weapons]
}

function shown(id: string, title: Phrase, terms: Term[]): SheetFigure {
  const all = sum(terms)
  return { id, title, value: String(all.total), sum: terms.length > 1 ? all : null }
}
