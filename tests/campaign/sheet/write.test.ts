import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import type { InputOf } from '../../../src/campaign/api'
import { ruleSystem, ruleSystems } from '../../../src/rules'
import { draftOf, valueOf } from '../../../src/rules/charts/draft'
import { layoutOf } from '../../../src/rules/charts/layout'
import { chartProblems } from '../../../src/rules/charts/problems'
import { shapeOf } from '../../../src/rules/charts/shape'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'

const member = { type: 'npc', id: 'npc-raider-1' } as const
type Written = InputOf<'sheet.write'>['sheet']

async function table() {
  const workspace = await sampleWorkspace()
  const sheetOf = async (system: string) => {
    const npc = (await workspace.run('npc.list', {})).npcs.find(({ id }) => id === member.id)
    return { ...npc?.sheets[system] } as Written
  }
  return { ...workspace, sheetOf }
}

/** What stands on a sheet when it was opened for writing and nothing was written. */
function asWritten(system: string, type: 'character' | 'npc', sheet: object) {
  const schema = ruleSystem(system)?.sheets[type]
  if (!schema) throw new Error(`no sheet of ${system}`)
  const layout = layoutOf(shapeOf(schema), system)
  const draft = draftOf(layout, schema.parse(sheet))
  expect(chartProblems(schema, layout, draft)).toEqual([])
  return valueOf(layout, draft)
}

describe('a sheet opened for writing', () => {
  const blank = ruleSystems.flatMap(({ id, sheets }) =>
    (['character', 'npc'] as const).map((type) => ({ id, type, sheet: sheets[type].parse({}) })),
  )

  it.each(blank)('of $id for a $type is read back as it was while blank', ({ id, type, sheet }) => {
    expect(asWritten(id, type, sheet)).toEqual(sheet)
  })

  it('is read back as it was for everybody of the sample, and writing it changes nothing', async () => {
    const { workspace, run } = await table()
    const before = content(workspace.file)
    const people = [
      ...(await run('character.list', {})).map((each) => ({ type: 'character' as const, ...each })),
      ...(await run('npc.list', {})).npcs.map((each) => ({ type: 'npc' as const, ...each })),
    ]
    let written = 0
    for (const { type, id, sheets } of people) {
      for (const [system, sheet] of Object.entries(sheets)) {
        expect(asWritten(system, type, sheet)).toEqual(sheet)
        await run('sheet.write', { member: { type, id }, system, sheet: { ...sheet } })
        written += 1
      }
    }
    expect(written).toBeGreaterThan(20)
    expect(content(workspace.file)).toEqual(before)
  })

  it('keeps words with commas, semicolons and quotes in lists and records', () => {
    const crane = ruleSystem('ironsworn')?.sheets.npc.parse({
      features: ['Tall, thin; "the crane"', 'two: words'],
      notes: 'First line\nsecond, line',
    })
    expect(asWritten('ironsworn', 'npc', crane ?? {})).toEqual(crane)
    const gear = { gear: { weapons: [{ custom: { harm: 2, tags: ['slow; loud', 'a, b'] } }] } }
    const fighter = ruleSystem('iron-fist')?.sheets.character.parse(gear) ?? {}
    expect(asWritten('iron-fist', 'character', fighter)).toEqual(fighter)
    const owner = ruleSystem('ironsworn')?.sheets.character.parse({
      bonds: ['Kesh, of the ford', 'Old "Nan"'],
      assets: { Hound: { type: 'companion', health: { value: 2, max: 4 }, note: 'a; b' } },
    })
    expect(asWritten('ironsworn', 'character', owner ?? {})).toEqual(owner)
  })
})

