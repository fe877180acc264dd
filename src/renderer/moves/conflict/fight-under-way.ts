import type { OutputOf } from '../../../campaign/api'

type Fight = Pick<OutputOf<'encounter.list'>[number], 'id' | 'status'>

/**
 * The fight that a move is part of: the one on the screen while it runs, else the only one that
 * does. Ammunition is paid for once in it (IF-098); one that is over pays for nothing more.
 */
export function fightUnderWay(
  fights: readonly Fight[],
  onScreen: string | null,
): string | undefined {
  const running = fights.filter(({ status }) => status === 'running')
  const [only, ...others] = running
  const shown = running.find(({ id }) => id === onScreen)
  return shown?.id ?? (others.length === 0 ? only?.id : undefined)
}
