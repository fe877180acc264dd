import { PiniaColada } from '@pinia/colada'
import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it, vi } from 'vitest'
import { createApp, effectScope, ref } from 'vue'
import type { Call } from '../../../src/campaign/api'
import { useFollowGame, useGameAtHand } from '../../../src/renderer/stores/game-at-hand'
import { whenIdle } from '../../../src/renderer/under-way'

/** A campaign of two games whose program answers when it is told to. */
function campaign() {
  const asked = Promise.withResolvers<string | null>()
  const callAll = async (calls: Call[]) => {
    const value = await asked.promise
    return calls.map(() => ({ ok: true, value, reads: ['journal'] }))
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { ironTable: { callAll } }))
  vi.stubGlobal('document', new EventTarget())
  const app = createApp({})
  const pinia = createPinia()
  app.use(pinia).use(PiniaColada)
  setActivePinia(pinia)
  const path = ref<string | undefined>('two.irontable')
  const games = ['dungeon-world', 'iron-fist']
  app.runWithContext(() =>
    effectScope().run(() =>
      useFollowGame(
        () => games,
        () => path.value,
      ),
    ),
  )
  return { atHand: useGameAtHand(), answer: asked.resolve, path }
}

describe('the game at hand after a restart', () => {
  it('is waited for until it is answered which was played last', async () => {
    const { atHand, answer } = campaign()
    expect(atHand.isKnown).toBe(false)
    let begun: string | undefined
    const beginning = atHand.known().then(() => (begun = atHand.id))
    // What is typed meanwhile waits, as behind a command.
    expect(whenIdle()).not.toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(begun).toBeUndefined()
    answer('iron-fist')
    await beginning
    expect(begun).toBe('iron-fist')
  })

  it('is not waited for where somebody has turned to one, or the campaign is closed', async () => {
    const { atHand, path } = campaign()
    atHand.touch('iron-fist')
    expect(atHand.isKnown).toBe(true)
    atHand.touched = ''
    expect(atHand.isKnown).toBe(false)
    path.value = undefined
    await atHand.known()
    expect(atHand.isKnown).toBe(true)
  })
})
