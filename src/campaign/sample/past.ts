import type { z } from 'zod'
import { calendarApi } from '../calendar/api'
import { conditionApi } from '../condition/api'
import type { Command } from '../define'
import { encounterActApi } from '../encounter/act'
import { nameForPlayersApi } from '../encounter/name-for-players'
import type { PlayBefore } from '../file/campaign-file'
import { frontApi } from '../front/api'
import { closingCommands } from '../mission/closing-commands'
import { missionLifeApi } from '../mission/life'
import { objectiveApi } from '../mission/objectives'
import { moveApi } from '../move/api'
import { noteApi } from '../note/api'
import { seenApi } from '../report/seen'
import { sessionApi } from '../session/api'
import { sceneApi } from '../session/scene'
import { trackApi } from '../track/api'
import type { Past } from './source'

/** What may have been done in the past of a sample: what is played, never what is prepared. */
const playable = new Map<string, { kind: string }>(
  Object.entries({
    ...sessionApi,
    ...sceneApi,
    ...noteApi,
    ...calendarApi,
    ...missionLifeApi,
    ...objectiveApi,
    ...closingCommands,
    ...moveApi,
    ...encounterActApi,
    ...nameForPlayersApi,
    ...conditionApi,
    ...frontApi,
    ...trackApi,
    ...seenApi,
  }),
)

function commandNamed(name: string): Command<z.ZodType, unknown> {
  const found = playable.get(name)
  if (found?.kind !== 'command') throw new Error(`no past is made of ${name}`)
  // Each entry parses its own input before it runs, so the types meet again there.
  return found as Command<z.ZodType, unknown>
}

/**
 * Plays the past of a sample by the commands that played it, each at its time: every fact, log and undo
 * of it is made by the machines themselves. Throws where one of them is refused.
 */
export function playing(past: Past): PlayBefore {
  return (file, setTime) => {
    let made = 0
    const newId = () => `past-${String(++made)}`
    for (const { at, do: name, with: given } of past) {
      const { input, label, run } = commandNamed(name)
      const parsed = input.parse(given)
      setTime(at)
      file.command(
        name,
        (read) => label(read, parsed),
        (write) => run(write, parsed),
        { newId },
      )
    }
  }
}
