import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { combat } from '../../../src/rules/cold-iron/combat'
import { dryRun } from '../../../src/rules/cold-iron/dry-run/dry-run'
import type { FightContext, FightSnapshot } from '../../../src/rules/cold-iron/fight-model/context'
import type { FightEvent } from '../../../src/rules/cold-iron/turn/events'
import type { BothTactics, DryRunEnd } from '../../../src/rules/system/fight/dry-run'

/** Sides that stand and strike whoever is before them, unless a test says otherwise. */
export function tactics(given: Partial<BothTactics['party']> = {}): BothTactics {
  const plain = { strike: 'nearest', flee: 'never', fleeAt: 30, ...given } as const
  return { party: plain, foe: plain }
}

/** Plays a fight dry: what was sent, and how it came out. */
export function playedDry(
  { value, context }: FightSnapshot,
  { seed, tactics, mostTurns = 60 }: { seed: number; tactics: BothTactics; mostTurns?: number },
): { events: FightEvent[]; end: DryRunEnd } {
  const stream = xoroshiro128plus(seed)
  const draw = (limit: number) => uniformInt(stream, 0, limit - 1)
  const snapshot = combat.machine.resolveState({ value: String(value), context })
  const run = dryRun.play({ snapshot, tactics, draw, mostTurns })
  const events: FightEvent[] = []
  let step = run.next()
  for (; !step.done; step = run.next()) events.push(step.value as FightEvent)
  return { events, end: step.value }
}

/** How a fight came out that was played: who has fallen, told from the state of each. */
export function fatesIn({ combatants }: FightContext): Record<string, string> {
  return Object.fromEntries(
    Object.values(combatants).map((each) => {
      const look = combat.lookOf(each)
      const { gone } = each.state
      return [
        each.id,
        look === 'dead' ? 'dead' : gone ? 'gone' : look === 'down' ? 'down' : 'stands',
      ]
    }),
  )
}
