import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { adventurers, system } from '../../support/adventurers'
import { content } from '../../support/dump'
import { foeWorkspace, system as ironsworn } from '../foe/setup'

const front = 'The drowned queen'
const written = {
  ...{ name: 'Drink from the well', trigger: 'When you drink', stat: 'roll+WIS' },
  ...{ strong: 'You see it all.', weak: 'You see one thing.', miss: 'She sees you.' },
}

/** Adventurers, a front that they do not know of, and a move that stands on it. */
async function well(changes: Partial<typeof written> = {}, madeBy: 'player' | 'gm' = 'player') {
  const table = await adventurers()
  const { frontId } = await table.run('front.create', { name: front })
  const move = { ...written, ...changes, madeBy }
  const { moveId } = await table.run('front.addMove', { frontId, move })
  const actor = { type: 'character' as const, id: table.ysolt }
  return { ...table, frontId, request: { system, move: moveId, actor, typed: true } }
}

describe('a move that the game master wrote for a front', () => {
  it('is rolled with the stat of the sheet, and its band says what comes of it', async () => {
    const { run, request } = await well()
    const { total, band, notes } = await run('move.confirm', { ...request, dice: [5, 4] })
    expect([total, band]).toEqual([10, '10+'])
    expect(notes.map((each) => words.say(each))).toEqual([written.strong])
  })

  it('takes the modifier that is typed where the sheet has no such stat', async () => {
    const { run, request } = await well({ stat: 'Dread' })
    const asked = { ...request, given: { modifier: 2 }, dice: [3, 3] }
    expect(await run('move.confirm', asked)).toMatchObject({ total: 8, band: '7-9' })
  })

  it('DW-002 marks XP on a miss, and the GM owes a move where the miss says nothing', async () => {
    const said = await well()
    await said.run('move.confirm', { ...said.request, dice: [1, 1] })
    expect(await said.sheet(said.ysolt)).toMatchObject({ xp: 1 })
    expect(await said.run('inbox.list', {})).toEqual([])
    const silent = await well({ miss: '' })
    await silent.run('move.confirm', { ...silent.request, dice: [1, 1] })
    expect(await silent.run('inbox.list', {})).toHaveLength(1)
  })

  it.each(['gm', 'players'] as const)('is told in the report for %s', async (audience) => {
    const { run, request } = await well()
    const { sessionId } = await run('session.start', { name: '', absent: [] })
    await run('move.confirm', { ...request, dice: [6, 6] })
    const report = await run('report.read', { subject: 'session', id: sessionId, audience })
    expect(JSON.stringify(report)).toContain(written.name)
    expect(JSON.stringify(report)).not.toContain(front)
  })

  it('names itself in the history, and one step back takes all of it away', async () => {
    const { run, request, workspace, ogre } = await well()
    const before = content(workspace.file)
    await run('move.confirm', { ...request, target: { type: 'npc', id: ogre }, dice: [4, 2] })
    const [last] = (await run('history.list', {})).batches
    expect(last && words.say(last.label)).toBe('Drink from the well: The ogre of the ford')
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('keeps a long text whole', async () => {
    const strong = 'It goes on. '.repeat(300).trim()
    const { run, request } = await well({ strong })
    await run('move.confirm', { ...request, dice: [6, 6] })
    const [kept] = await run('reminder.list', {})
    expect(kept && words.say(kept.words)).toBe(strong)
  })

  it('is no move where the GM makes it, or its front is not in play', async () => {
    const refused = { error: { message: { key: 'refusal.unknownMove' } } }
    const ofGm = await well({}, 'gm')
    const asked = { ...ofGm.request, dice: [4, 4] }
    expect(await ofGm.call('move.confirm', asked)).toMatchObject(refused)
    const over = await well()
    await over.run('front.resolve', { frontId: over.frontId, aftermath: 'She sleeps.' })
    expect(await over.call('move.confirm', { ...over.request, dice: [4, 4] })).toMatchObject(
      refused,
    )
  })

  it('IS-010 is rolled with the dice of the system that it is made in', async () => {
    const { run, asta } = await foeWorkspace()
    const { frontId } = await run('front.create', { name: front })
    const move = { ...written, stat: 'Wits', madeBy: 'player' as const }
    const { moveId } = await run('front.addMove', { frontId, move })
    const made = await run('move.confirm', {
      ...{
        system: ironsworn,
        move: moveId,
        actor: { type: 'character', id: asta },
        dice: [6, 1, 2],
      },
    })
    expect(made.band).toBe('strong')
    expect(made.notes.map((each) => words.say(each))).toEqual([written.strong])
  })
})
