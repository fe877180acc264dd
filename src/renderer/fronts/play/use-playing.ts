import { computed, ref } from 'vue'
import { review } from '../../../rules/fronts/portents'
import { useRun } from '../../bridge'
import { useAnnounce } from '../../composables/use-announce'
import { useDialog } from '../../composables/use-dialog'
import { useWords } from '../../composables/use-words'
import type { Danger, Front } from '../front'
import type { Prep } from '../editing/prep'

/** Portents that come true, or did not after all, and the look at the other dangers that follows. */
export function usePlaying(prep: Prep, list: () => readonly Front[]) {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const { ask } = useDialog()
  const { carryOut, refusal } = useRun()
  /** Id of the portent whose form is open. */
  const tickingId = ref('')
  /** What came true last, until the others were looked at. */
  const last = ref({ dangerId: '', portentId: '' })
  const others = computed(() => (last.value.dangerId ? review(list(), last.value.dangerId) : []))

  function tick(portentId: string): void {
    prep.open('')
    tickingId.value = portentId
  }

  function stopTicking(): void {
    prep.focus(`portent:${tickingId.value}`)
    tickingId.value = ''
  }

  function ticked({ id, name, doom }: Danger, portentId: string, allDone: boolean): void {
    tickingId.value = ''
    last.value = { dangerId: id, portentId }
    if (others.value.length === 0) prep.focus(`portent:${portentId}`)
    announce(
      allDone ? t('fronts.doomSaid', { danger: name, doom }) : t('fronts.ticked', { danger: name }),
    )
  }

  async function untick(portentId: string): Promise<void> {
    const cause = await ask({
      title: t('fronts.untick'),
      text: t('fronts.untickText'),
      label: t('fronts.cause'),
      yes: t('fronts.untickYes'),
    })
    if (cause?.trim()) await carryOut('front.untickPortent', { portentId, cause })
    prep.focus(`portent:${portentId}`)
  }

  /** The others were looked at; the focus goes on with what is to be looked at, or back. */
  function seen(portentId = last.value.portentId): void {
    last.value = { dangerId: '', portentId: '' }
    prep.focus(`portent:${portentId}`)
  }

  return { tickingId, others, tick, stopTicking, ticked, untick, seen, refusal }
}
