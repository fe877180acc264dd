import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { InputOf } from '../../campaign/api'
import type { Phrase } from '../../shared/phrase'
import { focusReturn } from '../composables/focus/focus-return'
import { useDrafts, type Draft } from './drafts'

type Confirm = InputOf<'move.confirm'>
/** Someone with a sheet, as commands point at one. */
export type MemberRef = NonNullable<Confirm['actor']>

/** What is known of a move when the runner opens; the rest is chosen there. */
export interface MoveOpening {
  /** Whether two characters oppose each other: the target makes a move as well. */
  isConflict?: boolean
  system?: string
  move?: string
  /** The moves of which it is to be one; any, when left out. */
  oneOf?: readonly string[]
  actor?: MemberRef | undefined
  target?: MemberRef | undefined
  /** Whether nobody has said that it is this actor: something in their card had the focus. */
  isActorGuessed?: boolean
  /** Who else has a part in it. */
  ally?: MemberRef | undefined
  ward?: MemberRef | undefined
  given?: Record<string, number>
  /** What on the sheet they are taken from, where that is chosen already. */
  source?: string | undefined
  /** What is answered already, by the ids of the questions. */
  answers?: Readonly<Record<string, string | number>>
  /** The tracks it is about: ids by purpose, empty where it is about none that is open. */
  tracks?: Readonly<Record<string, string>>
  /** Whom a track that it opens is about beside the actor, and what is kept with it in words. */
  opened?: Confirm['opened'] | undefined
  /** Dice that lie already, as somebody typed them, what is picked and which modifiers are taken. */
  dice?: readonly number[]
  picks?: readonly string[]
  modifiers?: readonly string[]
  /** What its holds are over, and what it is made for, in the words of the table. */
  about?: string
  why?: string | undefined
  /** The mission of what led to it. */
  missionId?: string | null | undefined
  /** The entry of the queue that the move settles. */
  queuedId?: string | undefined
  /** What led to it, in words of its own. */
  cause?: Phrase
  /** What is done without the runner, in words: no move, and no dice. */
  byHand?: string
}

/** Names the form of a move that is opened with this, as a draft. Who was a guess is the same form. */
export const moveForm = (opening: MoveOpening): string =>
  `move:${JSON.stringify({ ...opening, isActorGuessed: undefined })}`

/** What the form of a move or a conflict was opened with, by its name as a draft; undefined for any other form. */
function openingOf(form: string): MoveOpening | undefined {
  const [, about] = /^(?:move|conflict):(.*)$/s.exec(form) ?? []
  return about === undefined ? undefined : (JSON.parse(about) as MoveOpening)
}

/** The entry of the queue that the move of a form settles, by the form's name as a draft. */
export const queuedIn = (form: string): string | undefined => openingOf(form)?.queuedId

/** Whether what was kept of a move stands in the runner that opens for it, in place of `before`. */
function mayTakeUp(what: MoveOpening, before: MoveOpening | null): boolean {
  // The list of moves stands before what was kept of one of them, and offers it.
  const isList = !what.move && !what.oneOf && !what.isConflict
  // What waits to follow is one form, wherever it is opened from: its own runner as well.
  const isSame = what.queuedId !== undefined && what.queuedId === before?.queuedId
  return (before === null || isSame) && !isList
}

/** What an opening means for the move that is on its way. */
interface OpeningWay {
  isInstead?: boolean
  isGoneOn?: boolean
  isCarried?: boolean
}

/** The move that is being made: one at a time, beside whatever view is open. */
export const useMoveRunner = defineStore('moveRunner', () => {
  const opening = shallowRef<MoveOpening | null>(null)
  /** Counts the openings, so that each begins afresh. */
  const turn = ref(0)
  /** What is looked for in the list of moves: one that is written for want of it begins with that name. */
  const looked = ref('')
  /** Whether the odds say as well what help would make of them. */
  const weighsHelp = ref(false)
  const back = focusReturn()
  /** What waits to follow and was given the focus by a move that is through. */
  let led: Element | null = null
  const drafts = useDrafts()
  /** The move that was set aside for one that counts for its roll, and is gone back to. */
  let aside: MoveOpening | null = null
  /** Who made a move last, anew with each. */
  const maker = shallowRef<{ id: string } | null>(null)
  /** What is half-made in the runner that is open. */
  const inside = shallowRef<ReadonlySet<Draft>>(new Set())
  /** Whether the runner begins with what was kept of one like it. */
  const takesUp = ref(true)

  /**
   * Opens the runner; of a move that is on its way it asks first what becomes of it. `isInstead` says
   * that another is wanted in its place, `isGoneOn` that what was kept of it is, `isCarried` that what was
   * collected goes over into it, so that nothing is left behind.
   */
  function open(what: MoveOpening = {}, how: OpeningWay = {}): void {
    void begin(what, how)
  }

  async function begin(
    what: MoveOpening,
    { isInstead = false, isGoneOn = false, isCarried = false }: OpeningWay,
  ): Promise<void> {
    const isAnother = !isInstead && Boolean(what.move ?? what.oneOf ?? what.queuedId)
    if (!isCarried && !(await drafts.mayLeave(inside.value, isAnother))) return
    aside = null
    takesUp.value = isGoneOn || mayTakeUp(what, opening.value)
    if (opening.value === null) keepOrigin()
    turn.value += 1
    opening.value = what
  }

  /** Goes on with what was kept of a move, by the name of its form; answers whether it is one. */
  function goOnWith(form: string): boolean {
    const kept = openingOf(form)
    if (kept) void open(kept, { isGoneOn: true })
    return kept !== undefined
  }

  /**
   * Sets the move that is on its way aside, as it stands, for `what`: a move that its roll counts. It is gone
   * back to when that is through, or left.
   */
  function openBetween(what: MoveOpening): void {
    const { value: before } = opening
    for (const draft of inside.value) draft.keep()
    turn.value += 1
    takesUp.value = false
    opening.value = what
    aside = before
  }

  /** Goes back to the move that was set aside. */
  function goBack(to: MoveOpening): void {
    aside = null
    turn.value += 1
    takesUp.value = true
    opening.value = to
  }

  /** Keeps where play goes on: where a move is begun, or where that was begun which led to it. */
  function keepOrigin(): void {
    const isLedOn = led !== null && led === document.activeElement && back.former() !== null
    if (!isLedOn) back.keep()
  }

  /** Says that a move which is through has given the focus to what follows it. */
  function leadTo(next: Element | null): void {
    led = next
  }

  /** Leaves the move as it is, once it is said what becomes of it. */
  async function leave(): Promise<void> {
    if (await drafts.mayLeave(inside.value)) close()
  }

  /** Takes a runner away that is through; a move that was set aside for it takes its place. */
  function close(): void {
    if (aside) goBack(aside)
    else end()
  }

  /** Says who has made the move that is open: play goes on with them, unless it was a follow-up of another. */
  function noteMaker(by: { id: string } | undefined): void {
    if (by && opening.value?.queuedId === undefined) maker.value = { id: by.id }
  }

  /** Takes whatever runner there is away for good. */
  function end(): void {
    aside = null
    opening.value = null
    back.restore()
  }

  const state = { opening, turn, inside, takesUp, looked, weighsHelp, maker }
  return { ...state, open, goOnWith, openBetween, leadTo, noteMaker, leave, close, end }
})
