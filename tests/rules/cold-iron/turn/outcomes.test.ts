import { describe, expect, it } from 'vitest'
import { actionRows, type ActionRow } from '../../../../src/rules/cold-iron/actions/action-rows'
import { tacticalTable, type TacticId } from '../../../../src/rules/cold-iron/actions/tactical'
import { attackPreview, spellPreview } from '../../../../src/rules/cold-iron/view/board'
import type { Declaration } from '../../../../src/rules/cold-iron/fight-model/declaration'
import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { moreDice } from '../../../../src/rules/cold-iron/turn/movement/acting'
import { findDuel } from '../../../../src/rules/cold-iron/turn/core/fight'
import { declares, facing } from '../moves-table'
import { attack, fighter, send, until, weapon, type Table } from '../table'

const spear = weapon({ name: 'Spear', class: 'spear', reach: 'long' })
const bow = weapon({ name: 'Bow', class: 'bow', missile: true })
const doer = (state: object = {}, sheet: object = {}) =>
  fighter(
    'a',
    {
      ...{ d: 14, db: 9, dm: 12, hm: 8, maFull: 12, maHorse: 20, aml: 8, mpMax: 9, stD: -20 },
      weapons: [spear, bow],
      ...sheet,
    },
    state,
  )
const foes = () => [fighter('b', {}, {}, 'foe'), fighter('c', { hm: 8, weapons: [bow] }, {}, 'foe')]

/** What a row does for one who moves with it: his defence against a sword, and against a bow. */
function defended(movement: object | null, state: object = {}, sheet: object = {}, kind = 'move') {
  const declaration = {
    kind,
    ...(kind === 'spell' && { name: 'Light', level: 2 }),
    ...(movement && { movement: { way: 'walk', hexes: 0, ...movement } }),
  } as Declaration
  const table = declares(facing([doer(state, sheet), ...foes()]), 'a', declaration)
  const struck = send(until(table, 'attacks'), attack('b', 'a'), attack('c', 'a'))
  return [attackPreview(struck, '1.b'), attackPreview(struck, '1.c')].map(
    (preview) => preview?.defence.total,
  )
}

/** What a row of the table makes of D 14, Db 9, DbL 0 and Dm 12, from the row itself. */
function expected({ sets, adds = {}, parryWithIt }: ActionRow, withIt: boolean) {
  const plus = sets?.defence === 'dodge' && typeof sets.plus === 'number' ? sets.plus : 0
  const dodge = 9 + plus + (adds.db ?? 0)
  const shot = 9 + plus + (adds.dm ?? 0)
  if (sets) return [dodge, shot]
  const parry = 14 + ((withIt ? parryWithIt : undefined) ?? adds.d ?? 0)
  return [Math.max(parry, dodge), withIt ? shot : 12 + (adds.dm ?? 0)]
}

