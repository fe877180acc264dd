import { phrase, type Phrase } from '../../../shared/phrase'
import type { Band, Choice, Pick } from '../../moves/effect'
import type { MoveInput } from '../../moves/move'
import { picksRefused, strangePick } from '../picks'
import type { Settings } from '../settings'
import type { Character } from '../sheet'

const rules: Record<Band, string> = { '10+': 'IF-113', '7-9': 'IF-114', '6-': 'IF-115' }

const lists: Record<Band, readonly string[]> = {
  '10+': ['notSoBad', 'strikeBack'],
  '7-9': ['hurts', 'offerTaken', 'offerTurnedDown'],
  '6-': ['serious', 'frightening', 'bleeding', 'deadly'],
}

/** Picks that take a point off the harm (IF-113, IF-114). */
export const softening = ['notSoBad', 'offerTaken']

/**
 * What a band of Suffer Harm offers (IF-113 to IF-115), and to the sufferer's player the debility
 * in place of all of it (IF-118). On a miss the GM picks, between characters the other player
 * (IF-121, decision `sufferHarm.missChooser`); the sufferer is asked for the debility afterwards.
 * `health` is what the roll used.
 */
export function sufferChoice(
  band: Band,
  character: Character,
  health: number,
  targetKind: MoveInput['targetKind'],
  settings: Settings,
): Choice {
  const count = band === '6-' ? settings['sufferHarm.missPicks'] : 1
  const picks = lists[band].map((id) => offered(id, rules[band], character, health, settings))
  const who = band === '6-' ? missChooser(targetKind, settings) : 'player'
  const isOffered = who === 'player' && mayTakeDebility(band, settings)
  return {
    who,
    count: Math.min(count, picks.filter(({ barred }) => !barred).length),
    distinct: true,
    picks: isOffered ? [...picks, debility(character, settings)] : picks,
  }
}

function missChooser(targetKind: MoveInput['targetKind'], settings: Settings): Choice['who'] {
  if (targetKind === 'character') return 'opposition'
  return settings['sufferHarm.missChooser']
}

function mayTakeDebility(band: Band, settings: Settings): boolean {
  return band === '6-' || settings['debilities.afterRollScope'] === 'allConsequences'
}

function offered(
  id: string,
  rule: string,
  { advantageDie }: Character,
  health: number,
  settings: Settings,
): Pick {
  const pick = { id, rule, label: phrase(`ironFist.sufferHarm.pick.${id}`) }
  const isLow = settings['sufferHarm.adMinBlocksA'] && advantageDie <= settings['ad.min']
  if (id === 'notSoBad' && isLow) {
    return { ...pick, barred: phrase('ironFist.sufferHarm.refused.adAtMinimum') }
  }
  const at = settings['sufferHarm.mortalAt']
  return id === 'deadly' && health > at
    ? { ...pick, barred: phrase('ironFist.sufferHarm.refused.notMortal', { at }) }
    : pick
}

function debility(character: Character, settings: Settings): Pick {
  const pick = {
    id: 'debility',
    rule: 'IF-118',
    label: phrase('ironFist.sufferHarm.pick.debility'),
  }
  const barred = debilityRefused(character, settings)
  return barred ? { ...pick, barred } : pick
}

/** Why a character can take no further debility, in words; null when one can (IF-116). */
export function debilityRefused({ debilities }: Character, settings: Settings): Phrase | null {
  const max = settings['debilities.max']
  if (max === null || debilities.length < max) return null
  return phrase('ironFist.debility.refused.tooMany', { max })
}

/** Why these picks of Suffer Harm are not legal, in words; null when they are. */
export function sufferPicksRefused(choice: Choice | null, picks: readonly string[]): Phrase | null {
  if (!choice || !picks.includes('debility')) return picksRefused(choice, picks)
  const strange = strangePick(choice, picks)
  if (strange) return strange
  return picks.length === 1 ? null : phrase('ironFist.sufferHarm.refused.debilityAlone')
}
