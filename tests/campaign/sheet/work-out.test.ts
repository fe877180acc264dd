import { describe, expect, it } from 'vitest'
import type { InputOf } from '../../../src/campaign/api'
import { words } from '../../../src/campaign/words'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'

const member = { type: 'npc', id: 'npc-raider-1' } as const
const system = 'cold-iron'
const basis = {
  scores: { str: 18, dex: 16, con: 14 },
  levels: { fighter: 3, melee: 3, shield: 3 },
  inHand: { parryMode: 'shield', shieldD: 4 },
}
type Sheet = InputOf<'sheet.write'>['sheet']

async function table() {
  const workspace = await sampleWorkspace()
  const sheet = async () => {
    const npc = (await workspace.run('npc.list', {})).npcs.find(({ id }) => id === member.id)
    return { ...npc?.sheets[system] } as Record<string, unknown>
  }
  return { ...workspace, sheet }
}

describe('CI-004: figures that are worked out', () => {
  it('CI-096: are taken over by name in one command, and undone in one', async () => {
    const { workspace, run, sheet } = await table()
    const before = content(workspace.file)
    const was = await sheet()
    await run('sheet.workOut', { member, system, basis, take: ['h', 'hs', 'd', 'pt'] })
    const now = await sheet()
    expect(now).toMatchObject({ h: 11, hs: 11, d: 16, parryMode: 'shield', shieldD: 4, pt: 21 })
    expect(now).toMatchObject({ basis: { scores: { str: 18 }, levels: { melee: 3 } } })
    expect(now['db']).toBe(was['db'])
    const { batches } = await run('history.list', {})
    expect(batches[0]?.label.key).toBe('history.sheet.workOut')
    const told = async () => {
      const [last] = await run('journal.recent', { limit: 1 })
      return last ? words.tell(last.fact) : ''
    }
    expect(await told()).toMatch(/: Attack 6 → 11; Strong attack \S+ → 11; .*Hit points \d+ → 21/)
    const stronger = { ...basis, scores: { ...basis.scores, str: 20 } }
    await run('sheet.workOut', { member, system, basis: stronger, take: ['h'] })
    expect(await told()).toContain(
      '’s sheet was changed by hand: Strength 18 → 20; Attack 11 → 12.',
    )
    await run('history.undo', {})
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('keep what was typed, though none is taken and the sheet is written since', async () => {
    const { run, sheet } = await table()
    const was = await sheet()
    await run('sheet.workOut', { member, system, basis, take: [] })
    const now = await sheet()
    expect({ ...now, basis: was['basis'] }).toEqual(was)
    await run('sheet.write', { member, system, sheet: { ...now, h: 3 } as Sheet })
    expect(await sheet()).toMatchObject({ h: 3, basis: { scores: { dex: 16 } } })
  })

  it('come by the charts of the campaign', async () => {
    const { run, sheet } = await table()
    const row = { rating: 9, adjCap: 0, adj2Cap: 0, adj3Cap: 0, missile: 0, dbL: 0 }
    await run('setting.editChart', { system, chart: 'ratings', value: [row] })
    await run('sheet.workOut', { member, system, basis: {}, take: ['h'] })
    expect(await sheet()).toMatchObject({ h: 9 })
  })

  it.each([
    [{ basis: { scores: { str: 0 } }, take: [] }, 'refusal.sheetWrong'],
    [{ basis: { levels: { melee: 13 } }, take: [] }, 'coldIron.ratings.refused.level'],
    [{ basis: {}, take: ['alt'] }, 'refusal.noSuchFigure'],
    [{ basis: {}, take: [], system: 'iron-fist' }, 'refusal.noWorkingOut'],
  ])('are refused in words: %o', async (given, key) => {
    const { call } = await table()
    const reply = await call('sheet.workOut', { member, system, ...given } as never)
    expect(reply).toMatchObject({ ok: false, error: { code: 'refused', message: { key } } })
  })
})
