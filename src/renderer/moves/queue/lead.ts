import { ruleSystems } from '../../../rules'
import { systemPanel } from '../../systems'
import { actSettling } from '../acts/found-act'

/** Where it is done what a move asked to be kept in mind, by the key of its words: an act, or another action. */
export function leadOf(key: string): ReturnType<typeof actSettling> | { action: string } {
  const [action] = ruleSystems.flatMap(({ id }) => systemPanel(id)?.reminders?.[key] ?? [])
  return action === undefined ? actSettling(key) : { action }
}
