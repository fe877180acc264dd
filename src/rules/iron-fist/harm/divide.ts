import { defaultSettings } from '../settings'
import {
  establishedHarm,
  type Hit,
  type Protection,
  type ProtectionSettings,
} from './established-harm'

/** A part of an attack's harm, and who it falls on. */
export interface HarmPart extends Hit, Protection {
  id: string
}

/** Harm divided: what each target marks, by id; nothing when the parts are not legal. */
export interface Divided {
  valid: boolean
  harm: Record<string, number>
}

/**
 * Divides an attack's harm among targets (IF-083, IF-102): whole parts
 * that make up all of it, two at least, each of a point at least. Each target's protection
 * counts against its own part.
 */
export function divideHarm(
  whole: Hit,
  parts: readonly HarmPart[],
  settings: ProtectionSettings = defaultSettings,
): Divided {
  if (!isDivision(whole, parts)) return { valid: false, harm: {} }
  const marked = parts.map(({ id, normal, ap, ...protection }) => [
    id,
    establishedHarm([{ normal, ap }], protection, 0, settings).total,
  ])
  return { valid: true, harm: Object.fromEntries(marked) }
}

function isDivision(whole: Hit, parts: readonly HarmPart[]): boolean {
  const all = (kind: keyof Hit) => parts.reduce((points, part) => points + part[kind], 0)
  const isWhole = (points: number) => Number.isInteger(points) && points >= 0
  return (
    parts.length >= 2 &&
    new Set(parts.map(({ id }) => id)).size === parts.length &&
    parts.every(({ normal, ap }) => isWhole(normal) && isWhole(ap) && normal + ap >= 1) &&
    all('normal') === whole.normal &&
    all('ap') === whole.ap
  )
}
