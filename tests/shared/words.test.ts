import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ruleSystems } from '../../src/rules'
import { english, joinCatalogues, type Catalogue } from '../../src/shared/words'
import { asText, joinNamings, readGap } from '../../src/shared/words/naming'
import { speaker } from '../../src/shared/words/speaker'

const source = join(import.meta.dirname, '../../src')
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|vue)$/.test(name))
  .map((name) => readFileSync(join(source, name), 'utf8'))
  .join('\n')

const catalogue = joinCatalogues(english, ...ruleSystems.map((system) => system.words.en))

function messageAt(key: string): string | Catalogue | undefined {
  return key
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (branch, name) => (typeof branch === 'object' ? branch[name] : undefined),
      catalogue,
    )
}

const found = (pattern: RegExp) => [
  ...new Set([...code.matchAll(pattern)].map((match) => match[1] ?? '')),
]
const missing = (keys: string[]) => keys.filter((key) => typeof messageAt(key) !== 'string')

describe('the catalogues', () => {
  it('have words for every phrase, refusal and trouble in the code', () => {
    const keys = found(/\b(?:phrase|refuse|fail|t)\(\s*'([a-zA-Z][\w.-]*\.[\w.-]+)'/g)
    expect(keys.length).toBeGreaterThan(80)
    expect(missing(keys)).toEqual([])
  })

  it('have words for every label', () => {
    const keys = found(/\blabel: '([a-z][A-Za-z]*\.[\w.-]+)'/g)
    expect(keys.length).toBeGreaterThan(20)
    expect(missing(keys)).toEqual([])
  })

  it('tell every kind of fact', () => {
    const kinds = found(/\bkind: '([a-z][A-Za-z]*\.[A-Za-z.]+)'/g)
    expect(kinds.length).toBeGreaterThan(8)
    expect(missing(kinds.map((kind) => `fact.${kind}`))).toEqual([])
  })
})

/** Every message of a catalogue with its key. */
function messagesOf(branch: Catalogue, path: string[] = []): [string, string][] {
  return Object.entries(branch).flatMap(([name, below]): [string, string][] =>
    typeof below === 'string'
      ? [[[...path, name].join('.'), below]]
      : messagesOf(below, [...path, name]),
  )
}

/** Messages whose number is several in all cases, by their keys. */
const alwaysSeveral = [
  'fightOdds.strength.hint',
  'fightOdds.strength.odds',
  'shell.history.way.title',
  'tracks.trigger.thenTrack',
  'coldIron.missiles.refused.tooFar',
  'coldIron.ratings.note.load',
  'coldIron.spells.refused.tooFar',
  'coldIron.spells.refused.tooManyTargets',
]

describe('counts', () => {
  it('have words for one of them as well', () => {
    const counted =
      /(?<!\b(?:of|to|the) |→ )\{(?!who)\w+\} (hit points|points|turns|hexes|days|hours|rations|coins|foes|people|fights|steps|rungs|segments)\b/
    const plurals = messagesOf(catalogue)
      .filter(([, words]) => counted.test(words) && !words.includes(' | '))
      .map(([key]) => key)
    expect(plurals.filter((key) => !alwaysSeveral.includes(key))).toEqual([])
  })
})

describe('gaps', () => {
  const naming = joinNamings(...ruleSystems.map((system) => system.words.naming))
  const messages = messagesOf(catalogue)
  const words = speaker((key, gaps) => `${key} ${Object.values(gaps).join(' ')}`, naming)
  const gapsOf = (text: string): string[] => text.match(/(?<=\{)\w+(?=\})/g) ?? []
  const gaps = [...new Set(messages.flatMap(([, text]) => gapsOf(text)))]

  it('of all messages say what was typed as it was typed, though it looks like a key', () => {
    const typed = '@program.gaveUp'
    const misread = messages.flatMap(([key, text]) =>
      gapsOf(text)
        .filter((gap) => {
          const where = naming[gap] ?? []
          const value = where === true || where.includes(key) ? asText(typed) : typed
          return words.t(key, { [gap]: value }) !== `${key} ${typed}`
        })
        .map((gap) => `${gap} in ${key}`),
    )
    expect(gaps.length).toBeGreaterThan(200)
    expect(misread).toEqual([])
  })

  it('that the code fills with a key are known to name a message', () => {
    const calls = /\b(?:phrase|refuse)\(\s*'([\w.-]+)',\s*\{((?:[^{}]|\$\{[^{}]*\})*)\}/g
    const filled = [...code.matchAll(calls)].flatMap(([, key = '', inside = '']) =>
      [...inside.matchAll(/(\w+): `@\$\{/g)].map(([, gap = '']) => ({ key, gap })),
    )
    expect(filled.length).toBeGreaterThan(10)
    const unsaid = filled.filter(({ key, gap }) => 'text' in readGap(naming, key, gap, '@a.b'))
    expect(unsaid).toEqual([])
  })

  it('that name messages stand in messages that there are', () => {
    const wrong = Object.entries(naming).flatMap(([gap, where]) => {
      if (where === true) return gaps.includes(gap) ? [] : [gap]
      const keys = where.map((each) => each.replace('@', ''))
      return missing(keys).map((key) => `${gap} in ${key}`)
    })
    expect(wrong).toEqual([])
  })
})

describe('a speaker', () => {
  const words = speaker((key, gaps) => `${key}(${Object.values(gaps).join(',')})`, {
    x: true,
    y: ['a', '@d.e'],
  })

  it('says a gap that names another message in its words, with the other gaps for its own', () => {
    expect(words.say({ key: 'a', with: { x: '@b.c', y: 2 } })).toBe('a(b.c(2),2)')
    expect(words.say({ key: 'a', with: { x: '@b.c', y: '@d.e' } })).toBe('a(b.c(d.e()),d.e(b.c()))')
    expect(words.say({ key: 'a', with: { x: '@home by ten.' } })).toBe('a(@home by ten.)')
  })

  it('says the names alone of what is linked in a text', () => {
    expect(words.say({ key: 'a', with: { text: 'Find [[Kest]] or [[npc:n1|Bess]]' } })).toBe(
      'a(Find Kest or Bess)',
    )
  })

  it('says a text as it stands, though it looks like a key, where no gap is said to name one', () => {
    const gaps = { name: '@b.c', who: '@b.c', text: '@b.c', x: '@b.c' }
    expect(words.say({ key: 'a', with: gaps })).toBe('a(@b.c,@b.c,@b.c,b.c(@b.c,@b.c,@b.c))')
    expect(words.say({ key: 'a', with: { constructor: '@b.c' } })).toBe('a(@b.c)')
    const about = [{ type: 'character' as const, id: '1', name: '@b.c' }]
    expect(words.tell({ kind: 'k', secret: false, about })).toBe('fact.k(@b.c,)')
  })

  it('knows gaps that name messages in some phrases, or only some messages', () => {
    expect(words.say({ key: 'a', with: { y: '@b.c' } })).toBe('a(b.c())')
    expect(words.say({ key: 'b', with: { y: '@b.c' } })).toBe('b(@b.c)')
    expect(words.say({ key: 'b', with: { y: '@d.e' } })).toBe('b(d.e())')
  })

  it('says a text as it stands in a gap that may name a message as well', () => {
    for (const text of ['@b.c', '@@b.c', '@@@b.c', '@ b.c', 'b.c', '@b']) {
      expect(words.say({ key: 'a', with: { x: asText(text) } })).toBe(`a(${text})`)
    }
    expect(asText(-3)).toBe(-3)
  })

  it('writes a negative number with a minus, not a hyphen', () => {
    expect(words.say({ key: 'a', with: { x: -3, y: 3 } })).toBe('a(−3,3)')
  })

  it('tells a fact with who, whom, from and to', () => {
    const about = [
      { type: 'npc' as const, id: '1', name: 'Hob' },
      { type: 'danger' as const, id: '2', name: 'Flood' },
    ]
    const fact = { kind: 'test.told', secret: false, about, from: 1, to: 2 }
    expect(words.tell(fact)).toBe('fact.test.told(Hob,Flood,1,2)')
  })

  it('tells a move by its dice, and by how they went only where that is good or bad', () => {
    const { tell } = speaker((key) => key, {})
    const entry = (faces: number[], own: Record<string, string | number>) =>
      tell({
        ...{ kind: 'move.made', secret: false, about: [], dice: { faces, typed: true } },
        with: { total: 7, ...own },
      })
    expect(entry([3, 4], { band: '7-9' })).toBe('fact.move.made')
    expect(entry([3, 4], { band: '7-9', why: 'the wasps' })).toBe('fact.move.madeFor')
    expect(entry([7], { band: 'told' })).toBe('fact.move.fell')
    expect(entry([], { band: 'told' })).toBe('fact.move.done')
    expect(entry([], { band: 'told', why: 'the wasps' })).toBe('fact.move.doneFor')
  })
})

describe('what a speaker says of figures', () => {
  const words = speaker((key, gaps) => `${key} ${JSON.stringify(gaps)}`, joinNamings())
  const tell = (kind: string, from: number, to: number) =>
    words.tell({ kind, secret: false, about: [], from, to })

  it('CI-078: eighths of a point are fractions, and below 0 with their minus', () => {
    expect(tell('fatigue.taken', 0.5, 13.125)).toContain('"from":"½","to":"13⅛"')
    expect(words.t('x', { value: -2.25 })).toContain('"−2¼"')
    expect(words.t('x', { value: 3, other: 0.1 })).toContain('"value":3,"other":0.1')
  })

  it('of a blow that cost no hit points that it cost none', () => {
    expect(tell('blow.landed', 7, 7)).toContain('fact.blow.stopped')
    expect(tell('blow.landed', 7, 5)).toContain('fact.blow.landed')
    expect(typeof messageAt('fact.blow.stopped')).toBe('string')
  })
})
