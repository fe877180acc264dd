import { plainNight, type Rest } from '../../../src/rules/cold-iron/aftermath/rest-plan'
import { combat } from '../../../src/rules/cold-iron/combat'
import { stateSchema, type State } from '../../../src/rules/cold-iron/combatant/combatant'
import { sheetSchema } from '../../../src/rules/cold-iron/combatant/sheet'
import type { Mended, Recovery, Weary } from '../../../src/rules/system/fight/recovery'
import type { Phrase } from '../../../src/shared/phrase'

/** Pt 24, CON 16. */
export const sheet = sheetSchema.parse({ pt: 24, con: 16 })
/** The rules of rest. */
export const recovery = combat.recovery as Recovery

/** Somebody as fights have left him. */
export function person(state: Partial<State>, id = 'a'): Weary {
  return {
    id,
    name: id === 'a' ? 'Ysolt' : 'Maro',
    sheet,
    state: recovery.carry(sheet, stateSchema.parse(state)),
  }
}

/** A night, but for what the test says. */
export const rest = (given: Partial<Rest>): Rest => ({ ...plainNight, ...given })
/** Minutes of rest, and no night. */
export const awake = (minutes: number) => rest({ nights: 0, minutes })

/** What the rules answer. */
export function asked(people: Weary[], given: Rest): Mended[] | Phrase {
  return recovery.recover(people, given, { settings: {}, charts: {} })
}

/** The one who rests alone. */
export function mend(state: Partial<State>, given: Rest): Mended {
  const answer = asked([person(state)], given)
  if ('key' in answer) throw new Error(answer.key)
  const [one] = answer
  if (!one) throw new Error('nobody')
  return one
}

/** Why they cannot rest so. */
export function refusal(people: Weary[], given: Rest): Phrase {
  const answer = asked(people, given)
  if (!('key' in answer)) throw new Error('it was allowed')
  return answer
}

/** Figure, before, after, and the terms of the sum as value and rule. */
export function told({ changes }: Mended) {
  return changes.map(({ figure, from, to, sum }) => [
    figure,
    from,
    to,
    (sum?.terms ?? []).map(({ value, rule }) => [value, rule]),
  ])
}

/** A medic of level 1 without patients, but for what the test says. */
export const medic = (given: Partial<NonNullable<Rest['medic']>>) => ({
  ...{ level: 1, line: 0, patients: [], tended: [], dice: [] },
  ...given,
})
