import { ruleSystem } from '../../../rules'

interface Sheeted {
  sheets: Record<string, object>
}

/** The blank sheet of each system, as text: it is the same for everybody. */
const blanks = new Map<string, string>()

/** Whether nothing is written on a character's sheet of a system. */
function isBlank(system: string, sheet: object): boolean {
  const rules = ruleSystem(system)
  if (!rules) return false
  const { character } = rules.sheets
  const blank =
    blanks.get(system) ?? JSON.stringify({ ...character.parse({}), ...rules.newCharacter })
  blanks.set(system, blank)
  return JSON.stringify(character.parse(sheet)) === blank
}

/** Whether nothing is written on somebody's sheet of a system, who is played in another one. */
export function isPlayedElsewhere({ sheets }: Sheeted, system: string): boolean {
  const own = sheets[system]
  const others = Object.entries(sheets).filter(([id]) => id !== system)
  // Whoever has one sheet is played there: no sheet is read for that.
  if (own === undefined || others.length === 0 || !isBlank(system, own)) return false
  return others.some(([id, sheet]) => !isBlank(id, sheet))
}

/** Systems in the order in which their companies lie on the table: those first in which anybody is played. */
export function playedFirst(systems: readonly string[], characters: readonly Sheeted[]): string[] {
  const isPlayed = (system: string) =>
    characters.some((each) => each.sheets[system] && !isPlayedElsewhere(each, system))
  return [...systems.filter(isPlayed), ...systems.filter((system) => !isPlayed(system))]
}
