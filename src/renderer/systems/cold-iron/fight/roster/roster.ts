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

/** From so many combatants on, each has one narrow line. */
const denseFrom = 13

/** Whether so many combatants need the narrow lines. */
export function isDense(fighters: readonly Fighter[]): boolean {
  return fighters.length >= denseFrom
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
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...groups]
  return groups
    .map((group) => ({
      ...group,
      members: group.members.filter(({ label }) => {
        const name = `${label} ${group.name ?? ''}`.toLowerCase()
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

/** Those of somebody's group and side; everybody of his side without a group, if he has none. */
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
