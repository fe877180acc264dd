import type { testWorkspace } from '../workspace'

/** The newest batch that stands, to go back to with `history.goTo`; 0 is the opening of the file. */
export async function lastBatch(run: ReturnType<typeof testWorkspace>['run']): Promise<number> {
  const { batches } = await run('history.list', {})
  return batches.find(({ state }) => state === 'done')?.id ?? 0
}
