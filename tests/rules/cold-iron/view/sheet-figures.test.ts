import { describe, expect, it } from 'vitest'
import { sheetFigures } from '../../../../src/rules/cold-iron/view/body/sheet-figures'
import { fighter, weapon } from '../table'

describe('what somebody fights with', () => {
  it('CI-096, CI-104, CI-118: is what their sheet has, but for what was not entered', () => {
    const sheet = {
      hs: 9,
      armor: { name: 'Chain', T: 4, C: 2 },
      weapons: [weapon({ dice: '2d4', bonus: 0 })],
    }
    const told = sheetFigures(fighter('a', sheet)).map(({ id, value }) => [id, value])
    expect(told).toEqual([
      ['h', '11'],
      ['hs', '9'],
      ['htH', '0'],
      ['d', '14'],
      ['db', '4'],
      ['dm', '0'],
      ['T', '4'],
      ['C', '2'],
      ['weapon0', '2d4'],
    ])
  })
})
