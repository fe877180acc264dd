import { content } from './dump'
import { sampleWorkspace } from './workspace'

/** The sample campaign with a fight that has no mission, and a template called Raider. */
export async function preparedWorkspace() {
  const table = await sampleWorkspace()
  const { run, workspace } = table
  const { npcId } = await run('npc.create', {
    name: 'Raider',
    sheets: { 'cold-iron': { h: 6, d: 5, pt: 12, weapons: [{ name: 'Axe', class: 'axe' }] } },
  })
  const { encounterId } = await run('encounter.create', { name: 'At the ford' })
  const raider = { type: 'npc' as const, id: npcId }
  const brannoch = { type: 'character' as const, id: 'character-brannoch' }

  const add = (quantity: number, more: { group?: string; side?: 'party' | 'foe' } = {}) =>
    run('encounter.addCombatants', { encounterId, from: [raider], quantity, side: 'foe', ...more })
  const party = () =>
    run('encounter.addCombatants', { encounterId, from: [brannoch], side: 'party' })
  const act = (event: { type: string }) =>
    run('encounter.act', { encounterId, event: event as never })
  const look = () => run('encounter.preparation', { encounterId })
  const rows = () => run('encounter.rows', { encounterId })
  const facts = async (limit = 1) =>
    (await run('journal.recent', { limit })).map(({ fact }) => fact)
  const kept = () => content(workspace.file)

  return {
    ...table,
    encounterId,
    npcId,
    raider,
    brannoch,
    add,
    party,
    act,
    look,
    rows,
    facts,
    kept,
  }
}

/** Ids of those in a fight by their labels. */
export function idOf(combatants: readonly { id: string; label: string }[], label: string): string {
  const found = combatants.find((each) => each.label === label)
  if (!found) throw new Error(`nobody is called ${label}`)
  return found.id
}
