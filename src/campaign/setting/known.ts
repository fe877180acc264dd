import type { Decision, EditableChart, SystemSettings } from '../../rules/system/settings'
import type { RuleSystem } from '../../rules/system/system'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { systemsInPlay } from '../sheet/sheets'

/** A system whose rules can be read otherwise. */
export interface Ruled extends RuleSystem {
  settings: SystemSettings
}

/** The systems of this campaign that leave choices. */
export function ruledSystems(read: Read): Ruled[] {
  return systemsInPlay(read).flatMap((system) =>
    system.settings ? [{ ...system, settings: system.settings }] : [],
  )
}

/** One of them; refuses in words for any other. */
export function ruledSystem(read: Read, id: string): Ruled {
  return (
    ruledSystems(read).find((system) => system.id === id) ??
    refuse('refusal.noSettings', { system: id })
  )
}

/** A decision of a system; refuses in words for one it does not leave. */
export function decisionOf({ settings }: Ruled, key: string): Decision {
  return settings.decisions.find(({ id }) => id === key) ?? refuse('refusal.noSetting', { key })
}

/** A chart of a system that may be edited; refuses in words for any other. */
export function chartOf({ settings }: Ruled, id: string): EditableChart {
  return (
    settings.charts?.find((chart) => chart.id === id) ?? refuse('refusal.noChart', { chart: id })
  )
}
