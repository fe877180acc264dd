import { z } from 'zod'
import { weaponHarm } from './figures/harm'
import { filledText, textUpTo, whole } from '../../shared/bounded'

const text = (max: number) => textUpTo(max).default('')
const figure = (min: number, max: number, initial: number) => whole(min, max).default(initial)

/** The five stats (IS-056). */
export const statSchema = z.enum(['edge', 'heart', 'iron', 'shadow', 'wits'])
export type Stat = z.infer<typeof statSchema>

/** The eight debilities (IS-065). */
export const debilitySchema = z.enum([
  'wounded',
  'shaken',
  'unprepared',
  'encumbered',
  'maimed',
  'corrupted',
  'cursed',
  'tormented',
])
export type Debility = z.infer<typeof debilitySchema>

/** What may be boasted of before a duel (IS-112). */
export const boastIds = [
  'grant_first_strike',
  'bare_yourself',
  'hold_no_iron',
  'bloody_yourself',
  'to_the_death',
] as const

/** What was boasted before a duel and lasts in it (IS-112). */
export const boastSchema = z.enum(boastIds).exclude(['grant_first_strike'])
export type Boast = z.infer<typeof boastSchema>

const debilitiesSchema = z
  .array(debilitySchema)
  .max(debilitySchema.options.length)
  .refine((marked) => new Set(marked).size === marked.length)
  .default([])

/** A track of a few points with a ceiling of its own (IS-057, IS-058, IS-211). */
const meter = z
  .strictObject({ value: figure(0, 5, 5), max: figure(0, 5, 5) })
  .refine(({ value, max }) => value <= max)
  .prefault({})

/** An asset's name holds no full stop, for it is part of a path. */
export const assetName = z.string().regex(/^[^.]{1,60}$/)

/** What assets keep count of on a track of their own, beside a companion's health (IS-206, IS-209). */
export const meterKinds = ['strength', 'wealth', 'simulacrum', 'essence', 'light'] as const

/** An asset as it lies before its player (IS-077, IS-084). */
export const assetSchema = z.strictObject({
  type: z.enum(['companion', 'path', 'talent', 'ritual']).default('path'),
  /** Which of its three abilities are marked. */
  abilities: z.tuple([z.boolean(), z.boolean(), z.boolean()]).default([true, false, false]),
  /** A companion's health; null for what has none. */
  health: z
    .strictObject({ value: figure(0, 5, 4), max: figure(0, 5, 4) })
    .nullable()
    .default(null),
  /** A track of its own; null for what has none. Its points are no health: nothing heals them. */
  meter: z
    .strictObject({ kind: z.enum(meterKinds), points: figure(0, 10, 0), max: figure(0, 10, 6) })
    .refine(({ points, max }) => points <= max)
    .nullable()
    .default(null),
  note: text(500),
})

/** A stat: 1 to 3 at creation, assets may change it later (IS-056). */
const stat = figure(0, 5, 1)

/** What a weapon does: deadly or simple (IS-049). */
const weaponFigure = figure(weaponHarm.simple, weaponHarm.deadly, weaponHarm.simple)

/** Who is in control, for one character; none outside of a fight (IS-096). */
export const initiativeSchema = z.enum(['none', 'me', 'foe'])

/** A character's sheet; every field has a default, an unknown field is refused. */
export const characterSchema = z.strictObject({
  concept: text(200),
  status: z.enum(['active', 'dead', 'lost', 'retired']).default('active'),
  stats: z
    .strictObject({ edge: stat, heart: stat, iron: stat, shadow: stat, wits: stat })
    .prefault({}),
  health: meter,
  spirit: meter,
  /** Starts at 2 and stays within −6 and 10 (IS-023). */
  momentum: figure(-6, 10, 2),
  debilities: debilitiesSchema,
  /** Marked, but by an asset left out of the count (IS-211). */
  uncounted: debilitiesSchema,
  /** What a burden hangs on: the quest that lifts it (IS-072, IS-073). */
  burdens: z.strictObject({ cursed: text(120), tormented: text(120) }).prefault({}),
  bonds: z.array(filledText(120)).max(60).default([]),
  /** Ticks of the bonds track (IS-040). */
  bondTicks: figure(0, 40, 0),
  xpEarned: figure(0, 999, 0),
  xpSpent: figure(0, 999, 0),
  /** By name. */
  assets: z.record(assetName, assetSchema).default({}),
  /** Deadly or not (IS-049). */
  weapon: z.strictObject({ name: text(60), harm: weaponFigure }).prefault({}),
  /** Who is in control of a fight, for this character alone; none outside of one (IS-096). */
  initiative: initiativeSchema.default('none'),
  /** Whether the tide was turned in this fight (IS-190). */
  tideUsed: z.boolean().default(false),
  /** How the last move in this fight went; a strong hit that only bore what was suffered is `endured` (IS-191). */
  lastOutcome: z.enum(['none', 'strong', 'endured', 'weak', 'miss']).default('none'),
  /** What was boasted of before this duel (IS-112). */
  boasts: z
    .array(boastSchema)
    .max(boastSchema.options.length)
    .refine((made) => new Set(made).size === made.length)
    .default([]),
  equipment: text(2000),
  notes: text(2000),
})
export type Character = z.infer<typeof characterSchema>

/** What those who travel together share (IS-059, IS-175). */
export const partySchema = z.strictObject({
  supply: figure(0, 5, 5),
  unprepared: z.boolean().default(false),
})
export type Party = z.infer<typeof partySchema>

const lines = z.array(filledText(300)).max(12).default([])

/** An NPC has one figure, its rank, and words to play it by; it makes no moves (IS-006, IS-146, IS-147). */
export const npcSchema = z.strictObject({
  rank: z.enum(['troublesome', 'dangerous', 'formidable', 'extreme', 'epic']).default('dangerous'),
  /** How many of them there are together (IS-150). */
  count: figure(1, 99, 1),
  features: lines,
  drives: lines,
  tactics: lines,
  /** Whether a character has a bond with it. */
  bonded: z.boolean().default(false),
  notes: text(2000),
})
