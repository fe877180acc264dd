import type { Phrase } from '../../../shared/phrase'
import type { Sum, Term } from '../../../shared/term'
import type { Member, Grapple, Side } from '../fight-model/hand-to-hand'
import type { Cast } from '../fight-model/cast'
import type { AttackResult, AttackStatus } from '../fight-model/attack'
import type { BoardMove } from './moves'
import type { Moment, StepId } from '../fight-model/steps'

/** One of the fifteen steps as the ladder shows it. */
export interface BoardStep {
  step: number
  id: StepId
  kind: 'declare' | 'resolve'
  title: Phrase
  help: Phrase
  /** How many combatants declared in it, or have something to do in it, this turn. */
  count: number
  /** Closed already this turn. */
  done: boolean
}

/** Someone who acts in the current step, and why. */
export interface BoardActor {
  combatantId: string
  why: Phrase
  done: boolean
}

/** A damage roll that wears gear, before its dice. */
export interface WantedWear {
  /** Whose gear, and what it is called. */
  owner: string
  item: string
  /** The weapon that strikes it, and its dice. */
  weaponName: string
  dice: string
  /** Of a fumble: how hard it strikes, null until that is rolled, and how often its dice are (CI-130). */
  fumble?: { multiple: number | null; rolls: number }
}

/** An item as it will be worn when the step closes. */
export interface WearLine {
  combatantId: string
  item: string
  /** Hit points left now, and after the step closes. */
  from: number
  to: number
  terms: Term[]
}

/** One attack of the turn, in the order of its steps. */
export interface QueueItem {
  attackId: string
  attackerId: string
  defenderId: string
  weaponName: string
  /** Number of the step it is struck in. */
  step: number
  status: AttackStatus
  /** Whose dice it waits for: the attacker's, or those of whoever parried, for the wear (CI-215). */
  rollerId: string
  result: AttackResult | null
  /** The damage roll that is wanted next, for what it wears (CI-213..215, CI-130). */
  wear: WantedWear | null
  /** What keeps the attacker from striking as things stand; null when nothing does. */
  barred: Phrase | null
  /** A free attack at one who flees (CI-116). */
  free: boolean
}

/** A spell or a charged item, and where it stands. */
export interface SpellItem {
  cast: Cast
  /** Turn and number of the step it completes in; null where the game master says when. */
  turn: number | null
  step: number | null
  /** Whether its time is this step. */
  due: boolean
  /** Why it cannot be rolled as things stand, where its time is this step; null when it can. */
  barred: Phrase | null
  /** Targets whose save is still to be rolled. */
  openSaves: string[]
  /** It works, and nobody has said what it does. */
  untold: boolean
}

/** A charged item somebody can use now. */
export interface BoardCharge {
  combatantId: string
  /** Its place on the sheet. */
  item: number
  name: string
}

/** What waits for a combatant when the step closes. */
export interface PendingLine {
  combatantId: string
  summary: Phrase
  /** Hit points left now, and after the step closes. */
  from: number
  to: number
  fatigue: number
  stunned: boolean
  asleep: boolean
  knockedOut: boolean
  beheaded: boolean
  terms: Term[]
}

/** Someone in a grapple. */
export interface BoardMember extends Pick<Member, 'kept' | 'inHand' | 'pinned' | 'deed'> {
  combatantId: string
  /** HtH they bring to an attack. */
  value: Sum
  /** Whether they can still do something this turn. */
  ready: boolean
}

/** One side of a grapple, with its HtH together (CI-170). */
export interface BoardGrappleSide extends Pick<Side, 'pin'> {
  members: BoardMember[]
  /** Of those who can still act; null when nobody can. */
  attack: Sum | null
  defence: Sum
}

/** A hand-to-hand fight. */
export interface BoardGrapple extends Pick<
  Grapple,
  'id' | 'manner' | 'first' | 'free' | 'mayPullDown'
> {
  sides: { a: BoardGrappleSide; b: BoardGrappleSide }
}

/** Someone who goes for a body, and what their tag needs: nothing more once it is settled. */
export interface BoardTry {
  combatantId: string
  targetId: string
  stage: 'waiting' | 'keptOut' | 'tagged' | 'over'
  tag: Sum
  against: Sum
  needed: { chance: number; roll: string | null } | null
}

/** A hit of a grapple on its way to its damage. */
export interface BoardHit {
  hitId: string
  attackerId: string
  weaponName: string
  candidates: string[]
  astray: boolean
  /** Null until dice have said it. */
  targetId: string | null
  multiple: number
  /** Hexes from whom it was meant for to whomever it strikes; null where that is known (CI-150). */
  strayed: number | null
  /** By a shot or a throw. */
  shot: boolean
  /** What each multiple rolls. */
  dice: string
}

/** Everything the screen shows of a fight at a moment. */
export interface Board {
  turn: number
  /** 1 to 15; null before and after the fight. */
  step: number | null
  stepId: Moment
  kind: 'declare' | 'resolve' | null
  steps: BoardStep[]
  actors: BoardActor[]
  queue: QueueItem[]
  spells: SpellItem[]
  charges: BoardCharge[]
  /** The attack to be settled next in this step. */
  current: string | null
  pending: PendingLine[]
  wear: WearLine[]
  grapples: BoardGrapple[]
  tries: BoardTry[]
  hits: BoardHit[]
  /** What movement has left open in step 6. */
  moves: BoardMove[]
  canClose: boolean
  closeRefusal: Phrase | null
}
