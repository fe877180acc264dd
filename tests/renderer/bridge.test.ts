import { PiniaColada } from '@pinia/colada'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, effectScope, ref, type App } from 'vue'
import type { Call, Sent } from '../../src/campaign/api'
import { HeldAnswers } from '../../src/main/held-answers'
import { followChanges, useRead, useRun } from '../../src/renderer/bridge'
import { useTrouble } from '../../src/renderer/stores/trouble'
import { phrase } from '../../src/shared/phrase'

const failed = { ok: false, error: { code: 'failed', message: phrase('failed.disk') } }
const done = { ok: true, value: {} }

describe('the banner of what has failed', () => {
  beforeEach(() => {
    setActivePinia(createPinia())
  })

  it('goes with the next command that lands', async () => {
    const call = vi.fn().mockResolvedValueOnce(failed).mockResolvedValue(done)
    vi.stubGlobal('window', { ironTable: { call } })
    const { run } = useRun()
    await run('program.showLog', {})
    expect(useTrouble().current).toEqual(phrase('failed.disk'))
    await useRun().run('program.showLog', {})
    expect(useTrouble().current).toBeNull()
  })

  it('stays where no command has raised it', async () => {
    vi.stubGlobal('window', { ironTable: { call: vi.fn().mockResolvedValue(done) } })
    useTrouble().raise(phrase('trouble.leftOut'))
    await useRun().run('program.showLog', {})
    expect(useTrouble().current).toEqual(phrase('trouble.leftOut'))
  })

  it('goes with the campaign it is about, and stays where it is about the program', () => {
    const trouble = useTrouble()
    trouble.raise(phrase('trouble.leftOut'))
    trouble.leaveCampaign()
    expect(trouble.current).toBeNull()
    trouble.raise(phrase('program.silent'), 'program')
    trouble.leaveCampaign()
    expect(trouble.current).toEqual(phrase('program.silent'))
  })

  it('tells what is missing in each campaign anew', () => {
    const trouble = useTrouble()
    trouble.raiseLeftOut('note.list', ['torn'])
    trouble.leaveCampaign()
    trouble.raiseLeftOut('note.list', ['torn'])
    expect(trouble.current?.key).toBe('trouble.leftOut')
  })

  it('goes when no question misses an unreadable text any more, and comes back with it', () => {
    const trouble = useTrouble()
    trouble.raiseLeftOut('note.list', ['torn'])
    trouble.raiseLeftOut('cast.list', ['torn'])
    trouble.raiseLeftOut('note.list', [])
    expect(trouble.current?.key).toBe('trouble.leftOut')
    trouble.raiseLeftOut('cast.list', [])
    expect(trouble.current).toBeNull()
    trouble.raiseLeftOut('cast.list', ['torn'])
    expect(trouble.current?.key).toBe('trouble.leftOut')
  })

  it('goes when what it tells is so no more, unless another is told by then', () => {
    const trouble = useTrouble()
    const [full, found] = [phrase('trouble.backup'), phrase('trouble.found')]
    trouble.raise(full)
    trouble.settle(found)
    expect(trouble.current).toEqual(full)
    trouble.settle(full)
    expect(trouble.current).toBeNull()
  })
})

describe('a question that several ask', () => {
  /** What the program answers now, and how it tells that something has changed. */
  function program() {
    let answer: unknown = 'first'
    let tell: (change: 'all') => void = () => undefined
    const held = new HeldAnswers()
    const sent: Sent[] = []
    const callAll = vi.fn((calls: Call[]) => {
      const replies = calls.map((each) =>
        held.send(each, { ok: true, value: answer, reads: ['note'] }),
      )
      sent.push(...replies)
      return Promise.resolve(structuredClone(replies))
    })
    const onChanged = (listener: typeof tell) => (tell = listener)
    vi.stubGlobal('window', Object.assign(new EventTarget(), { ironTable: { callAll, onChanged } }))
    vi.stubGlobal('document', new EventTarget())
    const change = (to: unknown) => {
      answer = to
      tell('all')
    }
    return { change, sent }
  }

  function reader(app: App, input: () => Record<string, never> | null) {
    const scope = effectScope()
    const read = app.runWithContext(() => scope.run(() => useRead('inbox.list', input)))
    if (!read) throw new Error('nobody reads')
    return { scope, data: read.data }
  }

  function campaign() {
    const app = createApp({})
    const pinia = createPinia()
    app.use(pinia).use(PiniaColada)
    setActivePinia(pinia)
    app.runWithContext(followChanges)
    return app
  }

  it('is asked again for whoever still asks, when another has left off', async () => {
    const { change } = program()
    const app = campaign()
    const staying = reader(app, () => ({}))
    const isOpen = ref(true)
    const leaving = reader(app, () => (isOpen.value ? {} : null))
    await vi.waitFor(() => expect(staying.data.value).toBe('first'))
    isOpen.value = false
    await vi.waitFor(() => expect(leaving.data.value).toBeUndefined())
    change('second')
    await vi.waitFor(() => expect(staying.data.value).toBe('second'))
  })

  it('is answered with what is other since, and what is equal stays what it was', async () => {
    const { change, sent } = program()
    const { data } = reader(campaign(), () => ({}))
    await vi.waitFor(() => expect(data.value).toBe('first'))
    change({ ann: { hp: 4 }, bob: { hp: 9 } })
    await vi.waitFor(() => expect(data.value).toEqual({ ann: { hp: 4 }, bob: { hp: 9 } }))
    const { bob } = data.value as unknown as Record<string, unknown>
    change({ ann: { hp: 2 }, bob: { hp: 9 } })
    await vi.waitFor(() => expect(data.value).toEqual({ ann: { hp: 2 }, bob: { hp: 9 } }))
    expect((data.value as unknown as Record<string, unknown>).bob).toBe(bob)
    expect(sent.map((each) => 'difference' in each)).toEqual([false, false, true])
    change({ ann: { hp: 2 }, bob: { hp: 9 } })
    await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ difference: null }))
    change({ ann: { hp: 0 }, bob: { hp: 9 } })
    await vi.waitFor(() => expect(data.value).toEqual({ ann: { hp: 0 }, bob: { hp: 9 } }))
  })

  it('is asked again for whoever still asks, when another has gone', async () => {
    const { change } = program()
    const app = campaign()
    const staying = reader(app, () => ({}))
    const going = reader(app, () => ({}))
    await vi.waitFor(() => expect(staying.data.value).toBe('first'))
    going.scope.stop()
    change('second')
    await vi.waitFor(() => expect(staying.data.value).toBe('second'))
  })
})
