import { inject, provide, type InjectionKey, type Ref } from 'vue'
import type { ChartProblem } from '../../rules/charts/problems'
import type { FieldList } from '../../rules/system/sheet/field-list'
import type { FieldHelp, SheetGroup } from '../../rules/system/sheet/guide'
import type { EditableChart } from '../../rules/system/settings'
import type { WorkedFigure } from '../../rules/system/sheet/working-out'
import type { Phrase } from '../../shared/phrase'
import type { Dragged } from '../parts/drag/drag'

/** What can be done with a line of a chart. */
export type LineDeed = 'add' | 'remove' | 'up' | 'down' | 'shelve'

/** Does something with a line of a table, the focus in one of its columns. */
export type LineAct = (deed: LineDeed, at: number, column?: number) => void

/** What is written like a chart: the chart of a system, or a sheet. */
export interface WrittenChart extends Pick<
  EditableChart,
  'id' | 'schema' | 'lineName' | 'idColumn'
> {
  /** What all of it is called, where that is said nowhere in it. */
  title?: Phrase
  /**
   * What its parts and columns are called by their names, and below `value.` what may be chosen;
   * `at` is where it stands, dotted from the root.
   */
  words(name: string, at: string): Phrase
  /** What is chosen from at a place, where anything is. */
  listAt?(at: string): FieldList | undefined
  /** Its parts under headings, where it has any. */
  groups?: readonly SheetGroup[]
  /** What a place is for, where that is said. */
  helpAt?(at: string): FieldHelp | null
  /** What is odd about it as it is written, though it can be used. */
  cautions?(value: object): readonly Phrase[]
  /** What makes the figure at a place, where something else on it does. */
  workedAt?(at: string): WorkedFigure | undefined
}

/** What every part of a chart that is being written must know. */
export interface ChartActions {
  /** What its parts and columns are called. */
  words: WrittenChart['words']
  title: WrittenChart['title']
  lineName: WrittenChart['lineName']
  idColumn: WrittenChart['idColumn']
  listAt: (at: string) => FieldList | undefined
  helpAt: (at: string) => FieldHelp | null
  workedAt: (at: string) => WorkedFigure | undefined
  /** Columns of the table at a place that stand in its lines; undefined where all of them may. */
  columnsAt: (at: string) => readonly string[] | undefined
  /** Whether what has parts of its own is written part by part, and not as one text. */
  hasParts: boolean
  /** Whether every field says what it is for. */
  isHelpShown: Readonly<Ref<boolean>>
  /** What is wrong at a place; columns and lines count from 0. */
  problemAt: (at: string, row?: number, column?: number) => Phrase | undefined
  /** Puts a line in the library; undefined where lines are not kept there. */
  shelve?: ((line: unknown) => void) | undefined
  /** What a line that is kept there carries when it is dragged. */
  drags?: ((line: () => unknown) => Dragged) | undefined
  /** A table whose lines come and go says how they are worked on, for the keys. */
  enroll: (at: string, act: LineAct) => void
  /** Whether the keys of lines mean those of this table: the focus is in it, or in none and it is the first. */
  isAddressed: (at: string) => boolean
}

const key: InjectionKey<ChartActions> = Symbol('chart')

/** Lets the parts of the chart reach what they must know. */
export function provideChart(chart: ChartActions): void {
  provide(key, chart)
}

/** What the chart around lets its parts know. Throws outside of one. */
export function useChart(): ChartActions {
  const chart = inject(key)
  if (!chart) throw new Error('there is no chart around')
  return chart
}

/** The problem told at a place: the first of it, as one is mended at a time. */
export function problemIn(
  problems: readonly ChartProblem[],
  at: string,
  row?: number,
  column?: number,
): Phrase | undefined {
  return problems.find((each) => each.at === at && each.row === row && each.column === column)
    ?.words
}
