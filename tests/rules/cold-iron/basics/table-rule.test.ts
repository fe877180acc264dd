import { describe, expect, it } from 'vitest'
import { canOverride } from '../../../../src/rules/cold-iron/turn/refusal'
import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { placesBefore } from '../../../../src/rules/cold-iron/turn/attacking/positions'
import {
  attack,
  attacksDeclared,
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
  type Table,
} from '../table'

const a = fighter('a')
const foe = fighter('foe', {}, {}, 'foe')
const downed = fighter('down', {}, { knockedOut: true, onGround: true })

function declaring() {
  return until(send(gather(a, downed, foe), { type: 'fight.begin' }), 'attacks')
}

const waived = (event: FightEvent) => ({ ...event, override: true }) as FightEvent

describe('the game master over the rules', () => {
  it('lets a declaration pass that the rules refuse, and tells what they said', () => {
    const event = attack('down', 'foe')
    expect(refused(declaring(), event)).toBe('coldIron.refused.senseless')
    expect(canOverride(restore(declaring()), event)).toBe(true)
    const after = send(declaring(), waived(event))
    expect(after.context.declarations.down?.kind).toBe('attack')
    const fact = after.told.find(({ kind }) => kind === 'rule.waivedFor')
    expect(fact?.cause?.key).toBe('coldIron.refused.senseless')
    expect(fact?.about.map(({ id }) => id)).toEqual(['down'])
  })

  it('does not let pass what makes no sense', () => {
    for (const event of [
      attack('a', 'a'),
      attack('nobody', 'foe'),
      attack('a', 'nobody'),
      attack('a', 'foe', { weapon: 9 }),
    ]) {
      expect(refused(declaring(), waived(event))).not.toBeNull()
      expect(canOverride(restore(declaring()), event)).toBe(false)
    }
  })

  it('tells nothing when the rules had nothing against it', () => {
    const after = send(declaring(), waived(attack('a', 'foe')))
    expect(kinds(after)).not.toContain('rule.waivedFor')
    expect(canOverride(restore(declaring()), attack('a', 'foe'))).toBe(false)
  })

  it('lets one strike whom his body would not let', () => {
    const ready = attacksDeclared(gather(a, foe), 'normalWeapons', ['a', 'foe'])
    const out = send(ready, { type: 'damage', combatantId: 'a', points: 20, kind: 'real' })
    expect(refused(out, roll(out, 'a', '50'))).toBe('coldIron.refused.senseless')
    const struck = send(out, waived(roll(out, 'a', '50')))
    expect(struck.context.attacks[0]?.result?.roll).toBe('50')
    expect(refused(out, waived(roll(out, 'a', '5x')))).toBe('coldIron.roll.notDigits')
  })

  it('closes a step over attacks that are still open: they are let go', () => {
    const open = attacksDeclared(gather(a, foe), 'normalWeapons', ['a', 'foe'])
    expect(refused(open, { type: 'step.close' })).toBe('coldIron.refused.attacksOpen')
    const rolled = send(open, roll(open, 'a', '89'))
    for (const table of [open, rolled]) {
      const closed = send(table, { type: 'step.close', override: true })
      expect(closed.context.attacks.map(({ status }) => status)).toEqual(['passed'])
      expect(kinds(closed)).toContain('rule.waived')
      expect(the(closed, 'foe').state.damage).toBe(0)
    }
  })
})

describe('the dial of a fight', () => {
  it('starts at assist and can be turned at any moment', () => {
    const table = gather(a, foe)
    expect(table.context.dial).toBe('assist')
    expect(refused(table, { type: 'automation.set', dial: 'assist' })).toBe(
      'coldIron.refused.sameDial',
    )
    const full = send(table, { type: 'automation.set', dial: 'full' }, { type: 'fight.begin' })
    expect(full.context.dial).toBe('full')
    expect(full.told[0]?.with).toEqual({ dial: 'coldIron.dial.full' })
    expect(send(full, { type: 'automation.set', dial: 'record' }).context.dial).toBe('record')
  })

  it('refuses nothing that a ruling could allow where the table only records', () => {
    const recording = send(declaring(), { type: 'automation.set', dial: 'record' })
    const after = send(recording, attack('down', 'foe'))
    expect(after.context.declarations.down?.kind).toBe('attack')
    expect(kinds(after)).not.toContain('rule.waivedFor')
    expect(refused(recording, attack('a', 'a'))).toBe('coldIron.refused.oneself')
  })
})

describe('CI-105: places set by hand', () => {
  it('puts an attacker before the defender and gives the place back to the order', () => {
    const b = fighter('b')
    const table = attacksDeclared(gather(a, b, foe), 'normalWeapons', ['a', 'foe'], ['b', 'foe'])
    const placesOf = ({ context }: Table) => Object.fromEntries(placesBefore(context, 'foe').of)
    const place = (id: string, position: 1 | 2 | 3 | 4 | null) =>
      ({ type: 'attack.place', attackId: `1.${id}`, position }) as const
    expect(placesOf(table)).toEqual({ '1.a': 1, '1.b': 2 })
    const moved = send(table, place('b', 1))
    expect(placesOf(moved)).toEqual({ '1.a': 2, '1.b': 1 })
    expect(placesOf(send(moved, place('b', null)))).toEqual({ '1.a': 1, '1.b': 2 })
    expect(refused(send(table, roll(table, 'a', '40')), place('a', 2))).toBe(
      'coldIron.refused.attack.resolved',
    )
    expect(refused(table, place('foe', 2))).toBe('coldIron.refused.noAttack')
  })
})

describe('declarations of the turn before', () => {
  it('are kept for one turn', () => {
    const table = attacksDeclared(gather(a, foe), 'normalWeapons', ['a', 'foe'])
    const next = force(until(send(table, { type: 'attack.pass', attackId: '1.a' }), 'upkeep'), {
      type: 'step.close',
    })
    expect(next.context.lastDeclarations).toEqual(table.context.declarations)
    expect(next.context.declarations).toEqual({})
    expect(until(next, 'upkeep').context.lastDeclarations).toEqual(table.context.declarations)
  })
})
