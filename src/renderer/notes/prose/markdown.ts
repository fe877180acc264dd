import MarkdownIt, { type StateInline, type Token } from 'markdown-it'

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

// No HTML, no pictures, no guessed addresses: a note is words and what they point at.
const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true }).disable('image')
markdown.inline.ruler.before('link', 'entity_link', entityLink)

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
