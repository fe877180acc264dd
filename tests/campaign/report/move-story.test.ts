import { describe, expect, it } from 'vitest'
import {
  isToldMove,
  moveDeed,
  moveStory,
} from '../../../src/campaign/report/model/timeline/move-story'
import type { Entry } from '../../../src/campaign/report/material/entries'
import { words } from '../../../src/campaign/words'
import type { Fact } from '../../../src/shared/fact'
import type { MemberRef } from '../../../src/campaign/move/input'
import { eventsOf } from '../../support/reports/report-events'
import { sampleWorkspace } from '../../support/workspace'

const move = (id: number, band: string, more: Partial<Fact> = {}) =>
  ({
    ...{ id, at: '2026-01-01T20:00:00.000Z' },
    fact: {
      ...{ kind: 'move.made', secret: false, with: { total: 11, band } },
      about: [{ type: 'character', id: 'character-maro', name: 'Maro' }],
      cause: { key: 'ironFist.manipulate.title' },
      dice: { faces: [5, 6], typed: true },
      ...more,
    },
  }) as Entry
const ids = Array.from({ length: 40 }, (_, index) => index + 1)

describe('a move in a sentence', () => {
  it('says who made which and how it went, and no figure of it', () => {
    const courses = {
      '10+': /: it went well\.$/,
      '7-9': /: it half worked\.$/,
      '6-': /: it went badly\.$/,
      strong: /: a strong hit\.$/,
      weak: /: a weak hit\.$/,
      miss: /: a miss\.$/,
    }
    for (const [band, course] of Object.entries(courses)) {
      for (const id of ids) {
        const text = moveStory(words, move(id, band))
        expect(text).toMatch(/^Maro, Manipulate: /)
        expect(text).toMatch(course)
        expect(text).not.toMatch(/\d|report\./)
      }
    }
  })

  it('puts no other mark behind a question, and says as one what it was for', () => {
    const asked = ['What is about to happen?', 'Who is in control?']
    const chosen = asked.map((said) => ({ key: 'runner.said', with: { words: said } }))
    const text = moveStory(words, move(1, '10+', { chosen }))
    expect(text).toContain('What is about to happen? Who is in control?')
    expect(text).not.toMatch(/\?[;.]/)
    const why = 'what lies behind the door?'
    const cause = { key: 'nobodys.title' }
    const deed = moveDeed(words, move(1, '10+', { cause, with: { total: 11, band: '10+', why } }))
    expect(deed).toContain('to learn what lies behind the door')
  })

  it('reads the same of the same outcome, so that nobody looks for a difference', () => {
    expect(new Set(ids.map((id) => moveStory(words, move(id, 'strong')))).size).toBe(1)
  })

  it('says what was chosen, and that the dice fell alike', () => {
    const chosen = [{ key: 'ironFist.manipulate.option.two' }]
    const swapped = { key: 'ironsworn.burn.told', with: { from: 'Miss', to: 'Weak hit' } }
    expect(moveStory(words, move(1, 'weak', { swapped }))).toContain('Momentum was burned')
    const told = moveStory(words, move(1, 'miss', { chosen, with: { band: 'miss', match: 1 } }))
    // In the order in which it came: who, the roll, how it went, what is chosen for it.
    expect(told).toMatch(/^Maro, Manipulate\. The dice fell alike\. A miss\. Chosen: 2 holds/)
  })

  it('says the swap and the help that its dice do not show', () => {
    const swapped = { key: 'ironFist.advantageDie.taken', with: { value: 2, face: 1 } }
    const helped = { key: 'move.helped', with: { names: 'Tamsin', was: '7-9', now: '10+' } }
    const text = moveStory(words, move(1, '10+', { swapped, helped }))
    expect(text).toContain('The 2 of the Advantage Die was taken for the 1.')
    expect(text).toContain('Help of Tamsin: 10+ instead of 7-9.')
  })

  it('says whom and what it was about to everybody, and what the game master picked to them alone', () => {
    const [who, whom] = [
      { type: 'character', id: 'character-maro', name: 'Maro' },
      { type: 'npc', id: 'npc-vane', name: 'Corl Vane' },
    ] as const
    const chosenByGm = [{ key: 'ironFist.sufferHarm.pick.serious' }]
    const made = move(1, '6-', { about: [who, whom], chosenByGm })
    const forGm = moveStory(words, made, { isForGm: true })
    expect(forGm).toMatch(/^Maro, Manipulate \(Corl Vane\)\. Dice: .*The GM chose: .*\.$/)
    expect(moveStory(words, made)).toMatch(/^Maro, Manipulate \(Corl Vane\): /)
    expect(moveStory(words, made)).not.toContain('GM')
    const onTrack = (track: string) =>
      moveStory(words, move(1, '6-', { about: [who, whom], with: { band: '6-', track } }))
    expect(onTrack('Find the bell')).toContain('(Corl Vane, “Find the bell”)')
    expect(onTrack('Corl Vane')).toContain('(Corl Vane)')
  })

  it('says to the game master alone what was added to the dice, and the total', () => {
    const terms = [
      { label: { key: 'runner.term.dice', with: { faces: '5' } }, value: 5, rule: 'IS-011' },
      { label: { key: 'ironsworn.stat.edge' }, value: 3, rule: 'IS-056' },
      { label: { key: 'ironsworn.faceDanger.given.adds' }, value: 0, rule: 'IS-102' },
    ]
    const dice = { faces: [5, 3, 7], typed: true }
    const made = move(1, 'strong', { dice, terms, with: { total: 8, band: 'strong' } })
    expect(moveStory(words, made, { isForGm: true })).toContain(
      'Dice: 5, 3, 7. Total: 8 (Dice 5, Edge +3).',
    )
    expect(moveStory(words, made)).not.toMatch(/\d/)
    const alone = move(1, '6-', { terms: terms.slice(0, 1), with: { total: 5, band: '6-' } })
    expect(moveStory(words, alone, { isForGm: true })).toContain('Dice: 5, 6. Total: 5.')
  })

  it('IS-141: says what a table told, to everybody', () => {
    const told = [{ key: 'ironsworn.priceRow.4' }]
    const made = move(1, 'told', { cause: { key: 'ironsworn.rollPrice.title' }, told })
    expect(isToldMove(made)).toBe(true)
    expect(moveStory(words, made)).toContain(words.t('ironsworn.priceRow.4'))
  })

  it('is not told where it went no way and nothing was chosen', () => {
    expect(isToldMove(move(1, 'told'))).toBe(false)
    expect(isToldMove(move(1, 'told', { chosen: [{ key: 'a' }] }))).toBe(true)
    expect(isToldMove(move(1, '6-'))).toBe(true)
  })

  it('IS-120 IS-128: a deed of its game is told, though nothing was rolled or chosen', () => {
    const turned = move(1, 'told', { cause: { key: 'ironsworn.turnTheTide.title' } })
    expect(isToldMove(turned)).toBe(true)
    expect(moveStory(words, turned)).toBe('Maro: Turn the Tide.')
    expect(moveDeed(words, turned)).toBe('Maro risked everything to turn the tide')
    const lack = move(1, 'told', { cause: { key: 'ironsworn.outOfSupply.title' } })
    expect(moveDeed(words, lack)).toBe('Maro had nothing left to live on')
  })

  it('IF-109 IF-115 the game master reads of each move all that came of it', async () => {
    const { run } = await sampleWorkspace()
    const { missionId } = await run('mission.create', { name: 'The bridge' })
    const base = { system: 'iron-fist', typed: true, missionId }
    const actor = { type: 'character', id: 'character-maro' } as const
    const target = { type: 'npc', id: 'npc-client' } as const
    const help = [{ helper: { type: 'character' as const, id: 'character-tamsin' } }]
    await run('move.confirm', {
      ...{ ...base, actor, target, help, move: 'manipulate', dice: [1, 1] },
    })
    const [hold] = await run('hold.list', {})
    await run('hold.spend', { holdId: hold?.id ?? '', option: 'b', missionId })
    await run('move.confirm', {
      ...{ ...base, actor, target, move: 'inflictHarm', dice: [6], picks: ['out'] },
      given: { harm: 8, ap: 0 },
    })
    await run('report.sayAllSeen', { subject: 'mission', id: missionId, seen: true })
    const read = async (audience: 'gm' | 'players') => {
      const report = await run('report.read', { subject: 'mission', id: missionId, audience })
      return report.timeline
        .flatMap(({ scenes }) => scenes.flatMap(({ events }) => events.map(({ text }) => text)))
        .join('\n')
    }
    const forGm = await read('gm')
    expect(forGm).toContain('Maro, Manipulate (Orsel Wend). Dice: ')
    expect(forGm).toContain('Help of Tamsin: 7-9 instead of 6-.')
    expect(forGm).toContain('Maro spent a hold on Orsel Wend')
    expect(forGm).toContain('Maro put Orsel Wend out of the fight.')
    const forPlayers = await read('players')
    expect(forPlayers).toContain('Maro, Manipulate (Orsel Wend). Help of Tamsin')
    expect(forPlayers).not.toMatch(/hold on|Status/)
    await run('npc.setAlias', { npcId: 'npc-client', alias: 'the man in the mill' })
    const renamed = 'Maro, Manipulate (the man in the mill). Help of Tamsin'
    expect(await read('players')).toContain(renamed)
    expect(await read('players')).not.toMatch(/Orsel|Wend/)
  })

  it('IF-106: names nobody as who did harm that came of circumstance, and whom it was on', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    await run('move.confirm', {
      ...{ system: 'iron-fist', move: 'inflictHarm', given: { harm: 3, ap: 0 }, typed: true },
      ...{ target: { type: 'npc', id: 'npc-client' }, dice: [4], picks: ['wound'] },
    })
    await run('report.sayAllSeen', { subject: 'session', id: sessionId, seen: true })
    for (const audience of ['gm', 'players'] as const) {
      const wanted = { subject: 'session', id: sessionId, audience } as const
      const told = eventsOf(await run('report.read', wanted)).map(({ text }) => text)
      expect(told).toContainEqual(
        expect.stringMatching(/^By circumstance, Inflict Harm \(Orsel Wend\)[:.] /),
      )
      expect(told.filter((text) => text.startsWith('Orsel Wend, Inflict'))).toEqual([])
    }
    const entries = await run('journal.recent', { limit: 20 })
    const log = entries.find(({ fact }) => fact.kind === 'move.made')
    expect(log && words.tell(log.fact)).toBe('Inflict Harm on Orsel Wend, by circumstance: 7 (7-9)')
  })

  it('says what it was for to everybody, by the names they know, until it is undone', async () => {
    const { run, call } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const actor = { type: 'character', id: 'character-maro' } as const
    await run('npc.setAlias', { npcId: 'npc-client', alias: 'the man in the mill' })
    const base = { system: 'iron-fist', typed: true, given: {}, actor, picks: ['two'] }
    const target = { type: 'npc', id: 'npc-client' } as const
    const made = {
      ...base,
      target,
      move: 'manipulate',
      dice: [6, 6],
      why: 'so that Orsel Wend lets them in.',
    }
    await run('move.confirm', made)
    const told = async (audience: 'gm' | 'players') =>
      eventsOf(await run('report.read', { subject: 'session', id: sessionId, audience }))
        .map(({ text }) => text)
        .filter((text) => text.startsWith('Maro, Manipulate'))
    expect(await told('gm')).toEqual([
      expect.stringMatching(
        /^Maro, Manipulate \(Orsel Wend\), so that Orsel Wend lets them in\. Dice: .* It went /,
      ),
    ])
    expect(await told('players')).toEqual([
      expect.stringMatching(
        /^Maro, Manipulate \(the man in the mill\), so that the man in the mill lets them in: /,
      ),
    ])
    const entries = await run('journal.recent', { limit: 20 })
    const log = entries.find(({ fact }) => fact.kind === 'move.made')
    expect(log && words.tell(log.fact)).toContain('Manipulate, so that Orsel Wend lets them in: 12')
    expect((await call('move.confirm', { ...made, why: 'x'.repeat(201) })).ok).toBe(false)
    await run('history.undo', {})
    expect(await told('gm')).toEqual([])
  })

  it('IF-039: whoever helps by a move of their own is told to help', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const base = { system: 'iron-fist', typed: true, given: {} }
    const [actor, helper] = ['character-maro', 'character-tamsin'].map((id) => ({
      ...{ type: 'character' as const, id },
    })) as [MemberRef, MemberRef]
    const own = { ...base, actor: helper, move: 'perception', dice: [4, 4] }
    await run('move.confirm', {
      ...{ ...base, actor, move: 'manipulate', dice: [3, 4], picks: ['two'] },
      ...{ target: { type: 'npc', id: 'npc-client' }, help: [{ helper, run: own }] },
    })
    for (const audience of ['players', 'gm'] as const) {
      const wanted = { subject: 'session', id: sessionId, audience } as const
      const texts = eventsOf(await run('report.read', wanted)).map(({ text }) => text)
      expect(texts).toContainEqual(expect.stringMatching(/^Tamsin, Perception, to help Maro[:.] /))
    }
    const about = [
      { type: 'character', id: 'character-tamsin', name: 'Tamsin' },
      { type: 'character', id: 'character-maro', name: 'Maro' },
    ] as const
    const helping = { about: [...about], with: { band: '10+', helps: 'character-maro' } }
    expect(moveDeed(words, move(1, '10+', helping))).toBe('Tamsin won somebody over, to help Maro')
  })

  it('IF-118: a debility in place of what the GM picked is told to everybody, and none is not', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const { characterId } = await run('character.create', {
      name: 'Brandt',
      sheets: { 'iron-fist': { counters: { health: -1 } } },
    })
    const suffer = (answers: Record<string, string>) =>
      run('move.confirm', {
        ...{ system: 'iron-fist', move: 'sufferHarm', dice: [1, 2], typed: true, answers },
        ...{ actor: { type: 'character', id: characterId }, picks: ['deadly'] },
        given: { harm: 5, ap: 0, more: 0, other: 0, less: 0 },
      })
    const read = async (audience: 'gm' | 'players') => {
      const wanted = { subject: 'session', id: sessionId, audience } as const
      return eventsOf(await run('report.read', wanted))
        .map(({ text }) => text)
        .filter((text) => text.startsWith('Brandt'))
        .join('\n')
    }
    const [picked, spared] = [
      words.t('ironFist.sufferHarm.pick.deadly'),
      'A debility in place of all this? Yes, only the harm stays',
    ]
    await suffer({ instead: 'debility', debility: 'Stiff knee' })
    const forGm = await read('gm')
    // IF-103: how the harm that was marked comes about is the game master's.
    expect(forGm).toContain('Harm to Brandt: 5 (Ordinary harm +5).')
    expect(await read('players')).not.toContain('Harm to')
    expect(forGm).toContain(picked)
    // It was answered to what had been picked.
    expect(forGm.indexOf(spared)).toBeGreaterThan(forGm.indexOf(picked))
    const forPlayers = await read('players')
    expect(forPlayers).toContain(spared)
    expect(forPlayers).toContain('Stiff knee')
    expect(forPlayers).not.toContain(picked)
    await run('history.undo', {})
    await run('move.confirm', {
      ...{ system: 'iron-fist', move: 'sufferHarm', dice: [], typed: true, given: { harm: 3 } },
      ...{ actor: { type: 'character', id: characterId }, answers: { inPlace: 'One ear' } },
    })
    expect(await read('players')).toMatch(
      /^Brandt: Suffer Harm. Chosen: A debility in place of the harm\? One ear\./,
    )
    await run('history.undo', {})
    await suffer({ instead: 'keep' })
    // None is nothing to tell: what the GM picked happens.
    expect(await read('gm')).toContain(picked)
    expect(await read('gm')).not.toContain('in place of all this')
  })

  it('IF-056 IF-088: who goes along, and who gains, is told', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const [actor, ally] = ['character-maro', 'character-tamsin'].map((id) => ({
      ...{ type: 'character' as const, id },
    })) as [MemberRef, MemberRef]
    const base = { system: 'iron-fist', typed: true, given: {}, actor }
    const made = (more: object) => run('move.confirm', { ...base, ...more } as never)
    await made({
      ...{ move: 'testYourSpirit', dice: [4, 4], picks: ['a'] },
      answers: { comply: 'refuses' },
    })
    await made({
      ...{ move: 'defend', dice: [4, 4], picks: ['e'], ally },
      answers: { stat: 'steel', opening: 'ally' },
    })
    const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
    const told = eventsOf(await run('report.read', wanted)).map(({ text }) => text)
    expect(told.join('\n')).toContain('Does the player go along? Refuses: Spirit down by 1')
    expect(told.join('\n')).toContain('Who gains by the opening? An ally')
  })

  it('IS-130 IS-017: vows, those that are sworn too, are told by name; a secret one is not', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const sheets = { ironsworn: { stats: { heart: 3 } } }
    const { characterId } = await run('character.create', { name: 'Asta', sheets })
    const actor = { type: 'character', id: characterId } as const
    const make = (id: string, dice: number[], more: object = {}) =>
      run('move.confirm', {
        ...{ system: 'ironsworn', move: id, actor, dice, typed: true, given: {}, ...more },
      })
    const answers = { trackName: 'Find the bell', trackRank: 'troublesome' }
    await make('swearAnIronVow', [5, 1, 2], { answers })
    const [{ id: vow = '' } = {}] = await run('move.tracks', {})
    const tracks = { vow }
    await make('fulfillYourVow', [8, 9], { tracks, picks: ['recommit'] })
    const read = async () => {
      const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
      return eventsOf(await run('report.read', wanted)).map(({ text }) => text)
    }
    const ofTheVow = async () =>
      (await read()).filter((text) => text.includes('(“Find the bell”): ')).length
    expect(await ofTheVow()).toBe(2)
    await run('track.edit', { trackId: vow, visibility: 'secret' })
    await make('fulfillYourVow', [8, 9], { tracks, picks: ['recommit'] })
    expect(await ofTheVow()).toBe(2)
  })

  it('IS-116: what became of whoever retires is told to everybody, and that they did', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const sheets = { ironsworn: { bondTicks: 20 } }
    const { characterId } = await run('character.create', { name: 'Asta', sheets })
    await run('move.confirm', {
      ...{ system: 'ironsworn', move: 'writeYourEpilogue', dice: [4, 10], typed: true },
      ...{ actor: { type: 'character', id: characterId }, given: {} },
    })
    for (const audience of ['gm', 'players'] as const) {
      const report = await run('report.read', { subject: 'session', id: sessionId, audience })
      const told = eventsOf(report).map(({ text }) => text)
      expect(told.join(' ')).toContain(words.t('ironsworn.writeYourEpilogue.note.turn'))
      expect(told).toContain('Asta retired from the road.')
    }
  })

  it('stands in what players are handed; what the game master picked does not', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const moves = { system: 'iron-fist', typed: true, given: {} }
    const actor = { type: 'character', id: 'character-maro' } as const
    await run('move.confirm', {
      ...{ ...moves, actor, move: 'manipulate', dice: [6, 6], picks: ['two'] },
      target: { type: 'npc', id: 'npc-client' },
    })
    const comply = { comply: 'complies' }
    await run('move.confirm', {
      ...{ ...moves, actor, move: 'testYourSpirit', dice: [4, 4], picks: ['a'], answers: comply },
    })
    await run('report.sayAllSeen', { subject: 'session', id: sessionId, seen: true })
    const players = { subject: 'session', id: sessionId, audience: 'players' } as const
    const { timeline } = await run('report.read', players)
    const texts = timeline.flatMap(({ scenes }) =>
      scenes.flatMap(({ events }) => events.map(({ text }) => text)),
    )
    expect(texts.filter((text) => text.startsWith('Maro, '))).toEqual([
      expect.stringMatching(/^Maro, Manipulate \(Orsel Wend\): .* Chosen: 2 holds/),
      expect.stringMatching(
        /^Maro, Test your spirit: [^.]+\. Chosen: Does the player go along\? Goes along\.$/i,
      ),
    ])
    const letter = await run('report.read', { ...players, audience: 'dispatch' })
    expect(JSON.stringify(letter)).not.toContain('Manipulate')
  })
})
