import type {
  Declaration,
  DeclarationKind,
} from '../../../../../rules/cold-iron/fight-model/declaration'
import type { Moment } from '../../../../../rules/cold-iron/fight-model/steps'
import type { Attacking } from './use-attack-draft'

/** The kind a movement goes with before one is chosen; null where a step has none of its own. */
export function kindOfStep(step: Moment): DeclarationKind | null {
  if (step === 'fullDefence') return 'fullDefence'
  return step === 'movement' ? 'move' : null
}

/**
 * What a movement would go with, as far as it is known: the attack as it is being put together, or
 * anything of the kind; null for nothing, and for who waits.
 */
export function basisOf(
  kind: DeclarationKind | null,
  attack: Attacking,
  targetId: string,
): Exclude<Declaration, { kind: 'wait' }> | null {
  switch (kind) {
    case 'attack':
      return attack
    case 'handToHand':
      return { kind, targetId }
    case 'spell':
      return { kind, name: kind }
    case 'move':
    case 'fullDefence':
      return { kind }
    case 'wait':
    case null:
      return null
  }
}
