import { computed, ref, shallowRef, toValue, watch, type MaybeRefOrGetter } from 'vue'
import { useAnnounce } from '../../../../composables/use-announce'
import { useWords } from '../../../../composables/use-words'
import type { Fighter } from '../fighter'
import { filtered, isDense, rosterOf, type RosterGroup } from './roster'

interface RosterSource {
  fighters: Fighter[]
  groups: Record<string, string>
}

/** The roster as it is looked at: the name filter, folded groups, and who is picked. */
export function useRoster(source: MaybeRefOrGetter<RosterSource>) {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const filter = ref('')
  const folded = shallowRef<ReadonlySet<string>>(new Set())
  const picks = shallowRef<readonly string[]>([])

  const all = computed(() => rosterOf(toValue(source).fighters, toValue(source).groups))
  const groups = computed(() => filtered(all.value, filter.value))
  const dense = computed(() => isDense(toValue(source).fighters))
  const picked = computed(() => {
    const chosen = new Set(picks.value)
    return toValue(source).fighters.filter(({ id }) => chosen.has(id))
  })

  /** Whether a group shows only its heading; one that is searched is always open. */
  function isFolded({ key }: RosterGroup): boolean {
    return folded.value.has(key) && filter.value === ''
  }

  function fold(key: string, isShut: boolean): void {
    const next = new Set(folded.value)
    if (isShut) next.add(key)
    else next.delete(key)
    folded.value = next
  }

  function pick(ids: readonly string[]): void {
    picks.value = [...new Set(ids)]
  }

  function add(ids: readonly string[]): void {
    pick([...picks.value, ...ids])
  }

  /** Picks all of them, or lets all of them go when they are picked already. */
  function toggle(ids: readonly string[]): void {
    const isAll = ids.every((id) => picks.value.includes(id))
    if (isAll) picks.value = picks.value.filter((id) => !ids.includes(id))
    else add(ids)
  }

  watch(picks, () => {
    const who = picked.value.map(({ label }) => label).join(', ')
    announce(t('fight.roster.picked', { count: picked.value.length, who }))
  })

  return { filter, groups, dense, picked, picks, isFolded, fold, pick, add, toggle }
}
