import IconFirst from '~icons/lucide/lightbulb'
import { useRouter } from 'vue-router'
import { useAction } from '../actions/use-action'
import { useRead } from '../bridge'

/** Registers how one goes, from anywhere, to the note that says where to begin in a sample. */
export function useFirstNote(): void {
  const router = useRouter()
  const { data: first } = useRead('sample.firstNote', () => ({}))
  useAction({
    id: 'sample.firstNote',
    icon: IconFirst,
    when: () => !!first.value,
    run: () => {
      const { noteId: note } = first.value ?? {}
      if (note !== undefined) void router.push({ name: 'notes', query: { note, read: '' } })
    },
  })
}
