import { phrase } from '../../shared/phrase'
import { tieTypes, type TieType } from '../../shared/ties'
import type { Read } from '../file/handles'
import type { Things } from './document'
import { shown, type LeftOver } from './given'
import { nameOf } from './place'
import type { Entry } from './shape/shape'

/** The ties of things whose other end is neither among them nor in the campaign: they find no place. */
export function looseTies(read: Read, things: Things): LeftOver[] {
  const given = new Map(
    tieTypes.map((type) => [type, new Set((things[type] ?? []).map(({ id }) => id))]),
  )
  const isThere = (type: TieType, id: string) =>
    given.get(type)?.has(id) ||
    read.get(`SELECT 1 FROM ${type} WHERE id = @id`, { id }) !== undefined
  return tieTypes
    .flatMap((type) => things[type] ?? [])
    .flatMap((entry) =>
      ((entry.ties ?? []) as Entry[])
        .filter((tie) =>
          tieTypes.every((to) => typeof tie[to] !== 'string' || !isThere(to, tie[to])),
        )
        .map(({ relation }) => ({
          at: shown(nameOf(entry)),
          what: phrase('library.leftOver.tie', {
            who: shown(nameOf(entry)),
            relation: shown(String(relation)),
          }),
        })),
    )
}
