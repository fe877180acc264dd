import { describe, expect, it } from 'vitest'
import { ruleSystems } from '../../../src/rules'
import { words } from '../../../src/campaign/words'
import { eventsOf } from '../../support/reports/report-events'
import type { ReportTable } from '../../support/reports/report-evening'
import { sampleWorkspace } from '../../support/workspace'

/** What stands in the reports of an evening, for everybody; the letter and “last time” as well. */
async function told({ run }: Pick<ReportTable, 'run'>, sessionId: string) {
  const read = async (audience: 'gm' | 'players' | 'dispatch') =>
    eventsOf(await run('report.read', { subject: 'session', id: sessionId, audience })).map(
      ({ text }) => text,
    )
  const last = { subject: 'recap', id: sessionId, audience: 'players' } as const
  const { sessions } = await run('report.read', last)
  return {
    gm: await read('gm'),
    players: await read('players'),
    letter: await read('dispatch'),
    recap: sessions[0]?.recap ?? [],
  }
}

describe('a turn of the story', () => {
  it('DW-043 DW-045: who falls, by whom, and what Death was promised', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const sheets = { 'dungeon-world': { hp: 4, maxHp: 12 } }
    const { characterId } = await run('character.create', { name: 'Bredda', sheets })
    const rats = { 'dungeon-world': { hp: 3, maxHp: 3 } }
    const { npcId } = await run('npc.create', { name: 'Grave rats', sheets: rats })
    const actor = { type: 'character' as const, id: characterId }
    const target = { type: 'npc' as const, id: npcId }
    const base = { system: 'dungeon-world', typed: true, given: {}, actor }
    await run('move.confirm', {
      ...{ ...base, target, move: 'hackAndSlash', dice: [6, 5] },
      ...{ picks: ['clean'], answers: { damage: 6 } },
    })
    const hurt = { system: 'dungeon-world', act: 'hurt', input: { points: 9 } }
    await run('act.perform', { ...hurt, member: actor })
    await run('move.confirm', {
      ...{ ...base, move: 'lastBreath', dice: [4, 4] },
      answers: { bargain: 'accept', price: 'The name of her brother' },
    })
    const { gm, players, letter, recap } = await told({ run }, sessionId)
    for (const texts of [gm, players, letter, recap]) {
      expect(texts).toContain('Grave rats went down before Bredda.')
      expect(texts).toContain('Bredda went down.')
      expect(texts).toContain('Bredda came back from the brink of death.')
    }
    const bargain = "Is Death's offer taken? Take it, and be out of danger"
    expect(players.join(' ')).toContain(`${bargain}; What does it cost? The name of her brother`)
    const saga = { subject: 'saga', id: characterId, audience: 'players' } as const
    expect(eventsOf(await run('report.read', saga)).map(({ text }) => text)).toContain(
      'Grave rats went down before Bredda.',
    )
  })

  it('IF-109: an NPC who is out of it, to players where a character brought it about', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const harm = { system: 'iron-fist', typed: true, move: 'inflictHarm', dice: [6] }
    const given = { harm: 8, ap: 0 }
    const target = { type: 'npc', id: 'npc-client' } as const
    const actor = { type: 'character', id: 'character-maro' } as const
    await run('npc.setAlias', { npcId: 'npc-client', alias: 'the man in the mill' })
    await run('move.confirm', { ...harm, given, target, picks: ['panic', 'wound'] })
    await run('move.confirm', { ...harm, given, target, actor, picks: ['out'] })
    const { gm, players } = await told({ run }, sessionId)
    expect(gm).toEqual(
      expect.arrayContaining(['Orsel Wend panicked.', 'Maro put Orsel Wend out of the fight.']),
    )
    expect(players).toContain('Maro put the man in the mill out of the fight.')
    expect(players.join(' ')).not.toMatch(/panicked|Orsel|Wend/)
  })

  it('IS-123 IS-126: health and spirit at nothing', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const sheets = { ironsworn: { stats: { iron: 2, heart: 2 } } }
    const { characterId } = await run('character.create', { name: 'Asta', sheets })
    const actor = { type: 'character', id: characterId } as const
    const suffer = { system: 'ironsworn', typed: true, actor, dice: [1, 2, 9] }
    await run('move.confirm', { ...suffer, move: 'endureHarm', given: { harm: 5 } })
    await run('move.confirm', { ...suffer, move: 'endureStress', given: { stress: 5 } })
    const { gm, players, letter } = await told({ run }, sessionId)
    for (const texts of [gm, players, letter]) {
      expect(texts).toContain('Asta was at the end of their strength.')
      expect(texts).toContain('Asta had no hope left.')
    }
  })

  it('has words for each, by somebody and alone', () => {
    const keys = ruleSystems.flatMap(({ fields = {} }) =>
      Object.values(fields).flatMap(({ told: turns = {} }) => Object.values(turns)),
    )
    expect(keys.length).toBeGreaterThan(10)
    for (const key of keys) {
      expect(words.t(`${key}.alone`, { who: 'Asta' })).toMatch(/Asta .*\.$/)
      expect(words.t(`${key}.by`, { who: 'Asta', by: 'Brand' })).toMatch(
        /(Asta.*Brand|Brand.*Asta)/,
      )
    }
  })
})
