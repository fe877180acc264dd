import { transition } from 'xstate'
import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { Refusal, refuse } from '../../shared/reply'
import { command, query } from '../define'
import type { Write } from '../file/handles'
import { runningSession } from '../session/read'
import { settleEverybody } from './settle'
import { attending, endRulesOf, isEndTold, store, underWay, type EndUnderWay } from './stored'
import { filledText } from '../../shared/bounded'

const system = filledText(40)

function expected(write: Write): EndUnderWay {
  return underWay(write) ?? refuse('refusal.noSessionEndYet')
}

/** The event as the system's rules read it. */
function parsed({ rules }: EndUnderWay, event: unknown): { type: string } {
  const known = rules.event.safeParse(event)
  if (!known.success) throw new Refusal(phrase('invalid.sessionEnd'), 'invalid')
  return known.data
}

function send(write: Write, given: unknown): { stage: string; isOver: boolean } {
  const end = expected(write)
  const event = parsed(end, given)
  const refused = end.rules.refusal(end.stage, end.context, event)
  if (refused) refuse(refused.key, refused.with)
  const { machine } = end.rules
  const before = machine.resolveState({ value: end.stage, context: end.context })
  const [after] = transition(machine, before, event)
  const now: EndUnderWay = {
    ...end,
    stage: String(after.value),
    context: end.rules.context.parse(after.context),
  }
  if (after.status === 'done') {
    settleEverybody(write, now)
    write.run('DELETE FROM session_end')
    return { stage: now.stage, isOver: true }
  }
  store(write, now)
  return { stage: now.stage, isOver: false }
}

export const sessionEndApi = {
  /** Where the end of a session stands, and what has been said; null when none is under way. */
  'sessionEnd.current': query({
    input: z.strictObject({}),
    run: (read) => {
      const end = underWay(read)
      return end && { system: end.system, stage: end.stage, context: end.context }
    },
  }),

  /** Whether this session has been ended so already: what it brings would be marked a second time. */
  'sessionEnd.isDone': query({
    input: z.strictObject({}),
    run: (read) => {
      const session = runningSession(read)
      return session !== undefined && isEndTold(read, session.id)
    },
  }),

  /** Begins to ask what the end of a session asks, of everybody who is there. */
  'sessionEnd.begin': command({
    input: z.strictObject({ system }),
    label: () => phrase('history.sessionEnd.begin'),
    run: (write, { system: id }) => {
      if (underWay(write)) refuse('refusal.sessionEndUnderWay')
      const rules = endRulesOf(write, id)
      const people = attending(write, id)
      if (people.length === 0) refuse('refusal.nobodyAtTable')
      const input = rules.begin(people)
      const [first] = Object.keys(rules.machine.states)
      const stage = String(rules.machine.config.initial ?? first)
      store(write, { system: id, rules, stage, context: rules.context.parse(input) })
    },
  }),

  /** Something is said; the last word marks what the session brings everybody. */
  'sessionEnd.say': command({
    input: z.strictObject({ event: z.looseObject({ type: filledText(40) }) }),
    label: (read, { event }) => {
      const end = underWay(read)
      return end && end.rules.event.safeParse(event).success
        ? end.rules.label(end.context, event)
        : phrase('history.sessionEnd.say')
    },
    run: (write, { event }) => send(write, event),
  }),

  /** It is left, and nothing comes of it. */
  'sessionEnd.leave': command({
    input: z.strictObject({}),
    label: () => phrase('history.sessionEnd.leave'),
    run: (write) => {
      expected(write)
      write.run('DELETE FROM session_end')
    },
  }),
}
