import { useQuery, useQueryCache } from '@pinia/colada'
import { ref, toValue, type MaybeRefOrGetter } from 'vue'
import type { ApiName, Bridge, InputOf, OutputOf } from '../campaign/api'
import type { Phrase } from '../shared/phrase'
import type { Reply } from '../shared/reply'
import { useTrouble } from './stores/trouble'
import { follow } from './under-way'

declare global {
  interface Window {
    ironTable: Bridge
  }
}

/** The tables each question looked at, by its key; `undefined` where only the program knows. */
const readsOf = new Map<string, string[] | undefined>()

const keyOf = (name: string, input: unknown) => [name, JSON.stringify(input)]

/** Asks the program; the reply is a value or an error in words, never a throw. */
export function call<Name extends ApiName>(
  name: Name,
  input: InputOf<Name>,
): Promise<Reply<OutputOf<Name>>> {
  // Vue's proxies cannot cross to the program, so plain data goes; both sides share the types.
  const plain: unknown = JSON.parse(JSON.stringify(input))
  const reply = window.ironTable.call(name, plain) as Promise<Reply<OutputOf<Name>>>
  return follow(reply, 'question')
}

/** Re-runs every question whose tables changed. Called once, when the page starts. */
export function followChanges(): void {
  const cache = useQueryCache()
  window.ironTable.onChanged((change) => {
    const stale = (key: readonly unknown[]) => {
      const reads = readsOf.get(key.join())
      return change === 'all' || !reads || reads.some((table) => change.tables.includes(table))
    }
    // A question that fails keeps its own error; nobody else waits for it here.
    cache.invalidateQueries({ predicate: (entry) => stale(entry.key) }).catch(() => undefined)
  })
}

/**
 * Asks a question and keeps its answer fresh. `input` null means: not yet. With `keepsLast` the last
 * answer stands until that to another input has come.
 */
export function useRead<Name extends ApiName>(
  name: Name,
  input: MaybeRefOrGetter<InputOf<Name> | null>,
  { keepsLast = false } = {},
) {
  const trouble = useTrouble()
  return useQuery({
    key: () => keyOf(name, toValue(input)),
    enabled: () => toValue(input) !== null,
    ...(keepsLast ? { placeholderData: (last: OutputOf<Name> | undefined) => last } : {}),
    query: async (): Promise<OutputOf<Name>> => {
      const asked = toValue(input) as InputOf<Name>
      const reply = await call(name, asked)
      if (!reply.ok) throw new Error(reply.error.message.key, { cause: reply.error })
      readsOf.set(keyOf(name, asked).join(), reply.reads)
      trouble.raiseLeftOut(keyOf(name, asked).join(), reply.leftOut ?? [])
      return reply.value
    },
  })
}

/** Runs commands: a refusal stays beside the control, a failure goes to the banner. */
export function useRun() {
  const trouble = useTrouble()
  const refusal = ref<Phrase | null>(null)
  const busy = ref(false)

  async function send<Name extends ApiName>(
    name: Name,
    input: InputOf<Name>,
  ): Promise<Reply<OutputOf<Name>>> {
    busy.value = true
    const reply = await follow(call(name, input), 'command')
    busy.value = false
    const refused = !reply.ok && reply.error.code === 'refused'
    refusal.value = refused ? reply.error.message : null
    if (reply.ok) trouble.settleFailure()
    else if (!refused) trouble.raiseFailure(reply.error.message)
    return reply
  }

  /** What it answers; undefined when it was refused or has failed. */
  async function run<Name extends ApiName>(
    name: Name,
    input: InputOf<Name>,
  ): Promise<OutputOf<Name> | undefined> {
    const reply = await send(name, input)
    return reply.ok ? reply.value : undefined
  }

  /** Whether it has landed, for commands that answer nothing. */
  async function carryOut<Name extends ApiName>(
    name: Name,
    input: InputOf<Name>,
  ): Promise<boolean> {
    return (await send(name, input)).ok
  }

  return { run, carryOut, refusal, busy }
}
