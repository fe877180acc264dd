import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InputOf } from '../../../src/campaign/api'
import { ironsworn } from '../../../src/rules/ironsworn'
import { characterSchema, partySchema } from '../../../src/rules/ironsworn/sheet'
import { words } from '../../../src/campaign/words'
import { content } from '../../support/dump'
import { testWorkspace } from '../../support/workspace'

type Confirm = InputOf<'move.confirm'>
const system = ironsworn.id

/** A new campaign of this one system, with two characters. */
async function table() {
  const workspace = testWorkspace()
  workspace.answers.saveTo = `${workspace.folder}/oath.irontable`
  await workspace.run('file.create', { name: 'Oath', systems: [system] })
  const people: string[] = []
  for (const name of ['Asta', 'Brand']) {
    const stats = { edge: 2, heart: 3, iron: 2, shadow: 1, wits: 1 }
    const sheets = { [system]: { stats, weapon: { name: 'Spear', harm: 2 } } }
    const { characterId } = await workspace.run('character.create', { name, sheets })
    people.push(characterId)
  }
  const [asta = '', brand = ''] = people
  const actor = { type: 'character' as const, id: asta }
  const make = (move: string, dice: number[], more: Partial<Confirm> = {}) =>
    workspace.run('move.confirm', {
      system,
      move,
      actor,
      given: {},
      dice,
      typed: true,
      picks: [],
      ...more,
    })
  const sheet = async (id: string) =>
    characterSchema.parse(
      (await workspace.run('character.list', {})).find((each) => each.id === id)?.sheets[system],
    )
  const party = async () => partySchema.parse((await workspace.run('party.sheets', {}))[system])
  const tracks = () => workspace.run('move.tracks', {})
  const trackOf = async (purpose: string) => {
    const found = (await tracks()).find((track) => track.purpose === purpose)
    if (!found) throw new Error(purpose)
    return found
  }
  return { ...workspace, asta, brand, actor, make, sheet, party, tracks, trackOf }
}

describe('what a move opens and leaves to another', () => {
  it('IS-189: a bond adds to the first roll of a journey alone, though that one was missed', async () => {
    const { make, run, trackOf } = await table()
    const miss = [1, 9, 9]
    const bond = { given: { bond: 1 } }
    const total = async () =>
      (await run('journal.recent', { limit: 20 })).find(({ fact }) => fact.kind === 'move.made')
        ?.fact.with?.['total']
    const created = { kind: 'progress', rank: 'dangerous', system, purpose: 'journey' } as const
    await run('track.create', { ...created, name: 'To the sea', visibility: 'open' })
    const journey = await trackOf('journey')
    const leg = { ...bond, tracks: { journey: journey.id } }
    expect(journey.isUsed).toBe(false)
    await make('undertakeAJourney', miss, leg)
    expect(await total()).toBe(3)
    expect(await trackOf('journey')).toMatchObject({ ticks: 0, isUsed: true })
    await make('undertakeAJourney', miss, leg)
    expect(await total()).toBe(2)
    // One that a missed roll opened has been rolled for.
    await run('track.edit', { trackId: journey.id, state: 'done' })
    await make('undertakeAJourney', miss, {
      ...bond,
      answers: { trackName: 'Home', trackRank: 'dangerous' },
    })
    expect(await total()).toBe(3)
    expect(await trackOf('journey')).toMatchObject({ name: 'Home', ticks: 0, isUsed: true })
  })

  it('IS-117: a foe that is written down is met by its own name, and is of the fight', async () => {
    const { make, run, trackOf } = await table()
    const sheets = { [system]: { rank: 'formidable' } }
    const { npcId } = await run('npc.create', { name: 'Salt raider', sheets })
    const target = { type: 'npc' as const, id: npcId }
    const answers = { stat: 'heart', trackRank: 'formidable' }
    await make('enterTheFray', [6, 2, 3], { answers, target })
    expect(await trackOf('foe')).toMatchObject({ name: 'Salt raider', rank: 'formidable' })
    const track = (await run('track.list', {})).find(({ purpose }) => purpose === 'foe')
    expect(track?.about).toContainEqual(expect.objectContaining({ type: 'npc', id: npcId }))
  })

  it('IS-130: a vow that is forsaken at once is the one that was sworn', async () => {
    const { make, run, trackOf } = await table()
    const answers = { trackName: 'Find the bell', trackRank: 'dangerous' }
    await make('swearAnIronVow', [1, 9, 8], { answers, picks: ['forsake'] })
    const vow = (await run('track.list', {})).find(({ purpose }) => purpose === 'vow')
    const [queued] = await run('move.queue', {})
    expect(queued).toMatchObject({ oneOf: ['forsakeYourVow'], tracks: { vow: vow?.id } })
    const [{ id: queuedId = '' } = {}] = await run('move.queue', {})
    expect(await trackOf('vow')).toMatchObject({ name: 'Find the bell' })
    await make('forsakeYourVow', [], { tracks: { vow: vow?.id ?? '' }, queuedId })
    const after = (await run('track.list', {})).find(({ id }) => id === vow?.id)
    expect(after?.state).toBe('forsaken')
  })
})

