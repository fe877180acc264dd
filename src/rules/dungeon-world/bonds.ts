import { characterSchema } from './sheet'

/** The words of a text with a space on either side, so that a name is found as a whole. */
const wordsOf = (text: string) => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

const names = (text: string, name: string) =>
  name.trim() !== '' && wordsOf(text).includes(wordsOf(name))

/**
 * How many bonds a character has with somebody, by the name of whom they are with (DW-038): as a
 * whole or in part, as the table calls them, or in the words of a bond that is with nobody else.
 * A bond that has been resolved counts no more (DW-085).
 */
export function bondsWith(character: object, name: string): number {
  const [first = ''] = wordsOf(name).trim().split(' ')
  const { bonds } = characterSchema.parse(character)
  return bonds.filter(({ with: whom, text, resolved }) => {
    if (resolved) return false
    if (whom.trim() === '') return names(text, first)
    const [called, full] = [whom.toLowerCase(), name.toLowerCase()]
    return names(called, full) || names(full, called)
  }).length
}
