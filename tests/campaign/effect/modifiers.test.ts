import { describe, expect, it } from 'vitest'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

const system = 'iron-fist'
const characterId = 'character-ysolt'
const actor = { type: 'character' as const, id: characterId }
const own = { kind: 'forward' as const, scope: 'anyRoll' as const, until: 'nextMatching' as const }
const lie = { ...{ system, actor, given: {}, typed: true, picks: [] }, move: 'lie', dice: [1, 2] }

async function table() {
  const workspace = await sampleWorkspace()
  const add = async (value: number, more: object = {}) =>
    (
      await workspace.run('effect.lay', {
        characterId,
        system,
        value,
        words: 'High ground',
        ...own,
        ...more,
      })
    ).effectId
  const values = async () => (await workspace.run('modifier.list', {})).map(({ value }) => value)
  return { ...workspace, add, values }
}

describe('modifiers that wait on a character', () => {
  it('are added to the roll that takes them, and gone then', async () => {
    const { run, add, values } = await table()
    const modifierId = await add(2)
    const { total } = await run('move.confirm', lie)
    expect(await values()).toEqual([2])
    const taken = await run('move.confirm', { ...lie, modifiers: [modifierId] })
    expect(taken.total).toBe(total + 2)
    expect(await values()).toEqual([])
  })

  it('lapse with the next move when they were meant for it', async () => {
    const { run, add, values } = await table()
    await add(1, { until: 'nextMove' })
    await add(-1, { kind: 'ongoing', until: 'hand' })
    await run('move.confirm', lie)
    expect(await values()).toEqual([-1])
  })

  it('of a scene go with it; the GM drops the others', async () => {
    const { run, add, values } = await table()
    await add(1, { kind: 'ongoing', until: 'scene' })
    const kept = await add(2, { kind: 'ongoing', until: 'hand' })
    await run('hold.endScene', {})
    expect(await values()).toEqual([2])
    await run('effect.lift', { effectId: kept })
    expect(await values()).toEqual([])
  })

  it('that are not there, or another’s, are refused', async () => {
    const { call, add } = await table()
    const maro = await add(3, { characterId: 'character-maro' })
    const reply = await call('move.confirm', { ...lie, modifiers: [maro] })
    expect(reply).toMatchObject({
      ok: false,
      error: { message: { key: 'runner.refused.modifier' } },
    })
    expect(await call('effect.lift', { effectId: 'gone' })).toMatchObject({ ok: false })
  })

  it('come back with undo, whatever took them', async () => {
    const { run, workspace, add } = await table()
    const before = content(workspace.file)
    const modifierId = await add(2)
    const laid = content(workspace.file)
    await run('move.confirm', { ...lie, modifiers: [modifierId] })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(laid)
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })
})

describe('what a party shares', () => {
  it('is nothing where the system knows nothing of the kind', async () => {
    const { run, call } = await table()
    expect(await run('party.sheets', {})).toEqual({})
    expect(await call('party.edit', { system, sheet: {} })).toMatchObject({
      error: { message: { key: 'refusal.noPartySheet' } },
    })
  })
})
