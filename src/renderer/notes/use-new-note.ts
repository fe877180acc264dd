import IconFilePlus from '~icons/lucide/file-plus'
import { useRouter } from 'vue-router'
import { useAction } from '../actions/use-action'
import { useRun } from '../bridge'
import { useWords } from '../composables/use-words'

/** Registers the key that makes a new note from anywhere and goes to its title. */
export function useNewNote(hasCampaign: () => boolean): void {
  const router = useRouter()
  const { t } = useWords()
  const { run } = useRun()
  useAction({
    id: 'note.new',
    label: 'action.note.new',
    icon: IconFilePlus,
    keys: 'alt+n',
    everywhere: true,
    when: hasCampaign,
    run: async () => {
      const made = await run('note.create', { title: t('notes.untitled') })
      if (made) await router.push({ name: 'notes', query: { note: made.noteId, new: '' } })
    },
  })
}
