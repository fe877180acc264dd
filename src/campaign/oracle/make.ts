import { z } from 'zod'
import type { Consulted } from '../../rules/oracles/consult'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Write } from '../file/handles'
import { joinCast } from '../front/cast-commands'
import { createNote } from '../note/write'
import { createPlace } from '../place/write'
import { createMember } from '../sheet/members'
import { consultAll, consultedInput } from './consult'
import { idSchema, line } from '../../shared/bounded'

/** As long as what is said of somebody may be. */
const longest = 4000

/** What a generation comes to in words: a line for each table, its sub-rolls behind it. */
function described(all: readonly Consulted[][]): string {
  const lines = all.map((rolled) => {
    const texts = rolled.map(({ text }) => text).join(', ')
    return `${rolled[0]?.name ?? ''}: ${texts}`
  })
  return lines.join('\n').slice(0, longest)
}

const makeInput = z.strictObject({
  consulted: z.array(consultedInput).min(1).max(20),
  name: line(120),
  as: z.enum(['npc', 'place', 'note', 'cast']),
  /** Into whose cast, where it is to be one of a cast. */
  frontId: idSchema.optional(),
})

function make(
  write: Write,
  { as, name, frontId }: z.output<typeof makeInput>,
  description: string,
): { id: string } {
  if (as === 'place')
    return { id: createPlace(write, { name, description, known: '', secret: '' }) }
  if (as === 'note') return { id: createNote(write, name, description) }
  const id = createMember(write, 'npc', { name, description }, {})
  if (as === 'cast') {
    joinCast(write, { type: 'front', id: frontId ?? refuse('refusal.gone') }, id, '')
  }
  return { id }
}

export const makeApi = {
  /**
   * Makes somebody or something of what the tables say, in one step with the rolls: an NPC, a place,
   * a note, or one of a front's cast. Answers its id.
   */
  'oracle.make': command({
    input: makeInput,
    label: (_read, { name }) => phrase('history.oracle.make', { name }),
    run: (write, input) => {
      const all = consultAll(write, input.consulted, { typed: false, secret: true })
      return make(write, input, described(all))
    },
  }),
}
