import { computed, nextTick } from 'vue'
import { useRouter } from 'vue-router'
import { ruleSystem } from '../../rules'
import type { RuleSystem } from '../../rules/system/system'
import { useRead } from '../bridge'
import { useWords } from '../composables/use-words'
import { isRunnable } from './action'
import { catalogue, type KnownAction } from './catalogue'
import { useActions } from './registry'
import { useActionThere } from './use-action-there'
import { useActionLabel } from './use-action-label'

/** What makes something new on a screen of its own; notes, fights and tracks are made everywhere. */
const makers = [
  'mission.create',
  'front.new',
  'member.newNpc',
  'member.newCharacter',
  'place.create',
  'milestone.claim',
] as const

type Maker = (typeof makers)[number]

/** What a game must have for some of them. */
const needs: Partial<Record<Maker, (game: RuleSystem) => boolean>> = {
  'milestone.claim': ({ milestones }) => milestones !== undefined,
}

/**
 * What can be done of other screens, in the palette and by its keys: what makes something new there leads to
 * it first.
 */
export function useMakers() {
  const router = useRouter()
  const actions = useActions()
  const whenThere = useActionThere()
  const { t } = useWords()
  const { alsoOf } = useActionLabel()
  const { data: systems } = useRead('system.list', () => ({}))
  const games = computed(() =>
    (systems.value ?? []).flatMap(({ id, isInPlay }) => (isInPlay && ruleSystem(id)) || []),
  )

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
      if (needs[id] && !games.value.some(needs[id])) return []
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
