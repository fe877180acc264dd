import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { InputOf } from '../../campaign/api'
import { useRun } from '../bridge'
import { useAnnounce } from '../composables/use-announce'
import { useWords } from '../composables/use-words'
import { dragKind } from '../parts/drag/drag'

type ThingRef = InputOf<'thing.duplicate'>

/** What can be put in the library: a thing of the campaign, or a line of a chart. */
export type Shelvable = { name: string } & (
  { thing: ThingRef } | { line: InputOf<'library.putLine'> }
)

/** What is dragged to the library. */
export const shelvableDrag = dragKind<Shelvable>('shelvable')

/** Lets a thing of the campaign be dragged to the library. */
export function dragOf({ noun, id, name }: ThingRef & { name: string }) {
  return shelvableDrag.carry(() => ({ name, thing: { noun, id } }))
}

/** Milliseconds that the words about what was done stand on the screen. */
const shownFor = 8_000

/** Puts things in the library, by whatever way they come there, and tells of it. */
export const useShelf = defineStore('shelf', () => {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const { run, refusal, busy } = useRun()
  /** What was done last, in words. */
  const said = ref('')
  /** Whether undo in the library takes that back. */
  const canUndo = ref(false)
  let fading: ReturnType<typeof setTimeout> | undefined

  /** Nothing is said of it any more. */
  function close(): void {
    clearTimeout(fading)
    said.value = ''
    canUndo.value = false
    refusal.value = null
  }

  /** The words stay for as long as somebody is at them. */
  const stay = () => clearTimeout(fading)
  function fade(): void {
    clearTimeout(fading)
    fading = setTimeout(close, shownFor)
  }

  function tell(words: string, isUndone: boolean): void {
    said.value = words
    canUndo.value = !isUndone
    announce(words)
    fade()
  }

  async function put(what: Shelvable): Promise<void> {
    close()
    const names =
      'line' in what
        ? await run('library.putLine', what.line).then((line) => line && [line.name])
        : await run('library.put', { things: [what.thing] }).then((placed) => placed?.names)
    if (!names) return fade()
    const name = 'line' in what ? (names[0] ?? what.name) : what.name
    tell(t('library.putSaid', { name, count: names.length }), false)
  }

  async function undo(): Promise<void> {
    if (!canUndo.value || busy.value) return
    close()
    if (await run('library.undo', {})) tell(t('library.undone'), true)
    else fade()
  }

  return { said, canUndo, refusal, busy, put, undo, close, stay, fade }
})
