import { describe, expect, it } from 'vitest'
import { isDone } from '../../../src/rules/system/act'
import { adjustableOn } from '../../../src/rules/ironsworn/acts'
import { titleOf } from '../../../src/rules/ironsworn/fields'
import { ironsworn } from '../../../src/rules/ironsworn'
import { characterSchema, npcSchema } from '../../../src/rules/ironsworn/sheet'
import type { Effect } from '../../../src/rules/moves/effect'
import { made, told } from './at-table'

function done(id: string, sheet: object, input: object): string[] {
  const act = ironsworn.acts?.find((each) => each.id === id)
  const answer = act?.perform(characterSchema.parse(sheet), act.input.parse(input))
  if (!answer || !isDone(answer)) throw new Error(id)
  return answer.effects.map(({ field, from, to }: Effect) => `${field}: ${from} → ${to}`)
}

describe('what the GM does by hand', () => {
  it('IS-069 IS-076: marks and clears a debility, momentum following its maximum', () => {
    const marked = { debility: 'encumbered', isMarked: true }
    expect(done('debility', { momentum: 10 }, marked)).toEqual([
      ...['debilities:  → encumbered', 'momentum: 10 → 9'],
    ])
    expect(done('debility', { debilities: ['encumbered'] }, marked)).toEqual([])
    const cleared = { debility: 'encumbered', isMarked: false }
    expect(done('debility', { debilities: ['encumbered'], momentum: 9 }, cleared)).toEqual([
      'debilities: encumbered → ',
    ])
  })

  it('IS-076: moves a figure within its bounds', () => {
    expect(done('adjust', {}, { field: 'momentum', by: 20 })).toEqual(['momentum: 2 → 10'])
    expect(done('adjust', { health: { value: 2 } }, { field: 'health.value', by: 2 })).toEqual([
      'health.value: 2 → 4',
    ])
    expect(done('adjust', {}, { field: 'xpEarned', by: -1 })).toEqual([])
  })

  it('IS-076 IS-084: moves the health of a companion within its bounds, and of no other asset', () => {
    const assets = { Hound: { health: { value: 3, max: 4 } }, Archer: {} }
    const field = 'assets.Hound.health.value'
    expect(adjustableOn({ assets })).toContain(field)
    expect(adjustableOn({ assets })).not.toContain('assets.Archer.health.value')
    expect(done('adjust', { assets }, { field, by: 5 })).toEqual([`${field}: 3 → 4`])
    expect(done('adjust', { assets }, { field, by: -5 })).toEqual([`${field}: 3 → 0`])
    expect(titleOf(field)).toEqual({
      ...{ key: 'ironsworn.fieldOf.companion', with: { of: 'Hound' } },
    })
  })

  it('IS-096 IS-190: sets who is in control; out of the fight the tide is as before', () => {
    expect(done('initiative', {}, { to: 'foe' })).toEqual(['initiative: none → foe'])
    const fought = { initiative: 'me', tideUsed: true, lastOutcome: 'weak' }
    expect(done('initiative', fought, { to: 'none' })).toEqual([
      ...['initiative: me → none', 'tideUsed: on → off', 'lastOutcome: weak → none'],
    ])
  })

  it('IS-055: an NPC has nothing that stress could be put on', () => {
    expect(Object.keys(npcSchema.shape)).not.toContain('spirit')
  })

  it('IS-079 IS-082 IS-083: an asset asks nothing of the engine; a note holds what it wants', () => {
    const assets = { Ritual: { type: 'ritual', note: 'Needs a raven’s feather' } }
    expect(characterSchema.parse({ assets }).assets['Ritual']?.note).toBe('Needs a raven’s feather')
    expect(ironsworn.moves['Ritual']).toBeUndefined()
  })

  it('IS-081: what an asset adds is typed in with the roll, and is not counted twice', () => {
    const roll = { given: { adds: 2 } }
    expect(made('gatherInformation', [1, 9, 9], roll).reading.sum.total).toBe(4)
  })

  it('IS-214: figures follow at once, choices are asked for, meaning is left to the table', () => {
    const run = made('faceDanger', [6, 1, 1], { answers: { stat: 'edge' } })
    expect(told(run)).toEqual(['actor momentum: 2 → 3'])
    expect(run.outcome.notes).toEqual([{ key: 'ironsworn.match.strong' }])
  })
})
