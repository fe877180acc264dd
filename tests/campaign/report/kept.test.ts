import { expect, it } from 'vitest'
import type { Fact } from '../../../src/shared/fact'
import { eventsOf } from '../../support/reports/report-events'
import { record, reportEvening, sessionId } from '../../support/reports/report-evening'
import { sampleWorkspace } from '../../support/workspace'

const maro = { type: 'character' as const, id: 'character-maro', name: 'Maro' }

/** That something joined a field of Maro's sheet; taken off it again where it was on it. */
const changed = (field: string, what: string, isLost = false): Fact => ({
  kind: 'sheet.changed',
  secret: false,
  about: [maro],
  ...(isLost ? { from: what, to: '' } : { from: '', to: what }),
  with: { field: `@${field}`, was: isLost ? what : '–', is: isLost ? '–' : what },
})

const kept = [
  changed('dungeonWorld.field.advancedMoves', 'Prodigy'),
  changed('dungeonWorld.field.spells', 'Fireball'),
  changed('dungeonWorld.field.defendWard', 'Ysolt'),
  changed('dungeonWorld.field.debilities', '@dungeonWorld.debility.str'),
  changed('dungeonWorld.field.debilities', '@dungeonWorld.debility.dex', true),
  changed('ironsworn.field.bonds', 'Elder Thora'),
  changed('ironsworn.field.ability', 'Hound, Ferocious'),
  changed('ironsworn.field.debilities', '@ironsworn.debility.cursed'),
  changed('ironsworn.field.cursedBy', 'Bring Death the tower bell'),
  changed('ironFist.field.conditions', '@ironFist.condition.tainted'),
]

async function told(audience: 'players' | 'dispatch', facts: readonly Fact[]) {
  const table = await reportEvening()
  const before = await table.run('report.read', { subject: 'session', id: sessionId, audience })
  const textsOf = ({ timeline }: typeof before) =>
    timeline.flatMap(({ scenes }) => scenes.flatMap(({ events }) => events.map(({ text }) => text)))
  record(table, facts)
  const after = await table.run('report.read', { subject: 'session', id: sessionId, audience })
  const had = new Set(textsOf(before))
  return {
    texts: textsOf(after).filter((text) => !had.has(text)),
    harm: after.harm.find(({ name }) => name === 'Maro'),
  }
}

it('says what joined a sheet or left it in the words of its game', async () => {
  const { texts, harm } = await told('players', kept)
  expect(texts).toEqual([
    'Maro learned a new move: Prodigy.',
    'Maro learned a new spell: Fireball.',
    'Maro stood guard over Ysolt.',
    'Maro is now Weak.',
    'Maro is no longer Shaky.',
    'Maro has a bond with Elder Thora.',
    'Maro has a new ability: Hound, Ferocious.',
    'Maro is now Cursed.',
    'Maro stays cursed until this vow is fulfilled: Bring Death the tower bell.',
    'Maro bears a condition: Tainted.',
  ])
  expect(harm?.gained).toContain('Spells (Dungeon World): Fireball')
})

it('tells as marks in a letter what hurts alone, and nothing that somebody learned or won', async () => {
  const { harm } = await told('dispatch', kept)
  expect(harm?.gained).toEqual(expect.arrayContaining(['Weak', 'Cursed', 'Tainted']))
  expect(harm?.gained.join(' ')).not.toMatch(/Prodigy|Fireball|Ysolt|Thora|bell/)
  expect(harm?.lost).toEqual(['Shaky'])
})

it('tells what somebody was healed as it tells what a blow cost them, to no letter', async () => {
  const figure = (from: number, to: number): Fact => ({
    ...{ kind: 'sheet.changed', secret: false, about: [maro], from, to },
    with: { field: '@dungeonWorld.field.hp', was: from, is: to },
  })
  const supply: Fact = {
    ...{ kind: 'party.changed', secret: false, about: [], from: 5, to: 4 },
    with: { field: '@ironsworn.field.supply', was: 5, is: 4 },
  }
  const facts = [figure(9, 6), figure(6, 18), supply]
  expect((await told('players', facts)).texts).toEqual([
    'Maro: Hit points −3, now 6.',
    'Maro: Hit points +12, now 18.',
    'The company: Supply −1, now 4.',
  ])
  expect((await told('dispatch', facts)).texts).toEqual([])
})

it('DW-090: a figure that moved is told as where from and where to', async () => {
  const table = await reportEvening()
  const fact: Fact = {
    ...{ kind: 'sheet.changed', secret: false, about: [maro], from: 1, to: 2 },
    with: { field: '@dungeonWorld.field.level', was: 1, is: 2 },
  }
  record(table, [fact])
  const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
  const { nodes } = await table.run('report.preview', wanted)
  expect(JSON.stringify(nodes)).toContain('Level (Dungeon World): from 1 to 2')
})

