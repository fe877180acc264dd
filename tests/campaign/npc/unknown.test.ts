import { expect, it } from 'vitest'
import { adventurers, system } from '../../support/adventurers'
import { fighting } from '../../support/fight/fight'
import { bridgeFight } from '../../support/fight/short-fight'
import { foeWorkspace, system as foeSystem } from '../foe/setup'
import { sampleWorkspace } from '../../support/workspace'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

const unknown = async ({ run }: Pick<Table, 'run'>) =>
  (await run('session.looseEnds', {}))
    .filter(({ kind }) => kind === 'unknown')
    .map(({ name, member }) => [name, member])

async function playersRead({ run }: Pick<Table, 'run'>): Promise<string> {
  const [session] = await run('session.list', {})
  const wanted = { subject: 'session', id: session?.id ?? '', audience: 'players' } as const
  return JSON.stringify(await run('report.read', wanted))
}

/** Ysolt strikes an ogre who stands hidden on the table, beside a wolf whom the players see. */
async function struck() {
  const table = await adventurers()
  const { run, ysolt, ogre } = table
  const { npcId: wolf } = await run('npc.create', {
    name: 'The wolf of the ford',
    sheets: { [system]: { hp: 12, maxHp: 12 } },
  })
  const { npcId: lurker } = await run('npc.create', { name: 'The lurker' })
  await run('session.start', {})
  for (const npcId of [ogre, wolf, lurker]) await run('sceneBoard.place', { whom: [{ npcId }] })
  await run('sceneBoard.show', { npcId: wolf, shown: true })
  const strike = (id: string) =>
    run('move.confirm', {
      ...{ system, move: 'hackAndSlash', target: { type: 'npc', id }, dice: [5, 5] },
      actor: { type: 'character', id: ysolt },
      ...{ picks: ['clean'], answers: { damage: 6 } },
    })
  await strike(ogre)
  return { ...table, wolf, lurker, strike }
}

it('names whom the players did not see, of those to whom something was done', async () => {
  const table = await struck()
  // Neither the wolf whom they see, nor the one who only stood there.
  expect(await unknown(table)).toEqual([['The ogre of the ford', 'npc']])
  expect(await playersRead(table)).not.toContain('ogre')
})

it('lets the players know of one, whose name they read then in what was done until then', async () => {
  const table = await struck()
  const { run, ogre, strike } = table
  await run('npc.reveal', { npcIds: [ogre] })
  expect(await unknown(table)).toEqual([])
  const known = await playersRead(table)
  expect(known).toContain('Hack and Slash (The ogre of the ford)')
  expect(known).not.toMatch(/lurker|unseen|from now on/)

  await run('history.undo', {})
  expect(await unknown(table)).toHaveLength(1)
  expect(await playersRead(table)).not.toContain('ogre')

  // Whom they know by name they know from then on.
  await run('history.redo', {})
  await strike(ogre)
  expect(await unknown(table)).toEqual([])
  expect(await playersRead(table)).not.toMatch(/not known by name/)
})

it('refuses to let them know of somebody whom they know, or who did nothing', async () => {
  const { call, wolf, lurker } = await struck()
  for (const npcId of [wolf, lurker]) {
    expect(await call('npc.reveal', { npcIds: [npcId] })).toMatchObject({
      ok: false,
      error: { message: { key: 'refusal.noAlias' } },
    })
  }
})

it('leaves out whom they know by an alias, and what was done on another evening', async () => {
  const table = await struck()
  const { run, ogre } = table
  await run('npc.setAlias', { npcId: ogre, alias: 'the grey hunter' })
  expect(await unknown(table)).toEqual([])
  // To tell who that is says nothing of where they were unseen.
  await run('npc.reveal', { npcIds: [ogre] })
  expect(await unknown(table)).toHaveLength(1)
  expect(await playersRead(table)).toContain('Hack and Slash (somebody not known by name)')
  await run('session.end', {})
  expect(await unknown(table)).toEqual([])
  await run('session.start', {})
  expect(await unknown(table)).toEqual([])
})

it('names the foes of a fight who stayed hidden and had a part in it; all are known at once', async () => {
  const table = await sampleWorkspace()
  const { run } = table
  await run('session.start', {})
  const { act } = fighting(table, bridgeFight)
  await act({ type: 'fight.begin' })
  await run('encounter.show', {
    ...{ encounterId: bridgeFight, combatantIds: ['combatant-raider-1'], shown: true },
  })
  for (const combatantId of ['combatant-raider-1', 'combatant-raider-3']) {
    await act({ type: 'damage', combatantId, points: 60, kind: 'real' })
  }
  expect(await unknown(table)).toEqual([['Crooked Wat', 'npc']])
  expect(await playersRead(table)).not.toMatch(/Wat\b/)
  await run('npc.reveal', { npcIds: ['npc-raider-3'] })
  await act({ type: 'fight.end' })
  const known = await playersRead(table)
  expect(known).toMatch(/Wat\b/)
  expect(known).not.toContain('Nettle')
})

