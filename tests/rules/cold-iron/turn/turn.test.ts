import { getInitialSnapshot, transition } from 'xstate'
import { describe, expect, it } from 'vitest'
import { coldIron } from '../../../../src/rules/cold-iron'
import { board } from '../../../../src/rules/cold-iron/view/board'
import { fightMachine } from '../../../../src/rules/cold-iron/turn/machine'
import { steps } from '../../../../src/rules/cold-iron/fight-model/steps'
import { says } from '../moves-table'
import {
  attacksDeclared,
  faces,
  fighter,
  force,
  gather,
  kinds,
  refused,
  restore,
  roll,
  send,
  the,
  until,
  weapon,
  type Table,
} from '../table'

const begin = { type: 'fight.begin' } as const
const close = { type: 'step.close' } as const
const heavy = weapon({ name: 'Axe', dice: '2d12' })

describe('CI-017 the order of action', () => {
  it('runs fifteen steps and counts the turn after the last', () => {
    let table = send(gather(fighter('a')), begin)
    expect(table.context.turn).toBe(1)
    const walked = [table.value]
    for (let step = 1; step < 15; step++) {
      table = send(table, close)
      walked.push(table.value)
    }
    expect(walked).toEqual(steps)
    table = send(table, close)
    expect([table.value, table.context.turn]).toEqual(['fullDefence', 2])
    expect(kinds(table).filter((kind) => kind === 'turn.begun')).toHaveLength(2)
    expect(kinds(table).filter((kind) => kind === 'step.closed')).toHaveLength(15)
  })

  it('begins once, with somebody in it, and ends for good', () => {
    expect(refused(gather(), begin)).toBe('coldIron.refused.nobody')
    expect(refused(gather(fighter('a')), close)).toBe('coldIron.refused.notBegun')
    const table = send(gather(fighter('a')), begin)
    expect(refused(table, begin)).toBe('coldIron.refused.begun')
    const over = send(table, { type: 'fight.end' })
    expect([over.value, coldIron.combat?.isOver(over.value)]).toEqual(['over', true])
    for (const event of [begin, close, { type: 'heal', combatantId: 'a', points: 1 } as const]) {
      expect(refused(over, event)).toBe('coldIron.refused.over')
    }
  })

  it('ends in the last turn in which anything was done', () => {
    const endedIn = (table: Table) =>
      send(table, { type: 'fight.end' }).told.find(({ kind }) => kind === 'fight.ended')?.with
    const first = send(gather(fighter('a'), fighter('b')), begin)
    expect(endedIn(first)).toEqual({ turn: 1 })
    const second = until(first, 'fullDefence')
    expect(endedIn(second)).toEqual({ turn: 1 })
    expect(endedIn(send(second, close))).toEqual({ turn: 2 })
    expect(endedIn(send(second, says('a', { kind: 'fullDefence' })))).toEqual({ turn: 2 })
  })

  it('starts where the host expects it', () => {
    expect(getInitialSnapshot(fightMachine).value).toBe('ready')
  })
})

describe('CI-020 weapons strike in their step', () => {
  it.each([
    ['missiles', { missile: true }],
    ['longWeapons', { reach: 'long' }],
    ['normalWeapons', { reach: 'normal' }],
    ['shortWeapons', { reach: 'short' }],
  ] as const)('%s', (step, kind) => {
    const armed = fighter('a', { hm: 8, weapons: [weapon(kind)] })
    const earlier = attacksDeclared(gather(armed, fighter('b')), 'moving', ['a', 'b'])
    expect(refused(earlier, roll(earlier, 'a', '50'))).toBe('coldIron.refused.otherStep')
    const now = until(earlier, step)
    expect(refused(now, roll(now, 'a', '50'))).toBeNull()
    expect(board(now).current).toBe('1.a')
  })
})

