import { z } from 'zod'
import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { NoteLink } from '../../shared/note/note-text'
import { query } from '../define'
import type { Read } from '../file/handles'
import { idSchema, textUpTo, whole } from '../../shared/bounded'

/** What a note can point at. */
const mentionable = ['character', 'npc', 'place', 'front', 'mission'] as const
type Mentionable = (typeof mentionable)[number]

/** One thing that a note points at. */
export const mentionSchema = z.strictObject({
  type: z.enum(mentionable),
  id: idSchema,
})
type Mention = z.output<typeof mentionSchema>

/** Whether a line can be about what one of its links means. */
export function isMentionable(link: NoteLink): link is Mention & NoteLink {
  return mentionable.some((type) => type === link.type)
}

const nameSql: Record<Mentionable, string> = {
  character: 'SELECT name FROM character WHERE id = @id',
  npc: 'SELECT name FROM npc WHERE id = @id',
  place: 'SELECT name FROM place WHERE id = @id',
  front: 'SELECT name FROM front WHERE id = @id',
  mission: 'SELECT name FROM mission WHERE id = @id',
}

/** What a note points at, by the names it has now; each once. A refusal in words when it is gone. */
export function mentionRefs(read: Read, mentions: readonly Mention[]): Ref[] {
  const each = new Map(mentions.map((mention) => [`${mention.type} ${mention.id}`, mention]))
  return [...each.values()].map(({ type, id }) => {
    const row = read.get<{ name: string }>(nameSql[type], { id })
    return { type, id, name: row?.name ?? refuse('refusal.gone') }
  })
}

const everyone = `SELECT 'character' AS type, 0 AS rank, id, name, away FROM character
  UNION ALL SELECT 'npc', 1, id, name, away FROM npc
  UNION ALL SELECT 'place', 2, id, name, 0 FROM place
  UNION ALL SELECT 'mission', 3, id, name, 0 FROM mission
  UNION ALL SELECT 'front', 4, id, name, 0 FROM front`

interface CandidateRow {
  type: Mentionable
  id: string
  name: string
  away: number
}

/** What LIKE takes for a sign of its own is meant as it stands. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

export const candidateApi = {
  /**
   * Whom or what the first letters after an `@` may mean: names that begin so come first, and who is
   * out of play after those like them.
   */
  'note.candidates': query({
    input: z.strictObject({
      text: textUpTo(60),
      limit: whole(1, 20),
    }),
    run: (read, { text, limit }) =>
      read
        .all<CandidateRow>(
          `SELECT type, id, name, away FROM (${everyone})
         WHERE name LIKE '%' || @text || '%' ESCAPE '\\'
         ORDER BY name LIKE @text || '%' ESCAPE '\\' DESC,
           name LIKE '% ' || @text || '%' ESCAPE '\\' DESC, away, rank, name LIMIT @limit`,
          { text: literally(text), limit },
        )
        .map(({ away, ...found }) => ({ ...found, isAway: away === 1 })),
  }),
}
