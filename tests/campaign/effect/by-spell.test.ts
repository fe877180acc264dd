import { describe, expect, it } from 'vitest'
import type { FightEvent } from '../../../src/rules/cold-iron/turn/events'
import { fighting } from '../../support/fight/fight'
import { bridgeFight } from '../../support/fight/short-fight'
import { sampleWorkspace } from '../../support/workspace'

const maro = 'combatant-maro'
const aimedAt = ['combatant-raider-1', 'combatant-raider-3']
const castId = `1.spell.${maro}`

/** A fight in which a spell of Maro's, aimed at two raiders, has just succeeded. */
async function slumber() {
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
  const declaration = { kind: 'spell' as const, name: 'Slumber', level: 1, targets: aimedAt }
  await fight.act({ type: 'declare', combatantId: maro, declaration })
  await fight.reach(7)
  await fight.act({ type: 'spell.roll', castId, roll: '82', typed: true })
  const effectOf = (targetId: string): FightEvent => ({
    ...{ type: 'spell.effect', castId, targetId, kind: 'real', points: 0, sleeps: true },
    lasts: { words: 'Slumber', end: { kind: 'turns', count: 3 }, tick: null },
  })
  const setOn = (ids: string[]) =>
    table.call('encounter.actAll', { encounterId: bridgeFight, events: ids.map(effectOf) })
  return { ...table, ...fight, setOn, lying: () => table.run('effect.list', {}) }
}

describe('CI-075 what a spell lays that lasts', () => {
  it('is one step with what else the spell does, on all it is set on: one undo takes all of it', async () => {
    const { run, look, setOn, lying } = await slumber()
    const before = await run('history.list', {})
    expect(await setOn(aimedAt)).toMatchObject({ ok: true })
    expect(await lying()).toMatchObject(
      aimedAt.map((id) => ({
        combatantIds: [id],
        text: { with: { words: 'Slumber' } },
        cause: { with: { spell: 'Slumber', caster: 'Maro' } },
        endsAt: { turn: 4, step: 7 },
      })),
    )
    const after = await run('history.list', {})
    expect(after.batches.length).toBe(before.batches.length + 1)
    await run('history.undo', {})
    expect(await lying()).toEqual([])
    expect((await look()).spells).toMatchObject([{ untold: true, cast: { effects: [] } }])
  })

  it('lies on nobody twice, and where one of them has it already nothing happens to the others', async () => {
    const { setOn, lying } = await slumber()
    const [one = '', other = ''] = aimedAt
    await setOn([one])
    expect(await setOn([other, one])).toMatchObject({
      error: { code: 'refused', message: { key: 'coldIron.spells.refused.laidAlready' } },
    })
    expect(await lying()).toHaveLength(1)
    expect(await setOn([other])).toMatchObject({ ok: true })
    expect(await lying()).toHaveLength(2)
  })

  it('is told of once for each, in the fight, with whose spell it is', async () => {
    const { run, act, setOn } = await slumber()
    await setOn(aimedAt)
    await act({ type: 'step.close' })
    const facts = (await run('journal.recent', { limit: 40 })).map(({ fact }) => fact)
    const laid = facts.filter(({ kind }) => kind === 'effect.laid')
    expect(laid.map(({ about }) => about?.map(({ id }) => id))).toHaveLength(2)
    expect(laid[0]).toMatchObject({ cause: { key: 'coldIron.spells.cause.spell' } })
  })
})
