import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import body from '../../../../src/rules/cold-iron/rulebook/body.json'
import conventions from '../../../../src/rules/cold-iron/rulebook/conventions.json'
import dice from '../../../../src/rules/cold-iron/rulebook/dice.json'
import missiles from '../../../../src/rules/cold-iron/rulebook/missiles.json'
import phasesAndSteps from '../../../../src/rules/cold-iron/rulebook/phases-and-steps.json'
import bodyWords from '../../../../src/rules/cold-iron/words/body.en.json'
import missileWords from '../../../../src/rules/cold-iron/words/missiles.en.json'

const folder = join(import.meta.dirname, '../../../../src/rules/cold-iron')
const kinds = ['automated', 'assisted', 'reference']

describe.each([
  ['conventions', conventions, 1, 4],
  ['dice', dice, 5, 11],
  ['phases and steps', phasesAndSteps, 12, 29],
  ['body', body, 59, 94],
  ['missiles', missiles, 141, 152],
])('the chapter on %s', (_, rules, first, last) => {
  it('has every rule of its sections once, in order', () => {
    const ids = Array.from(
      { length: last - first + 1 },
      (_each, index) => `CI-${String(first + index).padStart(3, '0')}`,
    )
    expect(rules.map(({ id }) => id)).toEqual(ids)
  })

  it('says each in one to three sentences under a title of its own', () => {
    expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length)
    for (const { id, title, text, kind } of rules) {
      expect(kinds, id).toContain(kind)
      expect(title.length, id).toBeLessThan(40)
      expect(text.split(/[.:;] /).length, id).toBeLessThanOrEqual(6)
      expect(text.at(-1), id).toBe('.')
    }
  })
})

/** Keys that `termOf` is given by name in a folder or in single files. */
function keysAdded(...names: string[]): string[] {
  const files = names.flatMap((name) =>
    name.endsWith('.ts')
      ? [name]
      : readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map(
          (file) => `${name}/${file}`,
        ),
  )
  return files
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/(?:termOf|cut|times)\('(\w+)'/g)])
    .map(([, key]) => key ?? '')
}

describe('the words', () => {
  it('are there for every term of the body, and for no other', () => {
    const used = new Set([
      ...keysAdded('body', 'aftermath', 'view/tools/recovery.ts'),
      'con',
      'will',
    ])
    expect([...used].sort()).toEqual(Object.keys(bodyWords.coldIron.body.term).sort())
  })

  it('are there for every term of a shot, and for no other', () => {
    const named = ['popUp', 'peek', 'parapet', 'scatter', 'arrow', 'bolt', 'siegeBolt']
    const used = new Set([...keysAdded('missiles'), 'stoodCocked', ...named])
    expect([...used].sort()).toEqual(Object.keys(missileWords.coldIron.missiles.term).sort())
  })
})
