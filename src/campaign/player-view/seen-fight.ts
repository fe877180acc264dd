import type { CombatantOf, CombatRules } from '../../rules/system/fight/combat'
import { combatantsOf } from '../effect/counting'
import { readEffects } from '../effect/read'
import { readFight } from '../encounter/fight'
import { shownIn } from '../encounter/queries'
import type { Read } from '../file/handles'
import { poolsInFights } from '../pool/read'
import type { Preferences } from '../workspace/preferences'

type Sight = Preferences['sight']
type Combatant = CombatantOf<object, object>

/** Eighths: as exactly as a bar can be read from across the table. */
const barParts = 8

/** As much of somebody's hit points as their side is seen by; null for none of it. */
function pointsSeen(rules: CombatRules, combatant: Combatant, sight: Sight) {
  const level = sight[combatant.side]
  if (level !== 'bar' && level !== 'figures') return null
  const { now, most } = rules.hitPointsOf(combatant)
  if (level === 'figures') return { now, most }
  const parts = most > 0 ? Math.ceil((Math.max(0, now) / most) * barParts) : 0
  return { now: Math.min(parts, barParts), most: barParts, isBar: true }
}

/** The fight that runs as players see it, every field named; null for no fight. */
export function seenFight(read: Read, sight: Sight) {
  const running = read.get<{ id: string }>(
    `SELECT id FROM encounter WHERE status = 'running' ORDER BY position LIMIT 1`,
  )
  if (!running) return null
  const { encounter, rules, combatants, snapshot } = readFight(read, running.id)
  const shown = new Set(shownIn(read, running.id))
  const acting = rules.actingIn(snapshot)
  const effects = readEffects(read)
    .filter((effect) => effect.shown && effect.figure === null)
    .map(({ bearer, text }) => ({ text, on: combatantsOf(read, bearer).map(({ id }) => id) }))
  const pools = poolsInFights(read).filter(({ pool }) => pool.visibility === 'open')
  return {
    name: encounter.name,
    moment: rules.momentOf(snapshot),
    steps: rules.stepsInTurn,
    people: Object.values(combatants)
      .filter((each) => shown.has(each.id) && !rules.hasLeft(each.state))
      .map((each) => ({
        id: each.id,
        label: each.label,
        side: each.side,
        look: sight[each.side] === 'nothing' ? null : rules.lookOf(each),
        points: pointsSeen(rules, each, sight),
        acts: acting.find(({ id }) => id === each.id)?.isDone === false,
        pools: pools
          .filter(({ combatantId }) => combatantId === each.id)
          .map(({ pool: { name, value, size, means } }) => ({ name, value, size, means })),
        effects: effects.filter(({ on }) => on.includes(each.id)).map(({ text }) => text),
      })),
  }
}
