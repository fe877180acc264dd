import type { Effect } from '../../../../../../rules/cold-iron/view/odds/prospects'
import { signed } from '../../../../../composables/format/figures'
import { useWords } from '../../../../../composables/use-words'

/** What a choice does to the figures, in words: those of one amount stand together. */
export function useEffectWords(): (effects: readonly Effect[]) => string {
  const { t } = useWords()
  return (effects) =>
    [...new Set(effects.map(({ value }) => value))]
      .map((amount) => {
        const felt = effects.filter(({ value }) => value === amount)
        const names = felt.map(({ figure }) => t(`fight.figure.${figure}`))
        return `${names.join(', ')} ${signed(amount)}`
      })
      .join(' · ')
}
