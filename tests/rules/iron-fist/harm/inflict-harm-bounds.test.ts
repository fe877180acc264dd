import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inflictHarmFor } from '../../../../src/rules/iron-fist/harm/inflict-harm'
import { npcKindSchema } from '../../../../src/rules/iron-fist/npc'
import { Refusal } from '../../../../src/shared/reply'
import { frozen } from '../frozen'

const inflictHarm = inflictHarmFor()

const strong = { target: {}, given: { harm: 0, ap: 0 }, dice: [6, 6], actor: {} }
const pickIds = ['dead', 'out', 'wound', 'edge', 'panic', 'gold', '']
const points = fc.integer({ min: 0, max: 10 })
const six = fc.integer({ min: 1, max: 6 })
const anyBlow = fc
  .record({
    kind: fc.constantFrom(...npcKindSchema.options),
    harmSuffered: points,
    armor: points,
    shield: points,
  })
  .chain((target) =>
    fc.record({
      actor: fc.record({ advantageDie: six }),
      target: fc.constant(target),
      given: fc.record({ harm: points, ap: points }),
      dice: fc.array(six, {
        minLength: target.kind === 'minion' ? 2 : 1,
        maxLength: target.kind === 'minion' ? 2 : 1,
      }),
    }),
  )

describe('Inflict Harm refuses', () => {
  it.each([
    ['no pick at all', []],
    ['a single lesser pick', ['wound']],
    ['the same lesser pick twice', ['wound', 'wound']],
    ['three lesser picks', ['wound', 'edge', 'panic']],
    ['both ways out', ['dead', 'out']],
    ['the same way out twice', ['dead', 'dead']],
    ['a way out with a lesser pick', ['dead', 'wound']],
    ['a pick nobody offered', ['gold']],
  ])('IF-109 on 10+ %s', (_, picks) => {
    expect(inflictHarm.effects(strong, picks)).toHaveProperty('key')
  })

  it.each([[[]], [['dead']], [['wound', 'edge']], [['gold']]])('IF-110 on 7-9 %j', (picks) => {
    expect(inflictHarm.effects({ ...strong, dice: [4, 4] }, picks)).toHaveProperty('key')
  })

  it.each([
    ['one die too few', { dice: [3] }],
    ['a seven', { dice: [3, 7] }],
    ['a negative harm', { given: { harm: -1 } }],
    ['a harm of 11', { given: { harm: 11 } }],
    ['half a point', { given: { ap: 0.5 } }],
  ])('IF-108 %s', (_, change) => {
    expect(() => inflictHarm.read({ ...strong, ...change })).toThrow(Refusal)
  })
})

describe('whatever is rolled and picked', () => {
  it('IF-107 the harm is marked once, within bounds, and nothing changes before it is applied', () => {
    const picked = fc.array(fc.constantFrom(...pickIds), { maxLength: 3 })
    fc.assert(
      fc.property(anyBlow, picked, (blow, picks) => {
        const { target, given, actor } = frozen(blow)
        const answer = inflictHarm.effects(blow, frozen(picks))
        if (!Array.isArray(answer)) return
        const through = Math.max(0, given.harm - target.armor - target.shield) + given.ap
        const wound = picks.includes('wound') ? 1 : 0
        const harm = answer.find(({ field }) => field === 'harmSuffered')
        expect(harm?.to ?? target.harmSuffered).toBe(target.harmSuffered + through + wound)
        const edge = answer.find(({ field }) => field === 'advantageDie')
        expect(edge?.to ?? actor.advantageDie).toBeLessThanOrEqual(6)
      }),
    )
  })
})
