import type { BlockContent, ListItem, PhrasingContent, RootContent } from 'mdast'
import { toMarkdown, type Options } from 'mdast-util-to-markdown'
import { noteSections } from '../../../shared/note/note-text'
import { picturesOf, writtenTree, type DocumentElement, type DocumentNode } from '../document/tree'
import type { ReportContext } from './report-context'

/** Headings in a text stand below those of the report that holds it. */
const deeper = 2

const options: Options = {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  // What would be a table or a line through words is none: those of the text are written apart.
  unsafe: [
    { character: '|', inConstruct: 'phrasing' },
    { character: '~', inConstruct: 'phrasing' },
  ],
}

const isBlock = (node: DocumentNode) =>
  typeof node !== 'string' &&
  /^(h\d|p|ul|ol|li|blockquote|hr|pre|table|thead|tbody|tr)$/.test(node.tag)

const wordsOf = (nodes: readonly DocumentNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('')

function phrasing(node: DocumentNode): PhrasingContent[] {
  if (typeof node === 'string') return node === '' ? [] : [{ type: 'text', value: node }]
  const { tag, children, attributes = {} } = node
  switch (tag) {
    case 'strong':
      return [{ type: 'strong', children: children.flatMap(phrasing) }]
    case 'em':
      return [{ type: 'emphasis', children: children.flatMap(phrasing) }]
    case 'code':
      return [{ type: 'inlineCode', value: wordsOf(children) }]
    case 'br':
      return [{ type: 'break' }]
    case 'img': {
      const alt = (attributes.alt ?? '').replaceAll(/[[\]\n]/g, '').slice(0, 200)
      return [{ type: 'image', url: attributes.src ?? '', alt }]
    }
    default:
      return children.flatMap(phrasing)
  }
}

/** A table as lines of Markdown; its first row is its head. */
function tableLines(table: DocumentElement): string {
  const rowsIn = (nodes: readonly DocumentNode[]): DocumentElement[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return []
      return node.tag === 'tr' ? [node] : rowsIn(node.children)
    })
  const cellOf = (node: DocumentNode) => {
    const children = phrasing(node).filter(({ type }) => type !== 'break')
    return toMarkdown({ type: 'paragraph', children }, options).trim()
  }
  const rows = rowsIn(table.children).map(
    ({ children }) => `| ${children.map(cellOf).join(' | ')} |`,
  )
  const [head = ''] = rowsIn(table.children)
    .slice(0, 1)
    .map(({ children }) => `|${children.map(() => ' --- |').join('')}`)
  return [rows[0] ?? '', head, ...rows.slice(1)].join('\n')
}

/** Runs of words between blocks become paragraphs. */
function blocksOf(nodes: readonly DocumentNode[]): BlockContent[] {
  const blocks: BlockContent[] = []
  let run: DocumentNode[] = []
  const close = () => {
    const children = run.flatMap(phrasing)
    if (children.length > 0) blocks.push({ type: 'paragraph', children })
    run = []
  }
  for (const node of nodes) {
    if (typeof node !== 'string' && isBlock(node)) {
      close()
      blocks.push(blockOf(node))
    } else run.push(node)
  }
  close()
  return blocks
}

function blockOf(node: DocumentElement): BlockContent {
  const { tag, children } = node
  switch (tag) {
    case 'ul':
    case 'ol': {
      const items = children.map((item): ListItem => ({
        ...{ type: 'listItem', spread: false },
        children: blocksOf(typeof item === 'string' ? [item] : item.children),
      }))
      return { type: 'list', ordered: tag === 'ol', spread: false, children: items }
    }
    case 'blockquote':
      return { type: 'blockquote', children: blocksOf(children) }
    case 'hr':
      return { type: 'thematicBreak' }
    case 'pre':
      return { type: 'code', value: wordsOf(children).replace(/\n$/, '') }
    case 'table':
      // Written as it stands: it is made of nothing but cells, and those are escaped.
      return { type: 'html', value: tableLines(node) }
    default: {
      const [, depth] = /^h(\d)$/.exec(tag) ?? []
      const words = children.flatMap(phrasing)
      if (depth === undefined) return { type: 'paragraph', children: words }
      const level = Math.min(6, Number(depth) + deeper) as 3 | 4 | 5 | 6
      return { type: 'heading', depth: level, children: words }
    }
  }
}

/** A text as those parts of it that this reader may know; to the game master a secret stands apart. */
function openTo(isGm: boolean, text: string): DocumentNode[] {
  return noteSections(text).flatMap((section): DocumentNode[] => {
    const nodes = writtenTree(section.text)
    if (!section.secret) return nodes
    return isGm ? [{ tag: 'blockquote', children: nodes }] : []
  })
}

/**
 * A text that the game master wrote in Markdown, block by block, as Markdown that a report can hold:
 * nothing in it is a link or HTML, or goes on past its end. Its pictures are noted in the context.
 */
export function proseOf({ audience, pictures }: ReportContext, text: string): string[] {
  const nodes = openTo(audience === 'gm', text.replaceAll(/[\uE000-\uE002]/g, ''))
  for (const id of picturesOf(nodes)) pictures.add(id)
  return blocksOf(nodes)
    .map((block) => toMarkdown(block as RootContent, options).trim())
    .filter((block) => block !== '')
}
