import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { ZodError } from 'zod'
import { phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import { readDocument, type Things } from './document'

/** The largest file that is read, in bytes. */
const largest = 64 * 1024 * 1024

/** A file of things that was read: what it is called, and what is in it. */
export interface Given {
  title: string
  things: Things
}

/** Reads a file of things; refuses in words what is none or too large. Nothing in it is run. */
export function readGiven(path: string): Given {
  if (statSync(path).size > largest) throw new Refusal(phrase('refusal.contentTooLarge'))
  try {
    return readDocument(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const isWrong =
      error instanceof SyntaxError || error instanceof ZodError || error instanceof RangeError
    if (!isWrong) throw error
    const [issue] = error instanceof ZodError ? error.issues : []
    const at = issue ? `${issue.path.join('.')}: ${issue.message}` : error.message
    throw new Refusal(phrase('refusal.noThings', { file: basename(path), at: at.slice(0, 200) }))
  }
}
