import type { Npc } from './cast'

/**
 * The systems whose sheets a new NPC gets unless the GM says otherwise: those that more than half
 * of the cast play by, or all in play where no one is there yet. Pure.
 */
export function usualSystems(
  npcs: readonly Pick<Npc, 'sheets'>[],
  inPlay: readonly string[],
): readonly string[] {
  const usual = inPlay.filter((system) => {
    const having = npcs.filter(({ sheets }) => sheets[system] !== undefined)
    return having.length * 2 > npcs.length
  })
  return usual.length > 0 ? usual : inPlay
}
