import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bridgeFight, prepareFight } from '../../support/fight/short-fight'
import { sampleWorkspace } from '../../support/workspace'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

/** Steps of five seconds' turns with fifteen steps in a minute. */
const perMinute = 180

/** What one effect has left: steps where a fight counts, else whole minutes and what is too much of them. */
type Left = { steps: number } | { minutes: number; spare: number } | { rest: true }

interface Model {
  /** The fight that runs; null between fights. */
  fight: string | null
  fights: number
  left: Readonly<Record<string, Left>>
}

function counted(model: Model, change: (left: Left) => Left | null): Model {
  const left = Object.entries(model.left).flatMap(([id, each]) => {
    const now = change(each)
    return now ? [[id, now] as const] : []
  })
  return { ...model, left: Object.fromEntries(left) }
}

const toTurns = (left: Left): Left =>
  'minutes' in left ? { steps: left.minutes * perMinute - left.spare } : left

function toMinutes(steps: number): Left | null {
  const minutes = Math.ceil(steps / perMinute)
  return steps <= 0 ? null : { minutes, spare: minutes * perMinute - steps }
}

const action = (what: string, weight: number, most: number) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(what), count: fc.integer({ min: 1, max: most }) }),
})

const actions = fc.oneof(
  action('turns', 3, 3),
  action('through', 3, 1),
  action('minutes', 1, 3),
  action('untilRest', 1, 1),
  action('close', 8, 25),
  action('fight', 2, 1),
  action('clock', 3, 4),
  action('rest', 1, 4),
  action('undo', 3, 6),
  action('redo', 2, 6),
)

/** Plays the walk on a campaign and in the model at once, and compares them after every step. */
async function walk(table: Table, steps: readonly { do: string; count: number }[]) {
  const { run } = table
  const line: Model[] = [{ fight: null, fights: 0, left: {} }]
  let at = 0
  const now = (): Model => line[at] ?? { fight: null, fights: 0, left: {} }
  const put = (model: Model) => {
    line.splice(at + 1, line.length, model)
    at += 1
  }
  const act = (encounterId: string, type: string) =>
    run('encounter.act', { encounterId, event: { type } } as never)

  async function lay(until: object | string) {
    const { effectId } = await run('effect.lay', {
      ...{ characterId: 'character-maro', words: 'Blind' },
      until: until as never,
    })
    return effectId
  }

  async function fight() {
    const { fight: running, fights } = now()
    if (running !== null) {
      await act(running, 'fight.end')
      const ended = counted(now(), (left) => ('steps' in left ? toMinutes(left.steps) : left))
      return put({ ...ended, fight: null })
    }
    const next = fights === 0 ? bridgeFight : `fight-${fights}-${line.length}`
    if (fights > 0) {
      prepareFight(table, next, [{ id: `maro-in-${next}`, character: 'character-maro' }])
      put(now())
    }
    await act(next, 'fight.begin')
    put({ ...counted(now(), toTurns), fight: next, fights: fights + 1 })
  }

  async function layFor(what: 'turns' | 'minutes', count: number) {
    const steps = what === 'turns' ? count * 15 : count * perMinute
    const id = await lay(
      what === 'turns'
        ? { kind: 'turns', count }
        : { kind: 'span', amount: count, unit: 'minutes' },
    )
    const left = now().fight === null ? toMinutes(steps) : { steps }
    if (left) put({ ...now(), left: { ...now().left, [id]: left } })
  }

  async function pass(doing: 'rest' | 'wait', minutes: number) {
    await run('calendar.advance', { amount: minutes, unit: 'minutes', doing })
    put(
      counted(now(), (left) => {
        if ('rest' in left) return doing === 'rest' ? null : left
        if ('minutes' in left) {
          return left.minutes <= minutes ? null : { ...left, minutes: left.minutes - minutes }
        }
        const steps = left.steps - minutes * perMinute
        return steps < 0 ? null : { steps }
      }),
    )
  }

  const takes: Record<string, (count: number) => Promise<void> | void> = {
    turns: (count) => layFor('turns', count),
    minutes: (count) => layFor('minutes', count),
    untilRest: async () => {
      const id = await lay('rest')
      put({ ...now(), left: { ...now().left, [id]: { rest: true } } })
    },
    close: async () => {
      const { fight: running } = now()
      if (running === null) return
      await act(running, 'step.close')
      put(
        counted(now(), (left) => {
          if (!('steps' in left)) return left
          return left.steps === 0 ? null : { steps: left.steps - 1 }
        }),
      )
    },
    fight,
    clock: (count) => pass('wait', count),
    rest: (count) => pass('rest', count),
    undo: async () => {
      if (at === 0) return
      await run('history.undo', {})
      at -= 1
    },
    redo: async () => {
      if (at === line.length - 1) return
      await run('history.redo', {})
      at += 1
    },
  }

  /** Steps until the first that a fight counts is over. */
  const soonest = () =>
    Math.min(
      60,
      ...Object.values(now().left).flatMap((left) => ('steps' in left ? [left.steps + 1] : [])),
    )

  for (const step of steps) {
    const isThrough = step.do === 'through' && now().fight !== null
    const times = ['close', 'undo', 'redo'].includes(step.do) ? step.count : 1
    for (let time = 0, most = isThrough ? soonest() : times; time < most; time++) {
      await takes[isThrough ? 'close' : step.do]?.(step.count)
      const there = (await run('effect.list', {})).map(({ id }) => id)
      expect(there).toEqual(Object.keys(now().left))
    }
  }
}

describe('what lasts', () => {
  it('neither runs past its end nor ends early, over turns, fights, the clock, undo and redo', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(actions, { minLength: 8, maxLength: 30 }), async (steps) => {
        await walk(await sampleWorkspace(), steps)
      }),
      { numRuns: 15 },
    )
  })

  it('is announced in the step before its last, ends with it, and tells why', async () => {
    const { run } = await sampleWorkspace()
    const act = (type: string) =>
      run('encounter.act', { encounterId: bridgeFight, event: { type } } as never)
    await act('fight.begin')
    await run('effect.lay', {
      ...{ characterId: 'character-maro', words: 'Blind' },
      until: { kind: 'step', step: 3 },
    })
    const [laid] = await run('effect.list', {})
    expect(laid).toMatchObject({ isNext: false, left: { key: 'effect.left.steps' } })
    await act('step.close')
    const [soon] = await run('effect.list', {})
    expect(soon).toMatchObject({ isNext: true })
    await act('step.close')
    expect(await run('effect.list', {})).toHaveLength(1)
    await act('step.close')
    expect(await run('effect.list', {})).toEqual([])
    const facts = await run('journal.recent', { limit: 50 })
    const told = facts
      .flatMap(({ fact }) => (fact.kind.startsWith('effect.') ? [fact] : []))
      .reverse()
    expect(told.map(({ kind }) => kind)).toEqual(['effect.laid', 'effect.ending', 'effect.ended'])
    expect(told.at(-1)?.cause).toEqual({ key: 'effect.cause.time' })
  })
})
