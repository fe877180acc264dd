import type { OutputOf } from '../../../campaign/api'
import type { Figure, FigureSource, Move } from '../../../rules/moves/move'
import { ruleSystem } from '../../../rules'
import { clamp } from '../../../rules/system/bounds'
import { runInputsSchema, type RunContext } from '../../../rules/moves/runner/inputs'
import { phrase, type Phrase } from '../../../shared/phrase'
import type { MoveOpening } from '../../stores/move-runner'
import { keyOf, refTo, type MovePerson } from '../sides/people'

/** What is known of a run before anybody touches it. Keys are those of the stage. */
export interface RunStart {
  move?: string | undefined
  actor?: string | undefined
  target?: string | undefined
  ally?: string | undefined
  ward?: string | undefined
  given?: Record<string, number> | undefined
  source?: string | undefined
  answers?: Readonly<Record<string, string | number>> | undefined
  tracks?: Readonly<Record<string, string>> | undefined
  /** Dice that were typed before it began, what was picked, and the modifiers that were taken. */
  dice?: readonly number[] | undefined
  picks?: readonly string[] | undefined
  modifiers?: readonly string[] | undefined
  about?: string | undefined
  /** Whom a track that it opens is about beside the actor, and what is kept with it in words. */
  opened?: MoveOpening['opened']
  /** What led to it. */
  cause?: Phrase | undefined
}

/** What the runner is opened with, as its run begins; the only move that it is to be is that move. */
export function startOf(opening: MoveOpening): RunStart {
  const { oneOf, move, actor, target, ally, ward } = opening
  return {
    ...opening,
    move: oneOf?.length === 1 ? oneOf[0] : move,
    actor: actor && keyOf(actor),
    target: target && keyOf(target),
    ally: ally && keyOf(ally),
    ward: ward && keyOf(ward),
  }
}

/**
 * What is said of a track that the move opens: whoever was to make it stays among those whose it is, where
 * one of them makes it instead (IS-046, IS-061).
 */
export function openedBy(
  { actor: first, opened }: RunStart,
  actor: string | null,
  people: readonly MovePerson[],
): RunStart['opened'] {
  const leader = refTo(people, first ?? null)
  if (!opened || !leader) return opened
  const about = (opened.about ?? []).map((each) =>
    `${each.type}:${each.id}` === actor ? leader : each,
  )
  return { ...opened, about }
}

/** Who has a part in a move. */
export type Side = 'actor' | 'target' | 'ally' | 'ward'

const orNobody = (key: string | undefined) => key ?? null

/**
 * A run with nothing collected yet but what was given, its figures within the move's bounds. Of the tracks of
 * the move that it came out of it keeps those that it is about itself.
 */
export function freshDraft(
  move: Move | undefined,
  { actor, target, ally, ward, given = {}, answers, tracks = {}, dice, picks }: RunStart,
): RunContext {
  const about = (move?.wantsTracks ?? []).map(({ purpose }) => purpose)
  const kept = Object.entries(tracks).filter(([purpose]) => about.includes(purpose))
  const draft: RunContext = {
    move: move?.id ?? null,
    actor: orNobody(actor),
    // Of whom another move was is nobody of one that is about oneself.
    target: move?.targetKinds?.length === 0 ? null : orNobody(target),
    ally: orNobody(ally),
    ward: orNobody(ward),
    fight: null,
    inputs: runInputsSchema.parse({
      given: bounded(move, ({ id }) => given[id]),
      answers,
      dice,
      picks,
    }),
  }
  // An empty id says that it is none of those that are open.
  return withInputs(draft, { tracks: Object.fromEntries(kept) })
}

/** Whether nothing has come of a track yet. */
export const isFresh = ({ ticks, lastUsed }: OutputOf<'move.tracks'>[number]) =>
  ticks === 0 && lastUsed === null

const only = <Each>(all: readonly Each[]) => (all.length === 1 ? all[0] : undefined)

/**
 * The tracks that a move goes on with unless something else is said, by purpose: the only one that is open
 * and not somebody else's, of several the one that was used last in this session, or the only one that is
 * the actor's own; a move that something begins with goes on before all with one that nothing has come
 * of, the first of several. One that is led in turn is somebody else's where no other is open. A foe's is that
 * of whom it is made on, where that is said.
 */
