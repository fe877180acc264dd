import { useFilter } from 'reka-ui'
import {
  computed,
  inject,
  onScopeDispose,
  provide,
  ref,
  shallowReactive,
  type ComputedRef,
  type InjectionKey,
  type Ref,
} from 'vue'
import { likeliestFirst } from '../../shared/spelling'
import { useRead } from '../bridge'

/** What a control tells those that offer NPCs to it, and what it shows of them. */
export interface NpcOffer {
  /** What is typed to find one by name. */
  text: Ref<string>
  /** Whether there are more than are offered at once. */
  isLong: ComputedRef<boolean>
  /** How many fit what is typed and are not offered yet. */
  left: ComputedRef<number>
  /** Offers as many more. */
  showMore(): void
  /** Those with these ids stay, whatever is typed. */
  keep(ids: () => readonly string[]): void
}

/** As many as are offered at once, and as come with each asking for more. */
const page = 60
/** As many as one question may be about. */
const most = 500

const offer: InjectionKey<NpcOffer> = Symbol('NPCs that are offered')

/** The NPCs offered to a control, by whoever holds it; null where it is given all that there are. */
export function useNpcOffer(): NpcOffer | null {
  return inject(offer, null)
}

/**
 * The NPCs in play that may be chosen in what is held here, with their sheets: all of a small cast,
 * of a large one those whose names fit what is typed. Names are always all there.
 */
export function provideNpcOffer(about: {
  /** Whose people they are; anybody when left out. */
  system?: () => string | undefined
  isAsked?: () => boolean
}) {
  const { contains } = useFilter({ sensitivity: 'base' })
  const text = ref('')
  const asked = ref(page)
  const kept = shallowReactive(new Set<() => readonly string[]>())
  const { data: names, error } = useRead(
    'npc.names',
    () => {
      const system = about.system?.()
      if (about.isAsked?.() === false) return null
      return system === undefined ? {} : { system }
    },
    { keepsLast: true },
  )
  const fitting = computed(() => {
    const all = names.value ?? []
    const typed = text.value.trim()
    if (typed === '') return all
    const found = all.filter(({ name }) => contains(name, typed))
    return likeliestFirst(found, typed, ({ name }) => name)
  })
  const isLong = computed(() => (names.value?.length ?? 0) > page)
  const wanted = computed(() => {
    const offered = isLong.value ? fitting.value.slice(0, asked.value) : (names.value ?? [])
    const named = [...kept].flatMap((ids) => ids())
    return [...new Set([...named, ...offered.map(({ id }) => id)])].slice(0, most)
  })
  const isAsked = () => names.value !== undefined || wanted.value.length > 0
  const { data: people, error: peopleError } = useRead(
    'npc.byId',
    () => (isAsked() ? { ids: wanted.value } : null),
    { keepsLast: true },
  )
  const npcs = computed(() => (people.value ?? []).filter(({ isAway }) => !isAway))

  function keep(ids: () => readonly string[]): void {
    kept.add(ids)
    onScopeDispose(() => kept.delete(ids))
  }

  provide(offer, {
    text,
    isLong,
    left: computed(() =>
      isLong.value ? Math.max(0, fitting.value.length - Math.min(asked.value, most)) : 0,
    ),
    showMore: () => (asked.value += page),
    keep,
  })
  return {
    /** Of all that may be chosen. */
    names: computed(() => names.value ?? []),
    npcs,
    text,
    keep,
    isRead: computed(() => names.value !== undefined && people.value !== undefined),
    error: computed(() => error.value ?? peopleError.value),
  }
}
