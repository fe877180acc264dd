import { readFileSync, statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { ZodError } from 'zod'
import { ruleSystems } from '../../rules'
import { phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import { isShallow } from './depth'
import { readDocument } from './document'
import type { Given, LeftOver } from './given'
import { readFolder } from './markdown/folder'
import { readPages } from './markdown/read'
import { readSpreadsheet, type RowKind } from './spreadsheet/read'
import { decodeText } from './text'

/** The largest file of our own that is read, in bytes: prep is small, pictures are not. */
export const largestGiven = 256 * 1024 * 1024
/** The largest of any other kind, which has no pictures in it. */
const largestText = 64 * 1024 * 1024

/** Rows copied out of a spreadsheet, and what they are to be read as. */
export interface Pasted {
  text: string
  kind: RowKind
  title: string
}

const systemsOf = (ids: readonly string[]) => ruleSystems.filter(({ id }) => ids.includes(id))

function readJson(text: string, file: string): Given {
  try {
    const json: unknown = JSON.parse(text)
    if (!isShallow(json)) throw new RangeError('too deep')
    return { ...readDocument(json), isPlayed: true, leftOver: [] }
  } catch (error) {
    const isWrong =
      error instanceof SyntaxError || error instanceof ZodError || error instanceof RangeError
    if (!isWrong) throw error
    const [issue] = error instanceof ZodError ? error.issues : []
    const at = issue ? `${issue.path.join('.')}: ${issue.message}` : error.message
    throw new Refusal(phrase('refusal.noThings', { file, at: at.slice(0, 200) }))
  }
}

/**
 * Reads a file of things, by what its name ends in: of the program's own, a page of Markdown,
 * or a table that a spreadsheet has saved. `systems` are those whose sheets its columns may name. Refuses in words what is none or
 * too large. Nothing in it is run.
 */
export function readGiven(path: string, systems: readonly string[]): Given {
  const file = basename(path)
  const ending = extname(path)
  const isPage = /^\.(md|markdown)$/i.test(ending)
  const isRows = /^\.(csv|tsv|tab|txt)$/i.test(ending)
  if (statSync(path).size > (isPage || isRows ? largestText : largestGiven)) {
    throw new Refusal(phrase('refusal.contentTooLarge'))
  }
  const text = decodeText(readFileSync(path), file)
  if (isPage) {
    return readPages(
      basename(path, ending),
      { pages: [{ path: file, text }], pictures: new Map() },
      [],
    )
  }
  if (!isRows) return readJson(text, file)
  return readSpreadsheet(text, { title: basename(path, ending), systems: systemsOf(systems) })
}

/** Reads rows that were copied out of a spreadsheet; refuses in words what is none. */
export function readPastedRows({ text, ...how }: Pasted, systems: readonly string[]): Given {
  return readSpreadsheet(text, { ...how, systems: systemsOf(systems) })
}

/** Reads the Markdown files of a folder and of those in it; refuses in words where there are none. */
export function readGivenFolder(path: string): Given {
  const leftOver: LeftOver[] = []
  return readPages(basename(path), readFolder(path, leftOver), leftOver)
}
