import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { useMoveRunner } from '../../../src/renderer/stores/move-runner'
import { phrase } from '../../../src/shared/phrase'

describe('what moves ask to be kept in mind', () => {
  beforeEach(() => setActivePinia(createPinia()))

  it('stays when another move has landed, and goes one by one', () => {
    const runner = useMoveRunner()
    const harm = phrase('ironFist.note.harmDealt', { harm: 3, ap: 1 })
    runner.remember([harm])
    runner.remember([])
    expect(runner.notes).toEqual([harm])
    const again = phrase('ironFist.note.harmDealt', { harm: 3, ap: 1 })
    runner.remember([again])
    expect(runner.notes).toEqual([harm, again])
    runner.letGo(runner.notes[0])
    expect(runner.notes).toHaveLength(1)
    expect(runner.notes[0]).toBe(again)
    runner.letGo(undefined)
    expect(runner.notes).toHaveLength(1)
  })
})
