import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { ruleSystem } from '../../../src/rules'
import type { Fact } from '../../../src/shared/fact'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'

const member = { type: 'npc', id: 'npc-raider-1' } as const
const system = 'dungeon-world'

async function table() {
  const workspace = await sampleWorkspace()
  await workspace.run('system.switchOn', { system })
  const sheets = async () =>
    (await workspace.run('npc.list', {})).npcs.find(({ id }) => id === member.id)?.sheets ?? {}
  return { ...workspace, sheets }
}

describe('a sheet of another system', () => {
  it('begins blank beside those that are there, and is told of', async () => {
    const { workspace, run, sheets } = await table()
    const before = content(workspace.file)
    await run('sheet.begin', { member, system })
    expect((await sheets())[system]).toEqual(ruleSystem(system)?.sheets.npc.parse({}))
    expect(Object.keys(await sheets())).toHaveLength(3)
    const [newest] = await run('journal.recent', { limit: 1 })
    expect(newest?.fact).toMatchObject({ kind: 'sheet.begun', secret: true })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('is refused twice, and for a system that is off', async () => {
    const { call, run } = await table()
    await run('sheet.begin', { member, system })
    expect(await call('sheet.begin', { member, system })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.sheetThere' } },
    })
    expect(await call('sheet.begin', { member, system: 'ironsworn' })).toMatchObject({
      error: { message: { key: 'refusal.systemOff' } },
    })
  })

  it('is taken away, and undo brings back what stood on it', async () => {
    const { workspace, run, sheets } = await table()
    await run('npc.edit', { npcId: member.id, sheets: { [system]: { instinct: 'To be let go' } } })
    const before = content(workspace.file)
    await run('sheet.remove', { member, system })
    expect(Object.keys(await sheets())).toEqual(['cold-iron', 'iron-fist'])
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    expect((await sheets())[system]).toMatchObject({ instinct: 'To be let go' })
  })

  it('is told of by the words that the screen has for what came to it', async () => {
    const { run } = await table()
    const sheets = { [system]: { debilities: ['con'] } }
    const { characterId } = await run('character.create', { name: 'Odo', sheets: { [system]: {} } })
    await run('character.edit', { characterId, sheets })
    const [newest] = await run('journal.recent', { limit: 1 })
    expect(words.tell(newest?.fact as Fact)).toContain('Debilities (new: Sick)')
  })

  it('stays while a fight that is not over needs it', async () => {
    const { call } = await table()
    expect(await call('sheet.remove', { member, system: 'cold-iron' })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.sheetFights', with: { count: 1 } } },
    })
    expect(await call('sheet.remove', { member, system })).toMatchObject({
      error: { message: { key: 'refusal.noSheet' } },
    })
  })
})
