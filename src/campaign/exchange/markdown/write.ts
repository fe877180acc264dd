import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuseOntoCampaign } from '../../file/disk/protect'
import { fileName } from '../../workspace/file-name'
import { notSaved } from '../../workspace/save'
import { writeDocument, type Things } from '../document'
import { countThings, nameOf } from '../place'
import { nouns, type Entry } from '../shape/shape'
import { lists } from '../shape/shapes'
import type { FolderContent } from './folder'
import { nounField, orderField, textFields } from './fields'
import { writePage } from './front-matter'
import { takePicturesOut } from './pictures'
import { writeReferences } from './references'

/** What goes out as Markdown. */
export interface MarkdownOrder {
  /** The folder that gets a new one for all of it. */
  folder: string
  title: string
  things: Things
  /** The campaigns that nothing may be written upon. */
  campaigns: readonly string[]
}

/** Names that mean a device where Windows reads them. */
const isDevice = (name: string) => /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name)

/** Names of files in one folder: each only once, on whatever system. */
class FileNames {
  readonly #taken = new Set<string>()

  free(name: string): string {
    const plain = fileName(name)
    const usual = plain === '' || isDevice(plain) ? `${plain}_` : plain
    for (let count = 1; ; count++) {
      const free = count === 1 ? usual : `${usual} (${String(count)})`
      const key = free.normalize('NFKC').toLowerCase()
      if (this.#taken.has(key)) continue
      this.#taken.add(key)
      return free
    }
  }
}

/** Things as Markdown files by their path in a folder, their fields above and their text below, and pictures. */
export function pagesOf(title: string, things: Things): FolderContent {
  const written = writeDocument(title, structuredClone(things)) as Record<string, Entry | Entry[]>
  const said = Object.fromEntries(nouns.map((noun) => [noun, [written[lists[noun]] ?? []].flat()]))
  writeReferences(said)
  const all = nouns.flatMap((noun) => {
    const names = new FileNames()
    return (said[noun] ?? []).map((entry, order) => {
      const path = `${lists[noun]}/${names.free(nameOf(entry) || noun)}.md`
      return { noun, entry, order: order + 1, path }
    })
  })
  const pictures = takePicturesOut(all)
  const pages = all.map(({ noun, entry, order, path }) => {
    const main = textFields[noun] ?? ''
    const { [main]: text = '', ...fields } = entry
    const body = String(text).replaceAll('\0', '')
    return { path, text: writePage({ [nounField]: noun, [orderField]: order, ...fields }, body) }
  })
  return { pages, pictures }
}

/** Makes a folder of this name that was not there: nothing in it is anybody's. */
function newFolder({ folder, title, campaigns }: MarkdownOrder): string {
  const name = fileName(title) || '_'
  for (let count = 1; ; count++) {
    const path = join(folder, count === 1 ? name : `${name} (${String(count)})`)
    refuseOntoCampaign(path, campaigns)
    try {
      mkdirSync(path)
      return path
    } catch (error) {
      const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (!isThere) throw notSaved(error, path)
    }
  }
}

/**
 * Writes things as Markdown files into a new folder; nothing that stands anywhere is written over. Where
 * it fails, the folder goes again, and a `Refusal` says why. Answers where they are.
 */
export function writeMarkdown(order: MarkdownOrder): { path: string; count: number } {
  const path = newFolder(order)
  try {
    for (const noun of nouns) if (order.things[noun]?.length) mkdirSync(join(path, lists[noun]))
    const { pages, pictures } = pagesOf(order.title, order.things)
    for (const page of pages) writeFileSync(join(path, page.path), page.text, { flag: 'wx' })
    for (const [below, data] of pictures) {
      writeFileSync(join(path, below), data, { flag: 'wx', encoding: 'base64' })
    }
  } catch (error) {
    rmSync(path, { recursive: true, force: true })
    throw notSaved(error, path)
  }
  return { path, count: countThings(order.things) }
}
