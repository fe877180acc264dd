import type { Move } from '../../../src/rules/moves/move'
import { freshContext } from '../../../src/rules/moves/runner/events'
import type { RunContext, RunInputs } from '../../../src/rules/moves/runner/inputs'
import { replay, type Run } from '../../../src/rules/moves/runner/replay'
import type { Person, Stage } from '../../../src/rules/moves/runner/stage'
import type { HeldTrack } from '../../../src/rules/moves/tracks'
import type { Phrase } from '../../../src/shared/phrase'

/** Who is there, and by which rules is played, when outcomes are walked through. */
export interface Scene {
  /** What sets it apart from the first scene, whose name is empty. */
  name: string
  moves: Readonly<Record<string, Move>>
  /** The moves that are walked through in it; all when left out. */
  only?: readonly string[]
  actor: Person
  target?: Person
  ally?: Person
  ward?: Person
  /** The rest of the company, by the keys of a stage. */
  others?: Readonly<Record<string, Person>>
  party?: object
  /** One track for each purpose that is to be named. */
  tracks?: Readonly<Record<string, HeldTrack>>
  /** Figures settled before the roll, where a move asks for them. */
  given?: Readonly<Record<string, number>>
  fight?: string
}

const hero = 'character:hero'

/** What a run in this scene may reach. */
export function stageOf({ moves, actor, target, ally, ward, others, party, tracks }: Scene): Stage {
  return {
    moves,
    people: {
      [hero]: actor,
      ...(target ? { 'target:it': target } : {}),
      ...(ally ? { 'character:ally': ally } : {}),
      ...(ward ? { 'ward:it': ward } : {}),
      ...others,
    },
    ...(tracks ? { tracks } : {}),
    ...(party ? { party } : {}),
  }
}

/** What waits on whoever acts is taken, where the move takes it. */
const modifiersFor = ({ takesModifiers }: Move, { modifiers = [] }: Person) =>
  takesModifiers ? modifiers.map(({ id }) => id) : []

/** Who else has a part in a move of the scene. */
function beside({ ally, ward }: Scene, { wantsAlly, standsBefore }: Move) {
  return {
    ally: wantsAlly && ally ? 'character:ally' : null,
    ward: standsBefore && ward ? 'ward:it' : null,
  }
}

/** A move of the scene chosen, with its figures and tracks; null where it cannot be made here. */
export function chosen(scene: Scene, move: Move): RunContext | null {
  const { actor, fight, given = {}, tracks = {} } = scene
  // As in the runner, of whom another move could be is nobody of one that is about oneself.
  const target = move.targetKinds?.length === 0 ? undefined : scene.target
  const isMissing = (move.needs ?? []).includes('target') && !target
  const isWrong = target && move.targetKinds && !move.targetKinds.includes(target.kind)
  if (isMissing || isWrong) return null
  const settled = move.given.map(({ id, initial }) => [id, given[id] ?? initial])
  const named = (move.wantsTracks ?? []).flatMap(({ purpose }) =>
    tracks[purpose] ? [[purpose, purpose]] : [],
  )
  return {
    ...freshContext,
    ...{ move: move.id, actor: hero, target: target ? 'target:it' : null },
    ...{ ...beside(scene, move), fight: fight ?? null },
    inputs: {
      ...freshContext.inputs,
      ...{ given: Object.fromEntries(settled), tracks: Object.fromEntries(named) },
      modifiers: modifiersFor(move, actor),
    },
  }
}

/** The same run with other inputs. */
export function given(context: RunContext, inputs: Partial<RunInputs>): RunContext {
  return { ...context, inputs: { ...context.inputs, ...inputs } }
}

/** Plays a run to its end through the machine of the runner; a phrase says why it does not come. */
export function played(stage: Stage, context: RunContext): Run | Phrase {
  const { move, actor, target, ally, ward, fight, inputs } = context
  return replay(stage, {
    ...{ move: move ?? '', actor, target, inputs },
    ...(ally === null ? {} : { ally }),
    ...(ward === null ? {} : { ward }),
    ...(fight === null ? {} : { fight }),
  })
}
