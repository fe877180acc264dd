import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { api } from '../../support/api'
import { answer } from '../../../src/campaign/workspace/answer'
import { foeWorkspace, system } from './setup'

const playerCalls = Object.entries(api)
  .filter(([, { windows }]) => windows.includes('player' as never))
  .map(([name]) => name)

it('players learn of a foe what the GM opens, and of its sheet nothing at all', async () => {
  const { workspace, run, asta, enter, field, make, facts } = await foeWorkspace()
  const seen = async () => {
    const said: string[] = []
    for (const name of playerCalls) {
      said.push(JSON.stringify(await answer(workspace, 'player', name, {})))
    }
    return said.join('\n')
  }
  const { trackIds } = await field('Salt raider', { count: 4, reason: 'SECRET-WHY', shift: 1 })
  const trackId = trackIds[0] ?? ''
  await enter(trackId, asta)
  await run('foe.face', { trackId, characterId: asta })
  await run('foe.shift', { trackId, by: -1, reason: 'SECRET-REASON' })
  await make('strike', [6, 1, 2], { tracks: { foe: trackId }, answers: { stat: 'iron' } })
  expect(await seen()).not.toMatch(/raider|SECRET|cove/i)
  const told = (await facts()).filter(({ secret }) => !secret)
  expect(JSON.stringify(told)).not.toMatch(/raider|SECRET/)

  await run('track.edit', { trackId, visibility: 'known' })
  expect(await run('playerView.tracks', {})).toEqual([
    { id: 'track1', name: 'Salt raider ×4', people: [], means: null, drawing: null },
  ])
  await run('track.edit', { trackId, visibility: 'open' })
  const [open] = await run('playerView.tracks', {})
  expect(open?.drawing).toMatchObject({ value: 12, size: 40 })
  expect(await seen()).not.toMatch(/SECRET|cove/i)
  await run('foe.endFight', { system, how: 'won' })
  expect(await run('playerView.tracks', {})).toEqual([])
})

it('IS-046: those who fight a foe share its track where it came known, and learn nothing more of it', async () => {
  const { run, asta, enter, field, facts, answers, folder } = await foeWorkspace()
  const { sessionId } = await run('session.start', {})
  const { trackIds } = await field('Salt raider', { count: 4, isKnown: true, reason: 'SECRET-WHY' })
  const trackId = trackIds[0] ?? ''
  await enter(trackId, asta)
  const [shared] = await run('playerView.tracks', {})
  expect(shared).toMatchObject({ name: 'Salt raider ×4', drawing: { value: 0, size: 40 } })
  const told = (await facts()).filter(({ secret }) => !secret)
  expect(JSON.stringify(told)).not.toMatch(/SECRET/)
  await run('foe.leave', { trackId, how: 'fled' })
  answers.saveTo = join(folder, 'players.md')
  const asked = { subject: 'session', id: sessionId, audience: 'players', format: 'md' } as const
  const report = readFileSync((await run('report.export', asked)) ?? '', 'utf8')
  expect(report).toContain('Salt raider')
  expect(report).not.toMatch(/SECRET|cove/i)
})

it('IS-118 IS-121: players read of a foe that they know by name alone that it was hurt, and how it ended', async () => {
  const { run, asta, enter, field, make, facts, answers, folder } = await foeWorkspace()
  const { sessionId } = await run('session.start', {})
  const [trackId = ''] = (await field('Salt raider')).trackIds
  await run('track.edit', { trackId, visibility: 'known' })
  await enter(trackId, asta)
  const onFoe = { tracks: { foe: trackId } }
  await make('strike', [6, 1, 2], { ...onFoe, answers: { stat: 'iron' } })
  await make('endTheFight', [1, 2], { ...onFoe, answers: { others: 'over' } })
  const told = (await facts()).filter(({ secret }) => !secret).map(({ kind }) => kind)
  expect(told).toEqual(expect.arrayContaining(['foe.hurt', 'foe.is.done']))
  expect(told).not.toContain('track.advanced')
  for (const audience of ['players', 'dispatch'] as const) {
    answers.saveTo = join(folder, `${audience}.md`)
    const asked = { subject: 'session', id: sessionId, audience, format: 'md' } as const
    const report = readFileSync((await run('report.export', asked)) ?? '', 'utf8')
    expect(report).toContain('Salt raider')
    expect(report).not.toContain('Magister')
  }
})

