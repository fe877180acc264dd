import { computed, type Ref, type ShallowRef } from 'vue'
import type { InputOf } from '../../../campaign/api'
import { isAnswered } from '../../../rules/moves/ask'
import { replay } from '../../../rules/moves/runner/replay'
import type { RunContext } from '../../../rules/moves/runner/inputs'
import { phrase, type Phrase } from '../../../shared/phrase'
import type { HelpDraft } from '../help/help-draft'
import { refTo, type MoveTable } from '../sides/people'
import type { readRun } from './read-run'
import { beyondBounds, isFresh, keptAnswers } from './run-draft'
import type { Known } from './use-known'
import type { RunCast } from '../sides/use-run-cast'

/** A move as the window collected it. */
type RunRequest = Omit<InputOf<'move.confirmConflict'>['a'], 'help'>

/** A move on its way, and what its dice came to, `unasked` who else it wants. */
interface Rolled {
  draft: ShallowRef<RunContext>
  about: Ref<string>
  cast: RunCast
  known: Known
  unasked: Readonly<Ref<ReturnType<typeof readRun>>>
}

/** What keeps a move from landing, and what is sent where nothing does. */
export function useLanding(
  table: () => MoveTable,
  helps: () => readonly HelpDraft[],
  { draft, about, cast, known, unasked }: Rolled,
) {
  const { move, person } = cast
  const { isTargetChosen, isAllyChosen } = cast.chosen
  const { stage, at, tracks } = known

  const lacks = (side: 'target' | 'ally') => unasked.value.outcome?.lacks?.includes(side) ?? false
  /** Whether it holds something over a person, and nobody has said over whom. */
  const isOverNobody = computed(() => {
    const isOpen = draft.value.target === null && about.value.trim() === ''
    const holds = unasked.value.outcome?.holds ?? []
    return (
      isOpen && move.value?.isOnSomebody === true && holds.some((each) => each.owner === 'actor')
    )
  })
  /** Whether it would do something to a target, and nobody has said on whom. */
  const wantsTarget = computed(
    () => (lacks('target') && !isTargetChosen.value) || isOverNobody.value,
  )
  /** Whether an ally would gain by it, and nobody has said who. */
  const wantsAlly = computed(() => {
    const { ally: other, inputs: said } = draft.value
    const gains = move.value?.allyGains?.some((id) => said.picks.includes(id)) ?? false
    if (cast.seeksAlly.value) return true
    return (lacks('ally') || (gains && other === null)) && !isAllyChosen.value
  })
  /** Why a figure cannot be what was said; undefined where each can. */
  const beyond = computed(
    () =>
      known.asked.value.flatMap(
        (figure) => beyondBounds(figure, draft.value.inputs.given) ?? [],
      )[0],
  )
  /** The figure that is still to be said, in words; null where none is. */
  const figureWanted = computed((): Phrase | null => {
    const { given } = draft.value.inputs
    const label = known.asked.value.find(
      ({ id, isWanted }) => isWanted && given[id] === undefined,
    )?.label
    return label
      ? phrase('runner.refused.unanswered', { ...label.with, question: `@${label.key}` })
      : null
  })
  /** The question that is open, and whose it is where it is asked for each of several. */
  const openOf = computed(() => {
    const { asksBefore, asksAfter, wanted: open } = unasked.value
    const asked = [...asksBefore, ...asksAfter].find(
      (ask) => !isAnswered(ask, at.value.inputs.answers),
    )
    const { actor: by, target: on, ally: other } = draft.value
    const sides: Partial<Record<string, string | null>> = { actor: by, target: on, ally: other }
    const key = asked?.whom && (sides[asked.whom] ?? asked.whom)
    const who = open && key ? person(key)?.name : undefined
    if (!asked || who === undefined) return open
    return phrase('runner.refused.unansweredOf', {
      ...asked.label.with,
      who,
      question: `@${asked.label.key}`,
    })
  })
  const read = computed(() => ({
    ...unasked.value,
    wanted: wantsAlly.value ? phrase('moves.sayAlly') : openOf.value,
  }))
  /** Whether somebody is to say on whom it is: not of a move about oneself, nor where a track says it. */
  const asksTarget = computed(() => {
    if (move.value?.targetKinds?.length === 0) return false
    // A fight that others are in already may be left for another foe's.
    const isSettled = (purpose: string, id: string) => {
      const isAnew = move.value?.wantsTracks?.some(
        (want) => want.purpose === purpose && want.goesOn === 'fresh',
      )
      return !isAnew || table().tracks?.some((track) => track.id === id && isFresh(track))
    }
    const isTracked = Object.entries(tracks.value).some(([purpose, id]) => isSettled(purpose, id))
    return !isTracked || draft.value.target !== null || wantsTarget.value
  })
  /** What keeps it from landing once the dice lie, in words; null where nothing does. */
  const wanted = computed((): Phrase | null => {
    const { reading, refused, wanted: open } = read.value
    if (!reading && (open === null || draft.value.inputs.dice.length === 0)) return null
    const helpOpen = helps().find(({ wanted: of }) => of)?.wanted ?? null
    const whom = isOverNobody.value ? 'moves.sayOverWhom' : 'moves.sayWhom'
    const onWhom = wantsTarget.value ? phrase(whom) : null
    return beyond.value ?? refused ?? open ?? onWhom ?? figureWanted.value ?? helpOpen
  })
  const inputs = computed(() => {
    const { answers } = at.value.inputs
    return {
      ...at.value.inputs,
      answers: keptAnswers(answers, [...read.value.asksBefore, ...read.value.asksAfter]),
    }
  })
  /** Whether the runner comes through with what has been collected. */
  const isDone = computed(() => {
    const { move: id, actor: by, target: on, ally: other, ward: guarded } = at.value
    if (id === null || !read.value.outcome || wantsTarget.value || wantsAlly.value) return false
    if (beyond.value ?? figureWanted.value) return false
    const { fight } = table()
    const ended = replay(stage.value, {
      move: id,
      actor: by,
      target: on,
      inputs: inputs.value,
      ...(other === null ? {} : { ally: other }),
      ...(guarded === null ? {} : { ward: guarded }),
      ...(fight === undefined ? {} : { fight }),
    })
    return 'outcome' in ended
  })
  /** The run as commands take it; null while something is missing. */
  const request = computed<RunRequest | null>(() => {
    if (!isDone.value || draft.value.move === null) return null
    const { system, people, fight } = table()
    const { given, source, dice, typed, swap, picks, fewer, answers, followUps } = inputs.value
    const { modifiers: taken } = inputs.value
    return {
      system,
      move: draft.value.move,
      given,
      source,
      dice,
      typed,
      swap,
      picks,
      fewer,
      answers,
      followUps,
      fight,
      about: about.value,
      modifiers: taken,
      tracks: tracks.value,
      actor: refTo(people, draft.value.actor),
      target: refTo(people, draft.value.target),
      ally: refTo(people, draft.value.ally),
      ward: refTo(people, at.value.ward),
    }
  })

  return { read, wanted, wantsTarget, wantsAlly, asksTarget, request }
}
