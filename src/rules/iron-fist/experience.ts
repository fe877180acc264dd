import type { Deciding } from './settings'
import type { Character } from './sheet'

/**
 * Whether a character has as much experience as the campaign waits for (IF-007, decision
 * `xp.advanceAt`): a reminder and no more, since the sheet says nothing of what it buys.
 */
export function isAdvanceDue({ xp }: Character, settings: Deciding<'xp.advanceAt'>): boolean {
  const at = settings['xp.advanceAt']
  return at !== null && xp >= at
}
