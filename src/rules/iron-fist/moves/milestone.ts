import { phrase } from '../../../shared/phrase'
import { unanswered } from '../../moves/ask'
import type { MilestoneRules } from '../../moves/milestone'
import { defaultSettings, type Settings } from '../settings/settings'
import { changeOn } from './changes'

const fields: Record<string, string> = {
  xp: 'xp',
  spirit: 'counters.spirit',
  equipment: 'counters.equipment',
}

const exchange = (id: string, rule: string) => ({
  ...{ id, rule },
  isMissionRoll: fields[id] === undefined,
  label: phrase(`ironFist.milestone.exchange.${id}`),
})

/**
 * Milestones (IF-059 to IF-062). A personal one needs the GM alone; a mission's belongs to one
 * character, and to nobody while even one player objects.
 */
export function milestonesUnder(settings: Settings = defaultSettings): MilestoneRules {
  return {
    isForOwnMission: settings['milestones.eomRelated'],
    carriesOver: settings['milestones.carryOver'],
    awardedTo({ kind, gm, claimants, agreedOn, objections }) {
      if (gm !== 'confirmed') return null
      const only = claimants.length === 1 ? (claimants[0] ?? null) : null
      if (kind === 'personal') return only
      if (objections > 0) return null
      return agreedOn !== null && claimants.includes(agreedOn) ? agreedOn : only
    },
    exchanges: [
      exchange('xp', 'IF-060'),
      exchange('spirit', 'IF-060'),
      exchange('equipment', 'IF-060'),
      exchange('missionRoll', 'IF-068'),
    ],
    effects(sheet, what, answers) {
      const field = fields[what]
      if (field === undefined) return []
      const change = { on: 'actor' as const, field, by: 1, rule: 'IF-060' }
      const { effects, asks } = changeOn(sheet, change, { answers, key: 'milestone', settings })
      return unanswered(asks, answers) ?? effects
    },
  }
}
