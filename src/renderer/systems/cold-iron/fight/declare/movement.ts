import type { MovementKind } from '../../../../../rules/cold-iron/fight-model/movement'

/** Ways that are aimed at somebody: only who he is says whether they can be gone. */
const aimedWays: readonly MovementKind[] = ['follow', 'swap', 'through', 'force']

/** Whether a way wants somebody to be named. */
export function wantsSomeone(way: MovementKind | undefined): boolean {
  return way !== undefined && aimedWays.includes(way)
}
