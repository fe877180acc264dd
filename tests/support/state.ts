import { createHash } from 'node:crypto'
import type { CampaignFile } from '../../src/campaign/file/campaign-file'
import { content } from './dump'

/** Where a campaign stands: its last step, and a fingerprint of all that it holds. */
export interface State {
  path: string
  batch: number
  content: string
}

/** Tells where an open campaign stands. */
export function stateOf(file: CampaignFile): State {
  const { value } = file.read((read) =>
    read.get<{ batch: number | null }>('SELECT max(id) AS batch FROM batch'),
  )
  const text = JSON.stringify(content(file))
  return {
    path: file.path,
    batch: value?.batch ?? 0,
    content: createHash('sha256').update(text).digest('hex'),
  }
}
