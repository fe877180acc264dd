import { computed, nextTick, shallowRef, toValue, type MaybeRefOrGetter } from 'vue'
import type { StateValue } from 'xstate'
import type { OutputOf } from '../../../campaign/api'
import { board, type Board, type FightSnapshot } from '../../../rules/cold-iron/board'
import type { FightContext } from '../../../rules/cold-iron/turn/context'
import type { FightEvent, FightEventType } from '../../../rules/cold-iron/turn/events'
import { fightMachine } from '../../../rules/cold-iron/turn/machine'
import { refusalOf } from '../../../rules/cold-iron/turn/refusal'
import type { Phrase } from '../../../shared/phrase'
import type { ErrorCode } from '../../../shared/reply'
import { useRead, useRun } from '../../bridge'
import { fightersOf, type Fighter } from './fighter'

/** A fight as it lies in the campaign now. */
export interface FightNow {
  snapshot: FightSnapshot
  board: Board
  fighters: Fighter[]
}

/** What to send, worked out when its turn comes; null for nothing after all. */
export type Intent = (now: FightNow) => FightEvent | null

function restore({ value, context }: OutputOf<'encounter.fight'>): FightNow {
  const snapshot = fightMachine.resolveState({
    // The program parsed both with the machine's own schemas before it answered.
    value: value as StateValue,
    context: context as FightContext,
  })
  const shown = board(snapshot)
  return { snapshot, board: shown, fighters: fightersOf(snapshot, shown) }
}

/**
 * One fight: reads it, restores its machine, and sends events. Events go one after the other, each
 * worked out from what the one before has left, so that keys pressed ahead mean what they say.
 */
export function useFight(encounterId: MaybeRefOrGetter<string>) {
  const read = useRead('encounter.fight', () => ({ encounterId: toValue(encounterId) }))
  const { run, refusal } = useRun()
  const asked = shallowRef<FightEventType | null>(null)
  const now = computed(() => (read.data.value ? restore(read.data.value) : null))

  /** Why the fight cannot be shown, in words. */
  const trouble = computed(() => {
    const cause = read.error.value?.cause as { code: ErrorCode; message: Phrase } | undefined
    return cause?.message ?? null
  })

  let last: Promise<unknown> = Promise.resolve()
  let underWay = 0

  async function carryOut(intent: Intent): Promise<boolean> {
    const event = now.value && intent(now.value)
    if (!event) return false
    asked.value = event.type
    await run('encounter.act', { encounterId: toValue(encounterId), event })
    await read.refresh()
    await nextTick()
    return refusal.value === null
  }

  /** Sends an event once all earlier ones are through; answers whether the rules allowed it. */
  function act(intent: Intent): Promise<boolean> {
    underWay++
    const next = last.then(() => carryOut(intent)).finally(() => underWay--)
    last = next.then(() => nextTick())
    return next
  }

  /** Resolves when every event sent so far is through; null when none is under way. */
  function settled(): Promise<unknown> | null {
    return underWay > 0 ? last : null
  }

  /** The refusal of the last event, if it was one of these. */
  function refused(...types: FightEventType[]): Phrase | null {
    return asked.value && types.includes(asked.value) ? refusal.value : null
  }

  /** Why an event cannot happen now; null when it can. Asks the rules, sends nothing. */
  function foresee(event: FightEvent): Phrase | null {
    return now.value && refusalOf(now.value.snapshot, event)
  }

  return { now, trouble, act, settled, refused, foresee }
}
