import { z } from 'zod'
import { weaponSchema } from '../../combatant/weapon'
import { keptSchema } from '../../hand-to-hand/kept'
import { pileSchema } from '../../hand-to-hand/pile'

const id = z.string().min(1).max(64)
const ids = z.array(id).max(40)

/** How far an initiator has come this turn; until he is named here he has not begun. */
const trySchema = z.object({
  initiatorId: id,
  targetId: id,
  behind: z.boolean(),
  standingUp: z.boolean(),
  /** Has hold of the target, or is done with it. */
  stage: z.enum(['tagged', 'over']),
})
export type Try = z.infer<typeof trySchema>

/** A hit in a pile, or one into it that went astray, on its way to its damage. */
const hitSchema = z.object({
  id: z.string().min(1).max(100),
  attackerId: id,
  weapon: weaponSchema,
  /** Those it may have struck; dice decide among several (CI-168, CI-181). */
  candidates: ids.min(1),
  /** One of their own, or one not meant: the damage counts by a new roll (CI-126). */
  astray: z.boolean(),
  chance: z.number().int(),
  net: z.number().int(),
  targetId: id.nullable(),
  /** How many times its damage is rolled; 0 until it is known whom it struck. */
  multiple: z.number().int().min(0),
  /** Hexes from its target that a shot has strayed (CI-150); null for everything else. */
  strayed: z.number().int().min(1).nullable().default(null),
  /** Points every multiple loses to the range (CI-143). */
  rest: z.number().int().min(0).default(0),
  status: z.enum(['needsNear', 'needsTarget', 'needsDamage', 'resolved', 'passed']),
})
export type Hit = z.infer<typeof hitSchema>

/** All hand-to-hand fighting of a fight (CI-153..182). */
export const scrumSchema = z.object({
  piles: z.array(pileSchema).max(40),
  tries: z.array(trySchema).max(100),
  hits: z.array(hitSchema).max(200),
  /** What each one means to hold on to in a pile (CI-169). */
  kept: z.record(z.string(), z.array(keptSchema).max(10)),
  /** Who lies on the ground, and who is back on his feet, when the step closes. */
  down: ids,
  up: ids,
  /** Counts piles and hits, for their ids. */
  serial: z.number().int().min(0),
})
export type Scrum = z.infer<typeof scrumSchema>

/** Nobody grapples. */
export function beginScrum(): Scrum {
  return { piles: [], tries: [], hits: [], kept: {}, down: [], up: [], serial: 0 }
}
