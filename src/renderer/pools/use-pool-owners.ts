import { computed, ref } from 'vue'
import type { OutputOf } from '../../campaign/api'
import { readAhead, useRead } from '../bridge'
import { useWords } from '../composables/use-words'
import { bearerKey, focusedBearer } from '../effects/bearer'

type Owner = OutputOf<'pool.owners'>[number]

/** A dialog about a pool of somebody: those whose may be meant, and the one chosen. */
export function usePoolOwners() {
  const { t } = useWords()
  const isOpen = ref(false)
  const asked = ref<string | null>(null)
  const input = computed(() => ({
    npcId: asked.value?.startsWith('npc:') ? asked.value.slice('npc:'.length) : null,
  }))
  const { data } = useRead('pool.owners', () => (isOpen.value ? input.value : null))
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

  /** Opens it on whoever has the focus, on a card or in a fight; else on the first there is. */
  async function open(): Promise<void> {
    asked.value = focusedBearer() ?? null
    const isPerson = /^(?:character|npc):/.test(asked.value ?? '')
    const owners = (await readAhead('pool.owners', input.value)) ?? []
    const meant = owners.find(isAsked) ?? owners[0]
    chosen.value = isPerson ? asked.value : meant ? bearerKey(meant) : null
    isOpen.value = true
  }

  return { isOpen, people, chosen, owner, open }
}
