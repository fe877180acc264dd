import { transition, type AnyMachineSnapshot } from 'xstate'
import { expect } from 'vitest'
import {
  enterFight,
  stateSchema,
  type Combatant,
} from '../../../src/rules/cold-iron/combatant/combatant'
import { sheetSchema } from '../../../src/rules/cold-iron/combatant/sheet'
import type { Weapon } from '../../../src/rules/cold-iron/combatant/weapon'
import { weaponSchema } from '../../../src/rules/cold-iron/combatant/weapon'
import {
  beginContext,
  contextSchema,
  type FightContext,
} from '../../../src/rules/cold-iron/fight-model/context'
import type { FightEvent, FightEventOf } from '../../../src/rules/cold-iron/turn/events'
import { fightMachine } from '../../../src/rules/cold-iron/turn/machine'
import { refusalOf } from '../../../src/rules/cold-iron/turn/refusal'
import type { Moment } from '../../../src/rules/cold-iron/fight-model/steps'
import { factSchema, type Fact } from '../../../src/shared/fact'

/** A fight on the test's table: where it stands and everything told so far. */
export interface Table {
  value: Moment
  context: FightContext
  told: Fact[]
}

/** A weapon; a plain sword unless the test says otherwise. */
export function weapon(given: Partial<Weapon> = {}): Weapon {
  return weaponSchema.parse({ name: 'Sword', ...given })
}

/** A combatant of Pt 20 with a sword and a little magic, attack 11 and defence 14, unless the test says otherwise. */
export function fighter(
  id: string,
  sheet: object = {},
  state: object = {},
  side: 'party' | 'foe' = 'party',
): Combatant {
  const plain = {
    ...{ h: 11, d: 14, db: 4, pt: 20, con: 20, aml: 1 },
    ...{ parryMode: 'shield', weapons: [weapon()] },
  }
  return {
    id,
    label: id.toUpperCase(),
    side,
    sheet: sheetSchema.parse({ ...plain, ...sheet }),
    state: stateSchema.parse({ ...enterFight(), ...state }),
  }
}

/** A fight that has not begun. */
export function gather(...combatants: Combatant[]): Table {
  const known = Object.fromEntries(combatants.map((each) => [each.id, each]))
  return { value: 'ready', context: { combatants: known, ...beginContext() }, told: [] }
}

/** Restores a snapshot from its stored form, as the host does. */
export function restore({ value, context }: Table): AnyMachineSnapshot {
  const { combatants, ...rest } = JSON.parse(JSON.stringify(context)) as FightContext
  const stored = contextSchema.parse(rest)
  return fightMachine.resolveState({ value, context: { combatants, ...stored } })
}

/** What a refusal says about an event; null when it may happen. Guards must agree. */
export function refused(table: Table, event: FightEvent): string | null {
  const snapshot = restore(table)
  const words = refusalOf(snapshot, event)
  expect(snapshot.can(event), JSON.stringify(event)).toBe(words === null)
  return words?.key ?? null
}

/** A fight of these people that has begun. */
export function begun(...people: Parameters<typeof gather>): Table {
  return send(gather(...people), { type: 'fight.begin' })
}

/** Sends events one after the other; each must be allowed. */
export function send(table: Table, ...events: FightEvent[]): Table {
  return events.reduce((now, event) => {
    expect(refused(now, event), JSON.stringify(event)).toBeNull()
    return force(now, event)
  }, table)
}

/** Sends an event without asking first. */
export function force(table: Table, event: FightEvent): Table {
  const [next, actions] = transition(fightMachine, fightMachine.resolveState(table), event)
  const told = (actions as readonly { type: string; params?: unknown }[]).map((action) => {
    expect(action.type).toBe('record')
    return factSchema.parse(action.params)
  })
  return { value: next.value, context: next.context, told: [...table.told, ...told] }
}

/** Closes steps until the fight stands in this one. */
export function until(table: Table, step: Moment): Table {
  let now = table
  do now = send(now, { type: 'step.close' })
  while (now.value !== step)
  return now
}

/** Begins the fight, declares attacks in their step, and goes on to a step. */
export function attacksDeclared(table: Table, step: Moment, ...attacks: [string, string][]): Table {
  const declaring = until(send(table, { type: 'fight.begin' }), 'attacks')
  const declared = send(declaring, ...attacks.map(([from, to]) => attack(from, to)))
  return until(declared, step)
}

/** An attack declaration with the first weapon. */
export function attack(
  from: string,
  to: string,
  more: { weapon?: number; position?: 1 | 2 | 3 | 4; desperation?: boolean } = {},
): FightEventOf<'declare'> {
  const declaration = { kind: 'attack', targetId: to, weapon: 0, ...more } as const
  return { type: 'declare', combatantId: from, declaration }
}

/** A roll for a combatant's attack of this turn. */
export function roll(table: Table, attackerId: string, digits: string): FightEvent {
  const attackId = `${table.context.turn}.${attackerId}`
  return { type: 'attack.roll', attackId, roll: digits, typed: true }
}

/** Damage dice for a combatant's attack of this turn. */
export function faces(table: Table, attackerId: string, ...dice: number[][]): FightEvent {
  const attackId = `${table.context.turn}.${attackerId}`
  return { type: 'attack.damage', attackId, dice, typed: true }
}

/** The combatant as the fight has it now. */
export function the(table: Table, id: string): Combatant {
  const combatant = table.context.combatants[id]
  if (!combatant) throw new Error(`nobody is called ${id}`)
  return combatant
}

/** Kinds of the facts told, in order. */
export function kinds(table: Table): string[] {
  return table.told.map(({ kind }) => kind)
}
