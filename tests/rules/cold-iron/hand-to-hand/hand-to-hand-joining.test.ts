import { describe, expect, it } from 'vitest'
import { attackPreview, board } from '../../../../src/rules/cold-iron/view/board'
import {
  firstGrapple,
  goingFor,
  grappling,
  hurt,
  maul,
  tackle,
  tag,
  escape,
  pin,
} from '../grapple-table'
import { wrestler } from '../wrestlers'
import {
  attack,
  faces,
  fighter,
  gather,
  kinds,
  refused,
  roll,
  send,
  the,
  until,
  weapon,
} from '../table'

const close = { type: 'step.close' } as const
const hand = 'coldIron.handToHand.refused.'
const dagger = weapon({ name: 'Dirk', class: 'fencing', reach: 'short', dice: '1d4' })
const a = wrestler('a', 10, { hm: 2, strAdj: 5, weapons: [weapon(), dagger] })
const b = wrestler('b', 10, { db: 8, strAdj: 5 })
const c = wrestler('c', 6, { hm: 2, strAdj: 5, weapons: [weapon({ reach: 'long' })] })
const d = wrestler('d', 6, { hm: 2, db: 14 })

/** a and c against b, in step 13 of turn 1. */
const twoOnOne = () =>
  send(
    goingFor(
      [a, b, c, d],
      [
        ['a', 'b'],
        ['c', 'b'],
      ],
    ),
    tag('a'),
    tag('c'),
    tackle(['a', 'c']),
  )
const nextHandToHand = (table: ReturnType<typeof twoOnOne>) =>
  until(send(table, close), 'handToHandFighting')

describe('CI-162 joining a grapple', () => {
  const joining = (roll = '44') => {
    const declaring = until(until(grappling(a, b), 'fullDefence'), 'handToHand')
    const { context } = declaring
    const arrived = {
      ...declaring,
      context: { ...context, combatants: { ...context.combatants, c } },
    }
    const gone = send(arrived, {
      type: 'declare',
      combatantId: 'c',
      declaration: { kind: 'handToHand', targetId: 'b' },
    })
    return send(until(gone, 'handToHandFighting'), tag('c', roll))
  }

  it('takes a tag of 6 and HtH of 0 in all', () => {
    expect(kinds(joining('38')).at(-1)).toBe('grapple.tagged')
    expect(kinds(joining('37')).at(-1)).toBe('grapple.tagMissed')
    const table = joining()
    expect(kinds(send(table, tackle(['c'], '18'))).at(-1)).toBe('grapple.joined')
    expect(kinds(send(table, tackle(['c'], '15'))).at(-1)).toBe('grapple.joinMissed')
    const joined = send(table, tackle(['c'], '18'))
    expect(firstGrapple(joined).sides.a.members.map(({ id, joined: turn }) => [id, turn])).toEqual([
      ['a', 1],
      ['c', 2],
    ])
  })

  it('lets arrivals who attack by themselves hit a friend below 0', () => {
    const joined = send(joining(), tackle(['c']))
    const bad = send(joined, maul(['c'], '12'))
    expect(kinds(bad).slice(-2)).toEqual(['grapple.strayed', 'fumble.row'])
    const [hit] = board(bad).hits
    expect(hit).toMatchObject({ astray: true, candidates: ['a'], targetId: null, multiple: 0 })
    const hitId = hit?.hitId ?? ''
    const target = { type: 'grapple.target', hitId, typed: true } as const
    expect(refused(bad, target)).toBe(`${hand}rollNeeded`)
    expect(refused(bad, { ...target, roll: '7' })).toBe('coldIron.roll.needsMore')
    const struck = send(bad, { ...target, roll: '67' })
    expect(board(struck).hits[0]).toMatchObject({ targetId: 'a', multiple: 2, dice: '1d8' })
    const settled = send(struck, {
      type: 'grapple.damage',
      hitId,
      dice: [[3], [4]],
      typed: true,
    })
    expect(the(send(settled, close), 'a').state.dailyFatigueEighths).toBe(57)
    expect(kinds(send(joined, maul(['c', 'a'], '12'))).at(-1)).toBe('grapple.missed')
  })
})

