import { expect, it } from 'vitest'
import { firstInput } from '../../../../src/renderer/moves/acts/acting'
import { levelInput } from '../../../../src/renderer/systems/dungeon-world/acts/level-input'
import { dungeonWorld } from '../../../../src/rules/dungeon-world'

const act = dungeonWorld.acts?.find(({ id }) => id === 'levelUp')

it('DW-089 DW-092: a level begins in free time that has none yet, and with no score chosen', () => {
  const begins = (own: object) =>
    act && firstInput(act, levelInput, dungeonWorld.sheets.character.parse(own))
  const paid = { level: 1, xp: 8 }
  expect(begins(paid)).toMatchObject({ downtime: 'same', raise: '' })
  expect(begins({ ...paid, scores: { str: 18 }, levelsThisDowntime: 1 })).toMatchObject({
    downtime: 'new',
    raise: '',
  })
  // Where nothing is taken it stays as usual, and says why not.
  expect(begins({ level: 1, xp: 0 })).toMatchObject({ downtime: 'same', raise: '' })
})
