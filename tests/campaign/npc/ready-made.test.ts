import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { ruleSystems } from '../../../src/rules'
import { content } from '../../support/dump'
import { testWorkspace } from '../../support/workspace'

/** A new campaign of these systems, with nobody in it. */
async function campaignOf(...systems: string[]) {
  const table = testWorkspace()
  table.answers.saveTo = join(table.folder, 'ford.irontable')
  await table.run('file.create', { name: 'The ford', systems })
  return table
}

describe('the ready-made', () => {
  it.each(ruleSystems.map(({ id }) => id))(
    'of %s are at least thirty, each with figures in words',
    async (system) => {
      const { run } = await campaignOf(system)
      const all = await run('npc.readyMade', {})
      expect(all.length).toBeGreaterThanOrEqual(30)
      for (const { in: own, isInCast } of all) {
        expect(isInCast).toBe(false)
        expect(own).toMatchObject([{ system }])
        expect(words.say(own[0]?.figures ?? { key: '' })).not.toMatch(/^[a-z]+\w*\.\w|^$/)
      }
    },
  )

  it('come into the cast in one step, and one undo takes all of them out', async () => {
    const { run, workspace } = await campaignOf('cold-iron', 'iron-fist')
    const before = content(workspace.file)
    const { npcIds } = await run('npc.takeReadyMade', { names: ['Ogre', 'Archer', 'Cultist'] })
    const [ogre, archer, cultist] = await run('npc.byId', { ids: npcIds })
    // Whoever both games have is one, with a sheet of each.
    expect(Object.keys(ogre?.sheets ?? {}).sort()).toEqual(['cold-iron', 'iron-fist'])
    expect(Object.keys(archer?.sheets ?? {})).toEqual(['cold-iron'])
    expect(Object.keys(cultist?.sheets ?? {})).toEqual(['iron-fist'])
    const there = (await run('npc.readyMade', {})).filter(({ isInCast }) => isInCast)
    expect(there.map(({ name }) => name)).toEqual(['Archer', 'Cultist', 'Ogre'])
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('bring a foe that is fought on a track with its rank and how it is played', async () => {
    const { run } = await campaignOf('ironsworn')
    const { npcIds } = await run('npc.takeReadyMade', { names: ['Mudlark', 'Mudlark'] })
    expect(npcIds).toHaveLength(1)
    expect(await run('npc.byId', { ids: npcIds })).toMatchObject([
      { name: 'Mudlark', sheets: { ironsworn: { rank: 'troublesome', count: 1 } } },
    ])
    // Taken again it is another one, and is called so.
    const again = await run('npc.takeReadyMade', { names: ['Mudlark'] })
    expect(await run('npc.byId', { ids: again.npcIds })).toMatchObject([{ name: 'Mudlark 2' }])
  })

  it('are refused where no game of the campaign has them, and nobody is added', async () => {
    const { call, run } = await campaignOf('dungeon-world')
    expect(await call('npc.takeReadyMade', { names: ['Ogre', 'Mudlark'] })).toMatchObject({
      error: {
        code: 'refused',
        message: { key: 'refusal.noReadyMade', with: { name: 'Mudlark' } },
      },
    })
    expect(await run('npc.count', {})).toMatchObject({ count: 0 })
  })
})
