import IconAdd from '~icons/lucide/user-plus'
import IconAdvantage from '~icons/lucide/binoculars'
import IconClash from '~icons/lucide/shield'
import IconDanger from '~icons/lucide/wind'
import IconDuel from '~icons/lucide/circle-dashed'
import IconEnd from '~icons/lucide/flag'
import IconEnter from '~icons/lucide/door-open'
import IconFace from '~icons/lucide/crosshair'
import IconHit from '~icons/lucide/heart-crack'
import IconLead from '~icons/lucide/arrow-up-down'
import IconOver from '~icons/lucide/flag-off'
import IconSplit from '~icons/lucide/split'
import IconJoin from '~icons/lucide/merge'
import IconStrike from '~icons/lucide/sword'
import IconSwords from '~icons/lucide/swords'
import IconTide from '~icons/lucide/waves'
import IconUp from '~icons/lucide/arrow-up'
import IconDown from '~icons/lucide/arrow-down'
import IconOut from '~icons/lucide/skull'
import IconFled from '~icons/lucide/footprints'
import IconSpared from '~icons/lucide/hand'
import {
  computed,
  nextTick,
  ref,
  onMounted,
  onUnmounted,
  onUpdated,
  type Ref,
  type Component,
} from 'vue'
import type { FightMove } from '../../../../rules/ironsworn/figures/fight'
import { shiftRank } from '../../../../rules/ironsworn/figures/progress'
import { sideways, stepsOf, upright } from '../../../composables/focus/arrow-keys'
import { wrapIndex } from '../../../composables/focus/wrap-index'
import type { Action } from '../../../actions/action'
import { useAction } from '../../../actions/use-action'
import { useAnnounce } from '../../../composables/use-announce'
import { useWords } from '../../../composables/use-words'
import type { MenuEntry } from '../../../parts/menu-entry'
import { visibilities } from '../../../tracks/track'
import { visibilityIcons } from '../../../tracks/visibility-icons'
import type { useRun } from '../../../bridge'
import { useDialog } from '../../../composables/use-dialog'
import type { Person } from '../people'
import { foeAgainst, type FoughtFoe } from './fight-board'
import { isAdrift } from '../../../composables/focus/focus-net'

/** Who is to act against whom: arrows left and right go through the one, up and down the other. */
export function useFightChoice(
  board: Readonly<Ref<HTMLElement | null>>,
  fighters: () => readonly Person[],
  foes: () => readonly FoughtFoe[],
) {
  const whoId = ref<string>()
  const foeId = ref<string>()
  const who = computed(() => fighters().find(({ id }) => id === whoId.value) ?? fighters()[0])
  /** A foe that was chosen is let go for the one a character is set against. */
  const foe = computed(
    () => foes().find(({ id }) => id === foeId.value) ?? foeAgainst(foes(), who.value?.id),
  )

  function chooseWho(id: string): void {
    whoId.value = id
    foeId.value = foeAgainst(foes(), id)?.id
  }

  function focusOn(kind: 'fighter' | 'foe'): void {
    void nextTick(() => {
      const chosen = `[data-${kind}][aria-pressed=true]`
      board.value?.querySelector<HTMLElement>(chosen)?.focus()
    })
  }

  const indexIn = (items: readonly { id: string }[], id: string | undefined) =>
    items.findIndex((each) => each.id === id)

  function stepWho(by: number): void {
    const all = fighters()
    const stepped = all[wrapIndex(indexIn(all, who.value?.id), by, all.length)]
    if (stepped) chooseWho(stepped.id)
    focusOn('fighter')
  }

  function stepFoe(by: number, isThere: boolean): void {
    const all = foes()
    const at = indexIn(all, foe.value?.id)
    // The first press goes to the foe that is chosen already.
    foeId.value = all[isThere ? wrapIndex(at, by, all.length) : at]?.id
    focusOn(all.length > 0 ? 'foe' : 'fighter')
  }

  /** Arrows on a name of the board; anything else keeps its own. */
  function onKeydown(event: KeyboardEvent): void {
    const { target } = event
    if (!(target instanceof Element) || !target.matches('[data-foe], [data-fighter]')) return
    const across = stepsOf(event, sideways)
    const along = stepsOf(event, upright)
    if (across === 0 && along === 0) return
    event.preventDefault()
    if (across !== 0) stepWho(across)
    else stepFoe(along, target.matches('[data-foe]'))
  }

  return { who, foe, chooseWho, chooseFoe: (id: string) => (foeId.value = id), focusOn, onKeydown }
}

