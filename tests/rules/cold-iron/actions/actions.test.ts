import { describe, expect, it } from 'vitest'
import { told } from '../terms'
import {
  actionOf,
  actionRows,
  type ActionRow,
} from '../../../../src/rules/cold-iron/actions/action-rows'
import {
  actionSum,
  actionWords,
  castingWith,
  hexesOf,
  offeredActions,
  refuseCasting,
} from '../../../../src/rules/cold-iron/actions/act'
import { FieldError } from '../../../../src/rules/cold-iron/basics/field-error'

function row(id: string): ActionRow {
  const found = actionOf(id)
  if (!found) throw new Error(`no row ${id}`)
  return found
}

describe('CI-231: the table of actions', () => {
  it('CI-231: moves a quarter, half or all, so many hexes, or the horse', () => {
    const far = (id: string, engaged = false, maFull = 14) =>
      hexesOf(row(id), { maFull, engaged, horseFull: 20 })
    expect([far('crawl'), far('evade'), far('run'), far('standUpReady')]).toEqual([4, 7, 14, 0])
    expect([far('crawl', false, 9), far('evade', false, 9)]).toEqual([2, 5])
    expect([far('fullDefence'), far('fullDefence', true), far('shoot', true)]).toEqual([2, 1, 1])
    expect([far('attack', true), far('run', true), far('crawl', true)]).toEqual([1, 1, 1])
    expect([far('mountedCharge'), far('guideHorseHard', true), far('sitOnHorse')]).toEqual([
      20, 20, 2,
    ])
    expect([far('shoot', false, 1), far('crawl', true, 1)]).toEqual([1, 0])
    expect(hexesOf(row('sitOnHorse'), { maFull: 9, engaged: false })).toBe(0)
    expect(() => hexesOf(row('run'), { maFull: -1, engaged: false })).toThrow(FieldError)
    const lame = { maFull: 9, horseFull: -1, engaged: false }
    expect(() => hexesOf(row('mountedCharge'), lame)).toThrow(/field.outside/)
  })

  it('CI-231: casting figures as printed', () => {
    const cast = (id: string) => {
      const casting = castingWith(row(id), 'guarded')
      return casting && [casting.sr, casting.d, casting.dm]
    }
    expect(actionRows.map(({ id }) => [id, cast(id)])).toEqual([
      ['crawl', [-6, -4, -4]],
      ['readyOne', [-3, -4, -2]],
      ['evade', [-6, 2, 2]],
      ['attack', null],
      ['readyTwo', [-6, 0, 0]],
      ['pickUp', [-6, -4, -4]],
      ['fullDefence', null],
      ['run', [-6, 0, 0]],
      ['initiateHtH', null],
      ['spearCharge', null],
      ['mountedCharge', null],
      ['guideHorseHard', [-6, -4, -2]],
      ['guideHorseEasy', [-3, -4, -2]],
      ['sitOnHorse', [0, -8, -4]],
      ['stayEngaged', [-6, 0, 0]],
      ['shoot', [0, -8, -4]],
      ['throwOnTheRun', null],
      ['setSpear', null],
      ['standUpReady', [-6, -4, -4]],
      ['standUpGrab', null],
      ['mount', [-6, 0, 0]],
      ['wakeUp', [-6, 0, 0]],
      ['moveThrough', null],
      ['moveThroughAttack', null],
    ])
    expect(actionOf('nap')).toBeUndefined()
    expect(refuseCasting(row('attack'))?.with).toEqual({ action: actionWords(row('attack')).key })
    expect(refuseCasting(row('evade'))).toBeNull()
  })

  it('CI-231: what the actions themselves change', () => {
    const own = (id: string, figure: 'd' | 'db' | 'dm' | 'hit' | 'tag' | 'hth', withIt = false) =>
      actionSum(row(id), figure, { casts: null, withIt }).total
    expect([own('evade', 'd'), own('evade', 'db'), own('evade', 'dm')]).toEqual([0, 2, 2])
    expect([own('readyOne', 'hit'), own('readyOne', 'd'), own('readyOne', 'd', true)]).toEqual([
      -6, 0, -6,
    ])
    expect([own('pickUp', 'd'), own('pickUp', 'd', true), own('pickUp', 'dm')]).toEqual([
      -4, -10, -4,
    ])
    expect([own('standUpReady', 'd', true), own('standUpGrab', 'd')]).toEqual([-10, 0])
    expect([
      own('initiateHtH', 'tag'),
      own('standUpGrab', 'tag'),
      own('standUpGrab', 'hth'),
    ]).toEqual([-4, -4, -4])
    expect(own('evade', 'db', true)).toBe(2)
    const dodging = { ...row('evade'), adds: {}, sets: { defence: 'dodge', plus: 'dbL' } as const }
    expect(actionSum(dodging, 'db', { casts: null }).terms).toEqual([])
    const sets = ['crawl', 'readyTwo', 'run', 'evade'].map((id) => row(id).sets?.defence)
    expect(sets).toEqual(['dodge', 'dodge', 'dodge', undefined])
    expect([own('crawl', 'd'), own('crawl', 'db'), own('crawl', 'dm')]).toEqual([0, -4, -4])
    const dice = actionRows.flatMap(({ id, chargeD6, chargeD6VsHorse }) =>
      chargeD6 === undefined ? [] : [[id, chargeD6, chargeD6VsHorse ?? null]],
    )
    expect(dice).toEqual([
      ['spearCharge', 1, null],
      ['mountedCharge', 2, null],
      ['setSpear', 1, 2],
    ])
    expect(row('mount').moreTurns).toBe(1)
  })

  it('CI-232: casting figures count only with a spell, and then in place of the row', () => {
    const figures = (id: string, casts: 'open' | null, withIt = false) =>
      (['sr', 'd', 'db', 'dm'] as const).map(
        (figure) => actionSum(row(id), figure, { casts, withIt }).total,
      )
    expect(figures('shoot', null)).toEqual([0, 0, 0, 0])
    expect(figures('shoot', 'open')).toEqual([0, -8, -8, -4])
    expect(figures('evade', 'open')).toEqual([-6, 2, 2, 2])
    expect(figures('pickUp', 'open')).toEqual([-6, -4, -4, -4])
    expect(figures('pickUp', 'open', true)).toEqual([-6, -10, -4, -4])
    expect(figures('readyOne', 'open', true)).toEqual([-3, -6, -4, -2])
    const parry = (parryWithIt: number) =>
      actionSum({ ...row('readyOne'), parryWithIt }, 'd', { casts: 'open', withIt: true }).terms
    expect([-5, -4, -3].map((by) => told({ terms: parry(by) }))).toEqual([
      [[-5, 'CI-231']],
      [[-4, 'CI-232']],
      [[-4, 'CI-232']],
    ])
    expect(actionSum(row('readyOne'), 'hit', { casts: 'open' }).total).toBe(-6)
    expect(actionSum(row('attack'), 'd', { casts: 'open' }).terms).toEqual([])
    expect(actionSum(row('shoot'), 'd', { casts: 'open' }).terms[0]?.rule).toBe('CI-232')
    expect(actionSum(row('evade'), 'db', { casts: null }).terms[0]?.rule).toBe('CI-231')
    expect(figures('crawl', 'open')).toEqual([-6, -4, -4, -4])
  })

  it('CI-233: an engaged caster picks one of three stances', () => {
    const stances = (['guarded', 'divided', 'open'] as const).map((stance) =>
      castingWith(row('stayEngaged'), stance),
    )
    expect(stances).toEqual([
      { sr: -6, d: 0, dm: 0 },
      { sr: -3, d: -4, dm: -2 },
      { sr: 0, d: -8, dm: -4 },
    ])
  })

  it('CI-234: the engaged are not offered what needs running, unless they flee', () => {
    const offered = (engaged: boolean, flees = false) => offeredActions({ engaged, flees })
    expect(offered(false)).toHaveLength(24)
    expect(offered(true, true)).toHaveLength(24)
    const barred = actionRows.filter((each) => !offered(true).includes(each))
    expect(barred.map(({ id }) => id)).toEqual([
      'run',
      'initiateHtH',
      'spearCharge',
      'mountedCharge',
      'throwOnTheRun',
      'moveThrough',
      'moveThroughAttack',
    ])
  })
})
