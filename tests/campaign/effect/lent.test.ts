import { describe, expect, it } from 'vitest'
import type { Combatant } from '../../../src/rules/cold-iron/combatant/combatant'
import type { FightEvent } from '../../../src/rules/cold-iron/turn/events'
import type { Change } from '../../../src/rules/effects/effect'
import { fighting } from '../../support/fight/fight'
import { bridgeFight } from '../../support/fight/short-fight'
import { sampleWorkspace } from '../../support/workspace'

const maro = 'combatant-maro'
const raider = 'combatant-raider-1'
const castId = `1.spell.${maro}`
const encounterId = bridgeFight

/** A fight in which a spell of Maro's, aimed at himself and a raider, has just succeeded. */
async function enchanted() {
  const table = await sampleWorkspace()
  table.workspace.file.command(
    'test.magic',
    () => ({ key: 'test' }),
    (write) =>
      write.run(
        `UPDATE combatant SET sheet = json_set(sheet, '$.aml', 8, '$.mpMax', 20) WHERE id = @maro`,
        { maro },
      ),
  )
  const fight = fighting(table, bridgeFight)
  await fight.act({ type: 'fight.begin' })
  await fight.reach(2)
  const targets = [maro, raider]
  const declaration = { kind: 'spell' as const, name: 'Shield of Air', level: 1, targets }
  await fight.act({ type: 'declare', combatantId: maro, declaration })
  await fight.reach(7)
  await fight.act({ type: 'spell.roll', castId, roll: '82', typed: true })
  const people = async () => (await fight.snapshot()).context.combatants
  const sheetOf = async (id: string) => (await people())[id]?.sheet ?? ({} as Combatant['sheet'])
  const lay = (targetId: string, changes: Change[], count = 1) => {
    const lasts = { words: 'Shield of Air', end: { kind: 'turns', count }, tick: null, changes }
    const event = { type: 'spell.effect', castId, targetId, kind: 'real', points: 0, lasts }
    return table.call('encounter.act', { encounterId, event: event as FightEvent })
  }
  const lift = async () => {
    const [effect] = await table.run('effect.list', {})
    await table.run('effect.lift', { effectId: effect?.id ?? '' })
  }
  return { ...table, ...fight, people, sheetOf, lay, lift }
}

const air: Change[] = [
  { figure: 'd', plus: 2 },
  { figure: 'attack', plus: -3 },
  { figure: 'move', plus: -1 },
]

describe('CI-203 figures that a spell changes while it lasts', () => {
  it.each([raider, maro])('count at once in those of %s, and say whose doing it is', async (id) => {
    const { sheetOf, lay } = await enchanted()
    const before = await sheetOf(id)
    expect(await lay(id, air)).toMatchObject({ ok: true })
    const now = await sheetOf(id)
    expect([now.d, now.h, now.maFull]).toEqual([before.d + 2, before.h - 3, before.maFull - 1])
    expect([now.db, now.htH, now.armor]).toEqual([before.db, before.htH, before.armor])
    expect(now.lent).toMatchObject(
      air.map((change) => ({ ...change, label: { with: { words: 'Shield of Air' } } })),
    )
  })

  it('are those of nobody else', async () => {
    const { people, lay } = await enchanted()
    const before = await people()
    await lay(raider, air)
    for (const other of Object.values(await people())) {
      if (other.id !== raider) expect(other).toEqual(before[other.id])
    }
  })

  it('are exactly those of before when it is undone, and come back with redo', async () => {
    const { run, people, lay } = await enchanted()
    const before = await people()
    await lay(raider, air)
    const after = await people()
    await run('history.undo', {})
    expect(await people()).toEqual(before)
    await run('history.redo', {})
    expect(await people()).toEqual(after)
  })

  it('are exactly those of before when the game master ends it', async () => {
    const { people, lay, lift } = await enchanted()
    const before = await people()
    await lay(raider, air)
    const after = await people()
    expect(after).not.toEqual(before)
    await lift()
    expect((await people())[raider]?.sheet).toEqual(before[raider]?.sheet)
  })

  it('CI-018: last as long as it does, and are gone when its time is over', async () => {
    const { sheetOf, lay, act, look, reach } = await enchanted()
    const before = await sheetOf(raider)
    await lay(raider, air)
    await reach(15)
    expect((await sheetOf(raider)).d).toBe(before.d + 2)
    await act({ type: 'step.close' })
    expect((await look()).turn).toBe(2)
    await reach(7)
    expect((await sheetOf(raider)).d).toBe(before.d + 2)
    await act({ type: 'step.close' })
    expect(await sheetOf(raider)).toEqual(before)
  })

  it('are told with it in the log and on its chip; a spell without any is told as it was', async () => {
    const { run, lay, lift } = await enchanted()
    await lay(raider, air)
    await lay(maro, [])
    const [changing, plain] = await run('effect.list', {})
    const gaps = { text: 'Shield of Air', changes: 'D +2, all attacks −3, hexes a turn −1' }
    expect(changing?.text).toEqual({ key: 'effect.changing', with: gaps })
    expect(plain?.text).toEqual({ key: 'modifier.own', with: { words: 'Shield of Air' } })
    await lift()
    const facts = (await run('journal.recent', { limit: 40 })).map(({ fact }) => fact)
    const texts = (kind: string) =>
      facts.filter((fact) => fact.kind === kind).map((fact) => fact.with?.['text'])
    const said = `Shield of Air (${gaps.changes})`
    expect(texts('effect.laid').sort()).toEqual(['Shield of Air', said])
    expect(texts('effect.lifted')).toEqual([said])
  })

  it('are of this fight’s rules, and refused where those know no such figure', async () => {
    const { lay, run } = await enchanted()
    expect(await lay(raider, [{ figure: 'luck', plus: 1 }])).toMatchObject({ ok: false })
    expect(await run('effect.list', {})).toEqual([])
  })

  it('are not written into the sheet, nor seen once the fight is over', async () => {
    const { run, lay, people } = await enchanted()
    const before = await people()
    await lay(maro, air, 900)
    await run('encounter.act', { encounterId, event: { type: 'fight.end' } })
    expect((await people())[maro]?.sheet).toEqual(before[maro]?.sheet)
    expect(await run('effect.list', {})).toHaveLength(1)
  })
})
