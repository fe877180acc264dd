import { describe, expect, it } from 'vitest'
import { summarize } from '../../../src/campaign/encounter/summary/summary'
import type { Told } from '../../../src/campaign/encounter/summary/told'
import type { FightNews } from '../../../src/rules/system/fight/fight-news'
import { words } from '../../../src/campaign/words'
import { phrase } from '../../../src/shared/phrase'
import { sampleWorkspace } from '../../support/workspace'
import { fighting } from '../../support/fight/fight'
import { bridgeFight, shortFight } from '../../support/fight/short-fight'

const people = [
  { id: 'a', label: 'Ysolt', side: 'party' as const },
  { id: 'b', label: 'Wat', side: 'foe' as const },
]

type Line = [batch: number, seconds: number, news: FightNews | null]

const facts = (lines: Line[]): Told[] =>
  lines.map(([batch, seconds, news], index) => ({
    ...{ id: index + 1, batch, news },
    at: new Date(Date.UTC(2026, 0, 1) + 1000 * seconds).toISOString(),
  }))

const turn = (number: number): FightNews => ({ kind: 'turn', turn: number })
const harm = (by: string | null, to: string, wounds: number, more = {}): FightNews => ({
  ...{ kind: 'harm', by, to, wounds, fatigue: 0, multiple: 1, cause: null },
  ...more,
})
const state = (who: string, down: boolean, dead = false, wasDown = dead): FightNews => ({
  ...{ kind: 'state', who, wasDown, down, dead },
  words: phrase(dead ? 'dead' : down ? 'down' : 'up'),
})
const attack = (by: string, outcome: 'hit' | 'miss' | 'fumble' | 'letGo'): FightNews => ({
  ...{ kind: 'attack', by, at: 'b', outcome },
})