describe('a campaign of vows', () => {
  it('IS-130 IS-131 IS-132 IS-187: a vow sworn together, marked and fulfilled; both have the experience', async () => {
    const { make, run, trackOf, tracks, sheet, asta, brand } = await table()
    const answers = { trackName: 'Find the bell', trackRank: 'troublesome' }
    const { npcId } = await run('npc.create', { name: 'Old Hesta' })
    const about = [
      { type: 'character' as const, id: brand },
      { type: 'npc' as const, id: npcId },
    ]
    const opened = { about, note: 'Sworn to Old Hesta.' }
    await make('swearAnIronVow', [5, 1, 2], { answers, opened })
    const vow = await trackOf('vow')
    expect(vow).toMatchObject({ name: 'Find the bell', rank: 'troublesome', ticks: 0, system })
    expect(vow.owners).toEqual([`character:${asta}`, `character:${brand}`])
    const [kept] = await run('track.list', {})
    expect(kept).toMatchObject({
      ...{ note: 'Sworn to Old Hesta.', visibility: 'open' },
      about: [{ name: 'Asta' }, { name: 'Brand' }, { name: 'Old Hesta' }],
    })
    const named = { tracks: { vow: vow.id } }
    for (let milestone = 0; milestone < 3; milestone += 1) await make('reachAMilestone', [], named)
    expect((await trackOf('vow')).ticks).toBe(36)
    await make('fulfillYourVow', [8, 3], named)
    expect(await tracks()).toEqual([])
    expect([(await sheet(asta)).xpEarned, (await sheet(brand)).xpEarned]).toEqual([1, 1])
    const told = (await run('journal.recent', { limit: 20 })).map(({ fact }) => fact)
    const gained = told.filter(({ with: gaps }) => gaps?.['field'] === '@ironsworn.field.xpEarned')
    expect(gained.map(({ about: [who] }) => who?.name).sort()).toEqual(['Asta', 'Brand'])
  })

  it('IS-108 IS-059 IS-128: a journey eats the party’s supply, and at the end of it all are unprepared', async () => {
    const { make, run, party, sheet, asta, brand, trackOf } = await table()
    await run('party.edit', { system, sheet: { supply: 1 } })
    const answers = { trackName: 'Over the pass', trackRank: 'extreme' }
    await make('undertakeAJourney', [2, 1, 10], { answers })
    expect(await party()).toEqual({ supply: 0, unprepared: true })
    for (const id of [asta, brand]) expect((await sheet(id)).debilities).toEqual(['unprepared'])
    expect((await trackOf('journey')).ticks).toBe(2)
    await make('undertakeAJourney', [2, 1, 10], {
      tracks: { journey: (await trackOf('journey')).id },
    })
    const queued = await run('move.queue', {})
    expect(queued.map(({ oneOf, actor, given }) => [oneOf[0], actor?.id, given['points']])).toEqual(
      [
        ['outOfSupply', asta, 1],
        ['outOfSupply', brand, 1],
      ],
    )
  })

  it('IS-095 IS-117 IS-118 IS-121: a fight with a pack: entered, struck, ended for everybody', async () => {
    const { make, run, workspace, trackOf, sheet, asta, brand, tracks } = await table()
    const opening = { stat: 'heart', trackName: 'Four raiders', trackRank: 'formidable' }
    await make('enterTheFray', [4, 1, 2], { answers: opening })
    const foe = await trackOf('foe')
    const named = { tracks: { foe: foe.id } }
    await make('strike', [6, 1, 2], { ...named, answers: { stat: 'iron' } })
    expect((await trackOf('foe')).ticks).toBe(12)
    expect((await sheet(asta)).initiative).toBe('me')
    // Another one is fought by Brand: with the fight it ends for him, too.
    const other = { type: 'character' as const, id: brand }
    const second = { stat: 'heart', trackName: 'Their dog', trackRank: 'troublesome' }
    const alone = async () => (await run('move.tracks', {})).map(({ isAlone }) => isAlone)
    await make('enterTheFray', [4, 1, 2], { actor: other, answers: second })
    expect(await alone()).toEqual([false, false])
    const before = content(workspace.file)
    await make('endTheFight', [1, 2], { ...named, answers: { others: 'over' } })
    expect(await tracks()).toEqual([])
    const states = (await run('track.list', {})).map(({ name, state }) => `${name} ${state}`)
    expect(states).toEqual(['Four raiders done', 'Their dog done'])
    for (const id of [asta, brand]) expect((await sheet(id)).initiative).toBe('none')
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    await make('endTheFight', [9, 10], { ...named, answers: { othersLeft: 'over' } })
    const lost = (await run('track.list', {})).map(({ state }) => state)
    expect(lost).toEqual(['failed', 'failed'])
    for (const id of [asta, brand]) expect((await sheet(id)).initiative).toBe('none')
  })

  it('IS-028 IS-029 IS-168: a burn lands with its reset first, told as a fact', async () => {
    const { make, run, sheet, asta } = await table()
    await run('character.edit', { characterId: asta, sheets: { [system]: { momentum: 8 } } })
    const burn = { swap: { cancels: [1, 2] }, answers: { stat: 'iron' } }
    expect((await make('faceDanger', [1, 7, 6], burn)).band).toBe('strong')
    expect((await sheet(asta)).momentum).toBe(3)
    const made = (await run('journal.recent', { limit: 20 })).find(
      ({ fact }) => fact.kind === 'move.made',
    )
    expect(made?.fact.swapped).toEqual({
      key: 'ironsworn.burn.told',
      with: { from: '@move.band.miss', to: '@move.band.strong' },
    })
    expect(made && words.say(made.fact.swapped ?? { key: '' })).toBe(
      'Momentum was burned: Miss → Strong hit.',
    )
  })

  it('IS-103 IS-021: an advantage waits as a modifier, is taken once, and lapses with a progress move', async () => {
    const { make, run, trackOf, call } = await table()
    const lead = { answers: { stat: 'wits' }, picks: ['move'] }
    await make('secureAnAdvantage', [6, 1, 2], lead)
    const [modifier] = await run('modifier.list', {})
    expect(modifier).toMatchObject({ value: 1, until: 'nextMove', rule: 'IS-103' })
    const { total } = await make('gatherInformation', [2, 9, 9], {
      modifiers: [modifier?.id ?? ''],
    })
    expect(total).toBe(4)
    expect(await run('modifier.list', {})).toEqual([])
    await make('secureAnAdvantage', [6, 1, 2], lead)
    const [other] = await run('modifier.list', {})
    const answers = { trackName: 'A vow', trackRank: 'epic' }
    await make('swearAnIronVow', [1, 9, 10], { answers, picks: ['press_on'] })
    expect(await run('modifier.list', {})).toEqual([])
    const named = { tracks: { vow: (await trackOf('vow')).id }, modifiers: [other?.id ?? ''] }
    const base = { system, move: 'reachAMilestone', given: {}, dice: [], typed: true, picks: [] }
    expect(await call('move.confirm', { ...base, ...named })).toMatchObject({ ok: false })
  })

  it('IS-107: a camp is each one’s own choice', async () => {
    const { make, run, sheet, party, asta, brand } = await table()
    for (const characterId of [asta, brand]) {
      const hurt = { [system]: { health: { value: 2 }, spirit: { value: 2 } } }
      await run('character.edit', { characterId, sheets: hurt })
    }
    const them = `character:${brand}`
    const answers = {
      ...{ 'actor.0': 'recuperate', 'actor.1': 'relax' },
      ...{ [`${them}.0`]: 'partake', [`${them}.1`]: 'nothing' },
    }
    await make('makeCamp', [4, 1, 2], { answers })
    expect(await sheet(asta)).toMatchObject({ health: { value: 3 }, spirit: { value: 3 } })
    expect(await sheet(brand)).toMatchObject({ health: { value: 3 }, spirit: { value: 2 } })
    expect((await party()).supply).toBe(4)
  })

  it('knows which track was used last in the running session', async () => {
    const { run, make } = await table()
    await make('undertakeAJourney', [6, 1, 2], {
      ...{ picks: ['resources'], answers: { trackName: 'Road', trackRank: 'dangerous' } },
    })
    const [before] = await run('move.tracks', {})
    expect(before).toMatchObject({ name: 'Road', lastUsed: null })
    await run('session.start', { name: '', absent: [] })
    await make('undertakeAJourney', [6, 1, 2], {
      ...{ picks: ['resources'], tracks: { journey: before?.id ?? '' } },
    })
    const [after] = await run('move.tracks', {})
    expect(after?.lastUsed).toBeGreaterThan(0)
  })

  it('undo of any confirmed move gives back every row, redo every change', async () => {
    const { make, run, call, workspace, actor, brand } = await table()
    const opening = { trackName: 'Old oath', trackRank: 'dangerous' }
    await make('swearAnIronVow', [5, 1, 2], { answers: opening })
    const [vow] = await run('move.tracks', {})
    const id = vow?.id ?? ''
    const die = fc.integer({ min: 1, max: 10 })
    const request = fc.record({
      move: fc.constantFrom(...Object.values(ironsworn.moves)),
      dice: fc.tuple(fc.integer({ min: 1, max: 6 }), die, die),
      stat: fc.constantFrom('edge', 'heart', 'iron', 'wits', 'oneself'),
      points: fc.integer({ min: 0, max: 9 }),
    })
    let landed = 0
    await fc.assert(
      fc.asyncProperty(request, async ({ move, dice, stat, points }) => {
        const sides = move.sides?.({ actor: {}, given: {} }) ?? []
        const faces = sides.length === 3 ? [...dice] : dice.slice(1, 1 + sides.length)
        const wanted = (move.wantsTracks ?? []).map(({ purpose }) => [purpose, id])
        const turns = ['actor', `character:${brand}`].flatMap((who) =>
          [0, 1, 2].map((turn) => [`${who}.${turn}`, ['focus', 'plan', 'nothing'][turn] ?? '']),
        )
        const asked: Confirm = {
          ...{ system, move: move.id, actor, typed: true, dice: faces },
          given: move.given.some((given) => given.id === 'points') ? { points } : {},
          tracks: Object.fromEntries(wanted),
          answers: {
            ...Object.fromEntries(turns),
            ...{
              stat,
              odds: 'likely',
              whose: 'all',
              others: 'over',
              which: 'plan',
            },
            ...{ patient: 'self', asked: 'done', cleared: 'all', sworn: 'refused' },
            ...{ [`character:${brand}.bond`]: 'no' },
          },
        }
        const before = content(workspace.file)
        for (const pick of [[], ['momentum'], ['table'], ['progress'], ['recommit'], ['0']]) {
          const reply = await call('move.confirm', { ...asked, picks: pick })
          if (!reply.ok) {
            expect(content(workspace.file)).toEqual(before)
            continue
          }
          landed += 1
          const after = content(workspace.file)
          await run('history.undo', {})
          expect(content(workspace.file)).toEqual(before)
          await run('history.redo', {})
          expect(content(workspace.file)).toEqual(after)
          await run('history.undo', {})
          break
        }
      }),
      { numRuns: 60 },
    )
    expect(landed).toBeGreaterThan(20)
  })
})

