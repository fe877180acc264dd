import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ironFist } from '../../../src/rules/iron-fist'
import { npcKindSchema, npcStatusSchema } from '../../../src/rules/iron-fist/npc'
import { characterSchema, conditionSchema, counterSchema } from '../../../src/rules/iron-fist/sheet'
import type { Catalogue } from '../../../src/shared/words'

const folder = new URL('../../../src/rules/iron-fist/', import.meta.url)

function entry(key: string): Catalogue | string | undefined {
  return key
    .split('.')
    .reduce<Catalogue | string | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      ironFist.words.en,
    )
}

function message(key: string): string | undefined {
  const found = entry(key)
  return typeof found === 'string' ? found : undefined
}

function literalKeys(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .flatMap((source) => [...source.matchAll(/'(ironFist\.[A-Za-z.]+)'/g)])
    .map(([, key]) => key ?? '')
}

describe('the words', () => {
  it('name every phrase the rules use', () => {
    const keys = literalKeys()
    expect(keys.length).toBeGreaterThan(20)
    // A literal may name a group of messages, whose last part is filled in.
    expect(keys.filter((key) => entry(key) === undefined)).toEqual([])
  })

  it.each([
    ['stat', Object.keys(characterSchema.parse({}).stats)],
    ['counter', counterSchema.options],
    ['condition', conditionSchema.options],
    ['field', ['advantageDie', 'xp', 'harmSuffered', 'status']],
    ['kind', npcKindSchema.options],
    ['status', npcStatusSchema.options],
    ['inflictHarm.pick', ['dead', 'out', 'wound', 'edge', 'panic', 'disarm', 'deprive']],
    ['endOfMission.pick', ['xp', 'spirit', 'equipment', 'learn']],
    ['endOfMission.term', ['report', 'gmReport', 'success', 'failure', 'absent', 'milestones']],
  ])('name every %s', (group, names) => {
    const missing = names.filter((name) => message(`ironFist.${group}.${name}`) === undefined)
    expect(missing).toEqual([])
  })

  it('are reached through the system', () => {
    expect(message(ironFist.title.key)).toBe('Iron Fist')
    expect(Object.keys(ironFist.moves)).toEqual(
      expect.arrayContaining(['inflictHarm', 'sufferHarm']),
    )
    expect(ironFist.endOfMission?.dice).toBe(2)
  })
})
