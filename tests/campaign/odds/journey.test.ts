import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ruleSystem } from '../../../src/rules'
import { characterSchema, partySchema } from '../../../src/rules/ironsworn/sheet'
import type { RunRequest } from '../../../src/rules/moves/runner/replay'
import type { JourneyEnd, JourneyStart, JourneyTactics } from '../../../src/rules/system/journey'
import { dump } from '../../support/dump'
import { testWorkspace } from '../../support/workspace'

const system = 'ironsworn'
const plain: JourneyTactics = {
  ...{ arriveAt: 8, pace: 'resources', burn: 'never', price: 'story' },
  ...{ turnBack: 'never', turnBackAt: 0, astray: 'recommit' },
}
type Table = ReturnType<typeof testWorkspace>

/** A new campaign with somebody on the road. */
async function onTheRoad(ticks = 0) {
  const table = testWorkspace()
  table.answers.saveTo = `${table.folder}/road.irontable`
  await table.run('file.create', { name: 'Road', systems: [system] })
  const stats = { wits: 2, iron: 2, heart: 2 }
  const { characterId: leaderId } = await table.run('character.create', {
    name: 'Asta',
    sheets: { [system]: { stats, momentum: 3 } },
  })
  const { trackId } = await table.run('track.create', {
    ...{ kind: 'progress', name: 'To the ford', rank: 'dangerous', system, purpose: 'journey' },
    about: [{ type: 'character', id: leaderId }],
  })
  if (ticks > 0) await table.run('track.advance', { trackId, by: ticks })
  return { table, trackId, leaderId }
}

/** The journey as the campaign has it now. */
async function startOf({ run }: Table, trackId: string): Promise<JourneyStart> {
  const [asta] = await run('character.list', {})
  const sheet = asta?.sheets[system] ?? {}
  const track = (await run('move.tracks', {})).find(({ id }) => id === trackId)
  const party = (await run('party.sheets', {}))[system] ?? {}
  if (!track) throw new Error('no track')
  const leader = `character:${asta?.id}`
  return { ...{ leader, sheet, party, trackId, track }, modifiers: [] }
}

/** Plays one journey dry: its moves, and how it came out. */
function dry(start: JourneyStart, tactics: JourneyTactics, seed: number) {
  const rules = ruleSystem(system)
  if (!rules?.journey) throw new Error('no journeys')
  const stream = xoroshiro128plus(7)
  for (let at = 0; at < seed; at++) stream.jump()
  const draw = (limit: number) => uniformInt(stream, 0, limit - 1)
  const run = rules.journey.play({ start, moves: rules.moves, tactics, draw, mostLegs: 60 })
  const moves: RunRequest[] = []
  for (;;) {
    const step = run.next()
    if (step.done) return { moves, end: step.value }
    moves.push(step.value)
  }
}

/** Makes the same moves at the table. */
async function make({ run }: Table, leaderId: string, moves: readonly RunRequest[]): Promise<void> {
  const actor = { type: 'character' as const, id: leaderId }
  for (const { move, inputs } of moves) {
    const held = (await run('modifier.list', {})).map(({ id }) => id)
    const { given, answers, tracks, dice, typed, swap, picks, fewer, modifiers } = inputs
    const taken = modifiers.length > 0 ? held : []
    const settled = { given, answers, tracks, dice, typed, swap, picks, fewer }
    await run('move.confirm', { system, move, actor, ...settled, modifiers: taken })
  }
}

/** Supply, health and spirit. */
function leftOf({ sheet, party }: Pick<JourneyStart, 'sheet' | 'party'>): number[] {
  const { health, spirit } = characterSchema.parse(sheet)
  return [partySchema.parse(party).supply, health.value, spirit.value]
}

