import type { Rule } from '../../rules/system/rule'
import type { ActionPlace } from '../actions/catalogue'

/** A rule with what it has to do with in the program, in words. */
export interface PageRule extends Rule {
  /** The moves that play it. */
  moves: readonly string[]
  /** The settings that read it otherwise. */
  settings: readonly string[]
  /** The charts of it that may be edited. */
  charts: readonly string[]
}

/** A page of the handbook. */
export interface Page {
  id: string
  title: string
  kind: 'screen' | 'task' | 'rules'
  /** What other programs call what it tells of. */
  also: string
  /** Names of the routes that it tells of. */
  screens: readonly string[]
  /** Whose actions it lists with their keys. */
  places: readonly ActionPlace[]
  /** Whether it is the book of a game that is not played here, found behind all else. */
  isUnplayed?: boolean
  /** Markdown, with links as `readLink` reads them. */
  text: string
  rules?: readonly PageRule[]
}

const sources = import.meta.glob<string>('../../../resources/handbook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const listed = (text = '') => text.split(/,\s*/).filter(Boolean)

/** Reads a file: lines of `name: value` between two lines of `---`, and Markdown behind them. */
function read(path: string, source: string): Page {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const said = new Map(
    head.split('\n').map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ')
      return [name, value.join(': ').trim()]
    }),
  )
  return {
    id: path.replace(/^.*\/(\d+-)?|\.md$/g, ''),
    title: said.get('title') ?? '',
    kind: said.get('kind') === 'screen' ? 'screen' : 'task',
    also: said.get('also') ?? '',
    screens: listed(said.get('screens')),
    // What is no place has no actions: a test looks for it.
    places: listed(said.get('places')) as ActionPlace[],
    text,
  }
}

/** The pages that were written: those of screens first, each kind in the order of its files. */
export const writtenPages: readonly Page[] = Object.entries(sources)
  .map(([path, source]) => read(path, source))
  .toSorted((one, other) => one.kind.localeCompare(other.kind))

/** What stands between the brackets of `[[…]]`, read; undefined where it is no link of ours. */
export interface PageLink {
  /** The keys of an action, the action itself with its keys, a page, or a rule by its id. */
  kind: 'key' | 'action' | 'page' | 'rule'
  target: string
}

/** Reads a link: `key:view.cast`, `action:view.cast`, `page:cast` or `rule:` and an id. */
export function readLink(inner: string): PageLink | undefined {
  const [, kind, target = ''] = /^(key|action|page|rule):([\w.-]+)$/.exec(inner) ?? []
  return kind ? { kind: kind as PageLink['kind'], target } : undefined
}

/** Places that have a screen to themselves while their actions are heard, before that of the route. */
const leading = /^(dialog\..+|table\.(preparation|fight))$/

/** The page of where one stands: by the actions that are heard there, else by the screen's route. */
export function pageOf(
  route: unknown,
  heard: readonly ActionPlace[],
  pages: readonly Page[],
): Page | undefined {
  const leads = heard.filter((place) => leading.test(place))
  return (
    pages.find(({ places }) => leads.some((place) => places.includes(place))) ??
    pages.find(({ screens }) => screens.includes(String(route)))
  )
}
