import { ironFist } from '../../../../src/rules/iron-fist'
import { rulesFor } from '../../../../src/rules/iron-fist/play'
import type { Settings } from '../../../../src/rules/iron-fist/settings'
import { runInputsSchema } from '../../../../src/rules/moves/runner/inputs'
import { replay, type Run } from '../../../../src/rules/moves/runner/replay'
import type { Person } from '../../../../src/rules/moves/runner/stage'

/** A character's sheet with some figures of its own. */
export const character = (own: object = {}): Person => ({
  kind: 'character',
  sheet: ironFist.sheets.character.parse(own),
})

/** An NPC's sheet with some figures of its own. */
export const npc = (own: object = {}): Person => ({
  kind: 'npc',
  sheet: ironFist.sheets.npc.parse(own),
})

/** A stage with one who acts, and perhaps others. */
export interface Scene {
  actor?: object
  target?: Person
  ally?: Person
  settings?: Partial<Settings>
  fight?: string
}

/** Plays a move through the runner; a string is the key of the refusal. */
export function play(move: string, inputs: object, scene: Scene = {}): Run | string {
  const { actor, target, ally, settings, fight } = scene
  const { moves } = rulesFor({ settings: settings ?? {}, charts: {} })
  const people = {
    hero: character(actor),
    ...(target ? { target } : {}),
    ...(ally ? { ally } : {}),
  }
  const run = replay(
    { moves, people },
    {
      move,
      actor: 'hero',
      target: target ? 'target' : null,
      ...(ally ? { ally: 'ally' } : {}),
      ...(fight === undefined ? {} : { fight }),
      inputs: runInputsSchema.parse(inputs),
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
