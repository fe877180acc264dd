import { describe, expect, it } from 'vitest'
import { ironFist } from '../../../src/rules/iron-fist'
import { wantsAlly } from '../../../src/rules/moves/data/ally'
import type { Consequence, MoveData } from '../../../src/rules/moves/data/move-data'
import { runInputsSchema } from '../../../src/rules/moves/runner/inputs'
import { replay } from '../../../src/rules/moves/runner/replay'

const { moves } = ironFist
const thoseWith = (isSo: (move: (typeof moves)[string]) => boolean) =>
  Object.values(moves)
    .filter(isSo)
    .map(({ id }) => id)

const moveWith = (band: Consequence, option: Consequence = {}): MoveData => ({
  ...{ id: 'm', rule: 'TT-001', words: 'm', dice: '2d6' },
  bands: { '10+': { rule: 'TT-001', ...band } },
  options: { a: { rule: 'TT-001', ...option } },
})

describe('who a move wants', () => {
  it('IF-088 IF-093 an ally only where one may gain or act', () => {
    expect(thoseWith((move) => move.wantsAlly === true)).toEqual(['defend', 'faceDeath'])
  })

  it('finds the ally in changes, moves that follow, and answers, of bands and of picks', () => {
    const change = { field: 'xp', by: 1, rule: 'TT-001' }
    const forAlly: Consequence = { changes: [{ ...change, on: 'ally' }] }
    const forActor: Consequence = { changes: [{ ...change, on: 'actor' }] }
    const asks = (yes: Consequence) => ({
      asks: [{ id: 'q', rule: 'TT-001', who: 'gm' as const, answers: { no: {}, yes } }],
    })
    expect(wantsAlly(moveWith(forAlly))).toBe(true)
    expect(wantsAlly(moveWith({}, forAlly))).toBe(true)
    expect(wantsAlly(moveWith({}, asks(forAlly)))).toBe(true)
    expect(wantsAlly(moveWith({ leadsTo: [{ oneOf: ['m'], by: 'ally' }] }))).toBe(true)
    expect(wantsAlly(moveWith(forActor, asks(forActor)))).toBe(false)
    expect(wantsAlly(moveWith({ leadsTo: [{ oneOf: ['m'] }] }))).toBe(false)
  })

  it('IF-106 IF-120 an NPC for Inflict Harm, which nobody need have done; else an actor', () => {
    expect(thoseWith(({ targetKinds }) => targetKinds !== undefined)).toEqual(['inflictHarm'])
    expect(moves.inflictHarm).toMatchObject({ needs: ['target'], targetKinds: ['npc'] })
    expect(thoseWith(({ needs }) => !needs?.includes('actor'))).toEqual(['inflictHarm'])
  })

  it.each(['sufferHarm', 'inflictHarm'])('IF-112 IF-106 %s of nobody is refused', (move) => {
    const inputs = runInputsSchema.parse({ dice: [3, 3] })
    const run = replay({ moves, people: {} }, { move, actor: null, target: null, inputs })
    expect(run).toEqual({ key: 'runner.refused.unknown' })
  })
})
