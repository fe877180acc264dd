import { describe, expect, it } from 'vitest'
import {
  idleIn,
  stageOf,
  unansweredIn,
  undeclaredIn,
} from '../../../../src/renderer/systems/cold-iron/fight/stage'
import { withState } from '../../../../src/rules/cold-iron/turn/core/fight'
import { board } from '../../../../src/rules/cold-iron/view/board'
import { grappling, maul } from '../../../rules/cold-iron/grapple-table'
import { wrestler } from '../../../rules/cold-iron/wrestlers'
import type { FightNow } from '../../../../src/renderer/systems/cold-iron/fight/use-fight'
import { attack, fighter, gather, send, until, type Table } from '../../../rules/cold-iron/table'
import { declares, facing } from '../../../rules/cold-iron/moves-table'

const people = () => [fighter('a', { maFull: 8 }), fighter('b', {}, {}, 'foe')]
const begun = () => send(gather(...people()), { type: 'fight.begin' })
const stage = (table: Table) => stageOf(board(table))
/** Ids of those whom a step would pass over. */
const told = (whom: (now: FightNow) => { id: string }[], table: Table) =>
  whom({
    board: board(table),
    snapshot: table,
    fighters: [{ id: 'a' }, { id: 'b' }],
  } as unknown as FightNow).map(({ id }) => id)

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
    const idle = (table: Table) => told(idleIn, table)
    expect(idle(now)).toEqual(['a', 'b'])
    expect(idle(send(now, maul(['a'], '36')))).toEqual(['b'])
    // What is rolled for the foes is no deed of theirs: they are named whatever the app does by itself.
    const full = send(now, { type: 'automation.set', dial: 'full' })
    expect(idle(full)).toEqual(['a', 'b'])
    expect(idle(until(now, 'fullDefence'))).toEqual([])
    // Whom a fumble leaves no action could not have done anything.
    const { turn } = now.context
    const fumbled = withState(now.context, 'b', { idleTurn: turn })
    expect(idle({ ...now, context: fumbled })).toEqual(['a'])
  })

  it('CI-116: what somebody does about a flight is told before the step closes', () => {
    const flight = { kind: 'move', movement: { way: 'flee', hexes: 5 } } as const
    const open = (table: Table) => unansweredIn(board(table)).map((each) => each.combatantId)
    const fleeing = until(declares(facing(people(), ['b', 'a']), 'a', flight), 'moving')
    expect(open(fleeing)).toEqual(['b'])
    expect(open(send(fleeing, { type: 'step.close' }))).toEqual([])
  })

  it('CI-016: whoever has not declared is told before the declarations close, on every setting of the dial', () => {
    const open = (table: Table) => told(undeclaredIn, table)
    const declaring = until(begun(), 'attacks')
    expect(open(until(begun(), 'handToHand'))).toEqual([])
    const dials = ['record', 'full'] as const
    const turned = dials.map((dial) => send(declaring, { type: 'automation.set', dial }))
    for (const now of [declaring, ...turned]) {
      const { dial } = now.context
      expect(open(now), dial).toEqual(['a', 'b'])
      expect(open(send(now, attack('a', 'b'))), dial).toEqual(['b'])
      expect(open(send(now, attack('a', 'b'), attack('b', 'a'))), dial).toEqual([])
    }
  })
})
