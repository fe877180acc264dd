import { expect, it } from 'vitest'
import { testWorkspace } from '../../support/workspace'

const [adventure, fist] = ['dungeon-world', 'iron-fist']

it('the game played last is that of the last move or act, and undone ones do not count', async () => {
  const workspace = testWorkspace()
  workspace.answers.saveTo = `${workspace.folder}/both.irontable`
  const { run } = workspace
  await run('file.create', { name: 'Both', systems: [adventure, fist] })
  const sheets = { [adventure]: { hp: 9, maxHp: 12 }, [fist]: {} }
  const { characterId: id } = await run('character.create', { name: 'Ysolt', sheets })
  const last = () => run('move.lastSystem', {})
  expect(await last()).toBeNull()

  await run('move.confirm', {
    ...{ system: fist, move: 'engage', actor: { type: 'character', id } },
    ...{ given: {}, dice: [1, 1], typed: true, picks: [] },
  })
  expect(await last()).toBe(fist)
  const member = { type: 'character' as const, id }
  await run('act.perform', { system: adventure, act: 'setFigures', member, input: { xp: 3 } })
  expect(await last()).toBe(adventure)
  await run('history.undo', {})
  expect(await last()).toBe(fist)
})
