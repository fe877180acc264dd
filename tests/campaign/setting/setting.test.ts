import { describe, expect, it } from 'vitest'
import { multipleDamage } from '../../../src/rules/cold-iron/fight-model/charts/multiple-damage'
import type { FightContext } from '../../../src/rules/cold-iron/fight-model/context'
import { phrase } from '../../../src/shared/phrase'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'
import { fighting } from '../../support/fight/fight'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

const system = 'cold-iron'
const encounterId = 'encounter-toll-bridge'
const easier = { ...multipleDamage, double: 5 }

async function decision({ run }: Table, id: string) {
  const systems = await run('setting.read', {})
  return systems.find((each) => each.system === system)?.decisions.find((each) => each.id === id)
}

async function chart({ run }: Table, id: string) {
  const systems = await run('setting.read', {})
  return systems.find((each) => each.system === system)?.charts.find((each) => each.id === id)
}

async function context({ run }: Table) {
  return (await run('encounter.fight', { encounterId })).context as FightContext
}

/** Writes past the rules, as another version of the program would have. */
function write({ workspace }: Table, sql: string) {
  workspace.file.command(
    'test',
    () => phrase('test'),
    (handle) => handle.run(sql),
  )
}

function age(table: Table, version: number) {
  write(
    table,
    `UPDATE encounter SET machine_version = ${version},
    machine_context = json_remove(machine_context, '$.wear') WHERE id = '${encounterId}'`,
  )
}

function stored({ workspace }: Table) {
  return workspace.file.read((read) =>
    read.get<Record<string, unknown>>('SELECT * FROM encounter WHERE id = @encounterId', {
      encounterId,
    }),
  ).value
}

describe('the settings of a campaign', () => {
  it('CI-004: are the book as written until one is set, and again when it is reset', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const opening = content(table.workspace.file)
    expect(await decision(table, 'wakeRule')).toMatchObject({
      rule: 'CI-048',
      value: 'table',
      usual: 'table',
      changed: false,
    })
    await run('setting.set', { system, key: 'wakeRule', value: 'simple' })
    await run('setting.set', { system, key: 'reserveTurns', value: 600 })
    expect(await decision(table, 'wakeRule')).toMatchObject({ value: 'simple', changed: true })
    expect(await decision(table, 'reserveTurns')).toMatchObject({ value: 600, usual: 720 })
    await run('setting.reset', { system, key: 'wakeRule' })
    expect(await decision(table, 'wakeRule')).toMatchObject({ value: 'table', changed: false })
    expect(await decision(table, 'reserveTurns')).toMatchObject({ changed: true })
    await run('setting.reset', { system })
    expect(content(table.workspace.file)).toEqual(opening)
  })

  it('keeps no row for a value that is the default', async () => {
    const table = await sampleWorkspace()
    const opening = content(table.workspace.file)
    await table.run('setting.set', { system, key: 'trackItemDamage', value: false })
    await table.run('setting.set', { system, key: 'trackItemDamage', value: true })
    expect(content(table.workspace.file)).toEqual(opening)
  })

  it('are told to the game master alone, with what was and what is', async () => {
    const table = await sampleWorkspace()
    await table.run('setting.set', { system, key: 'reserveTurns', value: 600 })
    const [number] = await table.run('journal.recent', { limit: 1 })
    expect(number?.fact).toMatchObject({
      kind: 'setting.changed',
      secret: true,
      with: { title: '@coldIron.settings.reserveTurns.title', was: 720, is: 600 },
    })
    await table.run('setting.set', { system, key: 'wakeRule', value: 'simple' })
    const [choice] = await table.run('journal.recent', { limit: 1 })
    expect(choice?.fact.with).toMatchObject({ is: '@coldIron.settings.wakeRule.option.simple' })
    await table.run('setting.set', { system, key: 'trackItemDamage', value: false })
    const [toggle] = await table.run('journal.recent', { limit: 1 })
    expect(toggle?.fact.with).toMatchObject({ was: '@setting.on', is: '@setting.off' })
    await table.run('setting.reset', { system })
    const back = await table.run('journal.recent', { limit: 3 })
    expect(back.map(({ fact }) => fact.kind)).toEqual(Array(3).fill('setting.changed'))
  })

  it('are undone and redone like everything', async () => {
    const table = await sampleWorkspace()
    const opening = content(table.workspace.file)
    await table.run('setting.set', { system, key: 'wakeRule', value: 'simple' })
    await table.run('setting.editChart', { system, chart: 'multipleDamage', value: easier })
    const changed = content(table.workspace.file)
    await table.run('setting.reset', { system })
    for (let step = 0; step < 3; step++) await table.run('history.undo', {})
    expect(content(table.workspace.file)).toEqual(opening)
    for (let step = 0; step < 2; step++) await table.run('history.redo', {})
    expect(content(table.workspace.file)).toEqual(changed)
  })

  it.each([
    ['setting.set', { system: 'x', key: 'wakeRule', value: 'simple' }, 'noSettings'],
    ['setting.set', { system, key: 'charts', value: 'x' }, 'noSetting'],
    ['setting.set', { system, key: '__proto__', value: true }, 'noSetting'],
    ['setting.set', { system, key: 'wakeRule', value: 'never' }, 'settingValue'],
    ['setting.set', { system, key: 'wakeRule', value: null }, 'settingValue'],
    ['setting.set', { system, key: 'reserveTurns', value: 0 }, 'settingValue'],
    ['setting.set', { system, key: 'reserveTurns', value: 10_000 }, 'settingValue'],
    ['setting.set', { system, key: 'trackItemDamage', value: 1 }, 'settingValue'],
    ['setting.reset', { system }, 'settingsUsual'],
    ['setting.reset', { system, key: 'wakeRule' }, 'settingsUsual'],
    ['setting.editChart', { system, chart: 'spoons', value: {} }, 'noChart'],
    ['setting.editChart', { system, chart: 'multipleDamage', value: { double: 7 } }, 'chartValue'],
    ['setting.editChart', { system, chart: 'fumbles', value: '__proto__' }, 'chartValue'],
    ['setting.editChart', { system, chart: 'cover', value: [{ id: 'popUp' }] }, 'chartValue'],
    ['setting.resetChart', { system, chart: 'cover' }, 'chartUsual'],
  ] as const)('%s %o is refused: %s', async (name, input, key) => {
    const table = await sampleWorkspace()
    const opening = content(table.workspace.file)
    const reply = await table.call(name, input)
    expect(reply).toMatchObject({
      ok: false,
      error: { code: 'refused', message: { key: `refusal.${key}` } },
    })
    expect(content(table.workspace.file)).toEqual(opening)
  })
})

