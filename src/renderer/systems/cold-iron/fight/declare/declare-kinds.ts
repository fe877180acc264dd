import IconFootprints from '~icons/lucide/footprints'
import IconGrab from '~icons/lucide/grab'
import IconHourglass from '~icons/lucide/hourglass'
import IconShield from '~icons/lucide/shield'
import IconSparkles from '~icons/lucide/sparkles'
import IconSword from '~icons/lucide/sword'
import type { Component } from 'vue'
import type { DeclarationKind } from '../../../../../rules/cold-iron/fight-model/declaration'
import type { Keys } from '../../../../actions/keys'

/** What else a kind of declaration needs before it can be sent. */
export type Need = 'nothing' | 'target' | 'words' | 'spell'

/** One kind of declaration as a button. */
export interface DeclareKind {
  kind: DeclarationKind
  keys: Keys
  icon: Component
  needs: Need
}

/** The kinds of declaration in the order of their steps. */
export const declareKinds: readonly DeclareKind[] = [
  { kind: 'fullDefence', keys: 'f', icon: IconShield, needs: 'nothing' },
  { kind: 'spell', keys: 's', icon: IconSparkles, needs: 'spell' },
  { kind: 'move', keys: 'm', icon: IconFootprints, needs: 'words' },
  { kind: 'handToHand', keys: 'h', icon: IconGrab, needs: 'target' },
  { kind: 'attack', keys: 'a', icon: IconSword, needs: 'target' },
  { kind: 'wait', keys: 'w', icon: IconHourglass, needs: 'nothing' },
]

/** What a kind of declaration needs. */
export function needOf(kind: DeclarationKind | null): Need {
  return declareKinds.find((each) => each.kind === kind)?.needs ?? 'nothing'
}
