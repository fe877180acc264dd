import { describe, expect, it } from 'vitest'
import { chanceOf } from '../../../../src/rules/cold-iron/basics/chance'
import { attackOutcome, attackPreview, board } from '../../../../src/rules/cold-iron/view/board'
import { engagementOf } from '../../../../src/rules/cold-iron/view/declaring/engagement'
import { hitBlowAhead, strayAhead } from '../../../../src/rules/cold-iron/view/hit-ahead'
import { newsOf } from '../../../../src/rules/cold-iron/turn/journal/tell'
import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { tag, tackle, goingFor } from '../grapple-table'
import { engages, facing, declares } from '../moves-table'
import {
  attack,
  faces,
  fighter,
  kinds,
  refused,
  roll,
  send,
  the,
  until,
  weapon,
  type Table,
} from '../table'
import { told } from '../terms'
import { hasWords } from '../words'

const close = { type: 'step.close' } as const
const typed = true
const bow = weapon({ name: 'Bow', class: 'bow', missile: true, dice: '1d6', vsT: 1 })

/** An archer of Hm 2 who shoots at b, who stands in a melee with c. */
function shooting(more: object = {}, state: object = {}, melee = true, gear = {}): Table {
  const people = [
    fighter('a', { hm: 2, weapons: [bow] }, state),
    fighter('b', gear, {}, 'foe'),
    fighter('c'),
    fighter('d', gear),
  ]
  const start = melee ? facing(people, ['c', 'b']) : facing(people)
  const shot = { kind: 'attack', targetId: 'b', weapon: 0, ...more } as const
  return until(declares(start, 'a', shot), 'missiles')
}

function near(table: Table, ...who: [string, number][]): FightEvent {
  const hitId = board(table).hits[0]?.hitId ?? ''
  return { type: 'stray.near', hitId, near: who.map(([id, distance]) => ({ id, distance })) }
}

function strikes(table: Table, die: number | undefined, digits: string): FightEvent {
  const hitId = board(table).hits[0]?.hitId ?? ''
  return { type: 'grapple.target', hitId, ...(die && { die }), roll: digits, typed }
}

