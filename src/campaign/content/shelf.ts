import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ZodError } from 'zod'
import { phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import { readDatasworn } from './datasworn'
import type { ContentPack } from './pack'

/** The largest file that is read, in bytes: twenty times a whole rulebook. */
const largest = 16 * 1024 * 1024

/** The names of the packs that lie in the content folder. */
export function packsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .sort()
}

/** Where a pack of the content folder lies; refuses in words where it is not there. */
export function pathOfPack(folder: string, name: string): string {
  const known = packsIn(folder).find((each) => each === name)
  if (known === undefined) throw new Refusal(phrase('refusal.noSuchPack', { name }))
  return join(folder, `${known}.json`)
}

/** Reads a file of content; refuses in words what is none or too large. Nothing in it is run. */
export function readPack(path: string): ContentPack {
  if (statSync(path).size > largest) throw new Refusal(phrase('refusal.contentTooLarge'))
  try {
    return readDatasworn(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof ZodError)) throw error
    const [issue] = error instanceof ZodError ? error.issues : []
    const at = issue ? `${issue.path.join('.')}: ${issue.message}` : error.message
    throw new Refusal(phrase('refusal.noContent', { file: basename(path), at: at.slice(0, 200) }))
  }
}