describe('CI-017 a step is simultaneous', () => {
  const killers = gather(fighter('a', { weapons: [heavy] }), fighter('b', { weapons: [heavy] }))
  const ready = attacksDeclared(killers, 'normalWeapons', ['a', 'b'], ['b', 'a'])

  it('lets two combatants drop each other, and lands both blows together', () => {
    const first = send(ready, roll(ready, 'a', '95' + '8'), faces(ready, 'a', [12, 12], [9, 9]))
    expect(the(first, 'b').state.damage).toBe(0)
    expect(refused(first, roll(first, 'b', '958'))).toBeNull()
    const both = send(first, roll(first, 'b', '958'), faces(first, 'b', [12, 12], [10, 9]))
    expect(both.context.pending).toHaveLength(2)
    expect(kinds(both)).not.toContain('blow.landed')
    const closed = send(both, close)
    expect(closed.context.pending).toEqual([])
    expect([the(closed, 'a').state.damage, the(closed, 'b').state.damage]).toEqual([43, 42])
    expect(kinds(closed).filter((kind) => kind === 'blow.landed')).toHaveLength(2)
    const changes = closed.told.filter(({ kind }) => kind === 'state.changed')
    expect(changes.map(({ about, to }) => [about[0]?.id, to])).toEqual([
      ['a', 'dying'],
      ['b', 'dying'],
    ])
  })

  it('CI-063: says how many blows brought somebody down, his own not counted', () => {
    const people = ['a', 'b', 'c'].map((id) => fighter(id, { weapons: [heavy] }))
    const table = attacksDeclared(
      gather(...people),
      'normalWeapons',
      ['a', 'b'],
      ['c', 'b'],
      ['b', 'a'],
    )
    const struck = ['a', 'c', 'b'].reduce((now, id) => {
      const rolled = send(now, roll(now, id, '958'))
      const result = rolled.context.attacks.find(({ attackerId }) => attackerId === id)?.result
      const dice = Array.from({ length: result?.multiple ?? 0 }, () => [12, 12])
      return send(rolled, faces(rolled, id, ...dice))
    }, table)
    const changes = send(struck, close).told.filter(
      ({ kind }) => kind === 'state.changed' || kind === 'death.died',
    )
    expect(changes.map(({ about, cause }) => [about[0]?.id, cause?.with])).toEqual([
      ['a', { count: 1 }],
      ['b', { count: 2 }],
    ])
  })

  it('CI-069: says that a stun is over, and nothing of blows', () => {
    const dazed = fighter('a', {}, { stunnedUntil: { turn: 1, step: 9 } })
    const begun = send(gather(dazed, fighter('b')), { type: 'fight.begin' })
    const changes = until(begun, 'handToHandFighting').told.filter(
      ({ kind }) => kind === 'state.changed',
    )
    expect(changes).toMatchObject([{ from: 'stunned', cause: { key: 'coldIron.cause.stunOver' } }])
  })

  it('reads the defence as it was when the step began, whoever rolls first', () => {
    const after = send(ready, roll(ready, 'a', '958'), faces(ready, 'a', [12, 12], [12, 12]))
    const alone = send(ready, roll(ready, 'b', '89'))
    const second = send(after, roll(after, 'b', '89'))
    expect(second.told.at(-1)).toEqual(alone.told.at(-1))
  })

  it('hits all with the armour there was before the step', () => {
    const plated = fighter('z', { pt: 90, armor: { T: 6, hpGrace: 1, hpSteps: [1] } })
    const table = attacksDeclared(
      gather(fighter('a'), fighter('b'), plated),
      'normalWeapons',
      ['a', 'z'],
      ['b', 'z'],
    )
    const struck = send(
      table,
      roll(table, 'a', '933'),
      faces(table, 'a', [6], [6]),
      roll(table, 'b', '85'),
      faces(table, 'b', [6], [6]),
    )
    const closed = send(struck, close)
    expect(the(closed, 'z').state).toMatchObject({ damage: 12, armorDamage: 12 })
  })
})

