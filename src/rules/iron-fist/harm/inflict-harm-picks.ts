import { phrase, type Phrase } from '../../../shared/phrase'
import type { Band, Choice, Pick } from '../../moves/effect'
import type { MoveInput } from '../../moves/move'
import { picksRefused, strangePick } from '../picks'
import type { NpcStatus } from '../npc'
import { isOnFeet, type Body } from './body'

const outright = ['dead', 'out']
/** Three ways to take the same option, each with an outcome of its own (IF-110). */
const shaken = ['panic', 'disarm', 'deprive']
const lesser = ['wound', 'edge', ...shaken]

/** What a pick makes of the target, and the rule (IF-109, IF-110). */
export const statusAfter: Record<string, { to: NpcStatus; rule: string }> = {
  dead: { to: 'dead', rule: 'IF-109' },
  out: { to: 'out', rule: 'IF-109' },
  panic: { to: 'panicked', rule: 'IF-110' },
  disarm: { to: 'disarmed', rule: 'IF-110' },
}

/**
 * What a band of Inflict Harm offers (IF-109 to IF-111). On 10+ `count` is the most that may be
 * taken: one of `dead` and `out`, or two of the lesser three. Without an actor the harm comes
 * from circumstance, and the GM picks.
 */
export function harmChoice(band: Band, actor: MoveInput['actor'], target: Body): Choice | null {
  if (band === '6-') return null
  const small = lesser.map((id) => lesserPick(id, actor, target))
  if (band === '7-9') return { who: 'gm', count: 1, distinct: true, picks: small }
  const great = outright.map((id) => greatPick(id, target))
  const who = actor ? 'player' : 'gm'
  return { who, count: 2, distinct: true, upTo: true, picks: [...great, ...small] }
}

/** Why these picks of Inflict Harm are not legal, in words; null when they are (IF-109, IF-110). */
export function harmPicksRefused(
  band: Band,
  choice: Choice | null,
  picks: readonly string[],
): Phrase | null {
  if (band !== '10+' || !choice) return picksRefused(choice, picks)
  const strange = strangePick(choice, picks)
  if (strange) return strange
  if (picks.filter((id) => shaken.includes(id)).length > 1) return phrase('ironFist.refused.twice')
  const great = picks.filter((id) => outright.includes(id)).length
  const legal = great === 1 ? picks.length === 1 : great === 0 && picks.length === 2
  return legal ? null : phrase('ironFist.inflictHarm.refused.oneOrTwoLesser')
}

function pick(id: string, rule: string): Pick {
  return { id, label: phrase(`ironFist.inflictHarm.pick.${id}`), rule }
}

/** Whoever is out of it may still be killed; whoever is dead is not merely beaten by a later blow. */
function greatPick(id: string, target: Body): Pick {
  const offered = pick(id, 'IF-109')
  return id === 'out' && !isOnFeet(target)
    ? { ...offered, barred: phrase('ironFist.inflictHarm.refused.alreadyDown') }
    : offered
}

function lesserPick(id: string, actor: MoveInput['actor'], target: Body): Pick {
  const offered = pick(id, 'IF-110')
  if (id === 'edge' && !actor) {
    return { ...offered, barred: phrase('ironFist.inflictHarm.refused.noActor') }
  }
  if (shaken.includes(id) && !isOnFeet(target)) {
    return { ...offered, barred: phrase('ironFist.inflictHarm.refused.alreadyDown') }
  }
  return offered
}
