import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import type { InputOf } from '../../../src/campaign/api'
import { content } from '../../support/dump'
import { foeWorkspace } from '../foe/setup'

type Written = InputOf<'sheet.write'>['sheet']

/** Somebody of Ironsworn whose momentum is as high as it goes with a debility marked. */
async function wounded() {
  const { workspace, run, call } = await foeWorkspace()
  const { characterId: id } = await run('character.create', {
    name: 'Sunniva',
    sheets: { ironsworn: { momentum: 9, debilities: ['wounded'] } },
  })
  const kept = async () =>
    (await run('character.list', {})).find((each) => each.id === id)?.sheets['ironsworn'] as Written
  const write = async (sheet: Written) =>
    call('sheet.write', {
      ...{ member: { type: 'character', id }, system: 'ironsworn' },
      sheet: { ...(await kept()), ...sheet },
    })
  return { workspace, run, kept, write }
}

describe('IS-024 momentum that is written by hand', () => {
  it('is refused in words above what the debilities leave, and nothing changes', async () => {
    const { workspace, write } = await wounded()
    const before = content(workspace.file)
    const told = await write({ momentum: 10 })
    expect(told).toMatchObject({ error: { code: 'refused' } })
    expect(told.ok ? '' : words.say(told.error.message)).toBe(
      'Momentum goes up to 9 with the debilities on this sheet: 10 is not taken.',
    )
    expect(content(workspace.file)).toEqual(before)
    for (const momentum of [11, -7]) {
      const beyond = await write({ momentum })
      expect(beyond.ok ? '' : words.say(beyond.error.message)).toContain('Momentum')
    }
    expect(content(workspace.file)).toEqual(before)
  })

  it('is taken where the debility is cleared beside it', async () => {
    const { kept, write } = await wounded()
    expect(await write({ momentum: 10, debilities: [] })).toMatchObject({ ok: true })
    expect(await kept()).toMatchObject({ momentum: 10, debilities: [] })
  })

  it('IS-170 goes down with a debility that is marked on the sheet, and the history says so', async () => {
    const { run, kept, write } = await wounded()
    expect(await write({ debilities: ['wounded', 'maimed'] })).toMatchObject({ ok: true })
    expect(await kept()).toMatchObject({ momentum: 8 })
    const [told] = (await run('journal.recent', { limit: 1 })).map(({ fact }) => fact)
    expect(told && words.tell(told)).toContain('Momentum 9 → 8')
  })

  it('IS-170 stays where the table does not take it down', async () => {
    const { run, kept, write } = await wounded()
    await run('setting.set', {
      ...{ system: 'ironsworn', key: 'debility.clampsMomentum', value: false },
    })
    await write({ debilities: ['wounded', 'maimed'] })
    expect(await kept()).toMatchObject({ momentum: 9 })
  })
})

describe('IS-062 bonds that are written by hand', () => {
  it('are refused where one stands there already, however it is written, and nothing changes', async () => {
    const { workspace, write, kept } = await wounded()
    expect(await write({ bonds: ['Hesta', 'Skerrymoor'] })).toMatchObject({ ok: true })
    const before = content(workspace.file)
    const told = await write({ bonds: ['Hesta', 'Skerrymoor', ' hesta'] })
    expect(told.ok ? '' : words.say(told.error.message)).toContain('stands on the sheet already')
    expect(content(workspace.file)).toEqual(before)
    expect(await write({ bonds: ['Hesta'] })).toMatchObject({ ok: true })
    expect(await kept()).toMatchObject({ bonds: ['Hesta'] })
  })
})
