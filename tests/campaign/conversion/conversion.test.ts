import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'

async function table() {
  const workspace = await sampleWorkspace()
  await workspace.run('system.switchOn', { system: 'ironsworn' })
  const npcs = (await workspace.run('npc.list', {})).npcs
  const member = {
    type: 'npc' as const,
    id: npcs.find(({ name }) => name === 'Corl Vane')?.id ?? '',
  }
  const asked = { member, from: 'cold-iron', to: 'ironsworn' }
  const sheet = async (system: string) =>
    (await workspace.run('npc.list', {})).npcs.find(({ id }) => id === member.id)?.sheets[system]
  return { ...workspace, asked, sheet }
}

describe('what somebody would be in another system', () => {
  it('is proposed with its reasons, and nothing is written', async () => {
    const { workspace, run, asked } = await table()
    const before = content(workspace.file)
    const { proposal, threat, isThere } = await run('conversion.propose', asked)
    expect(threat).toMatchObject({ degree: 3, fighters: 2 })
    expect(isThere).toBe(false)
    expect(proposal.figures.map(({ reason }) => words.say(reason))).toContain(
      'Points: 13, a trained fighter ×2: Formidable',
    )
    expect(content(workspace.file)).toEqual(before)
  })

  it('is confirmed with the figures as they were set, in one batch that undo takes back', async () => {
    const { workspace, run, asked, sheet } = await table()
    const before = content(workspace.file)
    await run('conversion.confirm', { ...asked, figures: { rank: 'extreme', count: 3 } })
    expect(await sheet('ironsworn')).toMatchObject({
      ...{ rank: 'extreme', count: 3 },
      features: ['Stolen chain', 'Sabre', 'Dagger'],
    })
    const [newest] = await run('journal.recent', { limit: 1 })
    expect(newest?.fact).toMatchObject({ kind: 'sheet.converted', secret: true })
    expect(newest && words.tell(newest.fact)).toBe(
      'Corl Vane is known by Ironsworn as well, converted from Cold Iron: threat 3 of 5',
    )
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('takes the place of a sheet that is there only when that is said', async () => {
    const { workspace, call, run, asked, sheet } = await table()
    const fist = { ...asked, to: 'iron-fist' }
    const before = content(workspace.file)
    expect(await call('conversion.confirm', fist)).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.sheetThere' } },
    })
    expect(content(workspace.file)).toEqual(before)
    await run('conversion.confirm', { ...fist, replaces: true, figures: { 'attacks.0.harm': 4 } })
    expect(await sheet('iron-fist')).toMatchObject({
      ...{ kind: 'relevant', customMoves: [] },
      attacks: [
        { name: 'Sabre', harm: 4 },
        { name: 'Dagger', harm: 2 },
      ],
    })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('refuses figures that cannot be, and systems that are off', async () => {
    const { call, asked } = await table()
    for (const [figures, key] of [
      [{ count: 100 }, 'refusal.figureValue'],
      [{ count: 1.5 }, 'refusal.figureValue'],
      [{ rank: 'godly' }, 'refusal.figureValue'],
      [{ notes: 'x' }, 'refusal.noSuchFigure'],
    ] as const) {
      expect(await call('conversion.confirm', { ...asked, figures })).toMatchObject({
        error: { code: 'refused', message: { key } },
      })
    }
    expect(await call('conversion.propose', { ...asked, to: 'dungeon-world' })).toMatchObject({
      error: { message: { key: 'refusal.systemOff' } },
    })
    expect(await call('conversion.propose', { ...asked, to: 'cold-iron' })).toMatchObject({
      error: { message: { key: 'refusal.sameSystem' } },
    })
  })

  it('gives those who wait for a fight the sheet that was confirmed', async () => {
    const { workspace, run, asked: vane } = await table()
    const asked = { ...vane, member: { type: 'npc' as const, id: 'npc-raider-1' } }
    await run('conversion.confirm', { ...asked, figures: { rank: 'epic' } })
    await run('conversion.confirm', {
      ...{ ...asked, from: 'ironsworn', to: 'cold-iron', replaces: true },
    })
    const { value: waiting } = workspace.file.read((read) =>
      read.all<{ sheet: string }>('SELECT sheet FROM combatant WHERE npc_id = @id', {
        id: asked.member.id,
      }),
    )
    // An epic foe has 8 of 10 in skill, and two points of rating for each.
    expect(waiting.map(({ sheet }) => JSON.parse(sheet) as object)).toMatchObject([
      { h: 16, d: 16 },
    ])
  })
})
