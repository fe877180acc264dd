import { phrase, type Phrase } from '../../../shared/phrase'
import { asText } from '../../../shared/words/naming'
import { isAnswered, type Ask } from '../ask'
import { fitsMove, isEndedBy, type HeldModifier } from '../modifiers'
import type { AnyBand, MemberKey } from '../effect'
import { type Move, type MoveInput, type Reading, type SwapOffer, outcomeOf } from '../move'
import { isOutcome, type Outcome } from '../outcome'
import { isSame } from '../swap'
import type { HeldTrack, OpenTrack, TrackWant } from '../tracks'
import type { RunContext } from './inputs'

/** Someone on stage: a sheet of the move's system. */
export interface Person {
  kind: 'character' | 'npc'
  sheet: object
  /** Whether whoever plays them is not there tonight. */
  isAbsent?: boolean
  /** What waits on them. */
  modifiers?: readonly HeldModifier[]
}

/**
 * What a run may reach: moves by id, people and tracks by id, and what the party shares. It is
 * handed in, never stored.
 */
export interface Stage {
  moves: Readonly<Record<string, Move>>
  people: Readonly<Record<string, Person>>
  tracks?: Readonly<Record<string, HeldTrack>>
  party?: object
  /** What led to the move. */
  cause?: Phrase
  /** Whether somebody of the cast is called so, on stage or not. */
  isPerson?(name: string): boolean
  /** Whether a character has no part in the company any more, by their sheet. */
  hasLeft?(sheet: object): boolean
}

/** The move that was chosen; undefined before. */
export function moveOf({ moves }: Stage, { move }: RunContext): Move | undefined {
  return move === null ? undefined : moves[move]
}

/** Whether somebody on the other side is not of the kind that the move is for. */
export function isWrongTarget(
  { moves, people }: Stage,
  { move, target }: { move: string; target: string | null },
): boolean {
  const kinds = Object.hasOwn(moves, move) ? moves[move]?.targetKinds : undefined
  const kind = target === null ? undefined : people[target]?.kind
  return kinds !== undefined && kind !== undefined && !kinds.includes(kind)
}

/** Whether somebody is to make a move who makes none: those are the players' characters'. */
export function isWrongActor({ people }: Stage, { actor }: { actor: string | null }): boolean {
  return actor !== null && people[actor]?.kind === 'npc'
}

/** What the rules are asked with. */
export function inputOf(stage: Stage, context: RunContext): MoveInput {
  const { people } = stage
  const { given, source, dice, swap, shift, fewer, answers } = context.inputs
  const person = (id: string | null) => (id === null ? undefined : people[id])
  const actor = person(context.actor)?.sheet
  const ally = person(context.ally)?.sheet
  const ward = person(context.ward)
  const target = person(context.target)
  return {
    given,
    dice,
    shift,
    fewer,
    answers,
    ...(actor ? { actor } : {}),
    ...(ally ? { ally } : {}),
    ...(ward ? { ward: ward.sheet, wardKind: ward.kind } : {}),
    ...(target ? { target: target.sheet, targetKind: target.kind } : {}),
    ...(target?.modifiers?.length ? { targetModifiers: target.modifiers } : {}),
    ...(swap ? { swap } : {}),
    ...(source === undefined ? {} : { source }),
    ...givenBy(stage),
    ...companyOf(stage, context),
    ...tracksOf(stage, context),
    ...takenModifiers(stage, context),
    ...(context.fight === null ? {} : { fight: context.fight }),
  }
}

/** What the stage itself knows of it, whoever takes part. */
function givenBy({ party, cause, isPerson }: Stage): Partial<MoveInput> {
  return {
    ...(party ? { party } : {}),
    ...(cause ? { cause } : {}),
    ...(isPerson ? { isPerson } : {}),
  }
}

