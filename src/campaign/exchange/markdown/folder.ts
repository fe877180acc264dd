import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  type Dirent,
} from 'node:fs'
import { join } from 'node:path'
import { phrase } from '../../../shared/phrase'
import { mostBytes as mostPictureBytes, mostPictures } from '../../../shared/pictures'
import { Refusal } from '../../../shared/reply'
import { shown, type LeftOver } from '../given'
import { decodeText } from '../text'

/** As much as is read of a folder: files, bytes of one and of all, folders one in another, entries seen. */
const mostFiles = 20_000
const mostBytes = 4 * 1024 * 1024
const mostBytesInAll = 64 * 1024 * 1024
const mostDeep = 16
const mostSeen = 200_000
/** Letters that the pictures of a folder may have in base64. */
const mostOfPictures = 192 * 1024 * 1024

/** A file of a folder by its path below it, with slashes. */
export interface FolderFile {
  path: string
  text: string
}

/** What is read of a folder: its Markdown files, and its pictures in base64 by their paths. */
export interface FolderContent {
  pages: FolderFile[]
  pictures: Map<string, string>
}

/** Why a file is not among what was read. */
type Why = 'closed' | 'link' | 'deep' | 'large' | 'foreign' | 'unread'

/** Reads one folder and those in it, and follows no link out of it. */
class Walk {
  readonly pages: FolderFile[] = []
  readonly pictures = new Map<string, string>()
  readonly leftOver: LeftOver[]
  readonly #root: string
  #seen = 0
  #bytes = 0
  #ofPictures = 0

  constructor(root: string, leftOver: LeftOver[]) {
    this.#root = root
    this.leftOver = leftOver
  }

  visit(below: string, depth: number): void {
    if (depth > mostDeep) {
      this.#leave(below, 'deep')
      return
    }
    const entries = this.#entriesOf(below)
    this.#seen += entries.length
    if (this.#seen > mostSeen) tooLarge()
    for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      // What a program keeps for itself is no note.
      if (entry.name.startsWith('.')) continue
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isSymbolicLink()) this.#leave(path, 'link')
      else if (entry.isDirectory()) this.visit(path, depth + 1)
      else if (entry.isFile() && /\.(md|markdown)$/i.test(entry.name)) this.#take(path)
      else if (entry.isFile() && /\.webp$/i.test(entry.name)) this.#takePicture(path)
      else this.#leave(path, 'foreign')
    }
  }

  #entriesOf(below: string): Dirent[] {
    try {
      return readdirSync(join(this.#root, below), { withFileTypes: true })
    } catch {
      this.#leave(below, 'closed')
      return []
    }
  }

  #take(path: string): void {
    const text = this.#read(path, mostBytes, (bytes) => {
      this.#bytes += bytes.length
      return decodeText(bytes, path)
    })
    if (text === null) return
    if (this.pages.length >= mostFiles || this.#bytes > mostBytesInAll) tooLarge()
    this.pages.push({ path, text })
  }

  #takePicture(path: string): void {
    const data = this.#read(path, mostPictureBytes, (bytes) => bytes.toString('base64'))
    if (data === null) return
    this.#ofPictures += data.length
    if (this.pictures.size >= mostPictures || this.#ofPictures > mostOfPictures) {
      this.#leave(path, 'large')
    } else this.pictures.set(path, data)
  }

  /** What a file holds, through no link that somebody has put there meanwhile. */
  #read(path: string, most: number, decode: (bytes: Buffer) => string): string | null {
    let handle: number | undefined
    try {
      handle = openSync(join(this.#root, path), constants.O_RDONLY | constants.O_NOFOLLOW)
      if (fstatSync(handle).size > most) {
        this.#leave(path, 'large')
        return null
      }
      return decode(readFileSync(handle))
    } catch {
      this.#leave(path, 'unread')
      return null
    } finally {
      if (handle !== undefined) closeSync(handle)
    }
  }

  #leave(path: string, why: Why): void {
    this.leftOver.push({ at: shown(path), what: phrase(`library.leftOver.${why}`) })
  }
}

function tooLarge(): never {
  throw new Refusal(
    phrase('refusal.folderTooLarge', { most: mostFiles, size: mostBytesInAll / 1024 / 1024 }),
  )
}

/**
 * The Markdown files and pictures of a folder and of those in it; hidden ones are passed over, and whatever
 * else is not read is told. Refuses in words what is too large as a whole. Nothing outside of it is read.
 */
export function readFolder(root: string, leftOver: LeftOver[]): FolderContent {
  const walk = new Walk(root, leftOver)
  walk.visit('', 1)
  return walk
}
