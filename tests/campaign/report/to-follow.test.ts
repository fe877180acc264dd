import { expect, it } from 'vitest'
import { foeWorkspace } from '../foe/setup'

it('IS-135 the game master’s report of an evening names what is still to be made of it, and no other does', async () => {
  const { run, make, asta } = await foeWorkspace()
  const { sessionId: first } = await run('session.start', {})
  await make('faceDanger', [1, 9, 10], { answers: { stat: 'wits' } })
  await run('session.end', {})
  const { sessionId: second } = await run('session.start', {})
  const open = async (
    subject: 'session' | 'character',
    id: string,
    audience: 'gm' | 'players' = 'gm',
  ) => (await run('report.read', { subject, id, audience })).looseEnds
  const price = 'Still to be made: Pay the Price, Asta (after Face Danger)'
  expect(await open('session', first)).toContain(price)
  expect(await open('character', asta)).toContain(price)
  expect(await open('session', first, 'players')).not.toContain(price)
  expect(await open('session', second)).not.toContain(price)
  const [queued] = await run('move.queue', {})
  await run('move.dropQueued', { queuedId: queued?.id ?? '' })
  expect(await open('session', first)).not.toContain(price)
})

it('IS-085 what is a cue for the evening alone is told apart from what waits after it', async () => {
  const { run, make } = await foeWorkspace()
  await run('session.start', {})
  await make('faceDanger', [6, 4, 4], { answers: { stat: 'wits' } })
  const passing = await run('reminder.passing', {})
  expect(passing.map(({ words }) => words.key)).toEqual(['ironsworn.match.strong'])
  const ends = await run('session.looseEnds', {})
  expect(ends.filter(({ kind }) => kind === 'reminder')).toEqual([])
  await run('session.end', {})
  expect(await run('reminder.list', {})).toEqual([])
})
