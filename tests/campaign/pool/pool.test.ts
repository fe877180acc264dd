import { describe, expect, it } from 'vitest'
import type { InputOf } from '../../../src/campaign/api'
import { words } from '../../../src/campaign/words'
import { plainNight } from '../../../src/rules/cold-iron/aftermath/rest-plan'
import type { Phrase } from '../../../src/shared/phrase'
import { bridgeFight } from '../../support/fight/short-fight'
import { missionId } from '../../support/mission'
import { byHand } from '../../support/reports/report-evening'
import { tracksDrawer } from '../track/setup'

const maro = { type: 'character' as const, id: 'character-maro' }
const ysolt = { type: 'character' as const, id: 'character-ysolt' }
const chief = { type: 'npc' as const, id: 'npc-chief' }

const mana: InputOf<'track.create'> = {
  ...{ kind: 'points', name: 'Mana', size: 8, start: 8, about: [maro] },
  thresholds: [
    { at: 0, words: 'SPENT' },
    { at: 3, words: 'WEARY' },
  ],
}

/** The sample campaign with a pool on somebody, and hands to change it. */
async function pools(more: Partial<InputOf<'track.create'>> = {}) {
  const table = await tracksDrawer()
  const { run } = table
  const input = { ...mana, ...more } as InputOf<'track.create'>
  const { trackId } = await run('track.create', input)
  const change = (by: number) =>
    run('pool.change', { member: maro, pool: { trackId }, change: { by } })
  const value = async () => (await table.track(trackId)).value
  return { ...table, trackId, change, value }
}

describe('the step of a change', () => {
  it('says a pool of a sheet in its words, and one of the game master’s own as it was typed', async () => {
    const { run, workspace, change } = await pools({ name: '@coldIron.title' })
    const last = () => {
      const { value } = workspace.file.read((read) =>
        read.get<{ label: string }>('SELECT label FROM batch ORDER BY id DESC LIMIT 1'),
      )
      return words.say(JSON.parse(value?.label ?? '') as Phrase)
    }
    await change(-1)
    expect(last()).toBe('Maro: @coldIron.title')
    const pool = { system: 'iron-fist', poolId: 'health' }
    await run('pool.change', { member: maro, pool, change: { by: -1 } })
    expect(last()).toBe('Maro: Health')
  })
})

describe('a pool of the game master’s own', () => {
  it('starts where it is said, and stays within its bounds', async () => {
    const { run, trackId, change, value } = await pools()
    expect(await value()).toBe(8)
    expect(await change(-5)).toEqual({ from: 8, to: 3 })
    expect(await change(-9)).toEqual({ from: 3, to: 0 })
    expect(await change(99)).toEqual({ from: 0, to: 8 })
    await run('pool.change', { member: maro, pool: { trackId }, change: { to: 2 } })
    expect(await value()).toBe(2)
  })

  it('is refused in words where it starts, or means something, beyond its most', async () => {
    const { run, trackId } = await pools()
    const wrong = { ...mana, size: 4 } as InputOf<'track.create'>
    await expect(run('track.create', wrong)).rejects.toThrow('refusal.track.start')
    const at = { ...mana, thresholds: [{ at: 9, words: 'x' }] } as InputOf<'track.create'>
    await expect(run('track.create', at)).rejects.toThrow('refusal.track.threshold')
    await expect(run('track.edit', { trackId, start: 9 })).rejects.toThrow('refusal.track.start')
    const clock = { trackId: 'track-river', returns: 'rest' as const }
    await expect(run('track.edit', clock)).rejects.toThrow('refusal.track.otherKind')
  })

  it('says what its figure means, and tells it once when it comes there', async () => {
    const { run, change, facts } = await pools()
    const listed = async () =>
      (await run('pool.list', { member: maro })).find(
        ({ title }) => title.with?.['name'] === 'Mana',
      )
    expect((await listed())?.words).toBeNull()
    await change(-5)
    expect((await listed())?.words?.with).toEqual({ name: 'WEARY' })
    expect((await facts(2)).map(({ kind }) => kind)).toEqual(['track.reached', 'track.advanced'])
    await change(-1)
    expect((await facts(1))[0]).toMatchObject({ kind: 'track.advanced', from: 3, to: 2 })
  })

  it('counts on where what its figures mean cannot be read, and no other is lost with it', async () => {
    const table = await pools()
    byHand(table, (write) =>
      write.run(`UPDATE track SET thresholds = '{"at":0}' WHERE id = @id`, { id: table.trackId }),
    )
    expect(await table.change(-8)).toEqual({ from: 8, to: 0 })
    expect(await table.track(table.trackId)).toMatchObject({ value: 0, means: null })
    expect((await table.run('track.list', {})).length).toBeGreaterThan(3)
  })

  it('is changed, edited and removed with undo and redo', async () => {
    const { run, trackId, change, kept } = await pools()
    const doings = [
      () => change(-5),
      () => run('track.edit', { trackId, returns: 'rest', start: 4, thresholds: [] }),
      () => run('track.remove', { trackId }),
    ]
    for (const doing of doings) {
      const before = kept()
      await doing()
      const after = kept()
      expect(after).not.toEqual(before)
      await run('history.undo', {})
      expect(kept()).toEqual(before)
      await run('history.redo', {})
      expect(kept()).toEqual(after)
    }
  })
})