/**
 * Whether the focus is on the board, or was before a dialog, the bars of the program or the bare page
 * took it: the board's single letters mean nothing on anything else of the page. When what had it is gone from the board, whoever is chosen has it, else
 * the first button.
 */
export function useBoardFocus(board: Readonly<Ref<HTMLElement | null>>): Readonly<Ref<boolean>> {
  const isThere = ref(false)

  onUpdated(() => {
    if (!isThere.value || !isAdrift()) return
    const selected = board.value?.querySelector<HTMLElement>('[aria-pressed=true]')
    const first = board.value?.querySelector<HTMLElement>('button:enabled')
    ;(selected ?? first)?.focus()
  })

  function onFocusIn({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return
    if (board.value?.contains(target)) isThere.value = true
    else if (target.closest('main > *') && !target.closest('[role=dialog], [role=menu]'))
      isThere.value = false
  }

  onMounted(() => document.addEventListener('focusin', onFocusIn))
  onUnmounted(() => document.removeEventListener('focusin', onFocusIn))
  return isThere
}

const moveIcons: Record<FightMove, Component> = {
  enterTheFray: IconEnter,
  drawTheCircle: IconDuel,
  strike: IconStrike,
  clash: IconClash,
  secureAnAdvantage: IconAdvantage,
  faceDanger: IconDanger,
  turnTheTide: IconTide,
  endTheFight: IconEnd,
}

/** What can be done on the board. */
interface FightDeeds {
  isOnBoard: () => boolean
  hasFighter: () => boolean
  hasFoe: () => boolean
  isFighting: () => boolean
  canFace: () => boolean
  make: (move: FightMove) => void
  hit: () => void
  turnLead: () => void
  face: () => void
  add: () => void
  end: () => void
  canSplit: () => boolean
  split: () => void
  focus: () => void
}

/** Registers it all: each is a button, a key and an entry of the palette. */
export function useFightActions(deeds: FightDeeds): void {
  const isReady = () => deeds.isFighting() && deeds.hasFighter()
  const keysWhen = () => deeds.isOnBoard()
  for (const move of Object.keys(moveIcons) as FightMove[]) {
    useAction({
      id: `combat.${move}`,
      icon: moveIcons[move],
      keysWhen,
      when: isReady,
      run: () => deeds.make(move),
    })
  }
  const act = (verb: string, icon: Component, more: Omit<Action, 'id' | 'icon'>) =>
    useAction({ id: `combat.${verb}`, icon, ...more })
  act('hit', IconHit, {
    keysWhen,
    when: () => isReady() && deeds.hasFoe(),
    run: deeds.hit,
  })
  act('lead', IconLead, { keysWhen, when: isReady, run: deeds.turnLead })
  act('face', IconFace, { when: () => isReady() && deeds.canFace(), run: deeds.face })
  act('split', IconSplit, { keysWhen, when: deeds.canSplit, run: deeds.split })
  act('add', IconAdd, { run: deeds.add })
  act('over', IconOver, { when: deeds.isFighting, run: deeds.end })
  act('focus', IconSwords, { when: deeds.isFighting, run: deeds.focus })
}

const leavings = { out: IconOut, fled: IconFled, spared: IconSpared } as const
const shifts = { harder: IconUp, easier: IconDown } as const

/** What is done with a foe beside moves. */
export type FoeDeed =
  keyof typeof leavings | keyof typeof shifts | FoughtFoe['visibility'] | 'split' | `join:${string}`

/** Begins the deed by which another foe joins, before its id. */
const joins = 'join:'
const isJoining = (deed: FoeDeed): deed is `join:${string}` => deed.startsWith(joins)

/** How far a rank goes by each shift. */
const shiftBy = { harder: 1, easier: -1 } as const

/** The lines of a foe's menu: its rank in this fight, its heads, how it leaves, and who sees it. */
export function useFoeMenu(foe: () => FoughtFoe, others: () => readonly FoughtFoe[]) {
  const { t } = useWords()
  return computed((): MenuEntry[] => {
    const { rank, visibility } = foe()
    return [
      ...(['harder', 'easier'] as const).map((id) => ({
        id,
        icon: shifts[id],
        label: t(`ironsworn.fight.${id}`),
        disabled: shiftRank(rank, shiftBy[id]) === rank,
      })),
      {
        id: 'split',
        icon: IconSplit,
        label: t('ironsworn.fight.split'),
        startsGroup: true,
        disabled: foe().standing < 2,
      },
      ...others().map(({ id, name }) => ({
        id: `${joins}${id}`,
        icon: IconJoin,
        label: t('ironsworn.fight.join', { name }),
      })),
      ...(['out', 'fled', 'spared'] as const).map((id, at) => ({
        id,
        icon: leavings[id],
        label: t(`ironsworn.fight.${id}`),
        startsGroup: at === 0,
      })),
      ...visibilities.map((id, at) => ({
        id,
        icon: visibilityIcons[id],
        label: t(`ironsworn.fight.seen.${id}`),
        checked: id === visibility,
        startsGroup: at === 0,
      })),
    ]
  })
}

/** What is done with a foe beside moves, each one command. */
export function useFoeDeeds(carryOut: ReturnType<typeof useRun>['carryOut']) {
  const { t } = useWords()
  const { ask } = useDialog()
  const { announce } = useAnnounce()

  /** A rank is shifted for a reason: somebody helps, or there is an advantage (IS-148, IS-152). */
  async function shift(
    { id: trackId, name }: FoughtFoe,
    deed: 'harder' | 'easier',
  ): Promise<boolean> {
    const reason = await ask({
      title: t('ironsworn.fight.shiftOf', { name, how: t(`ironsworn.fight.${deed}`) }),
      label: t('foes.dialog.reason'),
      yes: t('ironsworn.fight.shift'),
    })
    return reason !== null && carryOut('foe.shift', { trackId, by: shiftBy[deed], reason })
  }

  /** Some of a pack go their own way: how many is asked. */
  async function split({ id: trackId, name, standing }: FoughtFoe): Promise<boolean> {
    const said = await ask({
      title: t('ironsworn.fight.splitOf', { name }),
      text: t('ironsworn.fight.splitText', { count: standing }),
      label: t('ironsworn.fight.splitHow'),
      yes: t('ironsworn.fight.splitYes'),
      value: String(Math.floor(standing / 2)),
    })
    if (said === null) return false
    const count = Number(said)
    const isSplit = Number.isInteger(count) && count >= 1 && count < standing
    if (!isSplit) announce(t('ironsworn.fight.splitWrong', { most: standing - 1 }))
    return isSplit && carryOut('foe.split', { trackId, count })
  }

  function doTo(target: FoughtFoe, deed: FoeDeed): Promise<boolean> {
    const { id: trackId } = target
    if (isJoining(deed)) return carryOut('foe.join', { trackId, withId: deed.slice(joins.length) })
    switch (deed) {
      case 'split':
        return split(target)
      case 'harder':
      case 'easier':
        return shift(target, deed)
      case 'out':
      case 'fled':
      case 'spared':
        return carryOut('foe.leave', { trackId, how: deed })
      case 'secret':
      case 'known':
      case 'open':
        return carryOut('track.edit', { trackId, visibility: deed })
    }
  }

  return { doTo }
}
