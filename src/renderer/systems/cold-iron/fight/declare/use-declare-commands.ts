import { computed, ref, type Ref } from 'vue'
import type { FightSnapshot } from '../../../../../rules/cold-iron/view/board'
import type { Declaration } from '../../../../../rules/cold-iron/fight-model/declaration'
import type { FightEvent } from '../../../../../rules/cold-iron/turn/events'
import { canOverride, withOverride } from '../../../../../rules/cold-iron/turn/refusal'
import { repeatOf, repeatsOf } from '../../../../../rules/cold-iron/view/repeating'
import { useAnnounce } from '../../../../composables/use-announce'
import { useWords } from '../../../../composables/use-words'
import type { FightNow, Intent } from '../use-fight'

/** What declaring stands on. */
export interface DeclareContext {
  snapshot: () => FightSnapshot
  picked: Readonly<Ref<string | null>>
  /** The side of the picked one. */
  side: () => 'party' | 'foe' | null
  act: (intent: Intent) => Promise<boolean>
  actAll: (intent: (now: FightNow) => FightEvent[]) => Promise<boolean>
  /** Called when something has been declared. */
  settle: () => void
}

/** Declares for the picked one or for many, once more, and against the rules. */
export function useDeclareCommands({
  snapshot,
  picked,
  side,
  act,
  actAll,
  settle,
}: DeclareContext) {
  const { t } = useWords()
  const { announce } = useAnnounce()
  /** Whether the game master's word stands against the rules for what is declared next. */
  const isWaiving = ref(false)
  /** What the rules refused last, for the game master's word. */
  const refused = ref<FightEvent | null>(null)

  function finish(): void {
    isWaiving.value = false
    settle()
  }

  async function send(intent: Intent): Promise<boolean> {
    let sent: FightEvent | null = null
    const done = await act((now) => (sent = intent(now)))
    refused.value = done ? null : sent
    return done
  }

  /** A declaration counts for whoever is picked when its turn comes, so keys may be pressed ahead. */
  async function declare(declaration: (who: string) => Declaration | null): Promise<void> {
    const override = isWaiving.value
    const done = await send(() => {
      const combatantId = picked.value
      const declared = combatantId === null ? null : declaration(combatantId)
      if (combatantId === null || declared === null) return null
      return {
        type: 'declare',
        combatantId,
        declaration: declared,
        ...(override && { override: true as const }),
      }
    })
    if (done) finish()
  }

  async function withdraw(): Promise<void> {
    await send(() =>
      picked.value === null ? null : { type: 'withdraw', combatantId: picked.value },
    )
  }

  const repeat = computed(() => (picked.value === null ? null : repeatOf(snapshot(), picked.value)))

  async function again(): Promise<void> {
    const done = await send((now) => {
      const told = picked.value === null ? null : repeatOf(now.snapshot, picked.value)
      return told?.refusal === null ? told.event : null
    })
    if (done) finish()
  }

  async function sendAll(events: (now: FightNow) => FightEvent[]): Promise<void> {
    let count = 0
    const done = await actAll((now) => {
      const all = events(now)
      count = all.length
      return all
    })
    if (count === 0) announce(t('fight.bulk.nobody'))
    if (done) finish()
  }

  const againAll = () =>
    sendAll((now) => {
      const whose = side()
      return whose ? repeatsOf(now.snapshot, whose) : []
    })

  /** Sends what was refused with the game master's word, or lets the next declaration have it. */
  async function override(): Promise<void> {
    const event = refused.value
    const waived = event && canOverride(snapshot(), event) ? withOverride(event) : null
    if (!waived) {
      isWaiving.value = !isWaiving.value
      return announce(t(isWaiving.value ? 'fight.waiving.on' : 'fight.waiving.off'))
    }
    if (await send(() => waived)) finish()
  }

  const canOverrule = computed(() => {
    const event = refused.value
    return event !== null && canOverride(snapshot(), event)
  })

  return {
    refused,
    isWaiving,
    repeat,
    canOverrule,
    send,
    declare,
    withdraw,
    again,
    againAll,
    sendAll,
    override,
  }
}
