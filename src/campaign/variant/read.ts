import type { Read } from '../file/handles'
import { nameColumns } from '../free-name'

export type VariantNoun = keyof typeof nameColumns

/** A thing and what it is a variant of, both of which are here. */
export interface Variant {
  noun: VariantNoun
  id: string
  name: string
  of: { id: string; name: string }
}

const nouns = Object.keys(nameColumns) as VariantNoun[]

/** Every variant of this campaign whose original is still here, in the order in which they were made. */
export function readVariants(read: Read, of: readonly VariantNoun[] = nouns): Variant[] {
  return of.flatMap((noun) => {
    const name = nameColumns[noun]
    return read
      .all<{ id: string; name: string; ofId: string; ofName: string }>(
        `SELECT own.id, own.${name} AS name, original.id AS ofId, original.${name} AS ofName
         FROM variant JOIN ${noun} AS own ON own.id = variant.id
         JOIN ${noun} AS original ON original.id = variant.of_id
         WHERE variant.noun = @noun AND original.id <> own.id ORDER BY variant.rowid`,
        { noun },
      )
      .map(({ ofId, ofName, ...own }) => ({ noun, ...own, of: { id: ofId, name: ofName } }))
  })
}
