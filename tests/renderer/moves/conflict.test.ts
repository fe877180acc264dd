import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import {
  cancels,
  gainEffects,
  struckPicks,
  useConflict,
} from '../../../src/renderer/moves/conflict/conflict'
import { useMoveRun } from '../../../src/renderer/moves/run/use-move-run'
import { ironFist } from '../../../src/rules/iron-fist'

const { sheets, moves, id: system, conflict } = ironFist
const people = ['ysolt', 'maro'].map((id) => ({
  ...{ type: 'character' as const, id, key: `character:${id}`, name: id },
  sheet: sheets.character.parse({ advantageDie: 2 }),
}))

function engageAgainst(moveOfB = 'engage') {
  const table = () => ({ system, moves, people })
  const [one, other] = ['character:ysolt', 'character:maro']
  const runs = {
    a: useMoveRun(table, { move: 'engage', actor: one, target: other }),
    b: useMoveRun(table, { move: moveOfB, actor: other, target: one }),
  }
  return { runs, ...useConflict(runs, () => conflict) }
}

describe('a conflict on the screen', () => {
  it('IF-044 IF-046 stands only when both have rolled; the loser waits for the winner’s picks', () => {
    const { runs, standing, isLoser, mayPick } = engageAgainst()
    runs.a.typeDice([4, 3])
    expect(standing.value).toBeNull()
    expect([mayPick('a'), mayPick('b')]).toEqual([false, false])
    runs.b.typeDice([4, 4])
    expect(standing.value).toMatchObject({ winner: 'b', pickOrder: ['b', 'a'] })
    expect([isLoser('a'), isLoser('b')]).toEqual([true, false])
    expect([mayPick('a'), mayPick('b')]).toEqual([false, true])
    runs.b.take(['b'])
    expect(mayPick('a')).toBe(true)
  })

  it('IF-047 equal totals: nobody wins, both pick together, nobody gains', () => {
    const { runs, standing, mayPick, gains } = engageAgainst()
    runs.a.typeDice([4, 4])
    runs.b.typeDice([5, 3])
    expect(standing.value).toMatchObject({ winner: null, pickOrder: 'simultaneous' })
    expect([mayPick('a'), mayPick('b')]).toEqual([true, true])
    runs.a.take(['b'])
    runs.b.take(['b'])
    expect(gains.value).toEqual({ a: [], b: [] })
  })

  it('IF-045 the winner gains one point, unless the own move gave it', () => {
    const { runs, gains } = engageAgainst()
    runs.a.typeDice([4, 4])
    runs.b.typeDice([1, 1])
    runs.a.take(['b'])
    const gained = { on: 'actor', field: 'advantageDie', from: 2, to: 3, rule: 'IF-045' }
    expect(gains.value).toEqual({ a: [gained], b: [] })
    runs.a.take(['a'])
    expect(gains.value.a).toEqual([])
  })

  it('IF-046 fewer picks will do for the loser who says so', async () => {
    const { runs } = engageAgainst()
    runs.a.typeDice([6, 6])
    runs.b.typeDice([5, 5])
    await nextTick()
    runs.b.take(['b'])
    expect(runs.b.request.value).toBeNull()
    runs.b.takeFewer(true)
    expect(runs.b.request.value).toMatchObject({ picks: ['b'], fewer: true })
  })

  it('IF-045 a gain at its ceiling changes nothing, and one by nothing is none', () => {
    if (!conflict) throw new Error('the system knows no conflict')
    const full = sheets.character.parse({ advantageDie: 6 })
    expect(gainEffects(conflict, full, [], 1)).toEqual([])
    expect(gainEffects(conflict, full, [], 0)).toEqual([])
  })

  it('IF-046 a remembered pair strikes the loser’s pick, whichever side was named first', () => {
    const pairs = [{ one_move: 'engage', one_pick: 'b', other_move: 'defend', other_pick: 'c' }]
    const [b, c] = [
      { move: 'engage', pick: 'b' },
      { move: 'defend', pick: 'c' },
    ] as const
    expect(cancels(pairs, b, c)).toBe(true)
    expect(cancels(pairs, c, b)).toBe(true)
    expect(cancels(pairs, b, { ...c, pick: 'd' })).toBe(false)
    expect(struckPicks(pairs, 'defend', ['c', 'd'], [b])).toEqual(['c'])
    expect(struckPicks(pairs, 'engage', ['a', 'b'], [c])).toEqual(['b'])
    expect(struckPicks(pairs, 'defend', ['c', 'd'], [])).toEqual([])
  })
})
