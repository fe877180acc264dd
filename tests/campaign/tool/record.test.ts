import { describe, expect, it } from 'vitest'
import type { InputOf } from '../../../src/campaign/api'
import { words } from '../../../src/campaign/words'
import { sampleWorkspace } from '../../support/workspace'
import { eventsOf } from '../../support/reports/report-events'
import { allMissions } from '../../support/whole-lists'

type Input = InputOf<'tool.record'>

const waking: Input = {
  title: { key: 'coldIron.tools.title.waking' },
  results: [
    {
      about: [{ type: 'character', id: 'character-ysolt' }],
      outcome: { key: 'coldIron.tools.waking.later', with: { name: 'Ysolt', count: 2 } },
      terms: [
        { label: { key: 'coldIron.alertness.term.alt' }, value: 4, rule: 'CI-033' },
        { label: { key: 'coldIron.term.chance', with: { roll: '89' } }, value: 8, rule: 'CI-007' },
      ],
      dice: { faces: [8, 9], typed: true },
    },
    {
      about: [{ type: 'character', id: 'character-maro' }],
      outcome: { key: 'coldIron.tools.waking.now', with: { name: 'Maro' } },
    },
  ],
}

async function told({ run }: Awaited<ReturnType<typeof sampleWorkspace>>) {
  const entries = await run('journal.recent', { limit: 50 })
  return entries.map(({ fact }) => fact).filter(({ kind }) => kind === 'tool.used')
}

describe('what a tool found', () => {
  it('is written down as the game master’s own facts, with figure and dice', async () => {
    const table = await sampleWorkspace()
    await table.run('tool.record', waking)
    const [maro, ysolt] = await told(table)
    expect(ysolt).toMatchObject({
      secret: true,
      about: [{ type: 'character', id: 'character-ysolt', name: 'Ysolt' }],
      terms: [{ value: 4 }, { value: 8 }],
      dice: { faces: [8, 9], typed: true },
      with: { total: 12 },
    })
    expect(maro).not.toHaveProperty('terms')
    expect(maro).not.toHaveProperty('dice')
    expect(maro?.with).toEqual({ tool: '@coldIron.tools.title.waking' })
    expect(ysolt && words.tell(ysolt)).toBe('Waking: Ysolt is awake in 2 turns.')
  })

  it('is one step of the history, undone and redone whole', async () => {
    const table = await sampleWorkspace()
    await table.run('tool.record', waking)
    const { batches } = await table.run('history.list', {})
    expect(batches.map(({ label }) => words.say(label))).toEqual(['Write down: Waking'])
    await table.run('history.undo', {})
    expect(await told(table)).toEqual([])
    await table.run('history.redo', {})
    expect(await told(table)).toHaveLength(2)
  })

  it('reaches the players’ report only when it is not secret', async () => {
    const table = await sampleWorkspace()
    const missions = await allMissions(table)
    const missionId = missions.find(({ status }) => status === 'underWay')?.id ?? ''
    const shown = async (audience: 'gm' | 'players') => {
      const wanted = { subject: 'mission', id: missionId, audience } as const
      const events = eventsOf(await table.run('report.read', wanted))
      return events.filter(({ kind }) => kind === 'tool.used').length
    }
    await table.run('tool.record', { ...waking, missionId })
    expect([await shown('gm'), await shown('players')]).toEqual([2, 0])
    await table.run('tool.record', { ...waking, missionId, secret: false })
    expect([await shown('gm'), await shown('players')]).toEqual([4, 2])
  })

  it('about someone who is gone is refused, and nothing is kept', async () => {
    const table = await sampleWorkspace()
    const [first] = waking.results
    const stranger: Input = {
      ...waking,
      results: first
        ? [first, { ...first, about: [{ type: 'npc', id: 'npc-nobody' }] }]
        : waking.results,
    }
    expect(await table.call('tool.record', stranger)).toMatchObject({
      ok: false,
      error: { code: 'refused', message: { key: 'refusal.gone' } },
    })
    expect(await told(table)).toEqual([])
  })

  it.each([
    ['no result', { ...waking, results: [] }],
    ['too many results', { ...waking, results: Array(61).fill(waking.results[1]) }],
    ['a stray field', { ...waking, more: 1 }],
    [
      'a die that is none',
      { ...waking, results: [{ ...waking.results[1], dice: { faces: [-1] } }] },
    ],
  ])('is refused with %s', async (_what, input) => {
    const table = await sampleWorkspace()
    expect(await table.call('tool.record', input as Input)).toMatchObject({
      ok: false,
      error: { code: 'invalid' },
    })
  })

  it('is refused where there are no words for it', async () => {
    const { call } = await sampleWorkspace()
    const [first] = waking.results
    const unknown = { key: 'no.such.words' }
    const inputs = [
      { ...waking, title: unknown },
      { ...waking, title: { key: 'coldIron.tools' } },
      { ...waking, results: [{ about: [], outcome: unknown }] },
      { ...waking, results: [{ ...first, terms: [{ label: unknown, value: 1, rule: '' }] }] },
    ] as Input[]
    for (const input of inputs) {
      expect(await call('tool.record', input)).toMatchObject({ error: { code: 'invalid' } })
    }
  })
})
