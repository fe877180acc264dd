import { describe, expect, it } from 'vitest'
import { ironFist } from '../../../../src/rules/iron-fist'
import { moveData, movesFor } from '../../../../src/rules/iron-fist/moves/moves'
import type { Consequence, MoveData } from '../../../../src/rules/moves/data/move-data'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'
import type { Catalogue } from '../../../../src/shared/words'

function message(key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<Catalogue | string | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      ironFist.words.en,
    )
  return typeof found === 'string' ? found : undefined
}

function said({ notes = [], asks = [] }: Consequence): string[] {
  return [
    ...notes.map((note) => `note.${note}`),
    ...asks.flatMap(({ id, answers }) => [
      `ask.${id}.label`,
      ...Object.entries(answers).flatMap(([answer, brought]) => [
        `ask.${id}.${answer}`,
        ...said(brought),
      ]),
    ]),
  ]
}

function wordsOf({
  words,
  bands,
  options = {},
  stats = [],
  given = [],
  holds,
}: MoveData): string[] {
  const own = [
    ...['title', 'trigger'],
    ...Object.values(bands).flatMap((band) => (band ? said(band) : [])),
    ...Object.entries(options).flatMap(([id, option]) => [
      `option.${id}`,
      ...(option.when ? [`barred.${id}`] : []),
      ...said(option),
    ]),
    ...(stats.length > 1 ? stats.map(({ field }) => `stat.${field.split('.').at(-1) ?? ''}`) : []),
    ...(stats.some(({ cost }) => cost) ? ['unpaid'] : []),
    ...given.map(({ id }) => `given.${id}`),
    ...(holds?.options ?? []).map(({ id }) => `hold.${id}`),
  ]
  return own.map((each) => `${words}.${each}`)
}

describe('the words of the moves', () => {
  it.each(moveData.map((data) => [data.id, data] as const))('say all of %s', (_id, data) => {
    expect(wordsOf(data).filter((key) => message(key) === undefined)).toEqual([])
  })

  it('say how a shot is thrown, and what a milestone buys', () => {
    const thrown = movesFor({ ...defaultSettings, 'ammo.thrownToo': false }).takeYourShot
    const ask = thrown?.before?.({ given: {} })[0]
    const labels = ask?.kind.type === 'choice' ? ask.kind.values.map(({ label }) => label.key) : []
    const bought = ironFist.milestones?.exchanges.map(({ label }) => label.key) ?? []
    expect([...labels, ...bought].filter((key) => message(key) === undefined)).toEqual([])
    expect(labels).toHaveLength(2)
    expect(bought).toHaveLength(4)
  })

  it('name and give a reason for every decision', () => {
    const keys = (ironFist.settings?.decisions ?? []).flatMap(({ group, title, reason, kind }) => [
      ...[group.key, title.key, reason.key],
      ...(kind.type === 'choice' ? kind.values.map(({ label }) => label.key) : []),
    ])
    expect(keys.length).toBeGreaterThan(100)
    expect(keys.filter((key) => message(key) === undefined)).toEqual([])
  })
})
