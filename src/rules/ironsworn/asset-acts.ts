import { z } from 'zod'
import { phrase, type Phrase } from '../../shared/phrase'
import { signed } from '../../shared/figure'
import { sum, term } from '../../shared/term'
import { defineAct, type Act, type ActDone } from '../system/act'
import type { Effect } from '../moves/effect'
import { clamp } from '../system/bounds'
import { meterAtFirst, meterGrown } from './figures/asset-meters'
import { companionHealth } from './figures/companions'
import { advanceCosts } from './figures/progress'
import { leftOut, unmaimed } from './figures/scars'
import { assetLost } from './moves/assets'
import { tooDear } from './moves/options'
import { assetName, assetSchema, characterSchema, type Character } from './sheet'
import { maybeLine, textUpTo, whole } from '../../shared/bounded'

const at = { on: 'character' as const, sheet: characterSchema }
const ability = whole(0, 2)

/** Experience paid for something, as an effect; nothing where it is free. */
function paid({ xpSpent }: Character, cost: number, rule: string): Effect[] {
  if (cost === 0) return []
  return [{ on: 'actor', field: 'xpSpent', from: xpSpent, to: xpSpent + cost, rule }]
}

const priced = (name: string, cost: number) =>
  sum([term(phrase('ironsworn.act.forAsset', { name }), cost, 'IS-080')]).terms

/** What the history calls it: which asset, and what was done with it. */
const done = (what: string, gaps: Record<string, string | number>) =>
  phrase(`ironsworn.act.done.${what}`, gaps)

const notHeld = (name: string) => phrase('ironsworn.act.refused.notHeld', { name })

/** A track of its own goes further with some abilities; what is made anew has all of it (IS-209). */
function grown(name: string, { meter }: Character['assets'][string], ability: number): Effect[] {
  const max = meter ? meterGrown(meter, ability) : null
  if (!meter || max === null) return []
  const points = meter.points + max - meter.max
  const at = `assets.${name}.meter`
  return [
    { on: 'actor', field: `${at}.max`, from: meter.max, to: max, rule: 'IS-209' },
    { on: 'actor', field: `${at}.points`, from: meter.points, to: points, rule: 'IS-209' },
  ]
}

/** A figure of an asset moved by hand, between nothing and the most that there is of it. */
function moved(
  field: string,
  { from, max }: { from: number; max: number },
  by: number,
  rule: string,
): ActDone {
  const to = clamp(from + by, { min: 0, max })
  return { effects: [{ on: 'actor', field, from, to, rule }], terms: [], notes: [] }
}

/** A companion's health moved by hand, within its bounds (IS-084). */
export function companionMoved({ assets }: Character, name: string, by: number): ActDone | Phrase {
  const health = assets[name]?.health
  if (!health) return notHeld(name)
  const { value: from, max } = health
  return moved(`assets.${name}.health.value`, { from, max }, by, 'IS-084')
}

