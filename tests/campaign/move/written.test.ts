import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { adventurers, system } from '../../support/adventurers'
import { content } from '../../support/dump'
import { foeWorkspace, system as ironsworn } from '../foe/setup'

const front = 'The drowned queen'
const written = {
  ...{ name: 'Drink from the well', trigger: 'When you drink', stat: 'roll+WIS' },
  ...{ strong: 'You see it all.', weak: 'You see one thing.', miss: 'She sees you.', system: '' },
}

/** Adventurers, a front that they do not know of, and a move that stands on it. */
async function well(changes: Partial<typeof written> = {}, madeBy: 'player' | 'gm' = 'player') {
  const table = await adventurers()
  const { frontId } = await table.run('front.create', { name: front })
  const move = { ...written, ...changes, madeBy }
  const { moveId } = await table.run('customMove.add', { frontId, move })
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
    expect(last && words.say(last.label)).toBe('Ysolt: Drink from the well, The ogre of the ford')
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
    const { moveId } = await run('customMove.add', { frontId, move })
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

/** Adventurers, and a move of the campaign's own. */
async function house(changes: Partial<typeof written> = {}) {
  const table = await adventurers()
  const move = { ...written, ...changes, madeBy: 'player' as const }
  const { moveId } = await table.run('customMove.add', { frontId: null, move })
  const actor = { type: 'character' as const, id: table.ysolt }
  return { ...table, moveId, move, request: { system, move: moveId, actor, typed: true } }
}

describe('a move of the campaign’s own', () => {
  it('belongs to no front and is made as any other', async () => {
    const { run, request, moveId } = await house()
    expect(await run('customMove.list', {})).toMatchObject([
      { id: moveId, name: written.name, front_id: null, made_by: 'player', system: '' },
    ])
    expect((await run('front.inPlay', {})).flatMap(({ customMoves }) => customMoves)).toEqual([])
    const { total, band } = await run('move.confirm', { ...request, dice: [5, 4] })
    expect([total, band]).toEqual([10, '10+'])
  })

  it('is made in its own system alone', async () => {
    const { run, call, request, moveId, move } = await house()
    const elsewhere = { ...move, system: 'ironsworn' }
    expect(await call('customMove.edit', { moveId, move: elsewhere })).toMatchObject({
      error: { message: { key: 'refusal.systemOff' } },
    })
    await run('system.switchOn', { system: 'ironsworn' })
    await run('customMove.edit', { moveId, move: elsewhere })
    expect(await call('move.confirm', { ...request, dice: [5, 4] })).toMatchObject({
      error: { message: { key: 'refusal.unknownMove' } },
    })
    await run('customMove.edit', { moveId, move: { ...move, system } })
    expect(await call('move.confirm', { ...request, dice: [5, 4] })).toMatchObject({ ok: true })
  })

  it('is edited and removed, and one step back gives it back', async () => {
    const { run, move, moveId, workspace } = await house()
    const before = content(workspace.file)
    await run('customMove.edit', { moveId, move: { ...move, name: 'Drink again' } })
    expect(await run('customMove.list', {})).toMatchObject([{ name: 'Drink again' }])
    await run('customMove.remove', { moveId })
    expect(await run('customMove.list', {})).toEqual([])
    await run('history.undo', {})
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('is found by what it says, and goes by way of the library into another campaign', async () => {
    const { run, moveId, answers, folder, workspace } = await house({ system })
    expect(await run('search.find', { text: 'sees you' })).toMatchObject([
      { type: 'customMove', id: moveId, home: null },
    ])
    await run('library.put', { things: [{ noun: 'custom_move', id: moveId }] })
    expect((await run('library.list', {})).things).toMatchObject([
      { noun: 'custom_move', name: written.name, hint: written.trigger, systems: [system] },
    ])
    answers.saveTo = `${folder}/other.irontable`
    await run('file.create', { name: 'Other', systems: [system] })
    await run('library.choose', { things: [{ noun: 'custom_move', id: moveId }] })
    const decisions = [{ noun: 'custom_move' as const, id: moveId, as: 'new' as const }]
    await run('import.take', { decisions, keepsPlay: false })
    expect(await run('customMove.list', {})).toMatchObject([{ name: written.name, system }])
    expect(workspace.file.path).toBe(answers.saveTo)
  })
})
