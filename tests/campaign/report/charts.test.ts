import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawCharts } from '../../../src/campaign/report/document/charts'
import type { DocumentNode } from '../../../src/campaign/report/document/tree'
import type { Report } from '../../../src/campaign/report/model/schema'
import { fighting } from '../../support/fight/fight'
import { bridgeFight } from '../../support/fight/short-fight'
import { missionId } from '../../support/mission'
import { byHand, record } from '../../support/reports/report-evening'
import { sampleWorkspace } from '../../support/workspace'

type Chart = Report['charts'][number]

const momentum = [2, 3, 5, 4]

/** A mission with a fight of three turns, figures that move, an open clock and a secret one. */
async function campaign({ fallen = 2, shown = [] as string[] } = {}) {
  const table = await sampleWorkspace()
  const { run } = table
  const { act, reach } = fighting(table, bridgeFight)
  await act({ type: 'fight.begin' })
  for (const id of shown) {
    await run('encounter.show', { encounterId: bridgeFight, combatantIds: [id], shown: true })
  }
  const hurt = (combatantId: string, points: number) =>
    act({ type: 'damage', combatantId, points, kind: 'real' })
  await hurt('combatant-maro', 2)
  await reach(2)
  await reach(1)
  await hurt('combatant-raider-3', 60)
  await hurt('combatant-maro', 1)
  await reach(2)
  await reach(1)
  await hurt('combatant-raider-1', 3)
  if (fallen > 1) await hurt('combatant-raider-2', 60)
  if (fallen > 2) await hurt('combatant-raider-1', 60)
  await act({ type: 'fight.end' })
  const about = [{ type: 'character' as const, id: 'character-maro', name: 'Maro' }]
  const facts = momentum.slice(1).map((to, at) => ({
    ...{ kind: 'sheet.changed', secret: false, about, from: momentum[at] ?? 0, to },
    with: { field: 'Momentum' },
  }))
  record(table, facts, { missionId })
  const clock = async (name: string, visibility: 'open' | 'secret') => {
    const kind = { kind: 'clock', size: 4 } as const
    const of = [{ type: 'mission' as const, id: missionId }]
    const { trackId } = await run('track.create', { name, visibility, about: of, ...kind })
    for (let at = 0; at < 3; at++) await run('track.advance', { trackId, by: 1 })
  }
  await clock('The flood', 'open')
  await clock('SECRET doom', 'secret')
  const read = (audience: 'gm' | 'players' | 'dispatch') =>
    run('report.read', { subject: 'mission', id: missionId, audience })
  const save = async (audience: 'gm' | 'players', format: 'md' | 'html') => {
    table.answers.saveTo = join(table.folder, `x.${format}`)
    const wanted = { subject: 'mission', id: missionId, audience, format } as const
    return readFileSync((await run('report.export', wanted)) ?? '', 'utf8')
  }
  return { ...table, read, save }
}

it('what their foes have taken is no figure of players, in a table either', async () => {
  const { run } = await campaign()
  const people = async (audience: 'gm' | 'players') => {
    const report = await run('report.read', { subject: 'mission', id: missionId, audience })
    const [fight] = report.fights
    return Object.fromEntries((fight?.people ?? []).map(({ name, taken }) => [name, taken]))
  }
  expect(Object.values(await people('gm')).filter((taken) => taken === 60)).toHaveLength(2)
  const players = await people('players')
  expect(players.Maro).toBe(3)
  expect(Object.values(players).filter(Boolean)).toEqual([3])
})

it('a fight that nobody named has no name for players', async () => {
  const table = await campaign()
  const { run } = table
  // One of which nothing can be told but that it was.
  byHand(table, (write) => write.run(`UPDATE encounter SET status = 'running'`))
  for (const { id } of await run('encounter.list', {})) {
    await run('encounter.rename', { encounterId: id, name: 'New fight 2' })
  }
  const told = async (audience: 'gm' | 'players' | 'dispatch') =>
    JSON.stringify(await run('report.read', { subject: 'mission', id: missionId, audience }))
  expect(await told('gm')).toContain('It came to blows: “New fight 2”.')
  expect(await told('players')).toContain('It came to blows.')
  for (const audience of ['players', 'dispatch'] as const) {
    expect(await told(audience)).not.toContain('New fight')
  }
})