describe('closing a step', () => {
  const ready = attacksDeclared(gather(fighter('a'), fighter('b')), 'normalWeapons', ['a', 'b'])

  it('waits for every roll and all damage, and says how many', () => {
    expect(refused(ready, close)).toBe('coldIron.refused.attacksOpen')
    expect(board(ready)).toMatchObject({
      canClose: false,
      closeRefusal: { with: { count: 1 } },
    })
    const hit = send(ready, roll(ready, 'a', '89'))
    expect(refused(hit, close)).toBe('coldIron.refused.attacksOpen')
    expect(board(hit).queue[0]?.status).toBe('needsDamage')
    expect(board(send(hit, faces(hit, 'a', [4]))).canClose).toBe(true)
  })

  it('goes on when an attack is let go', () => {
    const passed = send(ready, { type: 'attack.pass', attackId: '1.a' }, close)
    expect(kinds(passed)).toContain('attack.passed')
    expect(refused(ready, { type: 'attack.pass', attackId: '1.b' })).toBe(
      'coldIron.refused.noAttack',
    )
  })

  it('keeps a fight from ending while blows are in the air', () => {
    const hit = send(ready, roll(ready, 'a', '89'), faces(ready, 'a', [4]))
    expect(refused(hit, { type: 'fight.end' })).toBe('coldIron.refused.blowsPending')
    expect(refused(send(hit, close), { type: 'fight.end' })).toBeNull()
  })

  it('CI-017: keeps a fight from ending while a hit waits for its damage, until that is let go', () => {
    const hit = send(ready, roll(ready, 'a', '89'))
    expect(refused(hit, { type: 'fight.end' })).toBe('coldIron.refused.damageOpen')
    const passed = send(hit, { type: 'attack.pass', attackId: '1.a' })
    expect(refused(passed, { type: 'fight.end' })).toBeNull()
    expect(refused(ready, { type: 'fight.end' })).toBeNull()
  })
})

describe('a roll of an attack', () => {
  const ready = attacksDeclared(gather(fighter('a'), fighter('b')), 'normalWeapons', ['a', 'b'])

  it.each([
    ['9', 'coldIron.roll.needsMore'],
    ['0451', 'coldIron.roll.tooLong'],
    ['8x', 'coldIron.roll.notDigits'],
    ['89', null],
  ])('CI-006 of %s is answered with %s', (digits, words) => {
    expect(refused(ready, roll(ready, 'a', digits))).toBe(words)
  })

  it('is made once', () => {
    const missed = send(ready, roll(ready, 'a', '50'))
    expect(kinds(missed)).toContain('attack.missed')
    expect(refused(missed, roll(missed, 'a', '89'))).toBe('coldIron.refused.attack.resolved')
    expect(refused(missed, faces(missed, 'a', [4]))).toBe('coldIron.refused.attack.resolved')
  })

  it('CI-119 is followed by as many dice as it multiplies, and by the dice of the weapon', () => {
    const hit = send(ready, roll(ready, 'a', '933'))
    expect(hit.told.at(-1)).toMatchObject({ with: { multiple: 2, net: 7, weapon: 'Sword' } })
    expect(refused(hit, faces(hit, 'a', [4]))).toBe('coldIron.refused.multiples')
    expect(refused(hit, faces(hit, 'a', [4], [7]))).toBe('coldIron.refused.dice')
    expect(refused(hit, faces(hit, 'a', [4], [3, 3]))).toBe('coldIron.refused.dice')
    expect(refused(hit, faces(hit, 'a', [4], [6]))).toBeNull()
  })
})

describe('the host', () => {
  it('gets facts as record actions with the fact as their params', () => {
    const table = gather(fighter('a'))
    const [next, actions] = transition(fightMachine, restore(table), begin)
    expect(next.value).toBe('fullDefence')
    expect(
      (actions as { type: string; params?: unknown }[]).map(({ type, params }) => [type, params]),
    ).toEqual([
      ['record', { kind: 'fight.begun', secret: false, about: [] }],
      ['record', { kind: 'turn.begun', secret: false, about: [], with: { turn: 1 } }],
    ])
  })

  it('leaves the state of those untouched by an event as it is', () => {
    const table = send(gather(fighter('a'), fighter('b')), begin)
    const hurt = force(table, { type: 'damage', combatantId: 'a', points: 3, kind: 'real' })
    expect(the(hurt, 'a').state).not.toBe(the(table, 'a').state)
    expect(the(hurt, 'b').state).toBe(the(table, 'b').state)
  })
})
