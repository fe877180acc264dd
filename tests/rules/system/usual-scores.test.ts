import { describe, expect, it } from 'vitest'
import { ruleSystem } from '../../../src/rules'
import { withUsualScores } from '../../../src/rules/system/sheet/usual-scores'

describe('the usual scores of a new character', () => {
  it.each([
    ['IS-056', 'ironsworn', { edge: 3, heart: 2, iron: 2, shadow: 1, wits: 1 }],
    ['DW-003', 'dungeon-world', { str: 16, dex: 15, con: 13, int: 12, wis: 9, cha: 8 }],
  ])('%s: are dealt out on a sheet of %s, which reads them', (rule, id, dealt) => {
    const system = ruleSystem(id)
    const usual = system?.usualScores
    if (!usual) throw new Error('there are none')
    expect(usual.rule).toBe(rule)
    const blank = system.sheets.character.parse({})
    const sheet = system.sheets.character.parse(withUsualScores(blank, usual))
    expect(sheet).toEqual({ ...blank, [usual.field]: dealt })
  })

  it('DW-003: the highest that stands there gets the best, so that whoever deals says the order', () => {
    const usual = ruleSystem('dungeon-world')?.usualScores
    if (!usual) throw new Error('there are none')
    const wizard = { scores: { str: 8, dex: 12, con: 10, int: 17, wis: 13, cha: 10 } }
    const dealt = withUsualScores(wizard, usual)
    expect(dealt).toEqual({ scores: { int: 16, wis: 15, dex: 13, con: 12, cha: 9, str: 8 } })
    expect(withUsualScores(dealt, usual)).toEqual(dealt)
  })
})