it('of a sort whom players saw in part, names those who stayed hidden by their numbers', async () => {
  const table = await sampleWorkspace()
  const { run } = table
  await run('session.start', {})
  const { npcId } = await run('npc.create', { name: 'Bandit' })
  const { encounterId } = await run('encounter.create', { name: 'In the pass' })
  const from = [{ type: 'new' as const, name: 'Bandit', npcId }]
  const { combatantIds } = await run('encounter.addCombatants', {
    ...{ encounterId, from, quantity: 4, side: 'foe' },
  })
  const [one = '', two = '', three = ''] = combatantIds
  const { act } = fighting(table, encounterId)
  await act({ type: 'fight.begin' })
  const hurt = (combatantId: string) =>
    act({ type: 'damage', combatantId, points: 2, kind: 'real' })
  await run('encounter.show', { encounterId, combatantIds: [one], shown: true })
  await hurt(one)
  expect(await unknown(table)).toEqual([])
  // The fourth stayed hidden as well, and had no part in it.
  await hurt(two)
  await hurt(three)
  expect(await unknown(table)).toEqual([['Bandit 2, Bandit 3', 'npc']])
  const [session] = await run('session.list', {})
  const beside = await run('report.unknown', { subject: 'session', id: session?.id ?? '' })
  expect(beside.unknown).toEqual([{ type: 'npc', id: npcId, name: 'Bandit 2, Bandit 3' }])
})

it('of a sort whom players saw in another fight, names the fight in which others stayed hidden', async () => {
  const table = await sampleWorkspace()
  const { run } = table
  await run('session.start', {})
  const { npcId } = await run('npc.create', { name: 'Bandit' })
  const fought = async (name: string, type: 'new' | 'npc', shown: boolean) => {
    const from = [type === 'new' ? { type, name: 'Bandit', npcId } : { type, id: npcId }]
    const { encounterId } = await run('encounter.create', { name })
    const added = { encounterId, from, quantity: 2, side: 'foe' as const }
    const { combatantIds } = await run('encounter.addCombatants', added)
    const { act } = fighting(table, encounterId)
    await act({ type: 'fight.begin' })
    if (shown) await run('encounter.show', { encounterId, combatantIds, shown })
    for (const combatantId of combatantIds) {
      await act({ type: 'damage', combatantId, points: 60, kind: 'real' })
    }
    await act({ type: 'fight.end' })
  }
  await fought('At the ford', 'new', true)
  await fought('In the pass', 'npc', false)
  expect(await unknown(table)).toEqual([['Bandit (in “In the pass”)', 'npc']])
  const known = await playersRead(table)
  expect(known).toContain('Bandit 1')
  expect(known).not.toContain('In the pass”)')
  await run('npc.reveal', { npcIds: [npcId] })
  expect(await unknown(table)).toEqual([])
})

it('names a foe that was secret; then players read how it ended and whom the moves were made against', async () => {
  const table = await foeWorkspace()
  const { run, make } = table
  await run('session.start', {})
  const foe = { from: 'new' as const, name: 'Salt raider', rank: 'dangerous' as const }
  const { npcId, trackIds } = await run('foe.field', { system: foeSystem, foe })
  const [trackId = ''] = trackIds
  await make('strike', [6, 1, 2], { tracks: { foe: trackId }, answers: { stat: 'iron' } })
  expect(await unknown(table)).toEqual([['Salt raider', 'npc']])
  await run('foe.leave', { trackId, how: 'out' })
  expect(await unknown(table)).toEqual([['Salt raider', 'npc']])
  expect(await playersRead(table)).not.toContain('raider')
  await run('npc.reveal', { npcIds: [npcId] })
  const known = await playersRead(table)
  expect(known).toContain('Asta, Strike (Salt raider)')
  expect(known).toContain('Salt raider is out of the fight')
})

it('a foe who still stands is known by name from then on, and by no figure', async () => {
  const { run, make } = await foeWorkspace()
  await run('session.start', {})
  const foe = { from: 'new' as const, name: 'Salt raider', rank: 'dangerous' as const }
  const { npcId, trackIds } = await run('foe.field', { system: foeSystem, foe })
  const onFoe = { tracks: { foe: trackIds[0] ?? '' }, answers: { stat: 'iron' } }
  await make('strike', [6, 1, 2], onFoe)
  expect(await run('playerView.tracks', {})).toEqual([])
  await run('npc.reveal', { npcIds: [npcId] })
  expect(await run('playerView.tracks', {})).toMatchObject([{ name: 'Salt raider', drawing: null }])
})

