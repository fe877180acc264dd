import { describe, expect, it } from 'vitest'
import {
  heldChips,
  optionsFor,
  poolChips,
  spentWords,
  subjectsOf,
  type HoldRow,
} from '../../../../src/renderer/moves/holds/holds'
import { dungeonWorld } from '../../../../src/rules/dungeon-world'
import { ironFist } from '../../../../src/rules/iron-fist'

const row: HoldRow = {
  ...{ id: 'h1', system: 'iron-fist', move: 'lie', character_id: 'ysolt', owner: 'Ysolt' },
  ...{ target_character_id: null, target_npc_id: 'vane', target: 'Corl Vane', note: '' },
  ...{ whom: 'Corl Vane', left_count: 2, paid: 0, options: [] },
}

describe('holds as chips', () => {
  it('IF-013 shows a character’s own, over whom or what they are', () => {
    const rows = [row, { ...row, id: 'h2', target: null, note: 'the ford', whom: 'the ford' }]
    const others = { ...row, id: 'h3', character_id: 'maro' }
    expect(
      heldChips([...rows, others], 'ysolt').map(({ key, count, over, canRefuse }) => ({
        ...{ key, count, over, canRefuse },
      })),
    ).toEqual([
      { key: 'h1', count: 2, over: 'Corl Vane', canRefuse: true },
      { key: 'h2', count: 2, over: 'the ford', canRefuse: true },
    ])
  })

  it('IF-050 IF-052 shows the pool of the sheet while anything is in it, with its prices', () => {
    const { moves, sheets } = ironFist
    expect(poolChips('iron-fist', moves, sheets.character.parse({}))).toEqual([])
    const [chip, ...more] = poolChips('iron-fist', moves, sheets.character.parse({ gearHolds: 1 }))
    expect(more).toEqual([])
    expect(chip).toMatchObject({ move: 'gearAndAmmo', count: 1, holdId: null, canRefuse: false })
    expect(chip?.options.map(({ cost }) => cost)).toEqual([1, 1, 1, 1, 2, 2])
  })

  it('DW-021 says in which move those of Defend are spent, which asks on what and with whom', () => {
    const { moves, sheets } = dungeonWorld
    const [chip] = poolChips(
      'dungeon-world',
      moves,
      sheets.character.parse({ defendHold: { count: 3 } }),
    )
    expect(chip).toMatchObject({ move: 'defend', count: 3, spentIn: 'guard' })
    expect(moves['guard']).toBeDefined()
  })

  it('IF-035 tell a sample question, which cannot be refused, from one of one’s own', () => {
    const options = ironFist.moves.perception?.holds?.options ?? []
    expect(options.filter(({ isSure }) => !isSure).map(({ id }) => id)).toEqual(['own'])
    expect(options.filter(({ isSure }) => isSure)).toHaveLength(12)
    expect(ironFist.moves.lie?.holds?.options.some(({ isSure }) => isSure)).toBe(false)
  })

  it('IF-036 IF-037 ask about a person or a situation where words may name either', () => {
    const { options = [] } = ironFist.moves.perception?.holds ?? {}
    expect(subjectsOf({ options })).toEqual(['situation', 'person'])
    const ids = (subject: 'person' | 'situation') =>
      optionsFor({ options }, subject).map(({ id }) => id)
    expect(ids('person')).toEqual(['truth', 'wish', 'intention', 'expects', 'reaction', 'own'])
    expect(ids('situation')).toHaveLength(8)
    const settled = options.filter(({ about }) => about !== 'situation')
    expect(subjectsOf({ options: settled })).toEqual([])
    expect(subjectsOf({ options: ironFist.moves.lie?.holds?.options ?? [] })).toEqual([])
  })

  it('IF-035 say that none is spent where a question of one’s own is refused', () => {
    expect(spentWords({ count: 1 }, 1)).toEqual({ key: 'moves.hold.stays', with: { left: 1 } })
    expect(spentWords({ count: 2 }, 1)).toEqual({ key: 'moves.hold.spent', with: { left: 1 } })
  })
})
