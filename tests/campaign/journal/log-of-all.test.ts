import { describe, expect, it } from 'vitest'
import type { LogItem } from '../../../src/campaign/journal/log'
import type { InputOf } from '../../../src/campaign/api'
import { sampleWorkspace } from '../../support/workspace'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>
type Asked = InputOf<'log.page'>

/** Two sessions, each with a note about somebody else, and one between them. */
async function twoSessions() {
  const table = await sampleWorkspace()
  const { run } = table
  const note = async (name: string) => {
    const { npcId } = await run('npc.create', { name })
    await run('note.jot', { text: `Met ${name}`, about: [{ type: 'npc', id: npcId }] })
    return npcId
  }
  const first = await run('session.start', {})
  const ada = await note('Ada')
  await run('session.end', {})
  await run('calendar.advance', { amount: 3, unit: 'days', doing: 'wait' })
  await note('Bo')
  const second = await run('session.start', {})
  const cy = await note('Cy')
  return { ...table, first: first.sessionId, second: second.sessionId, ada, cy }
}

async function pagesOf({ run }: Table, asked: Asked) {
  const items: LogItem[] = []
  let count = 0
  for (let before: number | null | undefined; before !== null; count++) {
    const page: { items: LogItem[]; next: number | null } = await run('log.page', {
      ...asked,
      ...(before === undefined ? {} : { before }),
    })
    items.push(...page.items)
    before = page.next
  }
  return { items, count }
}

const notes = (items: readonly LogItem[]) =>
  items.flatMap((item) =>
    item.type === 'fact' && item.entry.fact.kind === 'note.written'
      ? [String(item.entry.fact.with?.['text'])]
      : [],
  )

describe('the log of all sessions', () => {
  it('goes over every session and what lies between, the newest first, page by page', async () => {
    const table = await twoSessions()
    const whole = await pagesOf(table, { limit: 200 })
    expect(whole.count).toBe(1)
    expect(notes(whole.items)).toEqual(['Met Cy', 'Met Bo', 'Met Ada'])
    const { items } = await pagesOf(table, { limit: 2 })
    expect(notes(items)).toEqual(['Met Cy', 'Met Bo', 'Met Ada'])
    const facts = items.flatMap((item) => (item.type === 'fact' ? [item.entry] : []))
    expect(new Set(facts.map(({ sessionId }) => sessionId))).toEqual(
      new Set([table.second, null, table.first]),
    )
    const [cy, , ada] = facts.filter(({ fact }) => fact.kind === 'note.written')
    expect((cy?.day ?? 0) - (ada?.day ?? 0)).toBe(3)
  })

  it('folds small steps of one session alone', async () => {
    const table = await twoSessions()
    table.workspace.file.command(
      'test',
      () => ({ key: 'test' }),
      (write) => {
        for (const sessionId of [table.first, table.first, table.second, null]) {
          write.run(
            `INSERT INTO journal (batch, at, kind, secret, session_id, fact)
             VALUES ((SELECT max(id) FROM batch), @now, 'step.closed', 0, @sessionId,
               '{"kind":"step.closed","secret":false,"about":[]}')`,
            { now: write.now, sessionId },
          )
        }
      },
    )
    const { items } = await pagesOf(table, { limit: 200 })
    const folds = items.filter((item) => item.type === 'fold')
    expect(folds.map(({ sessionId, count }) => [sessionId, count]).slice(0, 3)).toEqual([
      [null, 1],
      [table.second, 1],
      [table.first, 2],
    ])
    for (const { from, to, sessionId } of folds) {
      const steps = await table.run('log.steps', { from, to })
      expect(steps.every((step) => step.sessionId === sessionId)).toBe(true)
    }
  })

  it('is narrowed to somebody, to a session, to a kind and to words, all at once', async () => {
    const table = await twoSessions()
    const found = async (asked: Omit<Asked, 'limit'>) =>
      notes((await pagesOf(table, { ...asked, limit: 200 })).items)
    expect(await found({ about: table.ada })).toEqual(['Met Ada'])
    expect(await found({ about: table.ada, sessionId: table.second })).toEqual([])
    expect(await found({ sessionId: null })).toEqual(['Met Bo'])
    expect(await found({ family: 'notes', text: 'met c' })).toEqual(['Met Cy'])
    expect(await found({ family: 'people', about: table.ada })).toEqual([])
    // What only looks like an id in the text of a fact is none.
    await table.run('note.jot', { text: `They spoke of ${table.ada}` })
    expect(await found({ about: table.ada })).toEqual(['Met Ada'])
  })

  it('looks back so far for one page, and comes short with the place to look on from', async () => {
    const table = await twoSessions()
    table.workspace.file.command(
      'test',
      () => ({ key: 'test' }),
      (write) =>
        write.run(
          `INSERT INTO journal (batch, at, kind, secret, fact)
           WITH RECURSIVE line (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM line WHERE n < 41000)
           SELECT (SELECT max(id) FROM batch), @now, 'npc.renamed', 1,
             '{"kind":"npc.renamed","secret":true,"about":[]}' FROM line`,
          { now: write.now },
        ),
    )
    const { items, count } = await pagesOf(table, { about: table.ada, limit: 10 })
    expect(notes(items)).toEqual(['Met Ada'])
    expect(count).toBe(3)
  })
})
