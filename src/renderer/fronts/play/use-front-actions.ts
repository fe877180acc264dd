import IconCast from '~icons/lucide/user-plus'
import IconFlag from '~icons/lucide/flag'
import IconFront from '~icons/lucide/flag-triangle-right'
import IconHourglass from '~icons/lucide/hourglass'
import IconMove from '~icons/lucide/move-right'
import IconQuestion from '~icons/lucide/message-circle-question-mark'
import IconScroll from '~icons/lucide/scroll-text'
import IconSkull from '~icons/lucide/skull'
import IconStamp from '~icons/lucide/stamp'
import { useAction } from '../../actions/use-action'
import { canComeTrue, coming, type Danger, type Front } from '../front'
import type { Prep } from '../editing/prep'

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
  targets: () => readonly Front[]
  ticking: () => string
  tick: (portentId: string) => void
  end: () => void
  moveAway: () => void
  endMission: () => void
}

function usePrepareActions(desk: FrontEditing): void {
  const { prep, front, danger, frontId, dangerId, targets } = desk
  const inPlay = () => front()?.status === 'active'
  const hasDanger = () => inPlay() && (dangerId() !== danger()?.id || danger()?.state === 'active')
  const open = (line: () => string) => () => prep.open(line())
  useAction({
    id: 'front.new',
    label: 'action.front.new',
    icon: IconFront,
    keys: 'alt+f',
    run: open(() => 'front'),
  })
  useAction({
    id: 'front.newDanger',
    label: 'action.front.newDanger',
    icon: IconSkull,
    keys: 'alt+g',
    when: inPlay,
    run: open(() => 'danger'),
  })
  useAction({
    id: 'front.newPortent',
    label: 'action.front.newPortent',
    icon: IconHourglass,
    keys: 'alt+p',
    when: hasDanger,
    run: open(() => `portent:${dangerId()}`),
  })
  useAction({
    id: 'front.newStake',
    label: 'action.front.newStake',
    icon: IconQuestion,
    keys: 'alt+q',
    when: inPlay,
    run: open(() => 'stake'),
  })
  useAction({
    id: 'front.newMove',
    label: 'action.front.newMove',
    icon: IconScroll,
    when: inPlay,
    run: open(() => 'move'),
  })
  useAction({
    id: 'front.newCast',
    label: 'action.front.newCast',
    icon: IconCast,
    when: inPlay,
    run: open(() => `cast:front:${frontId()}`),
  })
  useAction({
    id: 'front.moveAway',
    label: 'action.front.moveAway',
    icon: IconMove,
    keys: 'alt+v',
    when: () => danger()?.state === 'active' && targets().length > 0,
    run: () => desk.moveAway(),
  })
}

/** Registers what can be done with the fronts, prepared and played. */
export function useFrontActions(desk: FrontEditing): void {
  const { front, prep, ticking, tick } = desk
  usePrepareActions(desk)
  useAction({
    id: 'front.tick',
    label: 'action.front.tick',
    icon: IconHourglass,
    keys: 't',
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
    label: 'action.front.resolve',
    icon: IconFlag,
    run: desk.end,
    when: () => front()?.status === 'active',
  })
  useAction({
    id: 'front.endMission',
    label: 'action.front.endMission',
    icon: IconStamp,
    when: () =>
      front()?.status === 'resolved' &&
      front()?.missions.some(({ status }) => status === 'underWay') === true,
    run: desk.endMission,
  })
}
