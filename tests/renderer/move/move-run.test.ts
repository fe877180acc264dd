import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { nobody, useMoveRun } from '../../../src/renderer/panels/move/use-move-run'
import { ironFist } from '../../../src/rules/iron-fist'

function inflictHarm(kind: 'minion' | 'relevant' = 'relevant') {
  const move = ironFist.moves.inflictHarm
  if (!move) throw new Error('the system has no such move')
  return useMoveRun(() => ({
    system: ironFist.id,
    move,
    target: { id: 'vane', name: 'Corl Vane', sheet: ironFist.sheets.npc.parse({ kind }) },
    actors: [{ id: 'ysolt', name: 'Ysolt', sheet: ironFist.sheets.character.parse({}) }],
  }))
}

describe('a move on its way', () => {
  it('starts from the figures that the move proposes, and takes its number of dice', () => {
    expect(inflictHarm().given.value).toEqual({ harm: 3, ap: 0 })
    expect(inflictHarm().diceCount.value).toBe(1)
    expect(inflictHarm('minion').diceCount.value).toBe(2)
  })

  it('is read only when actor and dice are there', () => {
    const run = inflictHarm()
    run.typeDice([6])
    expect(run.reading.value).toBeNull()
    run.actorId.value = nobody
    expect(run.reading.value?.sum.total).toBe(9)
  })

  it('cannot be confirmed before its picks are legal, and says why', () => {
    const run = inflictHarm()
    run.actorId.value = 'ysolt'
    run.settle('harm', 6)
    run.typeDice([6])
    run.picks.value = ['wound']
    expect(run.refused.value?.key).toBe('ironFist.inflictHarm.refused.oneOrTwoLesser')
    expect(run.request.value).toBeNull()
    run.picks.value = ['wound', 'edge']
    expect(run.refused.value).toBeNull()
    expect(run.effects.value).toHaveLength(2)
    expect(run.request.value).toEqual({
      ...{ system: 'iron-fist', move: 'inflictHarm', typed: true },
      actor: { type: 'character', id: 'ysolt' },
      target: { type: 'npc', id: 'vane' },
      given: { harm: 6, ap: 0 },
      dice: [6],
      picks: ['wound', 'edge'],
    })
  })

  it('says that the app rolled, and rolls fair faces', () => {
    const run = inflictHarm('minion')
    run.actorId.value = nobody
    run.rollHere()
    expect(run.dice.value).toHaveLength(2)
    expect(run.dice.value.every((face) => face >= 1 && face <= 6)).toBe(true)
    expect(run.reading.value).not.toBeNull()
  })

  it('lets go of picks that another reading does not offer', async () => {
    const run = inflictHarm()
    run.actorId.value = 'ysolt'
    run.settle('harm', 6)
    run.typeDice([6])
    run.picks.value = ['dead']
    await nextTick()
    run.typeDice([2])
    await nextTick()
    expect(run.reading.value?.band).toBe('7-9')
    expect(run.picks.value).toEqual([])
  })
})
