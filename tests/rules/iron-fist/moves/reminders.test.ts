import { describe, expect, it } from 'vitest'
import { ironFist } from '../../../../src/rules/iron-fist'

describe('what is to be kept in mind in Iron Fist', () => {
  it('IF-093 an ally’s free attack is gone with the session', () => {
    expect(ironFist.reminders?.session).toContain('ironFist.faceDeath.note.allyFree')
  })
})

describe('moves that come of others', () => {
  it('IF-106 IF-112 are none that somebody helps by', () => {
    const those = Object.values(ironFist.moves ?? {}).filter(({ isConsequence }) => isConsequence)
    expect(those.map(({ id }) => id)).toEqual(['inflictHarm', 'sufferHarm'])
  })
})