describe('CI-150 a shot into a melee', () => {
  it.each([
    ['44', 1, null],
    ['43', 0, 1],
    ['37', -1, 1],
    ['32', -2, 2],
    ['26', -3, 3],
  ])('CI-150: with %s comes to %d and strays %s hexes', (digits, total, strayed) => {
    const table = shooting()
    const shot = send(table, roll(table, 'a', digits))
    expect(shot.context.attacks[0]?.result?.total).toBe(total)
    expect(board(shot).hits[0]?.strayed ?? null).toBe(strayed)
  })

  it('CI-150, CI-213: goes past whoever it was meant for, and wears no shield of theirs', () => {
    const shield = { name: 'Round shield', hp: 12 }
    const table = shooting({}, {}, true, { shield })
    // A total of 1 misses and does not stray: it is the shield that it hit.
    const missed = send(table, roll(table, 'a', '44'))
    expect(missed.context.attacks[0]?.wears).toMatchObject([{ ownerId: 'b', item: 'shield' }])
    const shot = send(table, roll(table, 'a', '43'))
    expect(shot.context.attacks[0]).toMatchObject({ status: 'resolved' })
    expect(shot.context.attacks[0]?.wears ?? []).toEqual([])
    expect(board(shot).wear).toEqual([])
  })

  it('CI-126, CI-198, CI-199: meets the armour of whom it strayed to', () => {
    const table = shooting({}, {}, true, { shield: { hp: 12 }, armor: { T: 4, hpGrace: 9 } })
    const shot = send(table, roll(table, 'a', '43'))
    const there = send(shot, near(shot, ['d', 1]))
    const struck = send(there, strikes(there, 1, '50'))
    const hitId = board(struck).hits[0]?.hitId ?? ''
    const hurt = send(struck, { type: 'grapple.damage', hitId, dice: [[6]], typed }, close)
    // T 4 less 1 for the arrow stops 3 of 6, and takes those 3; a hit wears nobody's shield.
    expect(the(hurt, 'd').state).toMatchObject({ damage: 3, armorDamage: 3 })
    expect(the(hurt, 'b').state.damage).toBe(0)
    expect(kinds(hurt)).not.toContain('item.worn')
    expect([the(hurt, 'b'), the(hurt, 'd')].map(({ state }) => state.shieldDamage)).toEqual([0, 0])
  })

  it('CI-150: is none where whoever was engaged lies there and knows nothing of it', () => {
    const beside = (state: object) => {
      const people = [
        fighter('a', { hm: 2, weapons: [bow] }),
        fighter('b', {}, {}, 'foe'),
        fighter('c', {}, state),
      ]
      const shot = { kind: 'attack', targetId: 'b', weapon: 0 } as const
      const table = until(declares(facing(people, ['c', 'b']), 'a', shot), 'missiles')
      return attackPreview(table, '1.a')?.odds.map(({ id }) => id)
    }
    expect(beside({})).toContain('astray')
    expect(beside({ damage: 999 })).not.toContain('astray')
  })

  it('CI-150: is told as gone astray, and of one that meets nobody that it strikes nobody', () => {
    const table = shooting()
    const shot = send(table, roll(table, 'a', '43'))
    expect(kinds(shot).at(-1)).toBe('attack.strayed')
    expect(kinds(send(shot, near(shot))).at(-1)).toBe('grapple.strayedOff')
    expect(hasWords('fact.attack.strayed') && hasWords('fact.grapple.strayedOff')).toBe(true)
  })

  it('CI-150: says that it strays while its dice are typed, however little they defend with', () => {
    const table = shooting({}, {}, true, { dm: -1, db: -1 })
    expect(attackOutcome(table, '1.a', '43')).toMatchObject({
      value: { result: { verdict: 'miss', total: 0, net: 1, astray: true }, dice: null },
    })
    expect(attackOutcome(table, '1.a', '44')).toMatchObject({
      value: { result: { verdict: 'hit' } },
    })
    const shot = send(table, roll(table, 'a', '43'))
    expect(shot.context.attacks[0]?.result).toMatchObject({ verdict: 'miss', astray: true })
  })

  it('CI-150, CI-010: needs more than to go astray, which is a field of its own between fumble and hit', () => {
    const table = shooting({}, {}, true, { dm: -3, db: -3 })
    const preview = attackPreview(table, '1.a')
    expect(preview).toMatchObject({ neededCA: -1, neededRoll: '44' })
    const rolls = preview?.odds.map(({ id, fromRoll }) => [id, fromRoll])
    expect(rolls?.slice(0, 3)).toEqual([
      ['fumble', null],
      ['astray', '18'],
      ['hit', '44'],
    ])
    const shares = preview?.odds.slice(2).reduce((all, { share }) => all + share, 0)
    expect(shares).toBeCloseTo(0.56, 10)
    expect(engagementOf(table, 'b')?.beside[0]).toMatchObject({ neededRoll: '44' })
    expect(attackPreview(shooting({}, {}, false, { dm: -3, db: -3 }), '1.a')?.neededRoll).toBe('23')
    // Of a good defence what misses it beyond that is a plain miss.
    const ids = attackPreview(shooting(), '1.a')?.odds.map(({ id }) => id)
    expect(ids?.slice(0, 4)).toEqual(['fumble', 'astray', 'miss', 'hit'])
  })

  it('CI-130, CI-150: warns of a stray missile only where one goes astray', () => {
    const warnings = (melee: boolean) =>
      send(shooting({}, {}, melee), roll(shooting({}, {}, melee), 'a', '37')).told.flatMap(
        ({ kind, with: gaps }) => (kind === 'fumble.row' ? [gaps?.effect] : []),
      )
    expect(warnings(true)).toEqual(['coldIron.melee.fumble.openToGrabs'])
    expect(warnings(false)).toEqual(['coldIron.melee.fumbleInMelee.openToGrabs'])
  })

  it('CI-150: nobody is struck but those who stand there, and dice choose', () => {
    const table = shooting()
    const shot = send(table, roll(table, 'a', '30'))
    expect(refused(shot, close)).toBe('coldIron.handToHand.refused.hitsOpen')
    expect(refused(shot, strikes(shot, 1, '50'))).toBe('coldIron.handToHand.refused.hit.needsNear')
    expect(refused(shot, near(shot, ['x', 2]))).toBe('coldIron.handToHand.refused.nobody')
    const there = send(shot, near(shot, ['b', 1], ['c', 2], ['d', 2]))
    expect(board(there).hits[0]).toMatchObject({ candidates: ['c', 'd'], astray: true })
    expect(refused(there, strikes(there, 3, '50'))).toBe('coldIron.handToHand.refused.die')
    const struck = send(there, strikes(there, 2, '50'))
    expect(board(struck).hits[0]).toMatchObject({ targetId: 'd', multiple: 1 })
    const one = send(shot, near(shot, ['d', 2]))
    expect(refused(one, strikes(one, 2, '50'))).toBe('coldIron.handToHand.refused.die')
    expect(refused(one, strikes(one, 1, '50'))).toBeNull()
    const none = send(shot, near(shot, ['c', 1], ['d', 3]))
    expect(board(none).hits).toEqual([])
    expect(refused(none, close)).toBeNull()
  })

  it.each([
    ['67', 3, 2],
    ['66', 2, 1],
    ['76', 4, 2],
    ['77', 5, 3],
  ])('CI-126: a new roll of %s, %d, damages %d times without C', (digits, chance, multiple) => {
    const table = shooting()
    const shot = send(table, roll(table, 'a', '35'))
    const there = send(shot, near(shot, ['d', 1]))
    const struck = send(there, strikes(there, undefined, digits))
    expect(chanceOf(digits)).toBe(chance)
    expect(board(struck).hits[0]?.multiple).toBe(multiple)
    const dice = Array<number[]>(multiple).fill([4])
    const hitId = board(struck).hits[0]?.hitId ?? ''
    // The same is read before either is settled.
    expect(strayAhead(there, hitId, 1, digits)).toEqual({ chance, multiple })
    expect(strayAhead(there, hitId, 1, digits.slice(0, 1))).toBeNull()
    expect(hitBlowAhead(struck, hitId, dice)?.wounds).toBe(4 * multiple)
    const hurt = send(struck, { type: 'grapple.damage', hitId, dice, typed })
    expect(the(hurt, 'd').state.damage).toBe(0)
    expect(the(send(hurt, close), 'd').state.damage).toBe(4 * multiple)
  })

  it('CI-151: a safe shot of two turns spares the others, one turn does not', () => {
    const hits = (more: object, prepTurns: number) => {
      const table = shooting(more, { prepTurns })
      return board(send(table, roll(table, 'a', '35'))).hits.length
    }
    expect(hits({ safeShot: true }, 2)).toBe(0)
    expect(hits({ safeShot: true }, 1)).toBe(1)
    expect(hits({}, 2)).toBe(1)
  })

  it('CI-150: who strikes somebody stands in a melee as much as who is struck', () => {
    const blow = (from: string, at: string) => {
      const foes = [fighter('b', {}, {}, 'foe'), fighter('e', {}, {}, 'foe')]
      const start = facing([fighter('a', { hm: 2, weapons: [bow] }), fighter('c'), ...foes])
      const shot = { kind: 'attack', targetId: 'b', weapon: 0 } as const
      const strike = { kind: 'attack', targetId: at, weapon: 0 } as const
      const table = until(declares(declares(start, 'a', shot), from, strike), 'missiles')
      return board(send(table, roll(table, 'a', '30'))).hits.length
    }
    expect([blow('b', 'c'), blow('c', 'b'), blow('c', 'e')]).toEqual([1, 1, 0])
  })

  it('CI-150: only into a melee, as the fight sees it or the game master says', () => {
    const hits = (more: object, melee: boolean) => {
      const table = shooting(more, {}, melee)
      return board(send(table, roll(table, 'a', '35'))).hits.length
    }
    expect(hits({}, false)).toBe(0)
    expect(hits({ intoMelee: true }, false)).toBe(1)
    expect(hits({ intoMelee: false }, true)).toBe(0)
  })

  it('CI-150: what strays does not hit its target, even one who cannot move', () => {
    const table = send(shooting(), {
      type: 'state.set',
      combatantId: 'b',
      flags: { stationary: true },
    })
    expect(attackPreview(table, '1.a')?.defence.total).toBe(-5)
    const shot = send(table, roll(table, 'a', '35'))
    expect(shot.context.attacks[0]).toMatchObject({
      status: 'resolved',
      result: { verdict: 'miss', multiple: 0 },
    })
  })
})

