import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import rulebook from '../../../../src/rules/cold-iron/rulebook/hand-to-hand.json'
import { fightEventSchema } from '../../../../src/rules/cold-iron/turn/events'
import { hasWords } from '../words'

describe('the words of hand-to-hand fighting', () => {
  const folders = ['hand-to-hand', 'turn/hand-to-hand', 'view'].map((name) =>
    join(import.meta.dirname, '../../../../src/rules/cold-iron', name),
  )
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter(
        (text) =>
          text.includes("wordsIn('handToHand')") ||
          (text.includes('told(') && !text.includes('wordsIn(')),
      ),
  )
  const found = (pattern: RegExp) =>
    sources.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key ?? ''))

  it('are there for every term, refusal, fact and event', () => {
    const terms = found(/(?:termOf|spare)\(\s*'([A-Za-z.]+)'/g).map((key) => `term.${key}`)
    const refusals = found(/words\(\s*'([A-Za-z.]+)'/g)
    expect([terms.length, refusals.length]).toEqual([expect.any(Number), expect.any(Number)])
    const keys = [...terms, ...refusals].map((key) => `coldIron.handToHand.${key}`)
    expect(keys.length).toBeGreaterThan(40)
    expect(keys.filter((key) => !hasWords(key))).toEqual([])
    const types = fightEventSchema.options
      .map(({ shape }) => shape.type.value)
      .filter((type) => type.startsWith('grapple.'))
    expect(types).toHaveLength(17)
    const labels = types.map((type) => `coldIron.handToHand.${type.replace('grapple', 'history')}`)
    expect(labels.filter((key) => !hasWords(key))).toEqual([])
    for (const status of ['needsTarget', 'needsDamage', 'resolved', 'passed']) {
      expect(hasWords(`coldIron.handToHand.refused.hit.${status}`)).toBe(true)
    }
  })
})

describe('the rule book of hand-to-hand fighting', () => {
  it('CI-153 to CI-182 are told, each once and in order', () => {
    const numbers = Array.from({ length: 30 }, (_, at) => `CI-${153 + at}`)
    expect(rulebook.map(({ id }) => id)).toEqual(numbers)
    for (const { title, text, kind: told } of rulebook) {
      expect(title.length).toBeGreaterThan(2)
      expect(text.length).toBeGreaterThan(40)
      expect(['automated', 'assisted']).toContain(told)
    }
  })
})
