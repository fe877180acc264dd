import { describe, expect, it } from 'vitest'
import { plainNight } from '../../../src/rules/cold-iron/aftermath/rest-plan'
import { fighting } from '../../support/fight/fight'
import { bridgeFight, shortFight } from '../../support/fight/short-fight'
import { sampleWorkspace } from '../../support/workspace'

const ysolt = { type: 'character', id: 'character-ysolt' } as const

async function evening() {
  const table = await sampleWorkspace()
  const { sessionId } = await table.run('session.start', {})
  const harm = async (audience: 'gm' | 'players' = 'gm') => {
    const wanted = { subject: 'session', id: sessionId, audience } as const
    const report = await table.run('report.read', wanted)
    return report.harm.find(({ name }) => name === 'Ysolt')
  }
  return { ...table, harm }
}

describe('the wounds of an evening', () => {
  it('are told from its begin to its end, with the worst between', async () => {
    const { harm, ...table } = await evening()
    await shortFight(table, { 'combatant-ysolt': 5 })
    await table.run('condition.rest', {
      ...{ system: 'cold-iron', people: [ysolt], rest: plainNight },
    })
    for (const audience of ['gm', 'players'] as const) {
      expect(await harm(audience)).toMatchObject({
        taken: 5,
        figures: [{ label: 'Wounds (Cold Iron)', from: '0', to: '4', worst: '5' }],
      })
    }
  })

  it('CI-078: begin as fresh as somebody was, and weariness that is slept off is not told', async () => {
    const { harm, ...table } = await evening()
    const { act } = fighting(table, bridgeFight)
    await act({ type: 'fight.begin' })
    await act({ type: 'damage', combatantId: 'combatant-ysolt', points: 20, kind: 'fatigue' })
    await act({ type: 'fight.end' })
    const label = 'Daily fatigue (Cold Iron)'
    const [tired] = (await harm())?.figures ?? []
    expect(tired).toMatchObject({ label, from: '0', worst: '' })
    const night = () =>
      table.run('condition.rest', { system: 'cold-iron', people: [ysolt], rest: plainNight })
    await night()
    expect((await harm())?.figures).toEqual([
      expect.objectContaining({ label, from: '0', worst: tired?.to }),
    ])
    for (let nights = 0; nights < 3; nights++) await night()
    expect((await harm())?.figures ?? []).toEqual([])
  })

  it('go back with the end of the fight', async () => {
    const { harm, ...table } = await evening()
    await shortFight(table, { 'combatant-ysolt': 5 })
    expect(await harm()).toMatchObject({ figures: [{ from: '0', to: '5', worst: '' }] })
    await table.run('history.undo', {})
    expect(await harm()).toBeUndefined()
  })

  it('CI-082: count what a spell healed in the fight', async () => {
    const { harm, ...table } = await evening()
    const [maro, castId] = ['combatant-maro', '1.spell.combatant-maro']
    table.workspace.file.command(
      'test.magic',
      () => ({ key: 'test' }),
      (write) =>
        write.run(
          `UPDATE combatant SET sheet = json_set(sheet, '$.aml', 8, '$.mpMax', 20) WHERE id = @maro`,
          { maro },
        ),
    )
    const { act, reach } = fighting(table, bridgeFight)
    await act({ type: 'fight.begin' })
    await act({ type: 'damage', combatantId: 'combatant-ysolt', points: 5, kind: 'real' })
    await reach(2)
    const targets = ['combatant-ysolt']
    const declaration = { kind: 'spell' as const, name: 'Cure', level: 1, targets }
    await act({ type: 'declare', combatantId: maro, declaration })
    await reach(7)
    await act({ type: 'spell.roll', castId, roll: '82', typed: true })
    await act({
      ...{ type: 'spell.effect', castId, targetId: 'combatant-ysolt', kind: 'heal', points: 3 },
    })
    await reach(8)
    await act({ type: 'fight.end' })
    expect(await harm()).toMatchObject({
      ...{ taken: 5, healed: 3 },
      figures: [{ label: 'Wounds (Cold Iron)', from: '0', to: '2' }],
    })
  })

  it('count what was healed in the fight by hand', async () => {
    const { harm, ...table } = await evening()
    const { act } = fighting(table, bridgeFight)
    await act({ type: 'fight.begin' })
    await act({ type: 'damage', combatantId: 'combatant-ysolt', points: 5, kind: 'real' })
    await act({ type: 'heal', combatantId: 'combatant-ysolt', points: 2 })
    await act({ type: 'fight.end' })
    expect(await harm()).toMatchObject({
      ...{ taken: 5, healed: 2 },
      figures: [{ label: 'Wounds (Cold Iron)', from: '0', to: '3' }],
    })
  })

  describe('at worst in a fight', () => {
    async function fought(...points: number[]) {
      const { harm, ...table } = await evening()
      const { act } = fighting(table, bridgeFight)
      await act({ type: 'fight.begin' })
      const combatantId = 'combatant-ysolt'
      for (const each of points) {
        await (each > 0
          ? act({ type: 'damage', combatantId, points: each, kind: 'real' })
          : act({ type: 'heal', combatantId, points: -each }))
      }
      await act({ type: 'fight.end' })
      return { ...table, harm }
    }

    it('are those before somebody was healed in it', async () => {
      const { harm, ...table } = await fought(2, 17, -8)
      const figure = { label: 'Wounds (Cold Iron)', from: '0', to: '11', worst: '19' }
      expect((await harm())?.figures).toMatchObject([figure])
      expect((await harm('players'))?.figures).toMatchObject([figure])
      await table.run('condition.rest', {
        ...{ system: 'cold-iron', people: [ysolt], rest: plainNight },
      })
      expect((await harm())?.figures).toMatchObject([{ from: '0', worst: '19' }])
    })

    it('are told of a fight that left nothing of them', async () => {
      const { harm } = await fought(10, -10)
      expect((await harm())?.figures).toMatchObject([
        { label: 'Wounds (Cold Iron)', from: '0', to: '0', isBack: true, worst: '10' },
      ])
    })

    it('are left out where they never were worse than at its end', async () => {
      const { harm } = await fought(2, 4)
      expect((await harm())?.figures).toMatchObject([{ from: '0', to: '6', worst: '' }])
    })
  })
})

it('CI-060: somebody goes down in the turn in which they stood, not where they lie and are hit or healed', async () => {
  const table = await sampleWorkspace()
  const { sessionId: id } = await table.run('session.start', {})
  const { act, reach } = fighting(table, bridgeFight)
  const wat = { combatantId: 'combatant-raider-3' }
  const nextTurn = async () => {
    await reach(2)
    await reach(1)
  }
  await act({ type: 'fight.begin' })
  await act({ ...{ type: 'damage', kind: 'real' }, ...wat, points: 12 })
  await nextTurn()
  await act({ ...{ type: 'damage', kind: 'real' }, ...wat, points: 6 })
  await nextTurn()
  await act({ type: 'heal', ...wat, points: 3 })
  await act({ type: 'fight.end' })
  const report = await table.run('report.read', { subject: 'session', id, audience: 'gm' })
  expect(report.fights[0]?.course.map(({ fell }) => fell)).toEqual([['Wat'], [], []])
})
