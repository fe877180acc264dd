import { z } from 'zod'
import { query } from '../define'

interface PlaceRow {
  id: string
  name: string
  description: string
  secret: string
}

export const placeApi = {
  /** The campaign's places in their order. */
  'place.list': query({
    input: z.strictObject({}),
    run: (read) =>
      read.all<PlaceRow>('SELECT id, name, description, secret FROM place ORDER BY position'),
  }),
}
