import { describe, expect, it } from 'vitest'
import { debilityAsk, debilityTaken } from '../../../../src/rules/iron-fist/harm/debility'
import { characterSchema } from '../../../../src/rules/iron-fist/sheet'
import { applyEffects } from '../../../../src/rules/moves/apply'
import { isAnswered } from '../../../../src/rules/moves/ask'

const lame = { on: 'actor', field: 'debilities', from: '', to: 'Lame', rule: 'IF-116' }
const saved = { on: 'actor', field: 'dying', from: 'on', to: 'off', rule: 'IF-115' }

describe('a debility named while the harm is suffered', () => {
  it('IF-116 is asked for where it is picked, in few words, and may wait', () => {
    expect(debilityAsk(false)).toEqual([])
    const [ask] = debilityAsk(true)
    if (!ask) throw new Error('nothing asked')
    expect(ask).toMatchObject({ id: 'debility', who: 'player', rule: 'IF-116' })
    expect(isAnswered(ask)).toBe(true)
    expect(isAnswered(ask, { debility: 'x'.repeat(80) })).toBe(true)
    expect(isAnswered(ask, { debility: 'x'.repeat(81) })).toBe(false)
  })

  it('IF-116 is written on the sheet; unnamed it is kept in mind', () => {
    const hero = characterSchema.parse({})
    const taken = debilityTaken(hero, '  Lame ')
    expect(taken).toEqual({ effects: [lame], notes: [] })
    expect(characterSchema.parse('effects' in taken && applyEffects(hero, taken.effects))).toEqual({
      ...hero,
      debilities: [{ text: 'Lame', takenAt: '' }],
    })
    for (const debility of ['', '   ']) {
      expect(debilityTaken(hero, debility)).toEqual({
        effects: [],
        notes: [{ key: 'ironFist.debility.write' }],
      })
    }
  })

  it('IF-115 saves one who is dying; IF-116 none is taken twice', () => {
    const dying = characterSchema.parse({ dying: true, debilities: [{ text: 'Deaf' }] })
    expect(debilityTaken(dying, 'Lame')).toEqual({
      effects: [lame, saved],
      notes: [],
    })
    expect(debilityTaken(dying, 'Deaf')).toEqual({
      key: 'ironFist.debility.refused.known',
    })
    expect(debilityTaken(dying)).toMatchObject({ effects: [saved] })
  })
})
