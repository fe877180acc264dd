import { describe, expect, it } from 'vitest'
import { ironsworn } from '../../../../src/rules/ironsworn'
import { answersTo, made, miss, open, strong, told, weak } from '../at-table'
import { moveSources } from '../move-sources'

describe('all moves', () => {
  it('IS-006 IS-090: thirty-five of the book, each made by a character on its trigger', () => {
    expect(Object.keys(moveSources)).toHaveLength(35)
    for (const id of Object.keys(moveSources)) {
      const move = ironsworn.moves[id]
      expect(move?.needs).toEqual(['actor'])
      expect(move?.trigger.key).toBe(`ironsworn.${id}.trigger`)
    }
    const extra = Object.keys(ironsworn.moves).filter((id) => !Object.hasOwn(moveSources, id))
    expect(extra).toEqual([
      ...['sojournFocus', 'swearToDeath', 'swearToVision', 'rollHarm', 'rollStress', 'rollPrice'],
    ])
  })

  it('IS-004: more than four may play, and the figures are the same for each', () => {
    const six = ['b', 'c', 'd', 'e', 'f'].map((id) => [id, { spirit: { value: 3 } }])
    const others = Object.fromEntries(six) as Record<string, object>
    const relaxed = Object.keys(others).map((id) => [`character:${id}.0`, 'relax'])
    const answers = { 'actor.0': 'relax', ...Object.fromEntries(relaxed) }
    const at = { actor: { spirit: { value: 3 } }, others }
    const camp = told(made('makeCamp', [1, 2, 9], { answers }, at))
    expect(camp).toEqual([
      'actor spirit.value: 3 → 4',
      ...Object.keys(others).map((id) => `character:${id} spirit.value: 3 → 4`),
    ])
    expect(
      told(made('makeCamp', [1, 2, 9], { answers: { 'actor.0': 'relax' } }, { actor: at.actor })),
    ).toEqual(['actor spirit.value: 3 → 4'])
  })

  it('IS-213: options have the names of the inventory, and what would do nothing is not open', () => {
    const at = {
      actor: { health: { value: 3 }, spirit: { value: 3 }, debilities: ['wounded', 'shaken'] },
      party: { supply: 3 },
    }
    expect(open('faceDanger', weak, { answers: { stat: 'edge' } }, at)).toEqual([
      ...['momentum', 'harm', 'stress', 'supply'],
    ])
    expect(answersTo('actor.0', 'makeCamp', strong, {}, at)).toEqual([
      ...['focus', 'prepare', 'nothing'],
    ])
    expect(answersTo('actor.0', 'sojourn', strong, {}, at)).toEqual([
      ...['mend', 'hearten', 'provision', 'plan', 'quest', 'nothing'],
    ])
    expect(open('endureHarm', miss, { given: { harm: 0 } }, at)).toEqual([])
  })

  it('IS-181: nothing to partake of at 0; a wounded one still feeds companions', () => {
    const hungry = { actor: { health: { value: 1 } }, party: { supply: 0, unprepared: true } }
    const camp = (at: object) => answersTo('actor.0', 'makeCamp', [6, 1, 1], {}, at)
    expect(camp(hungry)).not.toContain('partake')
    expect(camp({ ...hungry, settings: { 'partake.atZero': true } })).toContain('partake')
    const assets = { Owl: { health: { value: 1, max: 3 } } }
    const wounded = { actor: { debilities: ['wounded'], health: { value: 1 }, assets } }
    expect(camp(wounded)).toContain('partake')
  })

  it('IS-182: heal lifts wounded alone, unless the campaign decides otherwise', () => {
    const at = { actor: { debilities: ['shaken'] } }
    const inputs = { answers: { patient: 'self' } }
    expect(told(made('heal', strong, inputs, at))).toEqual([])
    const both = { ...at, settings: { 'heal.clearsShaken': true } }
    expect(told(made('heal', strong, inputs, both))).toEqual(['actor debilities: shaken → '])
  })

  it('IS-039 IS-046: vows, journeys and foes have tracks, shared by all who name them', () => {
    const purposes = Object.values(ironsworn.moves).flatMap(({ wantsTracks = [] }) =>
      wantsTracks.map(({ purpose }) => purpose),
    )
    expect([...new Set(purposes)].sort()).toEqual(['foe', 'journey', 'setback', 'vow'])
  })
})
