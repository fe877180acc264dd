import type { Change, Figure } from '../../system/fight/recovery'
import type { Sum } from '../../../shared/term'
import { eighths } from '../body/fatigue'
import { wordsIn } from '../describe'
import { carriedSchema, type Carried } from './carried'

const { words } = wordsIn('aftermath')

const points = 9999

/** The figures of what is carried, as the game master reads and sets them. */
export const figures = [
  { ...rested('wounds', points), isHarm: true },
  rested('tempFatigue', points),
  { ...rested('dailyFatigue', points, 1 / eighths), isWeariness: true },
  counted('magicHealed', points),
  counted('armorDamage', points),
  counted('shieldDamage', points),
  rested('manaSpent', 99_999),
  rested('desperation', 99),
  flag('shotsUsed'),
  flag('knockedOut'),
  flag('inCare'),
  flag('inStasis'),
  flag('dead'),
] as const satisfies readonly Figure[]

function counted<Id extends string>(id: Id, max: number, step = 1) {
  return { id, label: words(`figure.${id}`), kind: 'number', max, step } as const
}

function rested<Id extends string>(id: Id, max: number, step = 1) {
  return { ...counted(id, max, step), isRested: true }
}

function flag<Id extends string>(id: Id) {
  const told = { yes: words(`told.${id}.yes`), no: words(`told.${id}.no`) }
  return { id, label: words(`figure.${id}`), kind: 'flag', max: 1, step: 1, told } as const
}

export type FigureId = (typeof figures)[number]['id']

/** The figures of a carried state; daily fatigue in points, with its eighths as a fraction (CI-078). */
export function readFigures(state: object | null): Record<FigureId, number> {
  const carried = carriedSchema.parse(state ?? {})
  return {
    wounds: carried.damage,
    tempFatigue: carried.tempFatigue,
    dailyFatigue: carried.dailyFatigueEighths / eighths,
    magicHealed: carried.magicHealedToday,
    armorDamage: carried.armorDamage,
    shieldDamage: carried.shieldDamage,
    manaSpent: carried.mpUsed,
    desperation: carried.desperationUsed,
    shotsUsed: Number(Object.keys(carried.shotsLeft).length > 0),
    knockedOut: Number(carried.knockedOut),
    inCare: Number(carried.inCare),
    inStasis: Number(carried.inStasis),
    dead: Number(carried.dead),
  }
}

/** A carried state with some figures set. */
export function withFigures(carried: Carried, given: Partial<Record<FigureId, number>>): Carried {
  const now = { ...readFigures(carried), ...given }
  return {
    ...carried,
    damage: now.wounds,
    tempFatigue: now.tempFatigue,
    dailyFatigueEighths: Math.round(now.dailyFatigue * eighths),
    magicHealedToday: now.magicHealed,
    armorDamage: now.armorDamage,
    shieldDamage: now.shieldDamage,
    mpUsed: now.manaSpent,
    desperationUsed: now.desperation,
    shotsLeft: now.shotsUsed === 1 ? carried.shotsLeft : {},
    knockedOut: now.knockedOut === 1,
    inCare: now.inCare === 1,
    inStasis: now.inStasis === 1,
    dead: now.dead === 1,
  }
}

/** What differs between two carried states, with the sums that say why. */
export function changesBetween(
  before: object | null,
  after: object | null,
  sums: Partial<Record<FigureId, Sum>> = {},
): Change[] {
  const [was, is] = [readFigures(before), readFigures(after)]
  return figures.flatMap(({ id }) =>
    was[id] === is[id] ? [] : [{ figure: id, from: was[id], to: is[id], sum: sums[id] ?? null }],
  )
}
