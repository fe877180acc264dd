import { describe, expect, it } from 'vitest'
import { adventurers, system } from '../../support/adventurers'

const lore = { system, move: 'spoutLore', typed: true }

/** A roll that was put right after more had happened. */
async function corrected() {
  const table = await adventurers()
  const { run, ysolt } = table
  const actor = { type: 'character' as const, id: ysolt }
  await run('move.confirm', { ...lore, actor, dice: [1, 1] })
  await run('note.create', { title: 'The ford' })
  const facesNow = async () => (await run('history.rolls', {})).map(({ rolls }) => rolls.join())
  const [mistake] = await run('history.rolls', {})
  await run('history.correct', { batchId: mistake?.id ?? 0, rolls: ['4 3'] })
  const titles = async () => (await run('note.list', {})).notes.map(({ title }) => title)
  const next = () => run('history.next', {})
  return { run, facesNow, titles, next }
}

describe('a correction', () => {
  it('is taken back whole, as the one deed it was, and brought back so', async () => {
    const { run, facesNow, titles, next } = await corrected()
    expect((await next()).undo?.label.key).toBe('history.correctRoll')
    expect(await run('history.undo', {})).toBe(true)
    expect([await facesNow(), await titles()]).toEqual([
      ['1 1'],
      expect.arrayContaining(['The ford']),
    ])
    expect(await next()).toMatchObject({
      undo: { label: { key: expect.stringContaining('note') } },
      redo: { label: { key: 'history.correctRoll' } },
    })
    expect(await run('history.redo', {})).toBe(true)
    expect([await facesNow(), (await next()).redo]).toEqual([['4 3'], null])
    expect((await next()).undo?.label.key).toBe('history.correctRoll')
  })

  it('lets go of what was picked where nothing is picked from the roll now (DW-013, DW-014)', async () => {
    const { run, ysolt, ogre, sheet } = await adventurers()
    await run('move.confirm', {
      ...{ system, move: 'volley', typed: true, dice: [4, 4], picks: ['less'] },
      ...{ actor: { type: 'character', id: ysolt }, target: { type: 'npc', id: ogre } },
      answers: { damage: 4, minusDie: 1 },
    })
    const [roll] = await run('history.rolls', {})
    const batchId = roll?.id ?? 0
    const missed = await run('history.correct', {
      batchId,
      rolls: ['1 2', ...(roll?.rolls ?? []).slice(1)],
    })
    expect(missed).toMatchObject({ done: 0, stopped: null, dropsPicks: true })
    expect(await sheet(ysolt)).toMatchObject({ xp: 1 })
  })

  it('waits behind what was done after it, and what is done in its place leaves it', async () => {
    const { run, facesNow, titles, next } = await corrected()
    await run('note.create', { title: 'The mill' })
    await run('history.undo', {})
    expect([await facesNow(), await titles()]).toEqual([
      ['4 3'],
      expect.not.arrayContaining(['The mill']),
    ])
    await run('history.undo', {})
    expect(await facesNow()).toEqual(['1 1'])
    await run('note.create', { title: 'The weir' })
    await run('history.undo', {})
    expect((await next()).redo?.label.key).not.toBe('history.correctRoll')
    await run('history.redo', {})
    expect([await facesNow(), await titles()]).toEqual([
      ['1 1'],
      expect.arrayContaining(['The weir']),
    ])
  })

  it('is one with what was done by hand behind where it stopped, and what was done again after that', async () => {
    const { run, ysolt } = await adventurers()
    const actor = { type: 'character' as const, id: ysolt }
    await run('move.confirm', { ...lore, actor, dice: [1, 1] })
    const [owed] = await run('inbox.list', {})
    await run('inbox.settle', { owedId: owed?.id ?? '', how: 'waived' })
    await run('note.create', { title: 'The ford' })
    const [mistake] = await run('history.rolls', {})
    const { stopped } = await run('history.correct', { batchId: mistake?.id ?? 0, rolls: ['6 6'] })
    await run('npc.create', { name: 'A miller' })
    await run('history.goOn', stopped?.rest ?? { after: 0, upTo: 0 })
    const now = async () => [
      (await run('history.rolls', {})).map(({ rolls }) => rolls.join()),
      (await run('note.list', {})).notes.map(({ title }) => title),
      (await run('npc.list', {})).npcs.some(({ name }) => name === 'A miller'),
    ]
    const corrected = [['6 6'], ['The ford'], true]
    expect(await now()).toEqual(corrected)
    expect((await run('history.next', {})).undo?.label.key).toBe('history.correctRoll')
    await run('history.undo', {})
    expect(await now()).toEqual([['1 1'], ['The ford'], false])
    await run('history.redo', {})
    expect(await now()).toEqual(corrected)
  })
})
