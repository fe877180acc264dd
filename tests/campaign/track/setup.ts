import type { InputOf } from '../../../src/campaign/api'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'

/** The sample campaign, with hands to make tracks and look at them. */
export async function tracksDrawer() {
  const table = await sampleWorkspace()
  const { run, workspace } = table

  async function clock(name: string, size = 4, more: Partial<InputOf<'track.create'>> = {}) {
    const input = { kind: 'clock', name, size, ...more } as InputOf<'track.create'>
    return (await run('track.create', input)).trackId
  }
  async function track(id: string) {
    const found = (await run('track.list', {})).find((each) => each.id === id)
    if (!found) throw new Error(`no track ${id}`)
    return found
  }
  const step = (trackId: string, by = 1) => run('track.advance', { trackId, by })
  const facts = async (limit = 1) =>
    (await run('journal.recent', { limit })).map(({ fact }) => fact)
  const proposals = () => run('track.proposals', {})
  const kept = () => content(workspace.file)

  return { ...table, clock, track, step, facts, proposals, kept }
}
