import type { HeadlessWorkspace } from './headless'

type Run = Pick<HeadlessWorkspace, 'run'>

const idsOf = (heads: readonly { id: string }[]) => ({ ids: heads.map(({ id }) => id) })

/** Every front whole, in their places. */
export async function allFronts({ run }: Run) {
  return run('front.byId', idsOf(await run('front.names', {})))
}

/** Every mission whole, in their places. */
export async function allMissions({ run }: Run) {
  return run('mission.byId', idsOf(await run('mission.names', {})))
}
