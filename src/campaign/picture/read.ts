import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'

/** What can bear a picture of its own. */
export const portrayed = ['character', 'npc', 'place'] as const

/** A picture without what it shows. */
export interface PictureRow {
  id: string
  name: string
  hash: string
  width: number
  height: number
  size: number
}

/** The pictures of the campaign, the newest first. */
export const readPictures = (read: Read): PictureRow[] =>
  read.all('SELECT id, name, hash, width, height, size FROM picture ORDER BY position, id')

/** One picture; a refusal in words when it is gone. */
export function pictureById(read: Read, pictureId: string): PictureRow {
  const row = read.get<PictureRow>(
    'SELECT id, name, hash, width, height, size FROM picture WHERE id = @pictureId',
    { pictureId },
  )
  return row ?? refuse('refusal.pictureGone')
}

/** A picture as facts point at it. */
export function pictureRef({ id, name }: Pick<PictureRow, 'id' | 'name'>): Ref {
  return { type: 'picture', id, name }
}

/** Whose picture it is, and the notes it stands in, in their order. */
export function usesOf(read: Read, pictureId: string): Ref[] {
  const bearers = portrayed.flatMap((type) =>
    read
      .all<{ id: string; name: string }>(
        `SELECT id, name FROM ${type} WHERE picture_id = @pictureId ORDER BY position`,
        { pictureId },
      )
      .map((row): Ref => ({ type, ...row })),
  )
  const notes = read.all<{ id: string; name: string }>(
    `SELECT id, title AS name FROM note WHERE instr(body, @named) > 0 ORDER BY position`,
    { named: `](picture:${pictureId})` },
  )
  return [...bearers, ...notes.map((row): Ref => ({ type: 'note', ...row }))]
}
