import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ruleSystem, ruleSystems } from '../../../src/rules'
import { measures, threatOf, withFigure, type Gauge } from '../../../src/rules/system/conversion'
import { valueAt } from '../../../src/rules/moves/apply'
import { english, joinCatalogues } from '../../../src/shared/words'
import { alike, anyMeasures } from './measures'
import { anySheet } from './sheets'

const ids = ruleSystems.map(({ id }) => id)
const pairs = ids.flatMap((from) =>
  ids.filter((to) => to !== from).map((to) => [from, to] as const),
)

function sidesOf(from: string, to: string) {
  const [source, target] = [ruleSystem(from), ruleSystem(to)]
  if (!source?.conversion || !target?.conversion) throw new Error(`${from} or ${to} converts not`)
  return { source, target, read: source.conversion, write: target.conversion }
}

/** The value at a path that may lead into a list. */
const at = (sheet: object, path: string) =>
  path.split('.').reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), sheet)

describe.each(pairs)('from %s to %s', (from, to) => {
  const { source, target, read, write } = sidesOf(from, to)

  it.each(['npc', 'character'] as const)('a proposal for any %s parses as it stands', (type) => {
    fc.assert(
      fc.property(
        anySheet(from, type),
        fc.string({ minLength: 1, maxLength: 120 }),
        (given, name) => {
          const sheet = source.sheets[type].parse(given)
          const { sheet: proposed, figures } = write.propose(type, read.gauge(type, sheet), name)
          const parsed = target.sheets[type].parse(proposed)
          expect(parsed).toEqual(proposed)
          for (const { path, value } of figures) expect(at(parsed, path)).toBe(value)
        },
      ),
    )
  })

  it('no figure is without a reason, and each may be set within its bounds', () => {
    const words = joinCatalogues(english, ...ruleSystems.map((system) => system.words.en))
    const said = (key: string) => typeof valueAt(words, key) === 'string'
    for (const type of ['npc', 'character'] as const) {
      const gauge = read.gauge(type, source.sheets[type].parse({}))
      const { sheet, figures, notes } = write.propose(type, gauge, 'Hob')
      expect(figures.length).toBeGreaterThan(0)
      for (const note of notes) expect(said(note.key)).toBe(true)
      for (const figure of figures) {
        expect([figure.reason, figure.label].filter(({ key }) => !said(key))).toEqual([])
        const { kind } = figure
        if (kind.type !== 'number') continue
        for (const value of [kind.min, kind.max]) {
          const changed = target.sheets[type].safeParse(withFigure(sheet, figure, value))
          expect(changed.success, `${figure.path} ${value}`).toBe(true)
        }
      }
    }
  })

  it('there and back, a body that is good at everything alike stays within one degree', () => {
    for (const value of [0, 2, 4, 6, 8, 10]) {
      const here = read.gauge('npc', read.propose('npc', alike(value), 'Hob').sheet)
      const there = write.gauge('npc', write.propose('npc', here, 'Hob').sheet)
      expect(Math.abs(threatOf(there).degree - threatOf(here).degree)).toBeLessThanOrEqual(1)
    }
  })
})

describe('threat', () => {
  it('is never lower for one who measures more', () => {
    fc.assert(
      fc.property(anyMeasures, fc.constantFrom(...measures), fc.nat(10), (gauge, name, more) => {
        const total = Math.min(10, gauge.measures[name].total + more)
        const tougher: Gauge = {
          ...gauge,
          measures: { ...gauge.measures, [name]: { total, terms: [] } },
        }
        expect(threatOf(tougher).degree).toBeGreaterThanOrEqual(threatOf(gauge).degree)
      }),
    )
  })

  it('reaches from the first degree to the fifth', () => {
    const degrees = [0, 2, 4, 6, 8, 10].map((value) => threatOf(alike(value)).degree)
    expect(degrees).toEqual([1, 2, 3, 4, 5, 5])
  })
})
