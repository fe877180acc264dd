import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { adventurers, system } from '../../support/adventurers'
import { content } from '../../support/dump'

const journey = { system, groupMove: 'journey', given: { rations: 2 } }
const roll = (characterId: string, dice: number[]) => ({ characterId, dice })

describe('a perilous journey in a campaign', () => {
  it('DW-059 DW-060 DW-061 lands three rolls and what they come to in one batch', async () => {
    const { run, workspace, ysolt, maro, tamsin, sheet, facts } = await adventurers()
    const before = content(workspace.file)
    const { notes } = await run('groupMove.confirm', {
      ...journey,
      along: [ysolt, maro, tamsin],
      roles: {
        trailblazer: roll(ysolt, [5, 4]),
        scout: roll(maro, [1, 2]),
        quartermaster: roll(tamsin, [6, 5]),
      },
    })
    expect(notes.map(({ key }) => key.split('.').at(-1))).toEqual(['faster', 'foes', 'needed'])
    const kept = (await run('reminder.list', {})).map(({ from }) => from && words.say(from))
    expect(new Set(kept)).toEqual(new Set(['from Perilous journey']))
    expect(await sheet(ysolt)).toMatchObject({ rations: 2, xp: 0 })
    expect(await sheet(maro)).toMatchObject({ rations: 0, xp: 1 })
    expect(await sheet(tamsin)).toMatchObject({ rations: 4, xp: 0 })
    expect(await facts('move.made')).toHaveLength(3)
    expect(await facts('groupMove.made')).toHaveLength(1)
    expect((await run('inbox.list', {})).map(({ about }) => about[0]?.name)).toEqual(['Maro'])
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('DW-060 an empty job fails, and the GM owes for it', async () => {
    const { run, ysolt, sheet } = await adventurers()
    await run('groupMove.confirm', { ...journey, along: [ysolt], roles: {} })
    expect(await run('inbox.list', {})).toHaveLength(3)
    expect(await sheet(ysolt)).toMatchObject({ rations: 1, xp: 0 })
  })

  it('DW-060 nobody has two jobs, or one without coming along', async () => {
    const { call, ysolt, maro, workspace } = await adventurers()
    const before = content(workspace.file)
    const no = (key: string) => ({ ok: false, error: { code: 'refused', message: { key } } })
    const both = { trailblazer: roll(ysolt, [5, 4]), scout: roll(ysolt, [5, 4]) }
    expect(
      await call('groupMove.confirm', { ...journey, along: [ysolt], roles: both }),
    ).toMatchObject(no('refusal.oneRoleEach'))
    const away = { scout: roll(maro, [5, 4]) }
    expect(
      await call('groupMove.confirm', { ...journey, along: [ysolt], roles: away }),
    ).toMatchObject(no('refusal.notAlong'))
    const cook = { cook: roll(ysolt, [5, 4]) }
    expect(
      await call('groupMove.confirm', { ...journey, along: [ysolt], roles: cook }),
    ).toMatchObject(no('refusal.unknownRole'))
    const unrolled = { scout: roll(ysolt, [5]) }
    expect(
      await call('groupMove.confirm', { ...journey, along: [ysolt], roles: unrolled }),
    ).toMatchObject({ ok: false })
    expect(content(workspace.file)).toEqual(before)
  })

  it('DW-084 preparation and modifiers count for a job as for any roll', async () => {
    const { run, maro, sheet } = await adventurers()
    const { effectId: modifierId } = await run('effect.lay', {
      ...{ characterId: maro, system, value: 2, kind: 'forward', scope: 'anyRoll' },
      ...{ until: 'nextMatching', words: 'An old map' },
    })
    const job = { ...roll(maro, [4, 3]), modifiers: [modifierId], swap: { bonus: 1 } }
    const { notes } = await run('groupMove.confirm', {
      ...{ ...journey, along: [maro], roles: { trailblazer: job } },
    })
    expect(notes[0]?.key).toContain('faster')
    expect(await sheet(maro)).toMatchObject({ preparation: 0 })
    expect(await run('modifier.list', {})).toEqual([])
  })
})
