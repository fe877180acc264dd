import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { castCommands } from './cast-commands'
import { dangerCommands } from './danger-commands'
import { frontCommands } from './front-commands'
import { portentCommands } from './portent-commands'
import { readFrontNames, readFrontPage, readFronts, readFrontsInPlay } from './read'
import { frontNameOf, orderedKinds, reorder } from './reorder'
import { pageInput } from '../search/page'
import { stakeCommands } from './stake-commands'
import { texts } from './texts'

export const frontApi = {
  /** A page of the fronts, those in play first: of all, or of those that hold the words typed. */
  'front.list': query({ input: pageInput, run: readFrontPage }),

  /** The names of all fronts, in their places: what one is chosen from. */
  'front.names': query({ input: z.strictObject({}), run: readFrontNames }),

  /** These fronts with dangers, portents, stakes, cast, moves of their own and linked missions, in order. */
  'front.byId': query({
    input: z.strictObject({ ids: z.array(texts.id).max(500) }),
    run: (read, { ids }) => readFronts(read, ids),
  }),

  /** The same of every front in play. */
  'front.inPlay': query({ input: z.strictObject({}), run: readFrontsInPlay }),

  ...frontCommands,
  ...dangerCommands,
  ...portentCommands,
  ...stakeCommands,
  ...castCommands,

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
