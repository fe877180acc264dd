import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { campaignName } from '../campaign-name'
import { isShallow } from '../exchange/depth'
import { decodeText } from '../exchange/text'
import type { Read, Write } from '../file/handles'
import { ruledSystems, type Ruled } from './known'
import { rulingsOf, settingIn, withSetting } from './read'
import { settingChanged, settingValue } from './value'
import { editChart, setSetting } from './write'
import { idSchema as id, line } from '../../shared/bounded'

/** A file with the rules of a campaign, as far as they are not the book's. */
const rulesSchema = z.strictObject({
  format: z.literal('iron-table-rules'),
  version: z.literal(1),
  title: line(200),
  systems: z
    .array(
      z.strictObject({
        system: id,
        settings: z.record(id, settingValue).default({}),
        charts: z.record(id, z.unknown()).default({}),
      }),
    )
    .max(20),
})
export type RulesFile = z.output<typeof rulesSchema>
type OfSystem = RulesFile['systems'][number]

/** Bytes that such a file may have: charts are small. */
const largest = 8 * 1024 * 1024

/** What the campaign has set, and the charts that it has edited, by system; undefined where that is nothing. */
export function writeRules(read: Read): RulesFile | undefined {
  const systems = ruledSystems(read).flatMap((system): OfSystem[] => {
    const { settings, charts } = rulingsOf(read, system)
    const usual = system.settings.schema.parse({})
    const own = system.settings.decisions.flatMap(({ id: key }) => {
      const value = settingIn(settings, key)
      return value === settingIn(usual, key) ? [] : [[key, settingValue.parse(value)] as const]
    })
    if (own.length === 0 && Object.keys(charts).length === 0) return []
    return [{ system: system.id, settings: Object.fromEntries(own), charts }]
  })
  if (systems.length === 0) return undefined
  return { format: 'iron-table-rules', version: 1, title: campaignName(read), systems }
}

/** Reads such a file; refuses in words what is none, or too large. */
export function readRules(path: string): RulesFile {
  const file = basename(path)
  if (statSync(path).size > largest) refuse('refusal.contentTooLarge')
  try {
    const json: unknown = JSON.parse(decodeText(readFileSync(path), file))
    if (isShallow(json)) return rulesSchema.parse(json)
  } catch (error) {
    if (!(
      error instanceof SyntaxError ||
      error instanceof z.ZodError ||
      error instanceof RangeError
    ))
      throw error
  }
  return refuse('refusal.noRules', { file })
}

/** What one system of a file would change here. */
interface Changes {
  system: string
  title: Phrase
  /** Each in words; those that this version cannot read are counted. */
  changes: Phrase[]
  unread: number
}

type Step = { said: Phrase; take(write: Write): void }

/** What a file would change of a system, step by step; null for what cannot be read. */
function stepsOf(read: Read, system: Ruled, given: OfSystem): (Step | null)[] {
  const { settings, charts } = rulingsOf(read, system)
  const ofSettings = Object.entries(given.settings).flatMap(([key, value]): (Step | null)[] => {
    const decision = system.settings.decisions.find((each) => each.id === key)
    if (!decision || !withSetting(system.settings, settings, key, value)) return [null]
    const now = settingIn(settings, key)
    if (now === value) return []
    const { kind, with: gaps = {} } = settingChanged(decision, now, value)
    const take = (write: Write) => setSetting(write, system, decision, value)
    return [{ said: phrase(`fact.${kind}`, gaps), take }]
  })
  const ofCharts = Object.entries(given.charts).flatMap(([chartId, value]): (Step | null)[] => {
    const chart = system.settings.charts?.find((each) => each.id === chartId)
    const parsed = chart?.schema.safeParse(value)
    if (!chart || !parsed?.success) return [null]
    const now = charts[chartId] ?? chart.published
    if (JSON.stringify(now) === JSON.stringify(parsed.data)) return []
    const take = (write: Write) => editChart(write, system, chart, parsed.data)
    return [{ said: phrase('fact.chart.edited', { title: `@${chart.title.key}` }), take }]
  })
  return [...ofSettings, ...ofCharts]
}

/** The systems of a file that are played here, each with what it says of it. */
function played(read: Read, { systems }: RulesFile) {
  return ruledSystems(read).flatMap((system) => {
    const given = systems.find((each) => each.system === system.id)
    return given ? [{ system, steps: stepsOf(read, system, given) }] : []
  })
}

/** What a file would change in this campaign, system by system. */
export function previewRules(read: Read, rules: RulesFile): Changes[] {
  return played(read, rules).map(({ system, steps }) => ({
    system: system.id,
    title: system.title,
    changes: steps.flatMap((step) => step?.said ?? []),
    unread: steps.filter((step) => step === null).length,
  }))
}

/** Plays by what a file says of these systems. */
export function takeRules(write: Write, rules: RulesFile, systems: readonly string[]): void {
  for (const { system, steps } of played(write, rules)) {
    if (!systems.includes(system.id)) continue
    for (const step of steps) step?.take(write)
  }
}
