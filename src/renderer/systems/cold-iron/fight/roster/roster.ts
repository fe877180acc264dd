import { computed, ref, shallowRef, toValue, watch, type MaybeRefOrGetter, type Ref } from 'vue'
import { folded } from '../../../../../shared/spelling'
import { useAnnounce } from '../../../../composables/use-announce'
import { useWords } from '../../../../composables/use-words'
import type { Fighter } from '../fighter'

/** Those of a side who stand in one group of the roster; the side itself where they have none. */
export interface RosterGroup {
  key: string
  side: Fighter['side']
  /** What the preparation calls it; null for those of a side without a group. */
  name: string | null
  members: Fighter[]
}

/** How many of a group can still fight, lie senseless, are dead, or have left. */
interface GroupCount {
  up: number
  down: number
  dead: number
  gone: number
}

const sides = ['party', 'foe'] as const

/** What a row of two lines and the heading of a group are high, in rem. */
const rowHeight = 2.9375
const headingHeight = 1.75

/** Whether so many combatants in so many groups need the narrow lines in a height in rem. */
export function isDense(combatants: number, groups: number, height: number): boolean {
  return combatants * rowHeight + groups * headingHeight > height
}

/** The roster: each side's groups in the order of the table, and those without one first. */
export function rosterOf(
  fighters: readonly Fighter[],
  groups: Readonly<Record<string, string>>,
): RosterGroup[] {
  return sides.flatMap((side) => {
    const own = fighters.filter((each) => each.side === side)
    const names = [...new Set(own.map(({ id }) => groups[id] ?? null))]
    const ordered = [...names.filter((name) => name === null), ...names.filter(Boolean)]
    return ordered.map((name) => ({
      key: name === null ? side : `${side} ${name}`,
      side,
      name,
      members: own.filter(({ id }) => (groups[id] ?? null) === name),
    }))
  })
}

/** The groups with only those whose name holds all the words typed; groups without any are gone. */
export function filtered(groups: readonly RosterGroup[], text: string): RosterGroup[] {
  const wanted = folded(text).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...groups]
  return groups
    .map((group) => ({
      ...group,
      members: group.members.filter(({ label }) => {
        const name = folded(`${label} ${group.name ?? ''}`)
        return wanted.every((word) => name.includes(word))
      }),
    }))
    .filter(({ members }) => members.length > 0)
}

/** Counts a group's people, each once: dead before gone before down. */
export function countUp(members: readonly Fighter[]): GroupCount {
  const count = { up: 0, down: 0, dead: 0, gone: 0 }
  for (const { combatant, isGone, isDown } of members) {
    count[combatant.state.dead ? 'dead' : isGone ? 'gone' : isDown ? 'down' : 'up']++
  }
  return count
}

/** Names said before the rest is only counted. */
const namedAtMost = 3

/** Several people in words: the first of them by name, the rest by their number. */
export function namedTogether(
  fighters: readonly Fighter[],
  t: ReturnType<typeof useWords>['t'],
): string {
  const names = fighters.slice(0, namedAtMost).map(({ label }) => label)
  const count = fighters.length - names.length
  const said = names.join(', ')
  return count > 0 ? t('fight.hand.andMore', { who: said, count }) : said
}

/**
 * Everyone who changes places when some go up or down by one: a lone one among those of their group, a
 * whole group past the next that has a name. Null where there is nowhere to go.
 */
export function reordered(
  groups: readonly RosterGroup[],
  ids: readonly string[],
  by: -1 | 1,
): string[] | null {
  const within = groups.findIndex(({ members }) => members.some(({ id }) => ids.includes(id)))
  const group = groups[within]
  if (!group) return null
  const all = group.members.map(({ id }) => id)
  if (ids.length === all.length && group.name !== null) {
    const beside = groups[within + by]
    if (!beside?.name || beside.side !== group.side) return null
    const others = beside.members.map(({ id }) => id)
    return by < 0 ? [...all, ...others] : [...others, ...all]
  }
  const [id = ''] = ids
  const other = all[all.indexOf(id) + by]
  if (ids.length !== 1 || other === undefined) return null
  return by < 0 ? [id, other] : [other, id]
}

/** Those of somebody's group and side; everybody of their side without a group, if they have none. */
export function membersWith(
  id: string | null,
  people: readonly Fighter[],
  groups: Readonly<Record<string, string>>,
): Fighter[] {
  const one = people.find((each) => each.id === id)
  if (!one) return []
  const own = groups[one.id] ?? ''
  return people.filter((each) => each.side === one.side && (groups[each.id] ?? '') === own)
}

interface RosterSource {
  fighters: Fighter[]
  groups: Record<string, string>
}

/**
 * The roster as it is looked at: the name filter, folded groups, and who is picked. `height` is what
 * there is room for, in rem.
 */
export function useRoster(source: MaybeRefOrGetter<RosterSource>, height: Readonly<Ref<number>>) {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const filter = ref('')
  const shut = shallowRef<ReadonlySet<string>>(new Set())
  const picks = shallowRef<readonly string[]>([])

  const all = computed(() => rosterOf(toValue(source).fighters, toValue(source).groups))
  const groups = computed(() => filtered(all.value, filter.value))
  const dense = computed(() =>
    isDense(toValue(source).fighters.length, all.value.length, height.value),
  )
  const picked = computed(() => {
    const chosen = new Set(picks.value)
    return toValue(source).fighters.filter(({ id }) => chosen.has(id))
  })

  /** Whether a group shows only its heading; one that is searched is always open. */
  function isFolded({ key }: RosterGroup): boolean {
    return shut.value.has(key) && filter.value === ''
  }

  function fold(key: string, isShut: boolean): void {
    const next = new Set(shut.value)
    if (isShut) next.add(key)
    else next.delete(key)
    shut.value = next
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

  // At once: what is done with those picked, who are let go by it, is told after that.
  watch(
    picks,
    () => {
      const who = namedTogether(picked.value, t)
      announce(t('fight.roster.picked', { count: picked.value.length, who }))
    },
    { flush: 'sync' },
  )

  return { filter, groups, dense, picked, picks, isFolded, fold, pick, add, toggle }
}
