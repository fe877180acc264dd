import type { ConfidentialReport, MissionEnd } from '../../system/mission-rules'
import { defaultSettings, type Deciding } from '../settings'

/**
 * The reports a character comes to know by their picks (IF-071): those the others gave, the GM's
 * included, or only those about the character (decision `eom.learnScope`). A second pick tells
 * no more.
 */
export function learnedReports(
  { reports }: MissionEnd,
  characterId: string,
  picks: readonly string[],
  settings: Deciding<'eom.learnScope'> = defaultSettings,
): ConfidentialReport[] {
  if (!picks.includes('learn')) return []
  const others = reports.filter(({ from }) => from !== characterId)
  return settings['eom.learnScope'] === 'allReports'
    ? others
    : others.filter(({ to }) => to === characterId)
}
