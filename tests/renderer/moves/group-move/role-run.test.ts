import { describe, expect, it } from 'vitest'
import { offeredMoves } from '../../../../src/renderer/moves/fields/offered'
import { preview, requests, type RoleRun } from '../../../../src/renderer/moves/group-move/role-run'
import { ruleSystems } from '../../../../src/rules'

const system = ruleSystems.find(({ groupMoves }) => groupMoves !== undefined)
const [move] = system?.groupMoves ?? []
const sheet = system?.sheets.character.parse({}) ?? {}
const along = [
  { id: 'a', sheet },
  { id: 'b', sheet },
]
const [first = '', second = ''] = move?.roles.map(({ id }) => id) ?? []
const request = { characterId: 'a', dice: [6, 6] }
const rolled: RoleRun = { state: 'rolled', who: 'a', total: 12, effects: [], request }

describe('the roles of a move of several', () => {
  it('are read together once nobody’s dice are waited for', () => {
    if (!move) throw new Error('no move of several')
    const waiting: RoleRun = { state: 'waiting', who: 'b' }
    expect(preview(move, { [first]: rolled, [second]: waiting }, along, {})).toBeNull()
    expect(preview(move, {}, [], {})).toBeNull()
    const alone = preview(move, { [first]: rolled }, along, { rations: 0 })
    expect(alone?.gmMoves).toHaveLength(move.roles.length - 1)
    expect(Object.keys(alone?.effects ?? {})).toEqual(['a', 'b'])
  })

  it('DW-002 show the XP of a miss before it lands', () => {
    if (!move) throw new Error('no move of several')
    const learned = { on: 'actor', field: 'xp', from: 0, to: 1, rule: 'DW-002' } as const
    const missed: RoleRun = { ...rolled, total: 3, effects: [learned] }
    const { effects } = preview(move, { [first]: missed }, along, { rations: 0 }) ?? {}
    expect(effects).toEqual({ a: [learned], b: [] })
  })

  it('that nobody has are left out of the command', () => {
    expect(requests({ [first]: rolled, [second]: { state: 'nobody' } })).toEqual({
      [first]: request,
    })
  })

  it('are rolled with a move that is not offered by itself', () => {
    const say = (phrase: { key: string }) => phrase.key
    const ids = (oneOf?: string[]) =>
      offeredMoves([system?.id ?? ''], oneOf, { say }).map(({ id }) => id)
    const part = move?.move ?? ''
    expect(ids()).not.toContain(part)
    expect(ids().length).toBeGreaterThan(10)
    expect(ids([part])).toEqual([part])
  })
})