describe('the account of a fight', () => {
  it('is empty for a fight nobody has fought', () => {
    expect(summarize(people, [])).toMatchObject({
      ...{ begunAt: null, endedAt: null, turns: [], seconds: 0, paused: 0, harm: [], notable: [] },
      tolls: [
        { id: 'a', state: null, down: false, dealt: 0, taken: 0 },
        { id: 'b', state: null, down: false, dealt: 0, taken: 0 },
      ],
    })
  })

  it('adds up who did how much to whom, by hand apart', () => {
    const { harm: lines, tolls } = summarize(
      people,
      facts([
        [1, 0, { kind: 'begun' }],
        [1, 0, turn(1)],
        [2, 5, harm('a', 'b', 3, { fatigue: 4 })],
        [2, 5, harm('a', 'b', 2)],
        [3, 9, harm(null, 'b', 6, { multiple: 0 })],
        [4, 9, harm('b', 'a', 0)],
        [5, 10, { kind: 'healed', who: 'b', points: 2 }],
      ]),
    )
    expect(lines).toEqual([
      { by: 'a', to: 'b', wounds: 5, fatigue: 4, blows: 2 },
      { by: null, to: 'b', wounds: 6, fatigue: 0, blows: 0 },
    ])
    expect(tolls).toMatchObject([
      { id: 'a', dealt: 9, taken: 0, healed: 0 },
      { id: 'b', dealt: 0, taken: 15, healed: 2 },
    ])
  })

  it('tells a spell that worked, and on whom', () => {
    const { notable, tolls } = summarize(
      people,
      facts([
        [1, 0, turn(1)],
        [2, 5, { kind: 'spell', by: 'a', at: ['b'], spell: 'Firedart' }],
        [3, 9, harm('a', 'b', 5, { multiple: 0 })],
      ]),
    )
    const moment = { kind: 'spell', fact: 2, turn: 1, by: 'a', spell: 'Firedart' }
    expect(notable).toContainEqual({ ...moment, at: ['b'], withstood: [], harm: [] })
    expect(tolls).toMatchObject([{ dealt: 5 }, { taken: 5 }])
  })

  it('tells a spell with whom it took effect on, where that was another than was declared', () => {
    const spell = { by: 'a', name: 'Firedart' }
    const { notable } = summarize(
      people,
      facts([
        [1, 0, turn(1)],
        [2, 5, { kind: 'spell', by: 'a', at: ['b'], spell: 'Firedart' }],
        [2, 5, { kind: 'spell', by: 'a', at: ['b'], spell: 'Sleep' }],
        [3, 9, harm('a', 'c', 4, { multiple: 0, spell })],
        [3, 9, { kind: 'healed', who: 'd', points: 2, spell }],
        [4, 9, turn(2)],
        [5, 12, harm('a', 'b', 4, { multiple: 0, spell })],
      ]),
    )
    const spells = notable.filter((each) => each.kind === 'spell')
    expect(spells.map(({ at }) => at)).toEqual([['c', 'd'], ['b']])
    expect(spells[0]?.harm).toMatchObject([{ wounds: 4 }, { healed: 2 }])
  })

  it('tells a spell with those it was aimed at only when it worked, and who was taken hold of', () => {
    const spell = { by: 'a', name: 'Sleep' }
    const { notable } = summarize(
      people,
      facts([
        [1, 0, turn(1)],
        [2, 5, { kind: 'spell', by: 'a', at: [], spell: 'Sleep' }],
        [3, 6, { kind: 'aimed', who: 'b', spell }],
        [4, 9, { kind: 'grapple', by: ['a'], to: 'b', deed: 'grappled' }],
      ]),
    )
    expect(notable).toMatchObject([
      { kind: 'grappled', turn: 1, by: ['a'], to: 'b' },
      { kind: 'spell', at: ['b'] },
    ])
  })

  it('CI-004: tells who saved apart from those on whom a spell took effect', () => {
    const cast = { kind: 'spell' as const, by: 'a', at: ['b', 'c'], spell: 'Dazzle' }
    const saved = { kind: 'withstood' as const, who: 'b', spell: { by: 'a', name: 'Dazzle' } }
    const rows = facts([
      [1, 5, cast],
      [2, 6, saved],
    ])
    expect(summarize(people, rows).notable).toMatchObject([{ at: ['c'], withstood: ['b'] }])
  })

  it('ends in the turn that the fight itself says it ended in, whatever was noted after', () => {
    const { turns } = summarize(
      people,
      facts([
        [1, 0, turn(1)],
        [2, 5, harm('a', 'b', 3)],
        [3, 9, turn(2)],
        [4, 12, null],
        [5, 15, { kind: 'ended', turn: 1 }],
      ]),
    )
    expect(turns.map((each) => each.turn)).toEqual([1])
  })

  it('counts no turn that was only begun when the fight ended, but the first', () => {
    const ended = (...between: Line[]) =>
      summarize(
        people,
        facts([
          [1, 0, { kind: 'begun' }],
          [1, 0, turn(1)],
          [2, 5, harm('a', 'b', 3)],
          [3, 60, turn(2)],
          [3, 60, null],
          ...between,
          [5, 90, { kind: 'ended' }],
        ]),
      ).turns.map((each) => each.turn)
    expect(ended()).toEqual([1])
    expect(ended([4, 70, null])).toEqual([1, 2])
    const first = facts([
      [1, 0, { kind: 'begun' }],
      [1, 0, turn(1)],
      [2, 9, { kind: 'ended' }],
    ])
    expect(summarize(people, first).turns.map((each) => each.turn)).toEqual([1])
  })

  it('measures each turn at the table, and leaves out pauses of more than twenty minutes', () => {
    const { turns, seconds, paused } = summarize(
      people,
      facts([
        [1, 0, { kind: 'begun' }],
        [1, 0, turn(1)],
        [2, 60, null],
        [3, 60 + 1200, null],
        [4, 2461, turn(2)],
        [5, 2500, harm('a', 'b', 4)],
        [6, 2510, { kind: 'ended' }],
        [7, 2600, null],
      ]),
    )
    expect(turns).toEqual([
      { turn: 1, seconds: 1260, blows: 0, points: 0, fell: [] },
      { turn: 2, seconds: 49, blows: 1, points: 4, fell: [] },
    ])
    expect([seconds, paused]).toEqual([1309, 1201])
  })

  it('names those who brought somebody down: everyone who struck in that moment, or the last who did', () => {
    const { tolls, notable, turns } = summarize(
      [...people, { id: 'c', label: 'Maro', side: 'party' }],
      facts([
        [1, 0, turn(1)],
        [2, 1, harm('c', 'b', 1)],
        [3, 2, harm('a', 'b', 9)],
        [3, 2, harm('c', 'b', 3)],
        [3, 2, state('b', true)],
        [4, 3, turn(2)],
        [5, 4, state('b', true, true)],
        [6, 5, harm(null, 'a', 30)],
        [6, 5, state('a', true)],
      ]),
    )
    expect(tolls[1]).toMatchObject({ down: true, dead: true, downIn: 1, felledBy: ['a', 'c'] })
    expect(tolls[0]).toMatchObject({ down: true, dead: false, downIn: 2, felledBy: [] })
    expect(notable.slice(1)).toEqual([
      { kind: 'felled', fact: 5, turn: 1, by: ['a', 'c'], to: 'b' },
      { kind: 'killed', fact: 7, turn: 2, by: ['c'], to: 'b' },
      { kind: 'felled', fact: 9, turn: 2, by: [], to: 'a' },
    ])
    expect(turns.map(({ fell }) => fell)).toEqual([['b'], ['a']])
  })

  it('counts nobody as fallen who got up again', () => {
    const { tolls, notable } = summarize(
      people,
      facts([
        [1, 0, turn(1)],
        [2, 1, state('b', true)],
        [3, 2, state('b', false)],
        [4, 3, turn(2)],
        [5, 4, state('b', true)],
      ]),
    )
    expect(tolls[1]).toMatchObject({ down: true, downIn: 2 })
    expect(notable.map((each) => [each.kind, each.turn])).toEqual([
      ['felled', 1],
      ['felled', 2],
    ])
    const risen = summarize(
      people,
      facts([
        [1, 0, turn(1)],
        [2, 1, state('b', true)],
        [3, 2, state('b', false)],
      ]),
    )
    expect(risen.tolls[1]).toMatchObject({ down: false, downIn: null, felledBy: [] })
  })

  it('tells the largest blow, all multiples of either side, every fumble and flight (CI-116)', () => {
    const { notable, tolls } = summarize(
      people,
      facts([
        [1, 0, turn(1)],
        [2, 1, attack('a', 'hit')],
        [2, 1, harm('a', 'b', 12, { multiple: 2, fatigue: 1 })],
        [3, 2, harm('a', 'b', 13, { multiple: 1 })],
        ...([3, 2, 5, 4] as const).map((multiple): Line => [4, 3, harm('b', 'a', 1, { multiple })]),
        [5, 4, harm(null, 'a', 99)],
        [6, 5, attack('b', 'fumble')],
        ...(['miss', 'hit', 'letGo'] as const).map((how): Line => [7, 6, attack('b', how)]),
        [8, 7, { kind: 'fled', who: 'a' }],
      ]),
    )
    expect(notable).toMatchObject([
      { kind: 'largest', by: 'a', to: 'b', value: 13, turn: 1 },
      { kind: 'multiple', by: 'a', value: 2 },
      { kind: 'multiple', by: 'b', value: 5 },
      { kind: 'multiple', value: 4 },
      { kind: 'multiple', value: 3 },
      { kind: 'multiple', value: 2 },
      { kind: 'fumble', by: 'b' },
      { kind: 'fled', by: 'a' },
    ])
    expect(tolls).toMatchObject([
      { hits: 1, misses: 0, fumbles: 0 },
      { hits: 0, misses: 2, fumbles: 1 },
    ])
  })
})

