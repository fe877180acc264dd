import { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import { defineAct } from '../../system/act'
import type { Effect } from '../../moves/effect'
import { clamp } from '../../system/bounds'
import { harmSufferedBounds } from '../bounds'
import { listEffect, switchEffect } from '../conditions/counter-effects'
import { harmSources } from '../gear/tables'
import { npcSchema, npcStatusSchema } from '../npc'
import { onlyChanges } from '../roll'
import type { Settings } from '../settings'
import { characterSchema } from '../sheet'
import { bodiesOf, bodyHit, countOnFeet, isOnFeet } from './body'
import { establishedHarm, type Hit } from './established-harm'
import { debilityRefused } from './suffer-harm-picks'
import { line, textUpTo, whole } from '../../../shared/bounded'

const points = whole(0, 20).default(0)

/**
 * Harm of a circumstance as a hit (IF-128); `more` where the table says "or more". Null for a
 * source no table has, or for more where it has no more.
 */
export function sourceHit(id: string, more = 0, sources = harmSources): Hit | null {
  const source = sources.find((row) => row.id === id)
  if (!source || more < 0 || (more > 0 && !source.orMore)) return null
  const harm = source.harm + more
  return source.ap ? { normal: 0, ap: harm } : { normal: harm, ap: 0 }
}

/**
 * Harm that is marked on an NPC and no Inflict Harm rolled: by a band that deals harm, or by
 * circumstance (IF-103, IF-107, IF-128).
 */
export function markHarmFor(settings: Settings) {
  return defineAct({
    id: 'markHarm',
    title: phrase('ironFist.markHarm.title'),
    rule: 'IF-107',
    on: 'npc',
    sheet: npcSchema,
    input: z.strictObject({
      hits: z
        .array(z.strictObject({ normal: points, ap: points }))
        .max(8)
        .default([]),
      source: z.strictObject({ id: textUpTo(60), more: points }).optional(),
      less: points,
      body: textUpTo(2).default('0'),
    }),
    perform(npc, { hits, source, less, body }) {
      const circumstance = source
        ? sourceHit(source.id, source.more, settings.charts?.harmSources)
        : undefined
      if (circumstance === null) return phrase('ironFist.markHarm.refused.source')
      const { armor, shield, otherProtection: other } = npc
      const all = circumstance ? [...hits, circumstance] : hits
      const { total, sum } = establishedHarm(all, { armor, shield, other }, less, settings)
      const { harmSuffered: from, path } = bodyHit(npc, { body })
      const to = clamp(from + total, harmSufferedBounds)
      const field = `${path}harmSuffered`
      const marked: Effect = { on: 'actor', field, from, to, rule: 'IF-107' }
      return { effects: onlyChanges([marked]), terms: sum.terms, notes: [] }
    },
  })
}

/**
 * A debility taken in place of a round's harm, before it is marked or after Suffer Harm was
 * rolled; it also saves one who is dying (IF-115 to IF-118).
 */
export function takeDebilityFor(settings: Settings) {
  return defineAct({
    id: 'takeDebility',
    title: phrase('ironFist.debility.title'),
    rule: 'IF-116',
    on: 'character',
    settles: ['ironFist.debility.write'],
    sheet: characterSchema,
    input: z.strictObject({ text: line(120) }),
    perform(character, { text }) {
      const refused = debilityRefused(character, settings)
      if (refused) return refused
      if (character.debilities.some((one) => one.text === text)) {
        return phrase('ironFist.debility.refused.known')
      }
      const taken = listEffect('actor', 'debilities', text, true, 'IF-116')
      const saved = switchEffect('actor', 'dying', false, 'IF-115')
      return { effects: character.dying ? [taken, saved] : [taken], terms: [], notes: [] }
    },
  })
}

/** How the harm of an NPC's body stands, by the GM's hand (IF-109). */
export const adjustNpc = defineAct({
  id: 'adjustNpc',
  title: phrase('ironFist.adjustNpc.title'),
  rule: 'IF-107',
  on: 'npc',
  sheet: npcSchema,
  input: z.strictObject({
    body: textUpTo(2).default('0'),
    harmSuffered: whole(harmSufferedBounds.min, harmSufferedBounds.max),
    status: npcStatusSchema,
  }),
  perform(npc, { body, harmSuffered, status }) {
    const { path, ...was } = bodyHit(npc, { body })
    const set = (field: 'harmSuffered' | 'status', to: number | string, rule: string): Effect => ({
      on: 'actor',
      field: `${path}${field}`,
      from: was[field],
      to,
      rule,
    })
    return {
      effects: onlyChanges([
        set('harmSuffered', harmSuffered, 'IF-107'),
        set('status', status, 'IF-109'),
      ]),
      terms: [],
      notes: [],
    }
  },
})

/** The most bodies that one entry has. */
export const mostBodies = 60

/**
 * How many there are of a group, those who fell among them: more come unhurt, and where there shall be
 * fewer the fallen go first, then the last (decision `npc.group`).
 */
export const countBodies = defineAct({
  id: 'countBodies',
  title: phrase('ironFist.countBodies.title'),
  rule: 'IF-107',
  on: 'npc',
  sheet: npcSchema,
  input: z.strictObject({ count: whole(1, mostBodies) }),
  perform(npc, { count }) {
    const [, ...others] = bodiesOf(npc)
    const by = count - 1 - others.length
    const taken = new Set(others.map(({ id }) => id))
    const free = Array.from({ length: mostBodies }, (_, at) => String(at + 1))
    const come = free.filter((id) => !taken.has(id)).slice(0, Math.max(0, by))
    const last = others.toReversed()
    const go = [...last.filter((body) => !isOnFeet(body)), ...last.filter(isOnFeet)]
    const entry = { harmSuffered: 0, status: 'active' }
    const change = { on: 'actor', field: 'bodies', rule: 'IF-107' } as const
    return {
      effects: [
        ...come.map((to): Effect => ({ ...change, from: '', to, entry })),
        ...go.slice(0, Math.max(0, -by)).map(({ id }): Effect => ({ ...change, from: id, to: '' })),
      ],
      terms: [],
      notes: [],
    }
  },
})

/** Everybody of a group who is on their feet panics, flees or gives up at once (IF-110). */
export const routBodies = defineAct({
  id: 'routBodies',
  title: phrase('ironFist.routBodies.title'),
  rule: 'IF-110',
  on: 'npc',
  sheet: npcSchema,
  isPossible: (npc) => countOnFeet(npc) > 1,
  input: z.strictObject({ status: npcStatusSchema }),
  perform: (npc, { status }) => ({
    effects: onlyChanges(
      bodiesOf(npc)
        .filter(isOnFeet)
        .map(({ path, status: from }) => ({
          on: 'actor' as const,
          field: `${path}status`,
          from,
          to: status,
          rule: 'IF-110',
        })),
    ),
    terms: [],
    notes: [],
  }),
})

/** The harm acts under a campaign's settings. */
export const harmActsFor = (settings: Settings) => [
  markHarmFor(settings),
  takeDebilityFor(settings),
  adjustNpc,
  countBodies,
  routBodies,
]
