import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import type { Binding } from '../file/handles'
import { placeRef } from './ref'
import { createPlace, tellPlace } from './write'
import { renaming } from '../note/write'
import { memberFields } from '../sheet/members'
import { idSchema as id, line, maybeLine } from '../../shared/bounded'

const name = line(120)
const text = maybeLine(4000)
const { known } = memberFields

interface PlaceRow {
  id: string
  name: string
  description: string
  /** What players know of it, in a line that is theirs to read. */
  known: string
  secret: string
  pictureId: string | null
}

export const placeApi = {
  /** The campaign's places in their order. */
  'place.list': query({
    input: z.strictObject({}),
    run: (read) =>
      read.all<PlaceRow>(
        `SELECT id, name, description, known, secret, picture_id AS pictureId FROM place
         ORDER BY position`,
      ),
  }),

  /** A new place. Answers its id. */
  'place.create': command({
    input: z.strictObject({
      name,
      description: text.default(''),
      known: known.default(''),
      secret: text.default(''),
    }),
    label: (_read, input) => phrase('history.place.create', { name: input.name }),
    run: (write, input) => ({ placeId: createPlace(write, input) }),
  }),

  /** Changes what is given and leaves the rest. */
  'place.edit': command({
    input: z.strictObject({
      placeId: id,
      name: name.optional(),
      description: text.optional(),
      known: known.optional(),
      secret: text.optional(),
    }),
    label: (read, { placeId }) =>
      phrase('history.place.edit', { name: placeRef(read, placeId).name }),
    run: (write, { placeId, ...texts }) => {
      const said = Object.entries(texts).flatMap(([column, value]): [string, Binding][] =>
        value === undefined ? [] : [[column, value]],
      )
      if (said.length === 0) return
      const before = placeRef(write, placeId)
      // The names of the columns are those of the command's own schema.
      const set = said.map(([column]) => `${column} = @${column}`).join(', ')
      renaming(write, 'place', placeId, () =>
        write.run(`UPDATE place SET ${set} WHERE id = @placeId`, {
          ...Object.fromEntries(said),
          placeId,
        }),
      )
      const now = placeRef(write, placeId)
      const isRenamed = now.name !== before.name
      tellPlace(write, isRenamed ? 'place.renamed' : 'place.edited', now, isRenamed ? [before] : [])
    },
  }),

  /** Takes a place away; fights and missions that led there stay, without it. */
  'place.remove': command({
    input: z.strictObject({ placeId: id }),
    label: (read, { placeId }) =>
      phrase('history.place.remove', { name: placeRef(read, placeId).name }),
    run: (write, { placeId }) => {
      tellPlace(write, 'place.removed', placeRef(write, placeId))
      write.run('DELETE FROM place WHERE id = @placeId', { placeId })
    },
  }),
}
