import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { offeredMoves } from '../../../src/renderer/moves/fields/offered'

describe('moves to choose from', () => {
  it('are those of play first, and two of one name say of which system they are', () => {
    const offered = offeredMoves(['dungeon-world', 'iron-fist', 'ironsworn'], undefined, words)
    expect(offered[0]?.system).toBe('dungeon-world')
    const twice = offered.filter(({ title, key }) =>
      offered.some((each) => each.title === title && each.key !== key),
    )
    expect(twice.length).toBeGreaterThan(0)
    expect(twice.every(({ from }) => from !== null)).toBe(true)
    const once = offered.filter((move) => !twice.includes(move))
    expect(once.every(({ from }) => from === null)).toBe(true)
  })

  it('name no system where one alone has them', () => {
    const offered = offeredMoves(['iron-fist'], undefined, words)
    expect(new Set(offered.map(({ from }) => from))).toEqual(new Set([null]))
  })
})
