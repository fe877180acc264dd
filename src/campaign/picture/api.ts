import { z } from 'zod'
import type { Ref } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { mostBase64, mostPictures } from '../../shared/pictures'
import { refuse } from '../../shared/reply'
import { command, operation, query } from '../define'
import type { Read } from '../file/handles'
import { freeName } from '../free-name'
import { imageOf, keepBytes, readBase64 } from './bytes'
import { pictureById, pictureRef, portrayed, readPictures, usesOf } from './read'
import { filledText, idSchema as id, line } from '../../shared/bounded'

const pictureOnly = z.strictObject({ pictureId: id })
const name = line(120)
const bearer = z.strictObject({ type: z.enum(portrayed), id })

/** Who or what bears a picture, as facts point at it; a refusal in words when it is gone. */
function bearerRef(read: Read, { type, id: bearerId }: z.output<typeof bearer>): Ref {
  const row = read.get<{ name: string }>(`SELECT name FROM ${type} WHERE id = @bearerId`, {
    bearerId,
  })
  return { type, id: bearerId, name: row?.name ?? refuse('refusal.gone') }
}

export const pictureApi = {
  /** The pictures of the campaign, the newest first, without what they show. */
  'picture.list': query({
    input: z.strictObject({}),
    run: readPictures,
  }),

  /**
   * What pictures of this fingerprint show, as an address that an element of a page takes; null where
   * there is none. It never becomes anything else, so nobody asks twice.
   */
  'picture.image': operation({
    input: z.strictObject({ hash: id }),
    reads: [],
    run: ({ file }, { hash }) => file.read((read) => imageOf(read, hash)).value,
  }),

  /** Whose picture it is, and the notes it stands in. */
  'picture.uses': query({
    input: pictureOnly,
    run: (read, { pictureId }) => usesOf(read, pictureId),
  }),

  /**
   * Takes in a picture: a still WebP within the limits, in base64, as the page makes it of any picture.
   * Answers its id; that of the same picture where it is here already.
   */
  'picture.add': command({
    input: z.strictObject({ name, data: filledText(mostBase64) }),
    label: (read, input) =>
      phrase('history.picture.add', { name: freeName(read, 'picture', input.name) }),
    run: (write, input) => {
      const kept = readBase64(input.data) ?? refuse('refusal.noPicture')
      const same = write.get<{ id: string; name: string }>(
        'SELECT id, name FROM picture WHERE hash = @hash',
        { hash: kept.hash },
      )
      if (same) return { pictureId: same.id, name: same.name, isNew: false }
      const count =
        write.get<{ count: number }>('SELECT count(*) AS count FROM picture')?.count ?? 0
      if (count >= mostPictures) refuse('refusal.tooManyPictures', { most: mostPictures })
      const pictureId = write.newId()
      const called = freeName(write, 'picture', input.name)
      const { hash, width, height, size } = kept
      keepBytes(write, kept)
      write.run(
        `INSERT INTO picture (id, position, name, hash, width, height, size, created_at)
         SELECT @pictureId, coalesce(min(position) - 1, 0), @called, @hash, @width, @height, @size, @now
         FROM picture`,
        { pictureId, called, hash, width, height, size, now: write.now },
      )
      const about = [pictureRef({ id: pictureId, name: called })]
      write.record({ kind: 'picture.added', secret: true, about })
      return { pictureId, name: called, isNew: true }
    },
  }),

  /** Gives a picture another name. */
  'picture.rename': command({
    input: z.strictObject({ pictureId: id, name }),
    label: (read, { pictureId }) =>
      phrase('history.picture.rename', { name: pictureById(read, pictureId).name }),
    run: (write, { pictureId, name: now }) => {
      const before = pictureById(write, pictureId)
      if (before.name === now) return
      write.run('UPDATE picture SET name = @now WHERE id = @pictureId', { pictureId, now })
      const about = [pictureRef({ id: pictureId, name: now }), pictureRef(before)]
      write.record({ kind: 'picture.renamed', secret: true, about })
    },
  }),

  /** Takes a picture away; cards and notes that had it stay, without it. */
  'picture.remove': command({
    input: pictureOnly,
    label: (read, { pictureId }) =>
      phrase('history.picture.remove', { name: pictureById(read, pictureId).name }),
    run: (write, { pictureId }) => {
      const about = [pictureRef(pictureById(write, pictureId))]
      write.run('DELETE FROM picture WHERE id = @pictureId', { pictureId })
      write.record({ kind: 'picture.removed', secret: true, about })
    },
  }),

  /** Puts a picture on the card of somebody or of a place; null takes the one there away. */
  'picture.portray': command({
    input: z.strictObject({ of: bearer, pictureId: id.nullable() }),
    label: (read, { of, pictureId }) =>
      phrase(pictureId === null ? 'history.picture.unportray' : 'history.picture.portray', {
        name: bearerRef(read, of).name,
      }),
    run: (write, { of, pictureId }) => {
      const whose = bearerRef(write, of)
      const picture = pictureId === null ? [] : [pictureRef(pictureById(write, pictureId))]
      const changed = write.run(
        `UPDATE ${of.type} SET picture_id = @pictureId WHERE id = @id AND picture_id IS NOT @pictureId`,
        { id: of.id, pictureId },
      )
      if (changed === 0) return
      const kind = pictureId === null ? 'picture.unportrayed' : 'picture.portrayed'
      write.record({ kind, secret: true, about: [whose, ...picture] })
    },
  }),
}
