import type { Read } from './file/handles'

/** What the campaign calls itself. */
export const campaignName = (read: Read): string =>
  read.get<{ name: string }>('SELECT name FROM campaign')?.name ?? ''
