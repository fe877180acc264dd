import { hasPool, poolState, type Pool } from '../../rules/system/pools'
import type { PoolReturn } from '../../rules/tracks/pool'
import { phrase, type Phrase } from '../../shared/phrase'
import { weary } from '../condition/land'
import { combatantsOf } from '../effect/counting'
import type { Read } from '../file/handles'
import type { MemberRef } from '../move/input'
import { playRulesOf } from '../setting/play-rules'
import { knownSystem, sheetsOf } from '../sheet/sheets'
import { refsOf, tracksWhere, type TrackRow } from '../track/read'

/** Where a pool lies: on a track of the game master's own, or on a sheet as its system says. */
export type PoolKey = { trackId: string } | { system: string; poolId: string }

/** A pool of somebody, of whatever making. */
export interface MemberPool {
  key: PoolKey
  title: Phrase
  value: number
  min: number
  max: number
  /** What its figure means; null where it means nothing. */
  words: Phrase | null
  returns: PoolReturn
  /** The rule it goes by; empty for one of the game master's own. */
  rule: string
}

/** The pools of points that are under way about somebody, or about anybody at all. */
export function ownPools(read: Read, member: MemberRef | null): TrackRow[] {
  return tracksWhere(
    read,
    `kind = 'points' AND state = 'open' AND (@id IS NULL OR id IN
       (SELECT track_id FROM track_about WHERE type = @type AND entity_id = @id))`,
    { type: member?.type ?? null, id: member?.id ?? null },
  )
}

const ownPool = ({ id, name, value, size, means, returns }: TrackRow): MemberPool => ({
  key: { trackId: id },
  title: phrase('pool.named', { name }),
  value,
  min: 0,
  max: size,
  words: means === null ? null : phrase('pool.named', { name: means }),
  returns,
  rule: '',
})

/** What fights have left of somebody, where a pool is counted by it; it is not there while they fight. */
function spentOf(read: Read, member: MemberRef, system: string): Record<string, number> | null {
  const recovery = knownSystem(system).combat?.recovery
  if (!recovery) return null
  const isFighting = combatantsOf(read, { ...member, name: '' }).length > 0
  return isFighting ? null : recovery.read(weary(read, member, system).state)
}

/** A pool as a system counts it for somebody; null where they have none, or a fight counts it now. */
export function poolOnSheet(
  read: Read,
  member: MemberRef,
  system: string,
  sheet: object,
  pool: Pool,
): MemberPool | null {
  if (!pool.on.includes(member.type) || !hasPool(pool, sheet)) return null
  const spent = 'spent' in pool.counted ? spentOf(read, member, system) : {}
  if (!spent) return null
  const { id: poolId, title, returns, rule } = pool
  return { key: { system, poolId }, title, ...poolState(pool, sheet, spent), returns, rule }
}

/** All pools of somebody: those of their sheets, and the game master's own. */
export function poolsOf(read: Read, member: MemberRef): MemberPool[] {
  const onSheets = Object.entries(sheetsOf(read, member.type, member.id)).flatMap(
    ([system, sheet]) =>
      (playRulesOf(read, system).pools ?? []).flatMap(
        (pool) => poolOnSheet(read, member, system, sheet, pool) ?? [],
      ),
  )
  return [...ownPools(read, member).map(ownPool), ...onSheets]
}

/** The game master's own pools by the combatants of running fights that they are about. */
export function poolsInFights(read: Read): { combatantId: string; pool: TrackRow }[] {
  return ownPools(read, null).flatMap((pool) =>
    refsOf(read, pool.id).flatMap(({ type, id, name }) =>
      type === 'character' || type === 'npc'
        ? combatantsOf(read, { type, id, name }).map((each) => ({ combatantId: each.id, pool }))
        : [],
    ),
  )
}
