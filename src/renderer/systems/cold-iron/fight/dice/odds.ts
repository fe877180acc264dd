import type { AttackPreview, BandId, OddsBand } from '../../../../../rules/cold-iron/view/board'
import { phrase, type Phrase } from '../../../../../shared/phrase'

/** What a roll may come to, and what it needs. */
export type Odds = Pick<AttackPreview, 'neededCA' | 'neededRoll' | 'odds'>

/** A share of all rolls in per cent, told as finely as it matters. */
export function percent(share: number): string {
  const points = share * 100
  if (points > 0 && points < 0.1) return '<0.1'
  const isNearAnEdge = (points > 0 && points < 1) || (points > 99 && points < 100)
  return isNearAnEdge ? points.toFixed(1) : points.toFixed(0)
}

/** Where a roll lies among all rolls, 0 to 1: its digits are the fraction. */
export function placeOf(roll: string): { from: number; to: number } | null {
  if (!/^\d+$/.test(roll)) return null
  const from = Number(`0.${roll}`)
  return { from, to: Math.min(1, from + 10 ** -roll.length) }
}

/** What an attack needs: a roll, none at all, or more than dice can show. */
export function describeNeeded({ neededCA, neededRoll, odds }: Odds): Phrase {
  if (neededRoll === null) return phrase('fight.odds.never')
  const isSure = odds.every(({ id, share }) => !isBad(id) || share === 0)
  const chance = neededCA > 0 ? `+${neededCA}` : `${neededCA}`.replace('-', '−')
  return isSure
    ? phrase('fight.odds.always')
    : phrase('fight.odds.needs', { chance, roll: neededRoll })
}

function isBad(id: BandId): boolean {
  return id === 'miss' || id === 'astray' || id === 'fumble' || id === 'fails'
}

/** What a roll that does well comes to at least. */
function isPlain(id: BandId): boolean {
  return id === 'hit' || id === 'shield' || id === 'works'
}

/** The bands beyond a plain hit, each with the roll it begins at. */
export function criticals(odds: readonly OddsBand[]): { id: BandId; fromRoll: string }[] {
  return odds.flatMap(({ id, fromRoll }) =>
    fromRoll === null || isBad(id) || isPlain(id) ? [] : [{ id, fromRoll }],
  )
}

/** Pixels of the narrowest bar of a fight, and of a letter and the margin of its words. */
const barWidth = 600
const letterWidth = 7
const margin = 8

/** The first of several wordings that a band of this share has room for; none when too narrow. */
export function longestThatFits(
  share: number,
  wordings: readonly string[],
  width = barWidth,
): string {
  const room = share * width - margin
  return wordings.find((words) => words.length * letterWidth <= room) ?? ''
}
