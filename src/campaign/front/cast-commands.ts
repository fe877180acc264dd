import { z } from 'zod'
import type { Ref } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read, Write } from '../file/handles'
import { createMember } from '../sheet/members'
import { refOf } from '../sheet/land'
import { activeDanger, activeFront, refTo } from './row'
import { texts } from './texts'

/** In whose cast somebody stands: a front's, or one of its dangers'. */
const ofSchema = z.strictObject({ type: z.enum(['front', 'danger']), id: texts.id })
type CastOf = z.output<typeof ofSchema>

/** The front or danger as facts point at it; a refusal when its cast stays as it is. */
function ownerOf(read: Read, { type, id }: CastOf): Ref {
  return refTo(type, type === 'front' ? activeFront(read, id) : activeDanger(read, id))
}

const tables = {
  front: { table: 'front_cast', column: 'front_id' },
  danger: { table: 'danger_cast', column: 'danger_id' },
}

function setCast(write: Write, of: CastOf, npcId: string, note: string): void {
  const { table, column } = tables[of.type]
  write.run(
    `INSERT INTO ${table} (${column}, npc_id, note) VALUES (@id, @npcId, @note)
     ON CONFLICT (${column}, npc_id) DO UPDATE SET note = @note`,
    { id: of.id, npcId, note },
  )
}

/** Somebody joins the cast of a front or a danger, or gets another note there. */
export function joinCast(write: Write, of: CastOf, npcId: string, note: string): void {
  const owner = ownerOf(write, of)
  const npc = refOf(write, 'npc', npcId)
  setCast(write, of, npcId, note)
  write.record({ kind: 'front.castSet', secret: true, about: [npc, owner], with: { note } })
}

export const castCommands = {
  /** Somebody joins the cast, or gets another note; a name nobody has yet makes a new NPC. Answers the NPC's id. */
  'front.setCast': command({
    input: z.strictObject({
      of: ofSchema,
      who: z.union([z.strictObject({ npcId: texts.id }), z.strictObject({ name: texts.name })]),
      note: texts.note.default(''),
    }),
    label: (read, { who }) =>
      phrase('history.front.setCast', {
        who: 'name' in who ? who.name : refOf(read, 'npc', who.npcId).name,
      }),
    run: (write, { of, who, note }) => {
      // Asked first: nobody is made for a cast that stays as it is.
      ownerOf(write, of)
      const npcId = 'npcId' in who ? who.npcId : createMember(write, 'npc', { name: who.name }, {})
      joinCast(write, of, npcId, note)
      return { npcId }
    },
  }),

  'front.removeCast': command({
    input: z.strictObject({ of: ofSchema, npcId: texts.id }),
    label: (read, { npcId }) =>
      phrase('history.front.removeCast', { who: refOf(read, 'npc', npcId).name }),
    run: (write, { of, npcId }) => {
      const owner = ownerOf(write, of)
      const { table, column } = tables[of.type]
      const removed = write.run(`DELETE FROM ${table} WHERE ${column} = @id AND npc_id = @npcId`, {
        id: of.id,
        npcId,
      })
      if (removed === 0) refuse('refusal.gone')
      const about = [refOf(write, 'npc', npcId), owner]
      write.record({ kind: 'front.castRemoved', secret: true, about })
    },
  }),
}
