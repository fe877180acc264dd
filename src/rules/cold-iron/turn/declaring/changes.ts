import type { DeclarationKind } from '../../fight-model/declaration'

/** Why a declaration is changed after its step. */
export type ChangeOccasion = 'knownMoves' | 'closingTogether' | 'foeFlees' | 'gmOverride'

/**
 * Whether a declaration may still be changed (CI-028): moves follow what others do, anything
 * follows one who flees, and the game master changes what they like.
 */
export function mayChange(kind: DeclarationKind, occasion: ChangeOccasion): boolean {
  return occasion === 'gmOverride' || occasion === 'foeFlees' || kind === 'move'
}
