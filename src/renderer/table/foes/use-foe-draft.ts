import { useFilter } from 'reka-ui'
import { computed, reactive, ref, watch } from 'vue'
import type { InputOf } from '../../../campaign/api'
import type { FoeRules, Grouping } from '../../../rules/system/fight/foes'
import type { Rank } from '../../../rules/tracks/progress'
import { readQuantity } from '../../parts/field/quantity'
import { foeChoices, offeredFoes, type FoeChoice } from './foe-choices'

type Npcs = Parameters<typeof foeChoices>[2]

/** What is wanted of whoever is taken. */
interface Wanted {
  count: number
  grouping: Grouping
  shift: -1 | 0 | 1
  reason: string
  isFought: boolean
  /** Whether players know who comes: who stands before them is no secret, as a rule. */
  isKnown: boolean
}

/** As many as can be brought at once. */
export const mostAtOnce = 60

const usual: Wanted = {
  count: 1,
  grouping: 'rule',
  shift: 0,
  reason: '',
  isFought: true,
  isKnown: true,
}

/**
 * Foes while they are chosen: who they are, how many, and what the rules make of it. With `npcId`
 * it is settled who.
 */
export function useFoeDraft(
  system: () => string,
  rules: () => FoeRules | undefined,
  npcs: () => Npcs,
  cards: () => Parameters<typeof foeChoices>[3],
  npcId: () => string | undefined,
) {
  const { contains } = useFilter({ sensitivity: 'base' })
  const text = ref('')
  const at = ref(0)
  /** The rank of someone new. */
  const rank = ref<Rank>('dangerous')
  const wanted = reactive<Wanted>({ ...usual })

  const all = computed(() => {
    const known = rules()
    return known ? foeChoices(known, system(), npcs(), cards()) : []
  })
  /** What is typed: a name, and before it how many where that is said. */
  const typed = computed(() => readQuantity(text.value, mostAtOnce))
  const choices = computed(() => offeredFoes(all.value, typed.value.name, rank.value, contains))
  const chosen = computed((): FoeChoice | undefined =>
    npcId() === undefined
      ? choices.value[at.value]
      : all.value.find(({ source }) => source.from === 'cast' && source.npcId === npcId()),
  )
  /** The tracks it comes to, or why it cannot be so; nothing while nobody is chosen. */
  const groups = computed(() => {
    const { count, grouping, shift } = wanted
    const foe = chosen.value?.isComing ? undefined : chosen.value
    return (foe && rules()?.field({ rank: foe.rank, count, grouping, shift })) ?? null
  })
  const request = computed((): InputOf<'foe.field'> | null =>
    chosen.value && !chosen.value.isComing
      ? { system: system(), foe: chosen.value.source, ...wanted }
      : null,
  )

  // Somebody of the cast comes as they are written down, unless it is typed how many.
  watch(
    () => [chosen.value?.key, chosen.value?.isComing, typed.value.quantity],
    () => (wanted.count = typed.value.quantity ?? chosen.value?.count ?? usual.count),
  )

  function begin(): void {
    text.value = ''
    at.value = 0
    Object.assign(wanted, { ...usual, count: chosen.value?.count ?? usual.count })
  }

  return { text, typed, at, rank, wanted, choices, chosen, groups, request, begin }
}