const chartsOf = ({ fights, charts }: Report) => [
  ...fights.flatMap((each) => each.charts),
  ...charts,
]
const named = (report: Report, title: RegExp) =>
  chartsOf(report).find((chart) => title.test(chart.title))

describe('the charts of a report', () => {
  it('follow hit points by side, who fell, figures that moved, and clocks', async () => {
    const { read } = await campaign()
    const gm = await read('gm')
    const points = named(gm, /Hit points/)
    expect(points?.steps).toEqual(['0', '1', '2', '3'])
    const [company, others] = points?.series ?? []
    const falls = (values: number[] = []) => values.map((value) => value - (values[0] ?? 0))
    expect(falls(company?.values)).toEqual([0, -2, -3, -3])
    // Whoever is hurt below nothing has nothing: their points are lost once.
    const [, , second = 0, third = 0] = falls(others?.values)
    expect(second).toBeLessThan(0)
    expect(third).toBeLessThan(second - 3)
    expect(named(gm, /fell/)?.series.map(({ values }) => values)).toEqual([
      [0, 0, 0],
      [0, 1, 1],
    ])
    expect(named(gm, /Momentum/)).toMatchObject({ series: [{ name: 'Maro', values: momentum }] })
    const clocks = named(gm, /clocks/)
    expect(clocks?.series.map(({ name }) => name)).toEqual(['The flood', 'SECRET doom'])
    expect(clocks?.series[0]?.values.slice(0, 4)).toEqual([0, 25, 50, 75])
  })

  it('count who came late from the turn they came', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const { act, reach } = fighting(table, bridgeFight)
    await act({ type: 'fight.begin' })
    await act({ type: 'damage', combatantId: 'combatant-raider-1', points: 1, kind: 'real' })
    await reach(2)
    await reach(1)
    const { npcId } = await run('npc.create', { name: 'Late', sheets: { 'cold-iron': { pt: 11 } } })
    const late = { side: 'foe' as const, quantity: 2, group: '' }
    await run('encounter.addCombatants', {
      ...{ encounterId: bridgeFight, from: [{ type: 'npc' as const, id: npcId }] },
      ...late,
    })
    await act({ type: 'damage', combatantId: 'combatant-raider-1', points: 1, kind: 'real' })
    await act({ type: 'fight.end' })
    const gm = await run('report.read', { subject: 'mission', id: missionId, audience: 'gm' })
    const [, others] = named(gm, /Hit points/)?.series ?? []
    const [begun = 0, first, second] = others?.values ?? []
    expect([first, second]).toEqual([begun - 1, begun - 2 + 22])
  })

  it('tell players of their own company, and nothing of their foes’ points or a secret clock', async () => {
    const { read, save } = await campaign()
    const players = await read('players')
    const points = named(players, /Hit points/)
    expect(points?.series.map(({ name }) => name)).toEqual(['The company'])
    expect(named(players, /fell/)?.series).toHaveLength(2)
    expect(named(players, /clocks/)?.series.map(({ name }) => name)).toEqual(['The flood'])
    const hidden = named(await read('gm'), /Hit points/)?.series[1]?.values ?? []
    const lines = chartsOf(players).flatMap(({ series }) => series.map(({ values }) => values))
    expect(hidden).toHaveLength(4)
    expect(lines).not.toContainEqual(hidden)
    for (const format of ['html', 'md'] as const) {
      const text = await save('players', format)
      expect(text).not.toContain('SECRET')
      expect(text).not.toMatch(/Hit points[^|<]*(\||<).{0,60}The others/s)
    }
  })

  it('IF-071 draw for players no change of a closing roll, and what comes after as if none had been made', async () => {
    const table = await campaign()
    const about = [{ type: 'character' as const, id: 'character-maro', name: 'Maro' }]
    const moved = { kind: 'sheet.changed', secret: false, about, with: { field: 'Momentum' } }
    const cause = { key: 'cause.endOfMission', with: { mission: 'The toll' } }
    record(
      table,
      [
        { ...moved, from: 4, to: 6, cause },
        { ...moved, from: 6, to: 7 },
      ],
      { missionId },
    )
    const drawn = async (audience: 'gm' | 'players') =>
      named(await table.read(audience), /Momentum/)?.series.map(({ values }) => values)
    expect(await drawn('gm')).toEqual([[...momentum, 6, 7]])
    expect(await drawn('players')).toEqual([[...momentum, 5]])
  })

  it('draw no count of foes for players where one fell whom they never saw', async () => {
    const fell = async (fallen: number, ...shown: string[]) => {
      const { read } = await campaign({ fallen, shown })
      return named(await read('players'), /fell/)?.series.map(({ name }) => name)
    }
    const both = ['combatant-raider-2', 'combatant-raider-3']
    expect(await fell(2, ...both)).toEqual(['The company', 'The others'])
    expect(await fell(3, ...both)).toBeUndefined()
  })

  it('are none of a single bar: that somebody fell is a sentence', async () => {
    const gm = await (await campaign({ fallen: 1 })).read('gm')
    expect(named(gm, /Hit points/)).toBeDefined()
    expect(named(gm, /fell/)).toBeUndefined()
  })

  it('are none in a letter, nor of a fight of one turn or a figure that moved once', async () => {
    const { read, run } = await campaign()
    expect(chartsOf(await read('dispatch'))).toEqual([])
    const character = { subject: 'character', id: 'character-ysolt', audience: 'gm' } as const
    expect((await run('report.read', character)).charts).toEqual([])
  })

  it('are drawings with the same as a table in a page, and a table in a text', async () => {
    const { read, save } = await campaign()
    const report = await read('gm')
    const html = await save('gm', 'html')
    const drawn = [...html.matchAll(/<figure class="chart">[\s\S]*?<\/figure>/g)].map(
      ([all]) => all,
    )
    expect(drawn).toHaveLength(chartsOf(report).length)
    for (const [at, chart] of chartsOf(report).entries()) {
      expect(drawn[at]).toContain(`<figcaption>${chart.title}</figcaption>`)
      expect(drawn[at]).toMatch(/<svg role="img" aria-label="[^"]+" viewBox/)
      expect(drawn[at]?.match(/<tr>/g)).toHaveLength(chart.steps.length + 1)
      // Nothing that the policy of the page would refuse, and nothing that is not finite.
      expect(drawn[at]).not.toMatch(/style=|<style|href|NaN|Infinity|undefined/)
    }
    // Bars are heard one by one: who fell between the first turn and the last did fall.
    expect(html).toMatch(/aria-label="Who fell[^"]*The others: Turn 2: 1, Turn 3: 1/)
    expect(html).not.toMatch(/aria-label="Who fell[^"]*from 0 to 0/)
    const text = await save('gm', 'md')
    expect(text).not.toContain('chart:')
    expect(text).toContain('| Turn | The company | The others |\n| --- | --- | --- |')
  })

  it('say aloud how far a line was that came back, and nothing of one that never moved', async () => {
    const report = await (await campaign()).read('gm')
    const series = [
      { name: 'Ysolt', values: [0, 3, 2, 0] },
      { name: 'Maro', values: [1, 1, 1, 1] },
      { name: 'Tamsin', values: [4, 2, 3, 3] },
    ]
    const steps = ['Before', '1', '2', '3']
    const holds = {
      id: 'holds',
      kind: 'steps',
      title: 'Defend holds',
      across: 'Time',
      steps,
      series,
    }
    const drawn = drawCharts({ ...report, charts: [holds as Chart] }).get('holds')
    const said = 'Defend holds. Ysolt from 0 to 3, and back; Tamsin from 4 to 3'
    expect(JSON.stringify(drawn)).toContain(`"${said}"`)
  })

  it('are drawn alike whenever they are drawn, each series otherwise than the one before', async () => {
    const report = await (await campaign()).read('gm')
    const drawn = drawCharts(report)
    expect(drawCharts(report)).toEqual(drawn)
    const looks = (node: DocumentNode): string[] =>
      typeof node === 'string'
        ? []
        : [node.attributes?.class ?? '', ...node.children.flatMap(looks)]
    const clocks = drawn.get('clocks')
    expect(clocks && looks(clocks)).toEqual(
      expect.arrayContaining(['line series-0', 'mark series-0', 'line series-1', 'mark series-1']),
    )
  })
})