describe('a blow on one’s own side', () => {
  const [friend, foe] = people
  const three = [...people, { id: 'c', label: 'Brand', side: 'party' as const }]
  const told = (lines: Line[]) => summarize(three, facts([[1, 0, turn(1)], ...lines])).notable

  it('is worth telling, unless it is the largest of all, or on oneself', () => {
    expect([friend?.side, foe?.side]).toEqual(['party', 'foe'])
    const astray: Line[] = [
      [2, 1, harm('a', 'b', 12)],
      [3, 2, harm('a', 'c', 7, { fatigue: 2 })],
      [3, 2, harm('c', 'c', 3)],
      [3, 2, harm('b', 'a', 4)],
    ]
    expect(told(astray)).toMatchObject([
      { kind: 'largest', by: 'a', to: 'b' },
      { kind: 'friend', by: 'a', to: 'c', value: 9 },
    ])
    expect(told([[2, 1, harm('a', 'c', 7)]])).toMatchObject([{ kind: 'largest', to: 'c' }])
  })
})

describe('what was done at once in a fight', () => {
  it('is called in the history by the first of it, with whom it was about', async () => {
    const { run } = await sampleWorkspace()
    await run('encounter.act', { encounterId: bridgeFight, event: { type: 'fight.begin' } })
    const combatantId = 'combatant-raider-3'
    const events = [
      { type: 'damage', combatantId, points: 3, kind: 'real' },
      { type: 'leave', combatantId },
      { type: 'return', combatantId },
    ]
    await run('encounter.actAll', { encounterId: bridgeFight, events })
    const { batches } = await run('history.list', {})
    expect(words.say(batches[0]?.label ?? phrase(''))).toBe(
      'Wat takes 3 points by hand, and 2 more',
    )
  })
})

