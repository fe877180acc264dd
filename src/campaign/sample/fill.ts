import { place } from '../exchange/place'
import type { Write } from '../file/handles'
import type { Sample } from './source'

/** Writes everything of a sample campaign into a new one, under the ids of its source. */
export function fillSample(write: Write, { campaign, things }: Sample): void {
  write.run('UPDATE campaign SET description = @description', {
    description: campaign.description,
  })
  place(write, things, { keepsIds: true, keepsPlay: true })
}
