import { z } from 'zod'
import { textUpTo, whole } from '../../../shared/bounded'

const shortText = textUpTo(120)
const points = whole(0, 10)
const tags = z.array(shortText.min(1)).max(12).default([])

/** A weapon as someone carries it; `custom` overrides what the table says of `weaponId` (IF-132). */
export const carriedWeaponSchema = z.strictObject({
  weaponId: shortText.default(''),
  /** What it is called, if not as in the table. */
  name: shortText.default(''),
  /** Hands it is held with. */
  grip: z.union([z.literal(1), z.literal(2)]).default(1),
  /** False after a shot with a weapon that must be reloaded (IF-129). */
  loaded: z.boolean().default(true),
  custom: z
    .strictObject({
      harm: points.default(0),
      ap: points.default(0),
      tags,
    })
    .nullable()
    .default(null),
})

/** Armour or a shield that someone owns; it protects, and hinders, only in use (IF-131, IF-133). */
export const ownedArmorSchema = z.strictObject({
  /** Its row of the table; empty for what is made by hand. */
  armorId: shortText.default(''),
  /** What it is called, if not as in the table. */
  name: shortText.default(''),
  inUse: z.boolean().default(true),
  /** What it gives and takes in place of the table's. */
  custom: z
    .strictObject({
      slot: z.enum(['body', 'shield']).default('body'),
      armor: points.default(0),
      tags,
    })
    .nullable()
    .default(null),
})

/** What is under a rider (IF-079, IF-131). */
export const mountSchema = z.enum(['none', 'horse', 'warhorse'])

/** What a character carries. */
export const gearSchema = z.strictObject({
  weapons: z.array(carriedWeaponSchema).max(20).default([]),
  armors: z.array(ownedArmorSchema).max(10).default([]),
  mount: mountSchema.default('none'),
})