describe('CI-168 several opponents', () => {
  it('are hit as dice say, or as somebody means for 4', () => {
    const hit = send(twoOnOne(), maul(['b'], '73'))
    expect(hit.told.at(-1)?.with).toMatchObject({ net: 0 })
    const hitId = board(hit).hits[0]?.hitId ?? ''
    const target = { type: 'grapple.target', hitId, typed: true } as const
    expect(refused(hit, target)).toBe(`${hand}die`)
    expect(refused(hit, { ...target, die: 3 })).toBe(`${hand}die`)
    expect(refused(hit, { ...target, die: 1, roll: '50' })).toBe(`${hand}rollUnneeded`)
    expect(refused(hit, hurt(hit, hit.context.handToHand.serial, [1]))).toBe(
      `${hand}hit.needsTarget`,
    )
    expect(board(send(hit, { ...target, die: 2 })).hits[0]?.targetId).toBe('c')
    const meant = send(twoOnOne(), maul(['b'], '88', { aim: { at: 'one', id: 'a' } }))
    expect(board(meant).hits[0]).toMatchObject({ targetId: 'a', multiple: 1 })
    const pass = { type: 'grapple.pass', hitId } as const
    expect(kinds(send(hit, pass)).at(-1)).toBe('grapple.passed')
    expect(refused(send(hit, pass), pass)).toBe(`${hand}hit.passed`)
    expect(refused(hit, { ...pass, hitId: 'x' })).toBe(`${hand}noHit`)
  })

  it('act together, on one side, in their grapple', () => {
    const table = twoOnOne()
    expect(refused(table, maul(['a', 'b'], '50'))).toBe(`${hand}oneSide`)
    expect(refused(table, maul(['a', 'a'], '50'))).toBe(`${hand}oneSide`)
    expect(refused(table, maul(['d'], '50'))).toBe(`${hand}notInGrapple`)
    expect(refused(table, maul(['a'], '50', { grappleId: 'grapple9' }))).toBe(`${hand}noGrapple`)
    expect(refused(table, maul(['a'], '50', { striker: 'c' }))).toBe(`${hand}striker`)
    expect(refused(table, maul(['a'], '50', { weapon: 0 }))).toBe(`${hand}noGrip`)
    expect(refused(table, maul(['a'], '50', { aim: { at: 'one', id: 'c' } }))).toBe(`${hand}notFoe`)
    const allBut = { aim: { at: 'allBut', id: 'b' } }
    expect(refused(table, maul(['a'], '50', allBut))).toBe(`${hand}nobodyLeft`)
    expect(refused(table, maul(['a'], '5'))).toBe('coldIron.roll.needsMore')
    const [side] = board(table).grapples.map(({ sides }) => sides.a)
    expect(side).toMatchObject({ attack: { total: 14 }, defence: { total: 14 }, pin: null })
    expect(side?.members.map(({ combatantId, ready }) => [combatantId, ready])).toEqual([
      ['a', true],
      ['c', true],
    ])
    const once = send(table, maul(['a'], '15'))
    expect(refused(once, maul(['a'], '15'))).toBe(`${hand}cannotAct`)
    expect(refused(once, maul(['c'], '15'))).toBeNull()
  })
})

describe('CI-166 and CI-169: what is held on to', () => {
  const keep = (kept: object[], combatantId = 'a') =>
    ({ type: 'grapple.keep', combatantId, kept }) as never
  const start = goingFor([a, b], [['a', 'b']])

  it('costs HtH, and leaves a dagger in hand', () => {
    const kept = send(start, keep([{ item: 'dagger' }, { item: 'sword' }]), tag('a'))
    const down = send(kept, tackle(['a'], '73'))
    expect(down.told.at(-1)?.with).toMatchObject({ net: 0 })
    expect(firstGrapple(down).sides.a.members[0]).toMatchObject({ inHand: 1 })
    expect(refused(down, maul(['a'], '73', { weapon: 0 }))).toBeNull()
    const cut = send(down, maul(['a'], '73', { weapon: 1 }))
    expect(board(cut).hits[0]).toMatchObject({ weaponName: 'Dirk', dice: '1d12', multiple: 1 })
    expect(refused(cut, keep([]))).toBe(`${hand}cannotAct`)
    expect(refused(start, keep([], 'x'))).toBe(`${hand}nobody`)
    const dropped = send(down, keep([]))
    expect(firstGrapple(dropped).sides.a.members[0]).toMatchObject({ kept: [], inHand: 1 })
  })

  it('a dagger is drawn with an HtH roll', () => {
    const table = grappling(a, b)
    const draw = {
      type: 'grapple.draw',
      grappleId: 'grapple1',
      combatantId: 'a',
      typed: true,
    } as const
    expect(refused(table, { ...draw, weapon: 0, roll: '50' })).toBe(`${hand}notToDraw`)
    expect(refused(table, maul(['a'], '50', { weapon: 1 }))).toBe(`${hand}noGrip`)
    const drawn = send(table, { ...draw, weapon: 1, roll: '50' })
    expect(kinds(drawn).at(-1)).toBe('grapple.drew')
    expect(refused(drawn, maul(['a'], '50'))).toBe(`${hand}cannotAct`)
    const next = until(send(drawn, close), 'handToHandFighting')
    expect(refused(next, maul(['a'], '50', { weapon: 1 }))).toBeNull()
    expect(refused(next, { ...draw, weapon: 1, roll: '50' })).toBe(`${hand}notToDraw`)
    const failed = send(table, { ...draw, weapon: 1, roll: '49' })
    expect(kinds(failed).at(-1)).toBe('grapple.drawMissed')
  })
})

