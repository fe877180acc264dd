import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'

const system = 'iron-fist'
const ysolt = { type: 'character' as const, id: 'character-ysolt' }
const maro = { type: 'character' as const, id: 'character-maro' }
const base = { system, given: {}, typed: true }
const engage = (dice: number[], picks: string[]) => ({
  ...{ ...base, actor: ysolt, target: maro, move: 'engage', dice, picks },
})
const defend = (dice: number[], picks: string[], fewer = false) => ({
  ...{ ...base, actor: maro, target: ysolt, move: 'defend', dice, picks, fewer },
  answers: { stat: 'steel' },
})
const forcedBack = { move: 'engage', pick: 'b' }
const stands = { move: 'defend', pick: 'c' }

async function table(one = forcedBack, other = stands) {
  const workspace = await sampleWorkspace()
  await workspace.run('move.markContradiction', { system, one, other })
  const conflict = async (a: ReturnType<typeof engage>, b: ReturnType<typeof defend>) => {
    const reply = await workspace.call('move.confirmConflict', { a, b })
    return reply.ok ? reply.value.winner : reply.error.message
  }
  return { ...workspace, conflict }
}

describe('IF-046 picks that the GM found to cancel each other', () => {
  it.each([
    ['as it was marked', forcedBack, stands],
    ['the other way round', stands, forcedBack],
  ])('are refused to the loser, %s', async (_how, one, other) => {
    const { workspace, conflict } = await table(one, other)
    const before = content(workspace.file)
    expect(await conflict(engage([6, 6], ['a', 'b']), defend([5, 5], ['c', 'd']))).toEqual({
      key: 'refusal.picksCancel',
      with: { stands: '@ironFist.engage.option.b', gone: '@ironFist.defend.option.c' },
    })
    expect(content(workspace.file)).toEqual(before)
  })

  it('leave the loser another pick, or fewer of them', async () => {
    const again = await table()
    expect(await again.conflict(engage([6, 6], ['a', 'b']), defend([5, 5], ['d', 'f']))).toBe('a')
    const fewer = await table()
    expect(await fewer.conflict(engage([6, 6], ['a', 'b']), defend([5, 5], ['d'], true))).toBe('a')
  })

  it('hold for whoever loses: the winner keeps his own', async () => {
    const { conflict } = await table()
    expect(await conflict(engage([4, 4], ['b']), defend([6, 6], ['c', 'd']))).toMatchObject({
      with: { stands: '@ironFist.defend.option.c', gone: '@ironFist.engage.option.b' },
    })
    expect(await conflict(engage([4, 4], ['a']), defend([6, 6], ['c', 'd']))).toBe('b')
  })

  it('bind nobody where the totals are equal (IF-047)', async () => {
    const { conflict } = await table()
    expect(await conflict(engage([5, 5], ['a', 'b']), defend([6, 5], ['c', 'd']))).toBeNull()
  })

  it('are those of their own moves: the same letter of another move is free', async () => {
    const { conflict } = await table({ move: 'engage', pick: 'c' })
    expect(await conflict(engage([6, 6], ['a', 'b']), defend([5, 5], ['c', 'd']))).toBe('a')
  })
})
