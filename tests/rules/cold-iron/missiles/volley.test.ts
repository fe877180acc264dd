import { describe, expect, it } from 'vitest'
import {
  board,
  inMultiples,
  throwsOf,
  volley,
  wantedDice,
} from '../../../../src/rules/cold-iron/view/board'
import { refusalOf } from '../../../../src/rules/cold-iron/turn/refusal'
import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { attacksDeclared, fighter, gather, roll, send, until, weapon, type Table } from '../table'

/** Dice that fall as they are told; every face is the highest. */
const loaded = (...rolls: string[]) => ({
  digits: () => rolls.shift() ?? '50',
  faces: (sides: readonly number[]) => [...sides],
})

const types = (events: ReturnType<typeof volley>) => events.map(({ type }) => type)

/** The foes. */
const strikers = ['a', 'c']

function skirmish(): Table {
  return attacksDeclared(
    gather(
      fighter('a', { weapons: [weapon({ dice: '2d6' })] }, {}, 'foe'),
      fighter('c', {}, {}, 'foe'),
      fighter('b'),
    ),
    'normalWeapons',
    ['a', 'b'],
    ['c', 'b'],
  )
}

describe('a volley', () => {
  it('CI-119: rolls the attack, and the damage as often as it hit', () => {
    const table = skirmish()
    const events = volley(table, { attacks: ['1.a', '1.c'], strikers }, loaded('9987', '20'))
    expect(types(events)).toEqual(['attack.roll', 'attack.damage', 'attack.roll'])
    const damage = events.find((event) => event.type === 'attack.damage')
    const after = send(table, ...events)
    const struck = after.context.attacks.find(({ id }) => id === '1.a')?.result?.multiple ?? 0
    expect(struck).toBeGreaterThan(0)
    expect(damage).toMatchObject({ attackId: '1.a', typed: false })
    expect(damage?.dice).toEqual(Array.from({ length: struck }, () => [6, 6]))
    expect(after.context.attacks.map(({ status }) => status)).toEqual(['resolved', 'resolved'])
  })

  it('CI-017: hurts nobody before the step closes', () => {
    const table = skirmish()
    const after = send(table, ...volley(table, { attacks: ['1.a'], strikers }, loaded('9987')))
    expect(after.context.combatants.b?.state.damage).toBe(0)
    expect(after.context.pending).toHaveLength(1)
  })

  it('goes on where an attack stands, and leaves out what is settled', () => {
    const table = skirmish()
    const [roll, ...rest] = volley(table, { attacks: ['1.a'], strikers }, loaded('9987'))
    const half = send(table, ...(roll ? [roll] : []))
    expect(volley(half, { attacks: ['1.a'], strikers }, loaded())).toEqual(rest)
    expect(volley(send(half, ...rest), { attacks: ['1.a'], strikers }, loaded())).toEqual([])
    expect(volley(table, { attacks: ['nobody'], strikers }, loaded())).toEqual([])
  })

  it('leaves out who cannot strike', () => {
    const table = skirmish()
    const down = send(table, { type: 'damage', combatantId: 'a', points: 25, kind: 'real' })
    const open = { type: 'attack.roll', attackId: '1.a', roll: '50', typed: false } as const
    expect(refusalOf(down, open)).not.toBeNull()
    expect(volley(down, { attacks: ['1.a'], strikers }, loaded())).toEqual([])
  })

  it('CI-213: rolls for the gear that a miss wears', () => {
    // 11 at a chance of 0 against 14: missed by 3, and the shield takes the damage roll.
    const shield = { name: 'Round shield', hp: 12 }
    const table = attacksDeclared(
      gather(fighter('a', {}, {}, 'foe'), fighter('b', { shield })),
      'normalWeapons',
      ['a', 'b'],
    )
    const events = volley(table, { attacks: ['1.a'], strikers }, loaded('50'))
    expect(types(events)).toEqual(['attack.roll', 'attack.wear'])
    expect(events[1]).toMatchObject({ dice: [6], typed: false })
    const struck = send(table, ...events)
    expect(struck.context.attacks[0]?.status).toBe('resolved')
    const worn = send(struck, { type: 'step.close' }).told.find(({ kind }) => kind === 'item.worn')
    expect(worn?.dice).toEqual({ faces: [6], typed: false })
  })

  it('CI-130: rolls what a fumble does to the weapon: how hard, and its damage', () => {
    const hard = { h: 6, weapons: [weapon({ hp: 60 })] }
    const table = attacksDeclared(
      gather(fighter('a', hard, {}, 'foe'), fighter('b', { d: 40 })),
      'normalWeapons',
      ['a', 'b'],
    )
    const events = volley(table, { attacks: ['1.a'], strikers }, loaded('030', '67'))
    expect(types(events)).toEqual(['attack.roll', 'attack.wearCrit', 'attack.wear'])
    expect(events[2]).toMatchObject({ dice: [6, 6], typed: false })
  })

  it('CI-215: leaves the weapon of the one who parries to who rolls for them', () => {
    const parrying = { parryMode: 'weapon', weapons: [weapon({ hp: 15 })] }
    const people = [fighter('a', parrying, {}, 'foe'), fighter('b', parrying)]
    const table = attacksDeclared(gather(...people), 'normalWeapons', ['a', 'b'], ['b', 'a'])
    const rollerOf = (at: Table) => board(at).queue.map(({ rollerId }) => rollerId)
    expect(rollerOf(table)).toEqual(['a', 'b'])
    const events = volley(table, { attacks: ['1.a', '1.b'], strikers }, loaded('50'))
    expect(types(events)).toEqual(['attack.roll', 'attack.wear'])
    const after = send(table, ...events)
    // The foe's sword has struck the other; now the other strikes the foe's, and that is not the foe's roll.
    expect(rollerOf(after)).toEqual(['b', 'b'])
    const own = send(after, roll(after, 'b', '50'), {
      type: 'attack.wear',
      attackId: '1.b',
      dice: [3],
      typed: true,
    })
    expect(rollerOf(own)).toEqual(['b', 'a'])
    expect(types(volley(own, { attacks: ['1.a', '1.b'], strikers }, loaded()))).toEqual([
      'attack.wear',
    ])
  })
})

