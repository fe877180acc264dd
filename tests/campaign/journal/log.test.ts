import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayFold } from '../../../src/campaign/journal/log'
import { conditionOf, logSql, type LogScope } from '../../../src/campaign/journal/log-query'
import type { LogItem } from '../../../src/campaign/journal/log'
import type { Write } from '../../../src/campaign/file/handles'
import { sampleWorkspace } from '../../support/workspace'
import { missionId } from '../../support/mission'
import { bridgeFight, shortFight } from '../../support/fight/short-fight'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>
type Asked = Parameters<typeof conditionOf>[0] & { text?: string; limit: number }

const change = ({ workspace }: Table, work: (write: Write) => unknown) =>
  workspace.file.command('test', () => ({ key: 'test' }), work)

/** An evening with two scenes, a fight, notes for and without the mission, and what lies around it. */
async function evening() {
  const table = await sampleWorkspace()
  const { run } = table
  await run('note.jot', { text: 'Before' })
  const { sessionId } = await run('session.start', { name: 'One' })
  await run('note.jot', { text: 'They meet' })
  const { sceneId } = await run('scene.begin', { name: 'The bridge' })
  await shortFight(table, { 'combatant-joss': 3 })
  const { sceneId: second } = await run('scene.begin', { name: 'The inn', missionId: null })
  await run('note.jot', { text: 'They drink' })
  await run('session.end', {})
  await run('note.jot', { text: 'Taken back' })
  await run('history.undo', {})
  return { ...table, sessionId, sceneId, second }
}

async function allPages({ run }: Table, asked: Asked) {
  const pages: LogItem[][] = []
  for (let next: number | null = Infinity; next !== null;) {
    const page: { items: LogItem[]; next: number | null } = await run('log.page', {
      ...asked,
      ...(next === Infinity ? {} : { before: next }),
    })
    pages.push(page.items)
    next = page.next
    if (pages.length > 1000) throw new Error('the pages never end')
  }
  return pages
}

const numbers = (pages: LogItem[][]) =>
  pages.flat().flatMap((item) => (item.type === 'fact' ? [item.entry.id] : []))

describe('the log', () => {
  it('falls into scenes and missions, newest first, with what belongs to none', async () => {
    const { run, sessionId, sceneId, second } = await evening()
    const scenes = await run('log.groups', { by: 'scene', sessionId })
    expect(scenes.map(({ id, name }) => [id, name])).toEqual([
      [null, ''],
      [second, 'The inn'],
      [sceneId, 'The bridge'],
    ])
    const missions = await run('log.groups', { by: 'mission', sessionId })
    expect(missions.map(({ id, name }) => [id, name])).toEqual([
      [missionId, 'Bring back the toll'],
      [null, ''],
    ])
    const whole = (groups: { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0)
    expect(whole(scenes)).toBe(whole(missions))
    expect(await run('log.groups', { by: 'session', missionId })).toMatchObject([
      { id: sessionId, number: 1, name: 'One' },
      { id: null, number: null },
    ])
    const outside = await run('log.groups', { by: 'scene', sessionId: null })
    expect(outside).toMatchObject([{ id: null, count: 1 }])
  })

  it('tells what somebody does with their sheet, and folds only the figures of it', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', { name: 'One' })
    const member = { type: 'character', id: 'character-maro' } as const
    const rest = { system: 'iron-fist', act: 'rest', member, input: { kind: 'sleep' } }
    await run('act.perform', rest)
    const { items } = await run('log.page', { sessionId, limit: 50 })
    const told = items.flatMap((item) => (item.type === 'fact' ? [item.entry.fact.kind] : []))
    expect(told).toContain('act.done')
    expect(items.some(({ type }) => type === 'fold')).toBe(true)
  })

  it('tells the newest first, folds the small steps, and opens a fold', async () => {
    const { run, sessionId, sceneId } = await evening()
    const { items, next } = await run('log.page', { sessionId, sceneId, limit: 50 })
    expect(next).toBeNull()
    const facts = items.flatMap((item) => (item.type === 'fact' ? [item.entry] : []))
    expect(facts.at(-1)?.fact.kind).toBe('scene.begun')
    expect(facts.some(({ fact }) => mayFold(fact.kind))).toBe(false)
    const folds = items.flatMap((item) => (item.type === 'fold' ? [item] : []))
    expect(folds.length).toBeGreaterThan(0)
    for (const { from, to, count } of folds) {
      const steps = await run('log.steps', { sessionId, sceneId, from, to })
      expect(steps).toHaveLength(count)
      expect(steps.every(({ fact }) => mayFold(fact.kind))).toBe(true)
    }
    const groups = await run('log.groups', { by: 'scene', sessionId })
    const small = folds.reduce((sum, { count }) => sum + count, 0)
    expect(groups.find(({ id }) => id === sceneId)?.count).toBe(facts.length + small)
  })

  it('finds words as they are told, and what belongs together', async () => {
    const table = await evening()
    const { run, sessionId } = table
    const texts = async (asked: Partial<Asked>) =>
      (await run('log.page', { sessionId, limit: 100, ...asked })).items.flatMap((item) =>
        item.type === 'fact' ? [item.entry.fact] : [],
      )
    expect((await texts({ text: 'NOTE: THEY' })).map((fact) => fact.with?.text)).toEqual([
      'They drink',
      'They meet',
    ])
    expect(await texts({ text: 'nothing like it' })).toEqual([])
    expect((await texts({ family: 'notes' })).map(({ kind }) => kind)).toEqual([
      'note.written',
      'note.written',
    ])
    const fights = await run('log.page', { sessionId, family: 'fights', limit: 100 })
    expect(fights.items.length).toBeGreaterThan(0)
    for (const item of fights.items) {
      if (item.type === 'fact') expect(item.entry.encounterId).toBe(bridgeFight)
    }
    expect((await texts({ family: 'story' })).map(({ kind }) => kind)).toEqual([
      'session.ended',
      'scene.begun',
      'scene.begun',
      'session.started',
    ])
  })

  it('leaves out what was undone', async () => {
    const { run } = await evening()
    const { items } = await run('log.page', { text: 'Taken back', limit: 10 })
    expect(items).toEqual([])
  })

  it('comes back short where little fits, with the place to go on from', async () => {
    const table = await evening()
    change(table, (write) => {
      for (let at = 0; at < 6_000; at++) {
        write.record({ kind: 'note.written', secret: true, about: [], with: { text: `n${at}` } })
      }
    })
    const asked = { sessionId: null, text: 'before', limit: 5 }
    const { items, next } = await table.run('log.page', asked)
    expect(items).toEqual([])
    expect(next).not.toBeNull()
    expect(numbers(await allPages(table, asked))).toHaveLength(1)
  })
})

