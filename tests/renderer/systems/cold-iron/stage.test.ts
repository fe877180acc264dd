import { describe, expect, it } from 'vitest'
import { idleIn, stageOf } from '../../../../src/renderer/systems/cold-iron/fight/stage'
import { board } from '../../../../src/rules/cold-iron/view/board'
import { grappling, maul } from '../../../rules/cold-iron/grapple-table'
import { wrestler } from '../../../rules/cold-iron/wrestlers'
import type { FightNow } from '../../../../src/renderer/systems/cold-iron/fight/use-fight'
import { attack, fighter, gather, send, until, type Table } from '../../../rules/cold-iron/table'
import { declares, facing } from '../../../rules/cold-iron/moves-table'

const people = () => [fighter('a', { maFull: 8 }), fighter('b', {}, {}, 'foe')]
const begun = () => send(gather(...people()), { type: 'fight.begin' })
const stage = (table: Table) => stageOf(board(table))

describe('what the panel shows of a step', () => {
  it('CI-017: declarations, then what each step has to do, then the end of the turn', () => {
    expect(stage(begun())).toBe('declare')
    const declaring = until(begun(), 'attacks')
    expect(stage(declaring)).toBe('declare')
    const struck = send(declaring, attack('a', 'b'))
    expect(stage(until(struck, 'normalWeapons'))).toBe('strike')
    expect(stage(until(struck, 'missiles'))).toBe('act')
    expect(stage(until(declaring, 'upkeep'))).toBe('upkeep')
  })

  it('CI-028: who moves can still be spoken about in step 6, and only where somebody does', () => {
    const walk = { kind: 'move', movement: { way: 'walk', hexes: 4 } } as const
    expect(stage(until(declares(facing(people()), 'a', walk), 'moving'))).toBe('strike')
    expect(stage(until(begun(), 'moving'))).toBe('act')
  })

  it('CI-153: those who go for a body, in the step of it', () => {
    const movement = declares(facing(people()), 'a', { kind: 'handToHand', targetId: 'b' })
    expect(stage(until(movement, 'handToHandFighting'))).toBe('grapple')
  })

  it('CI-164: whoever could act in a grapple and does not is told before the step closes', () => {
    const [a, b] = [wrestler('a', 10), wrestler('b', 10)]
    const now = until(send(grappling(a, b), { type: 'step.close' }), 'handToHandFighting')
    const idle = (table: Table, dial = 'assist') =>
      idleIn({
        board: board(table),
        snapshot: { context: { dial } },
        fighters: [{ id: 'a' }, { id: 'b' }],
      } as unknown as FightNow).map(({ id }) => id)
    expect(idle(now)).toEqual(['a', 'b'])
    expect(idle(send(now, maul(['a'], '36')))).toEqual(['b'])
    expect(idle(now, 'full')).toEqual([])
    expect(idle(until(now, 'fullDefence'))).toEqual([])
  })
})
