import { z } from 'zod'
import { ruleSystems } from '../../rules'
import type { EditableChart } from '../../rules/system/settings'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { operation } from '../define'
import type { Read, Write } from '../file/handles'
import { chartOf, ruledSystem, type Ruled } from '../setting/known'
import { rulingsOf } from '../setting/read'
import { editChart } from '../setting/write'
import { knownSystem } from '../sheet/sheets'
import { words } from '../words'
import type { Workspace } from '../workspace/workspace'
import { askLibrary, changeLibrary } from './library'
import { filledText, idSchema as id } from '../../shared/bounded'

/** A line of a chart: a weapon, say. What tells it from the others is its id, or else its name. */
type Line = Record<string, unknown> & { id?: string; name?: string }

/** A line on the shelf. */
export interface ShelvedLine {
  system: string
  chart: string
  /** What tells it from the other lines of its chart. */
  key: string
  name: string
  title: Phrase
}

const ofChart = { system: id, chart: id }
const lineRef = z.strictObject({ ...ofChart, key: filledText(120) })

const keyOf = ({ id, name }: Line) => id ?? name ?? ''
const linesIn = (value: unknown) => (Array.isArray(value) ? (value as Line[]) : [])
const titleOf = ({ title }: EditableChart) => `@${title.key}`

/** What a line is called: by the game master, or else by the system. */
function nameOf({ lineName }: EditableChart, line: Line): string {
  const known = lineName?.(line)
  return line.name ?? (known ? words.say(known) : keyOf(line))
}

/** A system with its charts, whether it is played here or not: the library is for all of them. */
function anyRuled(system: string): Ruled {
  const known = knownSystem(system)
  return known.settings
    ? { ...known, settings: known.settings }
    : refuse('refusal.noSettings', { system })
}

/** A chart's lines, as its schema reads them; refuses in words what it cannot. */
function readLines(chart: EditableChart, lines: readonly unknown[]): Line[] {
  const parsed = chart.schema.safeParse(lines)
  if (parsed.success) return linesIn(parsed.data)
  const where = parsed.error.issues[0]?.path.join('.') ?? ''
  return refuse('refusal.chartValue', { title: titleOf(chart), where })
}

const shelvedIn = (read: Read, system: Ruled, { id }: EditableChart) =>
  linesIn(rulingsOf(read, system).charts[id])

/** Every line of a chart that lies in the library. */
export function shelvedLines(read: Read): ShelvedLine[] {
  return ruleSystems.flatMap(({ id: system, settings }) =>
    (settings?.charts ?? []).flatMap((chart) =>
      shelvedIn(read, anyRuled(system), chart).map((line) => ({
        ...{ system, chart: chart.id, key: keyOf(line) },
        ...{ name: nameOf(chart, line), title: chart.title },
      })),
    ),
  )
}

/** Keeps other lines of a chart in the library from now on. */
function changeShelved(
  write: Write,
  system: Ruled,
  chart: EditableChart,
  key: string,
  put: readonly Line[],
): void {
  const others = shelvedIn(write, system, chart).filter((line) => keyOf(line) !== key)
  editChart(write, system, chart, readLines(chart, [...others, ...put]))
}

/** A line beside those that are here: under the next id and name where one of them has its own. */
function beside(lines: readonly Line[], line: Line): Line {
  const taken = new Set(lines.map(keyOf))
  let next = line
  for (let number = 2; taken.has(keyOf(next)); number++) {
    next = {
      ...line,
      ...(line.id === undefined ? {} : { id: `${line.id}-${number}` }),
      ...(line.name === undefined ? {} : { name: `${line.name} ${number}` }),
    }
  }
  return next
}

/** A line of the library; a refusal in words where it is gone. */
async function lineOf(workspace: Workspace, ref: z.output<typeof lineRef>) {
  const system = anyRuled(ref.system)
  const chart = chartOf(system, ref.chart)
  const find = (read: Read) =>
    shelvedIn(read, system, chart).find((line) => keyOf(line) === ref.key)
  const line = (await askLibrary(workspace, find, undefined)) ?? refuse('refusal.gone')
  return { system, chart, line }
}

/** Single lines of charts in the library: a weapon, an armour, goods of one's own. */
export const linesApi = {
  /** Puts a line of a chart into the library; one that is known there is written anew. */
  'library.putLine': operation({
    input: z.strictObject({ ...ofChart, line: z.unknown() }),
    run: async (workspace, given) => {
      const system = anyRuled(given.system)
      const chart = chartOf(system, given.chart)
      const [line] = readLines(chart, [given.line])
      if (!line || keyOf(line) === '') return refuse('refusal.gone')
      const name = nameOf(chart, line)
      await changeLibrary(workspace, phrase('history.library.put', { name }), (write) =>
        changeShelved(write, system, chart, keyOf(line), [line]),
      )
      return { name }
    },
  }),

  /** Takes a line out of the library; undo there brings it back. */
  'library.removeLine': operation({
    input: lineRef,
    run: async (workspace, ref) => {
      const { system, chart, line } = await lineOf(workspace, ref)
      const name = nameOf(chart, line)
      await changeLibrary(workspace, phrase('history.library.remove', { name }), (write) =>
        changeShelved(write, system, chart, ref.key, []),
      )
      return { name }
    },
  }),

  /**
   * Adds a line of the library to the chart of the campaign, beside one that is called so already and is
   * otherwise; refused where it is there as it is. Answers what it is called there.
   */
  'library.takeLine': operation({
    input: lineRef,
    run: async (workspace, ref) => {
      const { chart, line } = await lineOf(workspace, ref)
      const gaps = { name: nameOf(chart, line), title: titleOf(chart) }
      return workspace.carryOut(
        'library.takeLine',
        () => phrase('history.library.takeLine', gaps),
        (write) => {
          const system = ruledSystem(write, ref.system)
          const here = linesIn(rulingsOf(write, system).charts[chart.id] ?? chart.published)
          const isSame = (other: Line) => JSON.stringify(other) === JSON.stringify(line)
          if (here.some(isSame)) refuse('refusal.lineHere', gaps)
          const own = beside(here, line)
          editChart(write, system, chart, readLines(chart, [...here, own]))
          return { name: nameOf(chart, own) }
        },
      )
    },
  }),
}
