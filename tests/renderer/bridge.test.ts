import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useRun } from '../../src/renderer/bridge'
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
