/**
 * The handbook as a web page: the same pages as files of HTML that need nothing else. Only
 * `npm run handbook` and the tests reach this.
 */
import { createSSRApp, h, type VNode } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { useWords } from '../composables/use-words'
import { catalogue } from '../actions/catalogue'
import { legends } from '../actions/keys'
import { writtenPages, type Page, type PageLink } from './page'
import { keysOf, PageBody, ruleElement, type Showing } from './page-body'
import { rulebookPages } from './rulebook'

/** A file of the web page. */
export interface SiteFile {
  name: string
  html: string
}

const style = `
  :root { color-scheme: light dark; font: 1.05rem/1.6 Georgia, serif; }
  body { display: grid; grid-template-columns: 16rem minmax(0, 44rem); gap: 2.5rem; margin: 2rem auto; max-width: 64rem; padding: 0 1rem; }
  nav ul { list-style: none; padding: 0; }
  a[aria-current] { font-weight: bold; }
  kbd { border: 1px solid; border-radius: 3px; padding: 0 0.3em; font-size: 0.85em; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid #8886; padding: 0.2rem 0.6rem 0.2rem 0; text-align: left; }
  img { border: 1px solid #8886; height: auto; max-width: 100%; }
  .about { margin: 0; font-style: italic; }
  @media (max-width: 48rem) { body { display: block; } }
  @media print { nav { display: none; } body { display: block; } }
`

const words = useWords()

/** The first page stands where a browser looks first. */
const fileOf = (id: string) => (id === writtenPages[0]?.id ? 'index.html' : `${id}.html`)

function showingFor(pages: readonly Page[]): Showing {
  const pageLink = (id: string, hash: string, name: string) =>
    h('a', { href: `${fileOf(id)}${hash}` }, name)

  function link({ kind, target }: PageLink): VNode {
    switch (kind) {
      case 'key':
        return keysOf(target, showing, words.t('handbook.noKeys'))
      case 'action':
        return h('span', [
          h('strong', words.t(catalogue.get(target)?.label ?? target)),
          keysOf(target, showing),
        ])
      case 'page':
        return pageLink(target, '', pages.find(({ id }) => id === target)?.title ?? target)
      case 'rule': {
        const home = pages.find(({ rules = [] }) => rules.some(({ id }) => id === target))
        return home ? pageLink(home.id, `#${ruleElement(target)}`, target) : h('span', target)
      }
    }
  }
  const showing: Showing = {
    words,
    keysFor: ({ keys }) => keys,
    cap: (keys) =>
      h(
        'span',
        legends(keys, false).map((cap) => h('kbd', cap)),
      ),
    link,
  }
  return showing
}

function contents(pages: readonly Page[], open: Page, title: string): VNode {
  return h('nav', { 'aria-label': title }, [
    h(
      'ul',
      pages.map(({ id, title: name }) =>
        h('li', [
          h('a', { href: fileOf(id), ...(id === open.id && { 'aria-current': 'page' }) }, name),
        ]),
      ),
    ),
  ])
}

/** The picture of a page's screen, which lies in a folder beside the pages. */
function pictureOf({ id, title }: Page): VNode {
  return h('img', { src: `pictures/${id}.webp`, alt: words.t('handbook.picture', { title }) })
}

/**
 * Every page of the handbook as a file. Keys are those that the program comes with; `pictured` are the
 * ids of the pages whose screens there are pictures of.
 */
export async function siteFiles(pictured: readonly string[] = []): Promise<SiteFile[]> {
  const pages = [...writtenPages, ...rulebookPages(words)]
  const showing = showingFor(pages)
  const title = showing.words.t('handbook.title')
  return Promise.all(
    pages.map(async (page) => {
      const view = () => [
        contents(pages, page, title),
        h('main', [
          h('h1', page.title),
          ...(pictured.includes(page.id) ? [pictureOf(page)] : []),
          h(PageBody, { page, showing }),
        ]),
      ]
      const body = await renderToString(createSSRApp({ render: view }))
      const head = await renderToString(
        createSSRApp({ render: () => h('title', `${page.title} – ${title}`) }),
      )
      const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
      return {
        name: fileOf(page.id),
        html: `<!doctype html>\n<html lang="en"><head>${meta}${head}<style>${style}</style></head><body>${body}</body></html>\n`,
      }
    }),
  )
}
