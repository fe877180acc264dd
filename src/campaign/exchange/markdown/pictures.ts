import { posix } from 'node:path'
import { phrase } from '../../../shared/phrase'
import { replacePictures, writePicture } from '../../../shared/pictures'
import { shown, type LeftOver } from '../given'
import type { Entry, Noun } from '../shape/shape'

/** The field of a picture's page that names the file beside it. */
const fileField = 'file'

/** A thing and the page that it stands on. */
interface Paged {
  noun: Noun
  entry: Entry
  /** Below the folder, with slashes. */
  path: string
}

/** A picture in a text by its place in the folder, as any other program shows it. */
const placed = /!\[([^[\]\n]{0,200})\]\(([^()\s]{1,1000})\)/g

/** A part of an address; brackets would end it. */
const encoded = (part: string) =>
  encodeURIComponent(part).replaceAll('(', '%28').replaceAll(')', '%29')

/** Where a picture lies, seen from a page of another list. */
const addressOf = (path: string) => `../${path.split('/').map(encoded).join('/')}`

/**
 * Puts files in place of the pictures themselves: each lies beside its page, and is shown from there
 * in notes. `all` is changed; answers the files by their paths, in base64.
 */
export function takePicturesOut(all: readonly Paged[]): Map<string, string> {
  const files = new Map<string, string>()
  const paths = new Map<string, string>()
  for (const { noun, entry, path } of all) {
    if (noun !== 'picture' || typeof entry.data !== 'string') continue
    const file = path.replace(/\.md$/, '.webp')
    files.set(file, entry.data)
    paths.set(String(entry.id), file)
    Reflect.deleteProperty(entry, 'data')
    entry[fileField] = posix.basename(file)
  }
  for (const { noun, entry } of all) {
    if (noun !== 'note') continue
    entry.body = replacePictures(String(entry.body ?? ''), (picture) => {
      const path = paths.get(picture.id)
      return path === undefined ? writePicture(picture) : `![${picture.name}](${addressOf(path)})`
    })
  }
  return files
}

/** The path below the folder that an address on a page means; null for what is none. */
function pathFrom(page: string, address: string): string | null {
  try {
    return posix.join(posix.dirname(page), decodeURIComponent(address))
  } catch {
    return null
  }
}

/**
 * Puts the pictures of a folder in place of their files, and names them in notes as a campaign does;
 * those that no page is of are told. `all` is changed.
 */
export function bringPicturesIn(
  all: readonly Paged[],
  files: ReadonlyMap<string, string>,
  leftOver: LeftOver[],
): void {
  const ids = new Map<string, string>()
  for (const { noun, entry, path } of all) {
    if (noun !== 'picture' || typeof entry[fileField] !== 'string') continue
    const file = posix.join(posix.dirname(path), entry[fileField])
    Reflect.deleteProperty(entry, fileField)
    const data = files.get(file)
    if (data === undefined) continue
    entry.data = data
    ids.set(file, String(entry.id))
  }
  for (const { noun, entry, path } of all) {
    if (noun !== 'note') continue
    entry.body = String(entry.body ?? '').replaceAll(
      placed,
      (whole: string, name: string, address: string) => {
        const id = ids.get(pathFrom(path, address) ?? '')
        return id === undefined ? whole : writePicture({ name, id })
      },
    )
  }
  for (const path of files.keys()) {
    if (!ids.has(path)) {
      leftOver.push({ at: shown(path), what: phrase('library.leftOver.picture') })
    }
  }
}
