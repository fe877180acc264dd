import { h, type FunctionalComponent, type VNode } from 'vue'
import { catalogue, type KnownAction } from '../actions/catalogue'
import type { Keys } from '../actions/keys'
import { readMarkdown, treeOf } from '../notes/prose/markdown'
import { ProsePieces } from '../notes/prose/prose-pieces'
import type { Speaker } from '../../shared/words/speaker'
import { readLink, type Page, type PageLink, type PageRule } from './page'

/** How a page is shown, in the program and elsewhere. */
export interface Showing {
  words: Speaker
  /** The keys of an action, as they are there. */
  keysFor(action: KnownAction): Keys | undefined
  /** Draws keys. */
  cap(keys: Keys): VNode
  /** Draws a link to what is named. */
  link(to: PageLink): VNode
}

/** The element of a rule on its page. */
export function ruleElement(id: string): string {
  return `rule-${id}`
}

/** Keeps what follows on the line of what stands before it. */
const joined = '\u2060'

/** Draws the keys of an action; `none` where it has none. */
export function keysOf(id: string, { keysFor, cap }: Showing, none = ''): VNode {
  const action = catalogue.get(id)
  const keys = action && (keysFor(action) ?? action.onControl)
  return h('span', keys ? [' ', cap(keys), joined] : none)
}

function keyTables({ places }: Page, showing: Showing): VNode[] {
  const { t } = showing.words
  return places.map((place) => {
    const rows = [...catalogue.values()].filter((action) => action.place === place)
    return h('section', { key: place }, [
      h('h4', `${t('handbook.keys.title')}: ${t(`keyboard.place.${place}.title`)}`),
      h('table', [
        h('thead', [
          h('tr', [
            h('th', { scope: 'col' }, t('handbook.keys.what')),
            h('th', { scope: 'col' }, t('handbook.keys.which')),
          ]),
        ]),
        h(
          'tbody',
          rows.map(({ id, label }) =>
            h('tr', { key: id }, [
              h('td', t(label)),
              h('td', [keysOf(id, showing, t('handbook.noKeys'))]),
            ]),
          ),
        ),
      ]),
    ])
  })
}

/** A line of what a rule has to do with, and the action that goes there; nothing where it has none. */
function about(lead: string, names: readonly string[], action: string, { link }: Showing) {
  if (names.length === 0) return []
  return [h('p', { class: 'about' }, [`${lead} ${names.join(', ')} `, goTo(action, link)])]
}

const goTo = (action: string, link: Showing['link']) => link({ kind: 'action', target: action })

function ruleSection(rule: PageRule, showing: Showing): VNode {
  const { t } = showing.words
  return h('section', { key: rule.id, id: ruleElement(rule.id), class: 'rule', tabindex: -1 }, [
    h('h4', `${rule.id} ${rule.title}`),
    h('p', rule.text),
    h('p', { class: 'about' }, t(`handbook.rules.kind.${rule.kind}`)),
    ...about(t('handbook.rules.moves'), rule.moves, 'move.begin', showing),
    ...about(t('handbook.rules.settings'), rule.settings, 'settings.open', showing),
    ...about(t('handbook.rules.charts'), rule.charts, 'settings.open', showing),
  ])
}

/** What stands on a page: its text, its rules, and the keys of its screen. */
export const PageBody: FunctionalComponent<{ page: Page; showing: Showing }> = ({
  page,
  showing,
}) => [
  h(ProsePieces, {
    pieces: treeOf(readMarkdown(page.text)),
    link: (inner: string) => {
      const to = readLink(inner)
      return to ? showing.link(to) : h('span', inner)
    },
  }),
  ...(page.rules ?? []).map((rule) => ruleSection(rule, showing)),
  ...keyTables(page, showing),
]
PageBody.props = ['page', 'showing']
