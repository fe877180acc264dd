import type { Report } from '../model/schema'
import { Prose } from './escape'

/** The lists of a report, for asking in a template whether there is anything in them. */
const lists = [
  ...(['description', 'secret', 'people', 'missions', 'sessions', 'timeline', 'fights'] as const),
  ...(['harm', 'fronts', 'tracks', 'milestones', 'rewards', 'rolls', 'votes'] as const),
  ...(['looseEnds', 'charts', 'handouts'] as const),
] as const
/** What is asked for besides: marks that stayed with somebody, fights that no timeline tells. */
const has = [...lists, 'marks', 'fightsApart'] as const

/** A chart is asked for by its id; what it shows is said where it is drawn. */
const drawn = (charts: Report['charts']) => charts.map(({ id }) => new Prose(`![](chart:${id})`))

const prose = (blocks: readonly string[]) => blocks.map((block) => new Prose(block))

/** A report as templates read it: texts that are Markdown stand in it as such, all else as words. */
export function viewOf(report: Report): object {
  const { description, secret, missions, sessions, fights, charts, handouts, people } = report
  return {
    ...report,
    has: {
      ...Object.fromEntries(lists.map((list) => [list, report[list].length > 0])),
      marks: report.harm.some(({ gained, lost }) => gained.length + lost.length > 0),
      fightsApart: fights.some(({ isTold }) => !isTold),
    } satisfies Partial<Record<(typeof has)[number], boolean>>,
    description: prose(description),
    secret: prose(secret),
    missions: missions.map((mission) => {
      return { ...mission, brief: prose(mission.brief), secret: prose(mission.secret) }
    }),
    sessions: sessions.map((session) => ({ ...session, summary: prose(session.summary) })),
    fights: fights.map((fight) => ({ ...fight, charts: drawn(fight.charts) })),
    charts: drawn(charts),
    handouts: handouts.map(({ title: name, body }) => ({ title: name, body: prose(body) })),
    people: people.map(({ portrait, ...person }) => {
      return { ...person, portrait: portrait === '' ? '' : new Prose(portrait) }
    }),
  }
}

/** The names under `has`. */
export const hasNames: readonly string[] = has
