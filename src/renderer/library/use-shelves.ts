import IconLine from '~icons/lucide/table-properties'
import { computed, ref, type Component } from 'vue'
import type { InputOf, OutputOf } from '../../campaign/api'
import { useRead, useRun } from '../bridge'
import { useSystemTitle } from '../composables/campaign/use-system-title'
import { useWords } from '../composables/use-words'
import { dragKind } from '../parts/drag/drag'
import { usePreferences, type Shelf } from '../stores/preferences'
import { iconOf, type Noun } from './thing'

type Library = OutputOf<'library.list'>

/** The shelves of the library: all of it, what the user has put there, and what came with the program. */
export const shelves = ['all', 'own', 'readyMade'] as const satisfies readonly Shelf[]

/** A thing on one of the shelves, or a line of a chart. */
export interface Row {
  /** One that no other row has. */
  id: string
  shelf: Exclude<Shelf, 'all'>
  icon: Component
  /** What it is in the library; whoever came with the program is known by name. */
  thing?: { noun: Noun; id: string }
  /** A line of a chart, which comes into that of the campaign. */
  line?: InputOf<'library.takeLine'>
  name: string
  hint: string
  nounName: string
  systemNames: string[]
}

/** What is dragged out of the library. */
export const rowDrag = dragKind<Row>('library row')

/** What lies in the library, and what of it the words typed and the shelf chosen mean. */
export function useShelves(isOpen: () => boolean) {
  const { t, say } = useWords()
  const preferences = usePreferences()
  const { run, refusal, busy } = useRun()
  const { data: readyMade } = useRead('npc.readyMade', () => (isOpen() ? {} : null))
  const library = ref<Library>({ things: [], lines: [], lastStep: null })
  const text = ref('')

  const titleOf = useSystemTitle()
  const own = computed(() =>
    library.value.things.map(({ id, noun, systems, ...each }): Row => ({
      ...each,
      id: `${noun} ${id}`,
      shelf: 'own',
      icon: iconOf(noun),
      thing: { noun, id },
      nounName: t(`library.noun.${noun}`),
      systemNames: systems.map(titleOf).filter(Boolean),
    })),
  )
  const ofCharts = computed(() =>
    library.value.lines.map(({ name, title, ...line }): Row => ({
      id: `${line.system} ${line.chart} ${line.key}`,
      shelf: 'own',
      icon: IconLine,
      line,
      name,
      hint: '',
      nounName: say(title),
      systemNames: [titleOf(line.system)].filter(Boolean),
    })),
  )
  const ofProgram = computed(() =>
    (readyMade.value ?? []).map(({ name, in: systems }): Row => ({
      id: `readyMade ${name}`,
      shelf: 'readyMade',
      icon: iconOf('npc'),
      name,
      hint: systems.map(({ figures }) => say(figures)).join(' · '),
      nounName: t('library.readyMade'),
      systemNames: systems.map(({ system }) => titleOf(system)),
    })),
  )
  const onShelf = computed(() =>
    [...own.value, ...ofCharts.value, ...ofProgram.value].filter(
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
