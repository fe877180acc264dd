import type { Being } from '../sheet/being'

/** What is written of somebody; only a character has a player. */
export interface BeingTexts {
  name: string
  player: string
  description: string
  secret: string
}

/** Somebody of the cast, with what is written of them. */
export type Described = Being & Omit<BeingTexts, 'player'> & { player?: string }

/** Whom a dialog is about: somebody new, or one that is there. */
export type Written = { type: Being['type']; being?: Described }

/** The texts of somebody, or blank ones. */
export function textsOf(being?: Described): BeingTexts {
  const { name = '', player = '', description = '', secret = '' } = being ?? {}
  return { name, player, description, secret }
}

/** What differs from what stood there. */
export function changedTexts(before: BeingTexts, now: BeingTexts): Partial<BeingTexts> {
  const names = ['name', 'player', 'description', 'secret'] as const
  const changed = names.filter((name) => now[name].trim() !== before[name])
  return Object.fromEntries(changed.map((name) => [name, now[name].trim()]))
}
