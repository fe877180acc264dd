import type { SearchType } from '../../shared/search-types'
import type { Read } from '../file/handles'
import { dateOf } from '../moments'
import { words } from '../words'

/** What something is called where it is found: the index has a session without a name by its number alone. */
export function spokenName(type: SearchType, name: string): string {
  const number = type === 'session' ? /^#(\d+)$/.exec(name)?.[1] : undefined
  return number === undefined ? name : words.t('sessions.number', { number })
}

/** The day of a session that has no name to know it by; null for all others. */
export function dayOfUnnamed(read: Read, type: SearchType, id: string): string | null {
  if (type !== 'session') return null
  const row = read.get<{ at: string }>(
    `SELECT started_at AS at FROM session WHERE id = @id AND name = ''`,
    { id },
  )
  return row ? dateOf(row.at) : null
}
