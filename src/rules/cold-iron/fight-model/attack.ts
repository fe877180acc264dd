import { z } from 'zod'
import { termSchema } from '../../../shared/term'
import { positionSchema } from './declaration'
import { wearRollSchema } from './wear'
import { filledText, idSchema as id, textUpTo, whole } from '../../../shared/bounded'

const figure = whole()
const terms = z.array(termSchema).max(40)

/** Which pair of values an attack is made with (CI-096): `Hm` for missiles. */
const attackTypeSchema = z.enum(['H', 'Hs', 'Hw', 'Hm'])
export type AttackType = z.infer<typeof attackTypeSchema>

/** How an attack roll came out. `multiple` is 0 unless it hit. */
const attackResultSchema = z.object({
  roll: textUpTo(40),
  typed: z.boolean(),
  type: attackTypeSchema,
  position: positionSchema.nullable(),
  chance: figure,
  /** Attack, modifiers and chance: what a fumble is read from, but for what counts for it alone. */
  total: figure,
  /** `total` less the defence; `terms` add up to it. */
  net: figure,
  terms,
  verdict: z.enum(['fumble', 'miss', 'hit']),
  multiple: whole(0),
  /** It strays to somebody else, and does not hit whom it was meant for (CI-150, CI-181). */
  astray: z.boolean().optional(),
  /** It strikes the shield that it went for, and not who carries it (CI-214). */
  atShield: z.boolean().optional(),
  /** Rows of the fumble chart that the total brings (CI-130). */
  fumbles: z.array(textUpTo(40)).max(60).optional(),
  /** Of a fumble: the terms it was read from, with what counts for it alone (CI-131, CI-132). */
  fumbleTerms: terms.optional(),
})
export type AttackResult = z.infer<typeof attackResultSchema>

/** Where an attack of the turn stands. */
const attackStatusSchema = z.enum(['waiting', 'needsDamage', 'needsWear', 'resolved', 'passed'])
export type AttackStatus = z.infer<typeof attackStatusSchema>

/** One declared attack, in order of declaration. */
export const attackSchema = z.object({
  id: filledText(100),
  attackerId: id,
  targetId: id,
  weapon: whole(0),
  /** Place set by hand; null leaves it to the order of declaration (CI-105). */
  position: positionSchema.nullable(),
  /** Full defence given up for it (CI-027). */
  aborting: z.boolean(),
  /** Goes for the shield alone (CI-214). */
  atShield: z.boolean().optional(),
  /** Damage rolls still to come for what the attack wears (CI-213..215, CI-130), in order. */
  wears: z.array(wearRollSchema).max(2).optional(),
  /** Struck in step 6, while somebody moves (CI-116, CI-183). */
  inMove: z.boolean().default(false),
  /** A free attack at one who flees: it may only be dodged (CI-116). */
  free: z.boolean().default(false),
  status: attackStatusSchema,
  result: attackResultSchema.nullable(),
})
export type Attack = z.infer<typeof attackSchema>

/** Faces of one roll of a weapon's dice. */
const facesSchema = z.array(whole(1, 100)).min(1).max(20)

/**
 * Damage as it was rolled: one list of faces for each multiple (CI-119), or the total of all of them, with what
 * the weapon adds, where the table says no more.
 */
export const damageRollSchema = z.union([z.array(facesSchema).min(1).max(60), whole(0, 9999)])
export type DamageRoll = z.infer<typeof damageRollSchema>

/** The faces that are known of damage; none of a total. */
export function facesOf(dice: DamageRoll): number[][] {
  return typeof dice === 'number' ? [] : dice
}

/** What one hit does once its step closes. Points after armour; `terms` tell how they came about. */
const blowSchema = z.object({
  /** All multiples together, before armour. */
  rolled: whole(0),
  /** Points the armour stops and takes (CI-199). */
  absorbed: whole(0),
  /** Points immune flesh stops: they tire, and are lost from it (CI-074). */
  fleshStopped: whole(0).default(0),
  wounds: whole(0),
  fatigue: whole(0),
  stunned: z.boolean(),
  knockedOut: z.boolean(),
  beheaded: z.boolean(),
  terms,
})
export type Blow = z.infer<typeof blowSchema>

/** A blow that waits for its step to close, so that nobody dies early (CI-017). */
export const outcomeSchema = z.object({
  attackId: filledText(100),
  attackerId: id,
  defenderId: id,
  weaponName: textUpTo(80),
  multiple: whole(1),
  blow: blowSchema,
  dice: z.object({ faces: z.array(z.array(figure)), typed: z.boolean() }),
})
export type Outcome = z.infer<typeof outcomeSchema>