describe('a pool comes back', () => {
  const rest = (member: typeof maro) => ({
    ...{ system: 'cold-iron', people: [member], rest: plainNight },
  })

  it('with a rest of those whose it is, and of nobody else', async () => {
    const { run, change, value } = await pools({ returns: 'rest', about: [ysolt] })
    await change(-5)
    await run('act.perform', {
      ...{ system: 'iron-fist', act: 'rest', member: maro, input: { kind: 'sleep' } },
    })
    expect(await value()).toBe(3)
    await run('condition.rest', rest(ysolt))
    expect(await value()).toBe(8)
    await run('history.undo', {})
    expect(await value()).toBe(3)
  })

  it('IF-123: with a rest as a system makes one', async () => {
    const { run, change, value } = await pools({ returns: 'rest' })
    await change(-5)
    await run('act.perform', {
      ...{ system: 'iron-fist', act: 'rest', member: maro, input: { kind: 'sleep' } },
    })
    expect(await value()).toBe(8)
  })

  it('to where it started, which may be empty; with a night, or not at all', async () => {
    const { run, trackId, change, value } = await pools({ returns: 'day', start: 0 })
    await change(5)
    await run('calendar.advance', { amount: 1, unit: 'minutes', doing: 'rest' })
    expect(await value()).toBe(5)
    await run('calendar.advance', { amount: 1, unit: 'days', doing: 'wait' })
    expect(await value()).toBe(0)
    await run('track.edit', { trackId, returns: 'never' })
    await change(5)
    await run('calendar.advance', { amount: 1, unit: 'days', doing: 'rest' })
    expect(await value()).toBe(5)
  })

  it('when the session ends', async () => {
    const { run, change, value } = await pools({ returns: 'session' })
    await change(-5)
    await run('session.start', {})
    await run('session.end', {})
    expect(await value()).toBe(8)
  })
})

describe('a pool in a fight', () => {
  it('is known by whoever stands there for whom it is about', async () => {
    const { run, trackId, change } = await pools()
    expect(await run('pool.inFights', {})).toEqual([])
    await run('encounter.act', { encounterId: bridgeFight, event: { type: 'fight.begin' } })
    await change(-5)
    const shown = { name: 'Mana', value: 3, size: 8, means: 'WEARY' }
    const combatantId = 'combatant-maro'
    expect(await run('pool.inFights', {})).toEqual([{ combatantId, trackId, ...shown }])
    const owners = await run('pool.owners', { npcId: null })
    expect(owners.find(({ id }) => id === maro.id)?.combatantIds).toEqual([combatantId])
    const seen = async () =>
      (await run('playerView.fight', {}))?.people.find(({ label }) => label === 'Maro')?.pools
    expect(await seen()).toEqual([])
    await run('track.edit', { trackId, visibility: 'known' })
    expect(await seen()).toEqual([])
    await run('track.edit', { trackId, visibility: 'open' })
    const known = { name: 'Mana', means: 'WEARY' }
    expect(await seen()).toEqual([{ ...known, points: { now: 3, most: 8 } }])
    await run('track.edit', { trackId, sight: 'bar' })
    expect(await seen()).toEqual([{ ...known, points: { now: 3, most: 8, isBar: true } }])
    await run('track.edit', { trackId, sight: 'word' })
    expect(await seen()).toEqual([{ ...known, points: null }])
  })
})

