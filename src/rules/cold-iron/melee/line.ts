/** How a line or circle stands (CI-113). */
export interface Line {
  defenders: number
  enemiesBefore: number
  /** Behind the line, or inside the circle. */
  enemiesBehind: number
}

/**
 * Whether a line holds (CI-113): `holds` with enemies on one side; `dodgesBehind` with enemies on
 * both, where it breaks or only dodges those behind; `enveloped` when every defender has one
 * before and one behind, and it may not hold.
 */
export type LineState = 'holds' | 'dodgesBehind' | 'enveloped'

/** State of a line (CI-113). */
export function lineState({ defenders, enemiesBefore, enemiesBehind }: Line): LineState {
  if (enemiesBehind <= 0 || enemiesBefore <= 0) return 'holds'
  const enveloped = enemiesBefore >= defenders && enemiesBehind >= defenders
  return enveloped ? 'enveloped' : 'dodgesBehind'
}

/** Whether an attack on a member of a line may only be dodged: it comes from behind (CI-113). */
export function isDodgedOnly(line: Line, from: 'before' | 'behind'): boolean {
  return from === 'behind' && lineState(line) !== 'holds'
}
