import type { PlayRules } from '../../../rules/system'
import type { MoveCase, MoveSide } from '../../panels/move/use-move-run'
import type { Character, Npc } from './cast'

/** A move on an NPC, with every character who has a sheet for it; null without such a sheet. */
export function moveCase(
  chosen: { system: string; move: string },
  npc: Npc,
  characters: readonly Character[],
  { moves }: PlayRules,
): MoveCase | null {
  const { system } = chosen
  const move = moves[chosen.move]
  const sheet = npc.sheets[system]
  if (!move || !sheet) return null
  const actors = characters.flatMap(({ id, name, sheets }): MoveSide[] => {
    const own = sheets[system]
    return own ? [{ id, name, sheet: own }] : []
  })
  return { system, move, target: { id: npc.id, name: npc.name, sheet }, actors }
}
