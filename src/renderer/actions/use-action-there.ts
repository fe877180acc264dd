import { watch } from 'vue'
import { isRunnable, type RegisteredAction } from './action'
import { useActions } from './registry'

/** How long a screen may take until its action is there, in milliseconds. */
const patience = 3000

/** Waits for an action that a screen or a dialog brings, until it can be done; nothing where it does not come. */
export function useActionThere(): (id: string) => Promise<RegisteredAction | undefined> {
  const actions = useActions()
  return (id) =>
    new Promise((resolve) => {
      const end = (found?: RegisteredAction) => {
        stop()
        clearTimeout(late)
        resolve(found)
      }
      const stop = watch(
        () => {
          const found = actions.find(id)
          return found && isRunnable(found) ? found : undefined
        },
        (found) => found && end(found),
        { flush: 'post' },
      )
      const late = setTimeout(() => end(actions.find(id)), patience)
    })
}
