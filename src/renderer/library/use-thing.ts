import { computed, onScopeDispose, ref, watch } from 'vue'
import { useActions } from '../actions/registry'
import { useRegister } from '../actions/use-action'
import { useRun } from '../bridge'
import { useAnnounce } from '../composables/use-announce'
import { useWords } from '../composables/use-words'
import type { MenuEntry } from '../parts/menu-entry'
import { usePrinting } from '../print/use-printing'
import type { Thing } from './thing'
import { useImporting, type Chosen } from './use-importing'
import { useShelf } from './use-shelf'
import { thingVerbs, useThingLines, type ThingVerb } from './use-thing-lines'

interface Asked {
  /** What the keys and the menu mean. */
  thing: () => Thing | undefined
  /** Whether the keys mean it. */
  hasKeys?: () => boolean
  /** It has been duplicated: the id of the other one. */
  made: (id: string) => void
  /** It is to go: what has to be asked is asked there. */
  remove: () => void
  /** It goes out of play, or comes back. */
  leave?: () => void
}

/** Milliseconds that the words about what was done stand on the screen. */
const shownFor = 6_000

/** What can be done with any thing of a campaign: by its menu, its keys and the palette alike. */
export function useThing({ thing, hasKeys = () => true, made, remove, leave }: Asked) {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const actions = useActions()
  const printing = usePrinting()
  const importing = useImporting()
  const shelf = useShelf()
  const { run, refusal } = useRun()
  const { canBe, linesOf } = useThingLines()
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

  /** Shows what differs, or says that nothing does. */
  function show(offered: Chosen | undefined, same: string): void {
    if (offered?.things.every(({ isSame }) => isSame)) tell(same)
    else if (offered) importing.open(offered)
  }

  const deeds: Record<ThingVerb, (thing: Thing) => Promise<void> | void> = {
    'thing.duplicate': async ({ noun, id }) => {
      const copy = await run('thing.duplicate', { noun, id })
      if (!copy) return
      tell(t(noun === 'npc' ? 'library.duplicatedNpc' : 'library.duplicated', { name: copy.name }))
      made(copy.id)
    },
    'thing.compare': async ({ noun, id, name }) => {
      show(await run('thing.compare', { noun, id }), t('library.kinSameSaid', { name }))
    },
    'library.put': ({ noun, id, name }) => shelf.put({ name, thing: { noun, id } }),
    'library.compare': async ({ noun, id, name }) => {
      const offered = await run('library.choose', { things: [{ noun, id }] })
      show(offered, t('library.sameSaid', { name }))
    },
    'thing.export': async ({ noun, id }) => {
      const saved = await run('export.things', { things: [{ noun, id }] })
      if (saved) tell(t('library.exported', saved))
    },
    'thing.print': (printed) => printing.openWith(printed),
    'thing.leave': () => leave?.(),
    'thing.return': () => leave?.(),
    'thing.remove': remove,
  }

  function choose(verb: string): void {
    const asked = thing()
    const known = thingVerbs.find(({ id }) => id === verb)
    if (!asked || !known) return
    said.value = ''
    void deeds[known.id](asked)
  }

  const register = useRegister()
  function takeKeys() {
    return thingVerbs.map(({ id, icon }) =>
      register({
        id,
        icon,
        when: () => {
          const meant = thing()
          return meant !== undefined && canBe(id, meant)
        },
        run: () => choose(id),
      }),
    )
  }
  // Of a list of fifty one has the keys: of the others none is asked at every key.
  watch(
    hasKeys,
    (has, _, onGone) => {
      const kept = has ? takeKeys() : []
      onGone(() => kept.forEach((letGo) => letGo()))
    },
    { immediate: true },
  )

  const entries = computed(() => {
    const meant = thing()
    return (meant ? linesOf(meant) : []).map((line): MenuEntry => {
      const action = actions.find(line.id)
      const keys = hasKeys() && action ? actions.keysFor(action) : undefined
      return { ...line, ...(keys ? { keys } : {}) }
    })
  })

  return { entries, choose, said, refusal }
}
