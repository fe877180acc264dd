import { describe, expect, it } from 'vitest'
import { inflictHarmFor } from '../../../../src/rules/iron-fist/harm/inflict-harm'
import { sufferHarmFor } from '../../../../src/rules/iron-fist/harm/suffer-harm'
import { npcSchema } from '../../../../src/rules/iron-fist/npc'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'
import { characterSchema } from '../../../../src/rules/iron-fist/sheet'

const actor = characterSchema.parse({ advantageDie: 6, counters: { health: 2 } })
const target = npcSchema.parse({ kind: 'demon', harmSuffered: 1, armor: 1 })
const blow = { actor, target, targetKind: 'npc' as const, given: { harm: 4, ap: 0 } }
const pain = { actor, given: { harm: 2, ap: 0 } }

describe('the Advantage Die in a roll of harm', () => {
  it('IF-011 IF-108 stands in for the single die of Inflict Harm, and starts again', () => {
    const input = { ...blow, dice: [1], swap: { die: 0 } }
    const move = inflictHarmFor()
    expect(move.swaps?.({ ...blow, dice: [1] })?.offers).toMatchObject([
      { swap: { die: 0 }, total: 10, band: '10+', leaves: 1 },
    ])
    expect(move.read(input)).toMatchObject({ sum: { total: 10 }, band: '10+' })
    const die = (effects: unknown) =>
      (effects as { field: string; from: number; to: number }[])
        .filter(({ field }) => field === 'advantageDie')
        .map(({ from, to }) => [from, to])
    expect(die(move.effects(input, ['out']))).toEqual([[6, 1]])
    expect(die(move.effects(input, ['wound', 'edge']))).toEqual([
      [6, 1],
      [1, 2],
    ])
  })

  it('IF-011 not where the campaign keeps it from a single die, nor for circumstance', () => {
    const barred = inflictHarmFor({ ...defaultSettings, 'ad.allowOnSingleDie': false })
    expect(barred.swaps?.({ ...blow, dice: [1] })).toBeNull()
    const { target: body, targetKind, given } = blow
    const nobody = { target: body, targetKind, given, dice: [1] }
    expect(inflictHarmFor().swaps?.(nobody)).toBeNull()
    expect(() => inflictHarmFor().read({ ...nobody, swap: { die: 0 } })).toThrow()
  })

  it('IF-010 IF-113 leaves nothing to take for the softer way out of Suffer Harm', () => {
    const input = { ...pain, dice: [4, 5], swap: { die: 0 } }
    const { choice, ...read } = sufferHarmFor().read(input)
    expect(read).toMatchObject({ sum: { total: 11 }, band: '10+' })
    expect(choice?.picks.find(({ id }) => id === 'notSoBad')?.barred?.key).toBe(
      'ironFist.sufferHarm.refused.adAtMinimum',
    )
  })

  it('IF-011 is added point by point where it is spent as a bonus', () => {
    const move = sufferHarmFor({ ...defaultSettings, 'ad.mode': 'bonus' })
    const input = { ...pain, dice: [4, 4], swap: { bonus: 2 } }
    expect(move.read(input)).toMatchObject({ sum: { total: 10 }, band: '10+' })
    expect(move.effects(input, ['strikeBack'])).toMatchObject([
      { field: 'advantageDie', from: 6, to: 4 },
      { field: 'counters.health', to: 0 },
      { field: 'advantageDie', from: 4, to: 5 },
    ])
  })
})
