import type { Sum } from '../../../shared/term'
import type { ParryMode } from '../combatant/sheet'
import { underLoad, type Burdened } from '../load/load'
import type { LoadRow } from '../load/chart'
import {
  meleeAttacks,
  shieldDefences,
  weaponDefences,
  type Adjustments,
  type Attacks,
  type Defences,
  type ParryClass,
} from './melee'
import { dodgeOf, handToHandOf, missileAttackOf, tagOf } from './other-values'

/** Levels of proficiency, one for each thing a fighter learns. */
export interface Proficiency {
  meleeLevel: number
  shieldLevel: number
  dodgeLevel: number
  unarmedLevel: number
  missileLevel: number
}

/** What is in hand: how one parries, with a shield of so much or a weapon of such a kind. */
export interface InHand {
  parryMode: ParryMode
  shieldD: number
  weapon: ParryClass
}

/** Combat values with everything that makes them, under the names of the sheet. */
export interface Ratings extends Attacks, Pick<Defences, 'd' | 'dw'> {
  dm: Sum
  db: Sum
  dbL: number
  hm: Sum
  tag: Sum
  htH: Sum
}

/**
 * Calculator of combat values from proficiency and adjustments: what it gives can always be typed
 * over (CI-004, CI-096). Load penalties come last and leave the DEXadj inside alone (CI-221); the
 * chart has none for missile defence. A FieldError names a level that the chart does not have.
 */
export function ratingsOf(
  proficiency: Proficiency,
  adjustments: Adjustments,
  inHand: InHand,
  load: LoadRow | null = null,
): Ratings {
  const bear = (kind: Burdened, figure: Sum) => (load ? underLoad(figure, kind, load) : figure)
  const attacks = meleeAttacks(proficiency.meleeLevel, adjustments)
  const dodge = dodgeOf(proficiency.dodgeLevel, adjustments)
  const db = bear('db', dodge.db)
  const hm = bear('hm', missileAttackOf(proficiency.missileLevel, adjustments))
  const parry = parryOf(proficiency, adjustments, inHand)
  return {
    h: bear('h', attacks.h),
    hs: bear('hs', attacks.hs),
    hw: bear('hw', attacks.hw),
    d: parry ? bear('d', parry.d) : db,
    dw: parry ? bear('dw', parry.dw) : db,
    dm: parry?.dm ?? db,
    db,
    dbL: dodge.dbL,
    hm,
    tag: tagOf(hm),
    htH: bear('htH', handToHandOf(proficiency.unarmedLevel, adjustments)),
  }
}

/** Null for one who parries with nothing and dodges everything. */
function parryOf(
  { meleeLevel, shieldLevel }: Proficiency,
  adjustments: Adjustments,
  { parryMode, shieldD, weapon }: InHand,
): (Defences & { dm?: Sum }) | null {
  switch (parryMode) {
    case 'shield':
      return shieldDefences(shieldLevel, adjustments, shieldD)
    case 'weapon':
      return weaponDefences(meleeLevel, adjustments, weapon)
    case 'none':
      return null
  }
}
