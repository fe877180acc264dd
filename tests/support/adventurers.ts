import { join } from 'node:path'
import { ruleSystems } from '../../src/rules'
import { testWorkspace } from './workspace'

/** The system in which several travel together and a session ends with questions. */
export const system = ruleSystems.find(({ sessionEnd }) => sessionEnd)?.id ?? ''

/** A new campaign of that system with three adventurers, and somebody the GM plays. */
export async function adventurers() {
  const table = testWorkspace()
  table.answers.saveTo = join(table.folder, 'road.irontable')
  await table.run('file.create', { name: 'The long road', systems: [system] })
  const create = async (name: string, sheet: object) => {
    const sheets = { [system]: { ...sheet } }
    return (await table.run('character.create', { name, player: `${name}'s player`, sheets }))
      .characterId
  }
  const ysolt = await create('Ysolt', {
    scores: { wis: 15, str: 16 },
    ...{ rations: 3, maxHp: 20, hp: 14, alignment: 'Good: protect the weak' },
    bonds: [{ with: 'Maro', text: 'He owes me his life' }],
  })
  const maro = await create('Maro', { rations: 1, coins: 400, ammo: 2, preparation: 1 })
  const tamsin = await create('Tamsin', { rations: 5, life: 'dying', hp: 0 })
  const { npcId: ogre } = await table.run('npc.create', {
    name: 'The ogre of the ford',
    sheets: { [system]: { hp: 12, maxHp: 12, armor: 1 } },
  })
  const sheet = async (characterId: string) => {
    const found = (await table.run('character.list', {})).find(({ id }) => id === characterId)
    return found?.sheets[system] ?? {}
  }
  const facts = async (kind: string) =>
    (await table.run('journal.recent', { limit: 60 }))
      .map(({ fact }) => fact)
      .filter((fact) => fact.kind === kind)
  return { ...table, ysolt, maro, tamsin, ogre, sheet, facts }
}
