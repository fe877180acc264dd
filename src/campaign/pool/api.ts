import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { asText } from '../../shared/words/naming'
import { command, query } from '../define'
import type { Read } from '../file/handles'
import { memberSchema } from '../move/input'
import { refOf } from '../sheet/land'
import { trackById } from '../track/read'
import { changePool, systemPool } from './change'
import { readOwners } from './people'
import { poolsInFights, poolsOf } from './read'
import { filledText, idSchema as id, whole } from '../../shared/bounded'

const points = whole(-9999, 9999)

const changeSchema = z.strictObject({
  member: memberSchema,
  pool: z.union([
    z.strictObject({ trackId: id }),
    z.strictObject({ system: filledText(40), poolId: filledText(40) }),
  ]),
  change: z.union([z.strictObject({ by: points }), z.strictObject({ to: points })]),
})

function labelOf(read: Read, { member, pool }: z.output<typeof changeSchema>) {
  const { name } = refOf(read, member.type, member.id)
  if ('trackId' in pool) {
    return phrase('history.pool.change', { name, pool: asText(trackById(read, pool.trackId).name) })
  }
  const { title } = systemPool(read, member, pool).state
  return phrase('history.pool.change', { name, pool: `@${title.key}` })
}

export const memberPoolApi = {
  /** The pools of somebody: those of their sheets, and those that the game master has given them. */
  'pool.list': query({
    input: z.strictObject({ member: memberSchema }),
    run: (read, { member }) => {
      refOf(read, member.type, member.id)
      return poolsOf(read, member)
    },
  }),

  /** Whose pools may be meant, in the order in which they are likely meant. */
  'pool.owners': query({
    input: z.strictObject({ npcId: id.nullable() }),
    run: (read, { npcId }) => readOwners(read, npcId),
  }),

  /** The pools that the game master has given people who stand in running fights. */
  'pool.inFights': query({
    input: z.strictObject({}),
    run: (read) =>
      poolsInFights(read).map(
        ({ combatantId, pool: { id: trackId, name, value, size, means } }) => ({
          combatantId,
          trackId,
          name,
          value,
          size,
          means,
        }),
      ),
  }),

  /** Changes a pool of somebody by so many points, or to a figure; it stays within its bounds. */
  'pool.change': command({
    input: changeSchema,
    label: labelOf,
    run: (write, { member, pool, change }) => changePool(write, member, pool, change),
  }),
}