describe('what players see of pools', () => {
  const seen = async ({ run }: Awaited<ReturnType<typeof pools>>) =>
    JSON.stringify([
      await run('playerView.tracks', {}),
      await run('playerView.fight', {}),
      await run('playerView.stage', {}),
    ])

  it('is nothing, until the game master opens one: then how it stands, and no more', async () => {
    const table = await pools({ note: 'SECRET-NOTE' })
    await table.change(-5)
    expect(await seen(table)).not.toMatch(/Mana|WEARY|SPENT/)
    await table.run('track.edit', { trackId: table.trackId, visibility: 'open' })
    const open = (await table.run('playerView.tracks', {})).find(({ name }) => name === 'Mana')
    expect(open).toEqual({
      ...{ id: 'track3', name: 'Mana', people: ['Maro'], means: null },
      drawing: {
        ...{ kind: 'points', size: 8, value: 3, start: 8, rank: null, rungs: [], means: 'WEARY' },
        isBar: false,
      },
    })
    expect(await seen(table)).not.toMatch(/SPENT|SECRET/)
  })

  it('is a bar of eighths or a word where the game master says so, and then no journal tells a figure', async () => {
    const table = await pools({ size: 80, start: 80, visibility: 'open' })
    const open = async () =>
      (await table.run('playerView.tracks', {})).find(({ name }) => name === 'Mana')
    const secrets = async () =>
      (await table.facts(20)).flatMap(({ kind, secret }) =>
        kind === 'track.advanced' ? [secret] : [],
      )
    await table.run('track.edit', { trackId: table.trackId, sight: 'bar' })
    await table.change(-33)
    expect((await open())?.drawing).toMatchObject({ value: 5, size: 8, start: 8, means: null })
    expect(JSON.stringify(await open())).not.toMatch(/47|80/)
    await table.run('track.edit', { trackId: table.trackId, sight: 'word' })
    await table.change(-47)
    expect(await open()).toMatchObject({ drawing: null, means: 'SPENT' })
    expect(await secrets()).toEqual([true, true])
    await table.run('track.edit', { trackId: table.trackId, sight: 'figures' })
    await table.change(1)
    expect(await secrets()).toEqual([false, true, true])
  })

  it('never names the NPC whose it is', async () => {
    const table = await pools({ about: [chief], visibility: 'open' })
    const open = (await table.run('playerView.tracks', {})).find(({ name }) => name === 'Mana')
    expect(open?.people).toEqual([])
  })
})

describe('the pools of a sheet', () => {
  const health = { system: 'iron-fist', poolId: 'health' }

  it('IF-003: are listed and changed as the system declares them, within its bounds', async () => {
    const { run, facts } = await tracksDrawer()
    const state = async () =>
      (await run('pool.list', { member: maro })).find(
        ({ key }) => 'poolId' in key && key.poolId === 'health',
      )
    const before = await state()
    if (!before) throw new Error('no health')
    await run('pool.change', { member: maro, pool: health, change: { by: -99 } })
    expect(await state()).toMatchObject({ value: -3, words: { key: 'ironFist.pool.mortal' } })
    expect((await facts(1))[0]).toMatchObject({ kind: 'sheet.changed', from: before.value, to: -3 })
    await run('history.undo', {})
    expect(await state()).toEqual(before)
  })

  it('CI-060: wounds between fights are what is off the hit points', async () => {
    const { run } = await tracksDrawer()
    const pool = { system: 'cold-iron', poolId: 'hitPoints' }
    const state = async () =>
      (await run('pool.list', { member: ysolt })).find(
        ({ key }) => 'poolId' in key && key.poolId === 'hitPoints',
      )
    const { max = 0, value = 0 } = (await state()) ?? {}
    expect(max).toBeGreaterThan(0)
    await run('pool.change', { member: ysolt, pool, change: { to: 0 } })
    expect(await state()).toMatchObject({ words: { key: 'coldIron.hitPoints.safeReserve' } })
    expect(await run('condition.list', {})).toContainEqual(
      expect.objectContaining({
        id: ysolt.id,
        state: expect.objectContaining({ damage: max }) as object,
      }),
    )
    await run('pool.change', { member: ysolt, pool, change: { to: value } })
    expect((await state())?.value).toBe(value)
  })

  it('refuses one that the sheet has not', async () => {
    const { run } = await tracksDrawer()
    const none = { member: maro, pool: { ...health, poolId: 'luck' }, change: { by: 1 } }
    await expect(run('pool.change', none)).rejects.toThrow('refusal.gone')
  })
})

describe('a pool goes along', () => {
  it('with whoever it is about, duplicated as it begins', async () => {
    const { run, change, trackId } = await pools({ returns: 'day' })
    await change(-5)
    await run('thing.duplicate', { noun: 'track', id: trackId })
    const both = (await run('track.list', {})).filter(({ name }) => name.startsWith('Mana'))
    expect(both.map(({ value }) => value)).toEqual([3, 8])
    const [, twin] = both
    expect(twin).toMatchObject({
      start: 8,
      returns: 'day',
      thresholds: mana.thresholds as object[],
    })
  })
})

describe('the report', () => {
  it('tells what a mission has made of the pools of people', async () => {
    const { run, change, trackId } = await pools()
    const figures = async (audience: 'gm' | 'players') => {
      const report = await run('report.read', { subject: 'mission', id: missionId, audience })
      return report.harm.find(({ name }) => name === 'Maro')?.figures ?? []
    }
    const own = { label: 'Mana', worst: '', isBack: false, moved: '' }
    await change(-3)
    await change(-2)
    expect(await figures('gm')).toContainEqual({ ...own, from: '8', to: '3' })
    expect(JSON.stringify(await figures('players'))).not.toContain(own.label)
    await run('track.edit', { trackId, visibility: 'open' })
    await change(-1)
    expect(await figures('players')).toContainEqual({ ...own, from: '3', to: '2' })
  })
})
