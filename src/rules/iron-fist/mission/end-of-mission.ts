import { phrase } from '../../../shared/phrase'
import { refuse } from '../../../shared/reply'
import { sum } from '../../../shared/term'
import type { EndOfMissionRules, MissionEnd, MissionOutcome } from '../../system/mission-rules'
import { bandOf } from '../../moves/band'
import type { Band, Choice, Effect, Pick } from '../../moves/effect'
import type { Reading } from '../../moves/move'
import { clamp } from '../../system/bounds'
import { xpBounds } from '../bounds'
import { conditionsOf } from '../conditions/counters'
import { counterEffects } from '../conditions/counter-effects'
import { picksRefused } from '../picks'
import { diceTerm, onlyChanges } from '../roll'
import { defaultSettings, type Settings } from '../settings'
import { characterSchema, conditionSchema, type Character, type Condition } from '../sheet'
import { learnedReports } from './learned'
import { missionModifier } from './mission-modifier'
import { gmReports, reportsOwed } from './mission-reports'

const picks: Pick[] = ['xp', 'spirit', 'equipment', 'learn'].map((id) => ({
  id,
  label: phrase(`ironFist.endOfMission.pick.${id}`),
  rule: 'IF-071',
}))

const closingDice = 2

/**
 * The closing of a mission (IF-063 to IF-071): reports, each character's modifier, the roll and
 * what it earns. On 6- the owed GM move is the resentment that follows (decision
 * `eom.resentAlwaysOn6`). `modifier` and `read` throw a refusal for someone who took no part,
 * `read` also while reports are owed or when the dice are not two six-sided ones.
 */
export function endOfMissionFor(settings: Settings = defaultSettings): EndOfMissionRules {
  const mayRoll = (end: MissionEnd) =>
    !settings['eom.lockRolls'] || reportsOwed(end, settings).length === 0
  return {
    dice: closingDice,
    gmReports: (participants) => gmReports(participants, settings),
    reportsOwed: (end) => reportsOwed(end, settings),
    mayRoll,
    modifier: (end, characterId) => missionModifier(end, characterId, settings),
    read(end, characterId, dice) {
      if (!mayRoll(end)) refuse('ironFist.endOfMission.refused.reportsOwed')
      return readEnd(end, characterId, dice, settings)
    },
    effects(reading, sheet, taken, clear = []) {
      const refused = picksRefused(reading.choice, taken)
      if (refused) return refused
      const wanted = conditionSchema.array().safeParse(clear)
      if (!wanted.success) return phrase('ironFist.endOfMission.refused.condition')
      const mayClear = settings['eom.picksClearConditions']
      const cleared = mayClear ? wanted.data : []
      return onlyChanges(endEffects(characterSchema.parse(sheet), taken, cleared, settings))
    },
    clears: (sheet, taken) => clearsWith(characterSchema.parse(sheet), taken, settings),
    presence: phrase(`ironFist.endOfMission.presence.${settings['eom.absentMeans']}`),
    resenters: [phrase('ironFist.endOfMission.magister')],
    isResented: (reading) => isResented(reading, settings),
    learned: (end, characterId, taken) => learnedReports(end, characterId, taken, settings),
  }
}

function readEnd(
  end: MissionEnd,
  characterId: string,
  dice: number[],
  settings: Settings,
): Reading {
  const { terms } = missionModifier(end, characterId, settings)
  const figure = sum([diceTerm(dice, closingDice, 'IF-069'), ...terms])
  const band = bandOf(figure.total)
  const choice = endChoice(band, end.outcome, settings)
  const reading: Reading = { sum: figure, band, choice, gmMove: null }
  if (!isResented(reading, settings)) return reading
  return { ...reading, gmMove: 'standard', owedAs: phrase('ironFist.endOfMission.resented') }
}

function isResented({ band, choice }: Reading, settings: Settings): boolean {
  return band === '6-' && (settings['eom.resentAlwaysOn6'] || choice === null)
}

function endChoice(band: Band, outcome: MissionOutcome, settings: Settings): Choice | null {
  const uncertainPays = settings['eom.uncertainOn6'] === 'onePick'
  const isPaid = outcome === 'success' || (outcome === 'uncertain' && uncertainPays)
  if (band === '6-' && !isPaid) return null
  return { who: 'player', count: band === '10+' ? 2 : 1, distinct: false, picks }
}

function endEffects(
  sheet: Character,
  taken: readonly string[],
  clear: readonly Condition[],
  settings: Settings,
): Effect[] {
  const times = (id: string) => taken.filter((each) => each === id).length
  const xp = clamp(sheet.xp + times('xp'), xpBounds)
  const raised = (counter: 'spirit' | 'equipment') => {
    const cause = { counter, delta: times(counter), rule: 'IF-071', clear }
    return counterEffects(sheet, cause, 'actor', settings)
  }
  return [
    { on: 'actor', field: 'xp', from: sheet.xp, to: xp, rule: 'IF-071' },
    ...raised('spirit'),
    ...raised('equipment'),
  ]
}

/** Each +1 to a counter may let go of one of its conditions (IF-076). */
function clearsWith(
  { conditions }: Character,
  taken: readonly string[],
  settings: Settings,
): Choice[] {
  if (!settings['eom.picksClearConditions']) return []
  return (['spirit', 'equipment'] as const).flatMap((counter) => {
    const awake = conditionsOf[counter].filter((condition) => conditions.includes(condition))
    const count = Math.min(taken.filter((id) => id === counter).length, awake.length)
    if (count === 0) return []
    const offered = awake.map((id) => ({
      id,
      rule: 'IF-076',
      label: phrase(`ironFist.condition.${id}`),
    }))
    return [{ who: 'player', count, distinct: true, picks: offered }]
  })
}