describe('CI-231: every row of the table of actions, played', () => {
  const offered = actionRows.filter(({ id }) => !['fullDefence', 'standUpReady'].includes(id))

  it.each(offered.map((row) => [row.id, row] as const))('%s: the defences', (id, row) => {
    expect(defended({ action: id })).toEqual(expected(row, false))
    expect(defended({ action: id }, {}, { parryMode: 'weapon' })).toEqual(expected(row, true))
  })

  it('standUpReady: the defences of one who lies', () => {
    const row = actionRows.find(({ id }) => id === 'standUpReady')
    const lies = { onGround: true }
    expect(row && defended({ action: 'standUpReady' }, lies)).toEqual(row && expected(row, false))
  })

  it.each(actionRows.map((row) => [row.id, row] as const))('%s: the attack', (id, row) => {
    const strikes = (movement: object) => {
      const declaration = { kind: 'attack', targetId: 'b', weapon: 0, movement } as const
      const people = [doer({ onGround: id.startsWith('standUp') }), ...foes()]
      const table = until(facing(people), 'attacks')
      const event = { type: 'declare', combatantId: 'a', declaration, override: true } as FightEvent
      return attackPreview(send(table, event), '1.a')?.attack.total
    }
    const plain = strikes({ way: 'walk', hexes: 0 }) ?? 0
    expect((strikes({ way: 'walk', hexes: 0, action: id }) ?? 0) - plain).toBe(row.adds?.hit ?? 0)
  })

  it.each(actionRows.map((row) => [row.id, row] as const))('%s: a spell beside it', (id, row) => {
    const spell = { kind: 'spell', name: 'Light', level: 2 } as const
    const state = { onGround: id === 'standUpReady' }
    const opened = until(facing([doer(state), ...foes()]), 'spells')
    const beside = (stance: 'guarded' | 'divided' | 'open'): Declaration => ({
      ...spell,
      movement: { way: 'walk', hexes: 0, action: id, stance },
    })
    const declare = (declaration: Declaration): FightEvent => ({
      type: 'declare',
      combatantId: 'a',
      declaration,
    })
    const three = Array.isArray(row.casting) ? row.casting : [row.casting, row.casting, row.casting]
    for (const [index, stance] of (['guarded', 'divided', 'open'] as const).entries()) {
      const figures = three[index]
      const event = declare(beside(stance))
      if (!figures) {
        expect(() => send(opened, event)).toThrow(/noCasting/)
        continue
      }
      const cast = until(send(opened, event), 'lateSpells')
      const plain = until(send(opened, declare(spell)), 'lateSpells')
      const rate = (table: Table) => spellPreview(table, '1.spell.a')?.ability.total ?? 0
      expect(rate(cast) - rate(plain)).toBe(figures.sr)
      const [sword, shot] = defended({ action: id, stance }, state, {}, 'spell')
      const dodges = row.sets ? 9 : null
      const parried = dodges === null ? 14 + figures.d : 0
      expect(sword).toBe(Math.max(parried, 9 + figures.d))
      expect(shot).toBe((dodges ?? 12) + figures.dm)
    }
  })

  it.each(actionRows.flatMap((row) => (row.chargeD6 ? [[row.id, row] as const] : [])))(
    '%s: the dice of a charge',
    (id, { chargeD6 = 0, chargeD6VsHorse }) => {
      const isSet = id === 'setSpear'
      const charger = (mounted: boolean) => {
        const rider = doer({ mounted })
        const target = fighter('b', { weapons: [spear] }, {}, 'foe')
        const table = until(facing([rider, target]), 'attacks')
        const hexes = mounted ? 20 : 12
        const charges = {
          kind: 'attack',
          targetId: 'b',
          weapon: 0,
          movement: { way: 'charge', hexes },
        }
        const waits = { kind: 'attack', targetId: 'a', weapon: 0, spearSet: true }
        const events = [
          { type: 'declare', combatantId: 'a', declaration: charges },
          { type: 'declare', combatantId: 'b', declaration: waits },
        ] as FightEvent[]
        const fight = send(table, ...events).context
        const duel = findDuel(fight, isSet ? '1.b' : '1.a')
        return duel && moreDice(fight, duel).total
      }
      if (isSet) expect([charger(false), charger(true)]).toEqual([chargeD6, chargeD6VsHorse])
      else expect(charger(id === 'mountedCharge')).toBe(chargeD6)
    },
  )

  it.each(actionRows.flatMap((row) => (row.adds?.tag ? [[row.id, row] as const] : [])))(
    '%s: the grab',
    (id, row) => {
      const grabs = (action?: string) => {
        const lies = { onGround: action === 'standUpGrab' }
        const movement = { way: 'walk', hexes: 0, ...(action && { action }) }
        const declaration = { kind: 'handToHand', targetId: 'b', movement } as Declaration
        const table = declares(facing([doer(lies), ...foes()]), 'a', declaration)
        const tag = { type: 'grapple.tag', combatantId: 'a', roll: '50', typed: true } as const
        const told = send(until(table, 'handToHandFighting'), tag).told.at(-1)
        return Number(told?.with?.['net'] ?? 0)
      }
      expect(grabs(id) - grabs()).toBe(row.adds?.tag)
    },
  )

  it('evade, crawl and the like count against a grab, too', () => {
    const net = (action?: string) => {
      const declaration = {
        kind: 'move',
        movement: { way: 'walk', hexes: 0, ...(action && { action }) },
      } as Declaration
      const moved = declares(facing([doer(), fighter('b', { hm: 8 }, {}, 'foe')]), 'a', declaration)
      const movement = declares(moved, 'b', { kind: 'handToHand', targetId: 'a' })
      const tag = { type: 'grapple.tag', combatantId: 'b', roll: '50', typed: true } as const
      const told = send(until(movement, 'handToHandFighting'), tag).told
      return Number(told.find(({ kind }) => kind.startsWith('grapple.tag'))?.with?.['net'] ?? 99)
    }
    expect([net('evade') - net(), net('crawl') - net(), net('run') - net()]).toEqual([-2, 4, 0])
  })
})

describe('CI-235: every tactical entry of the list has its place in play', () => {
  const sets = (flags: object) => (table: Table) =>
    send(table, { type: 'state.set', combatantId: 'a', flags } as FightEvent)
  const byFlag: Partial<Record<TacticId, object>> = {
    height: { heightAdvantage: true },
    surprisedMoving: { surprised: true },
    stationary: { stationary: true },
    berserk: { berserk: true },
    twoInHex: { sharesHex: true },
    hexWithPersonDown: { overBody: true },
    circleInHex: { formation: 'circleInHex' },
    crampedSpear: { cramped: true },
  }
  const met = (change: (table: Table) => Table) => {
    const held = doer({}, { weapons: [weapon({ class: 'spear', hands: 2, reach: 'long' })] })
    const table = change(facing([held, ...foes()]))
    const struck = send(until(table, 'attacks'), attack('b', 'a'))
    return attackPreview(struck, '1.b')?.defence
  }

  it.each(
    tacticalTable.flatMap((tactic) => {
      const flags = byFlag[tactic.id]
      return flags ? [[tactic.rule, tactic, flags] as const] : []
    }),
  )('%s: %j with %j', (rule, { adds, sets: set }, flags) => {
    const defence = met(sets(flags))
    const change = adds?.d ?? 0
    if (!set) expect(defence?.total).toBe(14 + change)
    else expect(defence?.total).toBe(set.defence === 'stD' ? -20 : 9 + Number(set.plus))
    expect(defence?.terms.map((each) => each.rule)).toContain(rule)
  })
})
