/** Kinds of facts that keep the books of a fight or a sheet, and tell no story by themselves. */
const bookkeeping: ReadonlySet<string> = new Set([
  'act.done',
  'attack.missed',
  'attack.passed',
  'attendance.came',
  'attendance.missed',
  'combatant.arranged',
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
export function isBookkeeping(kind: string): boolean {
  return bookkeeping.has(kind)
}
