import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDatasworn } from '../../../src/campaign/content/datasworn'
import type { ContentPack } from '../../../src/campaign/content/pack'
import { contentFolder } from '../../support/workspace'

const root = join(import.meta.dirname, '../../..')
const jsonOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(contentFolder, `${name}.json`), 'utf8'))
const packOf = (name: string): ContentPack => readDatasworn(jsonOf(name))
const first = packOf('ironsworn-classic.srd08')
const later = packOf('ironsworn-classic.rulebook2019')
const tablesOf = ({ parts }: ContentPack) => parts.flatMap(({ tables }) => tables)
const cardsOf = ({ parts }: ContentPack) => parts.flatMap(({ cards }) => cards)
const cardOf = (pack: ContentPack, id: string) => cardsOf(pack).find((card) => card.id.endsWith(id))
const rangesOf = (pack: ContentPack, id: string) =>
  tablesOf(pack)
    .find((table) => table.id.endsWith(id))
    ?.rows.map(({ from, to }) => [from, to])

describe('the content packs of the set-up', () => {
  it('IS-199, IS-202: 38 tables of 1,092 rows, 35 moves, 78 assets, and nothing else', () => {
    for (const pack of [first, later]) {
      expect(tablesOf(pack)).toHaveLength(38)
      expect(tablesOf(pack).flatMap(({ rows }) => rows)).toHaveLength(1092)
      const kinds = cardsOf(pack).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind === 'move')).toHaveLength(35)
      expect(kinds.filter((kind) => kind === 'asset')).toHaveLength(78)
      expect(kinds).toHaveLength(35 + 78)
    }
  })

  it('IS-200: everything in them is CC BY 4.0, and the parts under another licence are gone', () => {
    const licences = [first, later].flatMap(({ parts }) =>
      parts.map(({ source }) => source.license),
    )
    expect(new Set(licences)).toEqual(new Set(['https://creativecommons.org/licenses/by/4.0']))
    for (const name of ['ironsworn-classic.srd08', 'ironsworn-classic.rulebook2019']) {
      const text = readFileSync(join(contentFolder, `${name}.json`), 'utf8')
      expect(text).not.toContain('by-nc-sa')
      expect(Object.keys(jsonOf(name) as object)).not.toEqual(
        expect.arrayContaining(['npcs', 'truths', 'atlas']),
      )
    }
  })

  it('IS-163, IS-202: every table covers its dice once', () => {
    for (const { id, rows, dice } of tablesOf(first)) {
      let next = dice.count
      for (const { from, to } of rows) {
        expect([id, from]).toEqual([id, next])
        next = to + 1
      }
      expect([id, next]).toEqual([id, dice.count * dice.sides + 1])
    }
  })

  it('IS-160, IS-161, IS-162: the shapes of the turning points', () => {
    expect(rangesOf(first, 'turning_point/combat_action')).toHaveLength(18)
    expect(rangesOf(first, 'turning_point/major_plot_twist')).toHaveLength(20)
    expect(rangesOf(first, 'turning_point/challenge_rank')).toEqual([
      [1, 20],
      [21, 55],
      [56, 80],
      [81, 93],
      [94, 100],
    ])
    expect(rangesOf(first, 'action_and_theme/action')).toHaveLength(100)
    expect(rangesOf(first, 'action_and_theme/theme')).toHaveLength(100)
  })

  it('IS-165, IS-212: 77 on Pay the Price falls as the profile has it', () => {
    expect(rangesOf(first, 'moves/pay_the_price')?.slice(10, 12)).toEqual([
      [69, 77],
      [78, 85],
    ])
    expect(rangesOf(later, 'moves/pay_the_price')?.slice(10, 12)).toEqual([
      [69, 76],
      [77, 85],
    ])
  })

  it('IS-164, IS-166, IS-212: the overlay changes the two texts and no other', () => {
    const differing = cardsOf(first).filter(({ id, text }) => cardOf(later, id)?.text !== text)
    expect(differing.map(({ id }) => id.split('/').at(-1)).sort()).toEqual([
      'draw_the_circle',
      'forsake_your_vow',
    ])
    expect(cardOf(first, 'draw_the_circle')?.text).toContain('three boasts')
    expect(cardOf(first, 'forsake_your_vow')?.text).not.toContain('Test Your Bond')
    expect(cardOf(later, 'forsake_your_vow')?.text).toContain('Test Your Bond')
  })

  it('IS-209, IS-210: ten companions, and 13 assets that start with no ability marked', () => {
    const assets = cardsOf(first).filter(({ kind }) => kind === 'asset')
    expect(assets.filter(({ category }) => category === 'Companion')).toHaveLength(10)
    const unmarked = assets.filter(({ abilities }) => abilities.every(({ isMarked }) => !isMarked))
    expect(unmarked).toHaveLength(13)
  })
})

describe('the repository', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')

  it('holds no file of the packs', () => {
    expect(files.filter((file) => file.startsWith('resources/content'))).toEqual([])
  })

  it('holds no sentence of them', () => {
    const sentences = cardsOf(later)
      .flatMap(({ text, abilities }) => [text, ...abilities.map((ability) => ability.text)])
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.length > 60)
    expect(sentences.length).toBeGreaterThan(400)
    const committed = files
      .filter(
        (file) => /\.(ts|vue|json|md|sql|mustache)$/.test(file) && file !== 'package-lock.json',
      )
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n')
    expect(sentences.filter((sentence) => committed.includes(sentence))).toEqual([])
  })
})
