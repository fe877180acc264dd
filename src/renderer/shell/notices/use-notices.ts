import { onScopeDispose, watch } from 'vue'
import { phrase } from '../../../shared/phrase'
import { call, useRead } from '../../bridge'
import { useTrouble } from '../../stores/trouble'

/** Milliseconds between two questions whether the program is there, and how long it may think. */
const pace = 5_000

const silence = phrase('program.silent')

/**
 * Shows what the program has to say about itself in the banner, and says it in its place when it no
 * longer answers: then no other word would come.
 */
export function useNotices(): void {
  const trouble = useTrouble()
  const { data: notice } = useRead('program.notice', () => ({}))
  watch(
    () => notice.value?.number,
    () => {
      if (notice.value) trouble.raise(notice.value.words, 'program')
    },
    { immediate: true },
  )

  let isAsked = false
  /** Says that the last question has found no answer by now; asks the next one otherwise. */
  async function look(): Promise<void> {
    if (isAsked && !trouble.current) trouble.raise(silence, 'program')
    if (isAsked) return
    isAsked = true
    await call('program.notice', {})
    isAsked = false
    trouble.settle(silence)
  }
  const looking = setInterval(() => void look(), pace)
  onScopeDispose(() => clearInterval(looking))
}
