import { z } from 'zod'
import { diceTextSchema } from '../basics/dice-text'
import { textUpTo, whole } from '../../../shared/bounded'

/** What a combatant defends with when it parries (CI-104). */
export const parryModeSchema = z.enum(['shield', 'weapon', 'none'])
export type ParryMode = z.infer<typeof parryModeSchema>

const score = whole(1, 999)
const level = whole(0, 99)
const strength = whole(0, 9999)
const name = textUpTo(80).default('')

/** How well a weapon parries. */
const parryClassSchema = z.enum(['nimble', 'usual', 'clumsy'])
export type ParryClass = z.infer<typeof parryClassSchema>

/** A weapon as its list has it, before anybody wields it; the sheet's own by that name is meant. */
const listedWeaponSchema = z.object({
  name,
  /** Null: by strength, as those of hands and thrown stones are (CI-080). */
  dice: diceTextSchema.nullable().default(null),
  /** Damage that is its own, such as that of an enchantment. */
  bonus: whole(-30, 60).default(0),
  /** Strength it asks for in one hand and in two; null: not to be used so, or not asked (CI-205). */
  strReq1H: strength.nullable().default(null),
  strReq2H: strength.nullable().default(null),
  /** As its class parries, or otherwise: pole arms have no class of their own. */
  parry: z.preprocess(
    // Files of earlier versions hold null.
    (given) => given ?? 'byClass',
    z.enum(['byClass', ...parryClassSchema.options]),
  ),
  /** What quality its arrows or bolts are of (CI-209). */
  shots: z.enum(['plain', 'damage', 'hm', 'both']).default('plain'),
})
export type ListedWeapon = z.infer<typeof listedWeaponSchema>

/** A thing that is carried (CI-220). */
const itemSchema = z.object({
  name,
  encumbrance: whole(0, 99_999).default(0),
  /** Part of the armour worn. */
  armor: z.boolean().default(false),
  /** Hangs on the person, not on the saddle or in the wagon. */
  onPerson: z.boolean().default(true),
  /** A bow of elven make, listed with what a common one weighs (CI-209). */
  elven: z.boolean().default(false),
})
export type Item = z.infer<typeof itemSchema>

/**
 * What the figures of a sheet are worked out from, as the game master typed it (CI-004). It is kept
 * beside them, so that another level or load works them out anew.
 */
export const basisSchema = z.object({
  scores: z
    .object({
      str: score.default(10),
      /** Unburdened: the sheet's own has the load taken off. */
      dex: score.default(10),
      con: score.default(10),
      will: score.default(10),
      tal: score.default(10),
    })
    .prefault({}),
  build: z
    .object({
      siz: score.default(10),
      /** Potentials that size comes from in place of the score; null: it does not. */
      strPotential: score.nullable().default(null),
      conPotential: score.nullable().default(null),
      sizChoice: whole(-2, 2).default(0),
    })
    .prefault({}),
  levels: z
    .object({
      fighter: level.default(0),
      melee: level.default(0),
      shield: level.default(0),
      dodge: level.default(0),
      unarmed: level.default(0),
      missile: level.default(0),
      passiveMagic: level.default(0),
    })
    .prefault({}),
  inHand: z
    .object({
      parryMode: parryModeSchema.default('none'),
      /** What the shield is called, as the campaign's list has it. */
      shield: name,
      shieldD: level.default(0),
      shieldQuality: z.boolean().default(false),
      /** Strength the shield asks for, and the next larger one, which counts behind a throw (CI-205). */
      shieldStrReq: strength.default(0),
      shieldStrReqThrown: strength.default(0),
    })
    .prefault({}),
  present: z
    .object({
      /** What strength spells add, and weakness takes off. */
      strSpells: whole(-999, 999).default(0),
      mounted: z.boolean().default(false),
    })
    .prefault({}),
  weapons: z.array(listedWeaponSchema).max(30).default([]),
  pack: z.array(itemSchema).max(60).default([]),
})
export type Basis = z.infer<typeof basisSchema>
