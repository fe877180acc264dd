import { sum, type Sum, type Term } from '../../../shared/term'
import type { Phrase } from '../../../shared/phrase'
import { tooDear } from '../body/rest/empathy'
import { empathicCost, healByMagic, healFatigue } from '../body/rest/healing'
import { changeState, type Combatant } from '../combatant/combatant'
import { hitPointsOf } from '../body/condition'
import { eighths } from '../body/fatigue'
import { wordsIn } from '../describe'
import type { Settings } from '../settings'
import { setClock } from '../body/clock'
import type { Healing } from './rest-plan'

const { termOf } = wordsIn('body')

/** A body after magic, and what that took off of it, or laid on the healer. */
export interface Treated {
  body: Combatant
  wounds: Term[]
  tempFatigue: Term[]
  dailyFatigue: Term[]
}

/**
 * Magic before a rest (CI-082, CI-083, CI-087), one healing after the other: what heals counts
 * against the day's capacity, and empathic healing wounds the healer. A phrase says why it cannot be.
 */
export function treat(
  bodies: readonly Combatant[],
  magic: readonly Healing[],
  settings: Settings,
): Treated[] | Phrase {
  const blank = (body: Combatant): Treated => ({
    body,
    wounds: [],
    tempFatigue: [],
    dailyFatigue: [],
  })
  let all = bodies.map(blank)
  for (const healing of magic) {
    const patient = all.find(({ body }) => body.id === healing.id)
    if (!patient || patient.body.state.dead) continue
    const no = healing.kind === 'empathic' ? tooDear(patient.body, healing.points) : null
    if (no) return no
    const { cost, treated } = heal(healing, patient)
    all = all.map((each) => {
      const now = each === patient ? treated : each
      return each.body.id === healing.healer ? giving(now, cost) : now
    })
  }
  return all.map((each) => withClocks(bodies, each, settings))
}

function heal(healing: Healing, patient: Treated): { cost: Sum; treated: Treated } {
  const { sheet, state } = patient.body
  const known = { ...state, pt: sheet.pt, hitPoints: hitPointsOf(patient.body) }
  const free = sum([])
  if (healing.kind === 'fatigue') return { cost: free, treated: freshened(healing, patient) }
  if (healing.kind === 'magic') {
    return { cost: free, treated: mended(patient, healByMagic(known, healing.points)) }
  }
  const points = Math.min(healing.points, state.damage)
  const given = points > 0 ? [termOf('empathic', points, 'CI-083')] : []
  return { cost: empathicCost(known, points), treated: mended(patient, sum(given)) }
}

function mended(patient: Treated, healed: Sum): Treated {
  const { damage, magicHealedToday } = patient.body.state
  const body = changeState(patient.body, {
    damage: damage - healed.total,
    magicHealedToday: magicHealedToday + healed.total,
  })
  return { ...patient, body, wounds: [...patient.wounds, ...healed.terms] }
}

function freshened({ points }: Healing, patient: Treated): Treated {
  const { state } = patient.body
  const left = healFatigue(state, points)
  const term = (was: number, is: number) =>
    was === is ? [] : [termOf('healing', was - is, 'CI-087')]
  return {
    ...patient,
    body: changeState(patient.body, left),
    tempFatigue: [...patient.tempFatigue, ...term(state.tempFatigue, left.tempFatigue)],
    dailyFatigue: [
      ...patient.dailyFatigue,
      ...term(state.dailyFatigueEighths / eighths, left.dailyFatigueEighths / eighths),
    ],
  }
}

/** The healer takes the wounds they give points for. */
function giving(healer: Treated, cost: Sum): Treated {
  const body = changeState(healer.body, { damage: healer.body.state.damage + cost.total })
  const given = cost.terms.map((each) => ({ ...each, value: -each.value }))
  return { ...healer, body, wounds: [...healer.wounds, ...given] }
}

function withClocks(before: readonly Combatant[], treated: Treated, settings: Settings): Treated {
  const was = before.find(({ id }) => id === treated.body.id)
  return was ? { ...treated, body: setClock(was, treated.body, settings) } : treated
}
