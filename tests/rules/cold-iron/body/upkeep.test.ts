import { describe, expect, it } from 'vitest'
import { board, bodyStrip } from '../../../../src/rules/cold-iron/view/board'
import { combat } from '../../../../src/rules/cold-iron/combat'
import { conditionOf } from '../../../../src/rules/cold-iron/body/condition'
import {
  attack,
  attacksDeclared,
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

const begin = { type: 'fight.begin' } as const
const close = { type: 'step.close' } as const
const lethal = weapon({ name: 'Axe', dice: '4d12' })

const turns = (table: ReturnType<typeof gather>, count: number) =>
  Array.from({ length: count }).reduce<typeof table>((now) => until(now, 'fullDefence'), table)

describe('CI-022 the end of a turn', () => {
  it('CI-078 tires those who fought by 1 and an eighth of it, and nobody else', () => {
    const people = gather(fighter('a'), fighter('b'), fighter('c'), fighter('d'))
    const opened = send(people, begin, {
      type: 'declare',
      combatantId: 'c',
      declaration: { kind: 'fullDefence' },
    })
    const declared = send(until(opened, 'attacks'), attack('a', 'b'))
    const swung = until(declared, 'normalWeapons')
    const table = until(send(swung, roll(swung, 'a', '50')), 'fullDefence')
    for (const id of ['a', 'b', 'c']) {
      expect(the(table, id).state).toMatchObject({
        tempFatigue: 1,
        dailyFatigueEighths: 1,
        fought: false,
      })
    }
    expect(the(table, 'd').state).toMatchObject({ tempFatigue: 0, dailyFatigueEighths: 0 })
    const taken = table.told.filter(({ kind }) => kind === 'fatigue.taken')
    expect(taken.map(({ from, to }) => [from, to])).toEqual(Array(3).fill([0, 1.125]))
  })

  it('CI-078 keeps eighths exact over many turns', () => {
    let table = send(gather(fighter('a')), begin)
    for (let turn = 0; turn < 17; turn++) {
      table = until(
        send(table, { type: 'declare', combatantId: 'a', declaration: { kind: 'fullDefence' } }),
        'fullDefence',
      )
    }
    expect(bodyStrip(the(table, 'a')).fatigue).toMatchObject({ level: 19.125, state: 'none' })
    const next = send(table, {
      type: 'declare',
      combatantId: 'a',
      declaration: { kind: 'fullDefence' },
    })
    expect(bodyStrip(the(until(next, 'fullDefence'), 'a')).fatigue.state).toBe('blinking')
  })

  it('CI-063 runs the clock of the dying down to death after six', () => {
    let table = send(gather(fighter('a', {}, { damage: 28 })), begin)
    table = send(table, { type: 'damage', combatantId: 'a', points: 3, kind: 'real' })
    expect(bodyStrip(the(table, 'a'))).toMatchObject({ state: 'dying', clock: 6 })
    table = turns(table, 5)
    expect(the(table, 'a').state).toMatchObject({ deathClock: 1, dead: false })
    table = turns(table, 1)
    expect(the(table, 'a').state).toMatchObject({ deathClock: null, dead: true })
    const told = table.told.filter(({ kind }) => kind.startsWith('death.'))
    expect(told.map(({ kind, to }) => [kind, to])).toEqual([
      ...[5, 4, 3, 2, 1, 0].map((left) => ['death.clockTicked', left]),
      ['death.died', 'dead'],
    ])
    expect(refused(table, { type: 'heal', combatantId: 'a', points: 1 })).toBe(
      'coldIron.refused.dead',
    )
  })

  it('CI-062 gives magic reserve an hour, dying six turns, and healing takes the clock back', () => {
    const hurt = (points: number) =>
      send(gather(fighter('a')), begin, { type: 'damage', combatantId: 'a', points, kind: 'real' })
    const clock = (table: ReturnType<typeof gather>) => the(table, 'a').state.deathClock
    const heal = { type: 'heal', combatantId: 'a', points: 1 } as const
    expect(clock(hurt(25))).toBeNull()
    expect(clock(hurt(26))).toBe(720)
    const dying = turns(hurt(31), 2)
    expect(clock(dying)).toBe(4)
    expect(clock(send(dying, heal))).toBe(720)
    expect(clock(send(dying, { ...heal, points: 6 }))).toBeNull()
  })

  it('CI-077 gives one exhausted beyond six times Pt 48 turns, the first of them whole', () => {
    const spent = fighter('a', {}, { tempFatigue: 119 })
    const guard = { kind: 'fullDefence' } as const
    const table = send(gather(fighter('b'), spent), begin)
    expect(refused(table, { type: 'declare', combatantId: 'a', declaration: guard })).toBe(
      'coldIron.refused.senseless',
    )
    const declared = send(until(table, 'attacks'), attack('b', 'a'))
    const swung = until(declared, 'normalWeapons')
    const dying = until(send(swung, roll(swung, 'b', '0013')), 'fullDefence')
    expect(bodyStrip(the(dying, 'a'))).toMatchObject({ clock: 48, fatigue: { state: 'dying' } })
    expect(the(turns(dying, 1), 'a').state.deathClock).toBe(47)
  })

  it('regenerates first, but not the dying', () => {
    const troll = { regenPerTurn: 4 }
    const table = send(
      gather(
        fighter('a', troll, { damage: 23 }),
        fighter('b', troll, { damage: 31, deathClock: 6 }),
        fighter('c', troll, { damage: 3 }),
      ),
      begin,
    )
    const after = turns(table, 1)
    expect(
      [the(after, 'a'), the(after, 'b'), the(after, 'c')].map(({ state }) => state.damage),
    ).toEqual([19, 31, 0])
    expect(conditionOf(the(after, 'a'))).toBe('blinking')
  })

  it('CI-065 books the turn of desperation', () => {
    const table = until(send(gather(fighter('a'), fighter('b')), begin), 'attacks')
    const declared = until(send(table, attack('a', 'b', { desperation: true })), 'normalWeapons')
    const next = until(send(declared, { type: 'attack.pass', attackId: '1.a' }), 'fullDefence')
    expect(the(next, 'a').state.desperationUsed).toBe(1)
    expect(bodyStrip(the(next, 'a')).penalty.total).toBe(-1)
    expect(refused(until(next, 'attacks'), attack('a', 'b', { desperation: true }))).toBe(
      'coldIron.refused.desperationSpent',
    )
  })
})

describe('CI-069 a stun by a blow', () => {
  const people = () => [
    fighter('a', { weapons: [weapon({ dice: '1d12' })] }),
    fighter('b', { pt: 20, weapons: [weapon(), weapon({ reach: 'short' })] }),
  ]
  const ready = attacksDeclared(gather(...people()), 'normalWeapons', ['a', 'b'], ['b', 'a'])
  const hit = send(ready, roll(ready, 'a', '89'), faces(ready, 'a', [11]))

  it('leaves the victim his blow of that step, then one full round of actions is lost', () => {
    const both = send(hit, roll(hit, 'b', '50'), close)
    expect(the(both, 'b').state).toMatchObject({
      stunnedUntil: { turn: 2, step: 11 },
      onGround: true,
    })
    expect(both.told.find(({ kind }) => kind === 'state.changed')).toMatchObject({ to: 'stunned' })
    const next = until(both, 'attacks')
    expect(refused(next, attack('b', 'a'))).toBe('coldIron.refused.stunned')
    const short = send(next, attack('b', 'a', { weapon: 1 }))
    const after = until(short, 'shortWeapons')
    expect(the(after, 'b').state.stunnedUntil).toBeNull()
    expect(refused(after, roll(after, 'b', '50'))).toBeNull()
  })

  it('takes a blow declared for a later step away, and the step closes without it', () => {
    const late = until(
      send(
        until(send(gather(...people()), begin), 'attacks'),
        attack('a', 'b'),
        attack('b', 'a', { weapon: 1 }),
      ),
      'normalWeapons',
    )
    const struck = send(late, roll(late, 'a', '89'), faces(late, 'a', [11]), close)
    expect(struck.value).toBe('shortWeapons')
    expect(refused(struck, roll(struck, 'b', '50'))).toBe('coldIron.refused.stunned')
    const item = board(struck).queue.find(({ attackerId }) => attackerId === 'b')
    expect(item?.barred?.key).toBe('coldIron.refused.stunned')
    const closed = send(struck, close)
    expect(closed.told.find(({ kind }) => kind === 'attack.passed')).toMatchObject({
      about: [{ id: 'b' }, { id: 'a' }],
      cause: { key: 'coldIron.refused.stunned' },
    })
  })

  it('ends on time, and says so', () => {
    const stunned = send(hit, roll(hit, 'b', '50'), close)
    const over = until(stunned, 'longWeapons')
    expect(conditionOf(the(over, 'b'))).toBe('stunned')
    const free = until(over, 'shortWeapons')
    expect(conditionOf(the(free, 'b'))).toBe('blinking')
    expect(free.told.at(-1)).toMatchObject({ kind: 'state.changed', from: 'stunned' })
  })
})

describe('blows that end a fight', () => {
  const blow = (attacker: object, defender: object, dice: number[][], digits: string) => {
    const table = attacksDeclared(
      gather(fighter('a', attacker), fighter('b', defender)),
      'normalWeapons',
      ['a', 'b'],
    )
    return send(table, roll(table, 'a', digits), faces(table, 'a', ...dice), close)
  }

  it('CI-070 beheads with more than three times Pt in one blow, at once', () => {
    const table = blow({ weapons: [lethal] }, { pt: 8 }, [[7, 6, 6, 6]], '89')
    expect(the(table, 'b').state).toMatchObject({ dead: true, deathClock: null, damage: 25 })
    expect(table.told.at(-1)).toMatchObject({ kind: 'death.died', to: 'dead' })
    const spared = blow({ weapons: [lethal] }, { pt: 8 }, [[6, 6, 6, 6]], '89')
    expect(the(spared, 'b').state).toMatchObject({ dead: false, deathClock: 6 })
  })

  it('CI-071 knocks out with all of Pt in fatigue, until roused', () => {
    const club = weapon({ name: 'Club', dice: '2d10', fatigue: true, crit: 'blunt' })
    const table = blow({ weapons: [club] }, { pt: 20, con: 20 }, [[10, 10]], '89')
    expect(the(table, 'b').state).toMatchObject({
      damage: 0,
      dailyFatigueEighths: 160,
      knockedOut: true,
    })
    expect(conditionOf(the(table, 'b'))).toBe('knockedOut')
    expect(kinds(table)).toContain('fatigue.taken')
    const awake = send(table, { type: 'rouse', combatantId: 'b' })
    expect(the(awake, 'b').state).toMatchObject({ knockedOut: false, onGround: false })
    expect(conditionOf(the(awake, 'b'))).toBe('stunned')
  })

  it('adds up what several blows of a step do, each read for itself', () => {
    const people = gather(fighter('a'), fighter('b'), fighter('z', { pt: 10 }))
    const table = attacksDeclared(people, 'normalWeapons', ['a', 'z'], ['b', 'z'])
    const struck = send(
      table,
      roll(table, 'a', '89'),
      faces(table, 'a', [5]),
      roll(table, 'b', '82'),
      faces(table, 'b', [5]),
    )
    expect(board(struck).pending).toMatchObject([
      { combatantId: 'z', from: 10, to: 0, stunned: false, terms: [{ value: 5 }, { value: 5 }] },
    ])
    const closed = send(struck, close)
    expect(conditionOf(the(closed, 'z'))).toBe('safeReserve')
    expect(the(closed, 'z').state.stunnedUntil).toBeNull()
  })
})

describe("the game master's hand", () => {
  it('works at once, in the middle of a step, and leaves a fact', () => {
    const table = attacksDeclared(gather(fighter('a'), fighter('b')), 'normalWeapons', ['a', 'b'])
    const hurt = send(table, { type: 'damage', combatantId: 'a', points: 12, kind: 'real' })
    expect(hurt.told.slice(-2)).toMatchObject([
      { kind: 'hitPoints.changed', from: 20, to: 8, cause: { key: 'coldIron.cause.hand' } },
      { kind: 'state.changed', from: 'unhurt', to: 'blinking' },
    ])
    const healed = send(hurt, { type: 'heal', combatantId: 'a', points: 99 })
    expect(the(healed, 'a').state.damage).toBe(0)
    expect(refused(healed, { type: 'heal', combatantId: 'a', points: 1 })).toBe(
      'coldIron.refused.unhurt',
    )
  })

  it('tires, too', () => {
    const table = send(gather(fighter('a')), {
      type: 'damage',
      combatantId: 'a',
      points: 21,
      kind: 'fatigue',
    })
    expect(table.told).toMatchObject([
      { kind: 'fatigue.taken', from: 0, to: 21 },
      { kind: 'state.changed', to: 'blinking' },
    ])
  })

  it('rouses only who can rise', () => {
    const rouse = { type: 'rouse', combatantId: 'a' } as const
    expect(refused(gather(fighter('a')), rouse)).toBe('coldIron.refused.cannotRise')
    expect(refused(gather(fighter('a', {}, { onGround: true })), rouse)).toBeNull()
    const stunned = { onGround: true, stunnedUntil: { turn: 2, step: 11 } }
    expect(refused(gather(fighter('a', {}, stunned)), rouse)).toBe('coldIron.refused.cannotRise')
    expect(refused(gather(fighter('a', {}, { knockedOut: true, damage: 25 })), rouse)).toBe(
      'coldIron.refused.cannotRise',
    )
  })
})

describe('CI-017 who acts in a step, as players see it', () => {
  const acting = (step: 'upkeep' | 'normalWeapons') => {
    const people = [
      fighter('a'),
      fighter('b', {}, {}, 'foe'),
      fighter('c', {}, { knockedOut: true }),
    ]
    const declared = until(send(gather(...people), { type: 'fight.begin' }), 'attacks')
    const fought = until(send(declared, attack('a', 'b')), 'normalWeapons')
    const at = step === 'upkeep' ? until(send(fought, roll(fought, 'a', '30')), step) : fought
    return { ids: combat.actingIn(at).map(({ id }) => id), upkeep: board(at).actors.length }
  }

  it('is whoever strikes in it, and nobody in upkeep, which befalls all who fought, also the fallen', () => {
    expect(acting('normalWeapons').ids).toEqual(['a'])
    const { ids, upkeep } = acting('upkeep')
    expect(upkeep).toBeGreaterThan(0)
    expect(ids).toEqual([])
  })
})