describe('a volley and the hits it leaves', () => {
  /** An archer among the foes shoots into a grapple of two others. */
  const bow = weapon({ name: 'Bow', class: 'bow', missile: true, dice: '1d6' })
  const archer = fighter('a', { hm: 12, weapons: [bow] }, {}, 'foe')

  function shooting(more: object): Table {
    const people = [archer, fighter('b', { dm: 6 }), fighter('c', {}, {}, 'foe'), fighter('d')]
    const declaring = until(send(gather(...people), { type: 'fight.begin' }), 'attacks')
    const shot = { kind: 'attack', targetId: 'b', weapon: 0, ...more } as const
    return until(
      send(declaring, { type: 'declare', combatantId: 'a', declaration: shot }),
      'missiles',
    )
  }

  /** They stand just where the shot came down. */
  const near = ({ context: { handToHand } }: Table, ...who: string[]): FightEvent => ({
    type: 'stray.near',
    hitId: handToHand.hits[0]?.id ?? '',
    near: who.map((id) => ({ id, distance: handToHand.hits[0]?.strayed ?? 0 })),
  })
  const strayed = () => send(shooting({ intoMelee: true }), roll(shooting({}), 'a', '022'))

  it('CI-150: a shot that strays waits for who stands near', () => {
    const table = shooting({ intoMelee: true })
    const events = volley(table, { attacks: ['1.a'], strikers: ['a'] }, loaded('022'))
    expect(types(events)).toEqual(['attack.roll'])
    expect(send(table, ...events).context.handToHand.hits.map(({ status }) => status)).toEqual([
      'needsNear',
    ])
  })

  it('CI-150: a die says whom it struck, and a new roll how hard', () => {
    const there = send(strayed(), near(strayed(), 'c', 'd'))
    const events = volley(there, { attacks: [], strikers: ['a'] }, loaded('9987'))
    expect(types(events)).toEqual(['grapple.target', 'grapple.damage'])
    expect(events[0]).toMatchObject({ die: 2, roll: '9987', typed: false })
    const after = send(there, ...events)
    const struck = after.told.find(({ kind }) => kind === 'grapple.struck')
    expect(struck?.dice).toEqual({ faces: [2, 9, 9, 8, 7], typed: false })
    expect(after.context.pending.map(({ defenderId }) => defenderId)).toEqual(['d'])
    expect(after.context.handToHand.hits.map(({ status }) => status)).toEqual(['resolved'])
  })

  it('leaves the hits of others to them', () => {
    const there = send(strayed(), near(strayed(), 'c', 'd'))
    expect(volley(there, { attacks: [], strikers: ['b'] }, loaded())).toEqual([])
  })
})

describe('the dice of a hit', () => {
  const rulings = gather().context

  it('CI-218: are those of the weapon, one by one', () => {
    expect(wantedDice(rulings, weapon({ dice: '2d8+1' }))).toEqual({
      ...{ sides: [8, 8], plus: 1, more: 0 },
    })
  })

  it('CI-135: have the d6 of a charge behind them', () => {
    expect(wantedDice(rulings, weapon({ dice: '1d10' }), 2)).toEqual({
      ...{ sides: [10, 6, 6], plus: 0, more: 2 },
    })
  })

  it('CI-127: are thrown multiple by multiple', () => {
    const dice = wantedDice(rulings, weapon({ dice: '2d8+1' }))
    expect(throwsOf(dice, 2)).toEqual([
      { of: 'weapon', sides: [8, 8], plus: 1 },
      { of: 'weapon', sides: [8, 8], plus: 1 },
    ])
    expect(inMultiples(dice, 2, [1, 2, 3, 4])).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  it('CI-127, CI-135: are thrown with all of a charge behind all of the weapon', () => {
    const dice = wantedDice(rulings, weapon({ dice: '1d12+1' }), 1)
    expect(throwsOf(dice, 2)).toEqual([
      { of: 'weapon', sides: [12, 12], plus: 2 },
      { of: 'more', sides: [6, 6], plus: 0 },
    ])
    expect(inMultiples(dice, 2, [11, 12, 1, 2])).toEqual([
      [11, 1],
      [12, 2],
    ])
    expect(inMultiples(dice, 2, [11])).toEqual([[11], []])
  })
})
