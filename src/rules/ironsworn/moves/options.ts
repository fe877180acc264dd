import { phrase, type Phrase } from '../../../shared/phrase'
import type { MoveInput } from '../../moves/move'
import { canGain, counted } from '../figures/momentum'
import { advanceCosts } from '../figures/progress'
import { supplyMax } from '../figures/suffer'
import type { Settings } from '../settings'
import { boastIds, type Character, type Party } from '../sheet'

/** What an option is weighed with. */
interface At {
  character: Character
  party: Party
  settings: Settings
  /** Who gains by it, and the tracks that were named. */
  ally?: Character | undefined
  tracks?: MoveInput['tracks']
}

const canRise = (at: At) => canGain(at.character.momentum, counted(at.character))
const canHeal = ({ character: { health, debilities } }: At) =>
  health.value < health.max && !debilities.includes('wounded')
const canLift = ({ character: { spirit, debilities } }: At) =>
  spirit.value < spirit.max && !debilities.includes('shaken')
const has = (debility: Character['debilities'][number]) => (at: At) =>
  at.character.debilities.includes(debility)
const isFree = (debility: Character['debilities'][number]) => (at: At) => !has(debility)(at)
const canExchange = ({ character: { health, spirit }, party }: At) =>
  health.value + spirit.value + party.supply > 0
const canStock = ({ party }: At) => !party.unprepared && party.supply < supplyMax

/** Experience still to be spent (IS-089). */
export function xpLeft({ xpEarned, xpSpent }: Pick<Character, 'xpEarned' | 'xpSpent'>): number {
  return xpEarned - xpSpent
}

/**
 * When an option of a move may be chosen, by the names of IS-213; one that is not named always may
 * (IS-026, IS-074, IS-092).
 */
const conditions: Readonly<Record<string, (at: At) => boolean>> = {
  'secureAnAdvantage.momentum': canRise,
  'reachYourDestination.momentum': canRise,
  'undertakeAJourney.speed': canRise,
  'makeCamp.recuperate': (at) => canHeal(at) || hasCompanion(at),
  'makeCamp.partake': (at) =>
    (at.party.supply > 0 || at.settings['partake.atZero']) && (canHeal(at) || hasCompanion(at)),
  'makeCamp.relax': canLift,
  'makeCamp.focus': canRise,
  'sojourn.mend': has('wounded'),
  'sojourn.hearten': has('shaken'),
  'sojourn.equip': ({ party }) => party.unprepared,
  'sojourn.recuperate': (at) => canHeal(at) || hasCompanion(at),
  'sojourn.consort': canLift,
  'sojourn.provision': canStock,
  'sojourn.plan': canRise,
  'forgeABond.spirit': canLift,
  'forgeABond.momentum': canRise,
  'testYourBond.spirit': canLift,
  'testYourBond.momentum': canRise,
  'clash.momentum': canRise,
  'aidYourAlly.momentum': ({ ally }) => !ally || canGain(ally.momentum, counted(ally)),
  'enterTheFray.momentum': canRise,
  ...Object.fromEntries(boastIds.map((id) => [`drawTheCircle.${id}`, canRise])),
  'endureHarm.shake': (at) => at.character.health.value > 0 && canHeal(at),
  'endureHarm.momentum': canRise,
  'endureHarm.wounded': isFree('wounded'),
  'endureHarm.maimed': isFree('maimed'),
  'endureStress.shake': (at) => at.character.spirit.value > 0 && canLift(at),
  'endureStress.momentum': canRise,
  'endureStress.shaken': isFree('shaken'),
  'endureStress.corrupted': isFree('corrupted'),
  'resupply.1': canStock,
  // A point of momentum for each: no more than can be taken (IS-092).
  'resupply.2': (at) => canStock(at) && at.party.supply + 2 <= supplyMax,
  'faceASetback.exchange': canExchange,
  // A track without progress loses none: that is no way out while anything else can be given (IS-172).
  'faceASetback.progress': (at) => {
    const track = at.tracks?.['setback']
    return track !== undefined && (track.ticks > 0 || !canExchange(at))
  },
}

/** Why an option cannot be chosen, where that is not that it would do nothing. */
const reasons: Readonly<Record<string, (at: At) => string>> = {
  'faceASetback.progress': ({ tracks }) =>
    `ironsworn.faceASetback.barred.${tracks?.['setback'] ? 'noProgress' : 'progress'}`,
}

const hasCompanion = ({ character: { assets } }: At) =>
  Object.values(assets).some(({ health }) => health !== null && health.value < health.max)

/** What an option costs in experience (IS-080); the others cost none. */
const prices: Readonly<Record<string, number>> = {
  'advance.asset': advanceCosts.asset,
  'advance.upgrade': advanceCosts.upgrade,
}

/** Why so much experience cannot be spent, in words; null when it can (IS-089). */
export function tooDear(cost: number, character: Character): Phrase | null {
  const left = xpLeft(character)
  return cost > left ? phrase('ironsworn.act.refused.xp', { cost, left }) : null
}

/** Why an option cannot be chosen, in words; null when it can. */
export function optionBarred(move: string, option: string, at: At): Phrase | null {
  const cost = prices[`${move}.${option}`]
  if (cost !== undefined) return tooDear(cost, at.character)
  const may = conditions[`${move}.${option}`]
  if (!may || may(at)) return null
  return phrase(reasons[`${move}.${option}`]?.(at) ?? 'ironsworn.barred')
}

/** How many each may choose: two or one, in a sojourn one more for a bond (IS-107, IS-111). */
export function choicesAllowed(move: string, band: 'strong' | 'weak', isBonded: boolean): number {
  const base = band === 'strong' ? 2 : 1
  return move === 'sojourn' && isBonded ? base + 1 : base
}
