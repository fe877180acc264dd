import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { assetMeters } from '../../../src/rules/ironsworn/figures/asset-meters'
import { companionHealth } from '../../../src/rules/ironsworn/figures/companions'
import { rowsOf, type MoveTable } from '../../../src/rules/ironsworn/oracle/lookup'
import { debilitySchema, statSchema } from '../../../src/rules/ironsworn/sheet'
import { moveSources } from './move-sources'

const tableKeys: MoveTable[] = [
  ...(['moves/endure_harm', 'moves/endure_stress', 'moves/pay_the_price'] as const),
]

const record = z.record(z.string(), z.unknown())
const at = createRequire(import.meta.url)
const packageFile = at.resolve('@datasworn/ironsworn-classic/package.json')
const readJson = (file: string) => record.parse(JSON.parse(readFileSync(file, 'utf8')))
const data = readJson(packageFile.replace('package.json', 'json/classic.json'))

/** All records of a type below a node, by their ids. */
function recordsOf(type: string, node: unknown = data): Record<string, unknown>[] {
  const parsed = record.safeParse(node).data
  if (!parsed || Array.isArray(node)) return []
  const own = parsed['type'] === type ? [parsed] : []
  return [...own, ...Object.values(parsed).flatMap((each) => recordsOf(type, each))]
}
const idsOf = (records: Record<string, unknown>[]) => records.map(({ _id }) => String(_id))
const licenceOf = (each: Record<string, unknown>) =>
  String(record.safeParse(each['_source']).data?.['license'] ?? '')

/** The tracks that an asset has of its own: where each begins and ends. */
function metersOf({ controls }: Record<string, unknown>) {
  return Object.values(record.safeParse(controls).data ?? {}).flatMap((control) => {
    const { field_type: type, value, max } = record.parse(control)
    return type === 'condition_meter' ? [{ points: Number(value), max: Number(max) }] : []
  })
}

describe('the data package that words come from', () => {
  it('IS-206 IS-209: has a track of its own for five assets that are no companions', () => {
    const own = new Map(
      recordsOf('asset').flatMap((asset) => {
        const key = String(asset['_id']).split('/').at(-1) ?? ''
        const [meter, ...more] = metersOf(asset)
        expect(more).toEqual([])
        return meter && !String(asset['_id']).includes('/companion/') ? [[key, meter]] : []
      }),
    )
    const ours = Object.entries(assetMeters).map(([key, { points, max }]) => [key, { points, max }])
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(ours))
  })

  it('IS-199: is pinned at 0.0.10', () => {
    expect(readJson(packageFile)['version']).toBe('0.0.10')
    const own = readJson(new URL('../../../package.json', import.meta.url).pathname)
    expect(record.parse(own['devDependencies'])['@datasworn/ironsworn-classic']).toBe('0.0.10')
  })

  it('IS-200: has moves under CC BY 4.0, and foes that are not', () => {
    const by = 'https://creativecommons.org/licenses/by/4.0'
    expect(
      recordsOf('move')
        .map(licenceOf)
        .filter((licence) => licence !== '' && licence !== by),
    ).toEqual([])
    expect(recordsOf('npc').filter((each) => licenceOf(each).includes('by-nc-sa'))).toHaveLength(29)
  })

  it('IS-203 IS-204: has our 35 moves by path, and 23 more inside assets', () => {
    const ids = idsOf(recordsOf('move')).filter((id) => id.startsWith('classic/moves/'))
    expect([...new Set(ids)].sort()).toEqual(
      Object.values(moveSources)
        .map((key) => `classic/moves/${key}`)
        .sort(),
    )
  })

  it('IS-202 IS-205: has 38 tables of 1092 rows', () => {
    const tables = recordsOf('oracle_rollable').filter(({ _id }) =>
      String(_id).startsWith('classic/oracles'),
    )
    const unique = new Map(tables.map((table) => [String(table['_id']), table]))
    expect(unique.size).toBe(38)
    const rows = [...unique.values()].flatMap((table) => z.array(z.unknown()).parse(table['rows']))
    expect(rows).toHaveLength(1092)
  })

  it('IS-155 IS-201 IS-212: has the ranges of the later printing, and ours differ in one row alone', () => {
    const range = z.array(z.object({ min: z.number(), max: z.number() }))
    for (const key of tableKeys) {
      const table = recordsOf('oracle_rollable').find(({ _id }) => _id === `classic/oracles/${key}`)
      const theirs = range.parse(table?.['rows'])
      const ours = (profile: 'srd08' | 'rulebook2019') =>
        rowsOf(key, profile).map(({ min, max }) => ({ min, max }))
      expect(ours('rulebook2019')).toEqual(theirs)
      if (key !== 'moves/pay_the_price') expect(ours('srd08')).toEqual(theirs)
    }
    const price = rowsOf('moves/pay_the_price', 'srd08')
      .slice(10, 12)
      .map(({ min, max }) => [min, max])
    expect(price).toEqual([
      [69, 77],
      [78, 85],
    ])
  })

  it('IS-206 IS-209 IS-210: has 78 assets; companions with the health we know', () => {
    const assets = recordsOf('asset')
    expect(assets).toHaveLength(78)
    for (const [key, most] of Object.entries(companionHealth)) {
      const asset = assets.find(({ _id }) => _id === `classic/assets/companion/${key}`)
      const health = record.parse(record.parse(asset?.['controls'])['health'])
      expect(health['max']).toBe(most)
    }
    const marked = assets.filter(({ abilities }) => {
      const [first] = z.array(record).parse(abilities)
      return first?.['enabled'] === true
    })
    expect(marked).toHaveLength(65)
  })

  it('IS-207: has our stats and debilities, but no momentum', () => {
    const rules = record.parse(data['rules'])
    expect(Object.keys(record.parse(rules['stats'])).sort()).toEqual([...statSchema.options].sort())
    const impacts = JSON.stringify(rules['impacts'])
    for (const debility of debilitySchema.options) expect(impacts).toContain(`"${debility}"`)
    expect(Object.keys(record.parse(rules['condition_meters'])).sort()).toEqual([
      ...['health', 'spirit', 'supply'],
    ])
    expect(Object.keys(rules)).not.toContain('momentum')
  })

  it('IS-208: is no part of what runs', () => {
    const own = readJson(new URL('../../../package.json', import.meta.url).pathname)
    const running = Object.keys(record.parse(own['dependencies']))
    expect(running.filter((name) => name.startsWith('@datasworn'))).toEqual([])
  })
})
