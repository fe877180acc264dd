import { z } from 'zod'

const shortText = z.string().max(120)
const points = z.number().int().min(0).max(10)

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
      tags: z.array(shortText.min(1)).max(12).default([]),
    })
    .nullable()
    .default(null),
})

/** Armour or a shield that someone owns; it protects, and hinders, only in use (IF-131, IF-133). */
export const ownedArmorSchema = z.strictObject({
  armorId: shortText.min(1),
  inUse: z.boolean().default(true),
})

/** What is under a rider (IF-079, IF-131). */
export const mountSchema = z.enum(['none', 'horse', 'warhorse'])

/** What a character carries. */
export const gearSchema = z.strictObject({
  weapons: z.array(carriedWeaponSchema).max(20).default([]),
  armors: z.array(ownedArmorSchema).max(10).default([]),
  mount: mountSchema.default('none'),
})