/** Assets taken, grown, hurt and lost: with experience, or free at creation (IS-078, IS-134). */
export const assetActs: readonly Act[] = [
  defineAct({
    ...at,
    id: 'takeAsset',
    title: phrase('ironsworn.act.takeAsset'),
    rule: 'IS-134',
    settles: ['ironsworn.advance.note.asset'],
    input: z.strictObject({
      name: assetName,
      type: assetSchema.shape.type,
      ability,
      /** The last part of its id, which says how much health or what track it has (IS-209). */
      key: textUpTo(60).default(''),
      note: maybeLine(120).default(''),
      isFree: z.boolean().default(false),
    }),
    label: ({ name: asset }) => done('take', { asset }),
    perform(sheet, { name, type, ability: first, key, note, isFree }) {
      if (Object.hasOwn(sheet.assets, name)) return phrase('ironsworn.act.refused.held', { name })
      const cost = isFree ? 0 : advanceCosts.asset
      const refused = tooDear(cost, sheet)
      if (refused) return refused
      const max = companionHealth[key] ?? 4
      const entry = assetSchema.parse({
        type,
        note,
        abilities: [0, 1, 2].map((each) => each === first),
        health: type === 'companion' ? { value: max, max } : null,
        meter: meterAtFirst(key, first),
      })
      const laid: Effect = {
        on: 'actor',
        field: 'assets',
        from: '',
        to: name,
        entry,
        rule: 'IS-077',
      }
      return {
        effects: [laid, ...leftOut(sheet, name, first), ...paid(sheet, cost, 'IS-080')],
        terms: priced(name, cost),
        notes: unmaimed(sheet, name),
      }
    },
  }),
  defineAct({
    ...at,
    id: 'upgradeAsset',
    title: phrase('ironsworn.act.upgradeAsset'),
    rule: 'IS-134',
    settles: ['ironsworn.advance.note.upgrade'],
    input: z.strictObject({
      name: assetName,
      ability,
      /** What the ability is called on its card. */
      called: maybeLine(120).default(''),
      isFree: z.boolean().default(false),
    }),
    isPossible: ({ assets }) =>
      Object.values(assets).some(({ abilities }) => abilities.includes(false)),
    label: ({ name: asset, ability: next, called }) =>
      called
        ? done('markCalled', { asset, ability: called })
        : done('mark', { asset, place: next + 1 }),
    perform(sheet, { name, ability: next, called, isFree }) {
      const asset = sheet.assets[name]
      if (!asset) return notHeld(name)
      if (asset.abilities[next]) return phrase('ironsworn.act.refused.marked')
      const cost = isFree ? 0 : advanceCosts.upgrade
      const refused = tooDear(cost, sheet)
      if (refused) return refused
      const field = `assets.${name}.abilities.${next}`
      return {
        effects: [
          {
            on: 'actor',
            field,
            from: 'off',
            to: 'on',
            rule: 'IS-080',
            called: `${name}, ${called || next + 1}`,
          },
          ...grown(name, asset, next),
          ...leftOut(sheet, name, next),
          ...paid(sheet, cost, 'IS-080'),
        ],
        terms: priced(name, cost),
        notes: unmaimed(sheet, name),
      }
    },
  }),
  defineAct({
    ...at,
    id: 'companion',
    figures: 'hand',
    title: phrase('ironsworn.act.companion'),
    rule: 'IS-084',
    input: z.strictObject({ name: assetName, by: whole(-5, 5) }),
    isPossible: ({ assets }) => Object.values(assets).some(({ health }) => health !== null),
    label: ({ name: asset, by }) => done('health', { asset, by: signed(by) }),
    perform: (sheet, { name, by }) => companionMoved(sheet, name, by),
  }),
  defineAct({
    ...at,
    id: 'assetMeter',
    figures: 'hand',
    title: phrase('ironsworn.act.assetMeter'),
    rule: 'IS-206',
    input: z.strictObject({ name: assetName, by: whole(-10, 10) }),
    isPossible: ({ assets }) => Object.values(assets).some(({ meter }) => meter !== null),
    label: ({ name: asset, by }) => done('meter', { asset, by: signed(by) }),
    perform(sheet, { name, by }) {
      const meter = sheet.assets[name]?.meter
      if (!meter) return notHeld(name)
      const { points: from, max } = meter
      return moved(`assets.${name}.meter.points`, { from, max }, by, 'IS-206')
    },
  }),
  defineAct({
    ...at,
    id: 'loseAsset',
    title: phrase('ironsworn.act.loseAsset'),
    rule: 'IS-086',
    input: z.strictObject({ name: assetName, isKilled: z.boolean() }),
    isPossible: ({ assets }) => Object.keys(assets).length > 0,
    label: ({ name: asset, isKilled }) => done(isKilled ? 'killed' : 'giveUp', { asset }),
    perform(sheet, { name, isKilled }) {
      if (!Object.hasOwn(sheet.assets, name)) return notHeld(name)
      const [gone, xp] = assetLost(sheet, name, 'IS-086')
      const effects = [gone, isKilled ? xp : undefined].filter((each) => each !== undefined)
      return { effects, terms: [], notes: [] }
    },
  }),
]
