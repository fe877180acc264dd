import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { alertnessCharts } from '../../../../src/rules/cold-iron/alertness/tables'
import { explainFigure, explainTerm } from '../../../../src/rules/cold-iron/rulebook/glossary'
import load from '../../../../src/rules/cold-iron/rulebook/load-and-march.json'
import watches from '../../../../src/rules/cold-iron/rulebook/watches-and-alertness.json'
import { spellCharts } from '../../../../src/rules/cold-iron/fight-model/charts/spells'
import alertnessWords from '../../../../src/rules/cold-iron/words/alertness.en.json'
import loadWords from '../../../../src/rules/cold-iron/words/load.en.json'
import glossaryWords from '../../../../src/rules/cold-iron/words/glossary.en.json'
import { phrase } from '../../../../src/shared/phrase'
import { words } from '../../../../src/campaign/words'
import ratingWords from '../../../../src/rules/cold-iron/words/ratings.en.json'
import spellWords from '../../../../src/rules/cold-iron/words/spells.en.json'

const folder = join(import.meta.dirname, '../../../../src/rules/cold-iron')

describe.each([
  ['watches and alertness', watches, 30, 58],
  ['load and march', load, 220, 230],
])('the chapter on %s', (_, rules, first, last) => {
  it('has every rule of its sections once, in order, in a few sentences', () => {
    const ids = Array.from(
      { length: last - first + 1 },
      (_each, index) => `CI-${String(first + index).padStart(3, '0')}`,
    )
    expect(rules.map(({ id }) => id)).toEqual(ids)
    expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length)
    for (const { id, title, text, kind } of rules) {
      expect(['automated', 'assisted', 'reference'], id).toContain(kind)
      expect(title.length, id).toBeLessThan(40)
      expect(text.split('. ').length, id).toBeLessThanOrEqual(3)
      expect(text.at(-1), id).toBe('.')
    }
  })
})

describe('the glossary', () => {
  const meaning = (term: string) =>
    words.say(explainTerm(term) ?? phrase('coldIron.term.explained', { term, meaning: '' }))

  it('CI-229: explains the terms with their figures, capitals apart', () => {
    expect(Object.keys(glossaryWords.coldIron.glossary)).toHaveLength(71)
    expect(meaning('Adj')).toContain('STR 20 gives STRadj +5')
    expect(meaning('MA')).toContain('1.44 km/h')
    expect(meaning('Hex')).toContain('2 m')
    expect(meaning('Full D')).toContain('+4 D, Dm, Db or +4 HtH')
    expect(meaning('Glowspot')).toContain('1 MP per turn = 720')
    expect(meaning('Double blinking')).toContain('2 x Pt')
    expect(meaning('Tag')).toContain('Hm + 6')
    expect(explainTerm('d')).toBeNull()
    expect(explainTerm('D')).not.toBeNull()
  })

  it('CI-229: stands beside the figures of a sheet', () => {
    expect(words.say(explainFigure('htH') ?? phrase(''))).toBe('HtH: Hand to hand')
    expect(explainFigure('weapons.0.bonus')).toBeNull()
  })
})

describe('the words', () => {
  const topics = {
    alertness: alertnessWords.coldIron.alertness.term,
    load: loadWords.coldIron.load.term,
    spells: spellWords.coldIron.spells.term,
    ratings: ratingWords.coldIron.ratings.term,
  }

  it.each(Object.entries(topics))('name every term of %s', (topic, terms) => {
    const sources = readdirSync(join(folder, topic), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, topic, name), 'utf8'))
      .join()
    const calls = sources.matchAll(
      /\b(?:termOf|entry|part|partUnlessZero|unlessZero)\(\s*'([A-Za-z]+)'/g,
    )
    const keys = [...calls].map(([, key]) => key ?? '')
    expect(keys.length).toBeGreaterThan(4)
    for (const key of keys) expect(terms, key).toHaveProperty(key)
  })

  it('name every row of the charts', () => {
    const { term } = alertnessWords.coldIron.alertness
    const same = (left: object, right: object) =>
      expect(Object.keys(left).sort()).toEqual(Object.keys(right).sort())
    same(term.modifier, alertnessCharts.modifiers)
    same(term.category, alertnessCharts.distance.rows)
    same(term.effect, alertnessCharts.effects)
    same(spellWords.coldIron.spells.term.way, spellCharts.ways)
    same(spellWords.coldIron.spells.term.counter, spellCharts.counters)
  })

  it('say why something is refused', () => {
    const { refused } = alertnessWords.coldIron.alertness
    const sources = ['rising', 'watches']
      .map((name) => readFileSync(join(folder, `alertness/${name}.ts`), 'utf8'))
      .join()
    const said = [...sources.matchAll(/refused\.([A-Za-z]+)'/g)].map(([, key]) => key ?? '')
    expect(said).toEqual(['tooManyHalves', 'watchTwice', 'tooManyWatches', 'shortSleepWatch'])
    for (const key of said) expect(refused).toHaveProperty(key)
    for (const key of ['outOfCovers', 'inCovers', 'standing', 'helmetOn', 'onGround']) {
      expect(refused).toHaveProperty(key)
    }
    for (const key of ['allClicksUsed', 'otherStep']) {
      expect(spellWords.coldIron.spells.refused).toHaveProperty(key)
    }
  })
})
