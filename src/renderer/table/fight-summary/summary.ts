import type { OutputOf } from '../../../campaign/api'

/** The account of a fight. */
export type Summary = OutputOf<'encounter.summary'>
export type Toll = Summary['tolls'][number]

/** Names by id, for whatever was done to or by whom. */
export function namesIn({ tolls }: Summary): (id: string) => string {
  const names = new Map(tolls.map(({ id, label }) => [id, label]))
  return (id) => names.get(id) ?? id
}
