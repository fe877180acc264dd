import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { sampleWorkspace } from '../../support/workspace'
import { fighting } from '../../support/fight/fight'
import { missionId } from '../../support/mission'
import { bridgeFight } from '../../support/fight/short-fight'
import { eventsOf } from '../../support/reports/report-events'

async function lastFact({ run }: Awaited<ReturnType<typeof sampleWorkspace>>) {
  return (await run('journal.recent', { limit: 1 }))[0]?.fact
}

describe('a note in one line', () => {
  it('is for the game master alone, unless it is said to be for players', async () => {
    const table = await sampleWorkspace()
    await table.run('note.jot', { text: '  The bell is cracked ' })
    expect(await lastFact(table)).toEqual({
      ...{ kind: 'note.written', secret: true, about: [] },
      with: { text: 'The bell is cracked' },
    })
    await table.run('note.jot', { text: 'Wend owes them', forPlayers: true })
    expect(await lastFact(table)).toMatchObject({ secret: false })
    const ask = (audience: 'gm' | 'players') =>
      table.run('report.read', { subject: 'mission', id: missionId, audience })
    const texts = (report: Awaited<ReturnType<typeof ask>>) =>
      eventsOf(report).map(({ text }) => text)
    expect(texts(await ask('gm'))).toEqual(['The bell is cracked.', 'Wend owes them.'])
    expect(texts(await ask('players'))).toEqual(['Wend owes them.'])
  })

  it('is about whom its brackets mean, and tells of them by name', async () => {
    const table = await sampleWorkspace()
    await table.run('note.jot', { text: 'Paid [[brannoch]] and [[Nobody]]' })
    expect(await lastFact(table)).toMatchObject({
      about: [{ type: 'character', name: 'Brannoch' }],
      with: { text: 'Paid Brannoch and [[Nobody]]' },
    })
  })

  it('belongs to the fight on the screen, at its turn and step', async () => {
    const table = await sampleWorkspace()
    const { act } = fighting(table, bridgeFight)
    await table.run('note.jot', { text: 'Before it begins', encounterId: bridgeFight })
    expect((await lastFact(table))?.with).toEqual({ text: 'Before it begins' })
    await act({ type: 'fight.begin' })
    await act({ type: 'step.close' })
    await table.run('note.jot', { text: 'Nettle looks up', encounterId: bridgeFight })
    expect(await lastFact(table)).toMatchObject({
      about: [{ type: 'encounter', id: bridgeFight, name: 'Ambush at the toll bridge' }],
      with: { turn: 1, step: 2, text: 'Nettle looks up' },
    })
    const [batch] = (await table.run('history.list', {})).batches
    expect(batch).toMatchObject({
      label: { key: 'history.jot', with: { text: 'Nettle looks up' } },
      moment: { turn: 1, step: 2, fight: 'Ambush at the toll bridge' },
    })
  })

  it('is about whom it names, each once, by the names of the day', async () => {
    const table = await sampleWorkspace()
    const { run, call } = table
    const maro = { type: 'character' as const, id: 'character-maro' }
    const client = { type: 'npc' as const, id: 'npc-client' }
    await run('note.jot', { text: 'Maro owes Orsel Wend', about: [maro, client, maro] })
    expect((await lastFact(table))?.about).toEqual([
      { ...maro, name: 'Maro' },
      { ...client, name: 'Orsel Wend' },
    ])
    await run('note.jot', { text: 'Maro looks up', about: [maro], encounterId: bridgeFight })
    expect((await lastFact(table))?.about.map(({ type }) => type)).toEqual([
      'encounter',
      'character',
    ])
    const gone = { type: 'place' as const, id: 'place-nowhere' }
    expect(await call('note.jot', { text: 'x', about: [gone] })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.gone' } },
    })
  })

  it('finds whom the first letters may mean, names that begin so first', async () => {
    const { run } = await sampleWorkspace()
    const find = async (text: string) =>
      (await run('note.candidates', { text, limit: 6 })).map(({ name }) => name)
    expect((await find('mar'))[0]).toBe('Maro')
    expect(await find('wend')).toContain('Orsel Wend')
    expect(await find('toll')).toContain('Bring back the toll')
    expect(await find('%')).toEqual([])
    expect(await find('')).toHaveLength(6)
  })

  it('stands in the history in short, and is told in full', async () => {
    const table = await sampleWorkspace()
    const text = 'x'.repeat(500)
    await table.run('note.jot', { text })
    const [batch] = (await table.run('history.list', {})).batches
    expect(batch?.label.with?.text).toBe(`${'x'.repeat(60)}…`)
    const fact = await lastFact(table)
    expect(fact && words.tell(fact)).toBe(`Note: ${text}`)
  })

  it('is taken as it is, whatever signs it holds', async () => {
    const table = await sampleWorkspace()
    const text = '@home {who} | <b>@:fact.fight.begun</b>'
    await table.run('note.jot', { text })
    const fact = await lastFact(table)
    expect(fact && words.tell(fact)).toBe(`Note: ${text}`)
  })

  it('is gone when it is undone', async () => {
    const table = await sampleWorkspace()
    await table.run('note.jot', { text: 'No' })
    await table.run('history.undo', {})
    expect(await table.run('journal.recent', { limit: 5 })).toEqual([])
  })

  it.each([{ text: '   ' }, { text: 'x'.repeat(501) }, { text: 'x', encounterId: 'gone' }])(
    'refuses %j',
    async (input) => {
      const { call } = await sampleWorkspace()
      expect(await call('note.jot', input)).toMatchObject({ ok: false })
    },
  )
})
