import { computed, ref, type Ref, type ShallowRef } from 'vue'
import { ruleSystem } from '../../../rules'
import { againstWhom, isTakenByItself, type HeldModifier } from '../../../rules/moves/modifiers'
import type { RunContext } from '../../../rules/moves/runner/inputs'
import {
  inputOf,
  missingTracks,
  modifiersOffered,
  sidesOf,
  type Stage,
} from '../../../rules/moves/runner/stage'
import { stepsOf, type HelpDraft } from '../help/help-draft'
import type { MoveTable } from '../sides/people'
import { usualTracks, withInputs, type RunStart } from './run-draft'
import { useFigures } from './use-figures'
import type { RunCast } from '../sides/use-run-cast'

/**
 * What is known of a move before its dice lie: as it was said, else as the sheets and the tracks have it.
 * `helps` is the help that is given.
 */
export function useKnown(
  table: () => MoveTable,
  start: RunStart,
  helps: () => readonly HelpDraft[],
  { draft, source, cast }: { draft: ShallowRef<RunContext>; source: Ref<string>; cast: RunCast },
) {
  const { move, person, actor, target, ward } = cast
  const stage = computed<Stage>(() => {
    const { moves, people, tracks = [], party, isPerson, hasLeft } = table()
    const held = people.map(({ key, type, sheet, modifiers, isAbsent = false }) => [
      key,
      { kind: type, sheet, isAbsent, ...(modifiers ? { modifiers } : {}) },
    ])
    return {
      moves,
      people: Object.fromEntries(held),
      tracks: Object.fromEntries(tracks.map(({ id, ...track }) => [id, track])),
      ...(party && { party }),
      ...(start.cause && { cause: start.cause }),
      ...(isPerson && { isPerson }),
      ...(hasLeft && { hasLeft }),
    }
  })
  /** Whether a modifier is taken before anybody says so: as it was, where the move is made anew. */
  function wasTaken(modifier: HeldModifier): boolean {
    const { target: on } = draft.value
    const isAsItWas = againstWhom(modifier) === undefined || on === (start.target ?? null)
    const was = isAsItWas ? start.modifiers?.includes(modifier.id) : undefined
    return was ?? isTakenByItself(modifier, on)
  }
  /** Under what it is kept whether a modifier is taken: one against somebody, for each target. */
  const tickOf = (modifier: HeldModifier) =>
    againstWhom(modifier) === undefined ? modifier.id : `${modifier.id} ${draft.value.target ?? ''}`
  /** Which modifiers are taken, where somebody has said so. */
  const ticks = ref<Record<string, boolean>>({})
  const modifiers = computed(() =>
    modifiersOffered(stage.value, draft.value).map((modifier) => ({
      modifier,
      isTaken: ticks.value[tickOf(modifier)] ?? wasTaken(modifier),
    })),
  )
  function takeModifier(id: string, isTaken: boolean): void {
    const held = modifiers.value.find(({ modifier }) => modifier.id === id)
    if (held) ticks.value = { ...ticks.value, [tickOf(held.modifier)]: isTaken }
  }
  /**
   * Whom a move is on answers what asks for their name, and whoever makes it what asks for theirs; a foe that is
   * written down is met by its own name and rank. Unless something else is said.
   */
  const answers = computed((): Record<string, string> => {
    const foes = ruleSystem(table().system)?.foes
    const foe = person(draft.value.target)
    const { wantsTracks = [], namesTarget, namesActor } = move.value ?? {}
    const named = {
      ...(namesTarget && foe ? { [namesTarget]: foe.name } : {}),
      ...(namesActor && actor.value ? { [namesActor]: actor.value.name } : {}),
    }
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
  const settled = useFigures(
    () => stage.value,
    { draft, source },
    () => ({ actor: actor.value?.sheet, target: onWhat.value, tracks: tracks.value }),
  )
  const collected = computed(() => ({
    ...withInputs(draft.value, {
      given: settled.figures.value,
      source: settled.sourceId.value,
      answers: { ...answers.value, ...draft.value.inputs.answers },
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
  /** The figures that count as things stand. */
  const asked = computed(() =>
    (move.value?.given ?? []).filter(
      ({ counts }) => counts?.(inputOf(stage.value, at.value)) ?? true,
    ),
  )
  /** Tracks that must be named before the dice can be read. */
  const missing = computed(() => missingTracks(stage.value, at.value))

  return { stage, at, ticks, takeModifier, modifiers, tracks, settled, asked, missing }
}

/** What is known of a move before its dice lie, as what comes of it asks for it. */
export type Known = ReturnType<typeof useKnown>
