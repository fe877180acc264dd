import type { Phrase } from '../../../shared/phrase'
import { cureLines, tendingLimit } from '../body/rest/medic'
import type { Combatant } from '../combatant/combatant'
import { hitPointsOf } from '../body/condition'
import { wordsIn } from '../describe'
import type { Medic, Rest } from './rest-plan'

const { words } = wordsIn('aftermath')

/** Why these people cannot rest like this, in words; null when they can (CI-091..094). */
export function refuseRest(rest: Rest, bodies: readonly Combatant[]): Phrase | null {
  const { minutes, nights, magic } = rest
  if (minutes === 0 && nights === 0 && magic.length === 0) return words('refused.noTime')
  const isThere = (id: string) => bodies.some((body) => body.id === id)
  if (!magic.every(({ id, healer }) => isThere(id) && (healer === null || isThere(healer))))
    return words('refused.magicForOthers')
  return rest.medic && refuseMedic(rest.medic, rest.nights, bodies)
}

function refuseMedic(medic: Medic, nights: number, bodies: readonly Combatant[]): Phrase | null {
  const { level, tended, patients } = medic
  const limit = tendingLimit(level)
  if (tended.length > limit) return words('refused.tooManyTended', { level, count: limit })
  for (const id of tended) {
    const body = bodies.find((each) => each.id === id)
    if (!body) return words('refused.notAmongThem')
    if (hitPointsOf(body) !== 'magicReserve')
      return words('refused.notInReserve', { who: body.label })
  }
  return patients.length === 0 ? null : refuseCure(medic, nights, bodies)
}

function refuseCure(medic: Medic, nights: number, bodies: readonly Combatant[]): Phrase | null {
  const { level, tended, patients, dice } = medic
  if (nights === 0) return words('refused.cureByNight')
  const line = cureLines(level, tended.length)[medic.line]
  if (!line) return words('refused.noCure', { level })
  if (new Set(patients).size > line.people || new Set(patients).size < patients.length)
    return words('refused.tooManyPatients', { count: line.people })
  if (!patients.every((id) => bodies.some((body) => body.id === id)))
    return words('refused.notAmongThem')
  const wanted = line.dice === null ? 0 : nights * patients.length
  return dice.length === wanted ? null : words('refused.dice', { count: wanted })
}

/** Why somebody does not live through a rest (CI-062, CI-063, CI-077); null when they do. */
export function refuseToDie({ label, state }: Combatant, turns: number): Phrase | null {
  const { deathClock, inStasis } = state
  if (deathClock === null || inStasis || turns < deathClock) return null
  return words('refused.dies', { who: label, count: deathClock })
}
