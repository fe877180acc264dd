import { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import { defineAct } from '../../system/act'
import type { Effect } from '../../moves/effect'
import { counterBoundsIn } from '../bounds'
import { counterEffects, switchEffect } from '../conditions/counter-effects'
import { onlyChanges } from '../roll'
import type { Settings } from '../settings'
import { characterSchema, conditionSchema, type Character, type Condition } from '../sheet'
import { rest, restKinds, restRefused, type RestsUsed } from './rest'
import { treat } from './treat'
import { maybeLine, whole } from '../../../shared/bounded'

const clear = z.array(conditionSchema).max(5).default([])

function usedBy({ rest: { shortUsed, sleepUsed } }: Character): RestsUsed {
  return { short: shortUsed, sleep: sleepUsed }
}

/** How far a character's Health may heal: their own ceiling, the campaign's, the counter's. */
function maxHealth({ counterMax }: Character, settings: Settings): number {
  return Math.min(counterMax.health, settings['health.max'], counterBoundsIn(settings).max)
}

function healEffects(
  character: Character,
  delta: number,
  rule: string,
  wanted: readonly Condition[],
  settings: Settings,
): Effect[] {
  const mayClear = settings['healing.clearsUnstable'] === 'playerMay'
  const cause = { counter: 'health' as const, delta, rule, clear: mayClear ? wanted : [] }
  return counterEffects(character, cause, 'actor', settings)
}

function restMarks(before: RestsUsed, after: RestsUsed): Effect[] {
  return restKinds
    .filter((kind) => before[kind] !== after[kind])
    .map((kind) => switchEffect('actor', `rest.${kind}Used`, after[kind], 'IF-124'))
}

/** A rest of an hour or a night; each recovered point may clear Unstable (IF-123 to IF-125). */
export function restFor(settings: Settings) {
  return defineAct({
    id: 'rest',
    title: phrase('ironFist.rest.title'),
    rule: 'IF-123',
    on: 'character',
    sheet: characterSchema,
    input: z.strictObject({ kind: z.enum(restKinds), clear }),
    perform(character, { kind, clear: wanted }) {
      const used = usedBy(character)
      const isUnstable = character.conditions.includes('unstable')
      const resting = {
        health: character.counters.health,
        max: maxHealth(character, settings),
        used,
      }
      const refused = restRefused(kind, resting, isUnstable, settings)
      if (refused) return refused
      const rested = rest(kind, resting, settings)
      return {
        effects: onlyChanges([
          ...healEffects(character, rested.gained, 'IF-123', wanted, settings),
          ...restMarks(used, rested.used),
        ]),
        terms: rested.sum.terms,
        told: [phrase(`ironFist.rest.told.${kind}`, { gained: rested.gained, now: rested.health })],
        notes: isUnstable ? [phrase('ironFist.rest.note.unstable')] : [],
      }
    },
  })
}

/**
 * Treatment by a paid healer, or by a move of a playbook at no price (IF-125 to IF-127). Whoever of the
 * company pays, pays from their own holds: the rule names the price, not the purse.
 */
export function treatFor(settings: Settings) {
  return defineAct({
    id: 'treat',
    title: phrase('ironFist.treat.title'),
    rule: 'IF-126',
    on: 'character',
    sheet: characterSchema,
    input: z.strictObject({
      points: whole(1, 12),
      paid: z.boolean().default(true),
      healer: maybeLine(80).default(''),
      clear,
    }),
    hasPrice: ({ paid }) => paid,
    isPossible: (character) => character.counters.health < maxHealth(character, settings),
    perform(character, { points, paid, healer, clear: wanted }, payer) {
      const { counters } = character
      const { gearHolds: from } = payer ?? character
      const max = maxHealth(character, settings)
      const holds = paid ? from : Infinity
      if (holds === 0) return phrase('ironFist.treat.refused.noHolds')
      const treated = treat({ health: counters.health, max, points, holds })
      if (treated.healed === 0) return phrase('ironFist.treat.refused.whole')
      const to = paid ? treated.holdsLeft : from
      return {
        effects: onlyChanges([
          ...healEffects(character, treated.healed, 'IF-126', wanted, settings),
          { on: payer ? 'target' : 'actor', field: 'gearHolds', from, to, rule: 'IF-127' },
        ]),
        terms: treated.sum.terms,
        notes: [],
        told: [
          phrase(`ironFist.treat.told.${healer === '' ? 'alone' : 'by'}`, {
            healer,
            healed: treated.healed,
            now: treated.health,
          }),
          ...(paid ? [phrase('ironFist.treat.told.paid', { cost: treated.healed })] : []),
        ],
      }
    },
  })
}

/** A new day: both rests may count again. */
export const newDay = defineAct({
  id: 'newDay',
  title: phrase('ironFist.newDay.title'),
  rule: 'IF-124',
  on: 'character',
  sheet: characterSchema,
  input: z.strictObject({}),
  isPossible: (character) => Object.values(usedBy(character)).includes(true),
  perform: (character) => ({
    effects: restMarks(usedBy(character), { short: false, sleep: false }),
    terms: [],
    notes: [],
  }),
})

/** The healing acts under a campaign's settings. */
export const healingActsFor = (settings: Settings) => [
  restFor(settings),
  treatFor(settings),
  newDay,
]
