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
})
