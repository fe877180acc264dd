import { defaultSettings, type Deciding } from '../settings/settings'

/** Days given to rest alone, safe and comfortable. */
export interface RecoverInput {
  days: number
  healer: boolean
  hp: number
  maxHp: number
  /** How many there are. */
  debilities: number
}

/** Debilities that so many days let go of, however many there are (DW-065). */
export function debilitiesHealed(
  { days, healer }: Pick<RecoverInput, 'days' | 'healer'>,
  settings: Deciding<'recover.repeat'> = defaultSettings,
): number {
  if (healer) return Math.floor(days / 2)
  const healed = Math.floor(days / 3)
  return settings['recover.repeat'] ? healed : Math.min(1, healed)
}

/** Recovers (DW-064, DW-065; decision `recover.repeat`): all hit points after a day. */
export function recover(
  { days, healer, hp, maxHp, debilities }: RecoverInput,
  settings: Deciding<'recover.repeat'> = defaultSettings,
) {
  return {
    hp: days >= 1 ? Math.max(hp, maxHp) : hp,
    debilities: Math.max(0, debilities - debilitiesHealed({ days, healer }, settings)),
  }
}
