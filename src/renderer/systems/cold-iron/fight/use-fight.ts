import { computed, nextTick, shallowRef, toValue, type MaybeRefOrGetter } from 'vue'
import type { StateValue } from 'xstate'
import type { OutputOf } from '../../../../campaign/api'
import { board, type Board, type FightSnapshot } from '../../../../rules/cold-iron/view/board'
import type { FightContext } from '../../../../rules/cold-iron/fight-model/context'
import type { FightEvent, FightEventType } from '../../../../rules/cold-iron/turn/events'
import { fightMachine } from '../../../../rules/cold-iron/turn/machine'
import { refusalOf } from '../../../../rules/cold-iron/turn/refusal'
import { sharing } from '../../../../shared/data/difference'
import type { Phrase } from '../../../../shared/phrase'
import type { ErrorCode } from '../../../../shared/reply'
import { useRead, useRun } from '../../../bridge'
import { fightersOf, type Fighter } from './fighter'

/** A fight as it lies in the campaign now. */
export interface FightNow {
  encounterId: string
  snapshot: FightSnapshot
  board: Board
  fighters: Fighter[]
  /** The group each combatant stands in, by id; those without one are left out. */
  groups: Record<string, string>
  /** Ids of those whom players see on their window. */
  shown: string[]
  /** The NPC behind each who was made from one, by id, with what players call it. */
  npcs: OutputOf<'encounter.fight'>['npcs']
}

/** What to send, worked out when its turn comes; null for nothing after all. */
export type Intent = (now: FightNow) => FightEvent | null

/** What has not changed since the fight before keeps its identity, so that nobody paints it anew. */
function restore(read: OutputOf<'encounter.fight'>, before: FightNow | undefined): FightNow {
  const snapshot = fightMachine.resolveState({
    // The program parsed both with the machine's own schemas before it answered.
    value: read.value as StateValue,
    context: read.context as FightContext,
  })
  const drawn = sharing(before?.board, board(snapshot))
  const fighters = fightersOf(snapshot, drawn, before?.fighters)
  const { id: encounterId, groups, shown, npcs } = read
  return { encounterId, snapshot, board: drawn, groups, fighters, shown, npcs }
}

/**
 * One fight: reads it, restores its machine, and sends events. Events go one after the other, each
 * worked out from what the one before has left, so that keys pressed ahead mean what they say.
 */
export function useFight(encounterId: MaybeRefOrGetter<string>) {
  const read = useRead('encounter.fight', () => ({ encounterId: toValue(encounterId) }))
  const { run, refusal } = useRun()
  const asked = shallowRef<FightEventType[]>([])
  const now = computed<FightNow | null>((before) =>
    read.data.value ? restore(read.data.value, before ?? undefined) : null,
  )

  /** Why the fight cannot be shown, in words. */
  const trouble = computed(() => {
    const cause = read.error.value?.cause as { code: ErrorCode; message: Phrase } | undefined
    return cause?.message ?? null
  })

  let last: Promise<unknown> = Promise.resolve()

  /** Sends what has been worked out as one command; nothing to send is no success. */
  async function carryOut(events: FightEvent[]): Promise<boolean> {
    const [event, second] = events
    if (!event) return false
    const id = toValue(encounterId)
    asked.value = events.map(({ type }) => type)
    if (second) await run('encounter.actAll', { encounterId: id, events })
    else await run('encounter.act', { encounterId: id, event })
    await read.refresh()
    await nextTick()
    return refusal.value === null
  }

  /** Puts a turn behind all earlier ones. */
  function queue(intend: (now: FightNow) => FightEvent[]): Promise<boolean> {
    const next = last.then(() => carryOut(now.value ? intend(now.value) : []))
    last = next.then(() => nextTick())
    return next
  }

  /** Sends an event once all earlier ones are through; answers whether the rules allowed it. */
  function act(intent: Intent): Promise<boolean> {
    return queue((at) => [intent(at)].filter((event) => event !== null))
  }

  /** Sends several events as one command: all of them happen, or none; nothing for an empty list. */
  const actAll: (intent: (now: FightNow) => FightEvent[]) => Promise<boolean> = queue

  /** The refusal of the last event, if it was one of these. */
  function refused(...types: FightEventType[]): Phrase | null {
    return asked.value.some((type) => types.includes(type)) ? refusal.value : null
  }

  /** Why an event cannot happen now; null when it can. Asks the rules, sends nothing. */
  function foresee(event: FightEvent): Phrase | null {
    return now.value && refusalOf(now.value.snapshot, event)
  }

  return { now, trouble, act, actAll, refused, foresee }
}
