import IconTheater from '~icons/lucide/drama'
import IconCast from '~icons/lucide/user-plus'
import IconFlag from '~icons/lucide/flag'
import IconFront from '~icons/lucide/flag-triangle-right'
import IconHourglass from '~icons/lucide/hourglass'
import IconMove from '~icons/lucide/move-right'
import IconQuestion from '~icons/lucide/message-circle-question-mark'
import IconScroll from '~icons/lucide/scroll-text'
import IconSkull from '~icons/lucide/skull'
import IconStamp from '~icons/lucide/stamp'
import { computed, ref } from 'vue'
import { useRouter } from 'vue-router'
import { review } from '../../rules/fronts/portents'
import { useAction } from '../actions/use-action'
import { useRun } from '../bridge'
import { useAnnounce } from '../composables/use-announce'
import { useDialog } from '../composables/use-dialog'
import { useWords } from '../composables/use-words'
import { usePlaceCast } from '../table/scene-board/use-place-cast'
import { canComeTrue, coming, type Danger, type Front, type FrontHead } from './front'
import type { Prep } from './prep'

/** What the actions of the view look at and set going. */
export interface FrontEditing {
  prep: Prep
  /** The front on the screen. */
  front: () => Front | undefined
  /** The danger at hand: the one that had the focus last, or else the first. */
  danger: () => Danger | undefined
  /** Their ids; also of what was just made and is not read yet. */
  frontId: () => string
  dangerId: () => string
  /** Fronts a danger could go over to. */
  targets: () => readonly FrontHead[]
  ticking: () => string
  tick: (portentId: string) => void
  end: () => void
  moveAway: () => void
  endMission: () => void
}

function usePrepareActions(editing: FrontEditing): void {
  const { prep, front, danger, frontId, dangerId, targets } = editing
  const { placeCast } = usePlaceCast()
  const inPlay = () => front()?.status === 'active'
  const hasDanger = () => inPlay() && (dangerId() !== danger()?.id || danger()?.state === 'active')
  const open = (line: () => string) => () => prep.open(line())
  useAction({
    id: 'front.new',
    icon: IconFront,
    run: open(() => 'front'),
  })
  useAction({
    id: 'front.newDanger',
    icon: IconSkull,
    when: inPlay,
    run: open(() => 'danger'),
  })
  useAction({
    id: 'front.newPortent',
    icon: IconHourglass,
    when: hasDanger,
    run: open(() => `portent:${dangerId()}`),
  })
  useAction({
    id: 'front.newStake',
    icon: IconQuestion,
    when: inPlay,
    run: open(() => 'stake'),
  })
  useAction({
    id: 'front.newMove',
    icon: IconScroll,
    when: inPlay,
    run: open(() => 'move'),
  })
  useAction({
    id: 'front.newCast',
    icon: IconCast,
    when: inPlay,
    run: open(() => `cast:front:${frontId()}`),
  })
  const castOfDanger = () => (hasDanger() ? (danger()?.cast ?? []) : [])
  useAction({
    id: 'front.placeCast',
    icon: IconTheater,
    when: () => castOfDanger().length > 0,
    run: () => void placeCast(castOfDanger().map(({ npc_id: npcId }) => npcId)),
  })
  useAction({
    id: 'front.moveAway',
    icon: IconMove,
    when: () => danger()?.state === 'active' && targets().length > 0,
    run: () => editing.moveAway(),
  })
}

/** Registers what can be done with the fronts, prepared and played. */
export function useFrontActions(editing: FrontEditing): void {
  const { front, prep, ticking, tick } = editing
  usePrepareActions(editing)
  useAction({
    id: 'front.tick',
    icon: IconHourglass,
    when: () => coming(front()).length > 0,
    run: () => {
      const ids = coming(front()).map(({ id }) => id)
      const at = prep.current.value
      const here = at?.type === 'portent' && canComeTrue(front(), at.id) ? at.id : undefined
      tick(here ?? ids[(ids.indexOf(ticking()) + 1) % ids.length] ?? '')
    },
  })
  useAction({
    id: 'front.resolve',
    icon: IconFlag,
    run: editing.end,
    when: () => front()?.status === 'active',
  })
  useAction({
    id: 'front.endMission',
    icon: IconStamp,
    when: () =>
      front()?.status === 'resolved' &&
      front()?.missions.some(({ status }) => status === 'underWay') === true,
    run: editing.endMission,
  })
}

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

interface Shown {
  front: () => Front | undefined
  /** Id of the danger at hand; empty for none. */
  dangerId: () => string
  /** The other fronts in play. */
  targets: () => readonly FrontHead[]
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
