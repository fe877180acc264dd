import fc from 'fast-check'
import type { Gauge, Measure } from '../../../src/rules/system/conversion'

function gaugeOf(values: Record<Measure, number>): Gauge {
  const measure = (total: number) => ({
    total,
    terms: [{ label: { key: 'test.read' }, value: total, rule: '' }],
  })
  const { skill, toughness, force, armour } = values
  return {
    measures: {
      ...{ skill: measure(skill), toughness: measure(toughness) },
      ...{ force: measure(force), armour: measure(armour) },
    },
    count: 1,
    attacks: [],
    aptitudes: {},
    lines: { traits: [], wants: [], deeds: [] },
  }
}

/** Somebody all of whose measures are this much. */
export function alike(value: number): Gauge {
  return gaugeOf({ skill: value, toughness: value, force: value, armour: value })
}

const degree = fc.nat(10)

/** Somebody with any measures. */
export const anyMeasures = fc
  .record({ skill: degree, toughness: degree, force: degree, armour: degree })
  .map(gaugeOf)
