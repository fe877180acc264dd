import { actionSum } from '../../actions/act'
import { movementOf, rowIn } from '../movement/reading'
import { sum, type Sum, type Term } from '../../../../shared/term'
import { checkAgainst } from '../../basics/check'
import type { Combatant } from '../../combatant/combatant'
import { currentHitPoints } from '../../body/condition'
import { grappleWith } from '../../hand-to-hand/grapple'
import { bodyPenalties } from '../../body/penalties'
import { lentTo } from '../../combatant/lent'
import { wordsIn } from '../../describe'
import type { CastingWay } from '../../fight-model/charts/spells'
import { weaponSave } from '../../special/champion'
import { counteredRates } from '../../spells/counter'
import { mentalSave, physicalSave, saveDifficulty } from '../../spells/saves'
import { successRate } from '../../spells/success'
import type { FightContext } from '../../fight-model/context'
import { spellChartsIn } from '../../fight-model/rulings'
import type { Cast, CastRoll } from '../../fight-model/cast'

const { termOf } = wordsIn('spells')

/** Magic level a spell is cast at: the caster's, or that of the item. */
export function magicLevel({ sheet }: Combatant, { item }: Cast): number {
  return item === null ? sheet.aml : (sheet.items[item]?.aml ?? 0)
}

/**
 * Success rate of a spell as the fight stands, before counters. An item works at its own magic
 * level, without its user's talent and way of moving. Null beyond range, and for a spell whose
 * level nobody has said.
 */
export function rateOf(fight: FightContext, caster: Combatant, cast: Cast): Sum | null {
  if (cast.level === null) return null
  const { sheet, state } = caster
  const own = cast.item === null
  const casting = {
    aml: magicLevel(caster, cast),
    talAdj: own ? sheet.talAdj : 0,
    level: cast.level,
    extraMp: cast.extraMp,
    ways: own ? waysOf(fight, cast) : [],
    acting: own ? rowTerms(fight, cast) : [],
    slippedDetection: cast.slippedDetection,
    ...state.hurt,
    range: cast.range,
    enhancedVision: sheet.enhancedVision,
  }
  const load = own && sheet.loadSr !== 0 ? [termOf('load', sheet.loadSr, 'CI-221')] : []
  const more = [...load, ...lentTo(sheet, 'sr'), ...bodyPenalties(caster, false)]
  return successRate(casting, more, spellChartsIn(fight))
}

/** The rates a spell rolls against in turn: one for each counter, or its own (CI-004). */
export function ratesOf(fight: FightContext, caster: Combatant, cast: Cast): Sum[] {
  const rate = rateOf(fight, caster, cast)
  const strengths = cast.counters.map(({ strength }) => strength)
  return rate ? counteredRates(rate, strengths) : []
}

/** What somebody saves with against a spell, wounds included (CI-061) but in a turn of desperation (CI-065). */
export function saveFigure(target: Combatant, save: 'mental' | 'physical', desperate = false): Sum {
  const { terms } = plainSave(target, save)
  return sum([...terms, ...lentTo(target.sheet, 'save'), ...bodyPenalties(target, desperate)])
}

/** What a fighter's weapon saves with (CI-190); null below the level from which it has a save. */
export function weaponSaveFigure(
  target: Combatant,
  save: 'mental' | 'physical',
  desperate = false,
): Sum | null {
  return weaponSave(target.sheet.fighterLevel, saveFigure(target, save, desperate).total)
}

function plainSave(target: Combatant, save: 'mental' | 'physical'): Sum {
  const scores = { ...target.sheet, currentPt: currentHitPoints(target) }
  return save === 'mental' ? mentalSave(scores) : physicalSave(scores)
}

/** What a save has to reach. */
export function difficultyOf(caster: Combatant, cast: Cast): Sum {
  return saveDifficulty({
    aml: magicLevel(caster, cast),
    level: cast.level ?? 0,
    willAdj: cast.item === null ? caster.sheet.willAdj : 0,
    mp: cast.saveMp,
  })
}

/** A check of a spell with its roll, as the fight keeps it. */
export function rolledCheck(
  ability: Sum,
  difficulty: Sum,
  { roll, typed }: { roll: string; typed: boolean },
): CastRoll {
  const { chance, net, success } = checkAgainst(ability, difficulty, roll)
  return { roll, typed, chance, net: net.total, terms: net.terms, success }
}

/** What casting takes off a defence: melee by one figure, missiles by another (CI-232, CI-233). */
export function guardWhileCasting(
  fight: FightContext,
  { id }: Combatant,
  figure: 'd' | 'dm',
): Term[] {
  const declaration = fight.declarations[id]
  if (declaration?.kind !== 'spell' || declaration.item !== undefined) return []
  // By a row of the table of actions, it is that row that says what casting costs (CI-231).
  if (rowIn(fight, id)) return []
  const way = declaration.way ?? 'standingStill'
  const value = spellChartsIn(fight).ways[way][figure]
  return value === 0 ? [] : [termOf('casting', value, 'CI-232')]
}

/** What the action they cast beside adds to success, in place of the way of casting (CI-188, CI-231, CI-233). */
function rowTerms(fight: FightContext, { casterId }: Cast): Term[] {
  const row = rowIn(fight, casterId)
  if (!row) return []
  const casts = movementOf(fight, casterId)?.stance ?? 'guarded'
  return actionSum(row, 'sr', { casts }).terms
}

/** One in hand-to-hand casts under its modifier (CI-174). */
function waysOf(fight: FightContext, { way, casterId }: Cast): CastingWay[] {
  const grapples = grappleWith(fight.handToHand.grapples, casterId) !== null
  const timed = way === 'extraTurn' || way === 'extraMinute'
  const moves = way !== null && (timed || !rowIn(fight, casterId))
  return [...(moves ? [way] : []), ...(grapples ? (['inHandToHand'] as const) : [])]
}
