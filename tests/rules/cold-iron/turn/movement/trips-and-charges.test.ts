import { describe, expect, it } from 'vitest'
import { attackOutcome, attackPreview, board } from '../../../../../src/rules/cold-iron/view/board'
import { preFlight } from '../../../../../src/rules/cold-iron/view/declaring/pre-flight'
import type { FightEvent } from '../../../../../src/rules/cold-iron/turn/events'
import { attack, faces, fighter, kinds, refused, roll, send, the, until, weapon } from '../../table'
import { declares, facing, refusedTo } from '../../moves-table'
import { told } from '../../terms'
import { hasWords } from '../../words'

const close = { type: 'step.close' } as const
const typed = true
const no = (key: string) => `coldIron.moves.refused.${key}`

describe('CI-187 tripping a runner', () => {
  const running = (hexes = 8) => {
    const runner = fighter('r', { htH: 5, db: 4, maFull: 8 }, {}, 'foe')
    const tripper = fighter('t', { htH: 5, hm: 6, db: 4 })
    const run = { kind: 'move', movement: { way: 'walk', hexes, out: true } } as const
    return until(declares(facing([runner, tripper]), 'r', run), 'moving')
  }
  const trip = (digits: string): FightEvent => ({
    type: 'move.trip',
    combatantId: 't',
    runnerId: 'r',
    roll: digits,
    typed,
  })
  const down = (digits: string): FightEvent => ({
    type: 'move.tripDown',
    combatantId: 't',
    roll: digits,
    typed,
  })
  const free = (digits: string): FightEvent => ({
    type: 'move.freeTackle',
    combatantId: 'r',
    roll: digits,
    typed,
  })

  it('CI-187: nobody trips themself', () => {
    const own: FightEvent = { ...trip('50'), combatantId: 'r' } as FightEvent
    expect(refused(running(), own)).toBe(no('noRunner'))
  })

  it('CI-187: grab and tackle lay the runner down, when the step closes', () => {
    const tripped = send(running(), trip('50'), down('50'))
    expect(kinds(tripped).at(-1)).toBe('grapple.tripped')
    expect(the(tripped, 'r').state.onGround).toBe(false)
    const after = send(tripped, close)
    expect(the(after, 'r').state).toMatchObject({ onGround: true, gone: false })
    expect(refused(after, free('50'))).not.toBeNull()
  })

  it('CI-187: without the grab he runs on', () => {
    const missed = send(running(), trip('022'))
    expect(refused(missed, down('50'))).toBe(no('noHold'))
    expect(the(send(missed, close), 'r').state.gone).toBe(true)
  })

  it('CI-187: with the grab alone the runner may tackle for free', () => {
    const held = send(running(), trip('50'), down('35'))
    expect(board(held).moves.map(({ kind }) => kind)).toEqual(['freeTackle'])
    expect(refused(held, down('50'))).toBe(no('noHold'))
    const after = send(held, free('50'))
    expect(after.context.handToHand.grapples).toHaveLength(1)
    expect(refused(after, free('50'))).toBe(no('noFreeTackle'))
    const end = send(after, close)
    expect(['r', 't'].map((id) => the(end, id).state.onGround)).toEqual([true, true])
    expect(the(end, 'r').state.gone).toBe(false)
    expect(send(held, free('35')).context.handToHand.grapples).toEqual([])
  })

  it('CI-187: it takes a runner, and a turn', () => {
    expect(refused(running(1), trip('50'))).toBe(no('noRunner'))
    expect(refused(send(running(), trip('022')), trip('50'))).toBe(no('acted'))
    expect(refused(until(running(), 'missiles'), trip('50'))).toBe(no('notNow'))
  })
})

