import MarkdownIt, { type Token } from 'markdown-it'

/** A part of a document: words, or an element with what it holds. Only these elements can come out. */
export type DocumentNode = string | DocumentElement

/** How an element looks; the `src` of a picture is `picture:` and what it is kept under, no address. */
type Attribute = 'class' | 'viewBox' | 'd' | 'src' | 'alt' | 'width' | 'height'

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
type PageTag = 'section' | 'div' | 'span' | 'svg' | 'path' | 'img'

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
}

/** Tags of Markdown that a document has; a link leads out of it, and only its words stay. */
const tagOf = (name: string) => tags.find((tag) => tag === name)

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

const wordsIn = (tokens: readonly Token[]): string =>
  tokens.map(({ content, children }) => (children ? wordsIn(children) : content)).join('')

function leafOf(token: Token, { breaks, pictureOf }: Reading): DocumentNode | undefined {
  const { type, tag, content } = token
  if (type === 'text') return content
  if (type === 'softbreak') return breaks ? { tag: 'br', children: [] } : ' '
  if (type === 'image') {
    const [, id] = /^picture:([\w-]{1,64})$/.exec(String(token.attrGet('src'))) ?? []
    const shows = wordsIn(token.children ?? [])
    return id === undefined ? shows : pictureOf(id, shows)
  }
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

function treeBy(text: string, reading: Reading): DocumentNode[] {
  const root: DocumentElement = { tag: 'p', children: [] }
  grow(markdown.parse(text, {}), root, reading)
  return root.children
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

/**
 * Reads Markdown into the one tree that the screen, the HTML and the PDF are made from. Of the pictures
 * it asks for only those given can come out.
 */
export function documentTree(
  text: string,
  pictures: readonly DocumentPicture[] = [],
): DocumentNode[] {
  return treeBy(text, {
    breaks: false,
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
    breaks: true,
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