/** The other characters who are of the party still, where the move is for all of it: whoever is absent last. */
function companyOf(stage: Stage, context: RunContext): Pick<MoveInput, 'company' | 'absent'> {
  if (!moveOf(stage, context)?.wantsCompany) return {}
  const engaged = [context.actor, context.target, context.ally, context.ward]
  const others = Object.entries(stage.people).flatMap(([key, { kind, sheet, isAbsent = false }]) =>
    kind === 'character' && !engaged.includes(key) && !stage.hasLeft?.(sheet)
      ? [{ key: key as MemberKey, sheet, isAbsent }]
      : [],
  )
  if (others.length === 0) return {}
  const there = others.filter(({ isAbsent }) => !isAbsent)
  const absent = others.filter(({ isAbsent }) => isAbsent)
  const company = [...there, ...absent].map(({ key, sheet }) => [key, sheet] as const)
  return {
    company: Object.fromEntries(company),
    ...(absent.length > 0 ? { absent: absent.map(({ key }) => key) } : {}),
  }
}

function tracksOf(stage: Stage, context: RunContext): Pick<MoveInput, 'tracks'> {
  const { tracks = {} } = stage
  const named = Object.entries(context.inputs.tracks).flatMap(([purpose, id]) => {
    const track = Object.hasOwn(tracks, id) ? tracks[id] : undefined
    return track ? [[purpose, withOwners(stage, context, track)] as const] : []
  })
  return named.length > 0 ? { tracks: Object.fromEntries(named) } : {}
}

/** A track with those whose it is as the sides they stand on; who is not on stage is left out. */
function withOwners({ people }: Stage, context: RunContext, track: HeldTrack): HeldTrack {
  const { owners = [] } = track
  const sides = (['actor', 'target', 'ally'] as const).map((side) => [context[side], side] as const)
  return {
    ...track,
    owners: owners
      .filter((key) => Object.hasOwn(people, key))
      .map((key) => sides.find(([who]) => who === key)?.[1] ?? key),
  }
}

/** Every open track of which it is known what it is kept for, with those whose it is as sides. */
export function openTracks(stage: Stage, context: RunContext): OpenTrack[] {
  return Object.values(stage.tracks ?? {}).flatMap(({ purpose, ...track }) =>
    purpose === undefined ? [] : [{ ...withOwners(stage, context, track), purpose }],
  )
}

/** What waits on the actor and may be taken for this move. */
export function modifiersOffered(stage: Stage, context: RunContext): HeldModifier[] {
  const move = moveOf(stage, context)
  const held = context.actor === null ? [] : (stage.people[context.actor]?.modifiers ?? [])
  return move ? held.filter((modifier) => fitsMove(modifier, move)) : []
}

/** What waits on anybody and is over with this move, though its roll does not take it. */
export function modifiersEnded(
  stage: Stage,
  context: RunContext,
): { on: string; modifier: HeldModifier }[] {
  const move = moveOf(stage, context)
  if (!move) return []
  return Object.entries(stage.people).flatMap(([on, { modifiers = [] }]) =>
    modifiers
      .filter((each) => isEndedBy(each, move) && !context.inputs.modifiers.includes(each.id))
      .map((modifier) => ({ on, modifier })),
  )
}

function takenModifiers(stage: Stage, context: RunContext): Pick<MoveInput, 'modifiers'> {
  const { modifiers } = context.inputs
  const taken = modifiersOffered(stage, context).filter(({ id }) => modifiers.includes(id))
  return taken.length > 0 ? { modifiers: taken } : {}
}

/** The tracks that the move cannot do without and that are not named yet. */
export function missingTracks(stage: Stage, context: RunContext): TrackWant[] {
  const { tracks = {} } = inputOf(stage, context)
  const wanted = moveOf(stage, context)?.wantsTracks ?? []
  return wanted.filter(({ purpose, isNeeded }) => isNeeded && !Object.hasOwn(tracks, purpose))
}

/** Sides of the dice to roll; six-sided ones unless the move says otherwise. */
export function sidesOf(stage: Stage, context: RunContext): readonly number[] {
  const move = moveOf(stage, context)
  if (!move) return []
  const input = inputOf(stage, context)
  return move.sides?.(input) ?? Array.from({ length: move.diceCount(input) }, () => 6)
}

