import type { DryRunRules } from '../../system/fight/dry-run'
import { phrase } from '../../../shared/phrase'
import { costs } from './chronicle'
import { play } from './play'

/** Fights that play themselves. */
export const dryRun: DryRunRules = {
  costs: Object.keys(costs).map((id) => ({ id, label: phrase(`coldIron.dryRun.cost.${id}`) })),
  leavesOut: phrase('coldIron.dryRun.leavesOut'),
  play,
}
