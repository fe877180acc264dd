import type { Phrase } from '../../shared/phrase'
import { titleOfField, withGuideWords, type FieldWords } from '../system/sheet/guide'
import words from './words/help.en.json'
import { boastSchema, characterSchema, debilitySchema, statSchema } from './sheet'

const named = (name: string): FieldWords => ({ label: `ironsworn.field.${name}` })

/** Of which asset it is, by the name that stands in its path. */
const ofOne = (name: string) => ({ ofOne: `ironsworn.fieldOf.${name}` })

const valued = (name: string, group: string, ids: readonly string[]): FieldWords => ({
  ...named(name),
  values: Object.fromEntries(ids.map((id) => [id, `ironsworn.${group}.${id}`])),
})

const kept = (name: string, isMark = false): Pick<FieldWords, 'kept'> => ({
  kept: { key: `ironsworn.kept.${name}`, isMark },
})

const { initiative, status, lastOutcome } = characterSchema.shape

const own: Record<string, FieldWords> = {
  ...Object.fromEntries(
    statSchema.options.map((stat) => [`stats.${stat}`, { label: `ironsworn.stat.${stat}` }]),
  ),
  'health.value': {
    ...named('health'),
    told: { 0: 'ironsworn.told.health' },
    hurt: { less: 'ironsworn.told.harm' },
  },
  'spirit.value': {
    ...named('spirit'),
    told: { 0: 'ironsworn.told.spirit' },
    hurt: { less: 'ironsworn.told.stress' },
  },
  // The health of a companion is known by the last part of its path.
  value: {
    ...named('companion'),
    ...ofOne('companion'),
    told: { 0: 'ironsworn.told.companion' },
    hurt: { less: 'ironsworn.told.harm' },
  },
  // As is an asset's own track, and how far it goes.
  points: { ...named('assetMeter'), ...ofOne('assetMeter') },
  max: { ...named('assetMeterMax'), ...ofOne('assetMeterMax') },
  // So is an ability of an asset.
  ...Object.fromEntries(
    ['0', '1', '2'].map((place) => [
      place,
      { ...valued('ability', 'switch', ['on', 'off']), ...kept('abilities') },
    ]),
  ),
  assets: { ...named('assets'), ...kept('assets') },
  bonds: { ...named('bonds'), ...kept('bonds') },
  momentum: { ...named('momentum'), isTallied: true },
  supply: named('supply'),
  unprepared: {
    ...valued('unprepared', 'switch', ['on', 'off']),
    told: { on: 'ironsworn.told.unprepared' },
  },
  debilities: {
    ...valued('debilities', 'debility', debilitySchema.options),
    ...kept('debilities', true),
  },
  boasts: valued('boasts', 'boast', boastSchema.options),
  bondTicks: named('bondTicks'),
  'burdens.cursed': { ...named('cursedBy'), ...kept('cursedBy') },
  'burdens.tormented': { ...named('tormentedBy'), ...kept('tormentedBy') },
  xpEarned: { ...named('xpEarned'), also: 'ironsworn.field.xp' },
  xpSpent: named('xpSpent'),
  tideUsed: valued('tideUsed', 'switch', ['on', 'off']),
  initiative: valued('initiative', 'initiative', initiative.unwrap().options),
  status: {
    ...valued('status', 'status', status.unwrap().options),
    told: {
      dead: 'ironsworn.told.dead',
      lost: 'ironsworn.told.lost',
      retired: 'ironsworn.told.retired',
    },
  },
  lastOutcome: { ...valued('lastOutcome', 'outcome', lastOutcome.unwrap().options), isInner: true },
  rank: valued('rank', 'rank', ['troublesome', 'dangerous', 'formidable', 'extreme', 'epic']),
}

/** What the fields of the sheets are called, by dotted path. */
export const fields = withGuideWords(own, 'ironsworn', words.ironsworn.help)

/** Words of a field; that of a companion is known by the last part of its path. */
export const wordsOf = (path: string): FieldWords | undefined =>
  fields[path] ?? fields[path.slice(path.lastIndexOf('.') + 1)]

/** What a field is called, with the companion or asset that it is of. */
export const titleOf = (path: string): Phrase =>
  titleOfField(wordsOf(path) ?? { label: 'ironsworn.title' }, path)
