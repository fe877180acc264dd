import { computed, ref, shallowRef } from 'vue'
import type { OutputOf } from '../../campaign/api'
import type { Phrase } from '../../shared/phrase'
import { useRun } from '../bridge'
import { useWords } from '../composables/use-words'
import { nameOfFile, readFile } from './read-file'

/** A picture that was taken in, or was here already. */
export type TakenIn = OutputOf<'picture.add'>

/** Whether files are dragged, and not something of the page. */
export const isOfFiles = ({ dataTransfer }: DragEvent) =>
  dataTransfer?.types.includes('Files') === true

/** The files that are dragged or pasted. */
export function filesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])]
}

/** Takes files in as pictures, one by one; one that is none leaves the others in. */
export function useTakingIn() {
  const { t } = useWords()
  const { run, refusal: unkept } = useRun()
  const unread = shallowRef<Phrase | null>(null)
  /** How many are yet to be read. */
  const waiting = ref(0)

  async function takeIn(files: readonly File[]): Promise<TakenIn[]> {
    unread.value = null
    unkept.value = null
    waiting.value += files.length
    const taken: TakenIn[] = []
    for (const file of files) {
      const read = await readFile(file)
      if ('refusal' in read) unread.value = read.refusal
      else {
        const name = nameOfFile(file) || t('picture.usual')
        const added = await run('picture.add', { name, data: read.data })
        if (added) taken.push(added)
      }
      waiting.value -= 1
    }
    return taken
  }

  const refusal = computed(() => unread.value ?? unkept.value)
  return { takeIn, refusal, waiting }
}
