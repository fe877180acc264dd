import { sum, type Sum } from '../../../../shared/term'
import { demandWhole } from '../../basics/field-error'
import { wordsIn } from '../../describe'
import chart from './medic.json'

const { termOf } = wordsIn('body')

/** How many people: one, or a part of the level, complete people only (CI-003). */
type People = 'one' | 'half' | 'third'

/** What medics can do from which level on (CI-091). */
export interface MedicChart {
  cures: readonly { level: number; amount: 'one' | '1d4' | 'level'; people: People }[]
  tends: readonly { level: number; people: People }[]
  /** Turns added to the count of the dying; the last row that applies holds, not their sum. */
  delays: readonly { level: number; turns: number }[]
  curesWhileTendingFrom: number
  levelsPerTended: number
}

/** The published chart (CI-091). */
export const publishedMedic = chart as MedicChart

/** One way to spend a night: points for each of so many people. `dice` is null for plain points. */
export interface CureLine {
  level: number
  points: number | null
  dice: '1d4' | null
  people: number
}

/** Turns a medic of a level adds to the life of the dying (CI-063, CI-091). */
export function delayOfDeath(medicLevel: number, rows: MedicChart = publishedMedic): number {
  demandWhole('medicLevel', medicLevel, 0)
  return rows.delays.findLast(({ level }) => level <= medicLevel)?.turns ?? 0
}

/** People in magic reserve a medic of a level can tend at a time (CI-091, CI-094). */
export function tendingLimit(medicLevel: number, rows: MedicChart = publishedMedic): number {
  demandWhole('medicLevel', medicLevel, 0)
  const row = rows.tends.findLast(({ level }) => level <= medicLevel)
  return row ? countOf(row.people, medicLevel) : 0
}

/**
 * Level a medic cures with while so many in magic reserve are tended (CI-093); null when that is
 * below the level that can do both.
 */
export function curingLevel(
  medicLevel: number,
  tended: number,
  rows: MedicChart = publishedMedic,
): Sum | null {
  demandWhole('tended', tended, 0, tendingLimit(medicLevel, rows))
  const own = termOf('medic', medicLevel, 'CI-091')
  if (tended === 0) return sum([own])
  if (medicLevel < rows.curesWhileTendingFrom) return null
  return sum([own, termOf('tending', -rows.levelsPerTended * tended, 'CI-093')])
}

/** Every way a medic may spend the night; one of them is chosen, they do not add up (CI-092). */
export function cureLines(
  medicLevel: number,
  tended = 0,
  rows: MedicChart = publishedMedic,
): CureLine[] {
  const curing = curingLevel(medicLevel, tended, rows)?.total ?? 0
  return rows.cures
    .filter(({ level }) => level <= curing)
    .map(({ level, amount, people }) => ({
      level,
      points: amount === '1d4' ? null : amount === 'level' ? curing : 1,
      dice: amount === '1d4' ? amount : null,
      people: countOf(people, curing),
    }))
}

function countOf(people: People, level: number): number {
  switch (people) {
    case 'one':
      return 1
    case 'half':
      return Math.floor(level / 2)
    case 'third':
      return Math.floor(level / 3)
  }
}
