import { describe, expect, it } from 'vitest'
import { board } from '../../../../src/rules/cold-iron/view/board'
import { conditionOf } from '../../../../src/rules/cold-iron/body/condition'
import { settingsSchema } from '../../../../src/rules/cold-iron/settings'
import { attack, fighter, gather, kinds, refused, send, the, until, type Table } from '../table'

const begin = { type: 'fight.begin' } as const
const end = { type: 'fight.end' } as const
const hurt = (points: number) =>
  ({ type: 'damage', combatantId: 'a', points, kind: 'real' }) as const
const set = (flags: object) => ({ type: 'state.set', combatantId: 'a', flags }) as const

const begun = (sheet: object = {}, state: object = {}) =>
  send(gather(fighter('a', sheet, state), fighter('b')), begin)
const clock = (table: Table) => the(table, 'a').state.deathClock

describe('CI-065: desperation has two counters', () => {
  it('gives the turns back with a new battle, and keeps their price', () => {
    const fresh = begun({}, { desperationInBattle: 1, desperationUsed: 2 })
    expect(the(fresh, 'a').state).toMatchObject({ desperationInBattle: 0, desperationUsed: 2 })
    const now = until(fresh, 'attacks')
    const desperate = attack('a', 'b', { desperation: true })
    expect(refused(now, desperate)).toBeNull()
    const swung = until(send(now, desperate), 'normalWeapons')
    const next = until(send(swung, { type: 'attack.pass', attackId: '1.a' }), 'attacks')
    expect(the(next, 'a').state).toMatchObject({ desperationInBattle: 1, desperationUsed: 3 })
    expect(next.told).toContainEqual(
      expect.objectContaining({ kind: 'state.desperate', with: { count: 3 } }),
    )
    expect(next.told.find(({ kind }) => kind === 'declaration.made')?.with).toMatchObject({
      declaration: 'coldIron.declared.attackInDesperation',
    })
    expect(refused(next, desperate)).toBe('coldIron.refused.desperationSpent')
  })

  it('leaves those alone who have used none', () => {
    const people = gather(fighter('a', {}, { desperationUsed: 1 }))
    expect(the(send(people, begin), 'a').state).toBe(the(people, 'a').state)
  })
})

describe('CI-062, CI-063: the clocks', () => {
  it('stand still in stasis', () => {
    const dying = send(begun(), hurt(31))
    expect(clock(dying)).toBe(6)
    const held = until(send(dying, set({ inStasis: true })), 'fullDefence')
    expect(clock(held)).toBe(6)
    expect(kinds(held)).not.toContain('death.clockTicked')
    expect(clock(until(send(held, set({ inStasis: false })), 'fullDefence'))).toBe(5)
  })

  it('of magic reserve run as long as the campaign says, and not in care', () => {
    const table = begun()
    const settings = settingsSchema.parse({ reserveTurns: 900 })
    const patient = { ...table, context: { ...table.context, settings } }
    const reserve = send(patient, hurt(28))
    expect([clock(reserve), clock(send(table, hurt(28)))]).toEqual([900, 720])
    expect(clock(send(reserve, set({ inCare: true })))).toBeNull()
    expect(clock(send(reserve, set({ deepSleep: true })))).toBeNull()
  })

  it('of the dying are longer with a medic', () => {
    expect(clock(send(begun(), set({ medicLevel: 6 }), hurt(31)))).toBe(8)
    const ran = until(until(send(begun(), hurt(31)), 'fullDefence'), 'fullDefence')
    expect(clock(ran)).toBe(4)
    const tended = send(ran, set({ medicLevel: 6 }))
    expect(clock(tended)).toBe(6)
    expect(clock(send(tended, set({ medicLevel: 3 })))).toBe(5)
    expect(clock(send(tended, set({ cramped: true })))).toBe(6)
    const late = send(begun({}, { medicLevel: 6 }), hurt(31))
    const last = [1, 2, 3, 4, 5, 6].reduce((now) => until(now, 'fullDefence'), late)
    expect(clock(last)).toBe(2)
    expect(clock(send(last, set({ medicLevel: 0 })))).toBe(1)
  })
})

describe('CI-194: who regenerates', () => {
  it('is heard in the last step while a single point is missing', () => {
    const heard = (regenPerTurn: number, damage: number) =>
      board(until(begun({ regenPerTurn }, { damage }), 'upkeep')).actors.map(({ why }) => why.key)
    expect(heard(1, 1)).toEqual(['coldIron.why.regenerates'])
    expect([heard(1, 0), heard(0, 1)]).toEqual([[], []])
  })
})

describe('CI-078: a turn of sprinting', () => {
  it('costs a point and an eighth, and shows in the last step', () => {
    const now = until(begun(), 'movement')
    const run = (sprint: boolean) =>
      send(now, { type: 'declare', combatantId: 'a', declaration: { kind: 'move', sprint } })
    const ran = until(run(true), 'upkeep')
    expect(board(ran).actors.map(({ combatantId }) => combatantId)).toEqual(['a'])
    const next = until(ran, 'fullDefence')
    expect(the(next, 'a').state).toMatchObject({ tempFatigue: 1, dailyFatigueEighths: 1 })
    expect(next.told.find(({ kind }) => kind === 'fatigue.taken')).toMatchObject({
      to: 1.125,
      cause: { key: 'coldIron.cause.sprint' },
      terms: [{ value: 1, rule: 'CI-078' }],
    })
    const walked = until(run(false), 'fullDefence')
    expect(the(walked, 'a').state).toMatchObject({ tempFatigue: 0, dailyFatigueEighths: 0 })
  })
})

