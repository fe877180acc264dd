import { useWords } from '../composables/use-words'
import { useDrafts } from '../stores/drafts'
import type { RegisteredAction } from './action'

/** The words on what does an action: of a form that was left half-written, that it goes on with it. */
export function useActionLabel() {
  const { t } = useWords()
  const drafts = useDrafts()

  function labelOf(action: RegisteredAction, own?: string): string {
    const what = own ?? t(action.label)
    return drafts.isKept(action.draft?.()) ? t('drafts.goOn', { what }) : what
  }
  return { labelOf }
}
