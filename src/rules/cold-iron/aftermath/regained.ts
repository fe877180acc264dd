import { sum, type Sum, type Term } from '../../../shared/term'
import { healingHelps } from '../body/clock'
import { cureLines } from '../body/rest/medic'
import { recoverInNight, recoverInRest } from '../body/rest/rest'
import { restFactor } from '../body/rest/rest-factor'
import type { Combatant } from '../combatant/combatant'
import { hitPointsOf } from '../body/condition'
import { eighths } from '../body/fatigue'
import { wordsIn } from '../describe'
import { knownMana, regrowMana } from '../spells/mana'
import { turnsIn } from '../basics/units'
import { turnsOfRest, type Rest } from './rest-plan'

const { termOf } = wordsIn('body')

/** What a rest takes off of a body, never more than there is; each with its terms. */
export interface Regained {
  wounds: Sum
  tempFatigue: Sum
  dailyFatigue: Sum
  desperation: Sum
  /** Mana that comes back, of what was spent (CI-230). */
  manaSpent: Sum
  /** Slept through a full night (CI-090). */
  fullNight: boolean
}

/** What a rest gives back to one of those who rest (CI-065, CI-084..092). */
export function regainedIn(rest: Rest, body: Combatant): Regained {
  const { sheet, state } = body
  const night = recoverInNight({ ...rest, con: sheet.con })
  const { plain, deep } = turnsOfRest(rest)
  const helps = healingHelps('natural', hitPointsOf(body))
  const wounds = [...times(night.wounds.terms, rest.nights), ...cured(rest, body.id)]
  const restTerms = [
    ...recoverInRest(sheet.con, plain, false).terms,
    ...recoverInRest(sheet.con, deep, true).terms,
  ]
  const daily = times(night.dailyEighths.terms, rest.nights / eighths)
  const fullNight = rest.nights > 0 && night.fullNight
  const spent = state.desperationUsed
  return {
    wounds: upTo(state.damage, helps ? wounds : []),
    tempFatigue: upTo(state.tempFatigue, gather(restTerms)),
    dailyFatigue: upTo(state.dailyFatigueEighths / eighths, daily),
    desperation: sum(fullNight && spent > 0 ? [termOf('night', spent, 'CI-065')] : []),
    manaSpent: manaBack(body, plain + deep),
    fullNight,
  }
}

/** Mana of a caster's rest: each complete hour brings back a part of what is left (CI-230). */
function manaBack({ sheet, state }: Combatant, turns: number): Sum {
  const mana = knownMana({ ...sheet, mpUsed: Math.min(state.mpUsed, sheet.mpMax) })
  if (!mana) return sum([])
  const hours = Math.floor(turns / turnsIn(60))
  const back = regrowMana(mana.left, mana.most, hours, sheet.manaPart) - mana.left
  return sum(back > 0 ? [termOf('manaBack', back, 'CI-230')] : [])
}

/** What the medic's nights are worth to a patient (CI-091, CI-092), times the rest's factor (CI-088). */
function cured(rest: Rest, id: string): Term[] {
  const { medic, nights } = rest
  const place = medic ? medic.patients.indexOf(id) : -1
  if (!medic || place < 0) return []
  const line = cureLines(medic.level, medic.tended.length)[medic.line]
  if (!line) return []
  const { length } = medic.patients
  const rolled = medic.dice.filter((_, index) => index % length === place)
  const points =
    line.points === null ? rolled.reduce((all, die) => all + die, 0) : nights * line.points
  const { factor, rule } = restFactor(rest)
  const care = termOf('medicalCare', points, 'CI-091')
  return factor === 1 ? [care] : [care, termOf('careFactor', points * (factor - 1), rule)]
}

function times(terms: readonly Term[], count: number): Term[] {
  return count === 0 ? [] : terms.map((term) => ({ ...term, value: term.value * count }))
}

/** One term for all that are called the same. */
function gather(terms: readonly Term[]): Term[] {
  const byKey = new Map<string, Term>()
  for (const each of terms) {
    const before = byKey.get(each.label.key)
    byKey.set(each.label.key, { ...each, value: each.value + (before?.value ?? 0) })
  }
  return [...byKey.values()]
}

/** A sum that gives back no more than is there. */
function upTo(there: number, terms: Term[]): Sum {
  const { total } = sum(terms)
  const [first] = terms
  return total > there && first
    ? sum([...terms, termOf('notMissing', there - total, first.rule)])
    : sum(terms)
}
