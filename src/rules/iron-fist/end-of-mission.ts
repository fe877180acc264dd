import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { sum } from '../../shared/term'
import type { EndOfMissionRules, MissionEnd, MissionOutcome } from '../end-of-mission'
import { bandOf } from '../moves/band'
import type { Band, Choice, Effect, Pick, Reading } from '../moves/move'
import { clamp, xpBounds } from './bounds'
import { changeCounter } from './counters'
import { missionModifier } from './mission-modifier'
import { reportsOwed } from './mission-reports'
import { picksRefused } from './picks'
import { diceTerm, onlyChanges } from './roll'
import { characterSchema, type Character } from './sheet'

const picks: Pick[] = ['xp', 'spirit', 'equipment', 'learn'].map((id) => ({
  id,
  label: phrase(`ironFist.endOfMission.pick.${id}`),
  rule: 'IF-071',
}))

/**
 * The closing of a mission (IF-063 to IF-071): reports, each character's modifier, the roll and
 * what it earns. On 6- the owed GM move is the resentment that follows (decision
 * `eom.resentAlwaysOn6`). `modifier` and `read` throw a refusal for someone who took no part,
 * `read` also while reports are owed or when the dice are not two six-sided ones.
 */
export const endOfMission: EndOfMissionRules = {
  reportsOwed,
  modifier: missionModifier,
  read: readEnd,
  effects(reading, sheet, taken) {
    const refused = picksRefused(reading.choice, taken)
    return refused ?? onlyChanges(endEffects(characterSchema.parse(sheet), taken))
  },
}

function readEnd(end: MissionEnd, characterId: string, dice: number[]): Reading {
  if (reportsOwed(end).length > 0) {
    refuse('ironFist.endOfMission.refused.reportsOwed')
  }
  const { terms } = missionModifier(end, characterId)
  const figure = sum([diceTerm(dice, 2, 'IF-069'), ...terms])
  const band = bandOf(figure.total)
  const choice = endChoice(band, end.outcome)
  return { sum: figure, band, choice, gmMove: band === '6-' ? 'standard' : null }
}

function endChoice(band: Band, outcome: MissionOutcome): Choice | null {
  if (band === '6-' && outcome !== 'success') return null
  return { who: 'player', count: band === '10+' ? 2 : 1, distinct: false, picks }
}

function endEffects(sheet: Character, taken: readonly string[]): Effect[] {
  const times = (id: string) => taken.filter((each) => each === id).length
  const xp = clamp(sheet.xp + times('xp'), xpBounds)
  return [
    { on: 'actor', field: 'xp', from: sheet.xp, to: xp, rule: 'IF-071' },
    counterEffect(sheet, 'spirit', times('spirit')),
    counterEffect(sheet, 'equipment', times('equipment')),
  ]
}

function counterEffect(
  { counters, counterMax, conditions }: Character,
  counter: 'spirit' | 'equipment',
  delta: number,
): Effect {
  const from = counters[counter]
  const max = counterMax[counter]
  const { value } = changeCounter({ counter, value: from, delta, max, active: conditions })
  return { on: 'actor', field: `counters.${counter}`, from, to: value, rule: 'IF-071' }
}
