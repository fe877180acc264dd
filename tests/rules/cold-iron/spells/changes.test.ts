import { describe, expect, it } from 'vitest'
import { lentFigures } from '../../../../src/rules/cold-iron/combatant/lent'
import {
  changesSaid,
  readChanges,
  type LentNames,
} from '../../../../src/rules/cold-iron/spells/changes'
import lent from '../../../../src/rules/cold-iron/words/lent.en.json'

const names = Object.fromEntries(
  lentFigures.map((figure) => [figure, lent.coldIron.lentWords[figure].split(', ')]),
) as unknown as LentNames

describe('CI-203 what is typed for the figures a spell changes', () => {
  it.each([
    ['T +2', [{ figure: 'T', plus: 2 }]],
    ['t of armour + 2', [{ figure: 'T', plus: 2 }]],
    ['armour: +3', [{ figure: 'T', plus: 3 }]],
    ['+2 T', [{ figure: 'T', plus: 2 }]],
    [
      'T +2, D −1',
      [
        { figure: 'T', plus: 2 },
        { figure: 'd', plus: -1 },
      ],
    ],
    [
      'Dm +4 Db -2',
      [
        { figure: 'dm', plus: 4 },
        { figure: 'db', plus: -2 },
      ],
    ],
    ['-3 to all attacks', [{ figure: 'attack', plus: -3 }]],
    ['hand to hand +4', [{ figure: 'htH', plus: 4 }]],
    ['', []],
  ])('%s', (typed, changes) => {
    expect(readChanges(typed, names)).toEqual(changes)
  })

  it.each(lentFigures)('reads %s by the name it is shown with', (figure) => {
    expect(readChanges(`${lent.coldIron.lent[figure]} −3`, names)).toEqual([{ figure, plus: -3 }])
  })

  it.each([
    ['luck +2', 'unknown'],
    ['T 2', 'unknown'],
    ['T +2 and more', 'unknown'],
    ['T +1d6', 'unknown'],
    ['T +0', 'tooMuch'],
    ['move +100', 'tooMuch'],
    ['T +1 '.repeat(13), 'tooMany'],
  ])('is not read: %s', (typed, why) => {
    expect(readChanges(typed, names)).toMatchObject({ key: `coldIron.lent.${why}` })
  })

  it.each([
    ['T of armour + 2.', [{ figure: 'T', plus: 2 }]],
    [
      'A shield of air: D +4, and Dm +4 before arrows.',
      ['d', 'dm'].map((figure) => ({ figure, plus: 4 })),
    ],
    ['Slow and weak, −2 to all attacks.', [{ figure: 'attack', plus: -2 }]],
    ['1d6 + 2 damage to one body, as fire.', []],
    ['Eyes full of light: no attack and no aim while it lasts.', []],
    ['Talks with the dead +5.', []],
  ])('the words of a sheet say: %s', (does, changes) => {
    expect(changesSaid(does, names)).toEqual(changes)
  })
})
