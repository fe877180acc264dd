import { refuse } from '../../shared/reply'
import type { Write } from '../file/handles'
import { portentById } from './portent'

/** Why and how a portent came true. */
export interface ComeTrue {
  portentId: string
  how: 'descriptive' | 'prescriptive'
  cause: string
}

/** Lets a portent come true; answers whether it was the last of its danger. */
export function makeTrue(write: Write, { portentId, how, cause }: ComeTrue): { allDone: boolean } {
  const portent = portentById(write, portentId)
  if (portent.done_at !== null) refuse('refusal.portentDone')
  write.run(
    'UPDATE portent SET done_how = @how, done_cause = @cause, done_at = @now WHERE id = @portentId',
    { how, cause, now: write.now, portentId },
  )
  write.record({
    kind: 'portent.cameTrue',
    secret: true,
    about: [
      { type: 'portent', id: portentId, name: portent.text },
      { type: 'danger', id: portent.danger_id, name: portent.danger },
    ],
    with: { how, why: cause },
  })
  return { allDone: portent.open_beside === 0 }
}
