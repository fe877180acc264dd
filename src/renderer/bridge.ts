import '../shared/data/parsing'
import { useQuery, useQueryCache } from '@pinia/colada'
import { ref, toRaw, toValue, type MaybeRefOrGetter } from 'vue'
import type { ApiName, Bridge, Call, InputOf, OutputOf, Sent } from '../campaign/api'
import { differing, sharing } from '../shared/data/difference'
import type { Phrase } from '../shared/phrase'
import type { Reply } from '../shared/reply'
import { takeAskedFirst, type Asked } from './asked-first'
import { drawnFor } from './composables/app-dice'
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

/** Vue's proxies cannot cross to the program, so plain data goes; both sides share the types. */
const plain = (input: unknown): unknown => JSON.parse(JSON.stringify(input))

/** Asks the program; the reply is a value or an error in words, never a throw. */
export function call<Name extends ApiName>(
  name: Name,
  input: InputOf<Name>,
): Promise<Reply<OutputOf<Name>>> {
  const reply = window.ironTable.call(name, plain(input), drawnFor(input))
  return follow(reply as Promise<Reply<OutputOf<Name>>>, 'question')
}

/** The number by which the program knows each answer that is kept here. */
const numbers = new WeakMap<object, number>()

/** When each answer that is kept here was asked for, on the page's clock. */
const askedTimes = new WeakMap<object, number>()

/** When an answer was asked for, in milliseconds of `performance.now()`: what came about since is not in it. */
export const askedAt = (answer: object): number => askedTimes.get(toRaw(answer)) ?? 0

/** The questions of this moment, which are about to go to the program. */
let moment: { calls: Call[]; replies: Promise<Sent[]> } | null = null

/** The answer as it is now, of what was sent of it and the last one. */
function answerOf(sent: Extract<Sent, { ok: true }>, last: unknown): unknown {
  if (!('difference' in sent)) return sharing(last, sent.value)
  return sent.difference ? differing(last, sent.difference) : last
}

/** Sends a question together with whatever else is asked in the same moment. */
function sendInMoment(call: Call): Asked {
  if (!moment) {
    const calls: Call[] = []
    const send = () => {
      moment = null
      return window.ironTable.callAll(calls)
    }
    moment = { calls, replies: Promise.resolve().then(send) }
  }
  const index = moment.calls.push(call) - 1
  const sent = moment.replies.then((replies) => replies[index] as Sent)
  return { sent, at: performance.now() }
}

/**
 * Asks as `call` does, together with whatever else is asked in the same moment: what has changed is
 * read again as a whole, and drawn once. Of an answer like the last one only what is other comes.
 */
function ask<Name extends ApiName>(
  name: Name,
  input: InputOf<Name>,
  last: OutputOf<Name> | undefined,
): Promise<Reply<OutputOf<Name>>> {
  const holds = numbers.get(Object(last) as object) ?? 0
  const asked = takeAskedFirst(name, input) ?? sendInMoment({ name, input: plain(input), holds })
  const reply = asked.sent.then((sent) => {
    if (!sent.ok) return sent
    const value = answerOf(sent, last)
    if (sent.number && typeof value === 'object' && value) {
      numbers.set(value, sent.number)
      askedTimes.set(value, asked.at)
    }
    return { ...sent, value } as Reply<OutputOf<Name>>
  })
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

/** Asks what is kept fresh: a failure is thrown, what the answer left out is told. */
function useFreshAnswer() {
  const trouble = useTrouble()
  const cache = useQueryCache()
  return async <Name extends ApiName>(
    name: Name,
    input: InputOf<Name>,
  ): Promise<OutputOf<Name>> => {
    const key = keyOf(name, input)
    const reply = await ask(name, input, cache.getQueryData<OutputOf<Name>>(key))
    if (!reply.ok) throw new Error(reply.error.message.key, { cause: reply.error })
    readsOf.set(key.join(), reply.reads)
    trouble.raiseLeftOut(key.join(), reply.leftOut ?? [])
    return reply.value
  }
}

type Answer = ReturnType<typeof useFreshAnswer>

/**
 * One question as it was put. All who ask it share the options of whoever asked last: they hold nothing of
 * that reader, who may go, or go on to another question, while the others still wait for news of this one.
 */
function questionOf<Name extends ApiName>(answer: Answer, name: Name, put: InputOf<Name> | null) {
  const key = keyOf(name, put)
  const input = plain(put) as InputOf<Name>
  return { key, enabled: put !== null, query: () => answer(name, input) }
}

const keepLast = <Value>(last: Value | undefined) => last

/**
 * Asks a question and keeps its answer fresh; what is equal in the next answer keeps its identity, so
 * that nobody paints it anew. `input` null means: not yet. With `keepsLast` the last answer stands
 * until that to another input has come.
 */
export function useRead<Name extends ApiName>(
  name: Name,
  input: MaybeRefOrGetter<InputOf<Name> | null>,
  { keepsLast = false } = {},
) {
  const answer = useFreshAnswer()
  return useQuery<OutputOf<Name>>(() => ({
    ...questionOf(answer, name, toValue(input)),
    ...(keepsLast ? { placeholderData: keepLast } : {}),
  }))
}

/**
 * Asks before anybody is there to show the answer: who then comes to show it has it at once. Answers
 * nothing where it failed, which is told to who shows it.
 */
export async function readAhead<Name extends ApiName>(
  name: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name> | undefined> {
  const cache = useQueryCache()
  const answer = useFreshAnswer()
  const query = () => answer(name, input)
  const entry = cache.ensure<OutputOf<Name>>({ key: keyOf(name, input), query })
  return (await cache.refresh(entry).catch(() => undefined))?.data
}

/** Who is told of every command that was carried out. */
const listeners = new Set<(name: ApiName) => void>()

/** Tells of every command that was carried out, by its name; the returned function ends that. */
export function onCarriedOut(listener: (name: ApiName) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is told of every refusal of a command, beside its control. */
const refusalListeners = new Set<(words: Phrase) => void>()

/** Tells of every command that was refused, in its words; the returned function ends that. */
export function onRefused(listener: (words: Phrase) => void): () => void {
  refusalListeners.add(listener)
  return () => refusalListeners.delete(listener)
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
    if (reply.ok) {
      trouble.settleFailure()
      for (const listener of listeners) listener(name)
    } else if (!refused) trouble.raiseFailure(reply.error.message)
    else for (const listener of refusalListeners) listener(reply.error.message)
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
