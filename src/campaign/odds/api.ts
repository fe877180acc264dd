import { z } from 'zod'
import { bothTacticsSchema } from '../../rules/system/fight/dry-run'
import { refuse } from '../../shared/reply'
import { operation } from '../define'
import { readFight } from '../encounter/fight'
import { oddsPlayed } from './odds-run'

const encounterId = z.string().min(1).max(64)

/** Turns after which a fight is stopped that nobody wins: five minutes of blows. */
const mostTurns = 60

/** Dry runs of a fight: nothing of them is written, and players hear nothing of them. */
export const oddsApi = {
  /** Plays a fight many times from where it stands; what it comes to is asked of `odds.result`. */
  'odds.start': operation({
    input: z.strictObject({
      encounterId,
      tactics: bothTacticsSchema,
      fights: z.number().int().min(1).max(100_000),
      seed: z.number().int().min(0).max(0x7fff_ffff),
    }),
    run: ({ file, odds }, { encounterId, tactics, fights, seed }) => {
      const { value: fight } = file.read((read) => readFight(read, encounterId))
      const { encounter, rules, snapshot, combatants } = fight
      if (encounter.status === 'over') refuse('refusal.fightOver')
      if (!rules.dryRun) refuse('refusal.noDryRun')
      const people = Object.values(combatants).map(({ id, label, side }) => ({ id, label, side }))
      if (new Set(people.map(({ side }) => side)).size < 2) refuse('refusal.oneSide')
      const { value, context } = snapshot
      odds.start(
        { encounterId, moment: rules.momentOf({ value, context }), combatants: people },
        {
          system: encounter.system,
          value: String(value),
          context,
          tactics,
          seed,
          fights,
          mostTurns,
        },
      )
      return true
    },
  }),
  /** Stops what is played; what it has come to stays. */
  'odds.stop': operation({
    input: z.strictObject({}),
    run: ({ odds }) => {
      odds.stop()
      return true
    },
  }),
  /** What the last dry runs of a fight have come to so far; null where there were none. */
  'odds.result': operation({
    input: z.strictObject({ encounterId }),
    reads: [oddsPlayed],
    run: ({ odds }, { encounterId }) => odds.of(encounterId),
  }),
}
