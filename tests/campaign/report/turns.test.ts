import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../support/reports/report-events'
import type { ReportTable } from '../../support/reports/report-evening'
import { sampleWorkspace } from '../../support/workspace'

/** What stands in all reports of an evening, “last time” as well; players saw everybody there, or whom they were shown. */
async function told({ run }: Pick<ReportTable, 'run'>, sessionId: string, seen = true) {
  await run('report.sayAllSeen', { subject: 'session', id: sessionId, seen })
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
    const base = { system: 'dungeon-world', typed: true, given: {}, actor }
    await run('move.confirm', {
      ...{ ...base, target: { type: 'npc', id: npcId }, move: 'hackAndSlash', dice: [6, 5] },
      ...{ picks: ['clean'], answers: { damage: 6 } },
    })
    const hurt = { system: 'dungeon-world', act: 'hurt', input: { points: 9 } }
    await run('act.perform', { ...hurt, member: actor })
    await run('move.confirm', {
      ...{ ...base, move: 'lastBreath', dice: [4, 4] },
      answers: { bargain: 'accept', price: 'The name of her brother' },
    })
    const { gm, players, letter, recap } = await told({ run }, sessionId)
    const back = 'Bredda came back from the brink of death.'
    const down = ['Grave rats went down before Bredda', 'Bredda went down']
    const all = expect.arrayContaining([...down.map((each) => `${each}.`), back])
    for (const texts of [players, letter, recap]) expect(texts).toEqual(all)
    const figures = ['(Hit points −3, now 0).', '(Hit points −4, now 0).']
    const inFull = down.map((each, at) => `${each} ${figures[at]}`)
    expect(gm).toEqual(expect.arrayContaining([...inFull, back]))
    const bargain = 'Death’s offer is taken, and they are out of danger'
    expect(players.join(' ')).toContain(`${bargain}; Its price: The name of her brother`)
    const saga = { subject: 'saga', id: characterId, audience: 'players' } as const
    expect(eventsOf(await run('report.read', saga)).map(({ text }) => text)).toContain(
      'Grave rats went down before Bredda.',
    )
  })

  it('DW-002 DW-053: each figure that was set by hand, and what was healed, to the game master', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const sheets = { 'dungeon-world': { hp: 4, maxHp: 12, xp: 1, load: 8 } }
    const { characterId } = await run('character.create', { name: 'Bredda', sheets })
    const member = { type: 'character' as const, id: characterId }
    const acted = (act: string, input: Record<string, number | Record<string, number>>) =>
      run('act.perform', { system: 'dungeon-world', act, member, input })
    await acted('setFigures', { xp: 6, load: 9, scores: { cha: 15 } })
    await acted('heal', { points: 5 })
    const { gm, players } = await told({ run }, sessionId)
    expect(gm).toEqual(
      expect.arrayContaining([
        ...['Bredda: XP +5, now 6.', 'Bredda: Load +1, now 9.'],
        ...['Bredda: CHA +5, now 15.', 'Bredda: Hit points +5, now 9.'],
      ]),
    )
    expect(players.join(' ')).not.toMatch(/Load|CHA/)
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

  it('IF-107 IF-109: harm by hand to an NPC on the table, to players as far as they see them', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const member = { type: 'npc', id: 'npc-client' } as const
    const mark = (harmSuffered: number, status: string) =>
      run('act.perform', {
        ...{ system: 'iron-fist', act: 'adjustNpc', member },
        input: { harmSuffered, status },
      })
    const players = async () => (await told({ run }, sessionId)).players
    await run('npc.setAlias', { npcId: 'npc-client', alias: 'the man in the mill' })

    // Nobody is there to see it: what becomes of an NPC elsewhere is the game master's to know.
    await mark(1, 'panicked')
    expect((await players()).join(' ')).not.toMatch(/mill|took|panicked/)

    await run('sceneBoard.place', { whom: [{ npcId: 'npc-client' }] })
    await mark(3, 'panicked')
    await mark(4, 'panicked')
    await mark(6, 'out')
    const all = await told({ run }, sessionId)
    for (const texts of [all.gm, all.players]) {
      expect(texts.filter((text) => text.endsWith(' took harm.'))).toHaveLength(1)
    }
    expect(all.players).toContain('The man in the mill took harm.')
    expect(all.players).toContain('The man in the mill was out of the fight.')
    expect(all.players.join(' ')).not.toMatch(/Orsel|Wend|Harm|[0-9]/)

    // What was marked by mistake and taken back did not happen.
    await mark(1, 'out')
    expect((await players()).join(' ')).not.toContain('took harm')

    // Where they did not see everybody only those are told of whom they were shown.
    const { npcId } = await run('npc.create', { name: 'Grave rats' })
    await run('sceneBoard.place', { whom: [{ npcId }] })
    await run('sceneBoard.show', { npcId, shown: true })
    await mark(6, 'dead')
    const shown = async () => (await told({ run }, sessionId, false)).players
    expect((await shown()).join(' ')).not.toMatch(/mill|died/)
    await run('sceneBoard.show', { npcId: 'npc-client', shown: true })
    expect(await shown()).toContain('The man in the mill took harm.')
    expect(await shown()).toContain('The man in the mill died.')
  })

  it('IF-107: established harm by a character, to players whether or not anybody is on the table', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const mark = (by: { type: 'character' | 'npc'; id: string }, normal: number) =>
      run('act.performAll', {
        title: 'harm',
        acts: [
          {
            ...{ system: 'iron-fist', act: 'markHarm', by },
            member: { type: 'npc', id: 'npc-client' },
            input: { hits: [{ normal, ap: 0 }] },
          },
        ],
        leadsTo: [],
      })
    await mark({ type: 'npc', id: 'npc-raider-1' }, 2)
    expect((await told({ run }, sessionId)).players).toEqual([])
    await mark({ type: 'character', id: 'character-maro' }, 2)
    await mark({ type: 'character', id: 'character-maro' }, 1)
    const { gm, players, letter, recap } = await told({ run }, sessionId)
    for (const texts of [gm, players, letter]) {
      expect(texts.filter((text) => text === 'Maro hurt Orsel Wend.')).toHaveLength(1)
    }
    expect(players).toHaveLength(1)
    expect(recap.join(' ')).not.toContain('hurt')
  })

  it('DW-021: damage by hand to monsters on the table, and how many of them fell', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const sheets = { 'dungeon-world': { hp: 3, maxHp: 3, count: 3 } }
    const { npcId } = await run('npc.create', { name: 'Grave rats', sheets })
    await run('sceneBoard.place', { whom: [{ npcId }] })
    const hurt = (points: number) =>
      run('act.perform', {
        ...{ system: 'dungeon-world', act: 'hurtNpc', member: { type: 'npc', id: npcId } },
        input: { points },
      })
    await hurt(1)
    expect((await told({ run }, sessionId)).players).toContain('Grave rats took damage.')
    await hurt(2)
    const { players } = await told({ run }, sessionId)
    expect(players.join(' ')).toContain('Grave rats suffered losses.')
    // The second that falls is as much of a turn as the first.
    await hurt(3)
    const losses = (await told({ run }, sessionId)).players
    expect(losses.filter((text) => text === 'Grave rats suffered losses.')).toHaveLength(2)
    await hurt(3)
    expect((await told({ run }, sessionId)).players).toContain('Grave rats went down.')
  })

  it('DW-002 DW-090: XP from a miss and a level gained, to both who read at the table', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const sheets = { 'dungeon-world': { hp: 8, maxHp: 8, level: 1, xp: 7, scores: { con: 12 } } }
    const { characterId } = await run('character.create', { name: 'Bredda', sheets })
    const member = { type: 'character', id: characterId } as const
    await run('move.confirm', {
      ...{ system: 'dungeon-world', typed: true, given: {}, actor: member },
      ...{ move: 'spoutLore', dice: [1, 1] },
    })
    await run('act.perform', {
      ...{ system: 'dungeon-world', act: 'levelUp', member },
      input: { downtime: 'same', raise: 'con', move: 'Bulwark', wizard: false, spell: '' },
    })
    const { gm, players, letter, recap } = await told({ run }, sessionId)
    const lines = ['Bredda learned from a miss: 1 XP.', 'Bredda spent XP and reached level 2.']
    for (const texts of [gm, players]) {
      expect(texts).toEqual(expect.arrayContaining(lines))
      expect(texts.indexOf(lines[1] ?? '')).toBeLessThan(
        texts.indexOf('Bredda: Hit points +1, now 9.'),
      )
    }
    expect([...letter, ...recap].join(' ')).not.toMatch(/XP/)
  })

  it('DW-007 DW-043: what a blow cost, a foe’s figures to the game master alone', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const { characterId } = await run('character.create', {
      name: 'Bredda',
      sheets: { 'dungeon-world': { hp: 12, maxHp: 12, armor: 1 } },
    })
    const { npcId } = await run('npc.create', {
      name: 'Grave rats',
      sheets: { 'dungeon-world': { hp: 5, maxHp: 5, count: 2, armor: 1 } },
    })
    const member = { type: 'character' as const, id: characterId }
    const target = { type: 'npc' as const, id: npcId }
    const strike = (damage: number) =>
      run('move.confirm', {
        ...{ system: 'dungeon-world', typed: true, given: {}, actor: member, target },
        ...{ move: 'hackAndSlash', dice: [6, 5], picks: ['clean'], answers: { damage } },
      })
    await strike(4)
    await run('act.perform', { system: 'dungeon-world', act: 'hurt', member, input: { points: 5 } })
    await strike(8)
    const { gm, players, letter, recap } = await told({ run }, sessionId)
    const [foes, own, losses] = [
      'Grave rats: Hit points −3, now 2.',
      'Bredda: Hit points −4, now 8.',
      'Grave rats suffered losses by the hand of Bredda.',
    ]
    expect(gm).toEqual(expect.arrayContaining([foes, own, losses, 'Grave rats: Fallen +1, now 1.']))
    expect(players).toEqual(expect.arrayContaining([own, losses]))
    for (const texts of [players, letter, recap]) {
      expect(texts.join(' ')).not.toMatch(/Grave rats: |now [12]\b/)
    }
    expect([...letter, ...recap].join(' ')).not.toContain('Hit points')
  })

  it('IS-057 CI-078: harm of Ironsworn, and what outlives a fight of Cold Iron, open as of any game', async () => {
    const { run } = await sampleWorkspace()
    const sheets = { ironsworn: { health: { value: 4 } }, 'cold-iron': { pt: 20 } }
    const { characterId } = await run('character.create', { name: 'Bredda', sheets })
    const { sessionId } = await run('session.start', {})
    const { npcId } = await run('npc.create', { name: 'Hrolf', sheets: { 'cold-iron': { pt: 9 } } })
    const actor = { type: 'character' as const, id: characterId }
    await run('move.confirm', {
      ...{ system: 'ironsworn', move: 'endureHarm', typed: true, actor, dice: [6, 2, 3] },
      ...{ given: { harm: 2 }, picks: ['momentum'] },
    })
    const wound = (who: { type: 'character' | 'npc'; id: string }, wounds: number) =>
      run('condition.set', { system: 'cold-iron', who, figures: { wounds, tempFatigue: 1 } })
    await wound(actor, 7)
    await wound(actor, 3)
    await wound({ type: 'npc', id: npcId }, 2)
    const { gm, players, letter, recap } = await told({ run }, sessionId)
    const open = [
      'Bredda: Health −2, now 2.',
      'Bredda: Wounds +7, now 7.',
      'Bredda: Wounds −4, now 3.',
    ]
    for (const texts of [gm, players]) {
      expect(texts.filter((text) => open.includes(text))).toEqual(open)
    }
    expect(gm).toContain('Hrolf: Wounds +2, now 2.')
    for (const texts of [players, letter, recap]) expect(texts.join(' ')).not.toContain('Hrolf')
    expect([...letter, ...recap].join(' ')).not.toMatch(/Wounds|Health/)
    // In a campaign of several games each figure says which of them it is of.
    const asked = { subject: 'session', id: sessionId, audience: 'gm' } as const
    const { harm } = await run('report.read', asked)
    expect(harm.find((each) => each.name === 'Bredda')?.figures.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Health (Ironsworn)', 'Wounds (Cold Iron)']),
    )
  })

  it('IS-111 IS-123 IS-179: harm that healed again, and what was lost of a stay', async () => {
    const { run } = await sampleWorkspace()
    const sheets = { ironsworn: { health: { value: 5 }, spirit: { value: 3 } } }
    const { characterId } = await run('character.create', { name: 'Bredda', sheets })
    const { sessionId } = await run('session.start', {})
    const actor = { type: 'character' as const, id: characterId }
    const make = { system: 'ironsworn', typed: true, actor }
    await run('move.confirm', {
      ...{ ...make, move: 'endureHarm', dice: [3, 2, 9], given: { harm: 2 } },
    })
    const healed = { field: 'health.value', by: 2 }
    const again = { system: 'ironsworn', act: 'adjust', member: actor, input: healed }
    await run('act.perform', again)
    await run('move.confirm', {
      ...{ ...make, move: 'sojournFocus', dice: [1, 9, 9], given: { consort: 1 } },
      answers: { which: 'consort' },
    })
    const { gm, players } = await told({ run }, sessionId)
    for (const texts of [gm, players]) {
      expect(texts).toEqual(
        expect.arrayContaining(['Bredda: Health −2, now 3.', 'Bredda: Spirit −1, now 2.']),
      )
      const story = texts.join(' ')
      expect(story).toMatch(/Focus on One Thing\..*[Aa] miss\..*Chosen: On what\? Consort\./)
    }
    for (const audience of ['gm', 'players'] as const) {
      const report = await run('report.read', { subject: 'session', id: sessionId, audience })
      const { figures } = report.harm.find(({ name }) => name === 'Bredda') ?? { figures: [] }
      expect(figures).toMatchObject([
        { label: 'Health (Ironsworn)', from: '5', to: '5', worst: '3' },
        { label: 'Spirit (Ironsworn)', from: '3', to: '2', worst: '' },
      ])
      const chart = report.charts.find(({ title }) => title === 'Health (Ironsworn)')
      expect(chart?.series).toEqual([{ name: 'Bredda', values: [5, 3, 5] }])
    }
  })

  it('IS-148: harm by hand to a foe whom players know by name alone, without a figure', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const wolf = { from: 'new', name: 'Grey wolf', rank: 'dangerous' } as const
    const { trackIds } = await run('foe.field', { system: 'ironsworn', foe: wolf })
    const trackId = trackIds[0] ?? ''
    const step = () => run('track.advance', { trackId, marks: 1 })
    const players = async () => (await told({ run }, sessionId)).players.join(' ')
    await step()
    expect(await players()).not.toContain('wolf')
    await run('track.edit', { trackId, visibility: 'known' })
    await step()
    await step()
    expect((await players()).match(/Grey wolf took harm\./g)).toHaveLength(1)
    expect(await players()).not.toMatch(/boxes|ticks|[0-9]/)
    await run('foe.leave', { trackId, how: 'out' })
    expect(await players()).toContain('Grey wolf')
    expect((await players()).match(/Grey wolf/g)).toHaveLength(2)
  })

  it('IS-148: that a secret foe is out of the fight is marked as a secret of the game master', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const events = async () => {
      const asked = { subject: 'session', id: sessionId, audience: 'gm' } as const
      const { timeline } = await run('report.read', asked)
      return timeline.flatMap(({ scenes }) => scenes.flatMap((scene) => scene.events))
    }
    const raider = { from: 'new', name: 'Horn raider', rank: 'dangerous' } as const
    const beaten = async (isShown: boolean) => {
      const { trackIds } = await run('foe.field', { system: 'ironsworn', foe: raider })
      const trackId = trackIds[0] ?? ''
      if (isShown) await run('track.edit', { trackId, visibility: 'open' })
      await run('foe.leave', { trackId, how: 'out' })
      const told = (await events()).filter(({ kind }) => kind === 'foe.is.done')
      expect(told.at(-1)?.text).toMatch(/^Horn raider.* is out of the fight\.$/)
      return told.at(-1)?.isSecret
    }
    expect(await beaten(false)).toBe(true)
    expect(await beaten(true)).toBe(false)
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
    const spent = ['Asta was at the end of their strength.', 'Asta had no hope left.']
    for (const texts of [players, letter]) expect(texts).toEqual(expect.arrayContaining(spent))
    expect(gm).toContain('Asta was at the end of their strength (Health −5, now 0).')
    expect(gm).toContain('Asta had no hope left (Spirit −5, now 0).')
  })
})
