import IconFootprints from '~icons/lucide/footprints'
import IconGrab from '~icons/lucide/grab'
import IconHourglass from '~icons/lucide/hourglass'
import IconShield from '~icons/lucide/shield'
import IconSparkles from '~icons/lucide/sparkles'
import IconSword from '~icons/lucide/sword'
import type { Component } from 'vue'
import type {
  Declaration,
  DeclarationKind,
} from '../../../../../../rules/cold-iron/fight-model/declaration'
import type { Moment } from '../../../../../../rules/cold-iron/fight-model/steps'
import type { MovementKind } from '../../../../../../rules/cold-iron/fight-model/movement'
import type { Attacking } from './attack-draft'

/** What else a kind of declaration needs before it can be sent. */
export type Need = 'nothing' | 'target' | 'words' | 'spell'

/** One kind of declaration as a button. */
export interface DeclareKind {
  kind: DeclarationKind
  icon: Component
  needs: Need
}

/** The kinds of declaration in the order of their steps. */
export const declareKinds: readonly DeclareKind[] = [
  { kind: 'fullDefence', icon: IconShield, needs: 'nothing' },
  { kind: 'spell', icon: IconSparkles, needs: 'spell' },
  { kind: 'move', icon: IconFootprints, needs: 'words' },
  { kind: 'handToHand', icon: IconGrab, needs: 'target' },
  { kind: 'attack', icon: IconSword, needs: 'target' },
  { kind: 'wait', icon: IconHourglass, needs: 'nothing' },
]

export function needOf(kind: DeclarationKind | null): Need {
  return declareKinds.find((each) => each.kind === kind)?.needs ?? 'nothing'
}

/** Ways that are aimed at somebody: only who that is says whether they can be gone. */
const aimedWays: readonly MovementKind[] = ['follow', 'swap', 'through', 'force']

/** Whether a way wants somebody to be named. */
export function wantsSomeone(way: MovementKind | undefined): boolean {
  return way !== undefined && aimedWays.includes(way)
}

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
