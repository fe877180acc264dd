import { expect, it } from 'vitest'
import { adventurers, system } from '../../support/adventurers'

it('DW-043 whoever is dying by harm has Last Breath under what is to follow, until it is drawn', async () => {
  const { run, ysolt } = await adventurers()
  const actor = { type: 'character' as const, id: ysolt }
  await run('act.perform', { system, act: 'hurt', member: actor, input: { points: 99 } })
  const waiting = await run('move.queue', {})
  expect(waiting).toMatchObject([{ oneOf: ['lastBreath'], actor, target: null }])
  // More harm brings no second one, and drawn from elsewhere it waits no more.
  await run('act.perform', { system, act: 'hurt', member: actor, input: { points: 3 } })
  expect(await run('move.queue', {})).toHaveLength(1)
  await run('move.confirm', { system, move: 'lastBreath', actor, dice: [6, 6], given: {} })
  expect(await run('move.queue', {})).toEqual([])
})
