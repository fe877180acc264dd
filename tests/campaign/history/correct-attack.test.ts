import { expect, it } from 'vitest'
import { bridgeFight } from '../../support/fight/short-fight'
import { fighting } from '../../support/fight/fight'
import { sampleWorkspace } from '../../support/workspace'

it('a miss that was a hit wants its damage by hand, and the blows that came after it are done again', async () => {
  const table = await sampleWorkspace()
  const { run } = table
  const { act, reach, snapshot } = fighting(table, bridgeFight)
  const declare = (who: string, whom: string) =>
    act({
      type: 'declare',
      combatantId: `combatant-${who}`,
      declaration: { kind: 'attack', targetId: `combatant-${whom}`, weapon: 0 },
    })
  const attackOf = async (who: string) =>
    (await snapshot()).context.attacks.find(({ attackerId }) => attackerId === `combatant-${who}`)
  const idOf = async (who: string) => (await attackOf(who))?.id ?? ''
  /** Deals damage with faces of 3, as many as the hit asks for. */
  const deal = async (who: string) => {
    const attack = await attackOf(who)
    const multiple = attack?.result?.multiple ?? 1
    const dice = Array.from({ length: multiple }, () => [3])
    await act({ type: 'attack.damage', attackId: await idOf(who), dice, typed: true })
  }
  await act({ type: 'fight.begin' })
  await reach(5)
  await declare('maro', 'raider-1')
  await declare('brannoch', 'raider-3')
  await reach(8)
  await act({ type: 'attack.roll', attackId: await idOf('maro'), roll: '15', typed: true })
  await reach(11)
  await act({ type: 'attack.roll', attackId: await idOf('brannoch'), roll: '60', typed: true })
  await deal('brannoch')
  const struck = await attackOf('brannoch')
  expect(struck?.status).toBe('resolved')

  const shot = (await run('history.rolls', {})).find(({ rolls }) => rolls.includes('15'))
  const { stopped } = await run('history.correct', { batchId: shot?.id ?? 0, rolls: ['60'] })
  const rest = stopped?.rest ?? { after: 0, upTo: 0 }
  expect((await attackOf('maro'))?.status).toBe('needsDamage')
  await deal('maro')
  // The damage of another attack is none of those that wait.
  expect(await run('history.madeSince', rest)).toEqual({ made: 1, repeats: false, isBack: false })
  expect(await run('history.goOn', rest)).toMatchObject({ stopped: null })
  expect(await attackOf('brannoch')).toEqual(struck)

  // Once all of it is taken back nothing waits any more.
  await run('history.undo', {})
  expect(await run('history.madeSince', rest)).toMatchObject({ isBack: true })
})
