import { phrase, type Phrase } from '../../../shared/phrase'
import type { Answers, Ask } from '../../moves/ask'
import type { Effect } from '../../moves/effect'
import { listEffect, switchEffect } from '../conditions/counter-effects'
import type { Character } from '../sheet'

/** What a debility does to a sheet, and what is still to be kept in mind. */
export interface DebilityTaken {
  effects: Effect[]
  notes: Phrase[]
}

/** None is taken. */
export const noDebility: DebilityTaken = { effects: [], notes: [] }

const instead = ['keep', 'debility'].map((value) => ({
  value,
  label: phrase(`ironFist.debility.instead.${value}`),
  isUntold: value === 'keep',
}))

/** Asks the sufferer, where another has picked what happens, for a debility in its place (IF-118). */
export const insteadAsk: Ask = {
  id: 'instead',
  rule: 'IF-118',
  who: 'player',
  isTold: true,
  kind: { type: 'choice', values: instead },
  label: phrase('ironFist.debility.instead.label'),
}

/** Asks the sufferer for a debility before harm is marked; none is taken where nothing is said (IF-117). */
export const inPlaceAsk: Ask = {
  id: 'inPlace',
  rule: 'IF-117',
  who: 'player',
  isTold: true,
  isAside: true,
  kind: { type: 'text', max: 80 },
  label: phrase('ironFist.debility.inPlace'),
}

/** Asks for the debility in the player's words; they may come later (IF-116). */
export function debilityAsk(isTaken: boolean): Ask[] {
  if (!isTaken) return []
  const label = phrase('ironFist.debility.which')
  return [{ id: 'debility', label, rule: 'IF-116', who: 'player', kind: { type: 'text', max: 80 } }]
}

/**
 * The debility written down, if it was named; it saves one who is dying (IF-115, IF-116). A
 * phrase when the character has it already.
 */
export function debilityTaken(
  character: Character,
  named: Answers[string] = '',
): DebilityTaken | Phrase {
  const text = String(named).trim()
  const saved = character.dying ? [switchEffect('actor', 'dying', false, 'IF-115')] : []
  if (text === '') return { effects: saved, notes: [phrase('ironFist.debility.write')] }
  if (character.debilities.some((one) => one.text === text)) {
    return phrase('ironFist.debility.refused.known')
  }
  return { effects: [listEffect('actor', 'debilities', text, true, 'IF-116'), ...saved], notes: [] }
}
