import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the game master's window showed: the campaign, and the view as the address names it. */
export interface Place {
  campaign: string
  route: string
}

const fileIn = (folder: string) => join(folder, 'last-place.json')

function parsed(text: string): Place | undefined {
  const data: unknown = JSON.parse(text)
  if (typeof data !== 'object' || data === null) return undefined
  const { campaign, route } = data as Partial<Record<keyof Place, unknown>>
  if (typeof campaign !== 'string' || typeof route !== 'string') return undefined
  return { campaign, route: route.startsWith('/') ? route : '/' }
}

/**
 * Keeps the place while a campaign is open, and forgets it when none is: a place that is found when
 * the program starts tells that it ended without closing its campaign, and where it was.
 */
export function keepPlace(folder: string, place: Place | undefined): void {
  try {
    if (!place) return rmSync(fileIn(folder), { force: true })
    writeFileSync(`${fileIn(folder)}.part`, JSON.stringify(place))
    renameSync(`${fileIn(folder)}.part`, fileIn(folder))
  } catch {
    // Where nothing can be written, the program opens on its first page, as it always did.
  }
}

/** The place the program ended at without being closed. Taken once: what it ended of may lie there. */
export function takePlace(folder: string): Place | undefined {
  try {
    return parsed(readFileSync(fileIn(folder), 'utf8'))
  } catch {
    return undefined
  } finally {
    keepPlace(folder, undefined)
  }
}
