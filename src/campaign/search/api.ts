import { z } from 'zod'
import { withoutLinks } from '../../shared/note/note-text'
import { searchTypes, type SearchType } from '../../shared/search-types'
import { isOutOfPlay } from '../cast/present'
import { query } from '../define'
import { words as catalogue } from '../words'
import type { Read } from '../file/handles'
import { excerptsOf, marking, type Excerpt } from './excerpt'
import { find, type Entry, type Question } from './find'
import { aliasedWith, formerlyNamedWith, namedWith, unindexedWith } from './holding'
import { homeOf } from './home'
import { matchAll, matchOneOfEach, wordsAsked } from './question'
import { dayOfUnnamed, spokenName } from './session-name'
import { spellingsOf } from './spelling'
import { textUpTo, whole } from '../../shared/bounded'

function hitOf(read: Read, entry: Omit<Entry, 'id'>, found: Excerpt | undefined, isNear: boolean) {
  const { type, entity_id: id } = entry
  const name = withoutLinks(spokenName(type, entry.name))
  const day = dayOfUnnamed(read, type, id)
  const marks = [{ text: name, marked: false }]
  const excerpt = found?.excerpt ?? []
  return {
    type,
    id,
    name,
    isNear,
    marks: day === null ? (found?.marks ?? marks) : marks,
    excerpt: day === null || excerpt.length > 0 ? excerpt : [{ text: day, marked: false }],
    home: homeOf(read, type, id),
    isAway: (type === 'character' || type === 'npc') && isOutOfPlay(read, type, id),
  }
}

/** What is found, each with its excerpt. */
function hits(read: Read, question: Question, isNear: boolean) {
  const entries = find(read, question)
  const excerpts = excerptsOf(
    read,
    question.match,
    entries.map(({ id }) => id),
  )
  return entries.map((entry) => hitOf(read, entry, excerpts.get(entry.id), isNear))
}

/** NPCs by what players call them, with that for an excerpt. */
function aliasHits(read: Read, words: readonly string[]) {
  return aliasedWith(read, words).map(({ alias, ...entry }) => {
    const marks = [{ text: entry.name, marked: false }]
    return hitOf(read, entry, { marks, excerpt: [{ text: alias, marked: true }] }, false)
  })
}

/** NPCs by what they were called before they had another name, told as such. */
function formerHits(read: Read, words: readonly string[]) {
  return formerlyNamedWith(read, words).map(({ former, ...entry }) => {
    const marks = [{ text: entry.name, marked: false }]
    const said = { text: `${catalogue.t('palette.formerly')} `, marked: false }
    return hitOf(read, entry, { marks, excerpt: [said, { text: former, marked: true }] }, false)
  })
}

/** Days, and tables by what stands in a row of them. */
function unindexedHits(read: Read, types: readonly SearchType[], words: readonly string[]) {
  return unindexedWith(read, types, words).map(({ text, ...entry }) => {
    const marked = marking(text, words)
    const isRow = entry.type === 'oracleTable'
    const marks = isRow ? [{ text: entry.name, marked: false }] : marked
    return hitOf(read, entry, { marks, excerpt: isRow ? marked : [] }, false)
  })
}

export const searchApi = {
  /**
   * Everything that holds the words typed, best first: its type and id, its name and a piece of its
   * text with the finds marked, what it belongs to, and whether it is somebody out of play; before all an
   * NPC whom players call so, and after what is called so now an NPC who was. When nothing does, what has the words within its name, and else what holds words spelt nearly so (`isNear`). Any text may be typed. For the game master alone: secrets are found too.
   */
  'search.find': query({
    input: z.strictObject({
      text: textUpTo(20_000),
      types: z.array(z.enum(searchTypes)).max(searchTypes.length).optional(),
      limit: whole(1, 50).default(20),
    }),
    run: (read, { text, types: asked, limit }) => {
      const words = wordsAsked(text)
      if (words.length === 0) return []
      const types = asked ? JSON.stringify(asked) : null
      const question = { match: matchAll(words), name: words.join(' '), types, limit }
      const isOfNpcs = !asked || asked.includes('npc')
      const aliased = isOfNpcs ? aliasHits(read, words) : []
      const found = hits(read, question, false)
      const others = found.filter(({ id }) => !aliased.some((each) => each.id === id))
      const former = isOfNpcs ? formerHits(read, words) : []
      const known = new Set([...aliased, ...found].map(({ id }) => id))
      const unindexed = unindexedHits(read, asked ?? searchTypes, words)
      const exact = [
        ...aliased,
        ...others,
        ...former.filter(({ id }) => !known.has(id)),
        ...unindexed,
      ].slice(0, limit)
      if (exact.length > 0) return exact
      const named = namedWith(read, asked ?? searchTypes, words)
      if (named.length > 0) {
        return named.slice(0, limit).map((entry) => hitOf(read, entry, undefined, false))
      }
      const spellings = words.map((word) => spellingsOf(read, word))
      return hits(read, { ...question, match: matchOneOfEach(spellings) }, true)
    },
  }),
}
