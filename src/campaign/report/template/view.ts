import type { Report } from '../model/schema'
import { Prose } from './escape'

/** The lists of a report, for asking in a template whether there is anything in them. */
const lists = [
  ...(['description', 'secret', 'people', 'missions', 'sessions', 'timeline', 'fights'] as const),
  ...(['harm', 'fronts', 'tracks', 'milestones', 'rewards', 'rolls', 'votes'] as const),
  ...(['looseEnds', 'handouts'] as const),
] as const
type List = (typeof lists)[number]

const prose = (blocks: readonly string[]) => blocks.map((block) => new Prose(block))

/** A report as templates read it: texts that are Markdown stand in it as such, all else as words. */
export function viewOf(report: Report): object {
  const has = Object.fromEntries(lists.map((list) => [list, report[list].length > 0]))
  const { description, secret, missions, sessions, handouts, people } = report
  return {
    ...report,
    has: has as Record<List, boolean>,
    description: prose(description),
    secret: prose(secret),
    missions: missions.map((mission) => {
      return { ...mission, brief: prose(mission.brief), secret: prose(mission.secret) }
    }),
    sessions: sessions.map((session) => ({ ...session, summary: prose(session.summary) })),
    handouts: handouts.map(({ body }) => ({ body: prose(body) })),
    people: people.map(({ portrait, ...person }) => {
      return { ...person, portrait: portrait === '' ? '' : new Prose(portrait) }
    }),
  }
}

/** The names under `has`. */
export const hasNames: readonly string[] = lists
