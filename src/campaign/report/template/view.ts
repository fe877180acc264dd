import type { Report } from '../model/schema'

/** The lists of a report, for asking in a template whether there is anything in them. */
const lists = [
  ...(['description', 'secret', 'people', 'missions', 'sessions', 'timeline', 'fights'] as const),
  ...(['harm', 'fronts', 'tracks', 'milestones', 'rewards', 'rolls', 'votes'] as const),
  'looseEnds',
] as const
type List = (typeof lists)[number]

/** What a template is given: the report as this audience may read it, and nothing else. */
export interface TemplateView extends Report {
  has: Record<List, boolean>
}

/** A report as templates read it. */
export function viewOf(report: Report): TemplateView {
  const has = Object.fromEntries(lists.map((list) => [list, report[list].length > 0]))
  return { ...report, has: has as Record<List, boolean> }
}

/** The names under `has`. */
export const hasNames: readonly string[] = lists
