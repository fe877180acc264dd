import MarkdownIt, { type Token } from 'markdown-it'

/** A part of a document: words, or an element with what it holds. Only these elements can come out. */
export type DocumentNode = string | DocumentElement

/** How an element looks; the `src` of a picture is `picture:` and what it is kept under, no address. */
type Attribute =
  | 'class'
  | 'viewBox'
  | 'd'
  | 'x'
  | 'y'
  | 'transform'
  | 'role'
  | 'aria-label'
  | 'src'
  | 'alt'
  | 'width'
  | 'height'

/** An element; its attributes tell how it looks, and can fetch or run nothing. */
export interface DocumentElement {
  tag: DocumentTag | PageTag
  attributes?: Readonly<Partial<Record<Attribute, string>>>
  children: DocumentNode[]
}

const tags = [
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr'] as const),
  ...(['strong', 'em', 's', 'code', 'pre', 'br'] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
] as const
type DocumentTag = (typeof tags)[number]

/** Elements that no Markdown makes: what printed pages are laid out and drawn with. */
type PageTag =
  'section' | 'div' | 'span' | 'img' | 'figure' | 'figcaption' | 'details' | 'summary' | Drawn

/** What drawings are made of. */
type Drawn = 'svg' | 'path' | 'text'

/** A picture that a document may show: under which name its text asks for it, and what it is. */
export interface DocumentPicture {
  id: string
  hash: string
  /** In pixels. */
  width: number
  height: number
}

/** How a text is read. */
interface Reading {
  /** Whether a new line in a paragraph is one. */
  breaks: boolean
  /** What stands where it asks for a picture by its id: nothing but words for one that may not be seen. */
  pictureOf(id: string, shows: string): DocumentNode
  /** The charts it may ask for, by their ids. */
  charts: ReadonlyMap<string, DocumentElement>
}

/** Tags of Markdown that a document has; a link leads out of it, and only its words stay. */
const tagOf = (name: string) => tags.find((tag) => tag === name)

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

const wordsIn = (tokens: readonly Token[]): string =>
  tokens.map(({ content, children }) => (children ? wordsIn(children) : content)).join('')

/** A picture or a chart that a text asks for; nothing but words where it may not have it. */
function imageOf(token: Token, { pictureOf, charts }: Reading): DocumentNode {
  const shows = wordsIn(token.children ?? [])
  const src = String(token.attrGet('src'))
  const [, kind, id = ''] = /^(picture|chart):([\w-]{1,120})$/.exec(src) ?? []
  if (kind === 'chart') return charts.get(id) ?? shows
  return kind === 'picture' ? pictureOf(id, shows) : shows
}

function leafOf(token: Token, reading: Reading): DocumentNode | undefined {
  const { type, tag, content } = token
  if (type === 'text') return content
  if (type === 'softbreak') return reading.breaks ? { tag: 'br', children: [] } : ' '
  if (type === 'image') return imageOf(token, reading)
  const known = tagOf(tag)
  if (type === 'fence' || type === 'code_block') {
    return { tag: 'pre', children: [{ tag: 'code', children: [content] }] }
  }
  if (!known) return content === '' ? undefined : content
  return { tag: known, children: content === '' ? [] : [content] }
}

/** Puts the flat run of tokens back into the tree it came from. */
function grow(tokens: readonly Token[], root: DocumentElement, reading: Reading): void {
  const open: DocumentElement[] = [root]
  const top = () => open.at(-1) ?? root
  for (const token of tokens) {
    if (token.hidden) continue
    const tag = tagOf(token.tag)
    if (token.type === 'inline') grow(token.children ?? [], top(), reading)
    else if (token.nesting === 0) {
      const leaf = leafOf(token, reading)
      if (leaf !== undefined) top().children.push(leaf)
    } else if (tag && token.nesting === 1) {
      const element: DocumentElement = { tag, children: [] }
      top().children.push(element)
      open.push(element)
    } else if (tag && token.nesting === -1) open.pop()
  }
}

/** A figure by itself is no part of a paragraph. */
function withoutFrame(node: DocumentNode): DocumentNode {
  if (typeof node === 'string') return node
  const [only, ...others] = node.children
  const isFrame = node.tag === 'p' && others.length === 0
  if (isFrame && typeof only === 'object' && only.tag === 'figure') return only
  return { ...node, children: node.children.map(withoutFrame) }
}

function treeBy(text: string, reading: Reading): DocumentNode[] {
  const root: DocumentElement = { tag: 'p', children: [] }
  grow(markdown.parse(text, {}), root, reading)
  return reading.charts.size > 0 ? root.children.map(withoutFrame) : root.children
}

/** A picture as an element of a document. */
export function pictureNode(
  { hash, width, height }: DocumentPicture,
  { shows, look }: { shows: string; look?: string },
): DocumentElement {
  const attributes = {
    ...{ src: `picture:${hash}`, alt: shows, width: `${width}`, height: `${height}` },
    ...(look === undefined ? {} : { class: look }),
  }
  return { tag: 'img', attributes, children: [] }
}

/** What a document may show besides words. */
export interface Shown {
  pictures?: readonly DocumentPicture[]
  charts?: ReadonlyMap<string, DocumentElement>
}

/**
 * Reads Markdown into the one tree that the screen, the HTML and the PDF are made from. Of the pictures
 * and charts it asks for only those given can come out.
 */
export function documentTree(
  text: string,
  { pictures = [], charts = new Map() }: Shown = {},
): DocumentNode[] {
  return treeBy(text, {
    ...{ breaks: false, charts },
    pictureOf: (id, shows) => {
      const picture = pictures.find((each) => each.id === id)
      return picture ? pictureNode(picture, { shows }) : shows
    },
  })
}

/**
 * Reads what is written in the program as it reads there, where a new line is one, with every picture it
 * asks for by its id, known or not.
 */
export function writtenTree(text: string): DocumentNode[] {
  return treeBy(text, {
    ...{ breaks: true, charts: new Map() },
    pictureOf: (id, alt) => ({
      tag: 'img',
      attributes: { src: `picture:${id}`, alt },
      children: [],
    }),
  })
}

/** What the pictures in these nodes are kept under, each once. */
export function picturesOf(nodes: readonly DocumentNode[]): string[] {
  const found = nodes.flatMap((node): string[] => {
    if (typeof node === 'string') return []
    const src = node.tag === 'img' ? node.attributes?.src : undefined
    return [...(src ? [src.slice('picture:'.length)] : []), ...picturesOf(node.children)]
  })
  return [...new Set(found)]
}
