import { describe, expect, it } from 'vitest'
import type { OutputOf } from '../../../src/campaign/api'
import type { MovePerson } from '../../../src/renderer/moves/sides/people'
import { startOf } from '../../../src/renderer/moves/run/run-draft'
import { useMoveRun } from '../../../src/renderer/moves/run/use-move-run'
import { beginningOf } from '../../../src/renderer/systems/ironsworn/quest/oath'
import { ironsworn } from '../../../src/rules/ironsworn'

describe('a move that came out of another', () => {
  it('IS-135: Pay the Price after a miss on a track can be made, and leaves the track alone', () => {
    const { sheets: own, moves: all, id } = ironsworn
    const person = {
      ...{ type: 'character' as const, id: 'asta', key: 'character:asta', name: 'Asta' },
      sheet: own.character.parse({}),
    }
    const open = { kind: 'progress', purpose: 'journey', rank: 'dangerous', ticks: 0, name: 'Road' }
    const tracks = [{ id: 'road', ...open }] as unknown as OutputOf<'move.tracks'>
    const start = { actor: person.key, tracks: { journey: 'road' } }
    const run = useMoveRun(() => ({ system: id, moves: all, people: [person], tracks }), {
      ...start,
      move: 'payThePrice',
    })
    run.take(['story'])
    expect(run.request.value).toMatchObject({ move: 'payThePrice', tracks: {} })
    // A move that is about a journey keeps it.
    const leg = useMoveRun(() => ({ system: id, moves: all, people: [person], tracks }), {
      ...start,
      move: 'undertakeAJourney',
    })
    expect(leg.draft.value.inputs.tracks).toEqual({ journey: 'road' })
    // Nor is anything lost with it that somebody has said.
    expect(leg.typed.value.tracks).toEqual({})
    leg.takeTrack('journey', null)
    expect(leg.typed.value.tracks).toEqual({ journey: '' })
  })
})

describe('a track of several', () => {
  const { sheets: own, moves: all, id } = ironsworn
  const people = ['kara', 'brynn', 'thorgar'].map((name): MovePerson => ({
    ...{ type: 'character', id: name, key: `character:${name}`, name },
    sheet: own.character.parse({}),
  }))
  const begin = (purpose: 'journey' | 'vow', others: string[]) =>
    startOf(
      beginningOf(
        purpose,
        { name: 'The isles', rank: 'dangerous', owner: 'kara', others, to: null },
        '',
      ),
    )
  const sharersOf = ({ draft, opened }: ReturnType<typeof useMoveRun>) => [
    draft.value.actor,
    ...(opened.value?.about ?? []).map((each) => `${each.type}:${each.id}`),
  ]

  it.each(['journey', 'vow'] as const)(
    'IS-046 IS-095 IS-187: a %s stays that of whoever leads it, whichever of them rolls',
    (purpose) => {
      const table = { system: id, moves: all, people, tracks: [] }
      const run = useMoveRun(() => table, begin(purpose, ['brynn', 'thorgar']))
      const keys = people.map(({ key }) => key)
      for (const key of [...keys, ...keys.toReversed()]) {
        run.cast('actor', key)
        expect(sharersOf(run)[0]).toBe(key)
        expect(sharersOf(run).toSorted()).toEqual(keys.toSorted())
      }
    },
  )

  it('IS-046: one of nobody else is that of whoever rolls', () => {
    const table = { system: id, moves: all, people, tracks: [] }
    const run = useMoveRun(() => table, begin('vow', []))
    run.cast('actor', 'character:brynn')
    expect(sharersOf(run)).toEqual(['character:brynn'])
  })

  it('says nothing of the track of another move', () => {
    const table = { system: id, moves: all, people, tracks: [] }
    const run = useMoveRun(() => table, begin('vow', ['brynn']))
    run.choose('secureAnAdvantage')
    expect(run.opened.value).toBeUndefined()
  })
})

