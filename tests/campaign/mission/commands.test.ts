import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ApiName, InputOf } from '../../../src/campaign/api'
import { words } from '../../../src/campaign/words'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'
import { lastBatch } from '../../support/fight/last-batch'
import { missionId as begun } from '../../support/mission'
import { told } from '../../support/fight/told'
import { allMissions } from '../../support/whole-lists'

const draft = 'mission-boy'
const maro = 'character-maro'
const no = (key: string) => ({ ok: false, error: { code: 'refused', message: { key } } })

async function preparing() {
  const table = await sampleWorkspace()
  const { run } = table
  const mission = async (id = draft) => {
    const missions = await allMissions({ run })
    return missions.find((each) => each.id === id)
  }
  const facts = async (limit = 1) =>
    (await run('journal.recent', { limit })).map(({ fact }) => fact)
  const prepared = (id = draft) => run('mission.preparation', { missionId: id })
  return { ...table, mission, facts, prepared }
}

describe('a mission that is prepared', () => {
  it('promises to everybody what was promised to somebody who takes no part any more', async () => {
    const { run, prepared, facts } = await preparing()
    await run('mission.addParticipant', { missionId: draft, characterId: maro })
    const reward = { missionId: draft, characterId: maro, amount: 3, unit: 'oats', source: 'Wend' }
    const { rewardId } = await run('mission.addReward', reward)
    await run('mission.removeParticipant', { missionId: draft, characterId: maro })
    const rewards = (await prepared()).rewards
    expect(rewards.find(({ id }) => id === rewardId)).toMatchObject({ characterId: null })
    expect((await facts(2)).map(({ kind }) => kind).toSorted()).toEqual([
      'mission.left',
      'reward.edited',
    ])
  })

  it('names a client and who pays by the name that they have now, unless others have the old one', async () => {
    const { run, mission, prepared } = await preparing()
    const { npcId } = await run('npc.create', { name: 'Widow Karse' } as never)
    await run('mission.edit', { missionId: draft, client: 'Widow Karse' })
    const reward = { missionId: draft, amount: 3, unit: 'oats', source: 'widow karse' }
    const { rewardId } = await run('mission.addReward', reward)
    const payer = async () =>
      (await prepared()).rewards.find(({ id }) => id === rewardId)?.source ?? ''
    await run('npc.edit', { npcId, name: 'Widow Harn' })
    expect([(await mission())?.client, await payer()]).toEqual(['Widow Harn', 'Widow Harn'])
    await run('history.undo', {})
    expect([(await mission())?.client, await payer()]).toEqual(['Widow Karse', 'widow karse'])
    // Two are called so: the words may mean the other.
    await run('npc.create', { name: 'Widow Karse' } as never)
    await run('npc.edit', { npcId, name: 'Widow Harn' })
    expect((await mission())?.client).toBe('Widow Karse')
  })

  it('is written down from nothing, and is the game master’s secret', async () => {
    const { run, mission, facts } = await preparing()
    const { missionId } = await run('mission.create', {
      name: '  The bell under the ice ',
      client: 'Keeper Hale',
      frontId: 'front-drowned-bell',
      deadlineDay: 12,
    })
    expect(await mission(missionId)).toMatchObject({
      name: 'The bell under the ice',
      client: 'Keeper Hale',
      front_id: 'front-drowned-bell',
      deadline_day: 12,
      status: 'drafted',
      outcome: null,
      objectives: [],
      participants: [],
    })
    const told = await facts(2)
    expect(told.map(({ kind, secret }) => [kind, secret])).toEqual([
      ['deadline.set', true],
      ['mission.created', true],
    ])
  })

  it('changes what is given and leaves the rest', async () => {
    const { run, mission, call } = await preparing()
    const before = await mission()
    await run('mission.edit', { missionId: draft, client: 'Nobody', frontId: null })
    expect(await mission()).toEqual({ ...before, client: 'Nobody', front_id: null, front: null })
    const gone = { missionId: draft, frontId: 'front-gone' }
    expect(await call('mission.edit', gone)).toMatchObject(no('refusal.gone'))
  })

  it('is told with the name it had, when it gets another', async () => {
    const { run, mission, facts } = await preparing()
    const was = (await mission())?.name ?? ''
    await run('mission.edit', { missionId: draft, name: 'The drowned bell' })
    const [fact] = await facts()
    expect(fact && words.tell(fact)).toBe(`${was} is called The drowned bell now.`)
  })

  it('has a deadline that players know once they are briefed, and only then', async () => {
    const { run, facts } = await preparing()
    await run('mission.edit', { missionId: draft, deadlineDay: 9 })
    expect((await facts())[0]).toMatchObject({
      ...{ kind: 'deadline.set', secret: true, to: '10 Frostwane 1' },
    })
    await run('mission.brief', { missionId: draft })
    await run('mission.edit', { missionId: draft, deadlineDay: 30 })
    expect((await facts())[0]).toMatchObject({ secret: false, to: '1 Thaw 1' })
    await run('mission.edit', { missionId: draft, deadlineDay: null })
    expect((await facts())[0]).toMatchObject({ kind: 'deadline.lifted', secret: false })
  })

  it('leaves its players’ report without a word of the preparation', async () => {
    const { run } = await preparing()
    await run('mission.edit', { missionId: draft, secret: 'Hale lies', deadlineDay: 4 })
    await run('mission.addReward', {
      ...{ missionId: draft, amount: 9, unit: 'silver', source: 'the drowned', secret: true },
    })
    await run('mission.setCast', { missionId: draft, npcId: 'npc-client', note: 'lies too' })
    const report = await run('report.read', { subject: 'mission', id: draft, audience: 'players' })
    expect(JSON.stringify(report)).not.toMatch(/Hale lies|the drowned|lies too/)
    expect(told(report)).toEqual([])
  })

  it('is taken away before it begins, and stays once it has', async () => {
    const { run, call, mission } = await preparing()
    await run('mission.remove', { missionId: draft })
    expect(await mission()).toBeUndefined()
    const reply = await call('mission.remove', { missionId: begun })
    expect(reply).toMatchObject(no('refusal.missionBegun'))
  })
})

