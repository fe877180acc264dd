import type { Token } from 'markdown-it'

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
