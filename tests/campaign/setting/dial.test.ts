import { describe, expect, it } from 'vitest'
import type { FightContext } from '../../../src/rules/cold-iron/fight-model/context'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

const ysolt = { type: 'character' as const, id: 'character-ysolt' }
const perception = {
  ...{ system: 'iron-fist', move: 'perception', actor: ysolt, given: {} },
  ...{ dice: [1, 1], typed: true, picks: [] },
}

describe('the dial of a system', () => {
  it('at record, a move is written down and nothing follows from it', async () => {
    const { run } = await sampleWorkspace()
    const queued = () => run('inbox.list', {})
    const owed = await queued()
    await run('move.confirm', perception)
    expect(await queued()).not.toEqual(owed)
    await run('history.undo', {})
    await run('setting.set', { system: 'iron-fist', key: 'dial', value: 'record' })
    const sheets = await run('character.list', {})
    const answer = await run('move.confirm', perception)
    expect(answer).toMatchObject({ band: '6-' })
    expect(await queued()).toEqual(owed)
    expect(await run('character.list', {})).toEqual(sheets)
    const [latest] = await run('journal.recent', { limit: 1 })
    expect(latest?.fact).toMatchObject({ kind: 'move.made' })
  })

  it('is turned and taken back like every setting', async () => {
    const { workspace, run } = await sampleWorkspace()
    const before = content(workspace.file)
    await run('setting.set', { system: 'iron-fist', key: 'dial', value: 'full' })
    const rulings = await run('setting.rulings', { system: 'iron-fist' })
    expect(rulings.settings).toMatchObject({ dial: 'full' })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('is where a fight of Cold Iron begins', async () => {
    const { run } = await sampleWorkspace()
    const encounterId = 'encounter-toll-bridge'
    await run('setting.set', { system: 'cold-iron', key: 'dial', value: 'full' })
    await run('encounter.act', { encounterId, event: { type: 'fight.begin' } })
    const { context } = await run('encounter.fight', { encounterId })
    expect((context as FightContext).dial).toBe('full')
  })
})
