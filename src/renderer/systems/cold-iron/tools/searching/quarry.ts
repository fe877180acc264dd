import type { Chase, Quarry } from '../../../../../rules/cold-iron/alertness/tracking'

/** Who is tracked, as the form asks for it, and how things stand with it. */
export interface QuarryForm extends Chase {
  kind: 'plain' | 'animal' | 'wary'
  fighterLevel: number
}

/** The quarry as the rules take it; a Scout and a Thief hide their trail alike (CI-053). */
export function quarryOf({ kind, fighterLevel }: QuarryForm): Quarry {
  const scoutLevel = Number(kind === 'wary')
  return { animal: kind === 'animal', scoutLevel, thiefLevel: 0, fighterLevel }
}

/** How things stand with it. */
export function chaseOf({ fleeing, hotPursuit, backWay }: QuarryForm): Chase {
  return { fleeing, hotPursuit, backWay }
}
