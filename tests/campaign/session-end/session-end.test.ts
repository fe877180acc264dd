import { describe, expect, it } from 'vitest'
import { adventurers, system } from '../../support/adventurers'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'
import { words as said } from '../../../src/campaign/words'

const fresh = { with: 'Tamsin', text: 'I will bring her home' }
const on = { event: { type: 'step.on' } }

/** All that can be said at the end of a session, one after the other. */
function words(ysolt: string) {
  const answer = (question: string, yes: boolean) => ({
    event: { type: 'question.answer', question, yes },
  })
  return [
    { event: { type: 'bond.name', characterId: ysolt, at: 0, agreed: true, fresh } },
    on,
    { event: { type: 'alignment.mark', characterId: ysolt, fulfilled: true } },
    ...[on, answer('learned', true), answer('overcame', false), answer('looted', true)],
    { event: { type: 'xp.mark' } },
  ]
}

describe('the end of a session in a campaign', () => {
  it('DW-085 DW-086 DW-087 marks XP and writes the new bond, with a fact each', async () => {
    const { run, ysolt, maro, sheet, facts } = await adventurers()
    await run('sessionEnd.begin', { system })
    for (const word of words(ysolt)) await run('sessionEnd.say', word)
    expect(await run('sessionEnd.current', {})).toBeNull()
    expect(await sheet(ysolt)).toMatchObject({
      xp: 4,
      bonds: [
        { with: 'Maro', resolved: true },
        { ...fresh, resolved: false },
      ],
    })
    expect(await sheet(maro)).toMatchObject({ xp: 2 })
    const gained = await facts('sessionEnd.gained')
    expect(gained.map(({ to, about }) => [about[0]?.name, to]).sort()).toEqual([
      ...[
        ['Maro', 2],
        ['Tamsin', 2],
        ['Ysolt', 4],
      ],
    ])
    expect(gained.find(({ to }) => to === 4)?.terms).toHaveLength(4)
    expect(await facts('sessionEnd.told')).toHaveLength(2)
  })

  it('DW-088 is told of where the session has been ended so already, until that is undone', async () => {
    const { run, ysolt } = await adventurers()
    const isDone = () => run('sessionEnd.isDone', {})
    const end = async () => {
      await run('sessionEnd.begin', { system })
      for (const word of words(ysolt)) await run('sessionEnd.say', word)
    }
    await end()
    expect(await isDone()).toBe(false)
    await run('session.start', {})
    expect(await isDone()).toBe(false)
    await run('sessionEnd.begin', { system })
    for (const word of words(ysolt).slice(1)) await run('sessionEnd.say', word)
    expect(await isDone()).toBe(true)
    await run('history.undo', {})
    expect(await isDone()).toBe(false)
    await run('history.redo', {})
    await run('session.end', {})
    await run('session.start', {})
    expect(await isDone()).toBe(false)
  })

  it('DW-085 DW-086 DW-087 stands in the history by what was answered, and of whom', async () => {
    const { run, ysolt } = await adventurers()
    await run('sessionEnd.begin', { system })
    for (const word of words(ysolt)) await run('sessionEnd.say', word)
    const { batches } = await run('history.list', {})
    expect(batches.slice(0, 8).map(({ label }) => said.say(label))).toEqual([
      'End of the session: XP is marked',
      'End of the session: Was a treasure won that will be remembered? Yes',
      'End of the session: Was a foe worth talking about beaten? No',
      expect.stringMatching(/known now, and was not before\? Yes$/),
      'End of the session: one step on',
      'End of the session: Ysolt lived up to their alignment',
      'End of the session: one step on',
      'End of the session: Ysolt resolves a bond',
    ])
  })

  it('every word can be undone, back to the row, and done again', async () => {
    const { run, workspace, ysolt } = await adventurers()
    const steps: (() => Promise<unknown>)[] = [
      () => run('sessionEnd.begin', { system }),
      ...words(ysolt).map((word) => () => run('sessionEnd.say', word)),
    ]
    const states = [content(workspace.file)]
    for (const step of steps) {
      await step()
      states.push(content(workspace.file))
    }
    for (const before of states.slice(0, -1).toReversed()) {
      await run('history.undo', {})
      expect(content(workspace.file)).toEqual(before)
    }
    for (const after of states.slice(1)) {
      await run('history.redo', {})
      expect(content(workspace.file)).toEqual(after)
    }
  })

  it('is refused twice at a time, out of order, and where nothing is asked', async () => {
    const { call, run, ysolt } = await adventurers()
    const no = (key: string) => ({ ok: false, error: { code: 'refused', message: { key } } })
    expect(await call('sessionEnd.say', on)).toMatchObject(no('refusal.noSessionEndYet'))
    await run('sessionEnd.begin', { system })
    expect(await call('sessionEnd.begin', { system })).toMatchObject(
      no('refusal.sessionEndUnderWay'),
    )
    const early = { event: { type: 'alignment.mark', characterId: ysolt, fulfilled: true } }
    expect(await call('sessionEnd.say', early)).toMatchObject(
      no('dungeonWorld.sessionEnd.refused.notNow'),
    )
    expect(await call('sessionEnd.say', { event: { type: 'no.such' } })).toMatchObject({
      ok: false,
      error: { code: 'invalid' },
    })
    const sample = await sampleWorkspace()
    expect(await sample.call('sessionEnd.begin', { system: 'iron-fist' })).toMatchObject(
      no('refusal.noSessionEnd'),
    )
    expect(await sample.call('sessionEnd.begin', { system })).toMatchObject(
      no('refusal.nobodyAtTable'),
    )
  })

  it('is left with nothing done, and stays where it was over a restart', async () => {
    const { run, workspace, folder } = await adventurers()
    const before = content(workspace.file)
    await run('sessionEnd.begin', { system })
    await run('sessionEnd.say', on)
    await run('file.close', {})
    await run('file.open', { path: `${folder}/road.irontable` })
    expect(await run('sessionEnd.current', {})).toMatchObject({ stage: 'alignment' })
    await run('sessionEnd.leave', {})
    expect(content(workspace.file)).toEqual(before)
  })
})
