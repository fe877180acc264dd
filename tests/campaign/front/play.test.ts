import { describe, expect, it } from 'vitest'
import { answer } from '../../../src/campaign/workspace/answer'
import type { Fact } from '../../../src/shared/fact'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'
import { allFronts, allMissions } from '../../support/whole-lists'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

const front = 'front-drowned-bell'
const vane = 'danger-vane'
const roke = 'danger-roke'
const cause = 'Nobody stood in the way'
const refused = (key: string) => ({ ok: false, error: { code: 'refused', message: { key } } })

async function told({ run }: Table): Promise<Fact[]> {
  return (await run('journal.recent', { limit: 50 })).map(({ fact }) => fact)
}

async function dangerOf({ run }: Table, id: string) {
  const fronts = await allFronts({ run })
  const danger = fronts.flatMap(({ dangers }) => dangers).find((each) => each.id === id)
  if (!danger) throw new Error(`no danger ${id}`)
  return danger
}

/** Lets every portent of a danger come true; answers what the last one answered. */
async function bringDoom(table: Table, dangerId: string) {
  const { portents } = await dangerOf(table, dangerId)
  const said = []
  for (const { id } of portents) {
    said.push(await table.run('front.tickPortent', { portentId: id, how: 'descriptive', cause }))
  }
  return said.map(({ allDone }) => allDone)
}