describe('bonds and assets', () => {
  it('IS-062 IS-134: land in one command each, are told with a cause, and go back whole', async () => {
    const { make, run, sheet, asta, actor, workspace } = await table()
    await run('character.edit', { characterId: asta, sheets: { [system]: { xpEarned: 5 } } })
    const states = [content(workspace.file)]
    const answers = { bondName: 'Hesta', whose: 'self' }
    await make('forgeABond', [6, 1, 2], { answers, picks: ['momentum'] })
    states.push(content(workspace.file))
    const hound = { name: 'Hound', type: 'companion', ability: 1, key: 'hound', note: 'Grey' }
    const act = (id: string, input: Record<string, string | number>) =>
      run('act.perform', { system, act: id, member: actor, input })
    await act('takeAsset', hound)
    states.push(content(workspace.file))
    await act('upgradeAsset', { name: 'Hound', ability: 0 })
    states.push(content(workspace.file))
    await act('companion', { name: 'Hound', by: -2 })
    const { batches } = await run('history.list', {})
    expect(batches.slice(0, 3).map(({ label }) => words.say(label))).toEqual([
      'Health of Hound −2: Asta',
      'Mark ability 1 of Hound: Asta',
      'Take Hound: Asta',
    ])
    expect(await sheet(asta)).toMatchObject({
      ...{ bonds: ['Hesta'], bondTicks: 1, xpSpent: 5 },
      assets: { Hound: { abilities: [true, true, false], health: { value: 2, max: 4 } } },
    })
    const facts = await run('journal.recent', { limit: 40 })
    const changed = facts.map(({ fact }) => fact).filter(({ kind }) => kind === 'sheet.changed')
    expect(changed.length).toBeGreaterThan(5)
    for (const { cause } of changed) expect(cause).toBeDefined()
    for (const state of states.reverse()) {
      await run('history.undo', {})
      expect(content(workspace.file)).toEqual(state)
    }
  })
})

