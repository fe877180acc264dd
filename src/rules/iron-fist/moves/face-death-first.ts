import { phrase, type Phrase } from '../../../shared/phrase'
import type { MoveInput } from '../../moves/move'
import { countOnFeet } from '../harm/body'
import { npcSchema } from '../npc'
import type { Deciding } from '../settings'

/**
 * What reminds of Face Death before another move of a fight (IF-090): the target's own flag
 * (decision `npc.requiresFaceDeath`), and as many of a group still on their feet as the campaign
 * calls too many for one (decision `faceDeath.outnumberRatio`). It binds nobody: whether companions
 * even the odds only the GM knows. A move to which Face Death itself opened the way needs it no more,
 * the actor's own or an ally's (IF-093, IF-095).
 */
export function deathCautions(
  { target, targetKind = 'npc', cause }: Omit<MoveInput, 'dice'>,
  settings: Deciding<'faceDeath.outnumberRatio'>,
): Phrase[] {
  if (!target || targetKind !== 'npc' || cause?.key === 'ironFist.faceDeath.title') return []
  const npc = npcSchema.parse(target)
  const { requiresFaceDeath } = npc
  const count = countOnFeet(npc)
  const ratio = settings['faceDeath.outnumberRatio']
  return [
    ...(requiresFaceDeath ? [phrase('ironFist.faceDeath.caution.tooStrong')] : []),
    ...(ratio !== null && count >= ratio
      ? [phrase('ironFist.faceDeath.caution.tooMany', { count })]
      : []),
  ]
}