it('IS-042 IS-121: nothing that players can read says what a secret foe is called', async () => {
  const { workspace, run, asta, brand, enter, make, facts, answers, folder } = await foeWorkspace()
  const name = 'MARKER-FOE'
  const { sessionId } = await run('session.start', {})
  const foe = { from: 'new' as const, name, rank: 'troublesome' as const }
  const { trackIds } = await run('foe.field', { system, foe })
  const pack = await run('foe.pack', {
    system,
    kinds: [
      { foe: { from: 'new', name: `${name}-B`, rank: 'dangerous' }, count: 2 },
      { foe: { from: 'new', name: `${name}-C`, rank: 'troublesome' }, count: 2 },
    ],
  })
  const trackId = trackIds[0] ?? ''
  const onFoe = { tracks: { foe: trackId } }
  await enter(trackId, asta)
  await enter(pack.trackIds[0] ?? '', brand)
  await run('foe.face', { trackId, characterId: asta })
  await run('foe.shift', { trackId, by: 1, reason: name })
  await make('strike', [6, 1, 2], { ...onFoe, answers: { stat: 'iron' } })
  await make('clash', [1, 9, 10], { ...onFoe, answers: { stat: 'iron' } })
  await run('playerView.show', { stage: { kind: 'move' } })
  const lastMove = () => answer(workspace, 'player', 'playerView.stage', {})
  expect(await lastMove()).toMatchObject({ value: { kind: 'move', track: '' } })
  await make('endTheFight', [1, 2], { ...onFoe, answers: { others: 'remain' } })
  await make('endTheFight', [9, 10], {
    ...{ tracks: { foe: pack.trackIds[0] ?? '' }, answers: { othersLeft: 'over' } },
  })
  // Nor whom an open vow was sworn to.
  const { npcId } = await run('npc.create', { name: `${name}-D` })
  const opened = { about: [{ type: 'npc' as const, id: npcId }], note: `Sworn to ${name}-D.` }
  const sworn = { trackName: 'Bring it home', trackRank: 'troublesome' }
  await make('swearAnIronVow', [6, 1, 2], { answers: sworn, opened })
  const vow = (await run('track.list', {})).find(({ purpose }) => purpose === 'vow')
  expect(vow).toMatchObject({ visibility: 'open', note: opened.note })
  await make('fulfillYourVow', [9, 10], {
    ...{ tracks: { vow: vow?.id ?? '' }, picks: ['recommit'] },
  })
  // The last move on their screen says which vow it was about.
  expect(await lastMove()).toMatchObject({ value: { kind: 'move', track: 'Bring it home' } })
  await run('session.end', {})

  const rolls = (await facts()).filter(
    ({ kind, terms }) => kind === 'move.made' && terms?.some(({ rule }) => rule === 'IS-041'),
  )
  // The terms of the rolls are told, and what they were on has no name in them.
  expect(rolls.map(({ terms }) => terms?.[0]?.label.with?.['track']).sort()).toEqual([
    ...['@tracks.nameless', '@tracks.nameless', 'Bring it home'],
  ])
  const outputs: Record<string, string> = {
    'public facts': JSON.stringify((await facts()).filter(({ secret }) => !secret)),
  }
  for (const call of playerCalls) {
    outputs[call] = JSON.stringify(await answer(workspace, 'player', call, {}))
  }
  for (const [subject, id] of [
    ['session', sessionId],
    ['character', asta],
  ] as const) {
    for (const audience of ['players', 'dispatch'] as const) {
      for (const format of ['md', 'html', 'pdf', 'json'] as const) {
        answers.saveTo = join(folder, `${subject}.${audience}.${format}`)
        const path = await run('report.export', { subject, id, audience, format })
        outputs[`${subject}.${audience}.${format}`] = readFileSync(path ?? '', 'utf8')
      }
    }
  }
  for (const [where, said] of Object.entries(outputs)) {
    expect(said, where).not.toBe('')
    expect(said, where).not.toContain(name)
  }
  // The game master reads all of it.
  expect(JSON.stringify(await facts())).toContain(name)
})

it('IS-117 IS-121: a foe whom a move brought in is known once players learn who it is, and how it ended', async () => {
  const { run, make, facts } = await foeWorkspace()
  const { sessionId } = await run('session.start', {})
  const sheets = { [system]: { rank: 'dangerous' } }
  const { npcId } = await run('npc.create', { name: 'Ash bear', sheets })
  const target = { type: 'npc', id: npcId } as const
  const answers = { stat: 'heart', trackName: 'Ash bear', trackRank: 'dangerous' }
  await make('enterTheFray', [6, 1, 2], { target, answers })
  await run('npc.reveal', { npcIds: [npcId] })
  const foe = (await run('move.tracks', {})).find(({ name }) => name === 'Ash bear')?.id ?? ''
  const onFoe = { target, tracks: { foe } }
  await make('strike', [6, 1, 2], { ...onFoe, answers: { stat: 'iron' } })
  await make('endTheFight', [1, 2], { ...onFoe, answers: { others: 'over' } })
  expect((await facts()).filter(({ kind }) => kind === 'foe.is.done')).toMatchObject([
    { secret: false },
  ])
  const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
  const told = JSON.stringify((await run('report.read', wanted)).timeline)
  expect(told).toContain('Ash bear is out of the fight.')
})
