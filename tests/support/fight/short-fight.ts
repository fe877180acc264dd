import type { testWorkspace } from '../workspace'
import { fighting } from './fight'

/** The sample's fight. */
export const bridgeFight = 'encounter-toll-bridge'

/** Begins a fight, hurts people by hand, and ends it in its first step. */
export async function shortFight(
  table: ReturnType<typeof testWorkspace>,
  hurt: Record<string, number>,
  encounterId = bridgeFight,
): Promise<void> {
  const { act } = fighting(table, encounterId)
  await act({ type: 'fight.begin' })
  for (const [combatantId, points] of Object.entries(hurt)) {
    await act({ type: 'damage', combatantId, points, kind: 'real' })
  }
  await act({ type: 'fight.end' })
}

/** Prepares one more fight with some of the sample's people, as they stand on their sheets. */
export function prepareFight(
  { workspace }: ReturnType<typeof testWorkspace>,
  id: string,
  people: { id: string; character?: string; npc?: string }[],
): void {
  workspace.file.command(
    'test.prepare',
    () => ({ key: 'test' }),
    (write) => {
      write.run(
        `INSERT INTO encounter (id, position, name, system, mission_id, machine_version)
         SELECT @id, 99, @id, system, mission_id, machine_version FROM encounter LIMIT 1`,
        { id },
      )
      people.forEach(({ id: combatantId, character = null, npc = null }, position) =>
        write.run(
          `INSERT INTO combatant (id, encounter_id, position, character_id, npc_id, label, side, sheet, state)
           SELECT @combatantId, @id, @position, @character, @npc, @combatantId, 'party', sheet, state
           FROM combatant WHERE character_id IS @character AND npc_id IS @npc LIMIT 1`,
          { combatantId, id, position, character, npc },
        ),
      )
    },
  )
}
