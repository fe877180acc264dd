import { withGuideWords, type FieldWords } from '../system/sheet/guide'
import words from './words/help.en.json'
import { lifeSchema, statSchema } from './sheet'

const named = (label: string): FieldWords => ({ label: `dungeonWorld.field.${label}` })

const valuesOf = (group: string, ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, `dungeonWorld.${group}.${id}`]))

const kept = (field: string, isMark = false): Pick<FieldWords, 'kept'> => ({
  kept: { key: `dungeonWorld.kept.${field}`, isMark },
})

const plain = [
  ...['className', 'alignment', 'maxHp', 'armor', 'damageDie', 'load'],
  ...['inventory', 'coins', 'rations', 'ammo', 'bonds', 'preparation'],
  ...['advancedMoves', 'spells', 'damage', 'instinct', 'moves', 'count'],
  ...['skill', 'cost'],
]

const own: Record<string, FieldWords> = {
  ...Object.fromEntries(plain.map((field) => [field, named(field)])),
  ...Object.fromEntries(
    statSchema.options.map((stat) => [`scores.${stat}`, { label: `dungeonWorld.stat.${stat}` }]),
  ),
  ...Object.fromEntries(
    ['advancedMoves', 'spells', 'bonds'].map((field) => [
      field,
      { ...named(field), ...kept(field) },
    ]),
  ),
  debilities: {
    ...named('debilities'),
    values: valuesOf('debility', statSchema.options),
    ...kept('debilities', true),
  },
  leftBehind: {
    ...named('leftBehind'),
    kept: { key: 'dungeonWorld.kept.leftBehind', isGone: true },
  },
  xp: { ...named('xp'), rises: { 'DW-002': 'dungeonWorld.told.learned' } },
  level: { ...named('level'), rises: { 'DW-090': 'dungeonWorld.told.level' } },
  levelsThisDowntime: { ...named('levelsThisDowntime'), isInner: true },
  hp: {
    ...named('hp'),
    told: { 0: 'dungeonWorld.told.down' },
    hurt: { less: 'dungeonWorld.told.damage' },
  },
  fallen: { ...named('fallen'), hurt: { more: 'dungeonWorld.told.losses' }, isLoss: true },
  life: {
    ...named('life'),
    values: valuesOf('life', lifeSchema.options),
    // Who has no hit points left falls by the next blow all the same.
    told: {
      ...valuesOf('told.life', ['alive', 'marked', 'dead']),
      dying: 'dungeonWorld.told.down',
    },
  },
  'defendHold.count': named('defendHold'),
  'defendHold.ward': { ...named('defendWard'), ...kept('defendWard') },
}

/** What the fields of the sheets are called, by dotted path. */
export const fields = withGuideWords(own, 'dungeonWorld', words.dungeonWorld.help)
