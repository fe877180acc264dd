import IconCompare from '~icons/lucide/git-compare'
import IconCopy from '~icons/lucide/copy'
import IconExport from '~icons/lucide/file-output'
import IconShelf from '~icons/lucide/library'
import IconPrinter from '~icons/lucide/printer'
import { computed, onScopeDispose, ref } from 'vue'
import { useActions } from '../actions/registry'
import { useAction } from '../actions/use-action'
import { useRun } from '../bridge'
import { useAnnounce } from '../composables/use-announce'
import { useWords } from '../composables/use-words'
import type { MenuEntry } from '../parts/menu-entry'
import { printedNouns } from '../../shared/print/forms'
import { usePrinting } from '../print/use-printing'
import type { Thing } from './thing'
import { useImporting } from './use-importing'

interface Asked {
  /** What the keys and the menu mean. */
  thing: () => Thing | undefined
  /** Whether the keys mean it. */
  hasKeys?: () => boolean
  /** It has been duplicated: the id of the other one. */
  made: (id: string) => void
}

/** Milliseconds that the words about what was done stand on the screen. */
const shownFor = 6_000

/** What can be done with a thing, in the order of every menu that offers it. */
export const thingVerbs = [
  { id: 'thing.duplicate', icon: IconCopy },
  { id: 'library.put', icon: IconShelf },
  { id: 'library.compare', icon: IconCompare },
  { id: 'thing.export', icon: IconExport },
  { id: 'thing.print', icon: IconPrinter },
] as const
type Verb = (typeof thingVerbs)[number]['id']

/** Whether a verb is one for things of a noun: some are never printed. */
const isFor = (id: Verb, noun: string | undefined) =>
  id !== 'thing.print' || printedNouns.some((each) => each === noun)

/** What can be done with any thing of a campaign: by its menu, its keys and the palette alike. */
export function useThing({ thing, hasKeys = () => true, made }: Asked) {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const actions = useActions()
  const printing = usePrinting()
  const importing = useImporting()
  const { run, refusal } = useRun()
  /** What was done last, in words. */
  const said = ref('')

  let fading: ReturnType<typeof setTimeout> | undefined
  function tell(words: string): void {
    said.value = words
    announce(words)
    clearTimeout(fading)
    fading = setTimeout(() => (said.value = ''), shownFor)
  }
  onScopeDispose(() => clearTimeout(fading))

  const deeds: Record<Verb, (thing: Thing) => Promise<void> | void> = {
    'thing.duplicate': async ({ noun, id }) => {
      const copy = await run('thing.duplicate', { noun, id })
      if (!copy) return
      tell(t(noun === 'npc' ? 'library.duplicatedNpc' : 'library.duplicated', { name: copy.name }))
      made(copy.id)
    },
    'library.put': async ({ noun, id, name }) => {
      const put = await run('library.put', { things: [{ noun, id }] })
      if (put) tell(t('library.putSaid', { name, count: put.names.length }))
    },
    'library.compare': async ({ noun, id, name }) => {
      const offered = await run('library.choose', { things: [{ noun, id }] })
      if (!offered) return
      if (offered.things.every(({ isSame }) => isSame)) tell(t('library.sameSaid', { name }))
      else importing.open(offered)
    },
    'thing.export': async ({ noun, id }) => {
      const saved = await run('export.things', { things: [{ noun, id }] })
      if (saved) tell(t('library.exported', saved))
    },
    'thing.print': (printed) => printing.openWith(printed),
  }

  function choose(verb: string): void {
    const asked = thing()
    const known = thingVerbs.find(({ id }) => id === verb)
    if (!asked || !known) return
    said.value = ''
    void deeds[known.id](asked)
  }

  for (const { id, icon } of thingVerbs) {
    useAction({
      id,
      icon,
      when: () => hasKeys() && thing() !== undefined && isFor(id, thing()?.noun),
      run: () => choose(id),
    })
  }

  const entries = computed(() =>
    thingVerbs
      .filter(({ id }) => isFor(id, thing()?.noun))
      .map(({ id, icon }): MenuEntry => {
        const action = actions.find(id)
        const keys = hasKeys() && action ? actions.keysFor(action) : undefined
        return { id, label: t(`action.${id}`), icon, ...(keys ? { keys } : {}) }
      }),
  )

  return { entries, choose, said, refusal }
}
