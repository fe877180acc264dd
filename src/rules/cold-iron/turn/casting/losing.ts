import { phrase, type Phrase } from '../../../../shared/phrase'
import { isSenseless } from '../../body/condition'
import { isPresent } from '../body/ability'
import type { FightContext } from '../../fight-model/context'
import { combatantOf } from '../core/fight'
import { forEach, factOf, type FightChange } from '../core/change'
import type { Cast } from '../../fight-model/cast'
import { castsOf, withCast } from './casts'

/**
 * Takes their spells from those who cannot cast any more: gone, senseless, stunned or in a rage (CI-060,
 * CI-069, CI-194). What was rolled before keeps its effect.
 */
export function loseSpells(fight: FightContext): FightChange {
  const waiting = castsOf(fight).filter(({ status }) => status === 'waiting')
  return forEach(fight, waiting, (now, cast) => {
    const why = whyLost(now, cast)
    return why ? lose(now, cast, why) : { fight: now, facts: [] }
  })
}

/** A spell that comes to nothing before its roll. */
export function lose(fight: FightContext, cast: Cast, cause: Phrase): FightChange {
  const caster = combatantOf(fight, cast.casterId)
  const lost = withCast(fight, cast.id, { status: 'lost' })
  if (!caster) return { fight: lost, facts: [] }
  const details = { cause, with: { spell: cast.name } }
  return { fight: lost, facts: [factOf('spell.lost', [caster], details)] }
}

function whyLost(fight: FightContext, { casterId }: Cast): Phrase | null {
  const caster = combatantOf(fight, casterId)
  if (!caster) return null
  if (!isPresent(caster)) return phrase('coldIron.spells.cause.gone')
  if (isSenseless(caster)) return phrase('coldIron.spells.cause.senseless')
  if (caster.state.stunnedUntil) return phrase('coldIron.spells.cause.stunned')
  return caster.state.berserk ? phrase('coldIron.spells.cause.berserk') : null
}
