import { describe, expect, it } from 'vitest'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'
import { allFronts, allMissions } from '../../support/whole-lists'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

const vane = 'danger-vane'
const bell = 'front-drowned-bell'

async function frontOf({ run }: Table, id = bell) {
  const front = (await allFronts({ run })).find((each) => each.id === id)
  if (!front) throw new Error(`no front ${id}`)
  return front
}

/** A new front with two dangers beside the sample's. */
async function fresh(table: Table) {
  const { frontId } = await table.run('front.create', { name: 'The long frost' })
  const { dangerId } = await table.run('front.addDanger', { frontId, name: 'Wolves' })
  return { frontId, dangerId }
}

describe('preparing a front', () => {
  it('begins with a name and is written further, part by part', async () => {
    const table = await sampleWorkspace()
    const { frontId, dangerId } = await fresh(table)
    await table.run('front.edit', { frontId, kind: 'campaign', description: 'Winter stays.' })
    await table.run('front.edit', { frontId, notes: 'Begin in the pass' })
    await table.run('front.editDanger', {
      ...{ dangerId, category: 'horde', subtype: 'humanoidVermin', doomKind: 'pestilence' },
      ...{ doom: 'No herd is left.', ordered: false },
    })
    await table.run('front.editDanger', { dangerId, impulse: 'To eat' })
    const front = await frontOf(table, frontId)
    expect(front).toMatchObject({
      ...{ name: 'The long frost', kind: 'campaign', status: 'active' },
      ...{ description: 'Winter stays.', notes: 'Begin in the pass' },
      dangers: [
        {
          ...{ name: 'Wolves', category: 'horde', subtype: 'humanoidVermin', impulse: 'To eat' },
          ...{ doom_kind: 'pestilence', doom: 'No herd is left.', ordered: false },
        },
      ],
    })
  })

  it('keeps portents and stakes in their order, and lets them change places', async () => {
    const table = await sampleWorkspace()
    const { frontId, dangerId } = await fresh(table)
    const written: string[] = []
    for (const text of ['Tracks', 'A dead ox', 'Howling']) {
      written.push((await table.run('front.addPortent', { dangerId, text })).portentId)
    }
    const [, , last = ''] = written
    await table.run('front.reorder', { what: 'portent', id: last, by: -1 })
    await table.run('front.editPortent', { portentId: last, text: 'Howling by day' })
    const stake = await table.run('front.addStake', { frontId, question: 'Who keeps the pass?' })
    await table.run('front.addStake', { frontId, question: 'Who goes hungry?' })
    await table.run('front.reorder', { what: 'stake', id: stake.stakeId, by: 1 })
    await table.run('front.editStake', { stakeId: stake.stakeId, question: 'Who holds the pass?' })
    const front = await frontOf(table, frontId)
    expect(front.dangers[0]?.portents.map(({ text }) => text)).toEqual([
      'Tracks',
      'Howling by day',
      'A dead ox',
    ])
    expect(front.stakes.map(({ question }) => question)).toEqual([
      'Who goes hungry?',
      'Who holds the pass?',
    ])
    await table.run('front.removePortent', { portentId: last })
    await table.run('front.removeStake', { stakeId: stake.stakeId })
    const after = await frontOf(table, frontId)
    expect(after.dangers[0]?.portents).toHaveLength(2)
    expect(after.stakes).toHaveLength(1)
  })

  it('whoever of the cast is named as the danger is in its cast, and nobody else is made', async () => {
    const table = await sampleWorkspace()
    const { npcId } = await table.run('npc.create', { name: 'Aunt Mirel', sheets: {} })
    const count = await table.run('npc.count', {})
    const behind = async (name: string) => {
      const danger = { name, doom: 'The mill grinds bones.' }
      const { frontId } = await table.run('front.create', { name: 'The mill', danger })
      return (await frontOf(table, frontId)).dangers[0]?.cast.map(({ npc_id: id }) => id)
    }
    expect(await behind('aunt mirel')).toEqual([npcId])
    expect(await behind('The mill itself')).toEqual([])
    expect(await table.run('npc.count', {})).toEqual(count)
  })

  it('puts fronts, dangers and moves in another order; at the end of a row nothing happens', async () => {
    const table = await sampleWorkspace()
    const { frontId } = await fresh(table)
    await table.run('front.reorder', { what: 'front', id: frontId, by: -1 })
    expect((await allFronts(table))[0]?.id).toBe(frontId)
    const before = content(table.workspace.file)
    await table.run('front.reorder', { what: 'front', id: frontId, by: -1 })
    expect(content(table.workspace.file)).toEqual(before)
    await table.run('front.reorder', { what: 'danger', id: vane, by: 1 })
    expect((await frontOf(table)).dangers.map(({ id }) => id)).toEqual([
      'danger-bell',
      vane,
      'danger-roke',
    ])
  })

  it('links the cast to NPCs, with a note, and makes one who has only a name', async () => {
    const table = await sampleWorkspace()
    const { frontId, dangerId } = await fresh(table)
    const ofFront = { type: 'front' as const, id: frontId }
    const ofDanger = { type: 'danger' as const, id: dangerId }
    await table.run('front.setCast', { of: ofFront, who: { npcId: 'npc-boy' }, note: 'Cold' })
    await table.run('front.setCast', { of: ofFront, who: { npcId: 'npc-boy' }, note: 'Warm' })
    const { npcId } = await table.run('front.setCast', { of: ofDanger, who: { name: 'Old Grey' } })
    expect(await frontOf(table, frontId)).toMatchObject({
      cast: [{ npc_id: 'npc-boy', name: 'Fenn Wend', note: 'Warm' }],
      dangers: [{ cast: [{ npc_id: npcId, name: 'Old Grey' }] }],
    })
    await table.run('front.removeCast', { of: ofDanger, npcId })
    expect((await frontOf(table, frontId)).dangers[0]?.cast).toEqual([])
    expect(await table.call('front.removeCast', { of: ofDanger, npcId })).toMatchObject({
      error: { message: { key: 'refusal.gone' } },
    })
    const npcs = (await table.run('npc.list', {})).npcs
    expect(npcs.map(({ name }) => name)).toContain('Old Grey')
  })

  it('gives a front moves of its own', async () => {
    const table = await sampleWorkspace()
    const { frontId } = await fresh(table)
    const move = {
      ...{ name: 'Sleep in the snow', madeBy: 'player' as const, trigger: 'When you lie down' },
      ...{
        stat: 'Steel',
        strong: 'You wake.',
        weak: 'You wake cold.',
        miss: 'They find you.',
        system: '',
      },
    }
    const { moveId } = await table.run('customMove.add', { frontId, move })
    await table.run('customMove.edit', { moveId, move: { ...move, madeBy: 'gm' } })
    expect((await frontOf(table, frontId)).customMoves).toMatchObject([
      {
        name: 'Sleep in the snow',
        made_by: 'gm',
        trigger_text: 'When you lie down',
        stat: 'Steel',
      },
    ])
    await table.run('customMove.remove', { moveId })
    expect((await frontOf(table, frontId)).customMoves).toEqual([])
  })

  it('takes a danger or a front away with all that is in it, and gives it back', async () => {
    const table = await sampleWorkspace()
    const before = content(table.workspace.file)
    await table.run('front.removeDanger', { dangerId: vane })
    await table.run('front.remove', { frontId: bell })
    expect(await allFronts(table)).toEqual([])
    const missions = await allMissions(table)
    expect(missions.map(({ front }) => front)).toEqual([null, null])
    await table.run('history.undo', {})
    await table.run('history.undo', {})
    expect(content(table.workspace.file)).toEqual(before)
  })

  it('refuses what is not there, and what has no name', async () => {
    const { call } = await sampleWorkspace()
    const gone = { error: { message: { key: 'refusal.gone' } } }
    expect(await call('front.edit', { frontId: 'x', name: 'y' })).toMatchObject(gone)
    expect(await call('front.editDanger', { dangerId: 'x', name: 'y' })).toMatchObject(gone)
    expect(await call('front.editPortent', { portentId: 'x', text: 'y' })).toMatchObject(gone)
    expect(await call('front.answerStake', { stakeId: 'x', answer: 'y' })).toMatchObject(gone)
    expect(await call('front.reorder', { what: 'stake', id: 'x', by: 1 })).toMatchObject(gone)
    expect(await call('front.create', { name: '  ' })).toMatchObject({
      error: { code: 'invalid' },
    })
  })
})
