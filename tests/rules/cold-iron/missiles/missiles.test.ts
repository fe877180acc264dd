import { describe, expect, it } from 'vitest'
import { pickByDie } from '../../../../src/rules/cold-iron/hand-to-hand/joining/aim'
import { FieldError } from '../../../../src/rules/cold-iron/basics/field-error'
import {
  breakChance,
  breaksOn,
  publishedBreakage,
} from '../../../../src/rules/cold-iron/missiles/breakage'
import { coverOf } from '../../../../src/rules/cold-iron/missiles/cover'
import { coverIds, publishedCover } from '../../../../src/rules/cold-iron/fight-model/charts/cover'
import {
  loadTurnsFor,
  readinessOf,
  wearFromCocking,
  type Readying,
} from '../../../../src/rules/cold-iron/missiles/readiness'
import { fumblePenaltyOf, shotTerms } from '../../../../src/rules/cold-iron/missiles/shot'
import {
  grappleDefence,
  strayDistance,
  strayTargets,
} from '../../../../src/rules/cold-iron/missiles/stray'
import { fighter } from '../table'
import { keys, told } from '../terms'

describe('CI-145: rate of fire', () => {
  const ready = (given: Partial<Readying>) =>
    readinessOf({
      kind: 'bow',
      prepTurns: 0,
      loadTurns: 1,
      cocked: false,
      tripod: false,
      ...given,
    })

  it('lets throws go every turn, and hurries bows and slings without a turn before', () => {
    expect(ready({ kind: 'thrown' })).toBe('normal')
    expect(ready({ kind: 'thrown', prepTurns: 1 })).toBe('normal')
    for (const kind of ['bow', 'sling'] as const) {
      expect(ready({ kind })).toBe('hurried')
      expect(ready({ kind, prepTurns: 1 })).toBe('normal')
      expect(ready({ kind, loadTurns: 3 })).toBe('hurried')
    }
  })

  it('hurries crossbows that fire every turn, and keeps slow ones until they are loaded', () => {
    const slow = { kind: 'crossbow', loadTurns: 3 } as const
    expect(ready({ kind: 'crossbow' })).toBe('hurried')
    expect(ready({ kind: 'crossbow', prepTurns: 1 })).toBe('normal')
    expect(ready(slow)).toBe('notLoaded')
    expect(ready({ ...slow, prepTurns: 1 })).toBe('notLoaded')
    expect(ready({ ...slow, prepTurns: 2 })).toBe('normal')
  })

  it('CI-146: lets one already cocked shoot at once, hurried unless a turn was taken', () => {
    const cocked = { kind: 'crossbow', loadTurns: 5, cocked: true } as const
    expect(ready(cocked)).toBe('hurried')
    expect(ready({ ...cocked, prepTurns: 1 })).toBe('normal')
  })

  it('spares what fires from a tripod, once it is loaded', () => {
    const siege = { kind: 'crossbow', loadTurns: 4, tripod: true } as const
    expect(ready({ ...siege, cocked: true })).toBe('normal')
    expect(ready(siege)).toBe('notLoaded')
    expect(ready({ kind: 'crossbow', tripod: true })).toBe('normal')
  })

  it('doubles the penalties to hit of a hurried shot', () => {
    const column = { hm: -6, dmg: -2 }
    const burden = { hmPenalty: -1, fumblePenalty: -3 }
    expect(told({ terms: shotTerms(column, burden, 'normal') })).toEqual([
      [-6, 'CI-141'],
      [-1, 'CI-145'],
    ])
    const hurried = shotTerms(column, burden, 'hurried')
    expect(keys({ terms: hurried })).toEqual(['range', 'weapon', 'hurried'])
    expect(told({ terms: hurried })[2]).toEqual([-7, 'CI-145'])
    const near = { hm: 0, dmg: 0 }
    expect(shotTerms(near, { hmPenalty: 0, fumblePenalty: -3 }, 'hurried')).toEqual([])
    expect(told({ terms: shotTerms(near, burden, 'hurried') }).map(([value]) => value)).toEqual([
      -1, -1,
    ])
  })

  it('counts the fumble penalty of a hurried shot for the fumble alone', () => {
    const burden = { hmPenalty: 0, fumblePenalty: -4 }
    expect(fumblePenaltyOf(burden, 'hurried')).toBe(-4)
    expect(fumblePenaltyOf(burden, 'normal')).toBe(0)
  })

  it('names the field outside sense', () => {
    expect(() => ready({ prepTurns: -1 })).toThrow(expect.objectContaining({ field: 'prepTurns' }))
    expect(() => ready({ loadTurns: 0 })).toThrow(
      expect.objectContaining({ field: 'weapon.loadTurns' }),
    )
  })
})

