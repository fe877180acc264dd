import { expect, it } from 'vitest'
import { api } from '../../../src/campaign/api'
import { answer } from '../../../src/campaign/desk/answer'
import { foeDesk, system } from './setup'

const playerCalls = Object.entries(api)
  .filter(([, { windows }]) => windows.includes('player' as never))
  .map(([name]) => name)

it('players learn of a foe what the GM opens, and of its sheet nothing at all', async () => {
  const { desk, run, asta, enter, field, make, facts } = await foeDesk()
  const seen = async () => {
    const said: string[] = []
    for (const name of playerCalls) {
      said.push(JSON.stringify(await answer(desk, 'player', name, {})))
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
  expect(await run('tableView.tracks', {})).toEqual([
    { id: trackId, name: 'Salt raider ×4', drawing: null },
  ])
  await run('track.edit', { trackId, visibility: 'open' })
  const [open] = await run('tableView.tracks', {})
  expect(open?.drawing).toMatchObject({ value: 12, size: 40 })
  expect(await seen()).not.toMatch(/SECRET|cove/i)
  await run('foe.endFight', { system, how: 'won' })
  expect(await run('tableView.tracks', {})).toEqual([])
})