describe('CI-176 getting out of more than they can hold', () => {
  it('says who is held when the roll fails', () => {
    const table = nextHandToHand(twoOnOne())
    expect(refused(table, escape(['a', 'c'], '15'))).toBe(`${hand}heldNeeded`)
    expect(refused(table, escape(['a', 'c'], '15', { held: ['a', 'c'] }))).toBe(`${hand}heldNeeded`)
    expect(refused(table, escape(['a', 'c'], '15', { held: ['b'] }))).toBe(`${hand}heldNeeded`)
    const half = send(table, escape(['a', 'c'], '15', { held: ['c'] }))
    expect(firstGrapple(half).sides.a.members.map(({ id }) => id)).toEqual(['c'])
    expect(half.context.handToHand.up).toEqual(['a'])
    expect(refused(table, escape(['a', 'c'], '89'))).toBeNull()
    expect(refused(table, escape(['a'], '15'))).toBeNull()
  })
})

describe('CI-172 a grapple breaks up', () => {
  const groups = (...given: object[]) =>
    ({ type: 'grapple.divide', grappleId: 'grapple1', groups: given }) as never
  const fourth = () => {
    const table = goingFor(
      [a, b, c, d],
      [
        ['a', 'b'],
        ['c', 'b'],
        ['d', 'a'],
      ],
    )
    return send(table, tag('a'), tag('c'), tackle(['a', 'c']), tag('d'), tackle(['d']))
  }

  it('into groups of two sides that hold everyone', () => {
    const table = fourth()
    expect(firstGrapple(table).sides.b.members.map(({ id }) => id)).toEqual(['b', 'd'])
    const pairs = [
      { a: ['a'], b: ['b'] },
      { a: ['c'], b: ['d'] },
    ]
    expect(refused(table, groups(pairs[0] ?? {}))).toBe(`${hand}groups`)
    expect(refused(table, groups({ a: ['a', 'c'], b: ['b'] }, { a: [], b: ['d'] }))).toBe(
      `${hand}groups`,
    )
    const apart = send(table, groups(...pairs))
    expect(apart.context.handToHand.grapples.map(({ id }) => id)).toEqual(['grapple1', 'grapple2'])
    expect(apart.context.handToHand.serial).toBe(3)
    expect(apart.told.at(-1)).toMatchObject({ kind: 'grapple.divided', with: { count: 2 } })
  })
})

