import { z } from 'zod'
import { figureWithin, type Bounds } from '../system/bounds'
import { harmSufferedBounds } from './bounds'
import { textUpTo } from '../../shared/bounded'

const shortText = textUpTo(120)
const longText = textUpTo(2000)
const harm = figureWithin({ min: 0, max: 10 }, 0)
const protection = figureWithin({ min: 0, max: 10 }, 0)

/** How an NPC may feel about the characters, by degrees (IF-025). */
export const attitudeBounds: Bounds = { min: -5, max: 5 }

/** What sort of foe: minions take two dice of Inflict Harm, the rest one (IF-108). */
export const npcKindSchema = z.enum(['minion', 'relevant', 'monster', 'demon'])

/** How an NPC stands after the harm so far (IF-109, IF-110). */
export const npcStatusSchema = z.enum(['active', 'panicked', 'disarmed', 'out', 'dead'])
export type NpcStatus = z.infer<typeof npcStatusSchema>

const harmTrack = {
  harmSuffered: figureWithin(harmSufferedBounds, 0),
  status: npcStatusSchema.default('active'),
}

/** An NPC's sheet; every field has a default, an unknown field is refused. */
export const npcSchema = z.strictObject({
  kind: npcKindSchema.default('minion'),
  ...harmTrack,
  armor: protection,
  shield: protection,
  /** A wall, a ward; `blocksAp` when piercing harm is stopped as well (IF-103). */
  otherProtection: z
    .strictObject({ value: protection, blocksAp: z.boolean().default(false) })
    .prefault({}),
  attacks: z
    .array(
      z.strictObject({
        name: shortText.min(1),
        harm,
        ap: harm,
        tags: z.array(shortText.min(1)).max(12).default([]),
      }),
    )
    .max(12)
    .default([]),
  customMoves: z.array(longText.min(1)).max(20).default([]),
  /** Whether one must Face Death to go on fighting it (decision `npc.requiresFaceDeath`). */
  requiresFaceDeath: z.boolean().default(false),
  /** How it feels about the characters, by degrees; better is higher (IF-025). */
  attitude: figureWithin(attitudeBounds, 0),
  /** The others of a group of the same sort, by number, each with its own harm. */
  bodies: z
    .record(z.string().regex(/^\d{1,2}$/), z.strictObject(harmTrack))
    .default({})
    // The first is the sheet itself: the one kept as `1` is number 2 everywhere.
    .meta({ countsFrom: 2 }),
  notes: longText.default(''),
})
export type Npc = z.infer<typeof npcSchema>

/** Whether one must Face Death first to fight on against an NPC who is still in it (IF-090). */
export const facesDeath = ({ requiresFaceDeath, status, bodies }: Npc): boolean =>
  requiresFaceDeath &&
  [status, ...Object.values(bodies).map((body) => body.status)].some(
    (each) => each !== 'out' && each !== 'dead',
  )

/** An NPC whom no harm has come to, nor any other of its group. */
export function unhurt(sheet: object): Npc {
  const npc = npcSchema.parse(sheet)
  const fresh = z.strictObject(harmTrack).parse({})
  const bodies = Object.fromEntries(Object.keys(npc.bodies).map((number) => [number, fresh]))
  return { ...npc, ...fresh, bodies }
}