describe('a move that goes on with a track', () => {
  const { sheets: own, moves: all, id } = ironsworn
  const asta: MovePerson = {
    ...{ type: 'character', id: 'asta', key: 'character:asta', name: 'Asta' },
    sheet: own.character.parse({}),
  }
  const track = (key: string, more: object = {}) => ({
    ...{ id: key, system: id, name: key, purpose: 'journey', rank: 'dangerous', ticks: 0 },
    ...{ owners: [], lastUsed: null, ...more },
  })
  function runOn(move: string, ...open: object[]) {
    const tracks = open as unknown as OutputOf<'move.tracks'>
    const table = () => ({ system: id, moves: all, people: [asta], tracks })
    return useMoveRun(table, { actor: asta.key, move })
  }

  it('IS-108 takes the only one that is open, until it is said that it is another', () => {
    const run = runOn('undertakeAJourney', track('road'), track('oath', { purpose: 'vow' }))
    expect(run.tracks.value).toEqual({ journey: 'road' })
    run.takeTrack('journey', null)
    expect(run.tracks.value).toEqual({})
    expect(runOn('reachYourDestination', track('road')).tracks.value).toEqual({ journey: 'road' })
  })

  it('takes of several the one that was used last in this session, and else none', () => {
    const two = runOn('reachYourDestination', track('road'), track('sea'))
    expect(two.tracks.value).toEqual({})
    const used = [track('road', { lastUsed: 9 }), track('sea', { lastUsed: 4 }), track('sky')]
    expect(runOn('reachYourDestination', ...used).tracks.value).toEqual({ journey: 'road' })
  })

  it('IS-131 takes of several the only one that is the actor’s own', () => {
    const vow = (key: string, owners: string[]) => track(key, { purpose: 'vow', owners })
    const own = vow('oath', ['character:asta'])
    expect(runOn('reachAMilestone', vow('any', []), own).tracks.value).toEqual({ vow: 'oath' })
    const two = runOn('reachAMilestone', vow('other', ['character:asta']), own)
    expect(two.tracks.value).toEqual({})
  })

  it('leaves alone what is somebody else’s', () => {
    const others = track('oath', { purpose: 'vow', owners: ['character:brand'] })
    expect(runOn('fulfillYourVow', others).tracks.value).toEqual({})
  })

  it('IS-046 IS-108 goes on with the journey of another, who led it so far, where one has none', () => {
    const led = (key: string, more = {}) => track(key, { owners: ['character:brand'], ...more })
    const made = (...open: object[]) => runOn('undertakeAJourney', ...open).tracks.value
    expect(made(led('road'))).toEqual({ journey: 'road' })
    expect(made(led('road'), led('sea', { lastUsed: 3 }))).toEqual({ journey: 'sea' })
    expect(made(led('road'), led('sea'))).toEqual({})
    expect(made(led('road'), track('own', { owners: ['character:asta'] }))).toEqual({
      journey: 'own',
    })
  })

  it('IS-117 enters the fray with a foe who is there: one not fought yet, else whom the others fight', () => {
    const foe = (key: string, more: object = {}) => track(key, { purpose: 'foe', ...more })
    const fought = foe('wolf', { ticks: 8, lastUsed: 3 })
    expect(runOn('enterTheFray', foe('bear')).tracks.value).toEqual({ foe: 'bear' })
    expect(runOn('enterTheFray', fought, foe('bear')).tracks.value).toEqual({ foe: 'bear' })
    expect(runOn('enterTheFray', fought).tracks.value).toEqual({ foe: 'wolf' })
    expect(runOn('enterTheFray', foe('bear'), foe('boar')).tracks.value).toEqual({ foe: 'bear' })
    expect(runOn('enterTheFray', fought, foe('bear'), foe('boar')).tracks.value).toEqual({
      foe: 'wolf',
    })
    expect(runOn('enterTheFray').tracks.value).toEqual({})
  })

  it('IS-130 begins a vow anew', () => {
    expect(runOn('swearAnIronVow', track('oath', { purpose: 'vow' })).tracks.value).toEqual({})
  })
})
