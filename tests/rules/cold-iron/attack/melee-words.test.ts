import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { actionRows } from '../../../../src/rules/cold-iron/actions/action-rows'
import { tacticIds } from '../../../../src/rules/cold-iron/actions/tactical'
import { qualityKindSchema } from '../../../../src/rules/cold-iron/gear/quality'
import { formationSchema } from '../../../../src/rules/cold-iron/combatant/flags'
import {
  fumbleChart,
  grappleFumbleChart,
} from '../../../../src/rules/cold-iron/fight-model/charts/fumbles'

const folder = join(import.meta.dirname, '../../../../src/rules/cold-iron')
const topics = ['melee', 'special', 'gear', 'actions'] as const

const chapter = z.array(
  z.strictObject({
    id: z.string().regex(/^CI-\d{3}$/),
    title: z.string().min(3).max(60),
    text: z.string().min(20).max(400),
    kind: z.enum(['automated', 'assisted', 'reference']),
  }),
)
const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as unknown
const rulesOf = (name: string) => chapter.parse(read(`rulebook/${name}.json`))

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `CI-${String(from + index).padStart(3, '0')}`)

describe('the rule book', () => {
  it.each([
    ['melee', 95, 140],
    ['special', 183, 197],
    ['gear', 198, 219],
    ['actions', 231, 237],
  ])('has every rule of the chapter %s in order', (name, from, to) => {
    expect(rulesOf(name).map(({ id }) => id)).toEqual(range(from, to))
  })

  it('CI-114, CI-191: leaves the figure of the book, and what champions see, to the eye', () => {
    const shown = topics.flatMap((name) => rulesOf(name).filter(({ kind }) => kind === 'reference'))
    expect(shown.map(({ id }) => id)).toEqual(['CI-114', 'CI-191'])
  })
})

describe('the words', () => {
  const words: Record<string, unknown> = {}
  const collect = (prefix: string, value: unknown) => {
    if (typeof value === 'object' && value) {
      for (const [key, inner] of Object.entries(value)) collect(`${prefix}.${key}`, inner)
    } else words[prefix.slice(1)] = value
  }
  for (const topic of topics) collect('', read(`words/${topic}.en.json`))
  const has = (key: string) => typeof words[`coldIron.${key}`] === 'string'

  it.each(topics)('are there for every key that %s names', (topic) => {
    const sources = readdirSync(join(folder, topic), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, topic, name), 'utf8'))
      .join('\n')
    const terms = [...sources.matchAll(/\btermOf\(\s*(?:\w+ \? )?'(\w+)'(?: : '(\w+)')?/g)]
      .flatMap(([, one, other]) => [one, other])
      .flatMap((key) => (key ? [`term.${key}`] : []))
    const named = [...sources.matchAll(/\bwords\(\s*'([\w.]+)'/g)].flatMap(([, key]) => key ?? [])
    const keys = [...terms, ...named]
    expect(keys.length).toBeGreaterThan(3)
    expect(keys.filter((key) => !has(`${topic}.${key}`))).toEqual([])
  })

  it('are there for every row of the tables', () => {
    const keys = [
      'gear.term.flesh',
      ...tacticIds.map((id) => `actions.term.${id}`),
      ...actionRows.map(({ id }) => `actions.row.${id}`),
      ...[...fumbleChart, ...grappleFumbleChart].map(({ id }) => `melee.fumble.${id}`),
      ...formationSchema.options.map((id) => `melee.formation.${id}`),
      ...qualityKindSchema.options.map((id) => `gear.quality.${id}`),
    ]
    expect(keys.filter((key) => !has(key))).toEqual([])
  })
})