it('a move of the game master without a note ends with one full stop', async () => {
  const table = await reportEvening()
  const cause = { key: 'ironFist.lie.title' }
  const fact: Fact = { kind: 'gmMove.made', secret: true, about: [maro], cause, with: { note: '' } }
  record(table, [fact])
  const wanted = { subject: 'session', id: sessionId, audience: 'gm' } as const
  const text = JSON.stringify(await table.run('report.read', wanted))
  expect(text).toMatch(/The GM made a move: [\w ]+, Maro\."/)
})

it('IS-084: says whose health it was that fell, and that rose', async () => {
  const { run } = await sampleWorkspace()
  const sheets = { ironsworn: { assets: { Hound: { health: { value: 4, max: 4 } } } } }
  const { characterId } = await run('character.create', { name: 'Asta', sheets })
  const { sessionId: id } = await run('session.start', {})
  const member = { type: 'character', id: characterId } as const
  for (const by of [-2, 1, -3]) {
    const input = { name: 'Hound', by }
    await run('act.perform', { system: 'ironsworn', act: 'companion', member, input })
  }
  const read = (audience: 'gm' | 'players') =>
    run('report.read', { subject: 'session', id, audience })
  const gm = await read('gm')
  const texts = eventsOf(gm).map(({ text }) => text)
  expect(texts).toContain('Asta: Health of Hound −2, now 2.')
  expect(texts).toContain('Asta: Health of Hound +1, now 3.')
  expect(texts.join(' ')).toContain('(Health of Hound −3, now 0)')
  expect(gm.charts.map(({ title }) => title)).toContain('Health of Hound (Ironsworn)')
  const players = await read('players')
  const { figures } = players.harm.find(({ name }) => name === 'Asta') ?? {}
  expect(figures?.map(({ label }) => label)).toEqual(['Health of Hound (Ironsworn)'])
})

it('IS-080: says which ability of which asset was marked, under those who came out with it as well', async () => {
  const { run } = await sampleWorkspace()
  const sheets = { ironsworn: { assets: { Hound: {} } } }
  const { characterId } = await run('character.create', { name: 'Asta', sheets })
  const { sessionId: id } = await run('session.start', {})
  const member = { type: 'character', id: characterId } as const
  const input = { name: 'Hound', ability: 1, called: 'Ferocious', isFree: true }
  await run('act.perform', { system: 'ironsworn', act: 'upgradeAsset', member, input })
  const report = await run('report.read', { subject: 'session', id, audience: 'players' })
  const texts = eventsOf(report).map(({ text }) => text)
  expect(texts).toContain('Asta has a new ability: Hound, Ferocious.')
  const { gained } = report.harm.find(({ name }) => name === 'Asta') ?? {}
  expect(gained?.join()).toMatch(/^Ability of an asset.*: Hound, Ferocious$/)
})

it.each(['gm', 'players'] as const)(
  'DW-065: tells a debility that was set by hand as it tells that it went (%s)',
  async (audience) => {
    const { run } = await sampleWorkspace()
    const sheets = { 'dungeon-world': { hp: 10, maxHp: 10 } }
    const { characterId } = await run('character.create', { name: 'Wren', sheets })
    const { sessionId: id } = await run('session.start', {})
    const member = { type: 'character', id: characterId } as const
    const texts = async () => {
      const { timeline } = await run('report.read', { subject: 'session', id, audience })
      return timeline.flatMap(({ scenes }) =>
        scenes.flatMap(({ events }) => events.map(({ text }) => text)),
      )
    }
    const act = { system: 'dungeon-world', act: 'debility', member, input: { stat: 'con' } }
    await run('act.perform', act)
    expect(await texts()).toContain('Wren is now Sick.')
    await run('act.perform', act)
    expect(await texts()).toContain('Wren is no longer Sick.')
    const writing = { member, system: 'dungeon-world' }
    const sheet = { hp: 10, maxHp: 10 }
    await run('sheet.write', { ...writing, sheet: { ...sheet, debilities: ['str'] } })
    expect((await texts()).at(-1)).toBe('Wren is now Weak.')
    await run('sheet.write', { ...writing, sheet })
    expect((await texts()).at(-1)).toBe('Wren is no longer Weak.')
  },
)

it('DW-050: what is left behind is what somebody is rid of, under its own name', async () => {
  const { harm, texts } = await told('players', [
    changed('dungeonWorld.field.leftBehind', 'Chainmail'),
  ])
  expect(texts).toEqual(['Maro left behind: Chainmail.'])
  expect(harm?.lost).toEqual(['Chainmail'])
})

it('IS-127: how somebody came out of it says that they are lost, though no figure fell', async () => {
  const { run } = await sampleWorkspace()
  const { sessionId: id } = await run('session.start', {})
  const { characterId } = await run('character.create', {
    name: 'Sefa',
    sheets: { ironsworn: { spirit: { value: 0 } } },
  })
  await run('move.confirm', {
    ...{ system: 'ironsworn', move: 'faceDesolation', typed: true, given: {} },
    ...{ actor: { type: 'character', id: characterId }, dice: [1, 9, 8] },
  })
  const status = { label: 'How they are (Ironsworn)', from: 'Active', to: 'Lost', isBack: false }
  const read = { subject: 'session', id } as const
  for (const audience of ['players', 'gm'] as const) {
    const { harm } = await run('report.read', { ...read, audience })
    const sefa = harm.find(({ name }) => name === 'Sefa')
    expect(sefa?.figures, audience).toContainEqual(expect.objectContaining(status))
  }
  const letter = await run('report.read', { ...read, audience: 'dispatch' })
  expect(letter.harm.some(({ name }) => name === 'Sefa')).toBe(false)
})
