import { computed, ref, shallowRef, watch } from 'vue'
import type { Swap } from '../../../rules/moves/effect'
import { inputOf, sidesOf } from '../../../rules/moves/runner/stage'
import { liePartly, rollRest } from '../../composables/app-dice'
import type { HelpDraft } from '../help/help-draft'
import type { MoveTable } from '../sides/people'
import { readRun } from './read-run'
import { freshDraft, openedBy, withInputs, type RunStart } from './run-draft'
import { useKnown } from './use-known'
import { useLanding } from './use-landing'
import { useRunCast } from '../sides/use-run-cast'

/**
 * One move on its way from the choice to its confirmation. Everything it says is read from the
 * stage of the runner, and it can be confirmed when the runner itself plays it to its end; nothing
 * is changed before `request` is sent. `helps` is the help that is given.
 */
export function useMoveRun(
  table: () => MoveTable,
  start: RunStart = {},
  helps: () => readonly HelpDraft[] = () => [],
) {
  const draft = shallowRef(freshDraft(table().moves[start.move ?? ''], start))
  /** What holds are over where nobody is the target. */
  const about = ref(start.about ?? '')
  /** What its figures are taken from, where that was chosen. */
  const source = ref(start.source ?? '')
  const cast = useRunCast(table, start, { draft, source })
  const known = useKnown(table, start, helps, { draft, source, cast })
  const { move, actor, target, ally, ward, chosen, isCast } = cast
  const { stage, at, ticks, modifiers, tracks, asked, missing } = known

  /** The dice that may lie before anybody has said who it was; none where anything else is wanted. */
  const sidesAhead = computed(() =>
    cast.isCastBesides.value && missing.value.length === 0 ? sidesOf(stage.value, at.value) : [],
  )
  /**
   * The question whom it is for, as it is asked while it is on nobody: others are answers to it as well. A move
   * that has to be on somebody cannot be asked so.
   */
  const whomAsk = computed(() => {
    if (!isCast.value || move.value?.needs?.includes('target')) return undefined
    const alone = inputOf(stage.value, { ...at.value, target: null })
    return move.value?.before?.(alone).find(({ isOfWhom }) => isOfWhom)
  })
  /** What the dice come to, whoever else it wants. */
  const unasked = computed(() => {
    const help = { ahead: table().helpAhead ?? [], helpers: helps().length }
    const isReady = isCast.value && missing.value.length === 0
    const whole = readRun(stage.value, at.value, isReady, help)
    return isCast.value ? whole : { ...whole, sides: sidesAhead.value }
  })
  const landing = useLanding(table, helps, { draft, about, cast, known, unasked })
  const { read } = landing
  /** What was said of the track is said of the move it was said for, and of no other. */
  const opened = computed(() =>
    draft.value.move === start.move
      ? openedBy(start, draft.value.actor, table().people)
      : undefined,
  )

  /** Another move begins afresh, with the same people where they fit. */
  function choose(id: string): void {
    const { actor: by, target: on } = draft.value
    const kinds = table().moves[id]?.targetKinds
    const fits = !target.value || !kinds || kinds.includes(target.value.type)
    const kept = { actor: by ?? undefined, target: fits ? (on ?? undefined) : undefined }
    const { given, tracks } = start
    draft.value = freshDraft(table().moves[id], { ...kept, given, tracks })
    source.value = ''
  }

  const change = (more: Parameters<typeof withInputs>[1]) =>
    (draft.value = withInputs(draft.value, more))
  const answer = (id: string, value: string | number) =>
    change({ answers: { ...draft.value.inputs.answers, [id]: value } })
  const typeDice = (dice: number[]) => change({ dice, typed: true, swap: undefined })
  /** Whether all dice lie as somebody typed them: no roll takes their place. */
  const areDiceTyped = computed(() => {
    const { dice, typed } = draft.value.inputs
    return typed && dice.length > 0 && dice.length === read.value.sides.length
  })
  function rollHere(): void {
    if (areDiceTyped.value) return
    const { sides } = read.value
    const { dice: lying, typed } = draft.value.inputs
    // Dice of the table and of the app together are the table's.
    change({
      dice: rollRest(lying, sides),
      typed: typed && liePartly(lying, sides),
      swap: undefined,
    })
  }
  function takeTrack(purpose: string, id: string | null): void {
    change({ tracks: { ...draft.value.inputs.tracks, [purpose]: id ?? '' } })
  }
  const swapIn = (swap: Swap | undefined) => change({ swap })
  const take = (picks: string[]) => change({ picks, followUps: undefined })
  const takeFewer = (fewer: boolean) => change({ fewer })
  const tellAbout = (words: string) => (about.value = words)
  const keep = (followUps: number[]) => change({ followUps })

  /** Another reading offers other picks: what cannot be picked any more is let go. */
  function keepOpen(): void {
    const { choice } = read.value.reading ?? {}
    const { picks } = draft.value.inputs
    const open = choice?.picks.filter(({ barred }) => !barred).map(({ id }) => id) ?? []
    const kept = picks.filter((id) => open.includes(id)).slice(0, choice?.count ?? 0)
    if (kept.length < picks.length) take(kept)
  }
  watch(() => read.value.reading?.choice, keepOpen)
  // Of what it begins with only that stays which the rules know.
  if (start.dice && !read.value.reading) typeDice([])
  if (start.picks && read.value.reading) keepOpen()

  /** What was collected of it, as another run of the same move begins with it. */
  function carried() {
    const { move: id, inputs } = draft.value
    const taken = modifiers.value.flatMap(({ modifier, isTaken }) => (isTaken ? [modifier.id] : []))
    const { dice, given, answers: said, tracks: named } = inputs
    const begun = { dice, given, answers: said, tracks: named, modifiers: taken }
    return {
      ...(id === null ? {} : { move: id }),
      ...begun,
      source: source.value,
      about: about.value,
    }
  }

  /** What is lost of it with the window, and what must be kept along with that. */
  const typed = computed(() => {
    const { dice, picks, answers } = draft.value.inputs
    // What it began with, nobody has said again.
    const tracks = Object.fromEntries(
      Object.entries(draft.value.inputs.tracks).filter(([of, id]) => start.tracks?.[of] !== id),
    )
    return { dice, picks, answers, tracks, about: about.value, ticks: ticks.value }
  })
  const state = { draft, about, source, ticks, ...chosen }

  return {
    typed,
    state,
    table,
    draft,
    about,
    move,
    actor,
    target,
    ally,
    ward,
    isCast,
    isActorChosen: chosen.isActorChosen,
    seeksTarget: cast.seeksTarget,
    seeksAlly: cast.seeksAlly,
    allies: cast.allies,
    cast: cast.cast,
    seekTarget: cast.seekTarget,
    seekAlly: cast.seekAlly,
    ...known.settled,
    modifiers,
    asked,
    missing,
    whomAsk,
    tracks,
    answers: computed(() => at.value.inputs.answers),
    ...landing,
    opened,
    choose,
    answer,
    takeModifier: known.takeModifier,
    takeTrack,
    typeDice,
    areDiceTyped,
    rollHere,
    swapIn,
    take,
    takeFewer,
    keep,
    tellAbout,
    carried,
  }
}

/** A move on its way, as the parts of the runner take it. */
export type MoveRun = ReturnType<typeof useMoveRun>
