import { describe, expect, it } from 'vitest'
import { adventurers, system as dungeonWorld } from '../../support/adventurers'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

const system = 'iron-fist'
const characterId = 'character-ysolt'
const spending = { characterId, system, move: 'gearAndAmmo' }

async function stocked(gearHolds: number) {
  const table = await sampleWorkspace()
  await table.run('character.edit', { characterId, sheets: { [system]: { gearHolds } } })
  const held = async () => {
    const found = (await table.run('character.list', {})).find(({ id }) => id === characterId)
    return (found?.sheets[system] as { gearHolds: number }).gearHolds
  }
  return { ...table, held }
}

describe('a pool of holds on the sheet', () => {
  it('IF-013 IF-051 pays one for an option, and the journal says for what', async () => {
    const { run, held } = await stocked(2)
    expect(await run('hold.spendPool', { ...spending, option: 'a' })).toEqual({ left: 1 })
    expect(await held()).toBe(1)
    const facts = (await run('journal.recent', { limit: 2 })).map(({ fact }) => fact)
    expect(facts.map(({ kind }) => kind)).toEqual(['sheet.changed', 'hold.used'])
    expect(facts[1]).toMatchObject({
      secret: true,
      with: { option: '@ironFist.gearAndAmmo.hold.a' },
    })
  })

  it('IF-052 pays two for the large ones, and not with one', async () => {
    const { run, call, held } = await stocked(3)
    expect(await run('hold.spendPool', { ...spending, option: 'f' })).toEqual({ left: 1 })
    expect(await call('hold.spendPool', { ...spending, option: 'e' })).toMatchObject({
      ok: false,
      error: {
        code: 'refused',
        message: { key: 'hold.refused.tooFew', with: { cost: 2, left: 1 } },
      },
    })
    expect(await held()).toBe(1)
  })

  it('refuses a move whose holds lie over people', async () => {
    const { call } = await stocked(1)
    const reply = await call('hold.spendPool', { ...spending, move: 'lie', option: 'a' })
    expect(reply).toMatchObject({ error: { message: { key: 'refusal.unknownMove' } } })
  })

  it('is let go as a whole: who stood guard does so no longer (DW-021)', async () => {
    const { run, call, ysolt, sheet, facts } = await adventurers()
    const held = { defendHold: { count: 3, ward: 'Maro' } }
    await run('character.edit', {
      characterId: ysolt,
      sheets: { [dungeonWorld]: { ...(await sheet(ysolt)), ...held } },
    })
    const pool = { characterId: ysolt, system: dungeonWorld, move: 'defend' }
    await run('hold.dropPool', pool)
    expect(await sheet(ysolt)).toMatchObject({ defendHold: { count: 0 } })
    expect(await facts('hold.dropped')).toMatchObject([
      { about: [{ name: 'Ysolt' }], cause: { key: 'dungeonWorld.defend.title' } },
    ])
    expect(await call('hold.dropPool', pool)).toMatchObject({ error: { code: 'refused' } })
    await run('history.undo', {})
    expect(await sheet(ysolt)).toMatchObject({ defendHold: { count: 3 } })
  })

  it('undo gives the holds back', async () => {
    const { run, workspace } = await stocked(1)
    const before = content(workspace.file)
    await run('hold.spendPool', { ...spending, option: 'b' })
    expect(content(workspace.file)).not.toEqual(before)
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })
})
