import { phrase } from '../../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../../shared/term'
import { defaultSettings, type Deciding } from '../settings'

/** One hit before protection: ordinary harm, and harm that pierces armour. */
export interface Hit {
  normal: number
  ap: number
}

/** What stands between harm and its target. */
export interface Protection {
  armor: number
  shield: number
  /** A wall, a ward; `blocksAp` when it stops piercing harm as well. */
  other?: { value: number; blocksAp: boolean }
}

/** What the target marks: each hit by itself, all of them less the reduction, and why. */
export interface EstablishedHarm {
  perHit: number[]
  total: number
  sum: Sum
}

/** What the campaign decided about protection. */
export type ProtectionSettings = Deciding<
  'harm.floor' | 'harm.apIgnoresShield' | 'harm.reductionsHitAp'
>

/** A hit on its way through protection: what is left of it, and the terms so far. */
interface Passing extends Hit {
  terms: Term[]
}

/**
 * Harm that gets through, in points (IF-103 to IF-105). Protection counts against each hit
 * anew and never against its piercing part; `reduction` is taken off the whole, piercing
 * harm included. Nothing falls below 0.
 */
export function establishedHarm(
  hits: readonly Hit[],
  protection: Protection,
  reduction = 0,
  settings: ProtectionSettings = defaultSettings,
): EstablishedHarm {
  const through = hits.map((hit) => passOne(hit, protection, settings))
  const perHit = through.map(({ normal, ap }) => normal + ap)
  const points = (those: number[]) => those.reduce((all, each) => all + each, 0)
  const reducible = settings['harm.reductionsHitAp']
    ? points(perHit)
    : points(through.map(({ normal }) => normal))
  const terms = through.flatMap((each) => each.terms)
  const figure = sum([...terms, ...said('reduction', -Math.min(reduction, reducible), 'IF-103')])
  return { perHit, total: figure.total, sum: figure }
}

function passOne({ normal, ap }: Hit, protection: Protection, settings: ProtectionSettings) {
  const { armor, shield, other = { value: 0, blocksAp: false } } = protection
  const shieldStopsAp = !settings['harm.apIgnoresShield']
  let passing: Passing = {
    normal,
    ap,
    terms: [...said('normal', normal, 'IF-103'), ...said('ap', ap, 'IF-105')],
  }
  passing = stop(passing, 'armor', armor, false)
  passing = stop(passing, 'shield', shield, shieldStopsAp)
  passing = stop(passing, 'other', other.value, other.blocksAp)
  if (normal + ap === 0) return passing
  const short = Math.max(0, settings['harm.floor'] - passing.normal - passing.ap)
  const terms = [...passing.terms, ...said('floor', short, 'IF-103')]
  return { normal: passing.normal + short, ap: passing.ap, terms }
}

/** Takes protection off a hit: off its ordinary harm, and what is left over off the rest if it may. */
function stop({ normal, ap, terms }: Passing, name: string, value: number, stopsAp: boolean) {
  const off = Math.min(normal, value)
  const offAp = stopsAp ? Math.min(ap, value - off) : 0
  return {
    normal: normal - off,
    ap: ap - offAp,
    terms: [...terms, ...said(name, -off - offAp, 'IF-104')],
  }
}

function said(name: string, value: number, rule: string): Term[] {
  return value === 0 ? [] : [term(phrase(`ironFist.harm.term.${name}`), value, rule)]
}
