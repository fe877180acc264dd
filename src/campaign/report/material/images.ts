import type { Read } from '../../file/handles'
import { imagesOf } from '../../picture/bytes'
import type { Images } from '../document/html'
import type { Format } from '../kinds'
import type { Report } from '../model/schema'

/** What the pictures of a report show, where its format has them in it; no other picture is read. */
export function readImages(read: Read, { pictures }: Report, format: Format): Images {
  const hasPictures = format === 'html' || format === 'pdf'
  return imagesOf(read, hasPictures ? pictures.map(({ hash }) => hash) : [])
}