describe('a journey that makes itself', () => {
  it.each([
    ['as it comes', {}],
    ['in haste', { pace: 'speed', burn: 'better', arriveAt: 5, astray: 'fail' }],
    ['dearly', { price: 'supply', burn: 'miss', turnBack: 'supply', turnBackAt: 1 }],
    ['with harm', { price: 'harm', turnBack: 'health', turnBackAt: 1, arriveAt: 6 }],
    ['with stress', { price: 'stress', pace: 'speed', arriveAt: 10 }],
    ['with lost momentum', { price: 'momentum', burn: 'better', arriveAt: 7 }],
  ] as [string, Partial<JourneyTactics>][])(
    'IS-108 IS-109 IS-047 IS-135 %s ends as the same moves made at the table',
    async (_, more) => {
      const tactics = { ...plain, ...more }
      const found = new Set<JourneyEnd['end']>()
      for (let seed = 1; seed <= 4; seed++) {
        const { table, trackId, leaderId } = await onTheRoad()
        const start = await startOf(table, trackId)
        const { moves, end } = dry(start, tactics, seed)
        await make(table, leaderId, moves)
        found.add(end.end)
        const track = (await table.run('track.list', {})).find(({ id }) => id === trackId)
        const isDone = end.end === 'arrived' || end.end === 'hazard'
        expect(track?.state).toBe(isDone ? 'done' : end.end === 'failed' ? 'failed' : 'open')
        const [asta] = await table.run('character.list', {})
        const party = (await table.run('party.sheets', {}))[system] ?? {}
        const after = { sheet: asta?.sheets[system] ?? {}, party }
        expect(leftOf(start).map((left, at) => left - (leftOf(after)[at] ?? 0))).toEqual(
          ['supply', 'health', 'spirit'].map((cost) => end.spent[cost]),
        )
        expect(moves.filter(({ move }) => move === 'undertakeAJourney')).toHaveLength(end.legs)
        table.workspace.close()
      }
      expect(found).not.toContain('cut')
    },
    60_000,
  )

  it('IS-041 IS-109 arrives as often as a progress roll says, where nothing is left to go', async () => {
    const { table, trackId } = await onTheRoad(24)
    const start = await startOf(table, trackId)
    const count = 400
    const ends = Array.from(
      { length: count },
      (_, seed) => dry(start, { ...plain, arriveAt: 6, astray: 'fail' }, seed + 1).end,
    )
    const share = (end: JourneyEnd['end']) => ends.filter((each) => each.end === end).length / count
    // Six full boxes beat 5 of 10 faces: 25, 50 and 25 in a hundred.
    expect(Math.abs(share('arrived') - 0.25)).toBeLessThan(0.07)
    expect(Math.abs(share('hazard') - 0.5)).toBeLessThan(0.08)
    expect(share('arrived') + share('hazard') + share('failed')).toBeCloseTo(1, 9)
    expect(ends.every(({ legs }) => legs === 0)).toBe(true)
  })

  it('IS-108 turns back before a leg, with so little left', async () => {
    const { table, trackId } = await onTheRoad()
    const start = await startOf(table, trackId)
    const party = { ...start.party, supply: 1 }
    const tactics = { ...plain, turnBack: 'supply' as const, turnBackAt: 1 }
    const { moves, end } = dry({ ...start, party }, tactics, 1)
    expect(moves).toEqual([])
    expect(end).toMatchObject({ end: 'turnedBack', legs: 0 })
  })
})

describe('the odds of a journey', () => {
  const asked = { tactics: plain, count: 45, seed: 7 }

  async function odds({ run }: Table, trackId: string) {
    for (;;) {
      const result = await run('odds.journey', { trackId })
      if (result && result.status !== 'running') return result
      await setTimeout(1)
    }
  }

  it('are the same for the same seed, and leave the campaign alone', async () => {
    const { table, trackId, leaderId } = await onTheRoad(8)
    const before = dump(table.workspace.file)
    await table.run('odds.startJourney', { ...asked, leaderId, trackId })
    const first = await odds(table, trackId)
    expect(first).toMatchObject({ status: 'done', boxes: 2, tally: { count: 45 } })
    await table.run('odds.startJourney', { ...asked, leaderId, trackId })
    expect((await odds(table, trackId)).tally).toEqual(first.tally)
    await table.run('odds.startJourney', { ...asked, leaderId, trackId, seed: 8 })
    expect((await odds(table, trackId)).tally).not.toEqual(first.tally)
    expect(dump(table.workspace.file)).toEqual(before)
    expect(await table.run('odds.journey', { trackId: 'another' })).toBeNull()
  })

  it('are stopped with what they have come to', async () => {
    const { table, trackId, leaderId } = await onTheRoad()
    await table.run('odds.startJourney', { ...asked, leaderId, trackId, count: 5000 })
    await table.run('odds.stop', {})
    const stopped = await odds(table, trackId)
    expect(stopped.status).toBe('stopped')
    expect(stopped.tally.count).toBeLessThan(5000)
  })

  it('are refused for a track that is no journey, and for one that is closed', async () => {
    const { table, trackId, leaderId } = await onTheRoad()
    const vow = await table.run('track.create', {
      ...{ kind: 'progress', name: 'A vow', rank: 'epic', system, purpose: 'vow' },
    })
    const refused = await table.call('odds.startJourney', {
      ...asked,
      leaderId,
      trackId: vow.trackId,
    })
    expect(refused).toMatchObject({ error: { message: { key: 'refusal.noJourney' } } })
    await table.run('track.edit', { trackId, state: 'failed' })
    const closed = await table.call('odds.startJourney', { ...asked, leaderId, trackId })
    expect(closed).toMatchObject({ error: { message: { key: 'refusal.gone' } } })
  })
})
