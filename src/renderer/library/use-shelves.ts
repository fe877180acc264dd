import { computed, ref } from 'vue'
import type { OutputOf } from '../../campaign/api'
import { useRead, useRun } from '../bridge'
import { useSystemTitle } from '../composables/campaign/use-system-title'
import { useWords } from '../composables/use-words'
import { usePreferences, type Shelf } from '../stores/preferences'
import type { Noun } from './thing'

type Library = OutputOf<'library.list'>

/** The shelves of the library: all of it, what the user has put there, and what came with the program. */
export const shelves = ['all', 'own', 'readyMade'] as const satisfies readonly Shelf[]

/** A thing on one of the shelves. */
interface Row {
  /** One that no other row has. */
  id: string
  shelf: Exclude<Shelf, 'all'>
  noun: Noun
  /** Its id in the library; whoever came with the program is known by name. */
  own: string
  name: string
  hint: string
  nounName: string
  systemNames: string[]
}

/** What lies in the library, and what of it the words typed and the shelf chosen mean. */
export function useShelves(isOpen: () => boolean) {
  const { t, say } = useWords()
  const preferences = usePreferences()
  const { run, refusal, busy } = useRun()
  const { data: readyMade } = useRead('npc.readyMade', () => (isOpen() ? {} : null))
  const library = ref<Library>({ things: [], lastStep: null })
  const text = ref('')

  const titleOf = useSystemTitle()
  const own = computed(() =>
    library.value.things.map(({ id, systems, ...each }): Row => ({
      ...each,
      id: `${each.noun} ${id}`,
      shelf: 'own',
      own: id,
      nounName: t(`library.noun.${each.noun}`),
      systemNames: systems.map(titleOf).filter(Boolean),
    })),
  )
  const ofProgram = computed(() =>
    (readyMade.value ?? []).map(({ name, in: systems }): Row => ({
      id: `readyMade ${name}`,
      shelf: 'readyMade',
      noun: 'npc',
      own: '',
      name,
      hint: systems.map(({ figures }) => say(figures)).join(' · '),
      nounName: t('library.readyMade'),
      systemNames: systems.map(({ system }) => titleOf(system)),
    })),
  )
  const onShelf = computed(() =>
    [...own.value, ...ofProgram.value].filter(
      ({ shelf }) => preferences.shelf === 'all' || preferences.shelf === shelf,
    ),
  )
  const shown = computed(() => {
    const wanted = text.value.toLowerCase().split(/\s+/).filter(Boolean)
    const holds = (words: readonly string[]) =>
      wanted.every((word) => words.join(' ').toLowerCase().includes(word))
    const found = onShelf.value.filter((row) =>
      holds([row.name, row.hint, row.nounName, ...row.systemNames]),
    )
    // Whoever is called so comes before those of whom it is said.
    const isCalledSo = ({ name }: Row) => Number(holds([name]))
    return found.sort((one, other) => isCalledSo(other) - isCalledSo(one))
  })

  async function read(): Promise<void> {
    library.value = (await run('library.list', {})) ?? library.value
  }

  return {
    text,
    shown,
    onShelf,
    lastStep: computed(() => library.value.lastStep),
    read,
    run,
    refusal,
    busy,
  }
}
