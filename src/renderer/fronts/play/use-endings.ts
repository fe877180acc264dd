import { ref } from 'vue'
import { useRouter } from 'vue-router'
import { useAnnounce } from '../../composables/use-announce'
import { useWords } from '../../composables/use-words'
import type { Front } from '../front'
import type { Prep } from '../editing/prep'

interface Shown {
  front: () => Front | undefined
  /** Id of the danger at hand; empty for none. */
  dangerId: () => string
  /** The other fronts in play. */
  targets: () => readonly Front[]
  show: (frontId: string) => void
}

/** The dialogs by which a danger ends or goes over to another front, and by which a front ends. */
export function useEndings(prep: Prep, { front, dangerId, targets, show }: Shown) {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const router = useRouter()
  /** Id of the danger that is being ended, empty for the front itself; null for none. */
  const ending = ref<string | null>(null)
  /** Id of the danger that is to go over to another front; empty for none. */
  const moving = ref('')

  function closeDialog(): void {
    ending.value = null
    moving.value = ''
  }

  function end(endedId: string): void {
    ending.value = endedId
  }

  function dangerOver(endedId: string): void {
    closeDialog()
    prep.focus(`danger:${endedId}`)
  }

  /** The end of a front is the moment to end its mission (IF-134): the way there is offered. */
  function frontOver([mission]: readonly { name: string }[]): void {
    closeDialog()
    if (mission) announce(t('fronts.missionOpen', { mission: mission.name }))
    prep.focus(mission ? 'endMission' : `front:${front()?.id ?? ''}`)
  }

  function moveAway(movedId = dangerId()): void {
    if (targets().length > 0) moving.value = movedId
    else announce(t('fronts.nowhere'))
  }

  /** The view goes along with the danger. */
  function moved(frontId: string): void {
    const movedId = moving.value
    closeDialog()
    show(frontId)
    prep.dangerId.value = movedId
    prep.focus(`danger:${movedId}`)
  }

  function endMission(): void {
    const mission = front()?.missions.find(({ status }) => status === 'underWay')
    if (mission) void router.push({ name: 'missions', query: { mission: mission.id } })
  }

  return { ending, moving, closeDialog, end, dangerOver, frontOver, moveAway, moved, endMission }
}
