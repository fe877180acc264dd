import MarkdownIt, { type Token } from 'markdown-it'
import { replacePictures } from '../../../shared/pictures'

/** A part of a document: words, or an element with what it holds. Only these elements can come out. */
export type DocumentNode = string | DocumentElement

/** An element; its attributes tell how it looks, and can fetch or run nothing. */
export interface DocumentElement {
  tag: DocumentTag | PageTag
  attributes?: Readonly<Partial<Record<'class' | 'viewBox' | 'd', string>>>
  children: DocumentNode[]
}

const tags = [
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr'] as const),
  ...(['strong', 'em', 's', 'code', 'pre', 'br'] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
] as const
type DocumentTag = (typeof tags)[number]

/** Elements that no Markdown makes: what printed pages are laid out and drawn with. */
type PageTag = 'section' | 'div' | 'span' | 'svg' | 'path'

/** Tags of Markdown that a document has; a link or a picture leads out of it, and only its words stay. */
const tagOf = (name: string) => tags.find((tag) => tag === name)

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable(
  'image',
)

function leafOf({ type, tag, content }: Token): DocumentNode | undefined {
  if (type === 'text') return content
  if (type === 'softbreak') return ' '
  const known = tagOf(tag)
  if (type === 'fence' || type === 'code_block') {
    return { tag: 'pre', children: [{ tag: 'code', children: [content] }] }
  }
  if (!known) return content === '' ? undefined : content
  return { tag: known, children: content === '' ? [] : [content] }
}

/** Puts the flat run of tokens back into the tree it came from. */
function grow(tokens: readonly Token[], root: DocumentElement): void {
  const open: DocumentElement[] = [root]
  const top = () => open.at(-1) ?? root
  for (const token of tokens) {
    if (token.hidden) continue
    const tag = tagOf(token.tag)
    if (token.type === 'inline') grow(token.children ?? [], top())
    else if (token.nesting === 0) {
      const leaf = leafOf(token)
      if (leaf !== undefined) top().children.push(leaf)
    } else if (tag && token.nesting === 1) {
      const element: DocumentElement = { tag, children: [] }
      top().children.push(element)
      open.push(element)
    } else if (tag && token.nesting === -1) open.pop()
  }
}

/** Reads Markdown into the one tree that the screen, the HTML and the PDF are made from. */
export function documentTree(text: string): DocumentNode[] {
  const root: DocumentElement = { tag: 'p', children: [] }
  const told = replacePictures(text, ({ name }) => name)
  grow(markdown.parse(told, {}), root)
  return root.children
}
