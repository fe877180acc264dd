import type { FieldWords } from '../../rules/system/sheet-guide'
import type { RuleSystem } from '../../rules/system/system'

/** The words of a sheet's field, by its whole dotted path or else by the last part of it. */
export function wordsOfField({ fields }: RuleSystem, path: string): FieldWords | undefined {
  return fields?.[path] ?? fields?.[path.slice(path.lastIndexOf('.') + 1)]
}

/** What a field is called, as a gap of a phrase: its key in the catalogue, or its path without one. */
export function fieldTitle(system: RuleSystem, path: string): string {
  const words = wordsOfField(system, path)
  return words ? `@${words.label}` : path
}