describe('the objectives of a mission', () => {
  it('are added at the end, edited, moved and taken away', async () => {
    const { run, mission } = await preparing()
    const texts = async () => (await mission())?.objectives.map(({ text }) => text)
    const [first = '', second = ''] = (await texts()) ?? []
    const { objectiveId } = await run('mission.addObjective', { missionId: draft, text: 'Sing' })
    expect(await texts()).toEqual([first, second, 'Sing'])
    await run('mission.moveObjective', { objectiveId, by: -1 })
    expect(await texts()).toEqual([first, 'Sing', second])
    await run('mission.moveObjective', { objectiveId, by: -1 })
    await run('mission.moveObjective', { objectiveId, by: -1 })
    expect(await texts()).toEqual(['Sing', first, second])
    await run('mission.editObjective', { objectiveId, text: 'Sing low' })
    await run('mission.removeObjective', { objectiveId: 'objective-verse' })
    expect(await texts()).toEqual(['Sing low', first])
  })

  it('are kept from the players one by one, and told to them later', async () => {
    const { run, facts, mission } = await preparing()
    const secretOf = async (id: string) =>
      (await mission())?.objectives.find((each) => each.id === id)?.secret
    const objectiveId = 'objective-verse'
    await run('mission.setObjectiveSecret', { objectiveId, secret: true })
    expect(await secretOf(objectiveId)).toBe(1)
    expect(await secretOf('objective-nights')).toBe(0)
    await run('mission.setObjective', { objectiveId, state: 'reached' })
    // What became of one that nobody else knows of is a secret, too.
    expect(await facts()).toMatchObject([{ kind: 'objective.reached', secret: true }])
    await run('mission.setObjectiveSecret', { objectiveId, secret: false })
    expect(await secretOf(objectiveId)).toBe(0)
    await run('history.undo', {})
    expect(await secretOf(objectiveId)).toBe(1)
  })

  it('keep their order when one is added after a move', async () => {
    const { run, mission } = await preparing()
    await run('mission.moveObjective', { objectiveId: 'objective-nights', by: 1 })
    await run('mission.addObjective', { missionId: draft, text: 'Last' })
    const ids = (await mission())?.objectives.map(({ id }) => id)
    expect(ids?.slice(0, 2)).toEqual(['objective-verse', 'objective-nights'])
    expect((await mission())?.objectives.at(-1)?.text).toBe('Last')
  })
})

describe('who takes part in a mission', () => {
  it('may come and go until it is reported', async () => {
    const { run, call, mission } = await preparing()
    const names = async (id: string) => (await mission(id))?.participants.map(({ name }) => name)
    await run('mission.removeParticipant', { missionId: begun, characterId: maro })
    expect(await names(begun)).toEqual(['Brannoch', 'Ysolt', 'Tamsin'])
    await run('mission.addParticipant', { missionId: begun, characterId: maro })
    expect(await names(begun)).toEqual(['Brannoch', 'Ysolt', 'Tamsin', 'Maro'])
    await run('mission.report', { missionId: begun, outcome: 'failure' })
    const out = { missionId: begun, characterId: maro }
    const stands = no('refusal.participantsStand')
    expect(await call('mission.removeParticipant', out)).toMatchObject(stands)
    expect(await call('mission.addParticipant', out)).toMatchObject(stands)
  })

  it('stays with milestones on the closing roll, and is not there twice', async () => {
    const { run, call, workspace, mission } = await preparing()
    workspace.file.command(
      'test.spend',
      () => ({ key: 'test' }),
      (write) =>
        write.run('UPDATE participant SET milestones = 1 WHERE character_id = @maro', { maro }),
    )
    const one = { missionId: begun, characterId: maro }
    const reply = await call('mission.removeParticipant', one)
    expect(reply).toMatchObject(no('refusal.participantInvested'))
    await run('mission.addParticipant', one)
    expect((await mission(begun))?.participants).toHaveLength(4)
  })
})

