import { z } from 'zod'
import type { Ref } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { longestRelation, tieTypes } from '../../shared/ties'
import { command, query } from '../define'
import type { Read, Write } from '../file/handles'
import { findTieable, readTie, readTies, readTiesOf } from './read'
import { idSchema as id, line, maybeLine } from '../../shared/bounded'

const end = z.strictObject({ type: z.enum(tieTypes), id })
type End = z.output<typeof end>

const relation = line(longestRelation)

/** As many as are offered at once. */
const mostOffered = 40

/** One end as facts point at it; a refusal in words when it is gone. */
function endRef(read: Read, { type, id }: End): Ref {
  const row = read.get<{ name: string }>(`SELECT name FROM ${type} WHERE id = @id`, { id })
  return { type, id, name: row?.name ?? refuse('refusal.gone') }
}

const tieWords = (key: string, from: Ref, said: string, to: Ref) =>
  phrase(`history.tie.${key}`, { who: from.name, relation: said, whom: to.name })

const tieThere = (read: Read, tieId: string) => readTie(read, tieId) ?? refuse('refusal.gone')

/** Tells of a tie, to the game master alone: what binds people is for play to bring out. */
function tell(write: Write, kind: string, about: Ref[], said: string): void {
  write.record({ kind, secret: true, about, with: { relation: said } })
}

export const tieApi = {
  /** The ties of one, from either side; every tie of the campaign where nobody is named. */
  'tie.list': query({
    input: z.strictObject({ of: end.nullable().default(null) }),
    run: (read, { of }) => (of ? readTiesOf(read, of) : readTies(read)),
  }),

  /** Whom and what anybody can be tied to, found by a part of its name. */
  'tie.find': query({
    input: z.strictObject({ text: maybeLine(120) }),
    run: (read, { text }) => findTieable(read, text, mostOffered),
  }),

  /** What relations of the campaign are called; the most usual first. */
  'tie.relations': query({
    input: z.strictObject({}),
    run: (read) =>
      read
        .all<{ relation: string }>(
          `SELECT relation FROM tie GROUP BY relation ORDER BY count(*) DESC, relation LIMIT @most`,
          { most: mostOffered },
        )
        .map((row) => row.relation),
  }),

  /** Ties one to another by a relation with a name, as one sentence. Refused where it stands already. */
  'tie.create': command({
    input: z.strictObject({ from: end, relation, to: end }),
    label: (read, { from, relation: said, to }) =>
      tieWords('create', endRef(read, from), said, endRef(read, to)),
    run: (write, { from, relation: said, to }) => {
      const [who, whom] = [endRef(write, from), endRef(write, to)]
      if (from.type === to.type && from.id === to.id) refuse('refusal.tieToSelf')
      const tieId = write.newId()
      // The names of the columns are those of the command's own schema.
      const [own, other] = [`${from.type}_id`, `to_${to.type}_id`]
      const isThere = write.get(
        `SELECT 1 FROM tie WHERE ${own} = @from AND ${other} = @to AND relation = @said`,
        { from: from.id, to: to.id, said },
      )
      if (isThere) refuse('refusal.tieThere')
      write.run(
        `INSERT INTO tie (id, ${own}, relation, ${other}) VALUES (@tieId, @from, @said, @to)`,
        { tieId, from: from.id, said, to: to.id },
      )
      tell(write, 'tie.created', [who, whom], said)
      return { tieId }
    },
  }),

  /** Takes a tie away; both ends stay. */
  'tie.remove': command({
    input: z.strictObject({ tieId: id }),
    label: (read, { tieId }) => {
      const { from, relation: said, to } = tieThere(read, tieId)
      return tieWords('remove', from, said, to)
    },
    run: (write, { tieId }) => {
      const { from, relation: said, to } = tieThere(write, tieId)
      write.run('DELETE FROM tie WHERE id = @tieId', { tieId })
      tell(write, 'tie.removed', [from, to], said)
    },
  }),
}
