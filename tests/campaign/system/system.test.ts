import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'
import { bridgeFight } from '../../support/fight/short-fight'

const inPlay = async ({ run }: Awaited<ReturnType<typeof sampleWorkspace>>) =>
  (await run('campaign.current', {}))?.systems

describe('the systems a campaign plays by', () => {
  it('are switched on and off, and everything that lists them follows', async () => {
    const table = await sampleWorkspace()
    const { workspace, run } = table
    const before = content(workspace.file)
    expect(await inPlay(table)).toEqual(['cold-iron', 'iron-fist'])
    await run('system.switchOn', { system: 'ironsworn' })
    expect(await inPlay(table)).toEqual(['cold-iron', 'iron-fist', 'ironsworn'])
    const ruled = await run('setting.read', {})
    expect(ruled.map(({ system }) => system)).toContain('ironsworn')
    expect(Object.keys(await run('party.sheets', {}))).toContain('ironsworn')
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('keep their sheets when they are switched off', async () => {
    const table = await sampleWorkspace()
    const { workspace, run } = table
    const cast = (await run('npc.list', {})).npcs
    const before = content(workspace.file)
    await run('system.switchOff', { system: 'iron-fist' })
    expect(await inPlay(table)).toEqual(['cold-iron'])
    expect((await run('npc.list', {})).npcs).toEqual(cast)
    const [newest] = await run('journal.recent', { limit: 1 })
    expect(newest && words.tell(newest.fact)).toBe(
      'The campaign no longer plays by Iron Fist; 17 sheets are kept',
    )
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('are not switched off in the middle of a fight', async () => {
    const { call, run } = await sampleWorkspace()
    await run('encounter.act', { encounterId: bridgeFight, event: { type: 'fight.begin' } })
    expect(await call('system.switchOff', { system: 'cold-iron' })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.systemFights' } },
    })
    const listed = await run('system.list', {})
    expect(listed.find(({ id }) => id === 'cold-iron')).toMatchObject({
      ...{ isInPlay: true, sheets: 11, running: 1 },
    })
  })

  it('begin no fight while they are off; what was prepared waits', async () => {
    const { call, run } = await sampleWorkspace()
    const begin = { encounterId: bridgeFight, event: { type: 'fight.begin' } } as const
    await run('system.switchOff', { system: 'cold-iron' })
    expect(await call('encounter.act', begin)).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.systemOff' } },
    })
    await run('system.switchOn', { system: 'cold-iron' })
    expect((await call('encounter.act', begin)).ok).toBe(true)
  })

  it('are refused when they are on, off, or unknown', async () => {
    const { call } = await sampleWorkspace()
    expect(await call('system.switchOn', { system: 'iron-fist' })).toMatchObject({
      error: { message: { key: 'refusal.systemOn' } },
    })
    expect(await call('system.switchOff', { system: 'ironsworn' })).toMatchObject({
      error: { message: { key: 'refusal.systemOff' } },
    })
    expect(await call('system.switchOn', { system: 'none' })).toMatchObject({
      error: { message: { key: 'refusal.unknownSystem' } },
    })
  })
})
