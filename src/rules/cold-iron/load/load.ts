import { sum, term, type Sum, type Term } from '../../../shared/term'
import type { Item } from '../combatant/basis'
import { demandWhole } from '../basics/field-error'
import { elvenEncumbrance } from '../gear/quality'
import { wordsIn } from '../describe'
import { loadChart, type LoadRow } from './chart'

const { words, termOf } = wordsIn('load')

/**
 * Encumbrance points of everything that counts as carried (CI-220); riders carry less, and a bow of
 * elven make weighs less than it is listed with (CI-209).
 */
export function carried(items: readonly Item[], mounted: boolean): Sum {
  const counted = mounted ? items.filter(({ armor, onPerson }) => onPerson && !armor) : items
  return sum(
    counted.map(({ name, encumbrance, elven }) => {
      const points = demandWhole('encumbrance', encumbrance, 0)
      return elven
        ? term(words('elven', { name }), elvenEncumbrance(points), 'CI-209')
        : term(words('item', { name }), points, 'CI-220')
    }),
  )
}

/** Load index: encumbrance points for each point of strength, exact (CI-220). */
export function loadIndex(encTotal: number, str: number): number {
  return demandWhole('encTotal', encTotal, 0) / demandWhole('str', str, 1)
}

/** The first row the load does not exceed; null beyond the chart: too much to carry (CI-220). */
export function loadRow(index: number, chart: readonly LoadRow[] = loadChart): LoadRow | null {
  return chart.find(({ encPerStr }) => index <= encPerStr) ?? null
}

/** The row that bears on whoever carries the load: beyond the chart its last one (CI-221). */
export function rowBorne(index: number, chart: readonly LoadRow[] = loadChart): LoadRow | null {
  return loadRow(index, chart) ?? chart.at(-1) ?? null
}

/** What a load takes off, by what it is taken off. */
export type LoadPenalty = 'dex' | 'db' | 'hAndD' | 'hm' | 'hth' | 'sr' | 'alt'

/**
 * A penalty of the load as a term, to be added after everything is worked out: the DEXadj in the
 * combat values stays that of the unburdened score (CI-221). Nothing for a figure it leaves alone.
 */
export function loadPenalty(row: LoadRow, on: LoadPenalty): Term[] {
  const value = row[`${on}Pen`]
  return value === 0 ? [] : [termOf(on, value, 'CI-221')]
}

/** Combat values a load bears on, as finished figures or sums of them. */
const bearers = {
  h: 'hAndD',
  hs: 'hAndD',
  hw: 'hAndD',
  d: 'hAndD',
  dw: 'hAndD',
  db: 'db',
  hm: 'hm',
  htH: 'hth',
  alt: 'alt',
} as const satisfies Record<string, LoadPenalty>
export type Burdened = keyof typeof bearers

/** A figure under a load: its own terms, and what the load takes off it (CI-221). */
export function underLoad(figure: Sum, kind: Burdened, row: LoadRow): Sum {
  return sum([...figure.terms, ...loadPenalty(row, bearers[kind])])
}
