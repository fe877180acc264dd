import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asHtml, type DocumentLook } from '../../../src/campaign/report/document/html'
import { css } from '../../../src/campaign/report/document/look'
import { documentTree, type DocumentNode } from '../../../src/campaign/report/document/tree'
import { subjectSchema } from '../../../src/campaign/report/kinds'
import type { Report } from '../../../src/campaign/report/model/schema'
import { builtInTemplate } from '../../../src/campaign/report/template/built-in'
import { checkTemplate } from '../../../src/campaign/report/template/check'
import { renderTemplate } from '../../../src/campaign/report/template/render'
import { words } from '../../../src/campaign/words'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'
import { missionId } from '../../support/mission'
import { reportEvening } from '../../support/reports/report-evening'

const subjects = subjectSchema.options
const audiences = ['gm', 'players', 'dispatch'] as const
const wording = { subject: 'mission', audience: 'players' } as const

let made: Report | undefined

/** The report of the evening, made once: it is plain data, which outlives the file it came from. */
async function aReport(): Promise<Report> {
  if (made) return made
  const { run } = await reportEvening()
  const report = await run('report.read', { subject: 'mission', id: missionId, audience: 'gm' })
  made = report
  return report
}

const textOf = (nodes: readonly DocumentNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
const tagsOf = (nodes: readonly DocumentNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...tagsOf(node.children)]))

const look: DocumentLook = { css, look: 'paper', paper: 'a4' }

describe('a template', () => {
  it('comes with the program for each report and reader, without a fault', () => {
    for (const subject of subjects) {
      for (const audience of audiences) {
        const problems = checkTemplate(builtInTemplate(subject, audience))
        expect(problems, `${subject} ${audience}`).toEqual([])
      }
    }
  })

  it.each([
    ['one\n{{#missions}}\n{{name}}', 2, 'report.template.unclosedSection', true],
    ['one\ntwo\n{{/missions}}', 3, 'report.template.unopenedSection', true],
    ['one\n{{title', 2, 'report.template.unclosedTag', true],
    ['{{> other}}', 1, 'report.template.notSupported', true],
    ['{{=<% %>=}}', 1, 'report.template.notSupported', true],
    ['one\n{{titel}}', 2, 'report.template.unknown', false],
    ['{{#missions}}\n\n{{nobody.name}}{{/missions}}', 3, 'report.template.unknown', false],
    ['{{constructor}}', 1, 'report.template.unknown', false],
  ])('says what is wrong with %j, and in which line', (body, line, key, isError) => {
    expect(checkTemplate(body)).toMatchObject([{ line, isError, words: { key } }])
    expect(words.say(checkTemplate(body)[0]?.words ?? { key: '' })).not.toContain('report.')
  })

  it('lets words of a value stand out, and takes no other star for a sign', async () => {
    const report = await aReport()
    const tree = (brief: string) =>
      documentTree(renderTemplate('{{title}}', { ...report, title: brief }))
    const brief = 'Bring it **before** the thaw, **at once**'
    expect(textOf(tree(brief))).toBe('Bring it before the thaw, at once')
    expect(tagsOf(tree(brief))).toEqual(['p', 'strong', 'strong'])
    for (const plain of ['2**3**4', '*so*', '* one', '** two **', '**half', '***']) {
      expect(textOf(tree(plain)), plain).toBe(plain)
      expect(tagsOf(tree(plain)), plain).toEqual(['p'])
    }
  })

  it('finds names in the section they stand in and in those around it', () => {
    const body = '{{#has.missions}}{{#missions}}{{name}}{{title}}{{#objectives}}{{text}}'
    const end = '{{/objectives}}{{/missions}}{{/has.missions}}{{#letter}}{{to}}{{/letter}}'
    expect(checkTemplate(body + end)).toEqual([])
    expect(checkTemplate('{{name}}')).toHaveLength(1)
  })

  it.each([
    '</style><script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '![x](http://example.com/x.png)',
    '{{secret}} {{{secret}}} {{#votes}}',
    '# heading',
    '- - item',
    '1. one',
    '---',
    '> said',
    '| a | b |',
    '&lt;b&gt; &amp;',
    '<b onclick="x">*bold* _it_ `code` ~~no~~ \\',
    'two\n\n# lines\n- of\n1. text',
    '    code',
    '```\ncode',
    'http://example.com <http://example.com>',
  ])('writes %j as the words it is, however it is asked for', async (name) => {
    const report = { ...(await aReport()), title: name }
    const plain = name.replaceAll(/\s+/g, ' ').trim()
    for (const tag of ['{{title}}', '{{{title}}}', '{{&title}}']) {
      const lines = renderTemplate(`${tag}\n\n- ${tag}\n\n# ${tag}\n\nso ${tag}`, report)
      const nodes = documentTree(lines)
      expect(tagsOf(nodes)).toEqual(['p', 'ul', 'li', 'h1', 'p'])
      expect(textOf(nodes)).toBe(`${plain}${plain}${plain}so ${plain}`)
      const html = asHtml(name, nodes, look)
      expect(html.match(/<script|<b |<img|<a /g)).toBeNull()
      expect(html.match(/<\/style>/g)).toHaveLength(1)
    }
  })

  it('writes any words at all as they are', async () => {
    const report = await aReport()
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const plain = name.replaceAll(/\s+/g, ' ').trim()
        fc.pre(plain !== '' && !plain.includes('\0') && !plain.includes('**'))
        const nodes = documentTree(renderTemplate('- {{title}}', { ...report, title: name }))
        expect(tagsOf(nodes)).toEqual(['ul', 'li'])
        expect(textOf(nodes)).toBe(plain)
      }),
      { numRuns: 300 },
    )
  })

  it('of the table’s own lets no HTML and no link through either', async () => {
    const body = '<script>x</script> [a](http://example.com) ![b](c.png) <img src=x>'
    const nodes = documentTree(renderTemplate(body, await aReport()))
    const html = asHtml('x', nodes, look)
    expect(html).not.toMatch(/<script|<a |<img|href=/)
    expect(html).toContain('&lt;script&gt;')
  })
})

