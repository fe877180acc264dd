import { dungeonWorld } from '../../../../src/rules/dungeon-world'
import { movesFor } from '../../../../src/rules/dungeon-world/moves/moves'
import {
  defaultSettings,
  settingsSchema,
  type Settings,
} from '../../../../src/rules/dungeon-world/settings'
import type { HeldModifier } from '../../../../src/rules/moves/modifiers'
import { runInputsSchema } from '../../../../src/rules/moves/runner/inputs'
import { replay, type Run } from '../../../../src/rules/moves/runner/replay'
import type { Person } from '../../../../src/rules/moves/runner/stage'

/** A character's sheet with some figures of its own. */
export const character = (own: object = {}): Person => ({
  kind: 'character',
  sheet: dungeonWorld.sheets.character.parse(own),
})

/** An NPC's sheet with some figures of its own. */
export const npc = (own: object = {}): Person => ({
  kind: 'npc',
  sheet: dungeonWorld.sheets.npc.parse(own),
})

/** A stage with one who acts, and perhaps others. */
export interface Scene {
  actor?: object
  target?: Person
  ally?: Person
  ward?: Person
  modifiers?: HeldModifier[]
  settings?: Partial<Settings>
}

/** Plays a move through the runner; a string is the key of the refusal. */
export function play(move: string, inputs: object, scene: Scene = {}): Run | string {
  const { actor, target, ally, ward, modifiers = [], settings } = scene
  const { charts, ...decided } = settings ?? {}
  const moves = movesFor({
    ...settingsSchema.parse(decided),
    charts: charts ?? defaultSettings.charts,
  })
  const people = {
    'character:hero': { ...character({ damageDie: 'd12', ...actor }), modifiers },
    ...(target ? { target } : {}),
    ...(ally ? { ally } : {}),
    ...(ward ? { ward } : {}),
  }
  const run = replay(
    { moves, people },
    {
      move,
      actor: 'character:hero',
      target: target ? 'target' : null,
      ...(ally ? { ally: 'ally' } : {}),
      ...(ward ? { ward: 'ward' } : {}),
      inputs: runInputsSchema.parse({ modifiers: modifiers.map(({ id }) => id), ...inputs }),
    },
  )
  return 'key' in run ? run.key : run
}

/** The same, where it must come through. */
export function made(move: string, inputs: object, scene: Scene = {}): Run {
  const run = play(move, inputs, scene)
  if (typeof run === 'string') throw new Error(run)
  return run
}

/** What a move does, as `field: from → to (rule)` for each effect. */
export function told({ outcome }: Run): string[] {
  return outcome.effects.map(
    ({ on, field, from, to, rule }) => `${on} ${field}: ${from} → ${to} (${rule})`,
  )
}

/** The last part of each note's key. */
export function notes({ outcome }: Run): string[] {
  return outcome.notes.map(({ key }) => key.split('.').at(-1) ?? key)
}

/** The last name of each note that is said with the result and not kept in mind. */
export function says({ outcome }: Run): string[] {
  return (outcome.told ?? []).map(({ key }) => key.split('.').at(-1) ?? key)
}

/** Who owes a move, and when it falls due. */
export function owed({ outcome }: Run): string[] {
  return outcome.gmMoves.map(({ due }) => due)
}
