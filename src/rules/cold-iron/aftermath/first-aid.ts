import { tendingLimit } from '../body/rest/medic'
import { hitPointsOf } from '../body/condition'
import { healingHelps } from '../body/clock'
import type { Combatant } from '../combatant/combatant'
import type { Settings } from '../settings'
import { treat } from './magic'
import type { Healing, Medic } from './rest-plan'

/** What keeps somebody alive who has turns left to live. */
export interface FirstAid {
  /** Healing that takes them out of danger, with the fewest points that do. */
  healing: readonly Pick<Healing, 'kind' | 'points'>[]
  /** Whether a medic at their side keeps them (CI-094). */
  medic: boolean
}

/** The fewest points of a healing that end the danger; null when none of it does. */
function pointsToSafety(body: Combatant, kind: Healing['kind'], settings: Settings) {
  for (let points = 1; points <= body.state.damage; points++) {
    const treated = treat([body], [{ id: body.id, kind, points, healer: null }], settings)
    if ('key' in treated) return null
    if (treated[0]?.body.state.deathClock === null) return points
  }
  return null
}

/** What can be done before a rest for one who is dying; null for one in no danger (CI-062, CI-063). */
export function firstAidFor(body: Combatant, settings: Settings): FirstAid | null {
  const { dead, deathClock, inStasis } = body.state
  if (dead || deathClock === null || inStasis) return null
  const hitPoints = hitPointsOf(body)
  const kinds = healingHelps('magic', hitPoints)
    ? (['magic', 'empathic'] as const)
    : (['empathic'] as const)
  return {
    healing: kinds.flatMap((kind) => {
      const points = pointsToSafety(body, kind, settings)
      return points === null ? [] : [{ kind, points }]
    }),
    medic: hitPoints === 'magicReserve',
  }
}

/** The medic's night with one more in their care: of the lowest level that can tend so many (CI-094). */
export function tending(medic: Medic | null, id: string): Medic {
  const before = medic ?? { level: 1, line: 0, patients: [], tended: [], dice: [] }
  const tended = [...before.tended.filter((each) => each !== id), id]
  let { level } = before
  while (level < 99 && tendingLimit(level) < tended.length) level++
  return { ...before, level, tended }
}
