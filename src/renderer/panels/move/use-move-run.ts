import { computed, ref, shallowRef, watch } from 'vue'
import type { InputOf } from '../../../campaign/api'
import type { Effect, Move, MoveInput } from '../../../rules/moves/move'
import type { Phrase } from '../../../shared/phrase'
import { rollDice } from './roll-dice'

/** Someone who can take part in a move, with the sheet of the move's system. */
export interface MoveSide {
  id: string
  name: string
  sheet: object
}

/** What is on the table: a move of a system, and who suffers it. */
export interface MoveCase {
  system: string
  move: Move
  target: MoveSide
  /** The characters who can have made it. */
  actors: readonly MoveSide[]
}

/** Stands for circumstance in the choice of an actor. */
export const nobody = 'nobody'

/** Whether an answer of the rules is a refusal in words. */
export function isRefused(answer: Effect[] | Phrase): answer is Phrase {
  return !Array.isArray(answer)
}

/**
 * One move on its way from the choice of an actor to its confirmation. Everything it says is
 * read from the rules; nothing is changed before `request` is sent.
 */
export function useMoveRun(at: () => MoveCase) {
  const actorId = ref('')
  const given = shallowRef<Record<string, number>>(
    Object.fromEntries(at().move.given.map(({ id, initial }) => [id, initial])),
  )
  const dice = shallowRef<number[]>([])
  const picks = shallowRef<string[]>([])
  const isTyped = ref(true)

  const actor = computed(() => at().actors.find(({ id }) => id === actorId.value))
  const settled = computed<Omit<MoveInput, 'dice'>>(() => ({
    target: at().target.sheet,
    given: given.value,
    ...(actor.value ? { actor: actor.value.sheet } : {}),
  }))
  const input = computed<MoveInput>(() => ({ ...settled.value, dice: dice.value }))
  const diceCount = computed(() => at().move.diceCount(settled.value))
  const reading = computed(() =>
    actorId.value !== '' && dice.value.length === diceCount.value
      ? at().move.read(input.value)
      : null,
  )
  const answer = computed(() => reading.value && at().move.effects(input.value, picks.value))
  const refused = computed(() => (answer.value && isRefused(answer.value) ? answer.value : null))
  const effects = computed(() => (answer.value && !isRefused(answer.value) ? answer.value : null))

  /** The command that lands the move; null while something is missing. */
  const request = computed<InputOf<'move.confirm'> | null>(() =>
    effects.value === null
      ? null
      : {
          system: at().system,
          move: at().move.id,
          target: { type: 'npc', id: at().target.id },
          ...(actor.value ? { actor: { type: 'character' as const, id: actor.value.id } } : {}),
          given: given.value,
          dice: dice.value,
          typed: isTyped.value,
          picks: picks.value,
        },
  )

  function settle(id: string, figure: number): void {
    given.value = { ...given.value, [id]: figure }
  }

  function typeDice(faces: number[]): void {
    isTyped.value = true
    dice.value = faces
  }

  function rollHere(): void {
    isTyped.value = false
    dice.value = rollDice(diceCount.value)
  }

  // Another reading offers other picks: what cannot be picked any more is let go.
  watch(reading, (now) => {
    const open = now?.choice?.picks.filter(({ barred }) => !barred).map(({ id }) => id) ?? []
    const kept = picks.value.filter((id) => open.includes(id)).slice(0, now?.choice?.count ?? 0)
    if (kept.length < picks.value.length) picks.value = kept
  })

  return {
    ...{ actorId, actor, given, dice, picks, diceCount, reading, refused, effects, request },
    ...{ settle, typeDice, rollHere },
  }
}
