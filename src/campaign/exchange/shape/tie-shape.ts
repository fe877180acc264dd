import { line } from '../../../shared/bounded'
import { longestRelation, tieTypes, type TieType } from '../../../shared/ties'
import { mayName, type Shape } from './shape'

/** Whom and what a thing is tied to, and how; ties of others to it are theirs. */
export const ties = (type: TieType): Shape => ({
  table: 'tie',
  owner: `${type}_id`,
  hasIds: true,
  holds: (entry) => tieTypes.filter((to) => entry[to] !== null).length === 1,
  fields: {
    relation: { schema: line(longestRelation) },
    ...Object.fromEntries(tieTypes.map((to) => [to, mayName(to, false, `to_${to}_id`)])),
  },
  // Whoever it is tied to may have stayed behind.
  derive: ({ idOf }, entry) => {
    const isHere = tieTypes.some((to) => {
      const named = entry[to]
      return typeof named === 'string' && idOf(to, named) !== undefined
    })
    return isHere ? {} : null
  },
})
