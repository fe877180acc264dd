import type { SystemRulings, SystemSettings } from '../../rules/system/settings'
import type { RuleSystem } from '../../rules/system/system'
import type { Read } from '../file/handles'

interface StoredRow {
  id: string
  value: string
}

/**
 * How the campaign reads a system: what it has set, and the defaults for the rest. A row that this
 * version cannot read counts as not there.
 */
export function rulingsOf(read: Read, { id: system, settings }: RuleSystem): SystemRulings {
  if (!settings) return { settings: {}, charts: {} }
  const rows = read.all<StoredRow>(
    'SELECT key AS id, value FROM setting WHERE system = @system ORDER BY key',
    { system },
  )
  const known = rows.filter((row) => settings.decisions.some(({ id }) => id === row.id))
  return {
    settings: known.reduce(
      (sofar, row) => withSetting(settings, sofar, row.id, JSON.parse(row.value)) ?? sofar,
      settings.schema.parse({}),
    ),
    charts: editedCharts(read, system, settings),
  }
}

function editedCharts(read: Read, system: string, { charts = [] }: SystemSettings) {
  const rows = read.all<StoredRow>(
    'SELECT chart AS id, value FROM edited_chart WHERE system = @system ORDER BY chart',
    { system },
  )
  const readable = rows.flatMap((row) => {
    const chart = charts.find(({ id }) => id === row.id)
    const parsed = chart?.schema.safeParse(JSON.parse(row.value))
    return parsed?.success ? [[row.id, parsed.data]] : []
  })
  return Object.fromEntries(readable) as SystemRulings['charts']
}

/** The settings with one changed; null when the value does not fit. */
export function withSetting(
  { schema }: SystemSettings,
  settings: object,
  key: string,
  value: unknown,
): object | null {
  return schema.safeParse({ ...settings, [key]: value }).data ?? null
}

/** One field of settings, whatever their system. */
export function settingIn(settings: object, key: string): unknown {
  return Object.entries(settings).find(([id]) => id === key)?.[1]
}
