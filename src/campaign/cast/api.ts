import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { asText } from '../../shared/words/naming'
import { command, query } from '../define'
import type { Read, Write } from '../file/handles'
import { memberSchema, type MemberRef } from '../move/input'
import { refOf } from '../sheet/land'
import { changeOwnField, ownFieldNames, ownFieldSchema } from '../sheet/own-fields'
import { readReferences } from './references'
import { isOutOfPlay } from './present'
import { takeOutOfPlay } from './take-out'

const input = z.strictObject({ member: memberSchema })

const labelled =
  (key: string) =>
  (read: Read, { member }: z.output<typeof input>) =>
    phrase(key, { name: refOf(read, member.type, member.id).name })

/** Players know who is in their company; what becomes of an NPC only the game master tells. */
function tell(write: Write, { type, id }: MemberRef, what: string): void {
  const about = [refOf(write, type, id)]
  write.record({ kind: `${type}.${what}`, secret: type === 'npc', about })
}

export const castApi = {
  /** What fields of the game master's own are called that anybody of this type has; the most usual first. */
  'cast.ownFieldNames': query({
    input: z.strictObject({ type: z.enum(['character', 'npc']) }),
    run: (read, { type }) => ownFieldNames(read, type),
  }),

  /** Writes into a field of the game master's own that somebody has. */
  'cast.changeOwnField': command({
    input: input.extend({ field: ownFieldSchema }),
    label: (read, { member, field }) =>
      phrase('history.cast.changeOwnField', {
        name: refOf(read, member.type, member.id).name,
        field: asText(field.name),
      }),
    run: (write, { member, field }) => changeOwnField(write, member, field),
  }),

  /** What refers to somebody beside their own making; nothing where they can be removed. */
  'cast.references': query({
    input,
    run: (read, { member }) => readReferences(read, member),
  }),

  /**
   * Takes somebody out of play: they keep everything, and nothing offers them any more. Refused in
   * words while a fight or a mission under way counts on them.
   */
  'cast.leave': command({
    input,
    label: labelled('history.cast.leave'),
    run: (write, { member }) => {
      takeOutOfPlay(write, member)
      tell(write, member, 'left')
    },
  }),

  /** Brings somebody back into play as they were. */
  'cast.return': command({
    input,
    label: labelled('history.cast.return'),
    run: (write, { member }) => {
      const { type, id } = member
      const { name } = refOf(write, type, id)
      if (!isOutOfPlay(write, type, id)) refuse('refusal.inPlay', { name })
      write.run(`UPDATE ${type} SET away = 0 WHERE id = @id`, { id })
      tell(write, member, 'returned')
    },
  }),

  /** Removes somebody made by mistake; refused while anything else hangs on them. */
  'cast.remove': command({
    input,
    label: labelled('history.cast.remove'),
    run: (write, { member }) => {
      const { type, id } = member
      const { name } = refOf(write, type, id)
      if (readReferences(write, member).length > 0) refuse('refusal.hangsOn', { name })
      tell(write, member, 'removed')
      write.run(`DELETE FROM ${type} WHERE id = @id`, { id })
    },
  }),
}
