import { createHash } from 'node:crypto'
import type { Paper } from '../kinds'
import { fontFaces } from './fonts'
import type { DocumentElement, DocumentNode } from './tree'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const isEmpty = (tag: string) => tag === 'hr' || tag === 'br' || tag === 'img'
const isBlock =
  /^(h\d|p|figure|figcaption|details|summary|svg|ul|ol|li|blockquote|hr|pre|table|thead|tbody|tr|section|div)$/

/** A picture with what it shows inside it; its words alone where that is not there. */
function seen(node: DocumentElement, images: Images): DocumentNode {
  const { src = '', alt = '' } = node.attributes ?? {}
  const image = images.get(src.slice('picture:'.length))
  return image ? { ...node, attributes: { ...node.attributes, src: image } } : alt
}

function write(given: DocumentNode, images: Images): string {
  const isPicture = typeof given !== 'string' && given.tag === 'img'
  const node = isPicture ? seen(given, images) : given
  if (typeof node === 'string') return escapeHtml(node)
  const { tag, attributes = {}, children } = node
  const end = isBlock.test(tag) ? '\n' : ''
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  if (isEmpty(tag)) return `<${tag}${said.join('')}>${end}`
  return `<${tag}${said.join('')}>${children.map((each) => write(each, images)).join('')}</${tag}>${end}`
}

/** What pictures show, as addresses that hold it, by what they are kept under. */
export type Images = ReadonlyMap<string, string>

const sizes: Record<Paper, string> = { a4: 'A4', letter: 'letter', a5: 'A5' }

/** How a document looks: its style, and the class of what holds it. */
export interface DocumentLook {
  css: string
  look: 'paper' | 'prints'
  paper: Paper
  images?: Images
}

/**
 * A document as one page that needs nothing besides itself: its style and its letters inside, no script,
 * and a policy that lets nothing be fetched.
 */
export function asHtml(
  title: string,
  nodes: readonly DocumentNode[],
  { css: own, look, paper, images = new Map() }: DocumentLook,
): string {
  const css = `${fontFaces}${own}@page { size: ${sizes[paper]}; }\n`
  const hash = createHash('sha256').update(css).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'`
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${css}</style>`,
    '</head>',
    '<body>',
    `<main class="${look} on-${paper}">`,
    nodes
      .map((node) => write(node, images))
      .join('')
      .trim(),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
