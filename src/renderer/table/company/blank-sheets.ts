import { ruleSystem } from '../../../rules'

interface Sheeted {
  sheets: Record<string, object>
}

/** Whether nothing is written on a character's sheet of a system. */
function isBlank(system: string, sheet: object): boolean {
  const rules = ruleSystem(system)
  if (!rules) return false
  const { character } = rules.sheets
  const blank = { ...character.parse({}), ...rules.newCharacter }
  return JSON.stringify(character.parse(sheet)) === JSON.stringify(blank)
}

/** Whether nothing is written on somebody's sheet of a system, who is played in another one. */
export function isPlayedElsewhere({ sheets }: Sheeted, system: string): boolean {
  const own = sheets[system]
  if (own === undefined || !isBlank(system, own)) return false
  return Object.entries(sheets).some(([id, sheet]) => id !== system && !isBlank(id, sheet))
}

/** Systems in the order in which their companies lie on the table: those first in which anybody is played. */
export function playedFirst(systems: readonly string[], characters: readonly Sheeted[]): string[] {
  const isPlayed = (system: string) =>
    characters.some((each) => each.sheets[system] && !isPlayedElsewhere(each, system))
  return [...systems.filter(isPlayed), ...systems.filter((system) => !isPlayed(system))]
}