describe('CI-178 a blow from outside', () => {
  const outside = () => {
    const declaring = until(until(twoOnOne(), 'fullDefence'), 'attacks')
    return until(send(declaring, attack('d', 'b')), 'normalWeapons')
  }

  it('meets half of Dodge with the bonuses of the grapple', () => {
    const preview = attackPreview(outside(), '2.d')
    expect(preview?.defence.terms.map(({ value, rule }) => [value, rule])).toEqual([
      [4, 'CI-178'],
      [2, 'CI-178'],
      [2, 'CI-179'],
    ])
    expect(preview).toMatchObject({ position: null, attack: { total: 11 } })
  })

  it('CI-181 of 0 or less hits one not meant, with a new roll', () => {
    const table = outside()
    const hit = send(table, roll(table, 'd', '049'))
    expect(board(hit).hits[0]).toMatchObject({ astray: true, candidates: ['a', 'c'], dice: '1d6' })
    expect(refused(hit, close)).toBe(`${hand}hitsOpen`)
    expect(refused(hit, { type: 'fight.end' })).toBe(`${hand}hitsOpen`)
    const hitId = board(hit).hits[0]?.hitId ?? ''
    const friend = send(
      hit,
      { type: 'grapple.target', hitId, die: 1, roll: '50', typed: true },
      { type: 'grapple.damage', hitId, dice: [[4]], typed: true },
      close,
    )
    expect(the(friend, 'a').state.damage).toBe(4)
    const better = send(table, roll(table, 'd', '067'))
    expect(board(better).hits).toEqual([])
  })

  it('CI-181 of 0 or less hits nobody whom it was meant for, however little they defend with', () => {
    const open = wrestler('c', 6, { hm: 2, siz: 200, weapons: [weapon({ reach: 'long' })] })
    const pair: [string, string][] = [
      ['a', 'b'],
      ['c', 'b'],
    ]
    const grappled = send(goingFor([a, b, open, d], pair), tag('a'), tag('c'), tackle(['a', 'c']))
    const declaring = until(until(grappled, 'fullDefence'), 'attacks')
    const table = until(send(declaring, attack('d', 'c')), 'normalWeapons')
    const { attack: swing, defence, neededCA, odds } = attackPreview(table, '2.d') ?? expect.fail()
    expect(defence.total).toBeLessThan(0)
    expect(swing.total + neededCA).toBe(1)
    expect(odds.slice(0, 3).map(({ id }) => id)).toEqual(['fumble', 'astray', 'hit'])
    const hit = send(table, roll(table, 'd', '049'))
    expect(board(hit).hits[0]).toMatchObject({ astray: true, candidates: ['a', 'b'] })
    expect(hit.context.attacks.find(({ id }) => id === '2.d')).toMatchObject({ status: 'resolved' })
  })

  it('CI-152 a missile meets the smallest Dodge in the grapple', () => {
    const bow = weapon({ name: 'Bow', missile: true })
    const archer = fighter('d', { hm: 9, weapons: [bow] })
    const start = goingFor([a, b, archer], [['a', 'b']])
    const grappled = send(start, tag('a'), tackle(['a']))
    const next = until(until(grappled, 'fullDefence'), 'attacks')
    const shot = until(send(next, attack('d', 'b')), 'missiles')
    expect(attackPreview(shot, '2.d')).toMatchObject({ defence: { total: 4 } })
    const low = send(shot, roll(shot, 'd', '049'))
    expect(board(low).hits).toMatchObject([{ astray: true, strayed: 2, candidates: ['a'] }])
  })

  it('lands like any other', () => {
    const table = outside()
    const hit = send(table, roll(table, 'd', '50'), faces(table, 'd', [5]), close)
    expect(the(hit, 'b').state.damage).toBe(5)
    expect(firstGrapple(hit).sides.b.members).toHaveLength(1)
  })
})

describe('CI-158 a grab at the end of a way', () => {
  const gone = (hexes: number) => {
    const [runner, target] = [wrestler('a', 10, { hm: 2, maFull: 18 }), b]
    const declaring = until(send(gather(runner, target), { type: 'fight.begin' }), 'handToHand')
    const movement = { way: 'walk' as const, hexes }
    const declaration = { kind: 'handToHand' as const, targetId: 'b', movement }
    const declared = send(declaring, { type: 'declare', combatantId: 'a', declaration })
    return until(declared, 'handToHandFighting')
  }
  const tagOf = (hexes: number) => board(gone(hexes)).tries[0]?.tag.total

  it('is at -4 for a full move, that is for more than the half of it (CI-231)', () => {
    const still = tagOf(0) ?? NaN
    expect([tagOf(9), tagOf(10), tagOf(18)]).toEqual([still, still - 4, still - 4])
    // The roll counts as the row said.
    const rolled = send(gone(18), tag('a', '50')).told.find(({ kind }) => kind.includes('tag'))
    expect(rolled?.with).toMatchObject({ total: still - 4 })
  })
})

describe('who acts in step 13', () => {
  it('is who goes for somebody, and who grapples', () => {
    const start = goingFor([a, b, c, d], [['a', 'b']])
    const actors = (table: typeof start) =>
      board(table).actors.map(({ combatantId, why, done }) => [combatantId, why.key, done])
    expect(actors(start)).toEqual([['a', 'coldIron.why.handToHandFighting', false]])
    // The row of one who goes for somebody says what the tag needs, and nothing of it once it is made.
    expect(board(start).tries[0]).toMatchObject({
      stage: 'waiting',
      needed: { chance: expect.any(Number) },
    })
    expect(board(send(start, tag('a'))).tries[0]).toMatchObject({ stage: 'tagged', needed: null })
    const down = send(start, tag('a'), tackle(['a']), pin(['a'], 'b', '50'))
    expect(actors(down)).toEqual([
      ['a', 'coldIron.handToHand.why.inGrapple', true],
      ['b', 'coldIron.handToHand.why.inGrapple', false],
    ])
    expect(board(down).tries).toEqual([])
    expect(board(down).steps[12]?.count).toBe(2)
  })
})
