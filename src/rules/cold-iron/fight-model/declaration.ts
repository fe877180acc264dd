import { z } from 'zod'
import { coverIds } from './charts/cover'
import { movementSchema } from './movement'
import { filledText, idSchema as targetId, textUpTo, whole } from '../../../shared/bounded'

const mana = whole(0, 999)

/** Ways of casting somebody may choose; hand-to-hand imposes its own (CI-174). */
export const declaredWays = [
  'standingStill',
  'halfMove',
  'fullMove',
  'extraTurn',
  'extraMinute',
] as const

/** At whom a spell or a charged item goes. */
export const aimedFields = {
  targets: z.array(targetId).max(20).optional(),
  /** The save its targets have; absent, they have none. */
  save: z.enum(['mental', 'physical']).optional(),
  /** Hexes to the furthest target (CI-142). */
  range: whole(0, 9999).optional(),
}

/** Hexes of a shot to its target (CI-141). */
export const hexesOfShot = whole(0, 99_999)

/** The place an attacker takes before a defender: primary, second, third, fourth (CI-104). */
export const positionSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export type Position = z.infer<typeof positionSchema>

/** A choice of the tactical list that goes with an attack (CI-029, CI-235). */
const optionSchema = z.enum([
  'fightNormally',
  'popOut',
  'doubleSwing',
  'doubleSwingLoose',
  'tripleSwing',
  'tripleSwingLoose',
])
export type Option = z.infer<typeof optionSchema>

/** What a combatant means to do this turn (CI-023). */
export const declarationSchema = z.discriminatedUnion('kind', [
  /**
   * `desperation`: this turn's penalties are set aside, for the defence too (CI-065). `answer`: taken
   * when somebody went for them, after step 1 (CI-026); set by the fight itself.
   */
  z.strictObject({
    kind: z.literal('fullDefence'),
    desperation: z.boolean().optional(),
    answer: z.boolean().optional(),
    movement: movementSchema.optional(),
  }),
  z.strictObject({
    kind: z.literal('spell'),
    name: filledText(80),
    level: whole(0, 99).optional(),
    ...aimedFields,
    /** How it is cast, which is what it costs in success and defence (CI-025, CI-233). */
    way: z.enum(declaredWays).optional(),
    /** Mana: what the spell costs, what is put in to succeed, and what makes saves harder. */
    cost: mana.optional(),
    extraMp: mana.optional(),
    saveMp: mana.optional(),
    /** A detection slipped into the turn of casting. */
    slippedDetection: z.boolean().optional(),
    /** A charged item in place of a spell of one's own, by its place on the sheet (CI-019). */
    item: whole(0, 29).optional(),
    movement: movementSchema.optional(),
  }),
  z.strictObject({
    kind: z.literal('move'),
    note: textUpTo(200).optional(),
    /** At full speed, which tires (CI-078). */
    sprint: z.boolean().optional(),
    movement: movementSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('handToHand'), targetId, movement: movementSchema.optional() }),
  z.strictObject({
    kind: z.literal('attack'),
    targetId,
    /** Index into the attacker's weapons. */
    weapon: whole(0, 29),
    position: positionSchema.optional(),
    desperation: z.boolean().optional(),
    /** Full defence of step 1 given up for it (CI-027); set by the fight itself. */
    aborting: z.boolean().optional(),
    option: optionSchema.optional(),
    /** Whom the further swings of a double or triple swing go at (CI-137). */
    alsoAt: z.array(targetId).max(9).optional(),
    /** Goes for the shield, not for who carries it (CI-214). */
    attackShield: z.boolean().optional(),
    /** Hexes of a shot to its target (CI-141); absent, the range is left to the game master. */
    range: hexesOfShot.optional(),
    /** What hides the target of a shot, and by how much (CI-148). */
    cover: z.strictObject({ id: z.enum(coverIds), defence: whole(0, 99) }).optional(),
    movement: movementSchema.optional(),
    /** The target does not face them: it can only dodge (CI-108, CI-113, CI-149). */
    behind: z.boolean().optional(),
    /** Shot at somebody in a melee; absent, the fight sees for itself (CI-150). */
    intoMelee: z.boolean().optional(),
    /** Aimed for two turns, so that nobody else is struck (CI-151). */
    safeShot: z.boolean().optional(),
    /** A spear set against a charge (CI-136), or thrust through a friend's rank (CI-133). */
    spearSet: z.boolean().optional(),
    secondRank: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('wait'),
    /** Index of the weapon they load, or make ready for a shot (CI-145). */
    loads: whole(0, 29).optional(),
  }),
])
export type Declaration = z.infer<typeof declarationSchema>
export type DeclarationKind = Declaration['kind']

/** All whom an attack goes at, a target for each swing. */
export function targetsOf({
  targetId,
  alsoAt = [],
}: Pick<Extract<Declaration, { kind: 'attack' }>, 'targetId' | 'alsoAt'>): string[] {
  return [targetId, ...alsoAt]
}

/** Whether it spends the turn on a weapon: loading it, or making ready for a shot (CI-145). */
export function isLoading(
  declaration: Declaration,
): declaration is Extract<Declaration, { kind: 'wait' }> & { loads: number } {
  return declaration.kind === 'wait' && declaration.loads !== undefined
}

/** Index of the weapon it is about: struck, shot or made ready; undefined where there is none. */
export function weaponIn(declaration: Declaration): number | undefined {
  if (declaration.kind === 'attack') return declaration.weapon
  return isLoading(declaration) ? declaration.loads : undefined
}

/** Whether it is an attack, or a full defence, in desperation (CI-065). */
export function isInDesperation(declaration: Declaration | null | undefined): boolean {
  return (
    (declaration?.kind === 'attack' || declaration?.kind === 'fullDefence') &&
    declaration.desperation === true
  )
}

/** A declaration as it was said, without what the fight itself has noted of it. */
export function asSaid(declaration: Declaration): Declaration {
  const noted = ['answer', 'aborting']
  const said = Object.entries(declaration).filter(([field]) => !noted.includes(field))
  return declarationSchema.parse(Object.fromEntries(said))
}
