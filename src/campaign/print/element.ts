import type { DocumentElement, DocumentNode } from '../report/document/tree'

type Tag = DocumentElement['tag']

/** An element of a printed page: `div.card` is a `div` of the class `card`. */
export function el(
  what: Tag | `${Tag}.${string}`,
  ...children: readonly (DocumentNode | readonly DocumentNode[])[]
): DocumentElement {
  const at = what.indexOf('.')
  const tag = (at < 0 ? what : what.slice(0, at)) as Tag
  const classes = at < 0 ? {} : { attributes: { class: what.slice(at + 1).replaceAll('.', ' ') } }
  return { tag, ...classes, children: children.flat() }
}

/** A drawing of one line, in a box so wide and high. */
export function drawing(look: string, box: string, lines: Readonly<Record<string, string>>) {
  const paths = Object.entries(lines).map(([own, d]): DocumentElement => ({
    tag: 'path',
    attributes: { class: own, d },
    children: [],
  }))
  const svg: DocumentElement = {
    tag: 'svg',
    attributes: { class: look, viewBox: box },
    children: paths,
  }
  return svg
}

/** Figures with what they are called, one after the other on a line; a name is said alone. */
export const figureLine = (
  figures: readonly { label: string; value: string | number; isName?: boolean }[],
): DocumentElement =>
  el(
    'p.figures',
    figures.flatMap(({ label, value, isName }) => [
      el('span.figure', isName ? '' : `${label} `, el('strong', String(value))),
      ' ',
    ]),
  )

/** Lines of a text as paragraphs; nothing for none. */
export function paragraphs(text: string): DocumentElement[] {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => el('p', line))
}
