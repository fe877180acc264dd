import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Fragment, Text, h, isVNode, type VNode } from 'vue'
import { readMarkdown, treeOf } from '../../../../src/renderer/notes/prose/markdown'
import { ProsePieces } from '../../../../src/renderer/notes/prose/prose-pieces'

const context = { attrs: {}, slots: {}, emit: () => undefined }

const render = (text: string) =>
  ProsePieces({ pieces: treeOf(readMarkdown(text)), link: (inner) => h('a', inner) }, context)

function tagsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(tagsOf)
  if (!isVNode(node)) return []
  const own = typeof node.type === 'string' ? [node.type] : []
  return [...own, ...tagsOf(node.children)]
}

/** The names of all elements of a text. */
const tags = (text: string) => tagsOf(render(text))

/** The elements of a text, as a line of tags. */
function shown(text: string): string {
  const told = (node: unknown): string => {
    if (Array.isArray(node)) return node.map(told).join('')
    if (!isVNode(node)) return typeof node === 'string' ? node : ''
    const { type, children } = node as VNode
    const inside = told(children)
    if (type === Fragment || type === Text) return inside
    return `<${String(type)}>${inside}</${String(type)}>`
  }
  return told(render(text))
}

describe('prose', () => {
  it.each([
    ['# One\n\nTwo **three**', '<h3>One</h3><p>Two <strong>three</strong></p>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['1. a\n\n   b', '<ol><li><p>a</p><p>b</p></li></ol>'],
    ['> *said*', '<blockquote><p><em>said</em></p></blockquote>'],
    ['a\nb', '<p>a<br></br>b</p>'],
    ['`[[x]]` and\n\n    [[y]]', '<p><code>[[x]]</code> and</p><pre><code>[[y]]\n</code></pre>'],
    [
      'Ask [[npc:1|Wend]] **[[Ysolt]]**',
      '<p>Ask <a>npc:1|Wend</a> <strong><a>Ysolt</a></strong></p>',
    ],
    ['[here](https://example.org)', '<p>here<span> (https://example.org)</span></p>'],
  ])('%j', (text, elements) => {
    expect(shown(text)).toBe(elements)
  })

  it('has no HTML, no pictures and no addresses that lead anywhere', () => {
    const text = '<script>x</script> <b onclick="x">y</b> ![a](b.png) [c](javascript:alert(1))'
    // The address of the picture stands there in words.
    expect(tags(text)).toEqual(['p', 'span'])
  })

  it('shows pictures of the campaign by their ids, and none from anywhere else', () => {
    const pieces = (text: string) => treeOf(readMarkdown(text))
    const picture = (id: string, name: string) => h('img', { 'data-id': id, alt: name })
    const drawn = (text: string) =>
      tagsOf(
        ProsePieces({ pieces: pieces(text), link: (inner) => h('a', inner), picture }, context),
      )
    expect(drawn('See ![Hill](picture:a-1) and ![](picture:b).')).toEqual(['p', 'img', 'img'])
    for (const elsewhere of [
      ...['http://x/a.png', 'https://x/a.png', 'file:///a.png', 'data:image/png;base64,AA'],
      ...[
        'app://iron-table/a',
        'picture:',
        'picture:a b',
        'picture:../a',
        ' picture:a',
        'pictures:a',
      ],
    ]) {
      expect(drawn(`![x](${elsewhere})`), elsewhere).not.toContain('img')
    }
    // Where nobody draws it, its words stand there.
    expect(shown('See ![Hill](picture:a-1).')).toBe('<p>See Hill.</p>')
  })

  it('is made of known elements only, whatever is written', () => {
    const known =
      /^(p|ul|ol|li|blockquote|strong|em|s|table|thead|tbody|tr|th|td|h[3-6]|br|hr|code|pre|span|a)$/
    const sign = fc.constantFrom(
      ...'# > - * _ ` ~~ [[ ]] | ( ) ! \n 1. <i> :::gm'.split(' '),
      ' word ',
    )
    fc.assert(
      fc.property(fc.array(sign), (signs) => {
        expect(tags(signs.join('')).filter((name) => !known.test(name))).toEqual([])
      }),
    )
  })
})

describe('a text that is read again', () => {
  it('reads each paragraph as it stands in its own text, with the addresses of that text alone', () => {
    const addressed = () =>
      JSON.stringify(readMarkdown('[gate][here]\n\n[here]: https://a.example'))
    const bare = () => JSON.stringify(readMarkdown('[gate][here]'))
    const [first, plain] = [addressed(), bare()]
    expect(first).toContain('https://a.example')
    expect(plain).not.toContain('link_open')
    expect([addressed(), bare()]).toEqual([first, plain])
    expect(JSON.stringify(readMarkdown('[gate][here]\n\n[here]: https://b.example'))).toContain(
      'b.ex',
    )
  })

  it('has every paragraph, the changed one anew, whatever was read between', () => {
    const said = (text: string) =>
      readMarkdown(text).flatMap(({ children }) => (children ?? []).map(({ content }) => content))
    expect(said('One *a*\n\nTwo')).toEqual(said('One *a*\n\nTwo'))
    for (let at = 0; at < 3000; at++) readMarkdown(`line ${String(at)}`)
    expect(said('One *a*\n\nTwo!')).toEqual(['One ', '', 'a', '', 'Two!'])
  })
})
