import { fighter, gather, weapon, type Table } from './table'

/** Those in the fight. */
export const ids = ['2', '1', 'c', 'd'] as const
const arms = [
  weapon({ dice: '2d6', hp: 7 }),
  weapon({
    name: 'Bow',
    class: 'bow',
    missile: true,
    dice: '1d8',
    vsT: 2,
    rangeRow: 'hunters-bow',
    fumblePenalty: -2,
    ammo: 'arrow',
    shotsCarried: 4,
  }),
  weapon({ name: 'Pike', reach: 'long', dice: '1d12', crit: 'random' }),
  weapon({
    name: 'Fist',
    reach: 'short',
    class: 'natural',
    dice: '2d8',
    fatigue: true,
    crit: 'blunt',
  }),
  weapon({
    name: 'Crossbow',
    class: 'crossbow',
    missile: true,
    dice: '1d10',
    vsT: 2,
    loadTurns: 2,
    hp: 9,
    ammo: 'bolt',
  }),
]
const armor = { T: 3, C: 2, hpGrace: 4, hpSteps: [2, 5] }

/** The fight they walk through. */
export function people(): Table {
  const magic = { aml: 8, pml: 4, talAdj: 2, willAdj: 1, mptPerLevel: 3, mpMax: 40 }
  const items = [{ name: 'Wand', level: 2, aml: 6, charges: 2 }, { name: 'Ring' }]
  const sheet = {
    weapons: arms,
    maFull: 6,
    fighterLevel: 6,
    hm: 9,
    con: 8,
    armor,
    regenPerTurn: 1,
    ...magic,
    items,
  }
  return gather(
    ...ids.map((id, index) => {
      const parry = index % 2 === 0 ? { shield: { hp: 9 } } : { parryMode: 'weapon' }
      return fighter(id, {
        ...sheet,
        ...parry,
        pt: 10 + index,
        d: 6 + 8 * (index % 2),
        db: 5,
        dbL: -1,
        large: id === 'd',
      })
    }),
  )
}
