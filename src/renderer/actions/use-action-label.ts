import { hasWords } from '../../rules/words'
import { useWords } from '../composables/use-words'
import { useDrafts } from '../stores/drafts'
import { labelKeyOf, type RegisteredAction } from './action'

/** The words on what does an action, which of a form left half-written say that it goes on with it. */
export function useActionLabel() {
  const { t } = useWords()
  const drafts = useDrafts()

  function labelOf(action: RegisteredAction, own?: string): string {
    const what = own ?? t(labelKeyOf(action))
    return drafts.isKept(action.draft?.()) ? t('drafts.goOn', { what }) : what
  }

  /** What others call an action, so that it is found by their words; empty where we know none. */
  function alsoOf(id: string): string {
    const key = `also.${id}`
    return hasWords(key) ? t(key) : ''
  }
  return { labelOf, alsoOf }
}