describe('playing a front', () => {
  it('says of the last portent that the doom is due', async () => {
    const table = await sampleWorkspace()
    expect(await bringDoom(table, vane)).toEqual([false, false, false, true])
  })

  it('is told in the mission that is played, of several that it is behind', async () => {
    const table = await sampleWorkspace()
    const missionId = 'mission-boy'
    await table.run('mission.begin', { missionId })
    await table.run('session.start', {})
    await table.run('scene.begin', { name: 'By the water', missionId })
    await table.run('front.tickPortent', { portentId: 'portent-bell-1', how: 'descriptive', cause })
    const { value: filed } = table.workspace.file.read((read) =>
      read.all(`SELECT mission_id AS mission FROM journal WHERE kind = 'portent.cameTrue'`),
    )
    expect(filed).toEqual([{ mission: missionId }])
  })

  it('lets a portent come true out of its order', async () => {
    const table = await sampleWorkspace()
    const portentId = 'portent-vane-3'
    await table.run('front.tickPortent', { portentId, how: 'prescriptive', cause })
    const { portents } = await dangerOf(table, vane)
    expect(portents.map(({ done_how }) => done_how)).toEqual([null, null, 'prescriptive', null])
  })

  it('takes a portent back that did not come true after all, with a fact of its own', async () => {
    const table = await sampleWorkspace()
    const portentId = 'portent-vane-1'
    const untick = { portentId, cause: 'We misremembered' }
    expect(await table.call('front.untickPortent', untick)).toMatchObject(
      refused('refusal.portentOpen'),
    )
    const before = content(table.workspace.file)
    await table.run('front.tickPortent', { portentId, how: 'descriptive', cause })
    await table.run('front.untickPortent', untick)
    expect(content(table.workspace.file)).toEqual(before)
    const [fact] = await told(table)
    expect(fact).toMatchObject({
      kind: 'portent.takenBack',
      secret: true,
      with: { why: 'We misremembered' },
    })
  })

  it('offers every open portent of an independent danger for an owed move, and one of an ordered', async () => {
    const table = await sampleWorkspace()
    await table.run('move.confirm', {
      ...{ system: 'iron-fist', move: 'lie', dice: [1, 1], missionId: 'mission-toll' },
      actor: { type: 'character', id: 'character-ysolt' },
    })
    const offered = async () => (await table.run('inbox.list', {}))[0]?.portents.map(({ id }) => id)
    expect(await offered()).toEqual([
      'portent-vane-1',
      'portent-bell-1',
      ...['portent-roke-1', 'portent-roke-2', 'portent-roke-3'],
    ])
    await table.run('front.tickPortent', { portentId: 'portent-roke-2', how: 'descriptive', cause })
    expect(await offered()).not.toContain('portent-roke-2')
    await table.run('front.editDanger', { dangerId: roke, ordered: true })
    expect(await offered()).not.toContain('portent-roke-3')
  })

  it('ends a danger with a change for good: its doom came, or it was averted', async () => {
    const table = await sampleWorkspace()
    await bringDoom(table, vane)
    await table.run('front.resolveDanger', { dangerId: vane, aftermath: 'Vane is reeve.' })
    await table.run('front.resolveDanger', { dangerId: roke, aftermath: 'Roke speaks.' })
    expect(await dangerOf(table, vane)).toMatchObject({
      state: 'resolved',
      aftermath: 'Vane is reeve.',
    })
    const facts = await told(table)
    expect(facts.slice(0, 2).map(({ kind }) => kind)).toEqual(['danger.averted', 'danger.doomCame'])
    const over = refused('refusal.dangerResolved')
    const portentId = 'portent-roke-1'
    const tick = { portentId, how: 'descriptive' as const, cause }
    expect(await table.call('front.tickPortent', tick)).toMatchObject(over)
    expect(await table.call('front.editDanger', { dangerId: roke, name: 'x' })).toMatchObject(over)
    expect(
      await table.call('front.resolveDanger', { dangerId: roke, aftermath: 'x' }),
    ).toMatchObject(over)
  })

  it('moves a danger to another front, where it threatens on; the fact tells from and to', async () => {
    const table = await sampleWorkspace()
    const { frontId } = await table.run('front.create', { name: 'The seal', kind: 'campaign' })
    await table.run('front.moveDanger', { dangerId: roke, frontId })
    const moved = await dangerOf(table, roke)
    expect(moved).toMatchObject({ front_id: frontId, state: 'active' })
    expect(moved.portents).toHaveLength(3)
    const [fact] = await told(table)
    expect(fact).toMatchObject({ kind: 'danger.moved', from: 'The Drowned Bell', to: 'The seal' })
    const again = { dangerId: roke, frontId }
    expect(await table.call('front.moveDanger', again)).toMatchObject(refused('refusal.sameFront'))
  })

  it('resolves a front and answers the mission to end; what is left can be taken on', async () => {
    const table = await sampleWorkspace()
    const { frontId } = await table.run('front.create', { name: 'The seal' })
    const aftermath = 'The bell is under water.'
    const { missions } = await table.run('front.resolve', { frontId: front, aftermath })
    expect(missions).toEqual([{ id: 'mission-toll', name: 'Bring back the toll' }])
    // The mission itself is left as it is: its end is the game master's to open.
    const all = await allMissions(table)
    expect(all.find(({ id }) => id === 'mission-toll')?.status).toBe('underWay')
    const closed = refused('refusal.frontResolved')
    expect(await table.call('front.edit', { frontId: front, name: 'x' })).toMatchObject(closed)
    expect(await table.call('front.resolve', { frontId: front, aftermath })).toMatchObject(closed)
    const stake = { frontId: front, question: 'x' }
    expect(await table.call('front.addStake', stake)).toMatchObject(closed)
    const portent = { dangerId: vane, text: 'x' }
    expect(await table.call('front.addPortent', portent)).toMatchObject(closed)
    const order = { what: 'portent' as const, id: 'portent-vane-1', by: 1 as const }
    expect(await table.call('front.reorder', order)).toMatchObject(closed)
    const back = { dangerId: roke, frontId: front }
    await table.run('front.moveDanger', { dangerId: roke, frontId })
    expect(await table.call('front.moveDanger', back)).toMatchObject(closed)
    expect(await dangerOf(table, roke)).toMatchObject({ front_id: frontId, state: 'active' })
  })

  it('writes the mission of the front beside what happens in it', async () => {
    const table = await sampleWorkspace()
    await table.run('front.answerStake', { stakeId: 'stake-fenn', answer: 'Ysolt' })
    await table.run('front.answerStake', { stakeId: 'stake-fenn', answer: 'Ysolt and Maro' })
    const [fact] = await told(table)
    expect(fact).toMatchObject({ kind: 'stake.answered', from: 'Ysolt', to: 'Ysolt and Maro' })
    const rows = table.workspace.file.read((read) =>
      read.all(`SELECT mission_id AS mission FROM journal WHERE kind = 'stake.answered'`),
    ).value
    expect(rows).toEqual([{ mission: 'mission-toll' }, { mission: 'mission-toll' }])
  })

  it('is the game master’s secret, every fact of it, and nothing of it is for players', async () => {
    const table = await sampleWorkspace()
    const { run, workspace } = table
    const { frontId } = await run('front.create', { name: 'The seal' })
    const { dangerId } = await run('front.addDanger', { frontId, name: 'Ink' })
    const { portentId } = await run('front.addPortent', { dangerId, text: 'It runs' })
    const { stakeId } = await run('front.addStake', { frontId, question: 'Who signs?' })
    const of = { type: 'danger' as const, id: dangerId }
    await run('front.setCast', { of, who: { npcId: 'npc-boy' } })
    await run('front.tickPortent', { portentId, how: 'descriptive', cause })
    await run('front.answerStake', { stakeId, answer: 'Nobody' })
    await run('front.resolveDanger', { dangerId, aftermath: 'Dry' })
    await run('front.moveDanger', { dangerId: roke, frontId })
    await run('front.resolve', { frontId, aftermath: 'Blotted' })
    const facts = await told(table)
    expect(facts).toHaveLength(10)
    expect(facts.every(({ secret }) => secret)).toBe(true)
    for (const name of ['front.list', 'front.create', 'front.tickPortent']) {
      expect(await answer(workspace, 'player', name, {})).toMatchObject({
        error: { code: 'invalid' },
      })
    }
  })
})
