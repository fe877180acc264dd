import { createHash } from 'node:crypto'
import type { Paper } from '../kinds'
import { fontFaces } from './fonts'
import type { DocumentNode } from './tree'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const isEmpty = (tag: string) => tag === 'hr' || tag === 'br'
const isBlock = /^(h\d|p|ul|ol|li|blockquote|hr|pre|table|thead|tbody|tr|section|div)$/

function write(node: DocumentNode): string {
  if (typeof node === 'string') return escapeHtml(node)
  const { tag, attributes = {}, children } = node
  const end = isBlock.test(tag) ? '\n' : ''
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  if (isEmpty(tag)) return `<${tag}${said.join('')}>${end}`
  return `<${tag}${said.join('')}>${children.map(write).join('')}</${tag}>${end}`
}

const sizes: Record<Paper, string> = { a4: 'A4', letter: 'letter' }

/** How a document looks: its style, and the class of what holds it. */
export interface DocumentLook {
  css: string
  look: 'paper' | 'prints'
  paper: Paper
}

/**
 * A document as one page that needs nothing besides itself: its style and its letters inside, no script,
 * and a policy that lets nothing be fetched.
 */
export function asHtml(
  title: string,
  nodes: readonly DocumentNode[],
  { css: own, look, paper }: DocumentLook,
): string {
  const css = `${fontFaces}${own}@page { size: ${sizes[paper]}; }\n`
  const hash = createHash('sha256').update(css).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; base-uri 'none'; form-action 'none'`
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
    `<main class="${look}">`,
    nodes.map(write).join('').trim(),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