describe('a sheet that is written', () => {
  it('stands whole: what was left out is gone; the facts are secret, and undo restores it', async () => {
    const { workspace, run, sheetOf } = await table()
    const sheet = await sheetOf('cold-iron')
    await run('sheet.write', { member, system: 'cold-iron', sheet: { ...sheet, hs: 4 } })
    const before = content(workspace.file)
    const kept = Object.entries(await sheetOf('cold-iron')).filter(([name]) => name !== 'hs')
    const others = Object.fromEntries(kept)
    await run('sheet.write', { member, system: 'cold-iron', sheet: { ...others, h: 9 } })
    const written = content(workspace.file)
    expect(await sheetOf('cold-iron')).toMatchObject({ h: 9 })
    expect(await sheetOf('cold-iron')).not.toHaveProperty('hs')
    const [told] = (await run('journal.recent', { limit: 1 })).map(({ fact }) => fact)
    expect(told).toMatchObject({ kind: 'sheet.rewritten', secret: true })
    expect(told && words.tell(told)).toMatch(/: Attack \d+ → 9; Strong attack 4 → –\.$/)
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    await run('history.redo', {})
    expect(content(workspace.file)).toEqual(written)
  })

  it('IS-062 IS-064: marks a tick for each bond that a new character’s sheet names', async () => {
    const { workspace, run } = await table()
    const { characterId } = await run('character.create', {
      name: 'Sunniva',
      sheets: { ironsworn: {} },
    })
    const kept = async () =>
      (await run('character.list', {})).find(({ id }) => id === characterId)?.sheets['ironsworn']
    const before = content(workspace.file)
    await run('sheet.write', {
      member: { type: 'character', id: characterId },
      system: 'ironsworn',
      sheet: { ...(await kept()), bonds: ['Kesh', 'Hall of the ford'] },
    })
    expect(await kept()).toMatchObject({ bonds: ['Kesh', 'Hall of the ford'], bondTicks: 2 })
    const [told] = (await run('journal.recent', { limit: 1 })).map(({ fact }) => fact)
    expect(told && words.tell(told)).toContain('Ticks of bonds 0 → 2')
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('takes entries of a record away', async () => {
    const { run, sheetOf } = await table()
    const sheet = await sheetOf('iron-fist')
    const bodies = { 1: { harmSuffered: 1 }, 2: { harmSuffered: 2 } }
    await run('sheet.write', { member, system: 'iron-fist', sheet: { ...sheet, bodies } })
    const one = { ...(await sheetOf('iron-fist')), bodies: { 2: { harmSuffered: 2 } } }
    await run('sheet.write', { member, system: 'iron-fist', sheet: one })
    expect(Object.keys((await sheetOf('iron-fist')).bodies as object)).toEqual(['2'])
  })

  it('is followed by the fights that have not begun', async () => {
    const { workspace, run, sheetOf } = await table()
    const combatants = () =>
      workspace.file.read((read) =>
        read.all<{ h: number }>(
          `SELECT json_extract(combatant.sheet, '$.h') AS h FROM combatant
           JOIN encounter ON encounter.id = combatant.encounter_id
           WHERE npc_id = @id AND encounter.status = 'prepared'`,
          { id: member.id },
        ),
      ).value
    expect(combatants().length).toBeGreaterThan(0)
    const sheet = { ...(await sheetOf('cold-iron')), h: 33 }
    await run('sheet.write', { member, system: 'cold-iron', sheet })
    expect(combatants().every(({ h }) => h === 33)).toBe(true)
  })

  it('is refused in words where its system cannot hold it, and nothing changes', async () => {
    const { workspace, call, sheetOf } = await table()
    const before = content(workspace.file)
    const write = (system: string, sheet: unknown) =>
      call('sheet.write', { member, system, sheet } as InputOf<'sheet.write'>)
    const refused = (key: string) => ({ error: { code: 'refused', message: { key } } })
    const fist = await sheetOf('iron-fist')
    for (const bad of [
      { ...fist, armor: 1e9 },
      { ...fist, attacks: [{ name: '' }] },
      { ...fist, bodies: { 'not a number': {} } },
      { ...fist, notes: 'x'.repeat(2001) },
    ]) {
      expect(await write('iron-fist', bad)).toMatchObject(refused('refusal.sheetWrong'))
    }
    const told = await write('cold-iron', { h: 'many' })
    expect(told).toMatchObject(refused('refusal.sheetWrong'))
    expect(told.ok ? '' : words.say(told.error.message)).toContain('Attack')
    expect(await write('iron-fist', { ...fist, extra: 1 })).toMatchObject(
      refused('refusal.sheetUnreadable'),
    )
    expect(await write('dungeon-world', {})).toMatchObject(refused('refusal.noSheet'))
    expect(await write('nothing', {})).toMatchObject({ ok: false })
    expect(await write('iron-fist', [1])).toMatchObject({ error: { code: 'invalid' } })
    expect(content(workspace.file)).toEqual(before)
  })

  it('leaves out what no field of a sheet is called', async () => {
    const { run, sheetOf } = await table()
    const sheet = JSON.parse('{"h": 3, "__proto__": {"d": 9}, "evil": true}') as Written
    await run('sheet.write', { member, system: 'cold-iron', sheet })
    const now = await sheetOf('cold-iron')
    expect(now).toMatchObject({ h: 3, d: 0 })
    expect(now).not.toHaveProperty('evil')
  })
})
