/**
 * Kinds of facts that a log folds between those that tell more: single steps of a fight or of a
 * sheet. What a report leaves out is another question, and its own (`report/standing.ts`).
 */
const folded: ReadonlySet<string> = new Set([
  'act.done',
  'attack.missed',
  'attack.passed',
  'attendance.came',
  'attendance.missed',
  'combatant.arranged',
  'combatant.hidden',
  'combatant.shown',
  'condition.carried',
  'condition.changed',
  'declaration.made',
  'declaration.withdrawn',
  'fatigue.taken',
  'figure.set',
  'mission.modifierSummed',
  'phase.switched',
  'scene.ended',
  'session.summed',
  'sheet.changed',
  'sheet.edited',
  'sheet.rewritten',
  'step.closed',
  'turn.begun',
])

/** Whether a log may fold a fact of this kind away. */
export function mayFold(kind: string): boolean {
  return folded.has(kind)
}
