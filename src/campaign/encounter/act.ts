import { z } from 'zod'
import { combatEvent } from '../../rules'
import { outOfPlay } from '../cast/in-play'
import { command } from '../define'
import type { CombatContext, CombatRules, Laid } from '../../rules/system/fight/combat'
import type { Fact } from '../../shared/fact'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import type { Read, Write } from '../file/handles'
import { combatOf, playedSystem } from '../sheet/sheets'
import { words } from '../words'
import { countInTurns, countOnCalendar, endInFight, layInFight } from '../effect/in-fight'
import { openTicks } from '../effect/ticks'
import { carryOn, tellArrivals } from './carry'
import { changedIn, readFight, stepFight, type Fight } from './fight'
import { idSchema as encounterId } from '../../shared/bounded'

function rulesOf(read: Read, id: string): CombatRules {
  const row = read.get<{ system: string }>('SELECT system FROM encounter WHERE id = @id', { id })
  return combatOf(row?.system ?? refuse('refusal.gone'))
}

function labelOf(read: Read, id: string): string {
  return (
    read.get<{ label: string }>('SELECT label FROM combatant WHERE id = @id', { id })?.label ?? id
  )
}

/** What the history calls an event that is sent to a fight. */
function eventLabel(read: Read, id: string, event: { type: string }): Phrase {
  const context = (): unknown => {
    const row = read.get<{ machine_context: string | null }>(
      'SELECT machine_context FROM encounter WHERE id = @id',
      { id },
    )
    return JSON.parse(row?.machine_context ?? 'null')
  }
  return rulesOf(read, id).label(event, (who) => labelOf(read, who), context)
}

/** Somebody out of play does not fight, though a plan of long ago still names them. */
function refuseOutOfPlay(read: Read, id: string): void {
  const away = read.get<{ name: string }>(
    `SELECT character.name FROM ${outOfPlay.character}
       JOIN combatant ON combatant.character_id = character.id WHERE encounter_id = @id
     UNION ALL SELECT npc.name FROM ${outOfPlay.npc}
       JOIN combatant ON combatant.npc_id = npc.id WHERE encounter_id = @id`,
    { id },
  )
  if (away) refuse('refusal.plannedAway', { name: away.name })
}

/** What does harm each turn does it before the turn is over, or is let off. */
function refuseOpenTicks(read: Read, before: Fight, after: Fight): void {
  const { rules } = before
  const [from, to] = [before, after].map(({ snapshot }) => rules.momentOf(snapshot))
  if (!from || !to || to.turn === from.turn) return
  const [open] = openTicks(read, before)
  if (open) refuse('effect.refused.tickOpen', { who: open.effect.bearer.name })
}

/** What lasts is counted by the fight while it runs, and ends in its step; afterwards by the calendar. */
function settleEffects(write: Write, before: Fight, after: Fight, laid: readonly Laid[]): void {
  const { rules, encounter } = before
  const place = { encounterId: encounter.id, missionId: encounter.mission_id }
  const fight = { id: encounter.id, system: encounter.system, place, time: rules }
  for (const each of laid) layInFight(write, fight, each)
  const from = rules.momentOf(before.snapshot)
  const to = rules.momentOf(after.snapshot)
  if (from && to) endInFight(write, fight, from, to)
  else if (to) countInTurns(write, fight, to)
  else if (from) countOnCalendar(write, fight, from)
}

/** A fight ends in no turn before the last one in which somebody came into it, though it was only begun. */
function notBeforeJoined(read: Read, encounterId: string, fact: Fact): Fact {
  if (fact.kind !== 'fight.ended' || fact.with?.['turn'] === undefined) return fact
  const last = read.get<{ turn: number | null }>(
    `SELECT max(json_extract(fact, '$.with.turn')) AS turn FROM live_fact
     WHERE encounter_id = @encounterId AND kind = 'combatant.joined'`,
    { encounterId },
  )
  const turn = Math.max(Number(fact.with['turn']), last?.turn ?? 0)
  return { ...fact, with: { ...fact.with, turn } }
}

/**
 * Sends events to a fight's machine, one after the other: states, snapshot and facts are written.
 * Refuses in the rules' words, and then none of them has happened.
 */
export function act(write: Write, id: string, ...events: { type: string }[]): void {
  const before = readFight(write, id)
  const { rules, encounter } = before
  if (encounter.status === 'prepared') {
    // A fight prepared for a system now switched off waits until it is switched on again.
    playedSystem(write, encounter.system)
    refuseOutOfPlay(write, id)
  }
  const moment = rules.momentOf(before.snapshot)
  if (moment) write.happensIn({ encounterId: id, ...moment })
  tellArrivals(write, before)
  const place = { encounterId: id, missionId: encounter.mission_id }
  const laid: Laid[] = []
  const after = events.reduce((fight, event) => {
    const step = stepFight(fight, event)
    refuseOpenTicks(write, fight, step.fight)
    for (const fact of step.facts) write.record(notBeforeJoined(write, id, fact), place)
    const lays = rules.lays(fight.snapshot, event)
    if (lays) laid.push(lays)
    return step.fight
  }, before)
  for (const { id: combatantId, state } of changedIn(before, after)) {
    write.run('UPDATE combatant SET state = @state WHERE id = @combatantId', {
      combatantId,
      state: JSON.stringify(state),
    })
  }
  const { value } = after.snapshot
  const context = after.snapshot.context as CombatContext
  const isOver = rules.isOver(value)
  write.run(
    `UPDATE encounter SET status = @status, machine_version = @version, machine_value = @value,
       machine_context = @context
     WHERE id = @id`,
    {
      id,
      status: isOver ? 'over' : 'running',
      version: rules.version,
      value: JSON.stringify(value),
      // The combatants are rows of their own.
      context: JSON.stringify({ ...context, combatants: undefined }),
    },
  )
  if (isOver) carryOn(write, before, after.combatants)
  settleEffects(write, before, after, laid)
}

export const encounterActApi = {
  /** One event of a fight's machine: begin, declare, roll, close a step. */
  'encounter.act': command({
    input: z.strictObject({ encounterId, event: combatEvent }),
    label: (read, input) => eventLabel(read, input.encounterId, input.event),
    run: (write, input) => act(write, input.encounterId, input.event),
  }),

  /** Several events as one: a whole group declares, all foes roll at once. All of them, or none. */
  'encounter.actAll': command({
    input: z.strictObject({ encounterId, events: z.array(combatEvent).min(1).max(300) }),
    label: (read, { encounterId: id, events }) => {
      const [first, ...others] = events
      const count = events.length
      if (!first || others.length === 0) return phrase('history.actAll', { count })
      const label = eventLabel(read, id, first)
      if (Object.keys(label.with ?? {}).length > 0) {
        return phrase('history.actAllLike', { what: words.say(label), count: others.length })
      }
      // What names nobody is told as often as it was done.
      return others.every(({ type }) => type === first.type)
        ? phrase('history.actAgain', { event: `@${label.key}`, count })
        : phrase('history.actAll', { count })
    },
    run: (write, input) => act(write, input.encounterId, ...input.events),
  }),
}
