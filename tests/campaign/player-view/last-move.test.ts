import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import type { Phrase } from '../../../src/shared/phrase'
import { answer } from '../../../src/campaign/workspace/answer'
import { sampleWorkspace } from '../../support/workspace'

const npcId = 'npc-raider-1'
const target = { type: 'npc', id: npcId } as const
const ysolt = { type: 'character', id: 'character-ysolt' } as const

/** Harm that Ysolt does to a raider of the sample, as the last move on the players' screen. */
async function harmed() {
  const sample = await sampleWorkspace()
  const { run, workspace } = sample
  const { npcs } = await run('npc.list', {})
  await run('session.start', {})
  const harm = (by: object = { actor: ysolt }) =>
    run('move.confirm', {
      ...{ system: 'iron-fist', move: 'inflictHarm', given: { harm: 3, ap: 0 } },
      ...{ ...by, target, dice: [3, 3], typed: true, picks: ['wound'] },
    })
  const seen = async () => {
    await run('playerView.show', { stage: { kind: 'move' } })
    const reply = await answer(workspace, 'player', 'playerView.stage', {})
    if (!reply.ok) throw new Error(reply.error.message.key)
    return reply.value
  }
  const onTable = async () => {
    await run('sceneBoard.place', { whom: [{ npcId }] })
    await run('sceneBoard.show', { npcId, shown: true })
  }
  return { ...sample, name: npcs.find(({ id }) => id === npcId)?.name ?? '', harm, seen, onTable }
}

describe('the last move on the players’ screen', () => {
  it('IF-106: says on whom harm was done, and who did it', async () => {
    const { name, harm, seen, onTable } = await harmed()
    await onTable()
    await harm()
    expect(await seen()).toMatchObject({ who: 'Ysolt', whom: [name], track: '' })
  })

  it('calls them by the name that players know, and nobody whom they never saw', async () => {
    const { run, name, harm, seen, onTable } = await harmed()
    await harm()
    expect(await seen()).toMatchObject({ who: 'Ysolt', whom: ['somebody not known by name'] })
    await run('history.undo', {})
    await run('npc.setAlias', { npcId, alias: 'the salt-eyed man' })
    await onTable()
    await harm()
    const told = await seen()
    expect(told).toMatchObject({ who: 'Ysolt', whom: ['The salt-eyed man'] })
    expect(JSON.stringify(told)).not.toContain(name)
  })

  it('IF-107: leaves out dice and total where the sum is of harm that players do not see', async () => {
    const { run, harm, seen, onTable } = await harmed()
    await onTable()
    await harm()
    expect(await seen()).toMatchObject({ faces: [], total: null, band: '7-9' })
    await run('npc.setSight', { npcId, sight: 'figures' })
    expect(await seen()).toMatchObject({ faces: [3, 3], total: 7, band: '7-9' })
    await run('npc.setSight', { npcId, sight: 'bar' })
    expect(await seen()).toMatchObject({ faces: [], total: null })
  })

  it('IF-011: says which die the Advantage Die was taken for, where the dice are seen', async () => {
    const { run, seen } = await harmed()
    const danger = { system: 'iron-fist', move: 'perception', typed: true, given: {} }
    await run('move.confirm', {
      ...danger,
      actor: ysolt,
      dice: [1, 5],
      swap: { die: 0 },
      picks: [],
    })
    const { faces, changes } = (await seen()) as { faces: number[]; changes: Phrase[] }
    expect(faces).toEqual([1, 5])
    expect(changes.map(words.say)).toEqual([expect.stringMatching(/Advantage Die.*1/)])
  })

  it('IF-106: names nobody as who did it where it came of circumstance', async () => {
    const { name, harm, seen, onTable } = await harmed()
    await onTable()
    await harm({})
    expect(await seen()).toMatchObject({ who: '', whom: [name] })
  })

  it('IS-121: leaves out dice and total of a progress roll on a foe of whom players know the name', async () => {
    const { run, seen } = await harmed()
    await run('system.switchOn', { system: 'ironsworn' })
    const { characterId } = await run('character.create', {
      name: 'Asta',
      sheets: { ironsworn: { stats: { iron: 3 } } },
    })
    const { trackId } = await run('track.create', {
      ...{ kind: 'progress', name: 'The bear', rank: 'troublesome', visibility: 'known' },
      ...{ system: 'ironsworn', purpose: 'foe' },
    })
    await run('track.advance', { trackId, marks: 2 })
    const end = async () => {
      await run('move.confirm', {
        ...{ system: 'ironsworn', move: 'endTheFight', dice: [8, 9], typed: true, given: {} },
        ...{ actor: { type: 'character', id: characterId }, tracks: { foe: trackId } },
        answers: { othersLeft: 'over' },
      })
      const told = await seen()
      await run('history.undo', {})
      return told
    }
    expect(await end()).toMatchObject({ track: 'The bear', faces: [], total: null, band: 'miss' })
    await run('track.edit', { trackId, visibility: 'secret' })
    expect(await end()).toMatchObject({ faces: [], total: null })
    await run('track.edit', { trackId, visibility: 'open' })
    expect(await end()).toMatchObject({ faces: [8, 9], total: 6 })
  })

  it('keeps dice and total of a move whose sum is the character’s own', async () => {
    const { run, name, seen, onTable } = await harmed()
    await onTable()
    await run('move.confirm', {
      ...{ system: 'iron-fist', move: 'manipulate', dice: [6, 6], typed: true, picks: ['two'] },
      ...{ actor: ysolt, target, given: {} },
    })
    expect(await seen()).toMatchObject({ whom: [name], faces: [6, 6], band: '10+' })
  })
})