describe('CI-022: the turn in which a fight ends', () => {
  const meant = (declared: object) => send(until(begun(), 'attacks'), attack('a', 'b', declared))
  const struck = (table: Table) => {
    const swung = until(table, 'normalWeapons')
    const { attackId = '' } = board(swung).queue[0] ?? {}
    return send(swung, { type: 'attack.roll', attackId, roll: '36', typed: true })
  }

  it('CI-078: tires who fought in it as any other, and nobody for what was only declared', () => {
    const over = send(struck(meant({})), end)
    expect(['a', 'b'].map((id) => the(over, id).state.tempFatigue)).toEqual([1, 1])
    expect(over.told).toContainEqual(
      expect.objectContaining({
        kind: 'fatigue.taken',
        to: 1.125,
        cause: { key: 'coldIron.cause.turnOfCombat' },
      }),
    )
    const before = send(until(meant({}), 'normalWeapons'), end)
    expect(['a', 'b'].map((id) => the(before, id).state.tempFatigue)).toEqual([0, 0])
    const guarded = { kind: 'fullDefence' } as const
    const declared = send(begun(), { type: 'declare', combatantId: 'a', declaration: guarded })
    expect(the(send(declared, end), 'a').state.tempFatigue).toBe(0)
    expect(the(send(until(declared, 'missiles'), end), 'a').state.tempFatigue).toBe(1)
  })

  it('CI-065: a desperation that was used in it has its price, and one only meant has none', () => {
    const price = (table: Table) => the(send(table, end), 'a').state.desperationUsed
    expect(price(struck(meant({ desperation: true })))).toBe(1)
    expect(price(until(meant({ desperation: true }), 'normalWeapons'))).toBe(0)
  })

  it('CI-078: tires who sprinted before it ended', () => {
    const declaration = { kind: 'move', sprint: true } as const
    const run = send(until(begun(), 'movement'), {
      ...{ type: 'declare', combatantId: 'a' },
      declaration,
    } as const)
    expect(the(send(run, end), 'a').state.tempFatigue).toBe(0)
    expect(the(send(until(run, 'missiles'), end), 'a').state.tempFatigue).toBe(1)
  })
})

describe('CI-195: the fatigue of rage', () => {
  it('is counted by the turn and booked when the battle is over, three a turn', () => {
    let table = begun({}, { berserk: true })
    for (let turn = 0; turn < 2; turn++) {
      const swung = until(send(until(table, 'attacks'), attack('a', 'b')), 'normalWeapons')
      const { attackId = '' } = board(swung).queue[0] ?? {}
      const miss = { type: 'attack.roll', attackId, roll: '36', typed: true } as const
      table = until(send(swung, miss), 'fullDefence')
    }
    expect(the(table, 'a').state).toMatchObject({ berserkTurns: 2, tempFatigue: 0 })
    expect(the(table, 'b').state.tempFatigue).toBe(2)
    const over = send(table, end)
    expect(the(over, 'a').state).toMatchObject({
      berserk: false,
      berserkTurns: 0,
      tempFatigue: 6,
      dailyFatigueEighths: 6,
    })
    expect(over.told.find(({ cause }) => cause?.key === 'coldIron.cause.rage')).toMatchObject({
      kind: 'fatigue.taken',
      to: 6.75,
      terms: [{ value: 6, rule: 'CI-195' }],
    })
  })

  it('counts the turn in which the battle ends, once blows have fallen in it', () => {
    const swung = until(
      send(until(begun({}, { berserk: true }), 'attacks'), attack('a', 'b')),
      'normalWeapons',
    )
    const { attackId = '' } = board(swung).queue[0] ?? {}
    const struck = send(swung, { type: 'attack.roll', attackId, roll: '36', typed: true })
    expect(the(send(struck, end), 'a').state).toMatchObject({ berserkTurns: 0, tempFatigue: 3 })
    expect(the(send(until(begun({}, { berserk: true }), 'attacks'), end), 'a').state).toMatchObject(
      {
        tempFatigue: 0,
      },
    )
  })

  it('is booked for one who came to himself before, and brings back what he did not feel', () => {
    const calm = send(begun({}, { berserkTurns: 7 }), end)
    expect(the(calm, 'a').state).toMatchObject({ tempFatigue: 21, berserkTurns: 0 })
    expect(conditionOf(the(calm, 'a'))).toBe('blinking')
    expect(calm.told.at(-1)).toMatchObject({ kind: 'state.changed', to: 'blinking' })
    const never = send(begun(), end)
    expect(kinds(never)).not.toContain('fatigue.taken')
  })
})

describe('CI-196: the reserves of a berserker', () => {
  it.each([
    [19, 'unhurt', null],
    [20, 'safeReserve', null],
    [22, 'safeReserve', null],
    [23, 'magicReserve', 360],
    [25, 'magicReserve', 360],
    [26, 'dead', null],
  ])('with %i points of damage of 20: %s', (points, condition, turns) => {
    const table = send(begun({}, { berserk: true }), hurt(points))
    expect(conditionOf(the(table, 'a'))).toBe(condition)
    expect(clock(table)).toBe(turns)
    const over = send(table, end)
    expect(the(over, 'a').state.berserk).toBe(points >= 20)
    expect(conditionOf(the(over, 'a'))).toBe(condition === 'unhurt' ? 'blinking' : condition)
  })
})
