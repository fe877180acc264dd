import { describe, expect, it } from 'vitest'
import { board } from '../../../../src/rules/cold-iron/view/board'
import type { Declaration } from '../../../../src/rules/cold-iron/fight-model/declaration'
import { fightEventSchema, type FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { declareSteps } from '../../../../src/rules/cold-iron/fight-model/steps'
import { attack, fighter, gather, kinds, refused, send, the, until, weapon } from '../table'

const declare = (declaration: Declaration, combatantId = 'a'): FightEvent => ({
  type: 'declare',
  combatantId,
  declaration,
})
const bow = weapon({ name: 'Bow', missile: true })
const opened = send(gather(fighter('a'), fighter('b')), { type: 'fight.begin' })
const at = (step: (typeof declareSteps)[number]) =>
  step === 'fullDefence' ? opened : until(opened, step)

describe('CI-023 declarations', () => {
  const made: [Declaration, string[]][] = [
    [{ kind: 'fullDefence' }, ['fullDefence']],
    [{ kind: 'spell', name: 'Light' }, ['spells', 'movement', 'handToHand', 'attacks']],
    [{ kind: 'move' }, ['movement', 'handToHand', 'attacks']],
    [{ kind: 'handToHand', targetId: 'b' }, ['handToHand', 'attacks']],
    [{ kind: 'attack', targetId: 'b', weapon: 0 }, ['attacks']],
    [{ kind: 'wait' }, [...declareSteps]],
  ]

  it.each(made)('%o has its own step and those after it, up to the fifth', (declaration, open) => {
    const allowed = declareSteps.filter((step) => refused(at(step), declare(declaration)) === null)
    expect(allowed).toEqual(open)
    expect(refused(until(opened, 'moving'), declare(declaration))).toBe('coldIron.refused.tooLate')
  })

  it('are one for each combatant: the later replaces the earlier', () => {
    const table = send(at('attacks'), declare({ kind: 'move' }), attack('a', 'b'))
    expect(table.context.declarations['a']?.kind).toBe('attack')
    const changed = send(table, declare({ kind: 'spell', name: 'Light' }))
    expect(changed.context.attacks).toEqual([])
    expect(changed.context.declarations['a']?.kind).toBe('spell')
  })

  it('CI-018, CI-019: a spell wants a magic level to count its time from, a charged item does not', () => {
    const items = [{ name: 'Wand', level: 1, aml: 1, charges: null }]
    const plain = gather(fighter('a', { aml: 0, items }), fighter('b'))
    const table = until(send(plain, { type: 'fight.begin' }), 'spells')
    const spell = { kind: 'spell', name: 'Light' } as const
    expect(refused(table, declare(spell))).toBe('coldIron.spells.refused.noMagic')
    const ruled = { type: 'declare', combatantId: 'a', declaration: spell, override: true } as const
    expect(refused(table, ruled)).toBeNull()
    expect(refused(table, declare({ ...spell, item: 0 }))).toBeNull()
  })

  it('CI-024 full defence and an attack exclude each other', () => {
    const guarded = send(opened, declare({ kind: 'fullDefence' }))
    const later = until(guarded, 'attacks')
    expect(refused(later, attack('a', 'b'))).toBe('coldIron.refused.fullDefenceStands')
    const attacking = send(later, { ...attack('a', 'b'), override: true })
    expect(attacking.context.declarations['a']?.kind).toBe('attack')
    expect(refused(attacking, declare({ kind: 'fullDefence' }))).toBe(
      'coldIron.refused.fullDefenceFirst',
    )
  })

  it('CI-069: nobody is waited for whom a stun keeps from all that the step is for', () => {
    const stunned = { onGround: true, stunnedUntil: { turn: 1, step: 11 } }
    const spear = weapon({ name: 'Spear', reach: 'long' })
    const dagger = weapon({ name: 'Dagger', reach: 'short' })
    const table = send(
      gather(
        fighter('a', { weapons: [spear] }, stunned),
        fighter('b', { weapons: [spear, dagger] }, stunned),
      ),
      { type: 'fight.begin' },
    )
    const asked = declareSteps.map((step) => {
      const now = step === 'fullDefence' ? table : until(table, step)
      return board(now).actors.map(({ combatantId }) => combatantId)
    })
    // The short weapon, and hand to hand, come after the stun has passed.
    expect(asked).toEqual([[], [], [], ['a', 'b'], ['b']])
  })

  it('CI-069, CI-130: one who is stunned is not waited for with a weapon that is dropped', () => {
    const stunned = { onGround: true, stunnedUntil: { turn: 1, step: 11 } }
    const weapons = [
      weapon({ name: 'Spear', reach: 'long' }),
      weapon({ name: 'Dagger', reach: 'short' }),
    ]
    const asked = (state: object) => {
      const table = gather(fighter('a', { weapons }, { ...stunned, ...state }))
      const { actors } = board(until(send(table, { type: 'fight.begin' }), 'attacks'))
      return actors.some(({ combatantId }) => combatantId === 'a')
    }
    expect(asked({})).toBe(true)
    expect(asked({ dropped: [1] })).toBe(false)
  })

  it('can be withdrawn until the fifth step has closed', () => {
    const table = send(at('attacks'), attack('a', 'b'))
    const withdraw = { type: 'withdraw', combatantId: 'a' } as const
    const free = send(table, withdraw)
    expect([free.context.attacks, free.context.declarations]).toEqual([[], {}])
    expect(kinds(free).at(-1)).toBe('declaration.withdrawn')
    expect(refused(free, withdraw)).toBe('coldIron.refused.undeclared')
    expect(refused(until(table, 'moving'), withdraw)).toBe('coldIron.refused.tooLate')
  })

  it('begin anew every turn', () => {
    const table = send(opened, declare({ kind: 'fullDefence' }))
    expect(until(table, 'fullDefence').context.declarations).toEqual({})
  })
})

describe('an attack declaration is refused', () => {
  it.each([
    ['against nobody', attack('a', 'x'), 'noTarget'],
    ['against oneself', attack('a', 'a'), 'oneself'],
    ['from nobody', attack('x', 'a'), 'noCombatant'],
    ['with a weapon one has not', attack('a', 'b', { weapon: 1 }), 'noWeapon'],
  ])('%s', (_, event, words) => {
    expect(refused(at('attacks'), event)).toBe(`coldIron.refused.${words}`)
  })

  it('by one who has no weapon at all, in those words', () => {
    const bare = send(gather(fighter('a', { weapons: [] }), fighter('b')), { type: 'fight.begin' })
    expect(refused(until(bare, 'attacks'), attack('a', 'b'))).toBe('coldIron.refused.unarmed')
  })

  it('with a missile, by one without a missile attack', () => {
    const table = until(
      send(gather(fighter('a', { weapons: [bow] }), fighter('b')), { type: 'fight.begin' }),
      'attacks',
    )
    expect(refused(table, attack('a', 'b'))).toBe('coldIron.refused.noMissileValue')
  })

  it('CI-065 in desperation, when that is spent', () => {
    const spent = fighter('a', { desperationMax: 0 })
    const table = until(send(gather(spent, fighter('b')), { type: 'fight.begin' }), 'attacks')
    const words = 'coldIron.refused.desperationSpent'
    expect(refused(table, attack('a', 'b', { desperation: true }))).toBe(words)
    expect(refused(table, attack('a', 'b', { desperation: false }))).toBeNull()
  })

  it('CI-060 by the unconscious', () => {
    const table = until(
      send(gather(fighter('a', {}, { damage: 20 }), fighter('b')), { type: 'fight.begin' }),
      'attacks',
    )
    expect(refused(table, attack('a', 'b'))).toBe('coldIron.refused.senseless')
  })

  it('CI-069 by one who is stunned until his weapon has struck, but for a shorter stun', () => {
    const weapons = [weapon(), weapon({ reach: 'short' })]
    const stunned = fighter('a', { weapons }, { stunnedUntil: { turn: 1, step: 11 } })
    const start = send(gather(stunned, fighter('b')), { type: 'fight.begin' })
    expect(refused(start, declare({ kind: 'fullDefence' }))).toBe('coldIron.refused.stunned')
    const table = until(start, 'attacks')
    expect(refused(table, declare({ kind: 'spell', name: 'x' }))).toBe('coldIron.refused.stunned')
    expect(refused(table, attack('a', 'b'))).toBe('coldIron.refused.stunned')
    expect(refused(table, attack('a', 'b', { weapon: 1 }))).toBeNull()
    expect(refused(table, declare({ kind: 'wait' }))).toBeNull()
  })
})

describe('who declares', () => {
  it('is listed with the reason, and those who have not declared yet', () => {
    const table = send(opened, declare({ kind: 'fullDefence' }))
    expect(board(table).actors).toEqual([
      { combatantId: 'a', why: { key: 'coldIron.declared.fullDefence' }, done: true },
      { combatantId: 'b', why: { key: 'coldIron.why.fullDefence' }, done: false },
    ])
  })

  it('CI-018: in the step of spells those alone are waited for who have magic, or an item of it', () => {
    const people = send(
      gather(
        fighter('a', { aml: 0 }),
        fighter('b', { aml: 3 }),
        fighter('c', { aml: 0, items: [{ name: 'Wand' }] }),
        fighter('d', { aml: 0 }, {}, 'foe'),
      ),
      { type: 'fight.begin' },
    )
    const waited = (step: Parameters<typeof until>[1]) =>
      board(until(people, step)).actors.map(({ combatantId }) => combatantId)
    expect(waited('spells')).toEqual(['b', 'c'])
    expect(waited('attacks')).toEqual(['a', 'b', 'c', 'd'])
  })

  it('is told in the journal with weapon and target', () => {
    const table = send(at('attacks'), attack('a', 'b'))
    expect(table.told.at(-1)).toMatchObject({
      kind: 'declaration.made',
      about: [{ id: 'a' }, { id: 'b' }],
      with: { weapon: 'Sword', dice: '1d6' },
    })
    expect(the(table, 'a').state.fought).toBe(false)
  })
})

describe('events from outside', () => {
  it.each([
    { type: 'declare', combatantId: 'a', declaration: { kind: 'attack', targetId: 'b' } },
    { type: 'declare', combatantId: 'a', declaration: { kind: 'wait', more: 1 } },
    { type: 'attack.roll', attackId: '1.a', roll: '9'.repeat(41), typed: true },
    { type: 'attack.damage', attackId: '1.a', dice: [[0]], typed: true },
    { type: 'damage', combatantId: 'a', points: 0, kind: 'real' },
    { type: 'step.close', extra: true },
    { type: 'step.skip' },
  ])('%o is not one', (event) => {
    expect(fightEventSchema.safeParse(event).success).toBe(false)
  })
})