describe('the account of a fight in the file', () => {
  const wat = 'combatant-raider-3'

  it('is reduced from facts that still stand: what was undone never happened', async () => {
    const table = await sampleWorkspace()
    const { act } = fighting(table, bridgeFight)
    await act({ type: 'fight.begin' })
    await act({ type: 'damage', combatantId: wat, points: 5, kind: 'real' })
    await act({ type: 'damage', combatantId: wat, points: 4, kind: 'real' })
    await table.run('history.undo', {})
    const summary = await table.run('encounter.summary', { encounterId: bridgeFight })
    expect(summary).toMatchObject({ name: 'Ambush at the toll bridge', status: 'running' })
    expect(summary.harm).toEqual([{ by: null, to: wat, wounds: 5, fatigue: 0, blows: 0 }])
    expect(summary.turns).toMatchObject([{ turn: 1, points: 5 }])
  })

  it('is told from another by its number where players hear the name of neither', async () => {
    const table = await sampleWorkspace()
    await shortFight(table, { [wat]: 60 })
    const { encounterId } = await table.run('encounter.create', {
      name: 'The ford',
      system: 'cold-iron',
    })
    table.workspace.file.command(
      'test',
      () => ({ key: 'test' }),
      (write) => {
        // The later one stands first in the list, and was fought last.
        write.run(
          `UPDATE encounter SET status = 'over', position = -1, mission_id = 'mission-toll'
           WHERE id = @encounterId`,
          { encounterId },
        )
        write.record({ kind: 'fight.begun', secret: false, about: [] }, { encounterId })
      },
    )
    const names = async (audience: 'gm' | 'players') =>
      (
        await table.run('report.read', { subject: 'mission', id: 'mission-toll', audience })
      ).fights.map(({ name }) => name)
    expect(await names('players')).toEqual(['Fight 2', 'Fight 1'])
    expect((await names('gm')).join()).not.toContain('Fight 1')
  })

  it('goes into the report of its mission: who fell, for players as well', async () => {
    const table = await sampleWorkspace()
    await shortFight(table, { [wat]: 60, 'combatant-maro': 3 })
    const mission = { subject: 'mission', id: 'mission-toll' } as const
    await table.run('report.sayAllSeen', { ...mission, seen: true })
    for (const audience of ['gm', 'players'] as const) {
      const report = await table.run('report.read', { ...mission, audience })
      expect(report.fights).toMatchObject([
        {
          name: audience === 'gm' ? 'Ambush at the toll bridge' : 'The fight',
          turns: 1,
          allWalked: false,
          // How it is with a foe is the game master's to know: players read that Wat fell.
          fallen:
            audience === 'gm'
              ? [{ name: 'Wat', side: 'foe', state: 'dying', isDead: false, turn: 1 }]
              : [],
        },
      ])
      expect(report.fights[0]?.story.join(' ')).toContain('Wat')
    }
  })

  it('says nothing of a fight that still runs, nor of what is secret', async () => {
    const table = await sampleWorkspace()
    const { act } = fighting(table, bridgeFight)
    await act({ type: 'fight.begin' })
    const ask = () =>
      table.run('report.read', { subject: 'mission', id: 'mission-toll', audience: 'players' })
    expect((await ask()).fights).toEqual([])
    const hidden = { kind: 'death.died', secret: true, from: 'unhurt', to: 'dead' }
    const about = [{ type: 'combatant' as const, id: wat, name: 'Wat' }]
    table.workspace.file.command(
      'test',
      () => phrase('test'),
      (write) => write.record({ ...hidden, about }, { encounterId: bridgeFight }),
    )
    await act({ type: 'fight.end' })
    expect((await ask()).fights).toMatchObject([{ fallen: [] }])
    const whole = { subject: 'mission', id: 'mission-toll', audience: 'gm' } as const
    const gm = await table.run('report.read', whole)
    expect(gm.fights).toMatchObject([{ fallen: [{ name: 'Wat' }] }])
  })
})
