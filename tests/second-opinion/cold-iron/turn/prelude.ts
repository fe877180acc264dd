import { one, type Step } from '../case'
import type { Bout } from '../fight'
import { close, walkTo } from '../fight'

/** A roll that never fails. */
const sure = '99987'

/**
 * What went before the first turn of a case, in a turn of its own: those whom it finds on the ground
 * go for each other. Answers by how many turns the fight is ahead.
 */
export async function prelude(bout: Bout): Promise<number> {
  const people = Object.entries(bout.table.case.given.combatants)
  const held = people.filter(([, given]) => given['hthGroup'] !== undefined)
  const { table } = bout
  const runs = table.case.steps.filter((step) => Number(step['hexesLastTurn'] ?? 0) > 0)
  if (runs.length > 0) return approach(bout, runs)
  if (held.length === 0) return 0
  const sideOf = (side: string) =>
    held.filter(([, given]) => given['hthSide'] === side).map(([name]) => name)
  const [few, many] = [sideOf('a'), sideOf('b')].sort((one, other) => one.length - other.length)
  const [target = ''] = few ?? []
  const initiators = many ?? []
  await until(bout, 4)
  for (const name of initiators) {
    const declaration = { kind: 'handToHand', targetId: table.idOf(target) } as const
    await table.act({ type: 'declare', combatantId: table.idOf(name), declaration })
  }
  await until(bout, 13)
  for (const [name, { kept }] of held) {
    if (Array.isArray(kept)) await hold(bout, name)
  }
  for (const name of initiators) {
    const combatantId = table.idOf(name)
    await table.act({ type: 'grapple.tag', combatantId, roll: sure, typed: true })
  }
  const who = initiators.map(table.idOf)
  await table.act({ type: 'grapple.tackle', who, roll: sure, typed: true })
  await walkTo(bout, 2)
  return 1
}

async function until(bout: Bout, step: number): Promise<void> {
  for (let now = await bout.table.board(); now.step !== step; now = await bout.table.board()) {
    await close(bout, true)
  }
}

/** Hexes somebody has run in the turn before his charge (CI-135). */
async function approach(bout: Bout, runs: readonly Step[]): Promise<number> {
  await until(bout, 3)
  for (const step of runs) {
    const hexes = Number(step['hexesLastTurn'])
    const movement = { way: 'walk', hexes, straight: true } as const
    const declaration = { kind: 'move', movement } as const
    await bout.table.act({
      type: 'declare',
      combatantId: bout.table.idOf(one(step.by)),
      declaration,
    })
  }
  await walkTo(bout, 2)
  return 1
}

/** Odds and ends that somebody does not let go of: his weapon, and his shield (CI-169). */
async function hold({ table }: Bout, name: string): Promise<void> {
  const shield = table.case.given.combatants[name]?.shield
  const kept = [
    { item: 'sword' as const },
    ...(shield ? [{ item: 'shield' as const, D: shield.D }] : []),
  ]
  await table.act({ type: 'grapple.keep', combatantId: table.idOf(name), kept })
}
