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