describe('the wording of a campaign', () => {
  it('is kept, used, undone, and given up for the built-in one', async () => {
    const { run, workspace } = await sampleWorkspace()
    const opening = content(workspace.file)
    await run('report.editTemplate', { ...wording, body: 'Only {{title}}' })
    expect(await run('report.template', wording)).toMatchObject({ isOwn: true })
    const wanted = { ...wording, id: missionId }
    const { nodes } = await run('report.preview', wanted)
    expect(textOf(nodes)).toBe('Only Bring back the toll')
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(opening)
    expect(await run('report.template', wording)).toMatchObject({ isOwn: false })
    await run('history.redo', {})
    await run('report.resetTemplate', wording)
    expect(content(workspace.file)).toEqual(opening)
  })

  it('is refused while it cannot be read, and names the line', async () => {
    const { call, workspace } = await sampleWorkspace()
    const before = content(workspace.file)
    const reply = await call('report.editTemplate', { ...wording, body: 'a\n{{#rolls}}' })
    expect(reply).toMatchObject({
      ok: false,
      error: { code: 'refused', message: { key: 'refusal.templateBroken', with: { line: 2 } } },
    })
    expect(content(workspace.file)).toEqual(before)
    const reset = await call('report.resetTemplate', wording)
    expect(reset).toMatchObject({ error: { message: { key: 'refusal.templateBuiltIn' } } })
  })

  it('is looked at before it is kept, and changes nothing by that', async () => {
    const { run, workspace } = await sampleWorkspace()
    const before = content(workspace.file)
    const wanted = { ...wording, id: missionId }
    const { nodes } = await run('report.preview', { ...wanted, body: '# For {{campaign}}' })
    expect(nodes).toEqual([{ tag: 'h1', children: ['For The Lantern Company'] }])
    const broken = await run('report.preview', { ...wanted, body: '{{#rolls}}' })
    expect(broken).toMatchObject({ nodes: [], problems: [{ isError: true, line: 1 }] })
    expect(content(workspace.file)).toEqual(before)
  })

  it('has a writer, a reader and a voice of its letters, which undo gives back', async () => {
    const { run, workspace } = await sampleWorkspace()
    const opening = content(workspace.file)
    const letter = async () =>
      (await run('report.read', { subject: 'mission', id: missionId, audience: 'dispatch' })).letter
    const toClient = { to: 'Orsel Wend', opening: expect.stringMatching(/^You will .*your errand/) }
    expect(await letter()).toMatchObject({ from: 'The Lantern Company', ...toClient })
    await run('report.editLetter', { addressee: 'Magister Ulm', sender: 'Ysolt', voice: 'priest' })
    expect(await letter()).toMatchObject({
      ...{ to: 'Magister Ulm', from: 'Ysolt' },
      opening: expect.stringMatching(/^Peace to your house.*Orsel Wend/),
    })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(opening)
  })

  it('says how a mission ended as the writer of the letter would, each otherwise', async () => {
    const { run } = await sampleWorkspace()
    const told = new Set<string>()
    for (const voice of ['soldier', 'clerk', 'priest'] as const) {
      await run('report.editLetter', { addressee: '', sender: '', voice })
      const wanted = { subject: 'mission', id: missionId } as const
      const { missions, letter } = await run('report.read', { ...wanted, audience: 'dispatch' })
      told.add(`${missions[0]?.letterText} ${letter?.opening} ${letter?.close}`)
      const players = await run('report.read', { ...wanted, audience: 'players' })
      expect(players.missions[0]?.letterText).toBe('')
    }
    expect(told.size).toBe(3)
    expect([...told].join(' ')).not.toContain('letter.voice')
  })

  it('tells what was asked once in a letter about a mission', async () => {
    const { run } = await reportEvening()
    const wanted = { subject: 'mission', id: missionId, audience: 'dispatch' } as const
    const { nodes } = await run('report.preview', wanted)
    const text = JSON.stringify(nodes)
    for (const objective of ['Open Oxbow Bridge', 'Find the toll chest', 'Return it to the reeve'])
      expect(text.split(objective)).toHaveLength(2)
  })
})
