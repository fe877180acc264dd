import { refNamed } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { Write } from '../file/handles'
import { portentById } from './portent'
import { activeDanger, placeOf, refTo } from './row'

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
  const danger = activeDanger(write, portent.danger_id)
  write.run(
    'UPDATE portent SET done_how = @how, done_cause = @cause, done_at = @now WHERE id = @portentId',
    { how, cause, now: write.now, portentId },
  )
  write.record(
    {
      kind: 'portent.cameTrue',
      secret: true,
      about: [refNamed('portent', portentId, portent.text), refTo('danger', danger)],
      with: { how, why: cause },
    },
    placeOf(write, danger.front_id),
  )
  return { allDone: danger.open === 1 }
}
