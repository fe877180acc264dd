import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { ironsworn } from '../../../src/rules/ironsworn'
import { foes } from '../../../src/rules/ironsworn/foes/foes'
import {
  boastsAllowed,
  defaultSettings,
  mustTestBond,
  settings,
  settingsSchema,
} from '../../../src/rules/ironsworn/settings'
import { moveDataFor } from '../../../src/rules/ironsworn/moves/moves'
import type { Consequence } from '../../../src/rules/moves/data/move-data'

const { rules = [] } = ironsworn

const folder = new URL('../../../src/rules/ironsworn/', import.meta.url)
const speaks = (key: string) => !words.say({ key }).includes('ironsworn.')

describe('the rule book', () => {
  it('has every id of the inventory once, with a title and a text of its own', () => {
    const ids = Array.from({ length: 214 }, (_, at) => `IS-${String(at + 1).padStart(3, '0')}`)
    expect(rules.map(({ id }) => id)).toEqual(ids)
    expect(new Set(rules.map(({ text }) => text)).size).toBeGreaterThan(205)
  })

  it('IS-001 IS-002 IS-003: credits the work word for word, and says that it is not official', () => {
    const [work = { key: '' }, adapted = { key: '' }] = ironsworn.credits ?? []
    expect(words.say(work)).toBe(
      'This work is based on Ironsworn (found at www.ironswornrpg.com), created by Shawn Tomkin, and licensed for our use under the Creative Commons Attribution 4.0 International License https://creativecommons.org/licenses/by/4.0/.',
    )
    expect(words.say(adapted)).toContain('adapted')
    expect(words.say(adapted)).toContain('not an official product')
  })

  it('IS-007 IS-149: says of every foe what it wants and does beside dealing harm', () => {
    expect(foes.every(({ drives, tactics }) => drives.length >= 2 && tactics.length >= 3)).toBe(
      true,
    )
  })
})

describe('the words', () => {
  it('name every phrase the rules use', () => {
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    const keys = sources.flatMap((source) =>
      [...source.matchAll(/phrase\('(ironsworn\.[A-Za-z.]+)'/g)].map(([, key]) => key ?? ''),
    )
    expect(keys.length).toBeGreaterThan(10)
    expect(keys.filter((key) => !speaks(key))).toEqual([])
  })

  it.each(moveDataFor().map((data) => [data.id, data] as const))('say all of %s', (_id, data) => {
    const { words: at, stats = [], given = [], options = {}, bands, asks = [] } = data
    const name = (field: string) => field.split('.').at(-1) ?? ''
    const said: string[] = ['title', 'trigger']
    if (stats.length > 1) said.push(...stats.map(({ id, field }) => `stat.${id ?? name(field)}`))
    said.push(
      ...given.map(({ id }) => `given.${id}`),
      ...Object.keys(options).map((id) => `option.${id}`),
    )
    const look = ({ notes = [], modifiers = [], asks: more = [] }: Consequence) => {
      said.push(
        ...notes.map((note) => `note.${note}`),
        ...modifiers.map(({ id }) => `modifier.${id}`),
      )
      for (const { id, answers } of more) {
        said.push(`ask.${id}.label`, ...Object.keys(answers).map((answer) => `ask.${id}.${answer}`))
        Object.values(answers).forEach(look)
      }
    }
    const pieces = [...Object.values(bands), ...Object.values(options), { asks }]
    for (const piece of pieces) if (piece) look(piece)
    expect(said.map((part) => `${at}.${part}`).filter((key) => !speaks(key))).toEqual([])
  })

  it('call every field and its values by name', () => {
    const keys = Object.values(ironsworn.fields ?? {}).flatMap(({ label, values = {} }) => [
      ...[label],
      ...Object.values(values),
    ])
    expect(keys.filter((key) => !speaks(key))).toEqual([])
  })
})

describe('the settings', () => {
  it('IS-164 IS-165 IS-166: begin with the first printing: three boasts, no test that must follow', () => {
    expect(defaultSettings.profile).toBe('srd08')
    expect([boastsAllowed(defaultSettings), mustTestBond(defaultSettings)]).toEqual([3, false])
    const later = settingsSchema.parse({ profile: 'rulebook2019' })
    expect([boastsAllowed(later), mustTestBond(later)]).toEqual([2, true])
  })

  it('have a decision each, in words, with the rule it reads', () => {
    const ids = settings.decisions.map(({ id }) => id)
    expect([...ids].sort()).toEqual(Object.keys(settingsSchema.shape).sort())
    const said = settings.decisions.flatMap(({ group, title, reason, kind }) => [
      ...[group, title, reason],
      ...(kind.type === 'choice' ? kind.values.map(({ label }) => label) : []),
    ])
    expect(said.filter(({ key }) => !speaks(key))).toEqual([])
    const [dial, ...ruled] = settings.decisions
    // What the app does is a matter of the table.
    expect(dial).toMatchObject({ id: 'dial', rule: null })
    for (const { rule } of ruled) expect(rule).toMatch(/^IS-\d{3}$/)
  })
})
