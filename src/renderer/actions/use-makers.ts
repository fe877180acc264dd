import { computed, nextTick, watch } from 'vue'
import { useRouter } from 'vue-router'
import { useWords } from '../composables/use-words'
import { isRunnable, type RegisteredAction } from './action'
import { catalogue, type KnownAction } from './catalogue'
import { useActions } from './registry'
import { useActionLabel } from './use-action-label'

/** What makes something new on a screen of its own; notes, fights and tracks are made everywhere. */
const makers = [
  'mission.create',
  'front.new',
  'member.newNpc',
  'member.newCharacter',
  'place.create',
] as const

/** How long a screen may take until its action is there, in milliseconds. */
const patience = 3000

/**
 * What can be done of other screens, in the palette and by its keys: what makes something new there leads to
 * it first.
 */
export function useMakers() {
  const router = useRouter()
  const actions = useActions()
  const { t } = useWords()
  const { alsoOf } = useActionLabel()

  /** The action once its screen is there; nothing for one that does not come. */
  function whenThere(id: string): Promise<RegisteredAction | undefined> {
    return new Promise((resolve) => {
      const end = (found?: RegisteredAction) => {
        stop()
        clearTimeout(late)
        resolve(found)
      }
      const stop = watch(
        () => actions.find(id),
        (found) => found && end(found),
        { flush: 'post' },
      )
      const late = setTimeout(end, patience)
    })
  }

  async function make({ id, place }: KnownAction): Promise<void> {
    const there = whenThere(id)
    if (await router.push({ name: place })) return
    const action = await there
    await nextTick()
    if (action && isRunnable(action)) action.run()
  }

  return computed(() =>
    makers.flatMap((id) => {
      const known = catalogue.get(id)
      const view = known && actions.find(`view.${known.place}`)
      if (!known || !view || !isRunnable(view) || actions.find(id)) return []
      return [
        {
          action: { id, run: () => void make(known) },
          label: t(known.label),
          also: alsoOf(id),
          keys: actions.keysFor(known),
        },
      ]
    }),
  )
}
