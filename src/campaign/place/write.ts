import type { Ref } from '../../shared/fact'
import type { Write } from '../file/handles'

/** Tells of a place. Places are the game master's until somebody comes there. */
export function tellPlace(
  write: Write,
  kind: string,
  place: Ref,
  about: readonly Ref[] = [],
): void {
  write.record({ kind, secret: true, about: [place, ...about] })
}

/** Makes a place, the last in the list. Answers its id. */
export function createPlace(
  write: Write,
  texts: { name: string; description: string; known: string; secret: string },
): string {
  const placeId = write.newId()
  write.run(
    `INSERT INTO place (id, position, name, description, known, secret)
     SELECT @placeId, coalesce(max(position) + 1, 0), @name, @description, @known, @secret
     FROM place`,
    { ...texts, placeId },
  )
  tellPlace(write, 'place.created', { type: 'place', id: placeId, name: texts.name })
  return placeId
}
