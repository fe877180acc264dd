import { useRouter } from 'vue-router'
import { useRun } from '../../bridge'
import { useWords } from '../../composables/use-words'
import { useTrouble } from '../../stores/trouble'

/** Makes a fight without asking for anything and goes to where it is prepared. */
export function useNewFight(): () => Promise<void> {
  const { run, refusal } = useRun()
  const { t } = useWords()
  const router = useRouter()
  const trouble = useTrouble()

  return async () => {
    const made = await run('encounter.create', { name: t('prep.newName') })
    if (made) await router.push({ name: 'table', query: { prepare: made.encounterId } })
    // Asked for from anywhere, it has no control of its own to say no beside.
    else if (refusal.value) trouble.raise(refusal.value)
  }
}
