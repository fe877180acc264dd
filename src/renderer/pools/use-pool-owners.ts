import { computed, ref } from 'vue'
import type { OutputOf } from '../../campaign/api'
import { useRead } from '../bridge'
import { useWords } from '../composables/use-words'
import { bearerKey, focusedBearer } from '../effects/bearer'

type Owner = OutputOf<'pool.owners'>[number]

/** Those whose pools may be meant, and the one chosen: whoever has the focus, before all others. */
export function usePoolOwners() {
  const { t } = useWords()
  const asked = ref<string | null>(null)
  const { data } = useRead('pool.owners', () => ({
    npcId: asked.value?.startsWith('npc:') ? asked.value.slice('npc:'.length) : null,
  }))
  const chosen = ref<string | null>(null)
  const people = computed(() =>
    (data.value ?? []).map((each) => ({
      key: bearerKey(each),
      name: each.type === 'npc' ? t('effect.form.npc', { name: each.name }) : each.name,
      each,
    })),
  )
  const owner = computed(() => people.value.find(({ key }) => key === chosen.value)?.each)

  const isAsked = ({ combatantIds }: Owner) =>
    combatantIds.some((id) => asked.value === `combatant:${id}`)

  /** Chooses whoever has the focus, on a card or in a fight; else the first there is. */
  function choose(): void {
    asked.value = focusedBearer() ?? null
    const isPerson = /^(?:character|npc):/.test(asked.value ?? '')
    const first = people.value[0]?.key ?? null
    chosen.value = isPerson
      ? asked.value
      : (people.value.find(({ each }) => isAsked(each))?.key ?? first)
  }

  return { people, chosen, owner, choose }
}
