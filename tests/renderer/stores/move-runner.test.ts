import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { useMoveRunner } from '../../../src/renderer/stores/move-runner'
import { phrase } from '../../../src/shared/phrase'

describe('what moves ask to be kept in mind', () => {
  beforeEach(() => setActivePinia(createPinia()))

  it('stays when another move has landed, and goes one by one', () => {
    const runner = useMoveRunner()
    const harm = phrase('ironFist.note.harmDealt', { harm: 3, ap: 1 })
    runner.remember([harm], 3)
    runner.remember([], 4)
    expect(runner.notes).toEqual([{ ...harm, batch: 3 }])
    const again = phrase('ironFist.note.harmDealt', { harm: 3, ap: 1 })
    runner.remember([again], 5)
    expect(runner.notes.map(({ batch }) => batch)).toEqual([3, 5])
    runner.letGo(runner.notes[0])
    expect(runner.notes).toEqual([{ ...again, batch: 5 }])
    runner.letGo(undefined)
    expect(runner.notes).toHaveLength(1)
  })

  it('goes with the move that is taken back, and stays when anything after it is', () => {
    const runner = useMoveRunner()
    runner.remember([phrase('dungeonWorld.note.toDeal', { damage: 4 })], 3)
    runner.remember([phrase('dungeonWorld.note.toDeal', { damage: 2 })], 5)
    runner.takeBack(5)
    expect(runner.notes).toHaveLength(2)
    runner.takeBack(4)
    expect(runner.notes.map(({ batch }) => batch)).toEqual([3])
  })
})