describe('CI-152 a shot into a grapple', () => {
  it('CI-152: what hits strikes one of all who are in it, by dice, and names nobody before', () => {
    const archer = fighter('d', { hm: 9, weapons: [bow] })
    const people = [fighter('a', { htH: 12, hm: 10 }), fighter('b', { htH: 5 }), archer]
    const grappled = send(goingFor(people, [['a', 'b']]), tag('a'), tackle(['a']))
    const next = until(until(grappled, 'fullDefence'), 'attacks')
    const table = until(send(next, attack('d', 'b')), 'missiles')
    const shot = send(table, roll(table, 'd', '50'))
    expect(shot.context.attacks[0]?.status).toBe('resolved')
    // The log names nobody whom dice have not yet named.
    const said = shot.told.at(-1)
    expect(said).toMatchObject({ kind: 'grapple.shot', about: [{ id: 'd' }] })
    expect(said && newsOf(said)).toEqual({ kind: 'attack', by: 'd', at: '', outcome: 'hit' })
    expect(hasWords('fact.grapple.shot')).toBe(true)
    const [hit] = board(shot).hits
    expect(hit).toMatchObject({ candidates: ['a', 'b'], astray: false, strayed: null })
    const hitId = hit?.hitId ?? ''
    const struck = send(shot, { type: 'grapple.target', hitId, die: 1, typed })
    expect(board(struck).hits[0]).toMatchObject({ targetId: 'a', multiple: 1 })
    const hurt = send(struck, { type: 'grapple.damage', hitId, dice: [[5]], typed }, close)
    expect(the(hurt, 'a').state.damage).toBe(5)
  })
})