export function usualTracks(
  move: Move | undefined,
  { system, tracks = [] }: { system: string; tracks?: OutputOf<'move.tracks'> },
  actor: string | null,
  target?: string,
): Record<string, string> {
  const foe = ruleSystem(system)?.foes?.purpose
  const isTheirs = ({ owners }: { owners: readonly string[] }) =>
    owners.length === 0 || owners.some((owner) => owner === actor)
  const isOn = ({ purpose, name }: { purpose: string; name: string }) =>
    target === undefined || purpose !== foe || name === target
  const usual = (move?.wantsTracks ?? []).flatMap(({ purpose, goesOn, isLedInTurn }) => {
    const ofAll = tracks.filter(
      (track) => track.system === system && track.purpose === purpose && isOn(track),
    )
    const theirs = ofAll.filter(isTheirs)
    const open = isLedInTurn && theirs.length === 0 ? ofAll : theirs
    const [first, ...others] = goesOn === 'fresh' ? open.filter(isFresh) : []
    const used = open
      .filter(({ lastUsed }) => lastUsed !== null)
      .toSorted((one, other) => (other.lastUsed ?? 0) - (one.lastUsed ?? 0))
    const own = open.filter(({ owners }) => owners.some((owner) => owner === actor))
    const alone = others.length === 0 ? first : undefined
    const meant = alone ?? only(open) ?? used[0] ?? only(own) ?? first
    return goesOn && meant ? [[purpose, meant.id] as const] : []
  })
  return Object.fromEntries(usual)
}

/** What figures begin with before anybody says else. */
export interface FigureStart {
  source?: FigureSource | undefined
  /** The sheet of who makes the move. */
  actor?: object | undefined
  /** The name of whom it is made on. */
  target?: string | undefined
}

/**
 * Every figure of a move within its bounds: as said, else as its source has it, else as the sheet of the
 * actor proposes it for this target, else as the move begins it.
 */
export function figuresOf(
  move: Move | undefined,
  said: Readonly<Record<string, number>>,
  { source, actor, target }: FigureStart = {},
): Record<string, number> {
  return bounded(move, ({ id, initial, proposes }) => {
    const own = actor && target !== undefined ? proposes?.(actor, target) : undefined
    return said[id] ?? source?.figures[id] ?? own ?? initial
  })
}

/** What was said of a figure that it cannot be; undefined where it can. */
export function beyondBounds(
  { id, min, max }: Figure,
  said: Readonly<Record<string, number>>,
): Phrase | undefined {
  const figure = said[id]
  const isBeyond = figure !== undefined && (figure < min || figure > max)
  return isBeyond ? phrase('moves.outOfBounds', { figure, min, max }) : undefined
}

function bounded(
  move: Move | undefined,
  valueOf: (figure: Figure) => number | undefined,
): Record<string, number> {
  const settled = (move?.given ?? []).flatMap((figure) => {
    const value = valueOf(figure)
    return value === undefined ? [] : [[figure.id, clamp(value, figure)] as const]
  })
  return Object.fromEntries(settled)
}

/** Whether everybody is there that the move needs, and what it needs. */
export function isCastFor(
  { needs = [], targetKinds }: Pick<Move, 'needs' | 'targetKinds'>,
  context: RunContext,
  targetKind: 'character' | 'npc' | undefined,
): boolean {
  if (needs.some((side) => context[side] === null)) return false
  return !targetKind || !targetKinds || targetKinds.includes(targetKind)
}

/** A run with other figures, dice, picks or answers. */
export function withInputs(context: RunContext, inputs: Partial<RunContext['inputs']>): RunContext {
  return { ...context, inputs: { ...context.inputs, ...inputs } }
}

/** The answers to questions that are still asked. */
export function keptAnswers(
  answers: RunContext['inputs']['answers'],
  asked: readonly { id: string }[],
): RunContext['inputs']['answers'] {
  const ids = new Set(asked.map(({ id }) => id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)))
}