describe('CI-146: crossbows', () => {
  const load = (given: object) =>
    loadTurnsFor({ loadTurns: 4, str: 20, strReq: 11, largeTurns: null, ...given })

  it('load a turn faster at twice the strength required, never below one turn', () => {
    expect(load({})).toBe(4)
    expect(load({ str: 21 })).toBe(4)
    expect(load({ str: 22 })).toBe(3)
    expect(load({ str: 22, loadTurns: 1 })).toBe(1)
    expect(load({ str: 22, loadTurns: 2 })).toBe(1)
  })

  it('take great users the turns the game master gives', () => {
    expect(load({ loadTurns: 20, largeTurns: 2 })).toBe(2)
  })

  it.each([
    [60, 0, 3],
    [69, 0, 3],
    [70, 1, 2],
    [89, 2, 1],
    [90, 3, 0],
    [120, 6, 0],
  ])('cocked for %i minutes take %i damage and keep Vst %i of 3', (minutes, damage, vsT) => {
    expect(wearFromCocking({ minutes, everReady: false }, 3)).toEqual({ damage, vsT })
    expect(wearFromCocking({ minutes, everReady: true }, 3)).toEqual({ damage: 0, vsT: 3 })
  })

  it('cocked for less than an hour lose nothing', () => {
    expect(wearFromCocking({ minutes: 0, everReady: false }, 2)).toEqual({ damage: 0, vsT: 2 })
  })

  it.each([
    [{ str: -1 }, 'str'],
    [{ strReq: 0 }, 'strReq'],
    [{ loadTurns: 0 }, 'weapon.loadTurns'],
    [{ largeTurns: 0 }, 'largeTurns'],
  ])('name the field outside sense: %o', (given, field) => {
    expect(() => load(given)).toThrow(expect.objectContaining({ field }))
  })

  it('name the field of a wear outside sense', () => {
    expect(() => wearFromCocking({ minutes: -1, everReady: true }, 0)).toThrow(FieldError)
    expect(() => wearFromCocking({ minutes: 1, everReady: true }, -1)).toThrow(FieldError)
  })
})

describe('CI-147: breakage', () => {
  it.each([
    ['arrow', 5],
    ['bolt', 8],
    ['siegeBolt', 10],
  ] as const)('%s breaks %i times in a hundred', (kind, percent) => {
    const chance = breakChance(kind, 0)
    expect(told(chance)).toEqual([[percent, 'CI-147']])
    expect(breaksOn(chance, 1)).toBe(true)
    expect(breaksOn(chance, percent)).toBe(true)
    expect(breaksOn(chance, percent + 1)).toBe(false)
  })

  it('is less with protection, and never below zero', () => {
    expect(told(breakChance('bolt', 3))).toEqual([
      [8, 'CI-147'],
      [-3, 'CI-147'],
    ])
    expect(breakChance('arrow', 30).total).toBe(0)
    expect(breaksOn(breakChance('arrow', 5), 1)).toBe(false)
    const ours = { ...publishedBreakage, arrow: 50 }
    expect(breakChance('arrow', 10, ours).total).toBe(40)
    expect(() => breakChance('arrow', -1)).toThrow(FieldError)
    expect(() => breaksOn(breakChance('arrow', 0), 0)).toThrow(FieldError)
    expect(() => breaksOn(breakChance('arrow', 0), 101)).toThrow(FieldError)
  })
})

describe('CI-148: cover', () => {
  it.each([
    ['popUp', 4, [-2], true],
    ['peek', 8, [], false],
    ['parapet', 6, [], true],
    ['scatter', 1, [], true],
    ['scatter', 4, [], true],
  ] as const)('%s gives %i, and %j to one’s own shot', (id, defence, hm, fires) => {
    const cover = coverOf(id, defence)
    expect(cover?.defence).toMatchObject({ value: defence, rule: 'CI-148' })
    expect(cover?.hm.map(({ value }) => value)).toEqual(hm)
    expect(cover?.fires).toBe(fires)
  })

  it('takes no figure outside its span, and none where the chart has no row', () => {
    const field = expect.objectContaining({ field: 'cover' })
    expect(() => coverOf('scatter', 0)).toThrow(field)
    expect(() => coverOf('scatter', 5)).toThrow(field)
    expect(() => coverOf('peek', 7)).toThrow(field)
    expect(publishedCover.map(({ id }) => id)).toEqual(coverIds)
    expect(coverOf('peek', 8, [])).toBeNull()
    const single = { id: 'peek', defence: [9], ownHm: 0, fires: false } as const
    expect(coverOf('peek', 9, [single])?.defence.value).toBe(9)
  })
})

describe('CI-150: a shot into a melee', () => {
  const shot = { safeShot: false, prepTurns: 1 }

  it.each([
    [1, null],
    [0, 1],
    [-1, 1],
    [-2, 2],
    [-7, 7],
  ])('with a total of %i strays %j hexes', (total, hexes) => {
    expect(strayDistance({ ...shot, total })).toBe(hexes)
  })

  it('strikes at random one of those at its distance', () => {
    const near = [
      { id: 'a', distance: 1 },
      { id: 'b', distance: 2 },
      { id: 'c', distance: 1 },
    ]
    const within = strayTargets(1, near)
    expect(within.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(strayTargets(3, near)).toEqual([])
    expect(pickByDie(['a', 'c'], 1)).toBe('a')
    expect(pickByDie(['a', 'c'], 2)).toBe('c')
  })

  it('CI-151: does not stray when two turns were taken for a safe shot', () => {
    expect(strayDistance({ total: -3, safeShot: true, prepTurns: 2 })).toBeNull()
    expect(strayDistance({ total: -3, safeShot: true, prepTurns: 1 })).toBe(3)
    expect(strayDistance({ total: -3, safeShot: false, prepTurns: 2 })).toBe(3)
    expect(() => strayDistance({ total: 0, safeShot: true, prepTurns: -1 })).toThrow(FieldError)
  })

  it('CI-152, CI-061: into a grapple meets the Dodge of one whom his wounds slow down', () => {
    const members = [fighter('a', { db: 4 }), fighter('b', { db: 6 }, { damage: 11 })]
    expect(told(grappleDefence(members))).toEqual([
      [6, 'CI-152'],
      [-3, 'CI-061'],
    ])
  })

  it('CI-152: into a grapple meets the smallest Dodge', () => {
    const members = [7, 2, 4].map((db) => fighter(`db${db}`, { db }))
    expect(told(grappleDefence(members))).toEqual([[2, 'CI-152']])
    expect(() => grappleDefence([])).toThrow(expect.objectContaining({ field: 'members' }))
  })
})
