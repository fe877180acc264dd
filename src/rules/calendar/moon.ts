import { unitsAndRest } from './calendar'

/** A moon of a campaign: what it is called, how many days its round takes, and a day on which it is full. */
export interface Moon {
  name: string
  /** One or more, and no whole number where it is so in the sky. */
  days: number
  /** The day number of any full moon. */
  full: number
}

/** What a moon looks like on its way from one full moon to the next, each for an eighth of its round. */
export const moonPhases = [
  'full',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
] as const
export type MoonPhase = (typeof moonPhases)[number]

/** Days since a moon was full, below a whole round. */
const sinceFull = ({ days, full }: Moon, day: number) => unitsAndRest(day - full, days)[1]

/** What a moon looks like on a day. */
export function moonPhaseOf(moon: Moon, day: number): MoonPhase {
  const eighth = Math.round((sinceFull(moon, day) / moon.days) * moonPhases.length)
  return moonPhases[eighth % moonPhases.length] ?? 'full'
}

/** Days until a moon is full again, rounded; 0 where it is full on that day. */
export function daysToFull(moon: Moon, day: number): number {
  const since = sinceFull(moon, day)
  return since < 0.5 ? 0 : Math.round(moon.days - since)
}

/** Whether a moon is full, or new, on that very day; null on all others. */
export function turnOn(moon: Moon, day: number): 'full' | 'new' | null {
  const isOn = (turn: number) => unitsAndRest(day - turn + 0.5, moon.days)[1] < 1
  if (isOn(moon.full)) return 'full'
  return isOn(moon.full + moon.days / 2) ? 'new' : null
}
