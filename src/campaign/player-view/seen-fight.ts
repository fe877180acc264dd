import { nameForPlayers } from '../encounter/name-for-players'
import type { Sight } from '../../shared/sight'
import { combatantsOf } from '../effect/counting'
import { readEffects } from '../effect/read'
import { readFight } from '../encounter/fight'
import { shownIn } from '../encounter/queries'
import { namesTold } from '../encounter/unseen'
import type { Read } from '../file/handles'
import { readAliases } from '../npc/aliases'
import { poolsInFights } from '../pool/read'
import type { Preferences } from '../workspace/preferences'
import { pointsSeen, seenPool } from './seen-points'

/** Who stands behind somebody in a fight, and how much of them is seen where it is said of them alone. */
interface Standing {
  id: string
  npcId: string | null
  sight: Sight | null
}

function standings(read: Read, encounterId: string): Map<string, Standing> {
  const rows = read.all<Standing>(
    `SELECT combatant.id, combatant.npc_id AS npcId, npc.sight
     FROM combatant LEFT JOIN npc ON npc.id = combatant.npc_id
     WHERE combatant.encounter_id = @encounterId`,
    { encounterId },
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * The fight that runs as players see it, every field named; null for no fight. Nobody's id is told, and
 * who has an alias goes by it.
 */
export function seenFight(read: Read, sight: Preferences['sight']) {
  const running = read.get<{ id: string }>(
    `SELECT id FROM encounter WHERE status = 'running' ORDER BY position LIMIT 1`,
  )
  if (!running) return null
  const { encounter, rules, combatants, snapshot } = readFight(read, running.id)
  const aliases = readAliases(read)
  const shown = new Set(shownIn(read, running.id))
  const told = namesTold(read, running.id)
  const behind = standings(read, running.id)
  const acting = rules.actingIn(snapshot)
  const effects = readEffects(read)
    .filter((effect) => effect.shown && effect.figure === null)
    .map(({ bearer, text }) => ({ text, on: combatantsOf(read, bearer).map(({ id }) => id) }))
  const pools = poolsInFights(read).filter(({ pool }) => pool.visibility === 'open')
  const seen = Object.values(combatants).filter(
    (each) => shown.has(each.id) && !rules.hasLeft(each.state),
  )
  return aliases.inData({
    name: nameForPlayers(read, encounter),
    isFight: true,
    moment: rules.momentOf(snapshot),
    steps: rules.stepsInTurn,
    /** Tracks that stand among its people, by what they are called to players. */
    tracks: [] as string[],
    people: seen.map((each, at) => {
      const { npcId = null, sight: own = null } = behind.get(each.id) ?? {}
      const level = own ?? sight[each.side]
      return {
        id: `person-${at + 1}`,
        label: aliases.labelOf(npcId, told.get(each.id) ?? each.label),
        side: each.side,
        look: level === 'nothing' ? null : rules.lookOf(each),
        points: pointsSeen(level, rules.hitPointsOf(each)),
        acts: acting.find(({ id }) => id === each.id)?.isDone === false,
        pools: pools
          .filter(({ combatantId }) => combatantId === each.id)
          .map(({ pool }) => seenPool(pool)),
        effects: effects.filter(({ on }) => on.includes(each.id)).map(({ text }) => text),
      }
    }),
  })
}
