import type { Board, QueueItem } from '../../../../../rules/cold-iron/view/board'

/** The attacks struck in the step the fight stands in. */
export function attacksNow({ queue, step }: Board): QueueItem[] {
  return queue.filter((item) => item.step === step)
}

/** Those of them that wait for dice and may have them. */
export function openAttacks(board: Board): QueueItem[] {
  return attacksNow(board).filter(
    ({ status, barred }) => status.startsWith('needs') || (status === 'waiting' && !barred),
  )
}
