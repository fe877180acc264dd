import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { sights } from '../../shared/sight'
import { operation } from '../define'
import { makeFolder, writeWhole } from '../file/disk/whole-file'
import { fail } from '../file/trouble'
import { textUpTo, whole } from '../../shared/bounded'

/** How large everything may be shown, in percent. */
export const textSizes = { least: 90, most: 200 }
const themes = ['dark', 'light', 'dim-red'] as const
const motions = ['system', 'reduced', 'full'] as const

/** The clock of a fight, as the game master wants it. */
const clockSchema = z.strictObject({
  isShown: z.boolean(),
  /** Minutes of a step after which it nudges; 0: never. */
  nudgeAfter: whole(0, 60),
  sounds: z.boolean(),
})
const noClock = { isShown: false, nudgeAfter: 0, sounds: false }

const sightSchema = z.strictObject({ party: z.enum(sights), foe: z.enum(sights) })
const usualSight = { party: 'word', foe: 'word' } as const

/** How the players' window looks: in the game master's own light or another, and its own text size. */
const playersLookSchema = z.strictObject({
  theme: z.enum(['same', ...themes]),
  textSize: whole(textSizes.least, textSizes.most),
})
const usualPlayersLook = { theme: 'same', textSize: 100 } as const

/** The shelf of the library that is looked at: all, the user's own, or what came with the program. */
const shelves = ['all', 'own', 'readyMade'] as const

/** Where the players' window stood last, in points of the desktop. */
const playersPlaceSchema = z.strictObject({
  /** The screen, as the system numbers it. */
  screen: z.number(),
  bounds: z.strictObject({ x: whole(), y: whole(), width: whole(), height: whole() }),
  isFullScreen: z.boolean(),
})
export type PlayersPlace = z.infer<typeof playersPlaceSchema>

/** The tour that was begun: at which stop it is, and what was open before. */
const tourSchema = z.strictObject({
  system: textUpTo(40),
  stop: whole(0),
  before: z.string().nullable(),
})

const preferencesSchema = z.object({
  theme: z.enum(themes).catch('dark'),
  /** Keys the user gave to actions, by action id. */
  keys: z.record(textUpTo(80), textUpTo(40)).catch({}),
  /** Whether what the foes declare stays hidden until the declarations end. */
  coversFoes: z.boolean().catch(false),
  /** How large everything is shown, in percent. */
  textSize: whole(textSizes.least, textSizes.most).catch(100),
  /** Whether things move on the screen; the system's own setting, where the user says nothing. */
  motion: z.enum(motions).catch('system'),
  clock: clockSchema.catch(noClock),
  sight: sightSchema.catch(usualSight),
  players: playersLookSchema.catch(usualPlayersLook),
  shelf: z.enum(shelves).catch('all'),
  playersPlace: playersPlaceSchema.optional().catch(undefined),
  /** Whether the players' window was open last, and comes back with the program. */
  playersOpen: z.boolean().catch(false),
  tour: tourSchema.optional().catch(undefined),
  /** Paths of the campaigns whose line to the note that a sample begins with was put away. */
  firstNotesAway: z.array(z.string()).catch([]),
  /** The version whose news the user has read; none where nobody was told any yet. */
  newsRead: textUpTo(40).optional().catch(undefined),
  recent: z.array(z.object({ path: z.string(), name: z.string(), openedAt: z.string() })).catch([]),
})

/** What the program remembers about its user, beside any campaign. */
export type Preferences = z.infer<typeof preferencesSchema>

/** The look of the players' window: its own, but for what it has like the game master's. */
export function playersLook({ theme, motion, players }: Preferences) {
  return {
    theme: players.theme === 'same' ? theme : players.theme,
    textSize: players.textSize,
    motion,
  }
}

/** What windows are told has changed when preferences have. */
export const preferencesTable = 'preferences'

const fileIn = (folder: string) => join(folder, 'preferences.json')

/** Whether anything was ever kept for this user: only a very first start has nothing. */
export const hasPreferences = (folder: string): boolean => existsSync(fileIn(folder))

function parseText(text: string): unknown {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Reads the preferences; a missing or broken file counts as defaults. */
export function readPreferences(folder: string): Preferences {
  let text = '{}'
  try {
    text = readFileSync(fileIn(folder), 'utf8')
  } catch {
    // First start: nothing is kept yet.
  }
  // No window is made before this, and to read it once no parser of its own is worth making.
  return preferencesSchema.parse(parseText(text), { jitless: true })
}

/**
 * Changes some preferences and keeps the rest. The file is replaced whole or not at all. Throws a
 * `Refusal` in words where nothing can be written.
 */
export function writePreferences(folder: string, change: Partial<Preferences>): Preferences {
  const next = { ...readPreferences(folder), ...change }
  try {
    makeFolder(folder)
    writeWhole(fileIn(folder), JSON.stringify(next, undefined, 2))
  } catch {
    fail('trouble.preferences', { folder })
  }
  return next
}

export const preferencesApi = {
  'preferences.read': operation({
    input: z.strictObject({}),
    run: (workspace) => {
      const { theme, keys, coversFoes, textSize, motion, clock, sight, players, shelf } =
        readPreferences(workspace.host.dataFolder)
      return { theme, keys, coversFoes, textSize, motion, clock, sight, players, shelf }
    },
  }),
  'preferences.write': operation({
    input: z.strictObject({
      theme: z.enum(themes),
      keys: z.record(textUpTo(80), textUpTo(40)),
      coversFoes: z.boolean(),
      textSize: whole(textSizes.least, textSizes.most),
      motion: z.enum(motions),
      clock: clockSchema.default(noClock),
      sight: sightSchema.default(usualSight),
      players: playersLookSchema.default(usualPlayersLook),
      shelf: z.enum(shelves).default('all'),
    }),
    run: (workspace, input) => {
      writePreferences(workspace.host.dataFolder, input)
      workspace.host.showAppearance()
      // No table of the campaign has changed; the players' window looks as this one does.
      workspace.host.changed({ tables: [preferencesTable], batch: 0 })
      return true
    },
  }),
}
