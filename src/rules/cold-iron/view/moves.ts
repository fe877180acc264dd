import { phrase, type Phrase } from '../../../shared/phrase'
import { pursuitsOf } from '../melee/leaving'
import { type Pursuit } from '../fight-model/moves'
import { calming } from '../special/berserk'
import { isPresent } from '../turn/body/ability'
import type { FightContext } from '../fight-model/context'
import { combatantOf, everyone, weaponInHand } from '../turn/core/fight'
import { isUnanswered, passOf } from '../turn/movement/passing'
import { aimedAt, engagersIn, movementOf, isFleeing } from '../turn/movement/reading'
import { refuseBusy } from '../turn/movement/refuse-moving'

/** What movement has left open in step 6: who acts on whom, and what can be chosen. */
export interface BoardMove {
  kind: 'pursuit' | 'answer' | 'collision' | 'trip' | 'freeTackle'
  combatantId: string
  otherId: string
  why: Phrase
  /** What an engager may do about a flight (CI-116, CI-117); empty elsewhere. */
  pursuits: Pursuit[]
}

/** Everything of movement that waits for a word or a roll. */
export function movesOn(fight: FightContext): BoardMove[] {
  return everyone(fight).flatMap(({ id }) => [
    ...pursuitsAt(fight, id),
    ...passing(fight, id),
    ...tripsOf(fight, id),
  ])
}

/** Whoever has no hand free for it can only let them go, and is not asked (CI-116). */
function pursuitsAt(fight: FightContext, fleerId: string): BoardMove[] {
  const fleer = combatantOf(fight, fleerId)
  if (!fleer || !isFleeing(fight, fleerId)) return []
  const charged = aimedAt(fight, fleerId)?.id
  const answered = fight.moves.pursuits.filter((each) => each.fleerId === fleerId)
  return engagersIn(fight, fleerId)
    .filter(({ id }) => id !== charged && !answered.some(({ engagerId }) => engagerId === id))
    .filter((engager) => refuseBusy(fight, engager) === null)
    .map((engager) => {
      const weaponClass = weaponInHand(fight, engager)?.class ?? 'natural'
      const { mounted } = engager.state
      return {
        ...open('pursuit', fight, engager.id, fleerId),
        pursuits: pursuitsOf({ mounted: fleer.state.mounted }, { mounted, weaponClass }),
      }
    })
}

function passing(fight: FightContext, chargerId: string): BoardMove[] {
  const other = aimedAt(fight, chargerId)
  if (!other) return []
  if (isUnanswered(fight, chargerId)) return [open('answer', fight, other.id, chargerId)]
  const pass = passOf(fight, chargerId)
  const waits = pass ? pass.choice === 'block' : movementOf(fight, chargerId)?.way === 'force'
  return waits && !pass?.collided ? [open('collision', fight, chargerId, other.id)] : []
}

function tripsOf(fight: FightContext, tripperId: string): BoardMove[] {
  return fight.moves.trips.flatMap((trip) => {
    if (trip.tripperId !== tripperId) return []
    if (trip.stage === 'tagged') return [open('trip', fight, tripperId, trip.runnerId)]
    return trip.stage === 'freeTackle' ? [open('freeTackle', fight, trip.runnerId, tripperId)] : []
  })
}

function open(
  kind: BoardMove['kind'],
  fight: FightContext,
  combatantId: string,
  otherId: string,
): BoardMove {
  const [one, other] = [combatantId, otherId].map((id) => combatantOf(fight, id)?.label ?? '')
  const asks = kind === 'pursuit' || kind === 'answer'
  const names = asks ? { who: other ?? '', whom: one ?? '' } : { who: one ?? '', whom: other ?? '' }
  const isPast = kind === 'pursuit' && movementOf(fight, otherId)?.way === 'through'
  const why = phrase(`coldIron.moves.pending.${isPast ? 'pursuitPast' : kind}`, names)
  return { kind, combatantId, otherId, why, pursuits: [] }
}

/** That a berserker may come to themself (CI-194); null for one who fights on, or does not rage. */
export function calmingIn(fight: FightContext, combatantId: string): Phrase | null {
  const who = combatantOf(fight, combatantId)
  if (!who?.state.berserk) return null
  const foes = everyone(fight).filter(({ side, state }) => side !== who.side && !state.dead)
  const fled = foes.filter((foe) => !isPresent(foe)).length
  const may = calming({ all: foes.length, fled, controlEmotion: false })
  return may === 'mayCalm' ? phrase('coldIron.moves.calming.mayCalm') : null
}
