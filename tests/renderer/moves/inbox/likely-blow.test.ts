import { describe, expect, it } from 'vitest'
import { isLikelyBlowOn, type Owed } from '../../../../src/renderer/moves/inbox/inbox'
import { dungeonWorld } from '../../../../src/rules/dungeon-world'
import { phrase } from '../../../../src/shared/phrase'

const wren = { type: 'character' as const, id: 'wren', name: 'Wren' }
const corpse = { type: 'npc' as const, id: 'corpse', name: 'Walking corpse' }
const hack = dungeonWorld.moves['hackAndSlash']?.title ?? phrase('none')

function owed(cause: Owed['cause'], about: Owed['about']): Owed {
  return {
    ...{ id: 'owed', due: 'standard', about, cause, keptPicks: [], mission_id: null },
    ...{ mission: null, at: '2026-01-01', carried: 0, portents: [], notes: [], portentCause: '' },
    gmMoves: [],
  }
}

describe('damage by hand', () => {
  it('DW-010: is taken for the move that is owed where that is owed to whoever takes it, for a move of theirs', () => {
    const own = owed(hack, [wren, corpse])
    expect(isLikelyBlowOn(own, wren.id)).toBe(true)
    expect(isLikelyBlowOn(own, corpse.id)).toBe(false)
  })

  it('DW-059: is not taken for one that a journey owes, though it may be that', () => {
    const ofJourney = owed(phrase('dungeonWorld.journey.cause'), [wren])
    expect(isLikelyBlowOn(ofJourney, wren.id)).toBe(false)
    expect(isLikelyBlowOn(undefined, wren.id)).toBe(false)
  })
})
