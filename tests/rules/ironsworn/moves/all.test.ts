import { describe, expect, it } from 'vitest'
import { ironsworn } from '../../../../src/rules/ironsworn'
import { choicesAllowed, legalOptions } from '../../../../src/rules/ironsworn/moves/options'
import { moveSources } from '../../../../src/rules/ironsworn/moves/sources'
import { characterSchema, partySchema } from '../../../../src/rules/ironsworn/sheet'
import { made, strong, told, weak } from '../at-table'

describe('all moves', () => {
  it('IS-004 IS-006 IS-090: thirty-five of the book, each wants a character, each tells its trigger', () => {
    expect(Object.keys(moveSources)).toHaveLength(35)
    for (const id of Object.keys(moveSources)) {
      const move = ironsworn.moves[id]
      expect(move?.needs).toEqual(['actor'])
      expect(move?.trigger.key).toBe(`ironsworn.${id}.trigger`)
    }
    const extra = Object.keys(ironsworn.moves).filter((id) => !Object.hasOwn(moveSources, id))
    expect(extra).toEqual(['sojournFocus', 'rollHarm', 'rollStress', 'rollPrice'])
  })

  it('IS-213: options have the names of the inventory', () => {
    const hurt = characterSchema.parse({
      ...{ health: { value: 3 }, spirit: { value: 3 }, debilities: ['wounded', 'shaken'] },
    })
    const party = partySchema.parse({ supply: 3 })
    expect(legalOptions('faceDanger', 'weak', hurt, party)).toEqual([
      'momentum',
      'harm',
      'stress',
      'supply',
    ])
    expect(legalOptions('makeCamp', 'strong', hurt, party)).toEqual(['focus', 'prepare'])
    expect(legalOptions('sojourn', 'strong', hurt, party)).toEqual([
      ...['mend', 'hearten', 'recuperate', 'consort', 'provision', 'plan', 'quest'],
    ])
    expect(legalOptions('drawTheCircle', 'weak', hurt, party)).toHaveLength(5)
    expect(legalOptions('endureHarm', 'miss', hurt, party)).toEqual([])
    expect(choicesAllowed('drawTheCircle', 'strong')).toBe(3)
  })

  it('IS-181: nothing to partake of at 0, unless the campaign decides otherwise', () => {
    const hungry = characterSchema.parse({ health: { value: 1 } })
    const party = partySchema.parse({ supply: 0, unprepared: true })
    expect(legalOptions('makeCamp', 'weak', hungry, party)).not.toContain('partake')
    const wounded = characterSchema.parse({
      ...{
        debilities: ['wounded'],
        health: { value: 1 },
        assets: { Owl: { health: { value: 1, max: 3 } } },
      },
    })
    expect(legalOptions('makeCamp', 'weak', wounded, partySchema.parse({}))).toContain('partake')
  })

  it('IS-182: heal lifts wounded alone, unless the campaign decides otherwise', () => {
    const at = { actor: { debilities: ['shaken'] } }
    const inputs = { answers: { stat: 'wits', patient: 'self' } }
    expect(told(made('heal', strong, inputs, at))).toEqual([])
    const both = { ...at, settings: { 'heal.clearsShaken': true } }
    expect(told(made('heal', strong, inputs, both))).toEqual(['actor debilities: shaken → '])
  })

  it('IS-175: one equips, and it is cleared for all, supply rising once', () => {
    const at = {
      ...{ party: { supply: 0, unprepared: true }, actor: { debilities: ['unprepared'] } },
      others: { b: { debilities: ['unprepared'] } },
    }
    const answers = { 'actor.0': 'equip', 'character:b.bond': 'no', 'character:b.0': 'equip' }
    const run = made('sojourn', weak, { answers }, at)
    expect(told(run).filter((line) => line.includes('supply'))).toEqual(['party supply: 0 → 1'])
  })

  it('IS-039 IS-046: vows, journeys and foes have tracks, shared by all who name them', () => {
    const purposes = Object.values(ironsworn.moves).flatMap(({ wantsTracks = [] }) =>
      wantsTracks.map(({ purpose }) => purpose),
    )
    expect([...new Set(purposes)].sort()).toEqual(['foe', 'journey', 'setback', 'vow'])
  })
})
