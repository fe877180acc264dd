import { describe, expect, it } from 'vitest'
import {
  decisionRules,
  decisionWords,
  defaultSettings,
  settingsSchema,
  type DecisionId,
} from '../../../../src/rules/cold-iron/settings'
import words from '../../../../src/rules/cold-iron/words/settings.en.json'

const decisions = Object.keys(decisionRules) as DecisionId[]

describe('the settings of a campaign', () => {
  it('CI-021 CI-048 CI-052 CI-180 CI-216 CI-218: have the reading of the inventory as default', () => {
    expect(settingsSchema.parse({})).toEqual({
      dial: 'assist',
      wakeRule: 'table',
      noHelmetRule: 'minusOne',
      hthBeforeFullTurnSpells: true,
      bonus2Rule: 'adjOfDifference',
      diceTableMode: 'printed',
      trackItemDamage: true,
      multipleHtHMode: 'formula',
      spellCounterBase: 'levelPlusFive',
      reserveTurns: 720,
      pacingMinutes: 0,
    })
    expect(defaultSettings).toEqual(settingsSchema.parse({}))
  })

  it('take nothing outside sense', () => {
    for (const bad of [
      { wakeRule: 'never' },
      { reserveTurns: 0 },
      { reserveTurns: 1.5 },
      { reserveTurns: 10_000 },
      { pacingMinutes: -1 },
      { pacingMinutes: 601 },
    ]) {
      expect(settingsSchema.safeParse(bad).success, JSON.stringify(bad)).toBe(false)
    }
    expect(settingsSchema.parse({ reserveTurns: 1, pacingMinutes: 600 })).toMatchObject({
      reserveTurns: 1,
      pacingMinutes: 600,
    })
  })

  it('each say what they are and why, and cite a rule', () => {
    const known = words.coldIron.settings
    expect(Object.keys(known).sort()).toEqual([...decisions].sort())
    expect(decisions).toHaveLength(Object.keys(defaultSettings).length)
    for (const id of decisions) {
      // What the app does is a matter of the table, no rule's.
      expect(decisionRules[id] ?? 'none').toMatch(id === 'dial' ? /^none$/ : /^CI-\d{3}$/)
      expect(decisionWords(id)).toEqual({
        title: { key: `coldIron.settings.${id}.title` },
        reason: { key: `coldIron.settings.${id}.reason` },
      })
      expect(known[id].title).not.toBe('')
      expect(known[id].reason).not.toBe('')
    }
  })

  it('name every option of a choice', () => {
    for (const [id, entry] of Object.entries(words.coldIron.settings)) {
      if (!('option' in entry)) continue
      const options = Object.keys(entry.option)
      expect(options).toHaveLength(id === 'dial' ? 3 : 2)
      for (const value of options) {
        expect(settingsSchema.parse({ [id]: value })).toMatchObject({ [id]: value })
      }
    }
  })
})