describe('the pages of a log', () => {
  it('hold folds of a size that can be opened whole', async () => {
    const table = await evening()
    change(table, (write) => {
      for (let at = 0; at < 2_300; at++) {
        write.record({ kind: 'sheet.changed', secret: false, about: [], with: {} })
      }
    })
    const { items } = await table.run('log.page', { sessionId: null, limit: 5 })
    expect(items).toHaveLength(1)
    for (const item of items) {
      if (item.type !== 'fold') throw new Error('small steps are folded')
      const { from, to, count } = item
      const steps = await table.run('log.steps', { sessionId: null, from, to })
      expect(steps).toHaveLength(count)
    }
  })

  it('joined are the whole, whatever is asked for', async () => {
    const table = await evening()
    const { workspace, sessionId, sceneId } = table
    change(table, (write) => {
      for (let at = 0; at < 40; at++) {
        const kind = at % 3 === 0 ? 'note.written' : 'sheet.changed'
        write.record({ kind, secret: false, about: [], with: { text: `n${at}` } }, { missionId })
      }
    })
    const asked = fc.record(
      {
        sessionId: fc.constantFrom(sessionId, null),
        sceneId: fc.constantFrom(sceneId, null),
        missionId: fc.constantFrom(missionId, null),
        family: fc.constantFrom('notes', 'fights', 'moves', 'story', 'people'),
        text: fc.constantFrom('', 'n1', 'they'),
        limit: fc.integer({ min: 1, max: 20 }),
      },
      { requiredKeys: ['limit'] },
    )
    await fc.assert(
      fc.asyncProperty(asked, async ({ limit, ...scope }) => {
        const pages = await allPages(table, { ...scope, limit })
        expect(pages.every((items) => items.length <= limit)).toBe(true)
        const { sql, bindings } = conditionOf(scope)
        const rows = workspace.file.read((read) =>
          read.all<{ id: number; kind: string }>(logSql(sql), { ...bindings, limit: 100_000 }),
        ).value
        const ids = numbers(pages)
        const folded = pages
          .flat()
          .reduce((sum, item) => sum + (item.type === 'fold' ? item.count : 0), 0)
        if (scope.text) {
          const whole = await table.run('log.page', { ...scope, limit: 200 })
          expect(ids).toEqual(numbers([whole.items]))
        } else {
          expect(ids).toEqual(rows.flatMap(({ id, kind }) => (mayFold(kind) ? [] : [id])))
          expect(ids.length + folded).toBe(rows.length)
        }
      }),
      { numRuns: 60 },
    )
  })

  it.each<[string, LogScope, RegExp]>([
    ['session', { sessionId: 'a', before: 9 }, /SEARCH journal USING INDEX journal_session/],
    ['no session', { sessionId: null, before: 9 }, /SEARCH journal USING INDEX journal_session/],
    [
      'scene',
      { sessionId: 'a', sceneId: 'b', before: 9 },
      /SEARCH journal USING INDEX journal_(scene|session)/,
    ],
    [
      'mission in a session',
      { sessionId: 'a', missionId: 'b', before: 9 },
      /SEARCH journal USING INDEX journal_(mission|session)/,
    ],
    ['mission', { missionId: 'b', before: 9 }, /SEARCH journal USING INDEX journal_mission/],
  ])('of a %s go by an index, and sort nothing', async (_name, scope, index) => {
    const { workspace } = await evening()
    const { sql, bindings } = conditionOf(scope)
    const plan = workspace.file
      .read((read) =>
        read.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${logSql(sql)}`, {
          ...bindings,
          limit: 5,
        }),
      )
      .value.map(({ detail }) => detail)
      .join('\n')
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/SCAN journal|TEMP B-TREE/)
  })
})
