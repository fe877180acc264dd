import { ref } from 'vue'
import type { Fact } from '../../../../../shared/fact'
import { phrase, type Phrase } from '../../../../../shared/phrase'
import type { HiddenFacts } from '../../../../stores/hidden-facts'
import type { Fighter } from '../fighter'

/** Whether what foes declare is hidden now, on every panel of the fight that says it. */
export const isCovered = ref(false)

/** Whether what this one has declared may not be shown. */
export function isUnderCover({ side }: Pick<Fighter, 'side'>): boolean {
  return isCovered.value && side === 'foe'
}

/** Hides from history and status line what these foes have declared in this turn. */
export function veilOver(
  foes: readonly Pick<Fighter, 'id' | 'label'>[],
  turn: number,
): HiddenFacts {
  const covered = (who: string): Phrase => phrase('fight.cover.told', { who })
  return {
    step: ({ label, moment }) => {
      const who = foes.find((foe) => foe.label === label.with?.who)
      const isHidden = label.key === 'coldIron.history.declare' && moment?.turn === turn
      return isHidden && who ? covered(who.label) : null
    },
    fact: ({ kind, about: [first] }: Fact) => {
      const who = foes.find(({ id }) => id === first?.id)
      return kind === 'declaration.made' && who ? covered(who.label) : null
    },
  }
}