describe('CI-135 charges', () => {
  const spear = weapon({ name: 'Spear', class: 'spear', reach: 'long', dice: '1d8' })
  const lancer = (sheet: object = {}, state: object = {}) =>
    fighter('s', { maFull: 8, maHorse: 20, weapons: [spear], ...sheet }, state)
  const charge = (hexes: number, more: object = {}) =>
    ({
      kind: 'attack',
      targetId: 'b',
      weapon: 0,
      movement: { way: 'charge', hexes },
      ...more,
    }) as const
  const target = () => fighter('b', { maFull: 8, weapons: [spear] }, {}, 'foe')

  it('CI-135: a full move in a line adds a d6 to every multiple', () => {
    const start = facing([lancer(), target()])
    expect(refusedTo(start, 's', charge(7))).toBe(no('noCharge'))
    const table = until(declares(start, 's', charge(8)), 'longWeapons')
    expect(attackPreview(table, '1.s')).toMatchObject({ dice: '1d8 + 1d6', more: { total: 1 } })
    const hit = send(table, roll(table, 's', '95' + '0'))
    const multiple = hit.context.attacks[0]?.result?.multiple ?? 0
    expect(multiple).toBe(2)
    expect(refused(hit, faces(hit, 's', [8], [8]))).toBe('coldIron.refused.dice')
    expect(refused(hit, faces(hit, 's', [8, 7], [8, 6]))).toBe('coldIron.refused.dice')
    const done = send(hit, faces(hit, 's', [8, 6], [7, 5]))
    expect(done.context.pending[0]?.blow.rolled).toBe(26)
    const outcome = attackOutcome(table, '1.s', '950', [
      [8, 6],
      [7, 5],
    ])
    expect(outcome).toMatchObject({ ok: true, value: { dice: '1d8 + 1d6', blow: { rolled: 26 } } })
  })

  it('CI-135: hexes of the turn before count, when they were straight', () => {
    const straight = (on: boolean) => {
      const walk = { kind: 'move', movement: { way: 'walk', hexes: 5, straight: on } } as const
      return until(declares(facing([lancer(), target()]), 's', walk), 'fullDefence')
    }
    expect(refusedTo(straight(true), 's', charge(3))).toBeNull()
    expect(refusedTo(straight(true), 's', charge(2))).toBe(no('noCharge'))
    expect(refusedTo(straight(false), 's', charge(3))).toBe(no('noCharge'))
  })

  it('CI-135: on a horse two, by the horse, with a lance as well', () => {
    const lance = weapon({ name: 'Lance', class: 'lance', reach: 'long' })
    const mounted = facing([lancer({ weapons: [lance] }, { mounted: true }), target()])
    expect(refusedTo(mounted, 's', charge(19))).toBe(no('noCharge'))
    const table = until(declares(mounted, 's', charge(20)), 'longWeapons')
    expect(attackPreview(table, '1.s')?.more.total).toBe(2)
    expect(refusedTo(facing([lancer({ weapons: [lance] }), target()]), 's', charge(8))).toBe(
      no('noCharge'),
    )
    const sword = facing([lancer({ weapons: [weapon()] }), target()])
    expect(refusedTo(sword, 's', charge(8))).toBe(no('noCharge'))
  })

  it.each([
    [false, 1],
    [true, 2],
  ])('CI-136: a spear set against a charge, mounted %s, adds %d', (mounted, more) => {
    const set = { kind: 'attack', targetId: 's', weapon: 0, spearSet: true } as const
    const start = facing([lancer({}, { mounted }), target()])
    const table = declares(declares(start, 's', charge(20 - (mounted ? 0 : 12))), 'b', set)
    const struck = until(table, 'longWeapons')
    expect(attackPreview(struck, '1.b')?.more.total).toBe(more)
    const idle = until(declares(start, 'b', set), 'longWeapons')
    expect(attackPreview(idle, '1.b')?.more.total).toBe(0)
    const sword = facing([lancer(), fighter('b')])
    expect(refusedTo(sword, 'b', set)).toBe(no('noSpearToSet'))
  })

  it('CI-133: only a spear strikes from the second rank', () => {
    const second = { kind: 'attack', targetId: 'b', weapon: 0, secondRank: true } as const
    expect(refusedTo(facing([lancer(), target()]), 's', second)).toBeNull()
    expect(refusedTo(facing([fighter('s'), target()]), 's', second)).toBe(
      'coldIron.melee.refused.noSpear',
    )
  })

  it('CI-101: a rider has the height', () => {
    const rider = facing([fighter('s', {}, { mounted: true }), target()])
    const struck = until(send(until(rider, 'attacks'), attack('b', 's')), 'longWeapons')
    expect(told(attackPreview(struck, '1.b')?.defence ?? null)).toContainEqual([2, 'CI-101'])
  })
})

describe('CI-194 berserk', () => {
  it('CI-194: the rage may end once every foe has fled', () => {
    const mad = fighter('m', { maFull: 8 }, { berserk: true })
    const fled = fighter('x', {}, { gone: true }, 'foe')
    const stays = fighter('y', {}, {}, 'foe')
    const mayCalm = 'coldIron.moves.calming.mayCalm'
    const calm = (...people: ReturnType<typeof fighter>[]) =>
      preFlight(until(facing(people), 'upkeep')).filter(({ words }) => words.key === mayCalm)
    expect(calm(mad, fled).map(({ combatantId }) => combatantId)).toEqual(['m'])
    expect(calm(mad, fled, stays)).toEqual([])
    expect(calm(stays, fled)).toEqual([])
    expect(hasWords(mayCalm)).toBe(true)
  })
})
