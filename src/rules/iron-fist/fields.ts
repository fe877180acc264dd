import { withGuideWords, type FieldWords } from '../system/sheet/guide'
import words from './words/help.en.json'
import { npcStatusSchema } from './npc'
import { characterSchema, conditionSchema, counterSchema } from './sheet'

const named = (label: string): FieldWords => ({ label: `ironFist.${label}` })

const switched = (label: string): FieldWords => ({
  ...named(label),
  values: { on: 'ironFist.switch.on', off: 'ironFist.switch.off' },
})

const valuesOf = (group: string, ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, `ironFist.${group}.${id}`]))

const toldOf = (group: string, ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, `ironFist.told.${group}.${id}`]))

const eachOf = (names: readonly string[], word: (name: string) => [string, FieldWords]) =>
  Object.fromEntries(names.map(word))

const own: Record<string, FieldWords> = {
  ...eachOf(Object.keys(characterSchema.parse({}).stats), (stat) => [
    `stats.${stat}`,
    named(`stat.${stat}`),
  ]),
  ...eachOf(counterSchema.options, (counter) => [
    `counters.${counter}`,
    named(`counter.${counter}`),
  ]),
  conditions: {
    ...named('field.conditions'),
    values: valuesOf('condition', conditionSchema.options),
    kept: { key: 'ironFist.kept.conditions', isMark: true },
  },
  // A body of a group is told by its number (IF-107).
  harmSuffered: {
    ...named('field.harmSuffered'),
    ofOne: 'ironFist.field.harmOfBody',
    among: 'bodies',
    hurt: { more: 'ironFist.told.harm' },
  },
  status: {
    ...named('field.status'),
    ofOne: 'ironFist.field.statusOfBody',
    among: 'bodies',
    values: valuesOf('status', npcStatusSchema.options),
    told: toldOf('status', ['panicked', 'disarmed', 'out', 'dead']),
  },
  advantageDie: named('field.advantageDie'),
  xp: named('field.xp'),
  debilities: {
    ...named('field.debilities'),
    kept: { key: 'ironFist.kept.debilities', isMark: true },
  },
  dying: { ...switched('field.dying'), told: { on: 'ironFist.told.dying' } },
  gearHolds: named('field.gearHolds'),
  'rest.shortUsed': switched('field.shortUsed'),
  'rest.sleepUsed': switched('field.sleepUsed'),
  // By its own name: each weapon of the list has one.
  loaded: { ...switched('help.gear.weapons.loaded.label'), isInner: true },
  guard: named('field.guard'),
  pendingAd: named('field.pendingAd'),
  ammoMarkedForFight: {
    ...named('field.ammoMarkedForFight'),
    anyValue: 'ironFist.list.paidNow',
    isInner: true,
  },
}

/** What the fields of the sheets are called, by dotted path. */
export const fields = withGuideWords(own, 'ironFist', words.ironFist.help)
