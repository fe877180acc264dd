import { describe, expect, it } from 'vitest'
import { answer } from '../../../src/campaign/workspace/answer'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'

const system = 'iron-fist'

async function table() {
  const workspace = await sampleWorkspace()
  const lie = (name: string) =>
    workspace.run('move.confirm', {
      ...{ system, move: 'lie', given: {}, typed: true, picks: [], dice: [1, 2] },
      actor: { type: 'character', id: `character-${name}` },
    })
  const heard = async () =>
    Object.fromEntries(
      (await workspace.run('spotlight.read', {})).map(({ characterId, ...row }) => [
        characterId.replace('character-', ''),
        row,
      ]),
    )
  return { ...workspace, lie, heard }
}

describe('the spotlight', () => {
  it('counts what others did since somebody acted last, in the session that is going on', async () => {
    const { run, lie, heard } = await table()
    await lie('maro')
    expect(await heard()).toEqual({})
    await run('session.start', { absent: ['character-tamsin'] })
    await lie('maro')
    await lie('ysolt')
    await lie('ysolt')
    const rows = await heard()
    expect(Object.keys(rows).sort()).toEqual(['brannoch', 'maro', 'ysolt'])
    expect(rows['brannoch']).toMatchObject({ others: 3, by: ['Ysolt', 'Maro'], hasActed: false })
    expect(rows['maro']).toMatchObject({ others: 2, by: ['Ysolt'], hasActed: true })
    expect(rows['ysolt']).toMatchObject({ others: 0, by: [], hasActed: true })
    await run('history.undo', {})
    expect((await heard())['maro']).toMatchObject({ others: 1 })
  })

  it('IF-013 counts a hold that is spent, and none that is let go', async () => {
    const { run, heard } = await table()
    await run('session.start', {})
    await run('move.confirm', {
      ...{ system, move: 'perception', given: {}, typed: true, picks: ['two'], dice: [6, 6] },
      actor: { type: 'character', id: 'character-maro' },
      target: { type: 'npc', id: 'npc-client' },
    })
    const others = async () => (await heard())['ysolt']?.others
    expect(await others()).toBe(1)
    const [{ id: holdId = '' } = {}] = await run('hold.list', {})
    await run('hold.spend', { holdId, option: 'truth' })
    expect(await others()).toBe(2)
    await run('hold.drop', { holdId })
    expect(await others()).toBe(2)
  })

  it('DW-007 counts who dealt damage, and not who took it', async () => {
    const { run, heard } = await table()
    const sheets = { 'dungeon-world': { hp: 9, maxHp: 9 } }
    const struck = { system: 'dungeon-world', input: { points: 2 } }
    const { characterId } = await run('character.create', { name: 'Bredda', sheets })
    const { npcId } = await run('npc.create', { name: 'Grave rats', sheets })
    await run('session.start', {})
    const bredda = { type: 'character', id: characterId } as const
    await run('act.perform', { ...struck, act: 'hurt', member: bredda })
    expect((await heard())[characterId]).toMatchObject({ hasActed: false })
    const rats = { type: 'npc', id: npcId } as const
    await run('act.perform', { ...struck, act: 'hurtNpc', member: rats, by: bredda })
    expect((await heard())[characterId]).toMatchObject({ hasActed: true, others: 0 })
    expect((await heard())['maro']).toMatchObject({ others: 1 })
  })

  it('points somebody out after as many deeds as the game master says', async () => {
    const { workspace, run, lie, heard } = await table()
    await run('session.start', {})
    const before = content(workspace.file)
    await run('spotlight.setThreshold', { threshold: 2 })
    await lie('maro')
    expect((await heard())['ysolt']).toMatchObject({ others: 1, isDue: false })
    await lie('brannoch')
    expect((await heard())['ysolt']).toMatchObject({ others: 2, isDue: true })
    await run('spotlight.setThreshold', { threshold: 0 })
    expect((await heard())['ysolt']).toMatchObject({ isDue: false })
    for (let steps = 0; steps < 4; steps++) await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('knows a character by the combatant that acts for it', async () => {
    const { workspace, run, heard } = await table()
    await run('session.start', {})
    workspace.file.command(
      'test.strike',
      () => ({ key: 'test' }),
      (write) => {
        const row = write.get<{ id: string; label: string }>(
          `SELECT id, label FROM combatant WHERE character_id = 'character-maro'`,
        )
        const about = [{ type: 'combatant' as const, id: row?.id ?? '', name: row?.label ?? '' }]
        write.record({ kind: 'attack.missed', secret: false, about })
      },
    )
    expect((await heard())['maro']).toMatchObject({ others: 0, hasActed: true })
    expect((await heard())['ysolt']).toMatchObject({ others: 1, hasActed: false })
  })

  it('is the game master’s alone', async () => {
    const { workspace } = await table()
    for (const name of ['spotlight.read', 'spotlight.threshold']) {
      expect(await answer(workspace, 'player', name, {})).toMatchObject({
        error: { code: 'invalid' },
      })
    }
  })
})
