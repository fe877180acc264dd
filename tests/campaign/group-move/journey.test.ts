import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { adventurers, system } from '../../support/adventurers'
import { content } from '../../support/dump'
import { eventsOf } from '../../support/reports/report-events'

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
    const reminders = await run('reminder.list', {})
    // The rations were paid in the same breath, and that trouble comes is a move of the game master’s.
    expect(reminders.map((each) => each.words.key.split('.').at(-1)).toSorted()).toEqual(['faster'])
    const kept = reminders.map(({ from }) => from && words.say(from))
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

  it('DW-061 DW-063 nothing is kept in mind of what was settled with it, and what is short is', async () => {
    const { run, ysolt, maro, tamsin } = await adventurers()
    const go = async (rations: number) => {
      await run('groupMove.confirm', {
        ...{ ...journey, given: { rations }, along: [ysolt, maro, tamsin] },
        roles: {
          trailblazer: roll(ysolt, [4, 4]),
          scout: roll(maro, [4, 4]),
          quartermaster: roll(tamsin, [4, 4]),
        },
      })
      const keys = (await run('reminder.list', {})).map((each) => each.words.key)
      await run('history.undo', {})
      return keys
    }
    expect(await go(1)).toEqual([])
    expect(await go(99)).toEqual(['dungeonWorld.journey.short'])
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

  it('DW-045 DW-059 DW-061 whoever is dead neither travels nor has a job', async () => {
    const { call, run, ysolt, maro, workspace } = await adventurers()
    const member = { type: 'character' as const, id: maro }
    await run('sheet.write', { member, system, sheet: { rations: 1, life: 'dead' } })
    const before = content(workspace.file)
    const along = { ...journey, along: [ysolt, maro], roles: { scout: roll(maro, [5, 4]) } }
    expect(await call('groupMove.confirm', along)).toMatchObject({
      ok: false,
      error: { code: 'refused', message: { key: 'refusal.hasLeft', with: { name: 'Maro' } } },
    })
    expect(content(workspace.file)).toEqual(before)
  })

  it('DW-062 the days that the table gives the way go by with it, in one step, and none by themselves', async () => {
    const { run, workspace, ysolt } = await adventurers()
    const before = content(workspace.file)
    const day = async () => (await run('calendar.read', {})).now.day
    const roles = { trailblazer: roll(ysolt, [4, 4]) }
    const began = await day()
    const { passed } = await run('groupMove.confirm', { ...journey, along: [ysolt], roles })
    expect([passed, await day()]).toEqual([null, began])
    await run('history.undo', {})
    const lasts = { amount: 3, unit: 'days' as const }
    const went = await run('groupMove.confirm', { ...journey, along: [ysolt], roles, lasts })
    expect(went.passed).toMatchObject({ nights: 3, now: { day: began + 3 } })
    expect(await day()).toBe(began + 3)
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('DW-061 DW-062 DW-063 each job is told by what it came to: 7–9 went as expected', async () => {
    const { run, ysolt, maro, tamsin } = await adventurers()
    const { sessionId } = await run('session.start', {})
    const tell = async (dice: [number[], number[], number[]]) => {
      const [trail, scout, stores] = dice
      await run('groupMove.confirm', {
        ...journey,
        along: [ysolt, maro, tamsin],
        roles: {
          trailblazer: roll(ysolt, trail),
          scout: roll(maro, scout),
          quartermaster: roll(tamsin, stores),
        },
      })
      const said = { subject: 'session', id: sessionId, audience: 'players' } as const
      const lines = eventsOf(await run('report.read', said)).map(({ text }) => text)
      await run('history.undo', {})
      return lines.filter((line) => line.includes('journey ('))
    }
    expect(
      await tell([
        [4, 3],
        [4, 4],
        [4, 4],
      ]),
    ).toEqual([
      'Ysolt: Perilous journey (Trailblazer). The way took as long as expected.',
      'Maro: Perilous journey (Scout). Nobody surprised anybody.',
      'Tamsin: Perilous journey (Quartermaster). The stores lasted as expected.',
    ])
    expect(
      await tell([
        [6, 5],
        [5, 5],
        [6, 5],
      ]),
    ).toEqual([
      'Ysolt: Perilous journey (Trailblazer). The way was shorter than expected.',
      'Maro: Perilous journey (Scout). Trouble was seen in time to surprise it.',
      'Tamsin: Perilous journey (Quartermaster). One ration less was needed.',
    ])
    expect(
      await tell([
        [1, 1],
        [1, 2],
        [1, 2],
      ]),
    ).toEqual([
      'Ysolt: Perilous journey (Trailblazer). The way took longer than expected.',
      'Maro: Perilous journey (Scout). Trouble had the surprise.',
      'Tamsin: Perilous journey (Quartermaster). There was trouble with the stores.',
    ])
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
