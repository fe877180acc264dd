import { Fragment, h, type FunctionalComponent, type VNode } from 'vue'
import type { Piece } from './markdown'

/** Makes what is shown for a link to an entity, from what stands between its brackets. */
type Link = (inner: string) => VNode
/** Makes what is shown for a picture of the campaign, from its id and what it shows. */
type Picture = (id: string, name: string) => VNode
type Child = VNode | string

/** What makes those parts of a text that mean something of the campaign. */
interface Makers {
  link: Link
  /** Left out, a picture is told by what it shows. */
  picture?: Picture | undefined
  /** The level of the heading that stands above the text; 2 unless said. */
  below?: number | undefined
}

const plain = 'p ul ol li blockquote strong em s table thead tbody tr th td'.split(' ')

/** The element of a tag of Markdown; the view's own headings stand above those of a text. */
function elementFor(tag: string, below = 2): string | undefined {
  const [, level] = /^h([1-6])$/.exec(tag) ?? []
  if (level !== undefined) return `h${String(Math.min(6, Number(level) + below))}`
  return plain.includes(tag) ? tag : undefined
}

/** An address goes nowhere from here: it stands in words behind what names it. */
function linkWords({ token, within }: Piece, makers: Makers): VNode {
  const address = token.attrs?.find(([name]) => name === 'href')?.[1] ?? ''
  const isNamed = token.info !== 'auto'
  return h(Fragment, [
    ...children(within, makers),
    isNamed ? h('span', { class: 'text-faint' }, ` (${String(address)})`) : '',
  ])
}

function elementOf({ token, within }: Piece, makers: Makers): VNode {
  const element = token.hidden ? undefined : elementFor(token.tag, makers.below)
  const inside = within.length > 0 ? children(within, makers) : [token.content]
  return element === undefined ? h(Fragment, inside) : h(element, inside)
}

function render(piece: Piece, makers: Makers): Child {
  const { token } = piece
  switch (token.type) {
    case 'entity_link':
      return makers.link(token.content)
    case 'picture':
      return makers.picture?.(token.info, token.content) ?? token.content
    case 'link_open':
      return linkWords(piece, makers)
    case 'softbreak':
    case 'hardbreak':
      return h('br')
    case 'hr':
      return h('hr')
    case 'code_inline':
      return h('code', token.content)
    case 'fence':
    case 'code_block':
      return h('pre', { tabindex: 0 }, h('code', token.content))
    default:
      return elementOf(piece, makers)
  }
}

function children(pieces: readonly Piece[], makers: Makers): Child[] {
  return pieces.map((piece) => render(piece, makers))
}

/**
 * Prose as elements, with no HTML on the way; links to entities are made by `link`, pictures of the
 * campaign by `picture`.
 */
export const ProsePieces: FunctionalComponent<{ pieces: readonly Piece[] } & Makers> = ({
  pieces,
  ...makers
}) => children(pieces, makers)
ProsePieces.props = ['pieces', 'link', 'picture', 'below']
