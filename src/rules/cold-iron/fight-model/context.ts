import { z } from 'zod'
import { dialSchema } from '../../system/dial'
import type { CombatContext } from '../../system/fight/combat'
import type { Combatant } from '../combatant/combatant'
import { defaultSettings, settingsSchema } from '../settings'
import { castSchema } from './cast'
import { attackSchema, outcomeSchema } from './attack'
import { declarationSchema } from './declaration'
import { wearSchema } from './wear'
import { beginMoves, movesSchema } from './moves'
import { beginHandToHand, handToHandSchema } from './hand-to-hand'
import { bookRulings, editedChartsSchema, type Rulings } from './rulings'
import { whole } from '../../../shared/bounded'

const figure = whole()

/** What a fight keeps beside its combatants, as stored. */
export const contextSchema = z.object({
  /** Turn of five seconds, counted from 1; 0 before the first. */
  turn: whole(0),
  declarations: z.record(z.string(), declarationSchema),
  /** Those of the turn before: what is offered first this turn. */
  lastDeclarations: z.record(z.string(), declarationSchema).default({}),
  /** The attacks of this turn. */
  attacks: z.array(attackSchema).max(200),
  pending: z.array(outcomeSchema).max(200),
  /** Wear of shields and weapons that waits for its step to close (CI-017). */
  wear: z.array(wearSchema).max(400).default([]),
  /** Spells under way, and the spells and charged items of this turn (CI-018, CI-019). */
  casts: z.array(castSchema).max(200).default([]),
  handToHand: handToHandSchema,
  moves: movesSchema.default(beginMoves),
  /** What each one's last attack of the turn before came to in all (CI-155). */
  lastTotals: z.record(z.string(), figure),
  /** The number of each, by which the screen names them: theirs for the whole fight. */
  numbers: z.record(z.string(), figure.min(1)).default({}),
  dial: dialSchema.default('assist'),
  /** How the campaign reads the rules. */
  settings: settingsSchema.default(defaultSettings),
  /** Charts that were edited, as they are read in this fight. */
  charts: editedChartsSchema.default({}),
})

/** All that a fight is, but for the moment it stands in. */
export type FightContext = CombatContext<Combatant> & z.infer<typeof contextSchema>

/** A fight at a moment; a machine snapshot is one, and so is its stored form. */
export interface FightSnapshot {
  value: unknown
  context: FightContext
}

/** Context at the first moment, the combatants left out. */
export function beginContext({ settings, charts }: Rulings = bookRulings): Omit<
  FightContext,
  'combatants'
> {
  return {
    turn: 0,
    declarations: {},
    lastDeclarations: {},
    dial: settings.dial,
    attacks: [],
    pending: [],
    wear: [],
    casts: [],
    handToHand: beginHandToHand(),
    moves: beginMoves(),
    lastTotals: {},
    numbers: {},
    settings,
    charts,
  }
}
