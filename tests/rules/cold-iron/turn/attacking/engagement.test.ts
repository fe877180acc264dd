import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tacticalTerms } from '../../../../../src/rules/cold-iron/actions/stacking'
import {
  engagersOf,
  isEngaging,
  type Stander,
} from '../../../../../src/rules/cold-iron/melee/engagement'
import {
  engagementLimits,
  formationTactics,
  hexTactics,
  mostAttackers,
  refuseAttackers,
} from '../../../../../src/rules/cold-iron/melee/formation'
import {
  distance,
  isBefore,
  over,
  type Hexside,
} from '../../../../../src/rules/cold-iron/melee/hexes'

const origin = { q: 0, r: 0 }
const sides: Hexside[] = [1, 2, 3, 4, 5, 6]

const stander = (id: string, given: Partial<Stander> = {}): Stander => ({
  id,
  side: id,
  hex: origin,
  facing: 1,
  reachHexes: 1,
  ...given,
})

describe('CI-111: engagement', () => {
  const faced = (facing: Hexside, reachHexes = 1) =>
    sides.filter((side) =>
      isEngaging(stander('a', { facing, reachHexes }), stander('b', { hex: over(origin, side) })),
    )

  it('covers the three front hexes of every facing', () => {
    expect(sides.map((side) => faced(side).join(''))).toEqual([
      '126',
      '123',
      '234',
      '345',
      '456',
      '156',
    ])
  })

  it('reaches as far as the weapon, and not into the own hex', () => {
    const at = (far: number, reachHexes: number) =>
      isEngaging(stander('a', { reachHexes }), stander('b', { hex: over(origin, 1, far) }))
    expect([at(0, 1), at(1, 1), at(2, 1), at(2, 2), at(3, 2)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ])
    expect(distance(over(origin, 2, 3), over(origin, 5, 2))).toBe(5)
  })

  it('holds a wedge of 2n + 1 hexes at every distance', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sides), fc.integer({ min: 1, max: 5 }), (facing, far) => {
        const all = []
        for (let q = -far; q <= far; q++) for (let r = -far; r <= far; r++) all.push({ q, r })
        const ring = all.filter((hex) => distance(origin, hex) === far)
        expect(ring).toHaveLength(6 * far)
        expect(ring.filter((hex) => isBefore(origin, facing, hex))).toHaveLength(2 * far + 1)
      }),
    )
  })

  it('is one-way, between enemies, and needs a place on the map', () => {
    const a = stander('a', { facing: 1 })
    const b = stander('b', { hex: over(origin, 1), facing: 1 })
    expect([isEngaging(a, b), isEngaging(b, a)]).toEqual([true, false])
    expect(engagersOf(b, [a, b])).toEqual(['a'])
    expect(engagersOf(a, [a, b])).toEqual([])
    expect(isEngaging(a, { ...b, side: 'a' })).toBe(false)
    expect(isEngaging(a, { ...b, hex: null })).toBe(false)
    expect(isEngaging({ ...a, facing: null }, b)).toBe(false)
    expect(isEngaging({ ...a, hex: null }, b)).toBe(false)
  })

  it('CI-118: what the game master sets for a pair wins, the last word first', () => {
    const a = stander('a')
    const b = stander('b', { hex: over(origin, 1) })
    const set = (from: string, to: string, engaged: boolean) => ({ from, to, engaged })
    expect(isEngaging(a, b, [set('a', 'b', false)])).toBe(false)
    expect(isEngaging(b, a, [set('b', 'a', true)])).toBe(true)
    expect(isEngaging(a, b, [set('b', 'a', false)])).toBe(true)
    expect(isEngaging(a, b, [set('a', 'b', false), set('a', 'b', true)])).toBe(true)
    expect(engagersOf(a, [a, b], [set('b', 'a', true)])).toEqual(['b'])
    expect(engagersOf(b, [a, b], [set('a', 'b', false)])).toEqual([])
  })
})

describe('CI-111: the sides of a hex', () => {
  it('CI-111: are counted clockwise from the top, and round again', () => {
    const [top, low] = [
      { q: 2, r: 0 },
      { q: 2, r: 2 },
    ]
    const middle = { q: 2, r: 1 }
    const round = [top, { q: 3, r: 0 }, { q: 3, r: 1 }, low, { q: 1, r: 2 }, { q: 1, r: 1 }]
    expect(sides.map((side) => over(middle, side))).toEqual(round)
    expect([0, 7, 13].map((side) => over(middle, side))).toEqual([{ q: 1, r: 1 }, top, top])
    expect(over(middle, 4, 3)).toEqual({ q: 2, r: 4 })
  })
})

describe('limits', () => {
  it('CI-109, CI-112: four in the open, fewer by walls and friends', () => {
    expect(engagementLimits.map(({ situation, most }) => [situation, most])).toEqual([
      ['openGround', 4],
      ['backToWall', 3],
      ['corner', 2],
      ['line', 2],
      ['lineEnd', 3],
      ['lineEndAnchored', 2],
      ['backToBack', 3],
      ['circleInHex', 2],
      ['looseCircle', 3],
      ['circle', 2],
    ])
    expect(refuseAttackers(4, 'openGround')).toBeNull()
    expect(refuseAttackers(5, 'openGround')?.with).toEqual({ count: 5, most: 4 })
    expect(refuseAttackers(3, 'corner')?.key).toBe('coldIron.melee.refused.tooMany')
    expect(mostAttackers('openGround', {}, [])).toBe(4)
  })

  it('CI-108, CI-138: six round a large creature, and six when close packed', () => {
    expect(mostAttackers('openGround', { large: true })).toBe(6)
    expect(mostAttackers('openGround', { closePacked: true })).toBe(6)
    expect(mostAttackers('corner', { closePacked: true })).toBe(2)
    expect(refuseAttackers(7, 'openGround', { large: true })).not.toBeNull()
  })

  it('CI-112: only the circle in one hex costs: -2 to hit and to defend', () => {
    const costly = engagementLimits.flatMap(({ situation }) =>
      formationTactics(situation).map((id) => [situation, id]),
    )
    expect(costly).toEqual([['circleInHex', 'circleInHex']])
    const figures = (['hit', 'd', 'db', 'dm', 'hth'] as const).map((figure) =>
      tacticalTerms(figure, ['circleInHex']).map(({ value }) => value),
    )
    expect(figures).toEqual([[-2], [-2], [-2], [-2], []])
  })

  it('CI-103: two in a hex defend at -3, beside a man on the ground at -1', () => {
    const shared = (standing: number, personDown: boolean) =>
      tacticalTerms('d', hexTactics({ standing, personDown }, 'openGround')).map(
        ({ value }) => value,
      )
    expect(shared(1, false)).toEqual([])
    expect(shared(2, false)).toEqual([-3])
    expect(shared(1, true)).toEqual([-1])
    expect(shared(2, true)).toEqual([-3, -1])
    expect(hexTactics({ standing: 2, personDown: false }, 'backToBack')).toEqual([])
    expect(hexTactics({ standing: 3, personDown: false }, 'circleInHex')).toEqual([])
    expect(hexTactics({ standing: 2, personDown: true }, 'backToBack')).toEqual([
      'hexWithPersonDown',
    ])
  })
})
