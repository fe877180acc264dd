import type { Write } from '../file/handles'
import { placeRef } from './ref'

/** Tells of a place. Places are the game master's until somebody comes there. */
export function tellPlace(write: Write, kind: string, placeId: string): void {
  write.record({ kind, secret: true, about: [placeRef(write, placeId)] })
}

/** Makes a place, the last in the list. Answers its id. */
export function createPlace(
  write: Write,
  texts: { name: string; description: string; secret: string },
): string {
  const placeId = write.newId()
  write.run(
    `INSERT INTO place (id, position, name, description, secret)
     SELECT @placeId, coalesce(max(position) + 1, 0), @name, @description, @secret FROM place`,
    { ...texts, placeId },
  )
  tellPlace(write, 'place.created', placeId)
  return placeId
}
