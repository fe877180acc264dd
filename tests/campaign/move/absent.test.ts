import { describe, expect, it } from 'vitest'
import { foeWorkspace } from '../foe/setup'

describe('who is not there tonight', () => {
  it.each(['makeCamp', 'sojourn'])(
    'IS-107 IS-111 has no part in %s, unless somebody says so',
    async (move) => {
      const { run, make, sheet, brand } = await foeWorkspace()
      await run('session.start', { name: '', absent: [brand] })
      const before = await sheet(brand)
      const gains = move === 'makeCamp' ? 'focus' : 'plan'
      const own = { 'actor.0': 'nothing', 'actor.1': 'nothing' }
      const them = `character:${brand}`
      const choices = { ...own, [`${them}.0`]: gains, [`${them}.1`]: 'nothing' }
      const theirs = { ...choices, [`${them}.bond`]: 'no' }
      const made = { given: move === 'makeCamp' ? {} : { bond: 0 } }
      await make(move, [6, 1, 2], { ...made, answers: theirs })
      expect(await sheet(brand)).toEqual(before)
      await make(move, [6, 1, 2], { ...made, answers: { ...theirs, [`${them}.joins`]: 'yes' } })
      expect((await sheet(brand)).momentum).toBeGreaterThan(before.momentum)
    },
  )
})
