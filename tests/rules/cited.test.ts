import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ruleSystem } from '../../src/rules'

const sources = join(import.meta.dirname, '../../src')

/** Every program text, and the tables of the rules; the rule books and words cite nothing. */
const texts = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|vue)$/.test(name) || /^rules\b.*\.json$/.test(name))
  .filter((name) => !/rulebook|words/.test(name))
  .map((name) => readFileSync(join(sources, name), 'utf8'))

const numbered = (book: string, number: number) => `${book}-${String(number).padStart(3, '0')}`

/** The ids in a text; `IF-016 to IF-021` is each of them, over the end of a line as well. */
function idsIn(text: string): string[] {
  return [...text.matchAll(/\b([A-Z]{2})-(\d{3})(?: to(?:\s|\*)+\1-(\d{3}))?/g)].flatMap(
    ([, book = '', first = '', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) =>
        numbered(book, Number(first) + at),
      ),
  )
}

const cited = new Set(texts.flatMap(idsIn))

describe('the rule books', () => {
  it.each(['iron-fist', 'dungeon-world'])(
    'every rule of %s that is not for reading alone is cited where it is played',
    (id) => {
      const played = (ruleSystem(id)?.rules ?? []).filter(({ kind }) => kind !== 'reference')
      expect(played.length).toBeGreaterThan(80)
      expect(played.map((rule) => rule.id).filter((rule) => !cited.has(rule))).toEqual([])
    },
  )
})