/** Whether these faces are one for each die, within its sides. */
export function isRoll(stage: Stage, context: RunContext, faces: readonly number[]): boolean {
  const sides = sidesOf(stage, context)
  return faces.length === sides.length && faces.every((face, at) => face <= (sides[at] ?? 0))
}

/** The roll as the rules read it; null before there is one. */
export function readingOf(stage: Stage, context: RunContext): Reading<AnyBand> | null {
  const move = moveOf(stage, context)
  return move && isRoll(stage, context, context.inputs.dice)
    ? move.read(inputOf(stage, context))
    : null
}

/** What may be swapped in, with what each swap would make of the roll; null when nothing can. */
export function swapsOf(stage: Stage, context: RunContext): SwapOffer | null {
  const { swap, ...plain } = inputOf(stage, context)
  return swap ? null : (moveOf(stage, context)?.swaps?.(plain) ?? null)
}

/** What was swapped in and what it made of the roll, in the system's words; none where it has none. */
export function swapTold(stage: Stage, context: RunContext): Phrase | undefined {
  const { swap, ...inputs } = context.inputs
  if (!swap) return undefined
  const offers = swapsOf(stage, { ...context, inputs })?.offers ?? []
  return offers.find((each) => isSame(each.swap, swap))?.told
}

/** What is asked before the roll. */
function askedBefore(stage: Stage, context: RunContext): Ask[] {
  return moveOf(stage, context)?.before?.(inputOf(stage, context)) ?? []
}

/** What is still unanswered before the roll. */
export function openBefore(stage: Stage, context: RunContext): Ask[] {
  return askedBefore(stage, context).filter((ask) => !isAnswered(ask, context.inputs.answers))
}

/** What is asked after the picks. */
function askedAfter(stage: Stage, context: RunContext): Ask[] {
  return moveOf(stage, context)?.after?.(inputOf(stage, context), context.inputs.picks) ?? []
}

/** What is still unanswered after the picks. */
export function openAfter(stage: Stage, context: RunContext): Ask[] {
  return askedAfter(stage, context).filter((ask) => !isAnswered(ask, context.inputs.answers))
}

/** An answer as it is told: the words that it goes by, or those that were typed; empty for none. */
function answerSaid(kind: Ask['kind'], answer: string | number = ''): string {
  if (kind.type === 'text') return asText(String(answer).trim())
  const values = kind.type === 'choice' ? kind.values : []
  const said = values.find(({ value }) => value === answer)
  return said && !said.isUntold ? `@${said.label.key}` : ''
}

/** The answers that are turns of the story, each with its question, or with the side whose answer it is. */
export function answersTold(stage: Stage, context: RunContext): Phrase[] {
  const asked = [...askedBefore(stage, context), ...askedAfter(stage, context)]
  return asked.flatMap(({ id, label, kind, isTold, whom, usual }) => {
    const answer = isTold ? answerSaid(kind, context.inputs.answers[id] ?? usual) : ''
    if (answer === '') return []
    return whom === undefined
      ? phrase('move.answered', { ...label.with, question: `@${label.key}`, answer })
      : phrase('move.answeredBy', { who: whom, answer })
  })
}

/** Why these picks are not legal, in words; null when they are. */
export function picksRefused(stage: Stage, context: RunContext): Phrase | null {
  const reading = readingOf(stage, context)
  const move = moveOf(stage, context)
  if (!reading || !move) return null
  const { picks } = context.inputs
  const input = inputOf(stage, context)
  if (move.picksRefused) return move.picksRefused(input, picks)
  const effects = move.effects(input, picks)
  return Array.isArray(effects) ? null : effects
}

/** What follows, with the follow-ups the GM keeps in the order he wants them. */
export function outcomeOn(stage: Stage, context: RunContext): Outcome | Phrase | null {
  const move = moveOf(stage, context)
  if (!move) return null
  const outcome = outcomeOf(move, inputOf(stage, context), context.inputs.picks)
  const { followUps } = context.inputs
  if (!isOutcome(outcome) || !followUps) return outcome
  const kept = [...new Set(followUps)].flatMap((at) => outcome.leadsTo[at] ?? [])
  return { ...outcome, leadsTo: kept }
}
