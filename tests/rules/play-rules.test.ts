import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ironFist } from '../../src/rules/iron-fist'
import { defineRuleSystem, playRules } from '../../src/rules/system/system'

const tiny = defineRuleSystem({
  ...{ id: 'tiny', title: { key: 'tiny.title' }, version: 1, moves: {} },
  sheets: { character: z.object({}), npc: z.object({}) },
  words: { en: {} },
})
const usual = { settings: {}, charts: {} }
const refusing = { settings: { 'eom.gmReportAtPlayers': 'never' }, charts: {} }

describe('what is played by', () => {
  it('of a system that leaves no choice is the system as it stands', () => {
    expect(playRules(tiny, usual)).toBe(tiny)
  })

  it('IF-065 follows the rulings, and is made once for the same ones', () => {
    const published = playRules(ironFist, usual)
    expect(published.endOfMission?.gmReports(2)).toBe(true)
    expect(ironFist.endOfMission?.gmReports(2)).toBe(true)
    const decided = playRules(ironFist, refusing)
    expect(decided.endOfMission?.gmReports(2)).toBe(false)
    expect(playRules(ironFist, { ...refusing })).toBe(decided)
    expect(playRules(ironFist, usual).endOfMission?.gmReports(2)).toBe(true)
  })

  it('has the same moves and acts whatever was decided', () => {
    const names = (rules: typeof ironFist | ReturnType<typeof playRules>) => [
      Object.keys(rules.moves),
      rules.acts?.map(({ id }) => id),
    ]
    expect(names(playRules(ironFist, refusing))).toEqual(names(ironFist))
    expect(Object.keys(ironFist.moves)).toHaveLength(12)
  })
})
