import { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import { sum, term } from '../../../shared/term'
import { defineAct } from '../../system/act'
import { onlyChanges } from '../roll'
import type { Settings } from '../settings'
import { characterSchema, conditionSchema, counterSchema } from '../sheet'
import { counterEffects } from './counter-effects'
import { whole } from '../../../shared/bounded'

const chosen = z.array(conditionSchema).max(9).default([])

/**
 * A counter moved by hand, with the conditions that come and go with it (IF-072 to IF-076). The
 * choices are those of whoever the rules let choose.
 */
export function changeCounterFor(settings: Settings) {
  return defineAct({
    id: 'changeCounter',
    title: phrase('ironFist.changeCounter.title'),
    rule: 'IF-072',
    on: 'character',
    sheet: characterSchema,
    input: z.strictObject({
      counter: counterSchema,
      delta: whole(-9, 9),
      choose: chosen,
      clear: chosen,
    }),
    perform(character, { counter, delta, choose, clear }) {
      const cause = { counter, delta, rule: 'IF-003', choose, clear }
      const label = phrase(`ironFist.counter.${counter}`)
      return {
        effects: onlyChanges(counterEffects(character, cause, 'actor', settings)),
        terms: sum([term(label, delta, 'IF-003')]).terms,
        notes: [],
      }
    },
  })
}

/** The acts on counters under a campaign's settings. */
export const counterActsFor = (settings: Settings) => [changeCounterFor(settings)]
