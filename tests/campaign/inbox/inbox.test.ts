import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { answer } from '../../../src/campaign/workspace/answer'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'
import { allFronts } from '../../support/whole-lists'

const system = 'iron-fist'
const ysolt = { type: 'character' as const, id: 'character-ysolt' }

async function table() {
  const workspace = await sampleWorkspace()
  const owe = () =>
    workspace.run('move.confirm', {
      ...{ system, move: 'lie', actor: ysolt, dice: [1, 1] },
      missionId: 'mission-toll',
    })
  await owe()
  const [owed] = await workspace.run('inbox.list', {})
  if (!owed) throw new Error('nothing owed')
  return { ...workspace, owe, owed }
}

describe('the inbox', () => {
  it('IF-005 shows what is owed until it is made or let go', async () => {
    const { run, owed, owe } = await table()
    expect(owed).toMatchObject({ due: 'standard', carried: 0, about: [{ id: ysolt.id }] })
    expect(owed.mission).toBe('Bring back the toll')
    await owe()
    await run('inbox.settle', { owedId: owed.id, how: 'made', note: 'The lantern goes out' })
    const [left] = await run('inbox.list', {})
    await run('inbox.settle', { owedId: left?.id ?? '', how: 'waived' })
    expect(await run('inbox.list', {})).toEqual([])
  })

  it('IF-005 settles a move once', async () => {
    const { run, call, owed } = await table()
    await run('inbox.settle', { owedId: owed.id, how: 'made' })
    expect(await call('inbox.settle', { owedId: owed.id, how: 'made' })).toMatchObject({
      error: { message: { key: 'refusal.gone' } },
    })
    expect(await call('inbox.carry', { owedId: owed.id })).toMatchObject({ ok: false })
  })

  it('IF-005 carries a move along and counts how often', async () => {
    const { run, owed } = await table()
    await run('inbox.carry', { owedId: owed.id })
    await run('inbox.carry', { owedId: owed.id })
    expect(await run('inbox.list', {})).toMatchObject([{ id: owed.id, carried: 2 }])
  })

  it('IF-005 what somebody suffers by a move waits to be made from the moment it was made, and undo takes both back', async () => {
    const { run, call, workspace, owed } = await table()
    const before = content(workspace.file)
    const leadsTo = { system, move: 'sufferHarm', given: {}, actor: ysolt, target: null }
    const { queuedId } = await run('inbox.settle', { owedId: owed.id, how: 'made', leadsTo })
    expect(await run('move.queue', {})).toMatchObject([
      { id: queuedId, oneOf: ['sufferHarm'], actor: ysolt, missionId: 'mission-toll' },
    ])
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    const unknown = { ...leadsTo, move: 'sing' }
    expect(
      await call('inbox.settle', { owedId: owed.id, how: 'made', leadsTo: unknown }),
    ).toMatchObject({ ok: false })
  })

  it('offers what may come next of each danger, those of the mission’s front as linked', async () => {
    const { run, owed } = await table()
    const [front] = await allFronts({ run })
    const next = front?.dangers.flatMap(({ ordered, portents }) =>
      portents.slice(0, ordered ? 1 : undefined).map(({ id }) => id),
    )
    expect(owed.portents.map(({ id }) => id)).toEqual(next)
    expect(owed.portents.every(({ linked }) => linked === 1)).toBe(true)
  })

  it('a portent spent on an owed move comes true with it, and undo takes both back', async () => {
    const { run, workspace, owed } = await table()
    const before = content(workspace.file)
    const portentId = owed.portents[0]?.id ?? ''
    await run('inbox.settle', { owedId: owed.id, how: 'made', note: 'It begins', portentId })
    const [front] = await allFronts({ run })
    const portent = front?.dangers
      .flatMap(({ portents }) => portents)
      .find(({ id }) => id === portentId)
    expect(portent).toMatchObject({ done_how: 'prescriptive', done_cause: 'It begins' })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('a portent spent with no word tells the move that was owed as its cause', async () => {
    const { run, owed } = await table()
    const portentId = owed.portents[0]?.id ?? ''
    await run('inbox.settle', { owedId: owed.id, how: 'made', portentId })
    const done = (await allFronts({ run }))
      .flatMap(({ dangers }) => dangers)
      .flatMap(({ portents }) => portents)
      .find(({ id }) => id === portentId)
    expect(done?.done_cause).toBe(`${owed.about[0]?.name}: ${words.say(owed.cause)}`)
  })

  it('is not for players', async () => {
    const { workspace } = await table()
    for (const name of ['inbox.list', 'hold.list', 'move.queue', 'milestone.list']) {
      expect(await answer(workspace, 'player', name, {})).toMatchObject({
        ok: false,
        error: { code: 'invalid' },
      })
    }
  })
})
