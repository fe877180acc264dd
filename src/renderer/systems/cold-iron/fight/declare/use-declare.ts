import IconBan from '~icons/lucide/circle-slash'
import IconEye from '~icons/lucide/eye'
import IconEyeOff from '~icons/lucide/eye-off'
import IconFind from '~icons/lucide/list-filter'
import IconNext from '~icons/lucide/skip-forward'
import IconRepeat from '~icons/lucide/repeat'
import IconRepeatAll from '~icons/lucide/repeat-2'
import IconShieldHalf from '~icons/lucide/shield-half'
import IconUsers from '~icons/lucide/users'
import { computed, ref, type Ref } from 'vue'
import type { Declaration } from '../../../../../rules/cold-iron/fight-model/declaration'
import type { FightEvent } from '../../../../../rules/cold-iron/turn/events'
import { canOverride, withOverride } from '../../../../../rules/cold-iron/turn/refusal'
import { repeatOf, repeatsOf } from '../../../../../rules/cold-iron/view/declaring/repeating'
import { useAction } from '../../../../actions/use-action'
import { useAnnounce } from '../../../../composables/use-announce'
import { useWords } from '../../../../composables/use-words'
import { useShownFight } from '../fight-context'
import { useDesperation } from './desperation'
import type { Fighter } from '../fighter'
import { useFound } from '../use-choices'
import type { FightNow, Intent } from '../use-fight'

/** For whom is declared. */
interface Declarer {
  picked: Readonly<Ref<string | null>>
  /** Called when something has been declared. */
  settle: () => void
}

/** Declares for the picked one or for many, once more, and against the rules. */
export function useDeclareCommands({ picked, settle }: Declarer) {
  const { snapshot, board, act, actAll, fighterOf } = useShownFight()
  const { inDesperation } = useDesperation(() => board.value.turn)
  const { t } = useWords()
  const { announce } = useAnnounce()
  /** Whether the game master's word stands against the rules for what is declared next. */
  const isOverriding = ref(false)
  /** What the rules refused last, for the game master's word. */
  const refused = ref<FightEvent | null>(null)

  /** Ids of those for whom nothing was declared again, because their target is down. */
  const leftOpen = ref<string[]>([])

  function finish(): void {
    isOverriding.value = false
    settle()
  }

  /** Somebody else declares: neither the word nor the refusal was meant for them. */
  function forget(): void {
    isOverriding.value = false
    refused.value = null
  }

  async function send(intent: Intent): Promise<boolean> {
    let sent: FightEvent | null = null
    const done = await act((now) => (sent = intent(now)))
    refused.value = done ? null : sent
    return done
  }

  /** A declaration counts for whoever is picked when its turn comes, so keys may be pressed ahead. */
  async function declare(declaration: (who: string) => Declaration | null): Promise<void> {
    const override = isOverriding.value
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

  const repeat = computed(() =>
    picked.value === null ? null : repeatOf(snapshot.value, picked.value),
  )

  /** It helps nobody whom their body does not hold back (CI-065). */
  function asMeant(event: FightEvent): FightEvent {
    const who = event.type === 'declare' ? fighterOf(event.combatantId) : undefined
    return who && who.body.penalty.terms.length > 0 ? inDesperation(event) : event
  }

  async function again(): Promise<void> {
    const done = await send((now) => {
      const told = picked.value === null ? null : repeatOf(now.snapshot, picked.value)
      return told?.refusal === null ? asMeant(told.event) : null
    })
    if (done) finish()
  }

  async function sendAll(events: (now: FightNow) => FightEvent[]): Promise<void> {
    let count = 0
    const done = await actAll((now) => {
      const all = events(now).map(asMeant)
      count = all.length
      return all
    })
    if (count === 0) announce(t('fight.bulk.nobody'))
    if (done) finish()
  }

  async function againAll(): Promise<void> {
    let left: string[] = []
    await sendAll((now) => {
      const side = fighterOf(picked.value)?.side
      const { events, leftOpen } = side
        ? repeatsOf(now.snapshot, side)
        : { events: [], leftOpen: [] }
      left = leftOpen
      return events
    })
    leftOpen.value = left
  }

  /** Whether what was refused can be had with the game master's word. */
  const mayOverride = computed(() => {
    const event = refused.value
    return event !== null && canOverride(snapshot.value, event)
  })

  /** Sends what was refused with the game master's word, or lets the next declaration have it. */
  async function override(): Promise<void> {
    const overridden = refused.value && mayOverride.value ? withOverride(refused.value) : null
    if (!overridden) {
      isOverriding.value = !isOverriding.value
      return announce(t(isOverriding.value ? 'fight.waiving.on' : 'fight.waiving.off'))
    }
    if (await send(() => overridden)) finish()
  }

  return {
    forget,
    isOverriding,
    repeat,
    mayOverride,
    send,
    declare,
    withdraw,
    again,
    againAll,
    leftOpen,
    sendAll,
    override,
  }
}

/** The search of the declarations: for those who declare, or, while somebody aims, their targets. */
export function useDeclareFind(people: Readonly<Ref<Fighter[]>>, isAiming: Readonly<Ref<boolean>>) {
  const query = ref('')
  const isFinding = ref(false)
  /** While targets are asked for, the search is for them. */
  const searched = computed(() => (isAiming.value ? '' : query.value))
  const shown = useFound(people, searched)

  /** Ends the search; answers its first find. Targets that were searched for wait for their number. */
  function found(): string | null {
    isFinding.value = false
    if (isAiming.value) return null
    const [first] = shown.value
    query.value = ''
    return first?.id ?? null
  }

  return { query, isFinding, searched, shown, found }
}

/** What can be done while declarations are made, beside declaring for one. */
interface DeclareHandle {
  nextOpen: () => void
  again: () => void
  againAll: () => void
  group: () => void
  engagement: () => void
  find: () => void
  override: () => void
  cover: () => void
  reveal: () => void
  can: Partial<Record<Verb, () => boolean>>
}

type Verb = keyof Omit<DeclareHandle, 'can'>

const verbs: readonly { verb: Verb; icon: typeof IconEye }[] = [
  { verb: 'nextOpen', icon: IconNext },
  { verb: 'again', icon: IconRepeat },
  { verb: 'againAll', icon: IconRepeatAll },
  { verb: 'group', icon: IconUsers },
  { verb: 'engagement', icon: IconShieldHalf },
  { verb: 'find', icon: IconFind },
  { verb: 'override', icon: IconBan },
  { verb: 'cover', icon: IconEyeOff },
  { verb: 'reveal', icon: IconEye },
]

/** Registers them. */
export function useDeclareActions({ can, ...handlers }: DeclareHandle): void {
  for (const { verb, icon } of verbs) {
    useAction({
      id: `fight.declaring.${verb}`,
      icon,
      when: () => can[verb]?.() ?? true,
      run: handlers[verb],
    })
  }
}
