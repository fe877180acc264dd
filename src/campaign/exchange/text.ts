import { phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'

/** How a text begins that says how it is written. */
const marks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

function decoded(bytes: Uint8Array): string {
  const known = marks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  if (known) return new TextDecoder(known.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Spreadsheets still save in the old way of their system.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * The text of a file, however it was saved: as UTF-8 or UTF-16, or as older spreadsheets do. Refuses
 * in words what is no text; `file` is what it is called.
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  const text = decoded(bytes)
  if (text.includes('\0')) throw new Refusal(phrase('refusal.notText', { file }))
  return text
}