describe('CI-004: the charts of a campaign', () => {
  it('are edited whole and put back', async () => {
    const table = await sampleWorkspace()
    expect(await chart(table, 'multipleDamage')).toMatchObject({
      changed: false,
      value: { double: 7 },
    })
    await table.run('setting.editChart', { system, chart: 'multipleDamage', value: easier })
    expect(await chart(table, 'multipleDamage')).toMatchObject({
      changed: true,
      value: { double: 5 },
      published: { double: 7 },
    })
    const [fact] = await table.run('journal.recent', { limit: 1 })
    expect(fact?.fact).toMatchObject({ kind: 'chart.edited', secret: true })
    await table.run('setting.resetChart', { system, chart: 'multipleDamage' })
    expect(await chart(table, 'multipleDamage')).toMatchObject({ changed: false })
  })
})

describe('a fight', () => {
  it('CI-004: begins with the rulings of its campaign and keeps them', async () => {
    const table = await sampleWorkspace()
    await table.run('setting.set', { system, key: 'reserveTurns', value: 600 })
    await table.run('setting.editChart', { system, chart: 'multipleDamage', value: easier })
    const { act } = fighting(table, encounterId)
    await act({ type: 'fight.begin' })
    await table.run('setting.reset', { system })
    await table.run('setting.resetChart', { system, chart: 'multipleDamage' })
    const running = await context(table)
    expect(running.settings.reserveTurns).toBe(600)
    expect(running.charts.multipleDamage?.double).toBe(5)
    // three steps back the fight has not begun, and so reads what the campaign has now
    for (let step = 0; step < 3; step++) await table.run('history.undo', {})
    expect((await context(table)).settings.reserveTurns).toBe(600)
    await table.run('setting.reset', { system })
    expect((await context(table)).settings.reserveTurns).toBe(720)
  })

  it('CI-021: has its steps in the order the campaign reads', async () => {
    const table = await sampleWorkspace()
    await table.run('setting.set', { system, key: 'hthBeforeFullTurnSpells', value: false })
    const { act, look, reach } = fighting(table, encounterId)
    await act({ type: 'fight.begin' })
    expect((await look()).steps.map(({ id }) => id).slice(12, 14)).toEqual([
      'endOfTurnSpells',
      'handToHandFighting',
    ])
    expect((await reach(13)).stepId).toBe('endOfTurnSpells')
  })

  it('of the version before goes on and is kept as of this one', async () => {
    const table = await sampleWorkspace()
    const { act, reach, look } = fighting(table, encounterId)
    await act({ type: 'fight.begin' })
    await reach(3)
    age(table, 3)
    expect(await look()).toMatchObject({ turn: 1, step: 3, wear: [] })
    await act({ type: 'step.close' })
    expect((await look()).step).toBe(4)
    expect(stored(table)).toMatchObject({ machine_version: 4 })
    expect(JSON.parse(String(stored(table)?.machine_context))).toMatchObject({ wear: [] })
  })

  it.each([2, 5])('of version %i is refused and stays as it is', async (version) => {
    const table = await sampleWorkspace()
    await fighting(table, encounterId).act({ type: 'fight.begin' })
    age(table, version)
    const reply = await table.call('encounter.act', { encounterId, event: { type: 'step.close' } })
    expect(reply).toMatchObject({ ok: false, error: { message: { key: 'refusal.otherMachine' } } })
    expect(stored(table)).toMatchObject({ machine_version: version })
  })

  it('reads what an older file lacks as its default, and what it cannot read as not set', async () => {
    const table = await sampleWorkspace()
    write(table, `INSERT INTO setting VALUES ('${system}', 'wakeRule', '"never"')`)
    write(table, `INSERT INTO setting VALUES ('${system}', 'gone', 'true')`)
    write(table, `INSERT INTO edited_chart VALUES ('${system}', 'cover', '[1]')`)
    expect(await decision(table, 'wakeRule')).toMatchObject({ value: 'table', changed: false })
    expect(await chart(table, 'cover')).toMatchObject({ changed: false })
    expect((await context(table)).charts).toEqual({})
  })
})
