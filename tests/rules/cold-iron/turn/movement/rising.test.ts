import { describe, expect, it } from 'vitest'
import type { Declaration } from '../../../../../src/rules/cold-iron/fight-model/declaration'
import type { Movement } from '../../../../../src/rules/cold-iron/fight-model/movement'
import { keptMovement } from '../../../../../src/rules/cold-iron/view/declaring/kept-movement'
import { usualMovement } from '../../../../../src/rules/cold-iron/view/odds/prospects'
import { tackle, tag } from '../../grapple-table'
import { declares, facing, refusedTo } from '../../moves-table'
import { attackPreview, board } from '../../../../../src/rules/cold-iron/view/board'
import { attack, fighter, kinds, send, the, until, type Table } from '../../table'
import { hasWords } from '../../words'

const lying = { onGround: true, inCovers: true, helmetOn: false }
const camp = (state: object = lying, sheet: object = {}) =>
  facing([
    fighter('a', { maFull: 8, armor: { T: 4, C: 2 }, ...sheet }, state),
    fighter('b', {}, {}, 'foe'),
  ])
const rises = (...rising: NonNullable<Movement['rising']>) =>
  ({ kind: 'move', movement: { way: 'walk', hexes: 0, action: 'wakeUp', rising } }) as const

describe('CI-051: getting up in play', () => {
  it('takes half a turn each: out of the covers and to the feet', () => {
    const up = until(declares(camp(), 'a', rises('leaveCovers', 'standUp')), 'earlySpells')
    expect(the(up, 'a').state).toMatchObject({ inCovers: false, onGround: false, helmetOn: false })
    expect(kinds(up).filter((kind) => kind === 'move.rose')).toHaveLength(2)
    expect(kinds(up)).not.toContain('move.stopped')
    expect(hasWords('fact.move.rose')).toBe(true)
  })

  it('a helmet goes on in place of one of the two', () => {
    const out = until(declares(camp(), 'a', rises('leaveCovers', 'donHelmet')), 'earlySpells')
    expect(the(out, 'a').state).toMatchObject({ inCovers: false, onGround: true, helmetOn: true })
  })

  it.each([
    [lying, rises('standUp'), 'inCovers'],
    [{ onGround: true }, rises('standUp', 'donHelmet'), 'helmetOn'],
    [{ onGround: true, helmetOn: false }, rises('readyWeapon'), 'onGround'],
    [{}, rises('standUp'), 'standing'],
  ] as const)('of %j not %j: %s', (state, declaration, why) => {
    expect(refusedTo(camp(state), 'a', declaration)).toBe(`coldIron.alertness.refused.${why}`)
  })

  it('CI-231: who stands up with a weapon made ready parries with it at -10 this turn', () => {
    const standing = {
      kind: 'move',
      movement: { way: 'walk', hexes: 0, action: 'standUpReady' },
    } as const
    const sheet = { parryMode: 'weapon', d: 20, db: 6 }
    const table = declares(camp({ onGround: true, shieldReady: false }, sheet), 'a', standing)
    const struck = send(until(table, 'attacks'), attack('b', 'a'))
    expect(attackPreview(struck, '1.b')?.defence.total).toBe(10)
    const up = the(until(struck, 'earlySpells'), 'a').state
    expect(up).toMatchObject({ onGround: false, shieldReady: true })
  })

  it.each([
    [{}, { way: 'walk', hexes: 8 }],
    [{ onGround: true }, { way: 'walk', hexes: 0, action: 'wakeUp', rising: ['standUp'] }],
    [lying, { way: 'walk', hexes: 0, action: 'wakeUp', rising: ['leaveCovers', 'standUp'] }],
  ])('CI-231: what is put before one of %j can be declared', (state, movement) => {
    const table = until(camp(state), 'movement')
    expect(usualMovement(table, 'a', { kind: 'move' })).toEqual(movement)
  })

  it('CI-231: whoever lies strikes where they are, and no movement goes with it', () => {
    const striking = { kind: 'attack', targetId: 'b', weapon: 0 } as const
    expect(usualMovement(until(camp({ onGround: true }), 'attacks'), 'a', striking)).toBeNull()
  })

  it('CI-231: what is made ready is in hand from then on', () => {
    const draws = { kind: 'move', movement: { way: 'walk', hexes: 0, action: 'readyOne' } } as const
    const drawn = (parryMode: string) =>
      the(
        until(declares(camp({ shieldReady: false }, { parryMode }), 'a', draws), 'earlySpells'),
        'a',
      )
    expect(drawn('weapon').state.shieldReady).toBe(true)
    expect(drawn('shield').state.shieldReady).toBe(false)
  })

  it('CI-050, CI-051: a sleeper who wakes lies in the covers', () => {
    const asleep = camp({ asleep: true, wakeTurns: 1 })
    const woken = the(until(asleep, 'fullDefence'), 'a').state
    expect(woken).toMatchObject({ asleep: false, onGround: true, inCovers: true })
  })

  it('CI-231: mounting takes one turn more', () => {
    const mounts = { kind: 'move', movement: { way: 'walk', hexes: 2, action: 'mount' } } as const
    const once = until(declares(camp({}), 'a', mounts), 'fullDefence')
    expect(the(once, 'a').state.mounted).toBe(false)
    const twice = until(declares(once, 'a', mounts), 'earlySpells')
    expect(the(twice, 'a').state.mounted).toBe(true)
    expect(kinds(twice)).toContain('move.mounted')
  })
})

