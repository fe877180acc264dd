import { titleOfField, type FieldWords } from '../../rules/system/sheet/guide'
import type { RuleSystem } from '../../rules/system/system'

/** The words of a sheet's field, by its whole dotted path or else by the last part of it. */
export function wordsOfField({ fields }: RuleSystem, path: string): FieldWords | undefined {
  return fields?.[path] ?? fields?.[path.slice(path.lastIndexOf('.') + 1)]
}

/**
 * What a field is called, as gaps of a phrase: `field` its key in the catalogue, or that of what it is part
 * of, where the game master named it, its path without any; `of` what it is of, where it is of one of several,
 * as those that `sheet` has.
 */
export function fieldGaps(
  system: RuleSystem,
  path: string,
  sheet?: object,
): { field: string; of?: string } {
  const names = path.split('.')
  const around = names.map((_, at) => names.slice(0, names.length - at).join('.'))
  const words = wordsOfField(system, path) ?? around.flatMap((at) => system.fields?.[at] ?? [])[0]
  if (!words) return { field: path }
  const { key, with: gaps } = titleOfField(words, path, sheet)
  return { field: `@${key}`, ...gaps }
}
