import { z } from 'zod'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read, Write } from '../file/handles'
import { group, ids, side } from './input'
import {
  combatantById,
  combatantRef,
  encounterById,
  encounterRef,
  type CombatantEntry,
  type EncounterRecord,
} from './prepared'

/** Names said before the rest is only counted. */
const namedAtMost = 3

/** Combatants by their ids, each once; a refusal in words when one of them is gone. */
export function thoseOf(read: Read, combatantIds: readonly string[]): CombatantEntry[] {
  return [...new Set(combatantIds)].map((id) => combatantById(read, id))
}

/** The one fight that all of them are in, while it goes on; a refusal in words when it is over. */
export function encounterOf(read: Read, those: readonly CombatantEntry[]): EncounterRecord {
  const [id = '', ...others] = [...new Set(those.map(({ encounterId }) => encounterId))]
  if (others.length > 0) refuse('refusal.gone')
  const encounter = encounterById(read, id)
  if (encounter.status === 'over') refuse('refusal.fightOver')
  return encounter
}

/** Who they are, by the names of the first of them. */
function namesOf(those: readonly CombatantEntry[]): string {
  const names = those.slice(0, namedAtMost).map(({ label }) => label)
  return those.length > namedAtMost ? `${names.join(', ')} …` : names.join(', ')
}

/** What the history calls something done to one of them, or to all at once. */
export function labelOf(verb: 'takeOut' | 'arrange', those: readonly CombatantEntry[]): Phrase {
  const who = namesOf(those)
  return those.length === 1
    ? phrase(`history.encounter.${verb}`, { who })
    : phrase(`history.encounter.${verb}All`, { who, count: those.length })
}

/** Tells where those of one side have gone: the one by name, several by their number. */
function tell(
  write: Write,
  encounter: EncounterRecord,
  those: readonly CombatantEntry[],
  to: Pick<CombatantEntry, 'side' | 'group'>,
): void {
  const [one, second] = those
  if (!one) return
  const where = { side: `@encounter.side.${to.side}`, group: to.group }
  const fact = second
    ? {
        kind: 'combatant.regrouped',
        about: [encounterRef(encounter)],
        with: { ...where, count: those.length, them: namesOf(those) },
      }
    : { kind: 'combatant.arranged', about: [combatantRef(one)], with: where }
  write.record({ ...fact, secret: true }, { encounterId: encounter.id })
}

export const arranging = {
  /**
   * The side and the group combatants stand in, before the fight and while it runs; what is left out
   * stays. So a group is renamed, split, merged with another, or goes over to the other side; each
   * member keeps harm of its own.
   */
  'encounter.arrangeCombatants': command({
    input: z.strictObject({
      combatantIds: ids,
      side: side.optional(),
      group: group.optional(),
    }),
    label: (read, { combatantIds }) => labelOf('arrange', thoseOf(read, combatantIds)),
    run: (write, { combatantIds, ...to }) => {
      const those = thoseOf(write, combatantIds)
      const encounter = encounterOf(write, those)
      const moved = those.flatMap((each) => {
        const there = { side: to.side ?? each.side, group: to.group ?? each.group }
        return there.side === each.side && there.group === each.group ? [] : [{ each, there }]
      })
      for (const { each, there } of moved) {
        write.run('UPDATE combatant SET side = @side, group_name = @group WHERE id = @id', {
          id: each.id,
          ...there,
        })
      }
      const places = Map.groupBy(moved, ({ there }) => JSON.stringify(there))
      for (const together of places.values()) {
        const [first] = together
        if (first)
          tell(
            write,
            encounter,
            together.map(({ each }) => each),
            first.there,
          )
      }
    },
  }),

  /** Puts combatants in the order given, into the places they have among all of the fight. */
  'encounter.orderCombatants': command({
    input: z.strictObject({ combatantIds: ids }),
    label: (read, { combatantIds }) =>
      phrase('history.encounter.order', {
        name: encounterOf(read, thoseOf(read, combatantIds)).name,
      }),
    run: (write, { combatantIds }) => {
      const those = thoseOf(write, combatantIds)
      const encounter = encounterOf(write, those)
      const wanted = new Set(combatantIds)
      const places = write
        .all<{ id: string; position: number }>(
          'SELECT id, position FROM combatant WHERE encounter_id = @id ORDER BY position',
          { id: encounter.id },
        )
        .filter(({ id }) => wanted.has(id))
        .map(({ position }) => position)
      for (const [at, { id }] of those.entries()) {
        write.run('UPDATE combatant SET position = @position WHERE id = @id', {
          id,
          position: places[at] ?? 0,
        })
      }
    },
  }),
}
