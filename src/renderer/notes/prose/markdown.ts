import MarkdownIt, { type StateInline, type Token } from 'markdown-it'
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

/** Reads Markdown into tokens. Nothing in them is HTML. */
export function readMarkdown(text: string): Token[] {
  return markdown.parse(text, {})
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
