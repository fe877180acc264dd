import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dungeonWorld } from '../../../src/rules/dungeon-world'
import { questions } from '../../../src/rules/dungeon-world/advance/experience'
import { fields } from '../../../src/rules/dungeon-world/fields'
import { moveData } from '../../../src/rules/dungeon-world/moves/moves'
import { npcSchema } from '../../../src/rules/dungeon-world/npc'
import { characterSchema, lifeSchema, statSchema } from '../../../src/rules/dungeon-world/sheet'
import { jobs } from '../../../src/rules/dungeon-world/travel/journey'
import type { Consequence, MoveData } from '../../../src/rules/moves/data/move-data'
import type { Catalogue } from '../../../src/shared/words'

const folder = new URL('../../../src/rules/dungeon-world/', import.meta.url)

function entry(key: string): Catalogue | string | undefined {
  return key
    .split('.')
    .reduce<Catalogue | string | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      dungeonWorld.words.en,
    )
}

const message = (key: string) => {
  const found = entry(key)
  return typeof found === 'string' ? found : undefined
}

function literalKeys(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .flatMap((source) => [...source.matchAll(/'(dungeonWorld\.[A-Za-z.]+)'/g)])
    .map(([, key]) => key ?? '')
}

function said({ notes = [], asks = [], modifiers = [] }: Consequence): string[] {
  return [
    ...notes.map((note) => `note.${note}`),
    ...modifiers.map(({ id }) => `modifier.${id}`),
    ...asks.flatMap(({ id, answers }) => [
      `ask.${id}.label`,
      ...Object.entries(answers).flatMap(([answer, brought]) => [
        `ask.${id}.${answer}`,
        ...said(brought),
      ]),
    ]),
  ]
}

function wordsOf({ words, bands, options = {}, stats = [], given = [], holds }: MoveData) {
  return [
    ...['title', 'trigger'],
    ...Object.values(bands).flatMap((band) => (band ? said(band) : [])),
    ...Object.entries(options).flatMap(([id, option]) => [`option.${id}`, ...said(option)]),
    ...(stats.length > 1 ? stats.map(({ field }) => `stat.${field.split('.').at(-1) ?? ''}`) : []),
    ...given.map(({ id }) => `given.${id}`),
    ...(holds?.options ?? []).map(({ id }) => `hold.${id}`),
  ].map((each) => `${words}.${each}`)
}

describe('the words', () => {
  it('name every phrase the rules use', () => {
    const keys = literalKeys()
    expect(keys.length).toBeGreaterThan(60)
    expect(keys.filter((key) => entry(key) === undefined)).toEqual([])
  })

  it.each(moveData.map((data) => [data.id, data] as const))('say all of %s', (_id, data) => {
    expect(wordsOf(data).filter((key) => message(key) === undefined)).toEqual([])
  })

  it.each([
    ['debility', statSchema.options],
    ['life', lifeSchema.options],
    ['gain', ['bond', 'alignment', ...questions]],
    ['sessionEnd.question', questions],
    ['sessionEnd.stage', ['bonds', 'alignment', 'questions']],
    ['journey.job', jobs],
    ['journey.failed', jobs],
    ['journey.trail', ['faster', 'asExpected', 'slower']],
    ['journey.scout', ['party', 'none', 'foes']],
    ['load', ['burdened', 'overloaded']],
    ['term', ['plusDie', 'minusDie', 'floor', 'armor']],
    ['guard.aim', ['label', 'ward', 'self']],
    ['guard.given', ['incoming']],
    ['guard.note', ['toWard', 'toAttacker', 'opening']],
    ['ask', ['damage', 'unwritten', 'plusDie', 'minusDie']],
    ['caution', ['dead', 'dying']],
    ['note', ['dealt', 'toDeal']],
  ])('name every %s', (group, names) => {
    const missing = names.filter((name) => message(`dungeonWorld.${group}.${name}`) === undefined)
    expect(missing).toEqual([])
  })

  it('name every field of the sheets that stands by itself', () => {
    const plain = Object.keys({ ...characterSchema.shape, ...npcSchema.shape }).filter(
      (field) => !['scores', 'defendHold', 'notes', 'hireling'].includes(field),
    )
    expect(plain.filter((field) => fields[field] === undefined)).toEqual([])
    const labels = Object.values(fields).flatMap(({ label, values = {} }) => [
      label,
      ...Object.values(values),
    ])
    expect(labels.filter((key) => message(key) === undefined)).toEqual([])
  })

  it('title every act and every move of several', () => {
    const titles = [...(dungeonWorld.acts ?? []), ...(dungeonWorld.groupMoves ?? [])]
    expect(titles.length).toBeGreaterThan(12)
    expect(titles.filter(({ title }) => message(title.key) === undefined)).toEqual([])
  })
})
