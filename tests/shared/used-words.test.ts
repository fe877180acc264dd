import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { english, type Catalogue } from '../../src/shared/words'

const source = join(import.meta.dirname, '../../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
const textOf = (names: string[]) =>
  names.map((name) => readFileSync(join(source, name), 'utf8')).join('\n')

const code = textOf(files.filter((name) => /\.(ts|vue)$/.test(name)))
const data = textOf(files.filter((name) => name.endsWith('.json') && !/words/.test(name)))

const all = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))

/** Whole keys as they stand in quotes. */
const literals = all(code + data, /['"`@]([a-zA-Z][\w-]*(?:\.[\w-]+)*)['"`]/g)

/** Keys that are put together, as patterns; a gap alone behind a single name takes a single name. */
const patterns = [...all(code, /[`'@]@?([a-zA-Z][\w-]*\.(?:[\w.-]|\$\{[^{}`]*\})*)[`']/g)]
  .filter((template) => template.includes('${'))
  .map((template) => {
    const gap = /^[\w-]+\.\$\{[^}]*\}$/.test(template) ? '[\\w-]+' : '[\\w-]+(?:\\.[\\w-]+)*'
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
    return new RegExp(`^${parts.join(gap)}$`)
  })
const endings = [...all(code, /\}\.([\w.-]+)`/g)]

/** Groups whose keys are made of another key: an action's id (twice), a fact's kind, why something came. */
const derived = ['action', 'also', 'fact', 'cause']

/** Keys that code makes of others: a letter's voice of a fact, lists of a shape, who left and came. */
const made = /^(fact\.(letter|character|npc)|chart\.bad\.listOf)\./

/** What the history of an older campaign still says, though nothing is done so any more. */
const formerly = ['history.modifier.spend', 'history.encounter.editRow', 'effect.cause.from']

function leaves(branch: Catalogue, above = ''): string[] {
  return Object.entries(branch).flatMap(([name, said]) =>
    typeof said === 'string' ? [above + name] : leaves(said, `${above}${name}.`),
  )
}

function isUsed(key: string): boolean {
  if (
    literals.has(key) ||
    made.test(key) ||
    formerly.includes(key) ||
    patterns.some((pattern) => pattern.test(key))
  )
    return true
  const [group = '', ...names] = key.split('.')
  const rest = names.join('.')
  if (endings.some((end) => end.includes('.') && key.endsWith(`.${end}`))) return true
  // A branch that is named in whole is handed on, and its names are put behind it elsewhere.
  if (
    names.slice(1).some((_name, at) => literals.has([group, ...names.slice(0, at + 1)].join('.')))
  ) {
    return true
  }
  if (!derived.includes(group)) return literals.has(rest)
  return (
    literals.has(rest) ||
    patterns.some((pattern) => pattern.test(rest)) ||
    endings.some((end) => rest.endsWith(`.${end}`))
  )
}

describe('the catalogues of the app', () => {
  it('say nothing that nobody asks for', () => {
    expect(leaves(english).filter((key) => !isUsed(key))).toEqual([])
  })

  it('say everything once', () => {
    const folder = join(source, 'shared/words/en')
    const said = readdirSync(folder).flatMap((name) =>
      leaves(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Catalogue),
    )
    expect(said.filter((key, index) => said.indexOf(key) !== index)).toEqual([])
  })

  it('have the apostrophes of print', () => {
    const spoken = files.filter((name) => /(words|rulebook)[^]*\.json$/.test(name))
    expect(spoken.length).toBeGreaterThan(50)
    const typed = spoken.filter((name) => /[a-z}]'[a-z]/i.test(textOf([name])))
    expect(typed).toEqual([])
  })
})
