import type { Mended, Weary } from '../../system/fight/recovery'
import type { Phrase } from '../../../shared/phrase'
import { sum } from '../../../shared/term'
import { changeState, readSheet, type Combatant } from '../combatant/combatant'
import { eighths } from '../body/fatigue'
import type { SystemRulings } from '../../system/settings'
import type { Settings } from '../settings'
import { readRulings } from '../fight-model/rulings'
import { setClock } from '../body/clock'
import { bodyOf, carry } from './carried'
import { changesBetween } from './figures'
import { treat, type Treated } from './magic'
import { refuseRest, refuseToDie } from './refuse-rest'
import { regainedIn, type Regained } from './regained'
import { restSchema, turnsOfRest, type Rest } from './rest-plan'

/** Lets people rest together. A phrase says why it cannot be: too many patients, or one would die. */
export function recover(
  people: readonly Weary[],
  given: object,
  rulings: SystemRulings,
): Mended[] | Phrase {
  const rest = restSchema.parse(given)
  const { settings } = readRulings(rulings)
  const bodies = people.map(({ id, name, sheet, state }) =>
    bodyOf(id, name, readSheet(sheet), state),
  )
  const no = refuseRest(rest, bodies)
  if (no) return no
  const treated = treat(bodies, rest.magic, settings)
  if ('key' in treated) return treated
  const mended: Mended[] = []
  for (const [at, body] of bodies.entries()) {
    const own = treated[at]
    const rested = own && restOf(body, own, rest, settings)
    if (rested && 'key' in rested) return rested
    if (rested) mended.push(rested)
  }
  return mended
}

/** `before`: as they were before the magic that `treated` them. */
function restOf(
  before: Combatant,
  treated: Treated,
  rest: Rest,
  settings: Settings,
): Mended | Phrase {
  const { body } = treated
  const { id, state } = body
  if (state.dead) return { id, state: carry(body), changes: [] }
  const laid = inCareOf(body, rest, settings)
  const { plain, deep } = turnsOfRest(rest)
  const no = refuseToDie(laid, plain + deep)
  if (no) return no
  const regained = regainedIn(rest, laid)
  const asleep = setClock(laid, after(laid, regained, rest, plain + deep), settings)
  // Out of Deep Sleep, the reserve is as dangerous as before (CI-089).
  const awake = setClock(asleep, changeState(asleep, { deepSleep: false }), settings)
  const carried = carry(awake)
  const sums = {
    ...regained,
    wounds: sum([...treated.wounds, ...regained.wounds.terms]),
    tempFatigue: sum([...treated.tempFatigue, ...regained.tempFatigue.terms]),
    dailyFatigue: sum([...treated.dailyFatigue, ...regained.dailyFatigue.terms]),
  }
  return { id, state: carried, changes: changesBetween(carry(before), carried, sums) }
}

/** The body once it is laid down: tended or in Deep Sleep, no clock of the reserve runs (CI-089, CI-094). */
function inCareOf(body: Combatant, rest: Rest, settings: Settings): Combatant {
  const inCare = body.state.inCare || (rest.medic?.tended.includes(body.id) ?? false)
  const deepSleep = rest.deepSleepHours > 0
  return setClock(body, changeState(body, { inCare, deepSleep }), settings)
}

/** A full night also brings round one who was knocked out; each night begins a new day for magic (CI-082). */
function after(body: Combatant, regained: Regained, rest: Rest, turns: number): Combatant {
  const { state } = body
  const { deathClock } = state
  return changeState(body, {
    damage: state.damage - regained.wounds.total,
    tempFatigue: state.tempFatigue - regained.tempFatigue.total,
    dailyFatigueEighths: state.dailyFatigueEighths - eighths * regained.dailyFatigue.total,
    desperationUsed: state.desperationUsed - regained.desperation.total,
    magicHealedToday: rest.nights > 0 ? 0 : state.magicHealedToday,
    mpUsed: state.mpUsed - regained.manaSpent.total,
    knockedOut: state.knockedOut && !regained.fullNight,
    deathClock: deathClock === null || state.inStasis ? deathClock : deathClock - turns,
  })
}
