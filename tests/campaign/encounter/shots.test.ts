import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shotsLeftOf } from '../../../src/rules/cold-iron/combatant/shooting'
import type { FightEvent } from '../../../src/rules/cold-iron/turn/events'
import { refusalOf } from '../../../src/rules/cold-iron/turn/refusal'
import { fighting } from '../../support/fight/fight'
import { bridgeFight, prepareFight } from '../../support/fight/short-fight'
import { sampleWorkspace } from '../../support/workspace'

const maro = 'combatant-maro'
const stock = (left: number | null, combatantId = maro): FightEvent => ({
  ...{ type: 'gear.stock', combatantId, weapon: 0, left },
})

/** Stands for shots that nobody counts. */
const uncounted = Infinity

const aimed: FightEvent = {
  type: 'declare',
  combatantId: maro,
  declaration: { kind: 'attack', targetId: 'combatant-raider-1', weapon: 0 },
}

/** The sample's fight, with an archer whose arrows are counted, and one that comes after it. */
async function archery(arrows: number) {
  const table = await sampleWorkspace()
  const fight = fighting(table, bridgeFight)
  prepareFight(table, 'next', [{ id: 'next-maro', character: 'character-maro' }])
  await fight.act({ type: 'fight.begin' })
  await fight.act(stock(arrows))

  async function shots(encounterId = bridgeFight, id = maro) {
    const { context } = await fighting(table, encounterId).snapshot()
    const archer = context.combatants[id]
    if (!archer) throw new Error('no archer')
    return { left: shotsLeftOf(archer, 0) ?? uncounted, loosed: archer.state.loosed[0] ?? 0 }
  }

  /** Why an event cannot happen now; null when it can. */
  const foresee = async (event: FightEvent) => refusalOf(await fight.snapshot(), event)?.key ?? null

  /** One shot that misses, from the step of attacks to the turn after. */
  async function shoot(): Promise<void> {
    await fight.reach(5)
    await fight.act(aimed)
    const { current } = await reachShot()
    if (current) {
      await fight.act({ type: 'attack.roll', attackId: current, roll: '15', typed: true })
    }
    await fight.reach(1)
  }

  async function reachShot() {
    for (let now = await fight.look(); ; now = await fight.look()) {
      if (now.current) return now
      await fight.act({ type: 'step.close' })
    }
  }

  return { ...table, ...fight, shots, shoot, foresee, table }
}

it('CI-147: what is shot and found again is left in the next fight, and undone like all else', async () => {
  const { act, shots, shoot, run, table } = await archery(3)
  await shoot()
  await shoot()
  expect(await shots()).toEqual({ left: 1, loosed: 2 })
  const told = (await run('journal.recent', { limit: 60 })).map(({ fact }) => fact)
  const counts = told.filter(({ kind }) => kind === 'item.left').map((fact) => fact.with?.['count'])
  expect(counts).toEqual([1, 2, 3])
  await act({ type: 'gear.gather', combatantId: maro, weapon: 0, lost: 1, rolls: [], typed: true })
  expect(await shots()).toEqual({ left: 2, loosed: 0 })
  await run('history.undo', {})
  expect(await shots()).toEqual({ left: 1, loosed: 2 })
  await run('history.redo', {})
  await act({ type: 'fight.end' })
  expect(await shots('next', 'next-maro')).toEqual({ left: 2, loosed: 0 })
  await run('history.undo', {})
  expect(await shots('next', 'next-maro')).toEqual({ left: uncounted, loosed: 0 })
  await run('history.redo', {})
  await fighting(table, 'next').act({ type: 'fight.begin' })
  expect(await shots('next', 'next-maro')).toEqual({ left: 2, loosed: 0 })
})

it('between fights the game master fills the quiver as the sheet has it', async () => {
  const { act, shots, run } = await archery(3)
  await act({ type: 'fight.end' })
  const who = { type: 'character', id: 'character-maro' } as const
  await run('condition.set', { system: 'cold-iron', who, figures: { shotsUsed: 0 } })
  const [latest] = await run('journal.recent', { limit: 1 })
  expect(latest?.fact).toMatchObject({ kind: 'condition.told', about: [{ name: 'Maro' }] })
  expect(await shots('next', 'next-maro')).toEqual({ left: uncounted, loosed: 0 })
})

const deed = fc.oneof(
  { weight: 4, arbitrary: fc.constant('shoot' as const) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('find' as const, 'undo' as const, 'thereAndBack' as const),
  },
)

it('the count is never below 0 over any walk of shots, undo and redo', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(2),
      fc.array(deed, { minLength: 4, maxLength: 8 }),
      async (arrows, deeds) => {
        const { act, reach, foresee, shots, shoot, run } = await archery(arrows)
        for (const each of deeds) {
          if (each === 'shoot') await reach(5)
          const before = await shots()
          const { left, loosed } = before
          if (each === 'shoot') {
            const why = await foresee(aimed)
            expect(why).toBe(left === 0 ? 'coldIron.missiles.refused.empty' : null)
            if (why !== null) continue
            await shoot()
            expect(await shots()).toEqual({ left: left - 1, loosed: loosed + 1 })
          } else if (each === 'find') {
            if (loosed === 0) continue
            await act({ type: 'gear.gather', combatantId: maro, weapon: 0, rolls: [], typed: true })
            expect(await shots()).toEqual({ left: left + loosed, loosed: 0 })
          } else {
            await run('history.undo', {})
            // Arrows that were never counted are not of this walk.
            if (each === 'undo' && (await shots()).left !== uncounted) continue
            await run('history.redo', {})
            expect(await shots()).toEqual(before)
          }
          expect((await shots()).left).toBeGreaterThanOrEqual(0)
        }
      },
    ),
    { numRuns: 6, seed: 2026 },
  )
}, 60_000)
