import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../support/reports/report-events'
import { words } from '../../../src/campaign/words'
import { sampleWorkspace } from '../../support/workspace'

describe('an evening of Dungeon World', () => {
  it('says a loss with its figure once, and what was earned and spent of XP', async () => {
    const { run } = await sampleWorkspace()
    const sheets = { 'dungeon-world': { hp: 9, maxHp: 12, xp: 8, level: 1 } }
    const { characterId } = await run('character.create', { name: 'Bredda', sheets })
    const ghouls = { 'dungeon-world': { hp: 7, maxHp: 7 } }
    const { npcId } = await run('npc.create', { name: 'Ghouls', sheets: ghouls })
    const { sessionId } = await run('session.start', {})
    const perform = (
      act: string,
      type: 'npc' | 'character',
      id: string,
      input: Record<string, string | number>,
    ) => run('act.perform', { system: 'dungeon-world', act, member: { type, id }, input })
    await perform('hurtNpc', 'npc', npcId, { points: 5 })
    await perform('hurt', 'character', characterId, { points: 4 })
    await perform('heal', 'character', characterId, { points: 4 })
    await perform('levelUp', 'character', characterId, { raise: 'str', move: 'Cleave' })
    await perform('setFigures', 'character', characterId, { xp: 1 })
    const wanted = { subject: 'session', id: sessionId, audience: 'gm' } as const
    const report = await run('report.read', wanted)
    const told = eventsOf(report).filter(({ text }) => text.includes('Hit points −5, now 2'))
    expect(told).toHaveLength(1)
    const figures = report.harm.find(({ name }) => name === 'Bredda')?.figures ?? []
    const of = (name: string) => figures.find(({ label }) => label.startsWith(name))
    expect(of('Hit points')).toMatchObject({ to: '9', isBack: true, worst: '5' })
    expect(of('XP')).toMatchObject({ from: '8', to: '1', moved: '1 gained, 8 spent' })
    expect(of('Levels in this downtime')).toBeUndefined()
  })

  it('says each time that somebody went down, and once (DW-043)', async () => {
    const { run } = await sampleWorkspace()
    const sheets = { 'dungeon-world': { hp: 3, maxHp: 12 } }
    const { characterId } = await run('character.create', { name: 'Bredda', sheets })
    const { sessionId } = await run('session.start', {})
    const member = { type: 'character', id: characterId } as const
    const perform = (act: string, input: Record<string, string | number>) =>
      run('act.perform', { system: 'dungeon-world', act, member, input })
    const downs = async () => {
      const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
      const told = eventsOf(await run('report.read', wanted))
      return told.filter(({ text }) => text.includes('Bredda went down.')).length
    }
    await perform('hurt', { points: 4 })
    expect(await downs()).toBe(1)
    const breath = { system: 'dungeon-world', move: 'lastBreath', actor: member, given: {} }
    await run('move.confirm', { ...breath, dice: [6, 5], typed: true, picks: [] })
    await perform('hurt', { points: 4 })
    expect(await downs()).toBe(2)
  })

  it('says of what is left behind that it is, and not that somebody gained it (DW-050)', async () => {
    const { run } = await sampleWorkspace()
    const inventory = [{ name: 'Staff', weight: 1 }]
    const sheets = { 'dungeon-world': { inventory } }
    const { characterId } = await run('character.create', { name: 'Bredda', sheets })
    const { sessionId } = await run('session.start', {})
    await run('act.perform', {
      ...{ system: 'dungeon-world', act: 'leaveItem' },
      ...{ member: { type: 'character', id: characterId }, input: { name: 'Staff' } },
    })
    const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
    const report = await run('report.read', wanted)
    expect(eventsOf(report).map(({ text }) => text)).toContain('Bredda left behind: Staff.')
    expect(report.harm.find(({ name }) => name === 'Bredda')).toMatchObject({
      ...{ gained: [], lost: ['Staff'] },
    })
    await run('act.perform', {
      ...{ system: 'dungeon-world', act: 'takeItem' },
      ...{ member: { type: 'character', id: characterId }, input: { name: 'Staff', weight: 1 } },
    })
    const facts = (await run('journal.recent', { limit: 10 })).map(({ fact }) => words.tell(fact))
    expect(facts).toContain('Bredda is without Staff from now on (Left behind).')
    expect(facts).toContain('Bredda has Staff again.')
  })
})
