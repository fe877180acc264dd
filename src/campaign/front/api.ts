import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { castCommands } from './cast-commands'
import { customMoveCommands } from './custom-move-commands'
import { dangerCommands } from './danger-commands'
import { frontCommands } from './front-commands'
import { portentCommands } from './portent-commands'
import { readFronts } from './read'
import { frontNameOf, orderedKinds, reorder } from './reorder'
import { stakeCommands } from './stake-commands'
import { texts } from './texts'

export const frontApi = {
  /** Every front with its dangers, portents, stakes, cast, moves of its own and linked missions, in order. */
  'front.list': query({ input: z.strictObject({}), run: readFronts }),

  ...frontCommands,
  ...dangerCommands,
  ...portentCommands,
  ...stakeCommands,
  ...castCommands,
  ...customMoveCommands,

  /** Changes places with the neighbour before or after. */
  'front.reorder': command({
    input: z.strictObject({
      what: z.enum(orderedKinds),
      id: texts.id,
      by: z.union([z.literal(-1), z.literal(1)]),
    }),
    label: (read, { what, id }) =>
      phrase('history.front.reorder', { front: frontNameOf(read, what, id) }),
    run: (write, { what, id, by }) => reorder(write, what, id, by),
  }),
}
