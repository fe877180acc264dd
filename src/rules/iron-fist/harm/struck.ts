import { phrase, type Phrase } from '../../../shared/phrase'
import type { Sum } from '../../../shared/term'
import { figureAt } from '../../moves/apply'
import { clamp } from '../../system/bounds'
import { harmSufferedBounds } from '../bounds'
import { armorOf } from '../gear/armor'
import { npcSchema } from '../npc'
import type { Settings } from '../settings'
import { characterSchema } from '../sheet'
import { bodyHit } from './body'
import { divideHarm, type HarmPart } from './divide'
import { establishedHarm, type Hit, type Protection } from './established-harm'
import { harmBetween } from './pvp'
import { sufferGiven } from './suffer-harm-marks'

/** Somebody the harm of an exchange falls on: every hit by itself, and what is taken off all. */
export interface Struck {
  id: string
  kind: 'character' | 'npc'
  sheet: object
  /** Which body of a group, from `0` (IF-107). */
  body: string
  hits: readonly Hit[]
  less: number
  /** A character takes a debility in place of the harm (IF-117). */
  debility: boolean
}

/** What gets through to one, and what that makes of Health or Harm Suffered. */
export interface StruckRead {
  id: string
  through: Sum
  from: number
  to: number
  /** Whether a roll follows: Suffer Harm for a character, Inflict Harm where harm was done. */
  mayRoll: boolean
}

function protectionOf({ kind, sheet }: Struck, settings: Settings): Protection {
  if (kind === 'npc') {
    const { armor, shield, otherProtection: other } = npcSchema.parse(sheet)
    return { armor, shield, other }
  }
  const { armor, shield } = armorOf(characterSchema.parse(sheet), settings)
  return { armor: armor.total, shield: shield.total }
}

/**
 * The figures of the move that follows, before protection: the first hit, and for a character
 * the others of the exchange with their protection off (IF-104, decision `sufferHarm.perHit`).
 */
export function givenTo(struck: Struck, settings: Settings): Record<string, number> {
  const [first = { normal: 0, ap: 0 }, ...others] = struck.hits
  const given = { harm: first.normal, ap: first.ap }
  if (struck.kind === 'npc') return given
  const { total: more } = establishedHarm(others, protectionOf(struck, settings), 0, settings)
  return { ...given, more, less: struck.less }
}

/** Why this harm cannot be settled so, in words; null when it can. */
export function struckRefused(struck: Struck, settings: Settings): Phrase | null {
  const given = givenTo(struck, settings)
  const isBeyond = sufferGiven.some(({ id, max }) => figureAt(given, id) > max)
  return isBeyond ? phrase('ironFist.harm.refused.beyond') : null
}

/** What gets through to each, all of them read as they stood before (IF-103 to IF-105, IF-119). */
export function readStruck(all: readonly Struck[], settings: Settings): StruckRead[] {
  return all.map((struck) =>
    struck.kind === 'npc' ? readNpc(struck, settings) : readCharacter(struck, settings),
  )
}

function readNpc(struck: Struck, settings: Settings): StruckRead {
  const { id, sheet, body, hits, less } = struck
  const protection = protectionOf(struck, settings)
  const { sum: through } = establishedHarm(hits, protection, less, settings)
  const { harmSuffered: from } = bodyHit(npcSchema.parse(sheet), { body })
  const to = clamp(from + through.total, harmSufferedBounds)
  return { id, through, from, to, mayRoll: true }
}

function readCharacter(struck: Struck, settings: Settings): StruckRead {
  const { id, sheet, debility } = struck
  const character = characterSchema.parse(sheet)
  const side = { character, given: givenTo(struck, settings), debility }
  const from = character.counters.health
  const [harm] = harmBetween([side], settings)
  if (!harm) return { id, through: { total: 0, terms: [] }, from, to: from, mayRoll: false }
  return { id, through: harm.through, from, to: harm.health, mayRoll: harm.isRolling }
}

/** Why an attack's harm is not divided so, in words; null when it is (IF-083, IF-102). */
export function divisionRefused(
  whole: Hit,
  all: readonly Struck[],
  settings: Settings,
): Phrase | null {
  const parts = all.map((struck): HarmPart => {
    const [part = { normal: 0, ap: 0 }] = struck.hits
    return { id: `${struck.id}.${struck.body}`, ...part, ...protectionOf(struck, settings) }
  })
  const { valid } = divideHarm(whole, parts, settings)
  const { normal, ap } = whole
  return valid ? null : phrase('ironFist.harm.refused.division', { normal, ap })
}
