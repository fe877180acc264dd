import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, playerQuery } from '../define'
import { shownIn } from './api'
import { combatantRef } from './combatant-row'
import { encounterHead } from './encounter-row'
import { readFight } from './fight'

const id = z.string().min(1).max(64)

export const showApi = {
  /** Shows combatants on the players' window, or takes them off it. A character always stands there. */
  'encounter.show': command({
    input: z.strictObject({
      encounterId: id,
      combatantIds: z.array(id).min(1).max(300),
      shown: z.boolean(),
    }),
    label: (read, { encounterId, shown }) =>
      phrase(shown ? 'history.encounter.show' : 'history.encounter.hide', {
        name: encounterHead(read, encounterId).name,
      }),
    run: (write, { encounterId, combatantIds, shown }) => {
      const head = encounterHead(write, encounterId)
      if (head.status === 'over') refuse('refusal.fightOver')
      for (const combatantId of combatantIds) {
        const row =
          write.get<{ id: string; label: string; shown: number }>(
            'SELECT id, label, shown FROM combatant WHERE id = @combatantId AND encounter_id = @encounterId',
            { combatantId, encounterId },
          ) ?? refuse('refusal.gone')
        if (row.shown === Number(shown)) continue
        write.run('UPDATE combatant SET shown = @shown WHERE id = @combatantId', {
          combatantId,
          shown: Number(shown),
        })
        const kind = shown ? 'combatant.shown' : 'combatant.hidden'
        write.record({ kind, secret: true, about: [combatantRef(row)] }, { encounterId })
      }
    },
  }),

  /**
   * The fight that runs as players see it: where its turn stands, and how those who are shown look.
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
      return {
        name: encounter.name,
        moment: rules.momentOf(snapshot),
        people: Object.values(combatants)
          .filter((each) => shown.has(each.id) && !rules.hasLeft(each.state))
          .map((each) => ({
            ...{ id: each.id, label: each.label, side: each.side },
            look: rules.lookOf(each),
          })),
      }
    },
  }),
}
