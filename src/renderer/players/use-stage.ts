import { computed } from 'vue'
import type { InputOf } from '../../campaign/api'
import { useRead, useRun } from '../bridge'
import { useAnnounce } from '../composables/use-announce'
import { useWords } from '../composables/use-words'

/** What can be turned to the players. */
export type Stage = InputOf<'playerView.show'>['stage']

/** What is turned to the players, and the ways to turn something else to them. */
export function useStage() {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const { carryOut, refusal } = useRun()
  const { data: stage } = useRead('playerView.turned', () => ({}))
  const kind = computed(() => stage.value?.kind ?? 'moment')

  /** Whether it is shown now: where it is not there, the refusal says so. */
  async function show(wanted: Stage): Promise<boolean> {
    const isShown = await carryOut('playerView.show', { stage: wanted })
    if (isShown) announce(t('stage.shown', { what: t(`stage.${wanted.kind}`) }))
    return isShown
  }

  /** The curtain falls, and rises again on what stood there. */
  async function turnCurtain(): Promise<void> {
    const isDown = kind.value === 'curtain'
    if (!(await carryOut('playerView.turnCurtain', { to: isDown ? 'rise' : 'fall' }))) return
    announce(t(isDown ? 'stage.risen' : 'stage.shown', { what: t('stage.curtain') }))
  }

  return { kind, show, turnCurtain, refusal }
}