describe('what the party shares', () => {
  it('IS-128 IS-068 IS-175: with the last supply gone by hand all are unprepared, until they are not', async () => {
    const { run, party, sheet, asta, brand, workspace } = await table()
    await run('character.edit', { characterId: asta, sheets: { [system]: { momentum: 10 } } })
    const before = content(workspace.file)
    await run('party.edit', { system, sheet: { supply: 0 } })
    expect(await party()).toEqual({ supply: 0, unprepared: true })
    for (const id of [asta, brand]) expect((await sheet(id)).debilities).toEqual(['unprepared'])
    expect((await sheet(asta)).momentum).toBe(9)
    const after = content(workspace.file)
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    await run('history.redo', {})
    expect(content(workspace.file)).toEqual(after)
    await run('party.edit', { system, sheet: { unprepared: false } })
    expect(await party()).toEqual({ supply: 0, unprepared: false })
    for (const id of [asta, brand]) expect((await sheet(id)).debilities).toEqual([])
    await run('party.edit', { system, sheet: { supply: 2 } })
    expect((await sheet(brand)).debilities).toEqual([])
  })

  it('IS-176: whoever joins a company that is unprepared is so too', async () => {
    const { run, sheet } = await table()
    const join = () => run('character.create', { name: 'Cole', sheets: { [system]: {} } })
    const debilities = async () => (await sheet((await join()).characterId)).debilities
    expect(await debilities()).toEqual([])
    await run('party.edit', { system, sheet: { supply: 0 } })
    expect(await debilities()).toEqual(['unprepared'])
    // Whoever plays none of this game joins as well.
    expect(await run('character.create', { name: 'Dara' })).toMatchObject({
      characterId: expect.any(String),
    })
  })

  it('IS-059 IS-076: is changed by hand within its bounds, and undone', async () => {
    const { run, call, party, workspace } = await table()
    const before = content(workspace.file)
    await run('party.edit', { system, sheet: { supply: 3 } })
    expect(await party()).toEqual({ supply: 3, unprepared: false })
    expect(await call('party.edit', { system, sheet: { supply: 9 } })).toMatchObject({ ok: false })
    expect(await call('party.edit', { system, sheet: { gold: 1 } })).toMatchObject({ ok: false })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })
})