describe('the cast, the places and the rewards of a mission', () => {
  it('are linked with a note, and let go of again', async () => {
    const { run, call, prepared } = await preparing()
    const npc = { missionId: draft, npcId: 'npc-client' }
    const [place] = await run('place.list', {})
    const where = { missionId: draft, placeId: place?.id ?? '' }
    await run('mission.setCast', npc)
    await run('mission.setCast', { ...npc, note: 'pays' })
    await run('mission.setPlace', { ...where, note: 'at night' })
    expect(await prepared()).toMatchObject({
      cast: [{ id: 'npc-client', note: 'pays' }],
      places: [{ id: place?.id, name: place?.name, note: 'at night' }],
    })
    await run('mission.dropCast', npc)
    await run('mission.dropPlace', where)
    expect(await prepared()).toMatchObject({ cast: [], places: [] })
    expect(await call('mission.dropCast', npc)).toMatchObject(no('refusal.gone'))
  })

  it('add up, each unit with its sources and whose it is', async () => {
    const { run, prepared } = await preparing()
    const reward = { missionId: draft, unit: 'silver', source: 'Keeper Hale' }
    await run('mission.addReward', { ...reward, amount: 60 })
    const { rewardId } = await run('mission.addReward', {
      ...{ ...reward, amount: 5, unit: 'Silver', source: 'the ferry', characterId: maro },
    })
    await run('mission.addReward', { ...reward, amount: -15, source: 'the broken lock' })
    await run('mission.addReward', { ...reward, amount: 1, unit: 'XP', secret: true })
    const { totals, rewards } = await prepared()
    expect(totals.map(({ unit, sum }) => [unit.toLowerCase(), sum.total])).toEqual([
      ['silver', 50],
      ['xp', 1],
    ])
    expect(totals[0]?.sum.terms.map(({ label, value }) => [label.with, value])).toEqual([
      [{ source: 'Keeper Hale' }, 60],
      [{ source: 'the ferry', name: 'Maro' }, 5],
      [{ source: 'the broken lock' }, -15],
    ])
    expect(rewards.map(({ secret }) => secret)).toEqual([false, false, false, true])
    await run('mission.editReward', {
      ...{ rewardId, amount: 6, unit: 'silver', source: 'the ferry' },
      ...{ characterId: null, secret: false },
    })
    expect((await prepared()).totals[0]?.sum.total).toBe(51)
    await run('mission.removeReward', { rewardId })
    expect((await prepared()).totals[0]?.sum.total).toBe(45)
  })

  it('show the fights that belong to it, and those no more that were unlinked', async () => {
    const { run, prepared } = await preparing()
    const { encounterId } = await run('encounter.create', { name: 'Ice', missionId: draft })
    expect((await prepared()).fights).toMatchObject([{ name: 'Ice', status: 'prepared' }])
    await run('encounter.setMission', { encounterId, missionId: null })
    expect((await prepared()).fights).toEqual([])
  })
})

describe('undo of a mission’s preparation', () => {
  const call = <Name extends ApiName>(name: Name, input: InputOf<Name>) => ({ name, input })
  const step = fc.constantFrom(
    call('mission.create', { name: 'Another', deadlineDay: 3 }),
    call('mission.edit', { missionId: draft, name: 'Else', brief: '', deadlineDay: 7 }),
    call('mission.remove', { missionId: draft }),
    call('mission.brief', { missionId: draft }),
    call('mission.begin', { missionId: draft }),
    call('mission.abandon', { missionId: draft, why: 'The boat sank' }),
    call('mission.addObjective', { missionId: draft, text: 'Listen' }),
    call('mission.moveObjective', { objectiveId: 'objective-nights', by: 1 }),
    call('mission.editObjective', { objectiveId: 'objective-nights', text: 'Two nights' }),
    call('mission.removeObjective', { objectiveId: 'objective-verse' }),
    call('mission.removeParticipant', { missionId: draft, characterId: maro }),
    call('mission.addParticipant', { missionId: draft, characterId: maro }),
    call('mission.setCast', { missionId: draft, npcId: 'npc-client', note: 'x' }),
    call('mission.addReward', { missionId: draft, amount: 3, unit: 'oats', source: 'Wend' }),
    call('place.remove', { placeId: 'place-toll-bridge' }),
    call('place.create', { name: 'Under the ice' }),
  )

  it('gives back exactly what there was, whatever was done and whatever was refused', async () => {
    const { workspace, call: ask, run } = await preparing()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const before = content(workspace.file)
        const moment = await lastBatch(run)
        for (const { name, input } of steps) await ask(name, input as never)
        await run('history.goTo', { batchId: moment })
        expect(content(workspace.file)).toEqual(before)
      }),
      { numRuns: 15 },
    )
  })
})
