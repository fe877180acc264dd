import { z } from 'zod'
import type { Phrase } from '../../../shared/phrase'
import { tacticIdSchema, type TacticId } from '../actions/tactical'
import { formationSchema, type Formation } from '../combatant/flags'
import { wordsIn } from '../describe'
import limits from './engagement-limits.json'
import { readOnce } from '../../system/published'
import { whole } from '../../../shared/bounded'

const { words } = wordsIn('melee')

/** How many may engage one who stands like this, and the tactical entry it brings. */
const engagementLimitSchema = z.strictObject({
  situation: formationSchema,
  most: whole(0, 20),
  tactic: tacticIdSchema.optional(),
})
export type EngagementLimit = z.infer<typeof engagementLimitSchema>

/** The limits as published (CI-112). */
export const engagementLimits: readonly EngagementLimit[] = readOnce(
  z.array(engagementLimitSchema),
  limits,
)

/** Most opponents of a close-packed crowd, or of a large creature (CI-108, CI-138). */
const mostPacked = 6
/** Most opponents of one in the open (CI-109). */
const mostInOpen = 4

/**
 * Most attackers at once (CI-108, CI-109, CI-112, CI-138). A large creature that does not parry
 * has six; a crowd of close-packed opponents brings six to one wherever they stand in the open.
 */
export function mostAttackers(
  formation: Formation,
  { large = false, closePacked = false }: { large?: boolean; closePacked?: boolean } = {},
  table = engagementLimits,
): number {
  const most = table.find(({ situation }) => situation === formation)?.most ?? mostInOpen
  return (large || closePacked) && formation === 'openGround' ? mostPacked : most
}

/** Why so many cannot engage one who stands like this; null when they can (CI-109, CI-112). */
export function refuseAttackers(
  count: number,
  formation: Formation,
  body: { large?: boolean; closePacked?: boolean } = {},
  table = engagementLimits,
): Phrase | null {
  const most = mostAttackers(formation, body, table)
  return count > most ? words('refused.tooMany', { count, most }) : null
}

/** Tactical entries a formation brings: three in one hex fight and defend at -2 (CI-112). */
export function formationTactics(formation: Formation, table = engagementLimits): TacticId[] {
  return table.flatMap(({ situation, tactic }) =>
    situation === formation && tactic ? [tactic] : [],
  )
}

/** What shares a hex with a combatant. */
export interface HexShare {
  /** Man-sized combatants on their feet, themself included. */
  standing: number
  /** A living person lies there, too. */
  personDown: boolean
}

/**
 * Tactical entries of sharing a hex (CI-103): -3 for two on their feet, -1 beside a living person
 * on the ground. Two back to back and a circle of three are exceptions with figures of their own.
 */
export function hexTactics({ standing, personDown }: HexShare, formation: Formation): TacticId[] {
  const ordered = formation === 'backToBack' || formation === 'circleInHex'
  const crowded: TacticId[] = standing >= 2 && !ordered ? ['twoInHex'] : []
  return [...crowded, ...(personDown ? (['hexWithPersonDown'] as const) : [])]
}
