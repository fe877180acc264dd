import { computed, ref, shallowRef, watch } from 'vue'
import type { InputOf } from '../../../campaign/api'
import { ruleSystem } from '../../../rules'
import { isAnswered } from '../../../rules/moves/ask'
import type { Swap } from '../../../rules/moves/effect'
import { isTakenByItself, type HeldModifier } from '../../../rules/moves/modifiers'
import { phrase, type Phrase } from '../../../shared/phrase'
import { replay } from '../../../rules/moves/runner/replay'
import {
  inputOf,
  modifiersOffered,
  missingTracks,
  sidesOf,
  type Stage,
} from '../../../rules/moves/runner/stage'
import { stepsOf, type HelpDraft } from '../fields/help-draft'
import { presentFoes, refTo, type MoveTable } from './people'
import { readRun } from './read-run'
import { liePartly, rollRest } from '../../composables/app-dice'
import {
  freshDraft,
  isCastFor,
  isFresh,
  keptAnswers,
  usualTracks,
  withInputs,
  type RunStart,
  type Side,
} from './run-draft'
import { useFigures } from './use-figures'

/** A move as the window collected it. */
type RunRequest = Omit<InputOf<'move.confirmConflict'>['a'], 'help'>

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
  /** Whether it is settled who it was; nobody is an answer, too. */
  const isActorChosen = ref(start.actor !== undefined)
  /** Whether somebody has said on whom it is; nobody is an answer, too. */
  const isTargetChosen = ref(start.target !== undefined)
  /** Whether somebody has said which ally it is; nobody of the cast is an answer, too. */
  const isAllyChosen = ref(start.ally !== undefined)
  /** Whether somebody has said whom the actor stands before; nobody is an answer, too. */
  const isWardChosen = ref(start.ward !== undefined)

  const person = (key: string | null) => table().people.find((each) => each.key === key)
  const stage = computed<Stage>(() => {
    const { moves, people, tracks = [], party } = table()
    const held = people.map(({ key, type, sheet, modifiers }) => [
      key,
      { kind: type, sheet, ...(modifiers ? { modifiers } : {}) },
    ])
    return {
      moves,
      people: Object.fromEntries(held),
      tracks: Object.fromEntries(tracks.map(({ id, ...track }) => [id, track])),
      ...(party ? { party } : {}),
    }
  })
  /** Whether a modifier is taken before anybody says so: as it was, where the move is made anew. */
  const wasTaken = (modifier: HeldModifier) =>
    start.modifiers?.includes(modifier.id) ?? isTakenByItself(modifier)
  /** Which modifiers are taken, where somebody has said so. */
  const ticks = ref<Record<string, boolean>>({})
  const modifiers = computed(() =>
    modifiersOffered(stage.value, draft.value).map((modifier) => ({
      modifier,
      isTaken: ticks.value[modifier.id] ?? wasTaken(modifier),
    })),
  )
  /**
   * Whom a move is on answers what asks for their name; a foe that is written down is met by its own name
   * and rank. Unless something else is said.
   */
  const known = computed((): Record<string, string> => {
    const foes = ruleSystem(table().system)?.foes
    const foe = person(draft.value.target)
    const { wantsTracks = [], namesTarget } = table().moves[draft.value.move ?? ''] ?? {}
    const named = namesTarget && foe ? { [namesTarget]: foe.name } : {}
    const isFought = wantsTracks.some(({ purpose }) => purpose === foes?.purpose)
    if (!foes || foe?.type !== 'npc' || !isFought) return named
    return { ...named, trackName: foe.name, trackRank: foes.numbers(foe.sheet).rank }
  })
  /** The tracks that it is about: as said, none where that was said, else the usual ones. */
  const tracks = computed(() => {
    const { actor: by, inputs: said } = draft.value
    const usual = usualTracks(move.value, table(), by, target.value?.name)
    const all = { ...usual, ...said.tracks }
    return Object.fromEntries(Object.entries(all).filter(([, id]) => id !== ''))
  })
  /** On whom or what it is, by name: as it was answered, else who was chosen. */
  const onWhat = computed(() => {
    const said = draft.value.inputs.answers[move.value?.namesTarget ?? '']
    return said === undefined ? target.value?.name : String(said)
  })
  const { source, ...settled } = useFigures(
    () => stage.value,
    draft,
    () => ({ actor: actor.value?.sheet, target: onWhat.value, tracks: tracks.value }),
  )
  const collected = computed(() => ({
    ...withInputs(draft.value, {
      given: settled.figures.value,
      answers: { ...known.value, ...draft.value.inputs.answers },
      shift: stepsOf(helps()),
      tracks: tracks.value,
      modifiers: modifiers.value.flatMap(({ modifier, isTaken }) => (isTaken ? [modifier.id] : [])),
    }),
    ward: ward.value?.key ?? null,
    fight: table().fight ?? null,
  }))
  /** As it is collected; dice that lie count for nothing where no more are rolled. */
  const at = computed(() =>
    collected.value.inputs.dice.length > 0 && sidesOf(stage.value, collected.value).length === 0
      ? withInputs(collected.value, { dice: [], swap: undefined })
      : collected.value,
  )
  const move = computed(() => table().moves[draft.value.move ?? ''])
  /** The figures that count as things stand. */
  const asked = computed(() =>
    (move.value?.given ?? []).filter(
      ({ counts }) => counts?.(inputOf(stage.value, at.value)) ?? true,
    ),
  )
  const actor = computed(() => person(draft.value.actor))
  const target = computed(() => person(draft.value.target))
  const ally = computed(() => person(draft.value.ally))
  /** Whom the actor stands before: as said, else as their sheet has it. */
  const ward = computed(() => {
    const { actor: by, target: on, ward: said } = draft.value
    if (isWardChosen.value || !actor.value) return person(said)
    const others = table().people.filter(({ key }) => key !== by && key !== on)
    const names = others.map(({ name }) => name)
    const meant = move.value?.standsBefore?.(actor.value.sheet, names)
    return others.find(({ name }) => name === meant)
  })
  const isCast = computed(
    () =>
      move.value !== undefined &&
      isActorChosen.value &&
      isCastFor(move.value, draft.value, target.value?.type),
  )
  /** Tracks that must be named before the dice can be read. */
  const missing = computed(() => missingTracks(stage.value, at.value))

  /** The dice that may lie before anybody has said who it was; none where anything else is wanted. */
  const sidesAhead = computed(() => {
    if (isActorChosen.value || !move.value || missing.value.length > 0) return []
    const { needs = [], ...others } = move.value
    const besides = { ...others, needs: needs.filter((side) => side !== 'actor') }
    return isCastFor(besides, draft.value, target.value?.type) ? sidesOf(stage.value, at.value) : []
  })
  const unasked = computed(() => {
    const help = { ahead: table().helpAhead ?? [], helpers: helps().length }
    const isReady = isCast.value && missing.value.length === 0
    const whole = readRun(stage.value, at.value, isReady, help)
    return isCast.value ? whole : { ...whole, sides: sidesAhead.value }
  })
  const lacks = (side: 'target' | 'ally') => unasked.value.outcome?.lacks?.includes(side) ?? false
  /** Whether it would do something to a target, and nobody has said on whom. */
  const wantsTarget = computed(() => lacks('target') && !isTargetChosen.value)
  /** Whether it is done to a foe on the table, and nobody has said to which: that is gone to before the dice. */
  const seeksTarget = computed(
    () =>
      move.value?.seeksTarget === true &&
      isActorChosen.value &&
      !isTargetChosen.value &&
      presentFoes(table().people, table().present).length > 0,
  )
  /** Whether an ally would gain by it, and nobody has said who. */
  const wantsAlly = computed(() => lacks('ally') && !isAllyChosen.value)
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
    return phrase('runner.refused.unansweredOf', { who, question: `@${asked.label.key}` })
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
    const onWhom = wantsTarget.value ? phrase('moves.sayWhom') : null
    return refused ?? open ?? onWhom ?? helpOpen
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
    const { given, dice, typed, swap, picks, fewer, answers, followUps } = inputs.value
    const { modifiers: taken } = inputs.value
    return {
      system,
      move: draft.value.move,
      given,
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

  function cast(side: Side, key: string | null): void {
    if (side === 'actor') isActorChosen.value = true
    if (side === 'target') isTargetChosen.value = true
    if (side === 'ally') isAllyChosen.value = true
    if (side === 'ward') isWardChosen.value = true
    source.value = ''
    const { target: on } = draft.value
    const isOwn = side === 'actor' && key !== null && on === key
    const kept = withInputs(draft.value, { swap: undefined })
    draft.value = { ...kept, [side]: key, ...(isOwn ? { target: null } : {}) }
  }

  /** The only foe on the table is the one that is meant, until somebody says else. */
  function seekTarget(): void {
    const [foe, ...others] = presentFoes(table().people, table().present)
    if (seeksTarget.value && foe && others.length === 0) cast('target', foe.key)
  }

  const change = (more: Parameters<typeof withInputs>[1]) =>
    (draft.value = withInputs(draft.value, more))
  const answer = (id: string, value: string | number) =>
    change({ answers: { ...draft.value.inputs.answers, [id]: value } })
  const typeDice = (dice: number[]) => change({ dice, typed: true, swap: undefined })
  function rollHere(): void {
    const { sides } = read.value
    const { dice: lying, typed } = draft.value.inputs
    // Dice of the table and of the app together are the table's.
    change({
      dice: rollRest(lying, sides),
      typed: typed && liePartly(lying, sides),
      swap: undefined,
    })
  }
  const takeModifier = (id: string, isTaken: boolean) =>
    (ticks.value = { ...ticks.value, [id]: isTaken })
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

  /** What is lost of it with the window, and what must be kept along with that. */
  const typed = computed(() => {
    const { dice, picks, answers } = draft.value.inputs
    // What it began with, nobody has said again.
    const tracks = Object.fromEntries(
      Object.entries(draft.value.inputs.tracks).filter(([of, id]) => start.tracks?.[of] !== id),
    )
    return { dice, picks, answers, tracks, about: about.value, ticks: ticks.value }
  })
  const chosen = { isActorChosen, isTargetChosen, isAllyChosen, isWardChosen }
  const state = { draft, about, source, ticks, ...chosen }

  return {
    typed,
    state,
    modifiers,
    ...settled,
    asked,
    answers: computed(() => at.value.inputs.answers),
    missing,
    tracks,
    takeModifier,
    takeTrack,
    table,
    draft,
    about,
    move,
    actor,
    target,
    ally,
    ward,
    isActorChosen,
    isCast,
    wanted,
    wantsTarget,
    seeksTarget,
    wantsAlly,
    asksTarget,
    read,
    request,
    choose,
    cast,
    seekTarget,
    answer,
    typeDice,
    rollHere,
    swapIn,
    take,
    takeFewer,
    keep,
    tellAbout,
  }
}

/** A move on its way, as the parts of the runner take it. */
export type MoveRun = ReturnType<typeof useMoveRun>
