import { describe, expect, it } from 'vitest'
import { ironFist } from '../../../src/rules/iron-fist'
import { bandOf, stepBand } from '../../../src/rules/moves/band'

describe('bands', () => {
  it('IF-002 are read off the total', () => {
    expect([6, 7, 9, 10].map(bandOf)).toEqual(['6-', '7-9', '7-9', '10+'])
  })

  it('IF-006 move by steps, and stop at either end', () => {
    expect(stepBand('7-9')).toBe('7-9')
    expect(stepBand('6-', 1)).toBe('7-9')
    expect(stepBand('6-', 2)).toBe('10+')
    expect(stepBand('10+', 1)).toBe('10+')
    expect(stepBand('10+', -1)).toBe('7-9')
    expect(stepBand('6-', -1)).toBe('6-')
  })

  it('IF-006 IF-040 help counts in the harm rolls, too', () => {
    const { inflictHarm, sufferHarm } = ironFist.moves
    const actor = { counters: { health: 3 } }
    const suffered = { actor, given: { harm: 1 }, dice: [2, 3] }
    expect(sufferHarm?.read(suffered).band).toBe('7-9')
    expect(sufferHarm?.read({ ...suffered, shift: 1 }).band).toBe('10+')
    const target = ironFist.sheets.npc.parse({ kind: 'relevant' })
    const inflicted = { target, targetKind: 'npc' as const, given: { harm: 1, ap: 0 }, dice: [5] }
    expect(inflictHarm?.read(inflicted).band).toBe('6-')
    expect(inflictHarm?.read({ ...inflicted, shift: 1 })).toMatchObject({
      ...{ band: '7-9', sum: { total: 6 } },
    })
  })
})
