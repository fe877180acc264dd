import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { useTimeSinceFight } from '../../../../src/renderer/systems/cold-iron/fight/use-time-since-fight'

const minute = 60_000

describe('CI-015 play without a fight', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('CI-015: is counted in whole minutes, by the clock on the wall, from the end of a fight', async () => {
    const scope = effectScope()
    const fighting = ref(true)
    const minutes = scope.run(() => useTimeSinceFight(() => fighting.value))
    vi.advanceTimersByTime(90 * minute)
    expect(minutes?.value).toBe(0)
    fighting.value = false
    await nextTick()
    vi.advanceTimersByTime(59 * minute)
    expect(minutes?.value).toBe(59)
    vi.advanceTimersByTime(minute)
    expect(minutes?.value).toBe(60)
    fighting.value = true
    await nextTick()
    expect(minutes?.value).toBe(0)
    scope.stop()
  })

  it('CI-015: goes on while the table is not looked at', async () => {
    const table = effectScope()
    table.run(() => useTimeSinceFight(() => false))
    table.stop()
    vi.advanceTimersByTime(10 * minute)
    const again = effectScope()
    const minutes = again.run(() => useTimeSinceFight(() => false))
    await nextTick()
    expect(minutes?.value).toBe(10)
    again.stop()
  })
})
