import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { FightSnapshot } from '../../src/rules/cold-iron/fight-model/context'
import { readMoment } from '../../src/rules/cold-iron/fight-model/steps'
import type { FightEvent } from '../../src/rules/cold-iron/turn/events'
import { afterEvent } from '../../src/rules/cold-iron/turn/play-on'
import { strikeChoices, fleeChoices } from '../../src/rules/system/fight/dry-run'
import { fatesIn, playedDry, tactics } from '../support/fight/dry-runs'
import { fighting } from '../support/fight/fight'
import { bridgeFight } from '../support/fight/short-fight'
import { rounds, seed, tellAttempted } from '../support/fight/rounds'
import { sampleWorkspace } from '../support/workspace'
import { force, type Table } from '../rules/cold-iron/table'

const fights = rounds({ short: 20, whole: 500 })
/** Of these so many are played through the commands, as a window sends them. */
const byCommands = rounds({ short: 1, whole: 25 })

/** What each fight is played by: every pair of choices has its turn. */
function choicesOf(fight: number) {
  const at = <Item>(list: readonly Item[], place: number) => list[place % list.length] as Item
  const strike = at(strikeChoices, fight)
  return tactics({ strike, flee: at(fleeChoices, Math.floor(fight / strikeChoices.length)) })
}

/** The machine itself, played by the same events. */
function byMachine(
  { value, context }: FightSnapshot,
  events: readonly FightEvent[],
): FightSnapshot {
  const begun: Table = { value: readMoment(value), context, told: [] }
  return events.reduce((table, event) => force(table, event), begun)
}

/** The way a dry run goes on, played by the same events. */
function byDryRun(begin: FightSnapshot, events: readonly FightEvent[]): FightSnapshot {
  return events.reduce((now, event) => {
    const next = afterEvent(now, event)
    if (!next) throw new Error(`refused: ${JSON.stringify(event)}`)
    return next
  }, begin)
}

/** As it lies in a file. */
const plain = (context: object): unknown => JSON.parse(JSON.stringify(context))

describe('a dry run', () => {
  it('ends as the fight does that is played by the same dice', async () => {
    const table = await sampleWorkspace()
    const { act, snapshot } = fighting(table, bridgeFight)
    const begin = await snapshot()
    const failures: string[] = []
    for (let fight = 0; fight < fights; fight++) {
      const { events, end } = playedDry(begin, { seed: seed + fight, tactics: choicesOf(fight) })
      const machine = byMachine(begin, events)
      const fates = Object.entries(end.combatants).map(([id, { fate }]) => [id, fate])
      const isSame =
        JSON.stringify(byDryRun(begin, events)) ===
          JSON.stringify({ value: machine.value, context: machine.context }) &&
        JSON.stringify(Object.fromEntries(fates)) === JSON.stringify(fatesIn(machine.context)) &&
        (end.isCut || machine.value === 'over')
      if (!isSame) failures.push(`fight ${fight} ends otherwise in the machine`)
      if (fight >= byCommands) continue
      for (const event of events) await act(event)
      const { context } = await snapshot()
      if (!isDeepStrictEqual(plain(context), plain(machine.context))) {
        failures.push(`fight ${fight} ends otherwise through the commands`)
      }
      while (await table.run('history.undo', {}));
    }
    tellAttempted({ attack: 'dry-runs', rounds: fights, failures })
    expect(failures).toEqual([])
  })
})
