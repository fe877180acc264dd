import IconArrowDown from '~icons/lucide/arrow-down'
import IconArrowUp from '~icons/lucide/arrow-up'
import IconPencil from '~icons/lucide/pencil'
import IconTrash from '~icons/lucide/trash-2'
import { computed, ref, watch, type Ref } from 'vue'
import { ruleSystem } from '../../rules'
import { checklist, type Advice } from '../../rules/fronts/checklist'
import { useAction } from '../actions/use-action'
import { useRead, useRun } from '../bridge'
import { useAnnounce } from '../composables/use-announce'
import { useChosen } from '../composables/campaign/use-chosen'
import { useWords } from '../composables/use-words'
import { mayChange, type Front } from './front'
import { usePreparing, type Item, type Prep } from './prep'
import { useFronts } from './use-fronts'
import { useEndings, useFrontActions, usePlaying } from './use-front-play'

/** The fronts of the view: which one is shown, and what is being done with it. */
export function useFrontEditing(root: Ref<HTMLElement | null>) {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const { run, refusal } = useRun()
  const chosenId = useChosen('front')
  const { fronts, page, front, isRead, error, ...turning } = useFronts(chosenId)
  const list = () => fronts.value
  const {
    prep,
    noteFocus,
    noteBlur,
    refusal: itemRefusal,
  } = usePreparing(root, () => ({
    fronts: fronts.value,
    heads: page.value?.fronts ?? [],
  }))
  const playing = usePlaying(prep, list)

  /** What was just made and is not in the list yet: what is typed next belongs to it. */
  const awaited = ref({ front: '', danger: '' })

  const danger = computed(() => {
    const dangers = front.value?.dangers ?? []
    return dangers.find(({ id }) => id === prep.dangerId.value) ?? dangers[0]
  })
  const frontId = () => awaited.value.front || (front.value?.id ?? '')
  const dangerId = () => awaited.value.danger || (danger.value?.id ?? '')
  const { data: systems } = useRead('system.list', () => ({}))
  /** Whether a game is played whose book advises how a front is made. */
  const isAdvised = computed(() =>
    (systems.value ?? []).some(({ id, isInPlay }) => isInPlay && ruleSystem(id)?.advisesFronts),
  )
  const advice = computed(() =>
    front.value ? checklist(front.value, list(), { isAdvised: isAdvised.value }) : [],
  )
  const targets = computed(() =>
    list().filter(({ id, status }) => status === 'active' && id !== front.value?.id),
  )

  // The front on the screen stays there when another one takes its place in the list.
  watch(front, (now) => (chosenId.value ||= now?.id ?? ''), { immediate: true })
  watch(list, (now) => {
    const { front: newFront, danger: newDanger } = awaited.value
    const isThere = (id: string) =>
      now.some((each) => each.id === id || each.dangers.some((one) => one.id === id))
    awaited.value = {
      front: isThere(newFront) ? '' : newFront,
      danger: isThere(newDanger) ? '' : newDanger,
    }
  })

  function show(shownId: string): void {
    chosenId.value = shownId
    awaited.value = { front: '', danger: '' }
    playing.tickingId.value = ''
    prep.open('')
  }

  async function addFront(name: string): Promise<void> {
    const made = await run('front.create', { name })
    if (!made) return
    announce(t('fronts.added', { name }))
    show(made.frontId)
    awaited.value = { front: made.frontId, danger: '' }
    prep.open('danger')
  }

  async function addDanger(name: string): Promise<void> {
    const made = await run('front.addDanger', { frontId: frontId(), name })
    if (!made) return
    announce(t('fronts.added', { name }))
    awaited.value = { front: '', danger: made.dangerId }
    prep.dangerId.value = made.dangerId
  }

  const endings = useEndings(prep, {
    front: () => front.value,
    targets: () => targets.value,
    dangerId,
    show,
  })

  function lookAt(what: Advice): void {
    if (front.value) goTo(what, front.value, prep, endings.end)
  }

  /** A portent of any front; the one it belongs to is shown. */
  function lookAtPortent(shownId: string, portentId: string): void {
    show(shownId)
    playing.seen(portentId)
  }

  /** A front is edited where it is shown. */
  function edit(item: Item): void {
    if (item.type === 'front') show(item.id)
    prep.edit(item)
  }

  useItemActions({ ...prep, edit }, (item) => mayChange(list(), item))
  useFrontActions({
    prep,
    front: () => front.value,
    danger: () => danger.value,
    targets: () => targets.value,
    frontId,
    dangerId,
    ticking: () => playing.tickingId.value,
    tick: playing.tick,
    end: () => endings.end(''),
    moveAway: endings.moveAway,
    endMission: endings.endMission,
  })

  const refused = computed(() => itemRefusal.value ?? refusal.value ?? playing.refusal.value)
  return {
    prep,
    noteFocus,
    noteBlur,
    list: { page, ...turning },
    isRead,
    error,
    front,
    danger,
    advice,
    isAdvised,
    targets,
    refusal: refused,
    show,
    addFront,
    addDanger,
    lookAt,
    lookAtPortent,
    playing,
    endings,
  }
}

/** Leads to where what the checklist found is put right; `end` opens the end of a danger. */
export function goTo(advice: Advice, front: Front, prep: Prep, end: (dangerId: string) => void) {
  const { part, dangerId = '' } = advice
  const danger = { type: 'danger' as const, id: dangerId }
  const ways: Record<Advice['part'], () => void> = {
    fronts: () => prep.focus(`front:${front.id}`),
    description: () => prep.edit({ type: 'front', id: front.id }),
    dangers: () =>
      front.dangers.length > 3
        ? prep.focus(`danger:${front.dangers.at(-1)?.id ?? ''}`)
        : prep.open('danger'),
    stakes: () => {
      const [first] = front.stakes
      if (first) prep.focus(`stake:${first.id}`)
      else prep.open('stake')
    },
    cast: () => prep.open(`cast:front:${front.id}`),
    type: () => prep.edit(danger),
    impulse: () => prep.edit(danger),
    doom: () => prep.edit(danger),
    portents: () => {
      const many = front.dangers.find(({ id }) => id === dangerId)?.portents ?? []
      const last = many.length > 3 ? many.at(-1) : undefined
      if (last) prep.focus(`portent:${last.id}`)
      else prep.open(`portent:${dangerId}`)
    },
    change: () => end(dangerId),
  }
  ways[part]()
}

/** Registers what can be done with the item that has the focus; `isFree` says whether it may be changed. */
function useItemActions(prep: Prep, isFree: (item: Item) => boolean): void {
  const at = () => prep.current.value
  const when = () => {
    const item = at()
    return item !== undefined && isFree(item)
  }
  const doWith = (deed: (item: Item) => void) => () => {
    const item = at()
    if (item) deed(item)
  }
  useAction({
    id: 'front.editItem',
    icon: IconPencil,
    when,
    run: doWith((item) => prep.edit(item)),
  })
  useAction({
    id: 'front.earlier',
    icon: IconArrowUp,
    when,
    run: doWith((item) => prep.move(item, -1)),
  })
  useAction({
    id: 'front.later',
    icon: IconArrowDown,
    when,
    run: doWith((item) => prep.move(item, 1)),
  })
  useAction({
    id: 'front.removeItem',
    icon: IconTrash,
    // A front goes as whatever else is made for the campaign.
    when: () => when() && at()?.type !== 'front',
    run: doWith((item) => prep.remove(item)),
  })
}
