import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'
import { words } from '../../../src/campaign/words'

const maro = { type: 'character' as const, id: 'character-maro' }
const ends = [
  ['scene.end', { letsGo: true, dropsHolds: true }],
  ['scene.begin', { name: 'The next one', letsGo: true, dropsHolds: true }],
  ['session.end', { letsGo: true, dropsHolds: true }],
] as const

/** A scene in which one modifier lasts for the scene, one longer, and a hold is left. */
async function scene() {
  const workspace = await sampleWorkspace()
  await workspace.run('session.start', {})
  await workspace.run('scene.begin', { name: 'The bridge' })
  const modifier = { characterId: maro.id, system: 'iron-fist', value: 1, kind: 'forward' as const }
  const add = (words: string, until: 'scene' | 'hand') =>
    workspace.run('effect.lay', { ...modifier, scope: 'judged', until, words })
  await add('for the scene', 'scene')
  await add('for longer', 'hand')
  await workspace.run('move.confirm', {
    ...{ system: 'iron-fist', move: 'manipulate', actor: maro, dice: [6, 6], picks: ['two'] },
    target: { type: 'character', id: 'character-ysolt' },
  })
  const left = async () => ({
    modifiers: (await workspace.run('modifier.list', {})).map(({ text }) => text.with?.['words']),
    holds: (await workspace.run('hold.list', {})).length,
  })
  return { ...workspace, left }
}

describe('what was to last for the scene', () => {
  it.each(ends)(
    'DW-004 goes with %s when it is let go, and comes back with its undo',
    async (name, input) => {
      const { run, workspace, left } = await scene()
      expect((await left()).modifiers).toHaveLength(2)
      const before = content(workspace.file)
      await run(name, input)
      expect(await left()).toEqual({ modifiers: ['for longer'], holds: 0 })
      await run('history.undo', {})
      expect(content(workspace.file)).toEqual(before)
    },
  )

  it('IF-013: holds outlast the evening, whatever of the scene goes with its end', async () => {
    const { run, left } = await scene()
    await run('session.end', { letsGo: true })
    expect(await left()).toEqual({ modifiers: ['for longer'], holds: 1 })
    await run('history.undo', {})
    await run('session.end', { dropsHolds: true })
    expect(await left()).toEqual({ modifiers: ['for the scene', 'for longer'], holds: 0 })
  })

  it.each([
    ['scene.end', { letsGo: true }],
    ['scene.begin', { name: 'The next one', letsGo: true }],
  ] as const)(
    'IF-013: holds outlast a scene that ends with %s, unless they are let go by themselves',
    async (name, input) => {
      const { run, left } = await scene()
      await run(name, input)
      expect(await left()).toEqual({ modifiers: ['for longer'], holds: 1 })
      await run('history.undo', {})
      await run(name, { ...input, letsGo: false, dropsHolds: true })
      expect(await left()).toEqual({ modifiers: ['for the scene', 'for longer'], holds: 0 })
      const told = (await run('journal.recent', { limit: 20 })).map(({ fact }) => words.tell(fact))
      expect(told).toContain('Maro let 2 holds on Ysolt go (Manipulate)')
    },
  )

  it('stays where the scene ends without it', async () => {
    const { run, left } = await scene()
    const before = await left()
    await run('scene.end', {})
    expect(await left()).toEqual(before)
  })
})
