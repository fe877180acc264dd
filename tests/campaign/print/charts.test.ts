import { describe, expect, it } from 'vitest'
import type { DocumentNode } from '../../../src/campaign/report/document/tree'
import { ruleSystems } from '../../../src/rules'
import { sampleWorkspace } from '../../support/workspace'

const textOf = (node: DocumentNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join(' ')

/** A campaign that plays by every system, and what is printed of one of their charts. */
async function everySystem() {
  const table = await sampleWorkspace()
  for (const { id } of ruleSystems) await table.call('system.switchOn', { system: id })
  const printed = async (id: string, reader: 'gm' | 'players' = 'gm') => {
    const things = [{ noun: 'chart' as const, id }]
    const { nodes } = await table.run('print.preview', { form: 'screen', things, reader })
    return nodes.map(textOf).join(' ').replaceAll(/\s+/g, ' ').trim()
  }
  return { ...table, printed }
}

describe('the tables of the rules on a GM screen', () => {
  it('are those of every system in play, in words, with the id of their rule', async () => {
    const { run, printed } = await everySystem()
    const charts = (await run('print.printable', {})).filter(({ noun }) => noun === 'chart')
    const all = ruleSystems.flatMap(({ id: system, settings }) =>
      (settings?.charts ?? []).map(({ id, rule }) => ({ id: `${system}:${id}`, rule })),
    )
    // A list in which nothing stands yet is no table.
    expect(charts.length).toBeGreaterThan(18)
    for (const { id, name, forPlayers } of charts) {
      const text = await printed(id)
      expect(text).toContain(all.find((each) => each.id === id)?.rule)
      expect(text).not.toMatch(/\w+\.\w+\.\w+|undefined|\[object|NaN/)
      expect(name).toMatch(/^.+ \((Cold Iron|Iron Fist|Dungeon World|Ironsworn)\)$/)
      expect(forPlayers).toBe(false)
    }
  })

  it('say what the campaign plays by, lines in the order of their figures', async () => {
    const { run, printed } = await everySystem()
    expect(await printed('cold-iron:cover')).toContain('Bushes and rocks 1, 4')
    const { charts } = (await run('setting.read', {})).find(
      ({ system }) => system === 'cold-iron',
    ) ?? { charts: [] }
    const cover = charts.find(({ id }) => id === 'cover')?.value as object[]
    const value = cover.slice(0, 1)
    await run('setting.editChart', { system: 'cold-iron', chart: 'cover', value })
    expect(await printed('cold-iron:cover')).not.toContain('Bushes and rocks')
    expect(await printed('cold-iron:attributes')).toMatch(/Defence -8 5 -6 4 .* 2 0/)
  })

  it('name every line, and say nothing of what tells lines apart for the program', async () => {
    const { printed } = await everySystem()
    const harm = await printed('iron-fist:harmSources')
    expect(harm).not.toMatch(/Short name|human-weapon|fall-height/)
    const ranges = await printed('cold-iron:missileRanges')
    expect(ranges).toContain('Thrown-Weapon')
    expect(ranges).not.toMatch(/Short name|thrown-weapon/)
  })

  it('are no players’, and one of a system that is not played is refused', async () => {
    const { call, printed, run } = await everySystem()
    await expect(printed('cold-iron:cover', 'players')).rejects.toThrow('nothingToPrint')
    await run('system.switchOff', { system: 'dungeon-world' })
    const things = [{ noun: 'chart' as const, id: 'dungeon-world:modifierTable' }]
    expect(await call('print.preview', { form: 'screen', things })).toMatchObject({ ok: false })
  })
})
