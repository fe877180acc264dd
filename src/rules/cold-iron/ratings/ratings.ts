import { sum, type Sum, type Term } from '../../../shared/term'
import type { Basis, ParryClass } from '../combatant/basis'
import { underLoad, type Burdened } from '../load/load'
import type { LoadRow } from '../load/chart'
import type { Adjustments } from './adjustments'
import { meleeAttacks, shieldDefences, weaponDefences, type Attacks, type Defences } from './melee'
import { dodgeOf, handToHandOf, missileAttackOf } from './other-values'
import type { Proficiency } from './figures'
import { ratingChart, ratingRow, type RatingRow } from './rating-chart'

/** What is in hand: how one parries, with what, and what quality adds to it (CI-209). */
export interface InHand {
  parryMode: Basis['inHand']['parryMode']
  shieldD: number
  weapon: ParryClass
  /** Terms for attacks with the weapon, for shots, and for the parry. */
  hit: Term[]
  shot: Term[]
  parry: Term[]
}

/** Combat values with everything that makes them, under the names of the sheet. */
export interface Ratings extends Attacks, Defences {
  dm: Sum
  db: Sum
  hm: Sum
  htH: Sum
  dbL: number
}

/**
 * Calculator of combat values from proficiency and adjustments: what it gives can always be typed
 * over (CI-004, CI-096). Load penalties come last and leave the DEXadj inside alone (CI-221); the
 * chart has none for missile defence. A FieldError names a level that the chart does not have.
 */
export function ratingsOf(
  levels: Basis['levels'],
  adjustments: Adjustments,
  inHand: InHand,
  load: LoadRow | null = null,
  chart: readonly RatingRow[] = ratingChart,
): Ratings {
  const bear = (kind: Burdened, { terms }: Sum, more: Term[] = []) => {
    const figure = sum([...terms, ...more])
    return load ? underLoad(figure, kind, load) : figure
  }
  const row = (skill: Proficiency['skill']): Proficiency => {
    const { [skill]: level } = levels
    return { skill, level, row: ratingRow(skill, level, chart) }
  }
  const attacks = meleeAttacks(row('melee'), adjustments)
  const db = bear('db', dodgeOf(row('dodge'), adjustments))
  const parry = parryOf(row, adjustments, inHand)
  return {
    h: bear('h', attacks.h, inHand.hit),
    hs: bear('hs', attacks.hs, inHand.hit),
    hw: bear('hw', attacks.hw, inHand.hit),
    d: parry ? bear('d', parry.d, inHand.parry) : db,
    dw: parry ? bear('dw', parry.dw, inHand.parry) : db,
    dm: parry?.dm ?? db,
    db,
    dbL: row('dodge').row.dbL,
    hm: bear('hm', missileAttackOf(row('missile'), adjustments), inHand.shot),
    htH: bear('htH', handToHandOf(row('unarmed'), adjustments)),
  }
}

/** Null for one who parries with nothing and dodges everything. */
function parryOf(
  row: (skill: 'melee' | 'shield') => Proficiency,
  adjustments: Adjustments,
  { parryMode, shieldD, weapon }: InHand,
): (Defences & { dm?: Sum }) | null {
  switch (parryMode) {
    case 'shield':
      return shieldDefences(row('shield'), adjustments, shieldD)
    case 'weapon':
      return weaponDefences(row('melee'), adjustments, weapon)
    case 'none':
      return null
  }
}
