import type { FieldWords } from '../system/system'
import { lifeSchema, statSchema } from './sheet'

const named = (label: string): FieldWords => ({ label: `dungeonWorld.field.${label}` })

const valuesOf = (group: string, ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, `dungeonWorld.${group}.${id}`]))

const plain = [
  ...['className', 'level', 'xp', 'alignment', 'hp', 'maxHp', 'armor', 'damageDie', 'load'],
  ...['inventory', 'leftBehind', 'coins', 'rations', 'ammo', 'bonds', 'preparation'],
  ...['advancedMoves', 'spells', 'levelsThisDowntime', 'damage', 'instinct', 'moves'],
]

/** What the fields of the sheets are called, by dotted path. */
export const fields: Record<string, FieldWords> = {
  ...Object.fromEntries(plain.map((field) => [field, named(field)])),
  ...Object.fromEntries(
    statSchema.options.map((stat) => [`scores.${stat}`, { label: `dungeonWorld.stat.${stat}` }]),
  ),
  debilities: { ...named('debilities'), values: valuesOf('debility', statSchema.options) },
  life: { ...named('life'), values: valuesOf('life', lifeSchema.options) },
  'defendHold.count': named('defendHold'),
  'defendHold.ward': named('defendWard'),
}