describe('CI-069, CI-231: on the ground', () => {
  const sheet = { d: 12, db: 6, dm: 3, pt: 40 }
  const bow = [{ name: 'Bow', dice: '1d8', missile: true, baseRange: 90 }]
  const crawls = {
    kind: 'move',
    movement: { way: 'walk', hexes: 2, action: 'crawl' },
  } as const
  const onTheirFeet: Movement = { way: 'walk', hexes: 0, action: 'wakeUp', rising: ['standUp'] }
  const stands = { kind: 'move' as const, movement: onTheirFeet }

  /** The defence of somebody in this state who declares this, at whom the other strikes or shoots. */
  function defenceOf(state: object, declaration: Declaration | null, shot = false) {
    const people = facing([
      fighter('a', { maFull: 8, ...sheet }, state),
      fighter('b', shot ? { hm: 4, weapons: bow } : {}, {}, 'foe'),
    ])
    const table = send(
      until(declaration ? declares(people, 'a', declaration) : people, 'attacks'),
      attack('b', 'a'),
    )
    const struck = until(table, shot ? 'missiles' : 'normalWeapons')
    const { defence } = attackPreview(struck, '1.b') ?? {}
    const down = (defence?.terms ?? []).filter(({ label }) =>
      ['coldIron.term.onGround', 'coldIron.term.getsUp'].includes(label.key),
    )
    return {
      ...{ total: defence?.total, down: down.map(({ value }) => value) },
      rules: down.map(({ rule }) => rule),
    }
  }
  const waits = { kind: 'move', movement: { way: 'walk', hexes: 0 } } as const

  it('whoever lies defends at -4 after the stun as during it, by parry and by Dm, and once only', () => {
    expect(defenceOf({}, waits)).toMatchObject({ total: 12, down: [] })
    expect(defenceOf({ onGround: true }, waits)).toEqual({
      ...{ total: 12 - 4, down: [-4], rules: ['CI-069'] },
    })
    expect(defenceOf({ onGround: true }, waits, true)).toMatchObject({
      ...{ total: (defenceOf({}, waits, true).total ?? 0) - 4, down: [-4] },
    })
    const stunnedUntil = { turn: 9, step: 9 }
    expect(defenceOf({ onGround: true, stunnedUntil }, null)).toMatchObject({
      ...{ total: 12 - 4, down: [] },
    })
  })

  it('a full defence counts beside it', () => {
    expect(defenceOf({ onGround: true }, { kind: 'fullDefence' }).total).toBe(12 - 4 + 4)
  })

  it('crawling is Dodge -4, by a quarter of the movement, and still on the ground', () => {
    expect(defenceOf({ onGround: true }, crawls)).toMatchObject({ total: 6 - 4, down: [] })
    const gone = until(declares(camp({ onGround: true }), 'a', crawls), 'earlySpells')
    expect(kinds(gone)).toContain('move.moved')
    expect(the(gone, 'a').state.onGround).toBe(true)
  })

  it('getting up costs -4 for the turn, and nothing after it', () => {
    expect(defenceOf({ onGround: true }, stands)).toEqual({
      ...{ total: 12 - 4, down: [-4], rules: ['CI-231'] },
    })
    const next = until(
      until(declares(camp({ onGround: true }, sheet), 'a', stands), 'upkeep'),
      'attacks',
    )
    const struck = until(send(next, attack('b', 'a')), 'normalWeapons')
    expect(attackPreview(struck, '2.b')?.defence.total).toBe(12)
  })

  it('whoever gets up strikes nobody in that turn, and nobody goes anywhere lying but by crawling', () => {
    const strikes = { kind: 'attack', targetId: 'b', weapon: 0 } as const
    const up = { ...strikes, movement: onTheirFeet }
    expect(refusedTo(camp({ onGround: true }), 'a', up)).toBe('coldIron.moves.refused.rising')
    expect(refusedTo(camp({ onGround: true }), 'a', strikes)).toBeNull()
    const walks = { kind: 'move', movement: { way: 'walk', hexes: 1 } } as const
    expect(refusedTo(camp({ onGround: true }), 'a', walks)).toBe('coldIron.moves.refused.lies')
    expect(refusedTo(camp({ onGround: true }), 'a', crawls)).toBeNull()
    const flees = { kind: 'move', movement: { way: 'flee', hexes: 0 } } as const
    expect(refusedTo(camp({ onGround: true }), 'a', flees)).toBe('coldIron.moves.refused.lies')
  })

  describe('CI-158, CI-159, CI-231: whoever goes for a body from the ground gets up for it', () => {
    const goes = { kind: 'handToHand', targetId: 'b' } as const
    const tags = tag('a')
    const grabbing = (state: object) =>
      until(declares(camp(state), 'a', goes), 'handToHandFighting')
    const termsOf = (table: Table) => table.told.at(-1)?.terms ?? []
    const risen = (table: Table) =>
      termsOf(table).filter(({ label }) => label.key === 'coldIron.handToHand.term.standingUp')

    it('at -4 to the tag and to the tackle, and is on their feet by it', () => {
      const table = grabbing({ onGround: true })
      expect(the(table, 'a').state.onGround).toBe(false)
      expect(board(table).tries[0]?.tag.terms).toContainEqual(
        expect.objectContaining({ value: -4, rule: 'CI-158' }),
      )
      const tagged = send(table, tags)
      expect(risen(tagged)).toMatchObject([{ value: -4, rule: 'CI-158' }])
      const tackles = tackle(['a'])
      expect(risen(send(tagged, tackles))).toMatchObject([{ value: -4, rule: 'CI-159' }])
      expect(risen(send(grabbing({}), tags))).toEqual([])
    })

    it('or at no less where they have not got up', () => {
      const felled = grabbing({})
      const lies = { type: 'state.set', combatantId: 'a', flags: { onGround: true } } as const
      expect(risen(send(felled, lies, tags))).toMatchObject([{ value: -4 }])
    })

    it('by that row alone, whatever they had meant to do, and by none once they stand', () => {
      const crawling = { ...goes, movement: crawls.movement }
      const up = { ...goes, movement: onTheirFeet }
      for (const declaration of [crawling, up]) {
        expect(refusedTo(camp({ onGround: true }), 'a', declaration)).toBe(
          'coldIron.moves.refused.risesToGrab',
        )
      }
      const before = until(declares(camp({ onGround: true }), 'a', stands), 'handToHand')
      const rises = { way: 'walk', hexes: 0, action: 'standUpGrab' }
      expect(keptMovement(before, 'a', goes)).toEqual(rises)
      const again = send(camp({}), { type: 'step.close' }, { type: 'step.close' })
      const standing = declares(again, 'a', { ...goes, movement: { ...rises, way: 'walk' } })
      expect(standing.context.declarations['a']).toEqual({
        ...goes,
        movement: { way: 'walk', hexes: 0 },
      })
    })
  })
})
