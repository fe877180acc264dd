import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encounterSchema } from '../../../../src/rules/cold-iron/alertness/encounter'
import { meetEncounter, sightEncounter } from '../../../../src/rules/cold-iron/alertness/meeting'
import {
  observerSchema,
  stake,
  type Observer,
} from '../../../../src/rules/cold-iron/alertness/observer'
import { alertnessCharts } from '../../../../src/rules/cold-iron/alertness/tables'
import { fromStake, warningOf } from '../../../../src/rules/cold-iron/alertness/warning'
import { keys, told } from '../terms'

type Own = Partial<Observer>
const { rows } = alertnessCharts.distance

describe('a warning', () => {
  it.each([
    ['normal', -1, 2, false],
    ['normal', 0, 3, true],
    ['normal', 2, 3, true],
    ['normal', 3, 4, true],
    ['normal', 6, 5, true],
    ['obvious', -1, 2, false],
    ['obvious', 1, 3, true],
    ['obvious', 2, 4, true],
    ['obvious', 5, 5, true],
    ['stealthyMelee', -1, 0, false],
    ['stealthyMelee', 0, 1, true],
    ['stealthyMelee', 3, 2, true],
    ['stealthyMissile', -1, 0, false],
    ['stealthyMissile', 5, 2, true],
    ['invisibleSilent', 0, 0, true],
    ['invisibleSilent', 30, 0, true],
  ] as const)('CI-038: row %s at %i gives %i turns, spotted: %s', (row, margin, turns, spotted) => {
    const warning = warningOf(rows[row], margin, 10)
    expect([warning.turns.total, warning.spotted]).toEqual([turns, spotted])
  })

  it('CI-037: a failure is as the row says', () => {
    expect(warningOf(rows.invisibleSilent, -1, 9)).toMatchObject({ unawares: true, distance: null })
    expect(warningOf(rows.invisibleSilent, 0, 9)).toMatchObject({ unawares: false, distance: null })
    expect(warningOf(rows.stealthyMissile, -1, 9)).toMatchObject({
      stationary: true,
      closesInTurn: null,
      distance: null,
    })
    expect(warningOf(rows.stealthyMissile, 0, 9).stationary).toBe(false)
    expect(warningOf(rows.stealthyMelee, -1, 9).closesInTurn).toBe(1)
    expect(warningOf(rows.stealthyMelee, 0, 9).closesInTurn).toBeNull()
  })

  it('CI-039: distance is turns at broken movement; half a move when nobody noticed', () => {
    const early = warningOf(rows.normal, 6, 9)
    expect(early.distance?.total).toBe(45)
    expect(told(early.distance)).toEqual([
      [27, 'CI-039'],
      [18, 'CI-039'],
    ])
    expect(told(early.turns)).toEqual([
      [3, 'CI-037'],
      [2, 'CI-038'],
    ])
    expect(keys(early.distance)).toEqual(['warning', 'earlier'])
    expect(warningOf(rows.stealthyMelee, -1, 9).distance?.total).toBe(5)
    expect(warningOf(rows.stealthyMelee, -9, 8).distance?.total).toBe(4)
    expect(keys(warningOf(rows.stealthyMelee, -1, 8).distance)).toEqual(['halfMove'])
    expect(told(warningOf(rows.stealthyMelee, -1, 8).distance)).toEqual([[4, 'CI-039']])
  })

  it('CI-036: a stake that notices measures the distance from where it stands', () => {
    const warned = fromStake(warningOf(rows.normal, 0, 9), 20)
    expect(warned.distance?.total).toBe(47)
    expect(told(warned.distance)).toEqual([
      [27, 'CI-039'],
      [20, 'CI-036'],
    ])
    expect(fromStake(warningOf(rows.normal, -1, 9), 20).distance?.total).toBe(18)
    expect(fromStake(warningOf(rows.invisibleSilent, 0, 9), 20).distance).toBeNull()
  })

  it('CI-038: a better check never gives less warning', () => {
    const ids = fc.constantFrom(...(Object.keys(rows) as (keyof typeof rows)[]))
    fc.assert(
      fc.property(ids, fc.integer({ min: -60, max: 60 }), fc.nat(20), (id, margin, more) => {
        const less = warningOf(rows[id], margin, 10).turns.total
        expect(warningOf(rows[id], margin + more, 10).turns.total).toBeGreaterThanOrEqual(less)
      }),
    )
  })
})

describe('a meeting', () => {
  const at = encounterSchema.parse({ maBroken: 10 })
  const checker = (id: string, alt: number, own: Own = {}) => ({
    id,
    observer: observerSchema.parse({ alt, ...own }),
    roll: '50',
  })

  it('CI-037: the best check of the party counts', () => {
    const met = meetEncounter([checker('a', 12), checker('b', 18), checker('c', 15)], at)
    expect(met?.best).toMatchObject({ id: 'b', margin: 3, wakes: false })
    expect(met?.best.warning.turns.total).toBe(4)
    expect(met?.sightings.map(({ id, margin }) => [id, margin])).toEqual([
      ['a', -3],
      ['b', 3],
      ['c', 0],
    ])
    expect(meetEncounter([], at)).toBeNull()
  })

  it('CI-037: a long warning beats a success, a success a failure, then the margin counts', () => {
    const hidden = encounterSchema.parse({ effects: ['invisibility'], maBroken: 10 })
    const seer = { seeInvisible: true }
    const met = meetEncounter([checker('a', 27), checker('b', 12, seer)], hidden)
    expect(met?.best).toMatchObject({ id: 'b', margin: -3 })
    const unseen = encounterSchema.parse({ effects: ['invisibility', 'silence'] })
    const smeller = { scent: true }
    const upwind = { ...unseen, upwind: true }
    const close = meetEncounter([checker('a', 19, smeller), checker('b', 30)], upwind)
    expect(close?.best.id).toBe('b')
    const near = meetEncounter([checker('a', 16), checker('b', 15), checker('c', 17)], at)
    expect(near?.best.id).toBe('c')
  })

  it('CI-049: a sleeper whose check meets the difficulty wakes; others do not', () => {
    const asleep = { asleep: true }
    expect(sightEncounter(checker('a', 45, asleep), at)).toMatchObject({ wakes: true, margin: 0 })
    expect(sightEncounter(checker('a', 44, asleep), at).wakes).toBe(false)
    expect(sightEncounter(checker('a', 45), at).wakes).toBe(false)
  })

  it('CI-036: each stake checks for itself', () => {
    const post = { id: 's', observer: stake, roll: '975', stakeOut: 30 }
    const met = meetEncounter([checker('a', 1), post], at)
    expect(met?.best).toMatchObject({ id: 's', margin: 0 })
    expect(met?.best.warning.distance?.total).toBe(60)
  })
})
