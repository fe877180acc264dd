import { describe, expect, it } from 'vitest'
import { stepAhead } from '../../../../src/renderer/systems/cold-iron/fight/stage'
import { board } from '../../../../src/rules/cold-iron/view/board'
import { fighter, gather, send, type Table } from '../../../rules/cold-iron/table'

const close = { type: 'step.close' } as const

function fight(): Table {
  return send(gather(fighter('a'), fighter('b', {}, {}, 'foe')), { type: 'fight.begin' })
}

function aheadOf(table: Table): number | null {
  return stepAhead(board(table))?.step ?? null
}

describe('the step to skip to', () => {
  it('is the declaration of attacks from the first steps on, and nothing right before it', () => {
    expect(aheadOf(fight())).toBe(5)
    expect(aheadOf(send(fight(), close, close))).toBe(5)
    expect(aheadOf(send(fight(), close, close, close))).toBeNull()
  })

  it('is the next step in which somebody acts once attacks are declared', () => {
    const declaration = { kind: 'attack', targetId: 'b', weapon: 0 } as const
    const atAttacks = send(fight(), close, close, close, close)
    const declared = send(atAttacks, { type: 'declare', combatantId: 'a', declaration })
    expect(aheadOf(declared)).toBe(11)
    expect(aheadOf(send(declared, close, close, close, close))).toBe(11)
    expect(aheadOf(send(declared, close, close, close, close, close))).toBeNull()
  })

  it('is the end of the turn when nobody does anything', () => {
    expect(aheadOf(send(fight(), close, close, close, close))).toBe(15)
  })
})
