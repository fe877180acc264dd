import { assign, setup } from 'xstate'
import { phrase, type Phrase } from '../../shared/phrase'
import { countOdds, type BandOdds } from '../moves/odds'
import type { ConfidentialReport, EndOfMissionRules, MissionEnd } from '../system/mission-rules'

/** What is done while a mission is closed: who is here, what they spend and report, each one's roll. */
export type EndingEvent =
  | { type: 'presence.set'; characterId: string; absent: boolean }
  | { type: 'milestones.spend'; characterId: string; count: number }
  | { type: 'report.give'; report: ConfidentialReport }
  | { type: 'roll.make'; characterId: string }

/** What the closing of a mission has come to; `rolled` lists whose roll has landed. */
export interface EndingContext {
  end: MissionEnd
  rolled: string[]
}

/**
 * Why something cannot be done now, in words; null when it can. Reports close with the first
 * roll, presence and milestones with one's own; rolls wait for what the rules ask first.
 */
export function endingRefusal(
  rules: EndOfMissionRules,
  { end, rolled }: EndingContext,
  event: EndingEvent,
): Phrase | null {
  if (event.type === 'report.give') {
    const { from, to } = event.report
    const known = [to, ...(from === null ? [] : [from])]
    if (!known.every((id) => end.participants.includes(id))) return phrase('refusal.tookNoPart')
    if (from === to) return phrase('refusal.reportOneself')
    if (from === null && !rules.gmReports(end.participants.length)) {
      return phrase('refusal.gmReportNotDue')
    }
    return rolled.length > 0 ? phrase('refusal.rollsBegan') : null
  }
  const { characterId } = event
  if (!end.participants.includes(characterId)) return phrase('refusal.tookNoPart')
  if (rolled.includes(characterId)) return phrase('refusal.rollsBegan')
  if (event.type !== 'roll.make') return null
  return rules.mayRoll(end) ? null : phrase('refusal.reportsOwed')
}

function withReport(end: MissionEnd, report: ConfidentialReport): MissionEnd {
  const others = end.reports.filter(({ from }) => from !== report.from)
  return { ...end, reports: [...others, report] }
}

/**
 * The closing of a mission under a system's rules: gathering (presence, milestones, reports),
 * rolling, done. Everyone who took part rolls, the absent included. Pure: the host keeps its
 * context as rows and restores it with `stageOf`.
 */
export function missionEnding(rules: EndOfMissionRules) {
  const machine = setup({
    types: {
      context: {} as EndingContext,
      events: {} as EndingEvent,
      input: {} as { end: MissionEnd },
    },
    guards: {
      isAllowed: ({ context, event }) => endingRefusal(rules, context, event) === null,
    },
    actions: {
      setPresence: assign(({ context, event }) => {
        if (event.type !== 'presence.set') return {}
        const others = context.end.absent.filter((id) => id !== event.characterId)
        const absent = event.absent ? [...others, event.characterId] : others
        return { end: { ...context.end, absent } }
      }),
      spendMilestones: assign(({ context: { end }, event }) => {
        if (event.type !== 'milestones.spend') return {}
        const milestones = { ...end.milestones, [event.characterId]: event.count }
        return { end: { ...end, milestones } }
      }),
      keepReport: assign(({ context: { end }, event }) =>
        event.type === 'report.give' ? { end: withReport(end, event.report) } : {},
      ),
      keepRoll: assign(({ context: { rolled }, event }) =>
        event.type === 'roll.make' ? { rolled: [...rolled, event.characterId] } : {},
      ),
    },
  })
  const settle = {
    'presence.set': { guard: 'isAllowed', actions: 'setPresence' },
    'milestones.spend': { guard: 'isAllowed', actions: 'spendMilestones' },
  } as const
  return machine.createMachine({
    id: 'missionEnding',
    context: ({ input }) => ({ end: input.end, rolled: [] }),
    initial: 'gathering',
    states: {
      gathering: {
        on: {
          ...settle,
          'report.give': { guard: 'isAllowed', actions: 'keepReport' },
          'roll.make': { guard: 'isAllowed', actions: 'keepRoll', target: 'rolling' },
        },
      },
      rolling: {
        always: { guard: ({ context }) => stageOf(context) === 'done', target: 'done' },
        on: { ...settle, 'roll.make': { guard: 'isAllowed', actions: 'keepRoll' } },
      },
      done: { type: 'final' },
    },
  })
}

/** Where the closing of a mission stands, told from what has come in. */
export function stageOf({ end, rolled }: EndingContext): 'gathering' | 'rolling' | 'done' {
  if (rolled.length === 0) return 'gathering'
  return end.participants.every((id) => rolled.includes(id)) ? 'done' : 'rolling'
}

/** Sides of the dice of a closing roll: alike in every system that has them. */
export function closingDice({ dice }: EndOfMissionRules): number[] {
  return Array.from({ length: dice }, () => 6)
}

/**
 * The odds of somebody's closing roll. None before the rules let anybody roll: they would tell what
 * the others have reported so far.
 */
export function closingOdds(
  rules: EndOfMissionRules,
  end: MissionEnd,
  characterId: string,
): BandOdds[] {
  if (!rules.mayRoll(end)) return []
  return countOdds(closingDice(rules), (dice) => rules.read(end, characterId, dice).band)
}
