import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/folder'
import { testWorkspace } from '../../support/workspace'

const encounterId = 'encounter-toll-bridge'

/** The sample's fight, played by a clock that is set by hand, in seconds. */
async function atTheTable() {
  let seconds = 0
  const clock = () => new Date(Date.UTC(2026, 0, 1) + 1000 * seconds).toISOString()
  const table = testWorkspace(temporaryFolder(), clock)
  await table.run('file.openSample', {})
  const at = async (second: number, event: { type: string } & Record<string, unknown>) => {
    seconds = second
    await table.run('encounter.act', { encounterId, event })
  }
  const pace = (counts = true) => table.run('encounter.pace', { encounterId, counts })
  return { ...table, at, pace }
}

/** An ISO time so many seconds after the evening began. */
const time = (second: number) => new Date(Date.UTC(2026, 0, 1) + 1000 * second).toISOString()

describe('the clock of a fight', () => {
  it('T1: says since when the turn and the step last', async () => {
    const { at, pace, run } = await atTheTable()
    expect(await pace()).toEqual({ turnSince: null, stepSince: null, spent: [] })
    await at(100, { type: 'fight.begin' })
    expect(await pace()).toMatchObject({ turnSince: time(100), stepSince: time(100) })
    await at(160, { type: 'step.close' })
    expect(await pace()).toMatchObject({ turnSince: time(100), stepSince: time(160) })
    await run('history.undo', {})
    expect(await pace()).toMatchObject({ turnSince: time(100), stepSince: time(100) })
  })

  it('T1: counts the time before a deed for whoever did it, and a long silence for nobody', async () => {
    const { at, pace, run } = await atTheTable()
    await at(0, { type: 'fight.begin' })
    const { combatants } = await run('encounter.preparation', { encounterId })
    const [one] = combatants.filter(({ side }) => side === 'party')
    const [foe] = combatants.filter(({ side }) => side === 'foe')
    const hurt = (who: typeof one) => ({
      ...{ type: 'damage', combatantId: who?.id, points: 1, kind: 'real' },
    })
    await at(30, hurt(one))
    await at(70, hurt(foe))
    await at(85, hurt(one))
    await at(85 + 1201, hurt(foe))
    const { spent } = await pace()
    expect(spent.map(({ id, side, seconds }) => [id, side, seconds])).toEqual([
      [one?.id, 'party', 45],
      [foe?.id, 'foe', 40],
    ])
    expect((await pace(false)).spent).toEqual([])
  })
})
