import { describe, expect, it } from 'vitest'
import { writtenPages } from '../../../src/renderer/handbook/page'
import { siteFiles } from '../../../src/renderer/handbook/site'

const files = await siteFiles()
const named = (name: string) => files.find((file) => file.name === name)?.html ?? ''

describe('the handbook as a web page', () => {
  it('has a file for each page, and begins at the first', () => {
    expect(files.length).toBe(writtenPages.length + 4)
    expect(named('index.html')).toContain('<h1>All campaigns</h1>')
  })

  it('links only to files and rules that are there', () => {
    const dead = files.flatMap(({ name, html }) =>
      [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, href = '']) => {
        const [file = '', rule] = href.split('#')
        const target = named(file)
        return target && (!rule || target.includes(`id="${rule}"`)) ? [] : [`${name}: ${href}`]
      }),
    )
    expect(dead).toEqual([])
  })

  it('asks for nothing from anywhere, and runs nothing', () => {
    const all = files.map(({ html }) => html).join('\n')
    expect(all).not.toMatch(/<(script|img|link|iframe)\b|https?:|url\(/)
    expect(all).not.toMatch(/\[\[|undefined/)
  })

  it('shows the picture of a screen on its page, with what it is of, and no other', async () => {
    const pictured = await siteFiles(['cast', 'start'])
    const images = pictured.flatMap(({ name, html }) =>
      [...html.matchAll(/<img[^>]*>/g)].map(([image]) => `${name}: ${image}`),
    )
    expect(images.toSorted()).toEqual([
      'cast.html: <img src="pictures/cast.webp" alt="The cast, as the screen shows it">',
      'index.html: <img src="pictures/start.webp" alt="All campaigns, as the screen shows it">',
    ])
  })

  it('says the keys that the program comes with, and the rules with what is done of them', () => {
    expect(named('cast.html')).toContain('<kbd>Ctrl</kbd><kbd>2</kbd>')
    expect(named('rules-ironsworn.html')).toMatch(/id="rule-IS-001"[\s\S]*The program does this\./)
  })
})
