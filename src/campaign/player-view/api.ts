import { z } from 'zod'
import type { Rank } from '../../rules/tracks/progress'
import type { TrackKind } from '../../rules/tracks/track'
import { playerOperation, playerQuery } from '../define'
import { combatantsOf } from '../effect/counting'
import { readEffects } from '../effect/read'
import { readFight } from '../encounter/fight'
import { shownIn } from '../encounter/queries'
import { readRungs } from '../track/read'
import { preferencesTable, readPreferences } from '../workspace/preferences'

interface SeenRow {
  id: string
  name: string
  visibility: 'known' | 'open'
  kind: TrackKind
  size: number
  value: number
  rank: Rank | null
}

/** Everything the players' window may ask. */
export const playerViewApi = {
  /** How the players' window looks: as the game master's own does, campaign or none. */
  'playerView.appearance': playerOperation({
    input: z.strictObject({}),
    reads: [preferencesTable],
    run: (workspace) => {
      const { theme, textSize, motion } = readPreferences(workspace.host.dataFolder)
      return { theme, textSize, motion }
    },
  }),

  /**
   * The fight that runs as players see it: where its turn stands, how those who are shown look, and
   * what lasts on them where the game master shows it.
   * Figures, declarations and what has not landed yet stay with the game master. Null for no fight.
   */
  'playerView.fight': playerQuery({
    input: z.strictObject({}),
    run: (read) => {
      const running = read.get<{ id: string }>(
        `SELECT id FROM encounter WHERE status = 'running' ORDER BY position LIMIT 1`,
      )
      if (!running) return null
      const { encounter, rules, combatants, snapshot } = readFight(read, running.id)
      const shown = new Set(shownIn(read, running.id))
      const effects = readEffects(read)
        .filter((effect) => effect.shown && effect.figure === null)
        .map(({ bearer, text }) => ({ text, on: combatantsOf(read, bearer).map(({ id }) => id) }))
      return {
        name: encounter.name,
        moment: rules.momentOf(snapshot),
        people: Object.values(combatants)
          .filter((each) => shown.has(each.id) && !rules.hasLeft(each.state))
          .map((each) => ({
            id: each.id,
            label: each.label,
            side: each.side,
            look: rules.lookOf(each),
            effects: effects.filter(({ on }) => on.includes(each.id)).map(({ text }) => text),
          })),
      }
    },
  }),

  /** What players may see at any time: the campaign's name and the phase. */
  'playerView.now': playerQuery({
    input: z.strictObject({}),
    run: (read) => {
      const campaign = read.get<{ name: string }>('SELECT name FROM campaign')
      const play = read.get<{ phase: string }>('SELECT phase FROM play')
      return {
        campaign: campaign?.name ?? '',
        phase: play?.phase ?? '',
      }
    },
  }),

  /** The tracks that players see: open ones in full, known ones by their name alone. */
  'playerView.tracks': playerQuery({
    input: z.strictObject({}),
    run: (read) => {
      const rungs = readRungs(read)
      return read
        .all<SeenRow>(
          `SELECT id, name, visibility, kind, size, value, rank FROM track
           WHERE state = 'open' AND visibility IN ('known', 'open') ORDER BY position, rowid`,
        )
        .map(({ id, name, visibility, kind, size, value, rank }) => {
          if (visibility === 'known') return { id, name, drawing: null }
          const own = rungs.filter((rung) => rung.track_id === id).map((rung) => rung.name)
          return { id, name, drawing: { kind, size, value, rank, rungs: own } }
        })
    },
  }),
}
