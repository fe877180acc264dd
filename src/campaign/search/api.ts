import { z } from 'zod'
import { searchTypes } from '../../shared/search-types'
import { isOutOfPlay } from '../cast/present'
import { query } from '../define'
import type { Read } from '../file/handles'
import { excerpt, marked } from './excerpt'
import { find, type Entry } from './find'
import { homeOf } from './home'
import { meantBy } from './meant'
import { matchAll, matchOneOfEach, wordsAsked } from './question'

function hitOf(read: Read, entry: Entry, words: readonly string[], isNear: boolean) {
  const { type, entity_id: id, name, body } = entry
  return {
    type,
    id,
    name,
    isNear,
    marks: marked(name, words),
    excerpt: excerpt(body, words),
    home: homeOf(read, type, id),
    isAway: (type === 'character' || type === 'npc') && isOutOfPlay(read, type, id),
  }
}

export const searchApi = {
  /**
   * Everything that holds the words typed, best first: its type and id, its name and a piece of its
   * text with the finds marked, what it belongs to, and whether it is somebody out of play. When nothing does, what holds words spelt
   * nearly so (`isNear`). Any text may be typed. For the game master alone: secrets are found too.
   */
  'search.find': query({
    input: z.strictObject({
      text: z.string().max(20_000),
      types: z.array(z.enum(searchTypes)).max(searchTypes.length).optional(),
      limit: z.number().int().min(1).max(50).default(20),
    }),
    run: (read, { text, types: asked, limit }) => {
      const words = wordsAsked(text)
      if (words.length === 0) return []
      const types = asked ? JSON.stringify(asked) : null
      const question = { match: matchAll(words), name: words.join(' '), types, limit }
      const exact = find(read, question)
      if (exact.length > 0) return exact.map((entry) => hitOf(read, entry, words, false))
      const meant = words.map((word) => meantBy(read, word))
      return find(read, { ...question, match: matchOneOfEach(meant) }).map((entry) =>
        hitOf(read, entry, meant.flat(), true),
      )
    },
  }),
}