it('leaves out whom a note names that players may read: the report names them, too', async () => {
  const table = await sampleWorkspace()
  const { run } = table
  await run('session.start', {})
  await run('note.jot', { text: '[[Orsel Wend]] pays for it.', forPlayers: true })
  expect(await playersRead(table)).toContain('Orsel Wend')
  expect(await unknown(table)).toEqual([])
})

/** What the view of a report says of whom players know nothing of. */
async function ofReport({ run }: Pick<Table, 'run'>) {
  const [session] = await run('session.list', {})
  const of = await run('report.unknown', { subject: 'session', id: session?.id ?? '' })
  const names = (refs: typeof of.unknown) => refs.map(({ name }) => name)
  return {
    ...of,
    unknown: names(of.unknown),
    npcIds: of.unknown.map(({ id }) => id),
  }
}

it('is told beside the report of an evening that is over, and players can be let know of it there', async () => {
  const table = await struck()
  const { run, call } = table
  await run('session.end', {})
  const { unknown: names, npcIds, sessionIds } = await ofReport(table)
  expect(names).toEqual(['The ogre of the ford'])
  expect(await call('npc.reveal', { npcIds })).toMatchObject({ ok: false })
  await run('npc.reveal', { npcIds, sessionIds })
  expect((await ofReport(table)).unknown).toEqual([])
  expect(await playersRead(table)).toContain('Hack and Slash (The ogre of the ford)')
  await run('history.undo', {})
  expect((await ofReport(table)).unknown).toEqual(['The ogre of the ford'])
  expect(await playersRead(table)).not.toContain('ogre')
  // Another evening is told of for itself.
  await run('session.start', {})
  expect((await ofReport(table)).unknown).toEqual([])
})

it('tells of a secret foe, and of one of a fight, once the evening is over as well', async () => {
  const foes = await foeWorkspace()
  await foes.run('session.start', {})
  const foe = { from: 'new' as const, name: 'Salt raider', rank: 'dangerous' as const }
  const { trackIds } = await foes.run('foe.field', { system: foeSystem, foe })
  const onFoe = { tracks: { foe: trackIds[0] ?? '' }, answers: { stat: 'iron' } }
  await foes.make('strike', [6, 1, 2], onFoe)
  await foes.run('session.end', {})
  const { npcIds, sessionIds } = await ofReport(foes)
  await foes.run('npc.reveal', { npcIds, sessionIds })
  expect(await playersRead(foes)).toContain('Asta, Strike (Salt raider)')

  const fight = await sampleWorkspace()
  await fight.run('session.start', {})
  const { act } = fighting(fight, bridgeFight)
  await act({ type: 'fight.begin' })
  await fight.run('encounter.show', {
    ...{ encounterId: bridgeFight, combatantIds: ['combatant-raider-1'], shown: true },
  })
  await act({ type: 'damage', combatantId: 'combatant-raider-3', points: 60, kind: 'real' })
  await act({ type: 'fight.end' })
  await fight.run('session.end', {})
  const left = await ofReport(fight)
  expect(left.unknown).toEqual(['Crooked Wat'])
  await fight.run('npc.reveal', { npcIds: left.npcIds, sessionIds: left.sessionIds })
  expect(await playersRead(fight)).toMatch(/Wat\b/)
})

it('is secret in a game of moves as well, where nobody was shown at all', async () => {
  const table = await sampleWorkspace()
  const { run } = table
  await run('session.start', {})
  await run('npc.edit', { npcId: 'npc-client', name: 'Ulfric Vane' })
  await run('move.confirm', {
    ...{ system: 'iron-fist', move: 'manipulate', dice: [6, 6], typed: true, picks: ['two'] },
    ...{ actor: { type: 'character', id: 'character-maro' }, given: {} },
    target: { type: 'npc', id: 'npc-client' },
  })
  expect(await playersRead(table)).not.toContain('Ulfric')
  const { unknown: names, npcIds, sessionIds } = await ofReport(table)
  expect(names).toEqual(['Ulfric Vane'])
  await run('npc.reveal', { npcIds, sessionIds })
  expect(await playersRead(table)).toContain('Ulfric Vane')
  await run('npc.setAlias', { npcId: 'npc-client', alias: 'the client' })
  expect(await playersRead(table)).not.toContain('Ulfric')
})

it('is not told of whom players were shown, though hidden again', async () => {
  const table = await struck()
  const { run, wolf, strike } = table
  await strike(wolf)
  expect((await ofReport(table)).unknown).toEqual(['The ogre of the ford'])
  await run('sceneBoard.show', { npcId: wolf, shown: false })
  expect((await ofReport(table)).unknown).toEqual(['The ogre of the ford'])
})
