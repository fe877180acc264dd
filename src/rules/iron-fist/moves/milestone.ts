import { phrase } from '../../../shared/phrase'
import { unanswered, type Answers } from '../../moves/ask'
import type { Changed } from '../../moves/data/sheet-rules'
import type { MilestoneRules } from '../../moves/milestone'
import { defaultSettings, type Settings } from '../settings'
import { changeOn } from './changes'

const fields: Record<string, string> = {
  xp: 'xp',
  spirit: 'counters.spirit',
  equipment: 'counters.equipment',
}

const exchange = (id: string, rule: string) => ({
  id,
  rule,
  isMissionRoll: fields[id] === undefined,
  label: phrase(`ironFist.milestone.exchange.${id}`),
})

/**
 * Milestones (IF-059 to IF-062). A personal one needs the GM alone; a mission's belongs to one
 * character, and to nobody while even one player objects.
 */
export function milestonesFor(settings: Settings = defaultSettings): MilestoneRules {
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
    asks: (sheet, what) => bought(sheet, what, {}, settings).asks,
    effects(sheet, what, answers) {
      const { effects, asks } = bought(sheet, what, answers, settings)
      return unanswered(asks, answers) ?? effects
    },
  }
}

/** What an exchange changes, and what it asks; one for the closing roll changes no sheet. */
function bought(sheet: object, what: string, answers: Answers, settings: Settings): Changed {
  const field = fields[what]
  if (field === undefined) return { effects: [], asks: [] }
  const change = { on: 'actor' as const, field, by: 1, rule: 'IF-060' }
  return changeOn(sheet, change, { answers, key: 'milestone', settings })
}