describe('CI-149 who does not face the shot', () => {
  it('CI-149: has his Dodge alone, and from behind every blow is dodged (CI-113)', () => {
    const people = [
      fighter('a', { hm: 9, weapons: [bow, weapon()] }),
      fighter('b', { dm: 8 }, {}, 'foe'),
    ]
    const seen = (more: object) => {
      const shot = { kind: 'attack', targetId: 'b', weapon: 0, ...more } as const
      const table = until(declares(facing(people), 'a', shot), 'missiles')
      return told(attackPreview(table, '1.a')?.defence ?? null)
    }
    expect(seen({})).toEqual([[8, 'CI-149']])
    expect(seen({ behind: true })).toEqual([[4, 'CI-099']])
    expect(seen({ weapon: 1 })).toEqual([[14, 'CI-104']])
    expect(seen({ weapon: 1, behind: true })).toEqual([[4, 'CI-099']])
  })

  it('CI-105: whom he does not engage he can only dodge, once that is said', () => {
    const start = facing([fighter('a'), fighter('b', {}, {}, 'foe')])
    const met = (table: Table) => {
      const struck = until(send(until(table, 'attacks'), attack('a', 'b')), 'normalWeapons')
      return told(attackPreview(struck, '1.a')?.defence ?? null)
    }
    expect(met(start)).toEqual([[14, 'CI-104']])
    expect(met(send(start, engages('b', 'a', false)))).toEqual([[4, 'CI-099']])
  })

  it('CI-103: sharing a hex costs 3, a body in it 1', () => {
    const met = (flags: object) => {
      const start = facing([fighter('a'), fighter('b', {}, flags, 'foe')])
      const struck = until(send(until(start, 'attacks'), attack('a', 'b')), 'normalWeapons')
      return told(attackPreview(struck, '1.a')?.defence ?? null).slice(1)
    }
    expect(met({ sharesHex: true })).toEqual([[-3, 'CI-103']])
    expect(met({ overBody: true })).toEqual([[-1, 'CI-103']])
    expect(met({ sharesHex: true, formation: 'backToBack' })).toEqual([])
  })
})

