import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideHarm } from '../../../../src/rules/iron-fist/harm/divide'

const bare = { armor: 0, shield: 0 }

describe('harm divided', () => {
  it('IF-083 IF-102 IF-104 splits before protection, which counts against each part', () => {
    const parts = [
      { id: 'one', normal: 2, ap: 1, armor: 1, shield: 0 },
      { id: 'two', normal: 1, ap: 0, armor: 1, shield: 1 },
    ]
    expect(divideHarm({ normal: 3, ap: 1 }, parts)).toEqual({
      valid: true,
      harm: { one: 2, two: 0 },
    })
  })

  it.each([
    ['a single part', [{ id: 'one', normal: 3, ap: 0, ...bare }]],
    ['an empty part', [3, 0].map((normal) => ({ id: `${normal}`, normal, ap: 0, ...bare }))],
    ['too little', [1, 1].map((normal, id) => ({ id: `${id}`, normal, ap: 0, ...bare }))],
    ['half points', [1.5, 1.5].map((normal, id) => ({ id: `${id}`, normal, ap: 0, ...bare }))],
    ['the same target twice', [1, 2].map((normal) => ({ id: 'one', normal, ap: 0, ...bare }))],
    ['other piercing harm', [1, 2].map((normal, id) => ({ id: `${id}`, normal, ap: 1, ...bare }))],
  ])('IF-083 refuses %s', (_, parts) => {
    expect(divideHarm({ normal: 3, ap: 0 }, parts)).toEqual({ valid: false, harm: {} })
  })

  it('IF-083 without protection the parts sum up to the whole', () => {
    const part = fc.record({
      normal: fc.integer({ min: 1, max: 4 }),
      ap: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 5 }), (parts) => {
        const whole = (kind: 'normal' | 'ap') => parts.reduce((all, each) => all + each[kind], 0)
        const targets = parts.map((each, index) => ({ ...each, ...bare, id: `${index}` }))
        const { valid, harm } = divideHarm({ normal: whole('normal'), ap: whole('ap') }, targets)
        expect(valid).toBe(true)
        const marked = Object.values(harm).reduce((all, each) => all + each, 0)
        expect(marked).toBe(whole('normal') + whole('ap'))
      }),
    )
  })
})
