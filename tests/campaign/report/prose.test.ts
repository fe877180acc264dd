import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentTree, type DocumentNode } from '../../../src/campaign/report/document/tree'
import { asHtml } from '../../../src/campaign/report/document/html'
import { proseOf } from '../../../src/campaign/report/model/prose'
import type { ReportContext } from '../../../src/campaign/report/model/report-context'
import type { Report } from '../../../src/campaign/report/model/schema'
import { renderTemplate } from '../../../src/campaign/report/template/render'
import { missionId } from '../../support/mission'
import { reportEvening } from '../../support/reports/report-evening'

const reader = (audience: 'gm' | 'players') =>
  ({ audience, pictures: new Set<string>() }) as ReportContext
const proseFor = (audience: 'gm' | 'players', text: string) => proseOf(reader(audience), text)

let made: Report | undefined
async function aReport(): Promise<Report> {
  if (made) return made
  const { run } = await reportEvening()
  made = await run('report.read', { subject: 'mission', id: missionId, audience: 'gm' })
  return made
}

/** A document with this text as its brief, by a wording. */
async function documentWith(text: string, body: string): Promise<DocumentNode[]> {
  const report = await aReport()
  const missions = report.missions.map((mission) => ({ ...mission, brief: proseFor('gm', text) }))
  return documentTree(renderTemplate(body, { ...report, missions }))
}

const brief = '{{#missions}}\n{{#brief}}\n{{.}}\n\n{{/brief}}\n{{/missions}}\n# after\n'
const tagsOf = (nodes: readonly DocumentNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...tagsOf(node.children)]))

const letter = `## The errand

Bring it **before** the thaw,
and *quietly*.

- the chest
  - its lock
- the toll

1. Go
2. Come back

> Nobody knows.

| Who | What |
| --- | --- |
| Wend | a \\| lie |

---

\`\`\`
a map
\`\`\``

describe('a text in Markdown', () => {
  it('stands in a report as it reads in the program', async () => {
    const nodes = await documentWith(letter, brief)
    expect(tagsOf(nodes).filter((tag) => !['thead', 'tbody', 'tr'].includes(tag))).toEqual([
      ...['h4', 'p', 'strong', 'br', 'em', 'ul', 'li', 'ul', 'li', 'li', 'ol', 'li', 'li'],
      ...['blockquote', 'p', 'table', 'th', 'th', 'td', 'td', 'hr', 'pre', 'code', 'h1'],
    ])
    expect(JSON.stringify(nodes)).toContain('a | lie')
  })

  it('stays inside the quotation or the list that it is put in', async () => {
    for (const [body, outer] of [
      [
        '{{#missions}}\n> **Brief:** {{#brief}}{{.}}{{/brief}}\n{{/missions}}\n\n# after\n',
        'blockquote',
      ],
      ['{{#missions}}\n- {{#brief}}{{.}}{{/brief}}\n{{/missions}}\n\n# after\n', 'ul'],
    ] as const) {
      const nodes = await documentWith(letter, body)
      const tops = nodes.map((node) => (typeof node === 'string' ? node : node.tag))
      expect(tops).toEqual([outer, 'h1'])
      expect(tagsOf(nodes)).toContain('table')
    }
  })

  it('never reaches past its end, holds no link and no HTML, whatever it is', async () => {
    const report = await aReport()
    const pieces = fc.constantFrom(
      ...['```', '~~~', '<div>', '<!--', '[a](http://x.y)', '![p](picture:p-1)', '![q](x.png)'],
      ...['# h', '- ', '> ', '1. ', '| a | b |', '| --- | --- |', '---', '===', '    code', '**'],
      ...[
        '*',
        '_',
        '~~',
        '`',
        '\\',
        '{{title}}',
        ':::gm',
        ':::',
        '&lt;',
        'word',
        ' ',
        '\n',
        '\n\n',
      ],
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
        const missions = [{ ...report.missions[0], brief: proseFor('gm', parts.join('')) }]
        const text = renderTemplate(brief, { ...report, missions } as Report)
        const nodes = documentTree(text, {
          pictures: [{ id: 'p-1', hash: 'h', width: 1, height: 1 }],
        })
        expect(nodes.at(-1)).toEqual({ tag: 'h1', children: ['after'] })
        const html = asHtml('x', nodes, { css: '', look: 'paper', paper: 'a4' })
        expect(html).not.toMatch(/<a |<div|<!--|href|<img/)
      }),
      { numRuns: 500 },
    )
  })

  it('tells players nothing of the sections for the game master', () => {
    const text = 'Open.\n\n:::gm\nA **trap**.\n:::\n\nAlso open.'
    expect(proseFor('players', text)).toEqual(['Open.', 'Also open.'])
    expect(proseFor('gm', text)).toEqual(['Open.', '> A **trap**.', 'Also open.'])
  })

  it('is words with links to those of the campaign by their present names', async () => {
    const { run } = await reportEvening()
    await run('mission.edit', { missionId, brief: 'Ask [[npc:npc-raider-1|Somebody]] *twice*.' })
    const wanted = { subject: 'mission', id: missionId, audience: 'players' } as const
    const { missions } = await run('report.read', wanted)
    expect(missions[0]?.brief).toEqual(['Ask Hob Sallow *twice*.'])
  })
})
