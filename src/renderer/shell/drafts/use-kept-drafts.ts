import { computed, onScopeDispose, watch } from 'vue'
import { useRouter } from 'vue-router'
import { isRunnable, type RegisteredAction } from '../../actions/action'
import { useActions } from '../../actions/registry'
import { useRead } from '../../bridge'
import { useDialog } from '../../composables/use-dialog'
import { shortMoment } from '../../composables/format/moments'
import { valuesIn } from '../../composables/use-draft'
import { useWords } from '../../composables/use-words'
import { campaignViews } from '../../router'
import { useDrafts, type FormOpener, type KeptDraft } from '../../stores/drafts'
import { queuedIn, useMoveRunner } from '../../stores/move-runner'

/** Milliseconds in which what opens a form is on the screen, if it is there at all. */
const patience = 1500

/** As many letters of what was typed as a name holds. */
const mostLetters = 40

/** Fields that say what something is called, wherever in a form. */
const naming = new Set(['name', 'title', 'deed', 'question', 'text'])

function saidIn(field: string, value: unknown): string {
  if (typeof value === 'string') return naming.has(field) ? value.trim() : ''
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
  const parts = Object.entries(value).map(([key, inner]) => saidIn(key, inner))
  return parts.find((part) => part !== '') ?? ''
}

/** What somebody typed as the name of what they make; empty where they have not. */
function calledIn(state: string): string {
  const said = [...valuesIn(state)].map(([field, value]) => saidIn(field, value))
  const text = (said.find((each) => each !== '') ?? '').replaceAll(/\s+/g, ' ')
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
}

/** What forms were left with and not sent: each by its name, and the way back into it. */
export function useKeptDrafts() {
  const { t } = useWords()
  const router = useRouter()
  const drafts = useDrafts()
  const moveRunner = useMoveRunner()

  /** By its form and what was typed, or where it has no name by the view it stands in. */
  function calledBy({ title, route, state }: KeptDraft): string {
    const said = calledIn(state)
    if (title !== '') {
      return said === '' || title.includes(said) ? title : t('drafts.named', { title, said })
    }
    const { name } = router.resolve(route)
    const view = campaignViews.find((each) => each === name) ?? 'table'
    return t('drafts.unnamed', { view: t(`shell.view.${view}`) })
  }

  /** What a draft is called; of those that are called alike, each with when it was kept. */
  function nameOf(draft: KeptDraft): string {
    const title = calledBy(draft)
    const hasTwin = drafts.kept.some((each) => each.id !== draft.id && calledBy(each) === title)
    return hasTwin ? t('drafts.named', { title, said: shortMoment(draft.keptAt) }) : title
  }

  /** Goes to the view a form was open in, and into it where an action opens it. */
  async function goOn(draft: KeptDraft): Promise<void> {
    if (router.currentRoute.value.fullPath !== draft.route && (await router.push(draft.route))) {
      return
    }
    if (!moveRunner.goOnWith(draft.form)) drafts.wanted = draft.form
  }

  const kept = computed(() =>
    drafts.kept.map((draft) => ({ draft, label: t('drafts.goOn', { what: nameOf(draft) }) })),
  )
  return { kept, nameOf, goOn }
}

/** Opens the form that is wanted as soon as what opens it is there. */
export function useGoingOn(): void {
  const { t } = useWords()
  const drafts = useDrafts()
  const actions = useActions()
  const { nameOf } = useKeptDrafts()
  const { confirm } = useDialog()
  const { data: open } = useRead('campaign.current', () => ({}))
  const { data: queue } = useRead('move.queue', () => (open.value ? {} : null))
  drafts.isOver = (form) => {
    const queued = queuedIn(form)
    return queued !== undefined && queue.value?.every(({ id }) => id !== queued) === true
  }
  /** What opens the form that is wanted; what only leads to it where nothing does yet. */
  const opener = computed((): FormOpener | RegisteredAction | undefined => {
    const { wanted } = drafts
    if (wanted === null) return undefined
    const action = actions.registered.findLast(
      (each) => each.draft?.() === wanted && isRunnable(each),
    )
    const found = [...drafts.openers].filter(({ find }) => find(wanted) !== undefined)
    return action ?? found.find(({ leadsOn }) => !leadsOn) ?? found[0]
  })
  watch(opener, (by) => {
    const { wanted } = drafts
    if (!by || wanted === null) return
    const open = 'find' in by ? by.find(wanted) : by.run
    if (!('find' in by) || !by.leadsOn) drafts.wanted = null
    open?.()
  })
  /** Of a draft that nothing opens now; what it was for may be over. */
  async function tellNowhere(draft: KeptDraft | undefined): Promise<void> {
    if (!draft) return
    const isMeant = await confirm({
      title: nameOf(draft),
      text: t('drafts.byHand'),
      yes: t('drafts.beginAnew'),
      danger: true,
      stay: t('part.leaving.keep'),
    })
    if (isMeant) drafts.drop(draft.id)
  }
  // Where its form was, but is not any more: nothing that is chosen stays without an answer.
  watch(
    () => drafts.wanted,
    (wanted, _before, onCleanup) => {
      if (wanted === null) return
      const waits = setTimeout(() => {
        drafts.wanted = null
        void tellNowhere(drafts.keptOf(wanted))
      }, patience)
      onCleanup(() => clearTimeout(waits))
    },
  )
  // Whatever else is done by then, the form is not wanted any more.
  const giveUp = () => (drafts.wanted = null)
  for (const event of ['keydown', 'pointerdown']) {
    window.addEventListener(event, giveUp, { capture: true })
    onScopeDispose(() => window.removeEventListener(event, giveUp, { capture: true }))
  }
}
