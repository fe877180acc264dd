import { computed, type ComputedRef } from 'vue'
import type { DryRunRules } from '../../../rules/system/fight/dry-run'
import { useRead } from '../../bridge'
import { useWords } from '../../composables/use-words'

/**
 * What the dry runs of a fight leave out, in words: what its plain tactics never do, and by name whoever
 * and whatever its timeline still has to come.
 */
export function useLeftOut(
  encounterId: () => string,
  dryRun: () => DryRunRules,
): ComputedRef<string> {
  const { t, say } = useWords()
  const { data: timeline } = useRead('encounter.rows', () => ({ encounterId: encounterId() }))

  const toCome = computed(() =>
    (timeline.value?.rows ?? [])
      .filter(({ kind, tick, state }) => {
        const doesSomething = kind === 'reinforcement' || tick !== null
        return doesSomething && state !== 'happened'
      })
      .map(({ name, quantity, nextTurn: turn }) => {
        const who = t('fightOdds.toCome.who', { name, count: quantity ?? 1 })
        return turn === null
          ? t('fightOdds.toCome.allAlong', { who })
          : t('fightOdds.toCome.inTurn', { who, turn })
      }),
  )
  return computed(() => {
    const { value: all } = toCome
    const words = all.length > 0 ? [t('fightOdds.toCome.leftOut', { what: all.join('; ') })] : []
    return [...words, say(dryRun().leavesOut)].join(' ')
  })
}
