import { clamp } from '../../rules/system/bounds'
import type { Pool } from '../../rules/system/pools'
import { phrase } from '../../shared/phrase'
import { Refusal, refuse } from '../../shared/reply'
import { land, recoveryOf, weary } from '../condition/land'
import type { Read, Write } from '../file/handles'
import type { MemberRef } from '../move/input'
import { playRulesOf } from '../setting/play-rules'
import { rulingsOf } from '../setting/read'
import { landEffects } from '../sheet/land'
import { knownSystem, sheetOf } from '../sheet/sheets'
import { advanceTrack } from '../track/advance'
import { trackById } from '../track/read'
import { poolOnSheet, type MemberPool, type PoolKey } from './read'

/** A change of a pool: so many points more or less, or the new figure. */
export type PoolChange = { by: number } | { to: number }

const target = (
  { value, min, max }: Pick<MemberPool, 'value' | 'min' | 'max'>,
  change: PoolChange,
) => clamp('to' in change ? change.to : value + change.by, { min, max: Math.max(max, value) })

/** The pool of a system by its id, and how it stands with somebody; a refusal where they have none. */
export function systemPool(
  read: Read,
  member: MemberRef,
  { system, poolId }: Extract<PoolKey, { system: string }>,
): { pool: Pool; state: MemberPool; sheet: object } {
  const sheet = sheetOf(read, member.type, member.id, system)
  const pools = playRulesOf(read, system).pools ?? []
  const pool =
    pools.find(({ id, on }) => id === poolId && on.includes(member.type)) ?? refuse('refusal.gone')
  const state = poolOnSheet(read, member, system, sheet, pool) ?? refuse('refusal.poolInFight')
  return { pool, state, sheet }
}

/** Changes what fights have left of a pool, by the rules of recovery. */
function setSpent(write: Write, member: MemberRef, system: string, figure: string, spent: number) {
  const { set } = recoveryOf(system)
  const rulings = rulingsOf(write, knownSystem(system))
  const mended = set(weary(write, member, system), { [figure]: spent }, rulings)
  if ('key' in mended) throw new Refusal(mended)
  land(write, member, system, mended, phrase('cause.gm'))
}

/** Changes a pool of somebody within its bounds; answers what it was and is. */
export function changePool(
  write: Write,
  member: MemberRef,
  key: PoolKey,
  change: PoolChange,
): { from: number; to: number } {
  if ('trackId' in key) {
    const { value, size } = trackById(write, key.trackId)
    const to = target({ value, min: 0, max: size }, change)
    const { from, to: reached } = advanceTrack(write, key.trackId, { by: to - value })
    return { from, to: reached }
  }
  const { pool, state, sheet } = systemPool(write, member, key)
  const { system } = key
  const [from, to] = [state.value, target(state, change)]
  if (from === to) return { from, to }
  const { counted, rule } = pool
  if ('spent' in counted) setSpent(write, member, system, counted.spent, state.max - to)
  else {
    const effects = [{ on: 'actor' as const, field: counted.field, from, to, rule }]
    landEffects(write, { member, system, sheet, effects, cause: phrase('cause.gm') }, {})
  }
  return { from, to }
}
