import MarkdownIt, { type StateCore, type StateInline, type Token } from 'markdown-it'
import { pictureAt } from '../../../shared/pictures'

/** `[[…]]` becomes a token of its own; what stands between the brackets is its content. */
function entityLink(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state
  if (!src.startsWith('[[', pos)) return false
  const [whole, inner] = /^\[\[([^[\]\n]{1,300})\]\]/.exec(src.slice(pos, pos + 304)) ?? []
  if (whole === undefined || inner === undefined) return false
  if (!silent) state.push('entity_link', '', 0).content = inner
  state.pos += whole.length
  return true
}

/** `![…](picture:id)` becomes a token of its own, with its id beside it; no other address is a picture. */
function picture(state: StateInline, silent: boolean): boolean {
  const found = pictureAt(state.src, state.pos)
  if (!found) return false
  if (!silent) {
    const token = state.push('picture', '', 0)
    token.content = found.name
    token.info = found.id
  }
  state.pos += found.length
  return true
}

// No HTML, no pictures but the campaign's own, no guessed addresses: a note is words and what they point at.
const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true }).disable('image')
markdown.inline.ruler.before('link', 'entity_link', entityLink)
markdown.inline.ruler.before('link', 'picture', picture)

/** As many of each as are kept: a long note has some hundred paragraphs, and a page some texts. */
const [mostParagraphs, mostTexts] = [2000, 16]

/** Keeps what was read of a text; of more than are kept the oldest goes. */
function keepRead<Read>(kept: Map<string, Read>, most: number, text: string, read: Read): Read {
  kept.delete(text)
  kept.set(text, read)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return read
}

/**
 * What stands in paragraphs, by their text: with every letter of a long note only one of them is another. Where
 * addresses stand apart from what they name, a paragraph is not read by itself.
 */
const paragraphs = new Map<string, Token[]>()

function readParagraphs({ tokens, env, md }: StateCore): void {
  const isApart = Object.keys(Object(env.references) as object).length > 0
  for (const token of tokens.filter(({ type }) => type === 'inline')) {
    const known = isApart ? undefined : paragraphs.get(token.content)
    token.children = known ?? []
    if (!known) md.inline.parse(token.content, md, env, token.children)
    if (!isApart) keepRead(paragraphs, mostParagraphs, token.content, token.children)
  }
}
markdown.core.ruler.at('inline', readParagraphs)

/** What was read last: the contents of a note are read from the same text as the note. */
const texts = new Map<string, readonly Token[]>()

/** Reads Markdown into tokens. Nothing in them is HTML. They are the same ones for the same text. */
export function readMarkdown(text: string): readonly Token[] {
  return keepRead(texts, mostTexts, text, texts.get(text) ?? markdown.parse(text, {}))
}

/** A token with all that stands in it. */
export interface Piece {
  token: Token
  within: Piece[]
}

/** Gathers a flat row of tokens into a tree: what opens holds all up to where it closes. */
export function treeOf(tokens: readonly Token[]): Piece[] {
  const root: Piece[] = []
  const open = [root]
  for (const token of tokens) {
    const here = open.at(-1) ?? root
    if (token.nesting === -1) {
      if (open.length > 1) open.pop()
      continue
    }
    const piece: Piece = { token, within: token.children ? treeOf(token.children) : [] }
    here.push(piece)
    if (token.nesting === 1) open.push(piece.within)
  }
  return root
}