describe('CI-050 sleepers', () => {
  const sleeping = (state: object = {}) => {
    const people = [fighter('a'), fighter('b', {}, { asleep: true, ...state }, 'foe')]
    return until(send(until(facing(people), 'attacks'), attack('a', 'b')), 'normalWeapons')
  }
  const struck = (table: Table) => {
    const hit = send(table, roll(table, 'a', '35'))
    const multiple = hit.context.attacks[0]?.result?.multiple ?? 0
    return send(hit, faces(hit, 'a', ...Array<number[]>(multiple).fill([1])), close)
  }

  it('CI-100: defend as those who do not move, and do nothing', () => {
    const table = sleeping()
    expect(told(attackPreview(table, '1.a')?.defence ?? null)).toEqual([[-5, 'CI-100']])
    const passed = send(table, { type: 'attack.pass', attackId: '1.a' })
    const next = until(until(passed, 'fullDefence'), 'attacks')
    expect(refused(next, attack('b', 'a'))).toBe('coldIron.refused.asleep')
    expect(board(next).actors.map(({ combatantId }) => combatantId)).toEqual(['a'])
  })

  it('CI-050: struck, they wake next turn, or now when they were about to', () => {
    const hit = struck(sleeping())
    expect(the(hit, 'b').state).toMatchObject({ asleep: true, wakeTurns: 1 })
    const woken = until(hit, 'fullDefence')
    expect(the(woken, 'b').state).toMatchObject({ asleep: false, wakeTurns: 0 })
    expect(kinds(woken)).toContain('combatant.woke')
    expect(the(struck(sleeping({ wakeTurns: 1 })), 'b').state.asleep).toBe(false)
    expect(the(struck(sleeping({ wakeTurns: 2 })), 'b').state.wakeTurns).toBe(1)
  })

  it('CI-048: an alarm wakes them in as many turns as it takes', () => {
    const passed = send(sleeping({ wakeTurns: 2 }), { type: 'attack.pass', attackId: '1.a' })
    const second = until(until(passed, 'fullDefence'), 'upkeep')
    expect(the(second, 'b').state).toMatchObject({ asleep: true, wakeTurns: 1 })
    expect(the(until(second, 'fullDefence'), 'b').state.asleep).toBe(false)
  })
})

describe('CI-130 a fumble that strikes somebody', () => {
  const archer = { weapons: [bow] }
  /** A striker of 6 against b, with friends beside him. */
  function fumbling(digits: string, own: object = {}, friends = ['c', 'd']): Table {
    const people = [
      fighter('a', { h: 6, hm: 6, ...own }),
      fighter('b', {}, {}, 'foe'),
      ...friends.map((id) => fighter(id)),
    ]
    const blow = { kind: 'attack', targetId: 'b', weapon: 0 } as const
    const declared = declares(facing(people), 'a', blow)
    const table = until(declared, own === archer ? 'missiles' : 'normalWeapons')
    return send(table, roll(table, 'a', digits))
  }

  it('CI-126: a friend who stands near, by a new roll', () => {
    const fumbled = fumbling('0022')
    expect(fumbled.context.attacks[0]?.result?.total).toBe(-13)
    expect(board(fumbled).hits).toMatchObject([
      { candidates: ['c', 'd'], astray: true, strayed: 1, shot: false },
    ])
    expect(refused(fumbled, close)).toBe('coldIron.handToHand.refused.hitsOpen')
    const there = send(fumbled, near(fumbled, ['d', 1]))
    const struck = send(there, strikes(there, undefined, '77'))
    expect(board(struck).hits[0]).toMatchObject({ targetId: 'd', multiple: 3 })
    const hitId = board(struck).hits[0]?.hitId ?? ''
    const dice = [[1], [2], [3]]
    const hurt = send(struck, { type: 'grapple.damage', hitId, dice, typed }, close)
    expect(the(hurt, 'd').state.damage).toBe(6)
  })

  it('CI-130: nobody, where there is no friend', () => {
    expect(board(fumbling('0022', {}, [])).hits).toEqual([])
  })

  it.each<[object, string]>([
    [{}, '1d6'],
    [archer, '1d3'],
  ])('CI-130: himself; a missile does little to him', (own, dice) => {
    const fumbled = fumbling('0017', own)
    expect(fumbled.context.attacks[0]?.result?.total).toBe(-14)
    expect(board(fumbled).hits[0]).toMatchObject({ candidates: ['a'], strayed: null, dice })
    const struck = send(fumbled, strikes(fumbled, undefined, '50'))
    expect(board(struck).hits[0]).toMatchObject({ targetId: 'a', multiple: 1 })
  })
})
