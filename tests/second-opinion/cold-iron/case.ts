import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A weapon as a case gives it. */
export interface GivenWeapon {
  name: string
  class: string
  dice: string
  reach: 'long' | 'normal' | 'short'
  hands: 1 | 2
  crit: 'sharp' | 'blunt' | 'random' | 'bluntRandom' | 'none'
  fatigue: boolean
  vsT: number
  quality: boolean
  rangeRow?: string
  everReady?: boolean
  strReq2H?: number
  loadTurns?: number
  fumblePenalty?: number
  hp?: number
  damageTaken?: number
}

/** Somebody as a case gives him; null where a figure is not used. */
export interface Given {
  side: string
  h: number
  hs: number | null
  hw: number | null
  hm: number | null
  htH: number
  db: number
  dbL: number
  d: number
  parryMode: 'shield' | 'weapon' | 'none'
  dw: number | null
  dm: number | null
  stD: number
  sizD: number
  sizHtH: number
  siz: number
  pt: number
  con: number
  damage: number
  tempFatigue: number
  dailyFatigue: number
  immuneFlesh: number
  berserk: boolean
  undead: boolean
  armour: {
    T: number
    C: number
    fitted: boolean
    helmetOn: boolean
    hpGrace: number
    hpSteps: number[]
    damage: number
  }
  weapon: GivenWeapon | null
  shield: { name?: string; D: number; hp?: number; damageTaken?: number } | null
  [more: string]: unknown
}

/** One thing that is said, rolled or done. */
export interface Step {
  n: number
  do: string
  turn?: number
  orderStep?: number
  by?: string | string[]
  on?: string | string[]
  roll?: string
  damageDice?: number[][]
  option?: string
  [more: string]: unknown
}

/** Figures by the names the case uses. */
export type Figures = Record<string, unknown>

export interface Case {
  id: string
  title: string
  rules: string[]
  given: {
    combatants: Record<string, Given>
    settings: Record<string, unknown>
    situation: Record<string, unknown>
  }
  steps: Step[]
  expect: { steps: (Figures & { n: number })[]; final: Figures }
}

/** What a play has shown: figures of each step by its number, and how it all ended. */
export interface Played {
  steps: Map<number, Figures>
  final: Figures
}

/** The cases as they were worked by hand. */
export const cases = JSON.parse(
  readFileSync(join(import.meta.dirname, 'cases.json'), 'utf8'),
) as Case[]

/** One or several names as a list. */
export function names(given: string | string[] | undefined): string[] {
  return given === undefined ? [] : [given].flat()
}

/** The one name of a step that has one. */
export function one(given: string | string[] | undefined): string {
  const [name] = names(given)
  if (name === undefined) throw new Error('nobody is named')
  return name
}
