import { z } from 'zod'
import { sum, type Sum } from '../../../shared/term'
import type { ParryMode } from '../combatant/basis'
import type { Weapon } from '../combatant/weapon'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'
import published from './quality.json'
import { readOnce } from '../../system/published'
import { whole } from '../../../shared/bounded'

const { words, termOf } = wordsIn('gear')

/** Encumbrance of an elven bow, in hundredths of a common one's (CI-209). */
const elvenHundredths = 80

const points = whole(-20, 20).optional()
const times = z.number().min(1).max(10).optional()

/** Kinds of goods that quality treats alike. A short blade is a short sword, knife or dagger. */
export const qualityKindSchema = z.enum([
  'melee',
  'shortBlade',
  'thrown',
  'bow',
  'crossbow',
  'ammunition',
  'shield',
  'sling',
  'slingBullet',
  'armour',
])
export type QualityKind = z.infer<typeof qualityKindSchema>

/** What quality brings. `choice`: either of these, or both. */
const qualityRowSchema = z.strictObject({
  kind: qualityKindSchema,
  hit: points,
  parry: points,
  damage: points,
  damageInHtH: points,
  hm: points,
  choice: z.strictObject({ damage: points, hm: points }).optional(),
  rangeTimes: times,
  hpTimes: times,
})
export type QualityRow = z.infer<typeof qualityRowSchema>

/** Quality as published (CI-209). */
const qualityRows: readonly QualityRow[] = readOnce(z.array(qualityRowSchema), published)

/** What quality brings to a kind of goods; slings, their bullets and armour have none (CI-209). */
export function qualityOf(kind: QualityKind, rows = qualityRows): QualityRow {
  return rows.find((row) => row.kind === kind) ?? { kind }
}

/** What a weapon is when it comes to quality. */
export function kindOf({ class: kind, rangeRow }: Pick<Weapon, 'class' | 'rangeRow'>): QualityKind {
  if (rangeRow === 'sling') return 'sling'
  if (kind === 'arrow' || kind === 'siegeBolt') return 'ammunition'
  return kind === 'bow' || kind === 'crossbow' || kind === 'thrown' ? kind : 'melee'
}

/** Whether goods of this kind come in quality at all (CI-209). */
export function comesInQuality(kind: QualityKind, rows = qualityRows): boolean {
  return Object.keys(qualityOf(kind, rows)).length > 1
}

/** Whether its quality carries a weapon farther: that of bows and crossbows, not of thrown ones (CI-144). */
export function carriesFarther(weapon: Weapon, rows = qualityRows): boolean {
  return weapon.quality && (qualityOf(kindOf(weapon), rows).rangeTimes ?? 1) > 1
}

/**
 * What quality adds to a parry: the shield's to a shield parry, the weapon's to a weapon parry,
 * never both (CI-209).
 */
export function qualityParry(
  mode: ParryMode,
  { weapon, shield }: { weapon: boolean; shield: boolean },
  rows = qualityRows,
): Sum {
  const kind = mode === 'shield' ? 'shield' : 'melee'
  const fine = mode === 'shield' ? shield : mode === 'weapon' && weapon
  const parry = qualityOf(kind, rows).parry ?? 0
  return sum(fine && parry !== 0 ? [termOf('qualityParry', parry, 'CI-209')] : [])
}

/** Hit points of an item of quality, .5 up (CI-217). Throws a `FieldError` for points below 0. */
export function qualityHitPoints(listed: number, kind: QualityKind, rows = qualityRows): Sum {
  const hp = demandWhole('weapon.hp', listed, 0)
  const more = Math.round(hp * (qualityOf(kind, rows).hpTimes ?? 1)) - hp
  const terms = [termOf('listedHp', hp, 'CI-217')]
  return sum(more > 0 ? [...terms, termOf('qualityHp', more, 'CI-217')] : terms)
}

/** Encumbrance points of an elven bow, four fifths of a common one's, .5 up (CI-209). */
export function elvenEncumbrance(enc: number): number {
  return Math.round((demandWhole('enc', enc, 0) * elvenHundredths) / 100)
}

/** What goods of quality are called. */
export function qualityName(kind: QualityKind) {
  return words(`quality.${kind}`)
}
