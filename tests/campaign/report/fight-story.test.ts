import { describe, expect, it } from 'vitest'
import {
  besideStory,
  fightStory,
  withoutHidden,
} from '../../../src/campaign/report/model/fights/fight-story'
import type { Notable } from '../../../src/shared/notable'
import { words } from '../../../src/campaign/words'
import type { Fight } from '../../../src/campaign/report/material/fights'

type Toll = Fight['tolls'][number]
const toll = (label: string, side: 'party' | 'foe', more: Partial<Toll> = {}) =>
  ({
    ...{ id: label, label, side, state: null, down: false, dead: false, downIn: null },
    ...{ dealt: 1, taken: 1, healed: 0, hits: 1, misses: 0, fumbles: 0 },
    ...more,
  }) as Toll

/** A fight in which Maro kills Wat, and somebody lies hidden all the time. */
const fight = (id: string, more: Partial<Fight> = {}) =>
  ({
    ...{ id, name: 'At the ford', status: 'over', characterOf: new Map() },
    seen: new Set(['Wat']),
    lurking: new Set(),
    cameIn: new Map(),
    turns: [{ turn: 1, blows: 2, points: 9, fell: ['Wat'] }],
    tolls: [
      toll('Maro', 'party'),
      toll('Wat', 'foe', { down: true, dead: true }),
      toll('The hidden one', 'foe', { dealt: 0, taken: 0, hits: 0 }),
    ],
    notable: [{ kind: 'killed', fact: 1, turn: 1, by: ['Maro'], to: 'Wat' }],
    ...more,
  }) as unknown as Fight
/** The same without anybody hidden. */
const open = (id: string): Fight => {
  const { tolls, ...more } = fight(id)
  return { ...more, tolls: tolls.filter(({ label }) => label !== 'The hidden one') }
}
const told = (each: Fight) =>
  fightStory(words, withoutHidden(each), (id) => id).map(({ text }) => text)
const ids = Array.from({ length: 40 }, (_, index) => `fight-${String(index)}`)

describe('a fight in sentences', () => {
  it('tells who met whom, who fell to whom, and how it ended', () => {
    const [opening, moment, ending, ...more] = told(open('fight-1'))
    expect(opening).toMatch(/Maro.*one foe|[Oo]ne foe.*Maro/)
    expect(moment).toMatch(/Maro.*Wat|Wat.*Maro/)
    expect(ending).toMatch(/none of their foes|Nobody was left|last of their foes/)
    expect(more).toEqual([])
  })

  it('tells the hardest blow and the fall that came of it once', () => {
    const killed: Notable = { kind: 'killed', fact: 2, turn: 1, by: ['Maro'], to: 'Wat' }
    const blow: Notable = {
      ...{ kind: 'largest', fact: 1, turn: 1 },
      ...{ by: 'Maro', to: 'Wat', value: 9, cause: null },
    }
    for (const id of ids) {
      expect(told(fight(id, { notable: [blow, killed] }))).toEqual(told(fight(id)))
      expect(besideStory(fight(id, { notable: [blow, killed] }))).toEqual([])
    }
    // One of an earlier turn, or of somebody else, is another event.
    for (const other of [
      { ...killed, turn: 2 },
      { ...killed, by: ['Ysolt'] },
    ]) {
      expect(told(fight('fight-1', { notable: [blow, other] }))).toHaveLength(4)
    }
  })

  it('leaves what it has no room for in the order in which that came about', () => {
    const blow = (fact: number): Notable => ({
      ...{ kind: 'multiple', fact, turn: fact },
      ...{ by: 'Maro', to: 'Wat', value: 12 - fact, cause: null },
    })
    const beside = besideStory(fight('fight-1', { notable: [blow(7), blow(9), blow(3)] }))
    expect(beside.map(({ fact }) => fact)).toEqual([3, 7, 9])
  })

  it('tells a spell that was lost beside the story, whose sentences keep their numbers', () => {
    const lost: Notable = {
      ...{ kind: 'spellLost', fact: 1, turn: 1 },
      ...{ by: 'Maro', spell: 'Ice', cause: null },
    }
    const killed: Notable = { kind: 'killed', fact: 2, turn: 1, by: ['Maro'], to: 'Wat' }
    const one = fight('fight-1', { notable: [lost, killed] })
    expect(told(one)).toEqual(told(fight('fight-1')))
    expect(besideStory(one)).toEqual([lost])
  })

  it('names the foes where they are few, and counts those of one name', () => {
    expect(told(open('fight-1'))[0]).toMatch(/one foe, Wat/)
    const many = (...labels: string[]) => ({
      tolls: [toll('Maro', 'party'), ...labels.map((label) => toll(label, 'foe'))],
      seen: new Set(labels),
      notable: [],
    })
    expect(told(fight('fight-1', many('Wat', 'Raider 2')))[0]).toMatch(/two foes, Wat and Raider/)
    expect(told(fight('fight-1', many('Raider 1', 'Raider 2')))[0]).not.toMatch(/Raider/)
    expect(told(fight('fight-1', many('A', 'B', 'C', 'D')))[0]).toMatch(/four foes/)
  })

  it('reads the same of the same fight, and otherwise of others', () => {
    for (const id of ids) expect(told(fight(id))).toEqual(told(fight(id)))
    expect(new Set(ids.map((id) => told(fight(id)).join(' '))).size).toBeGreaterThan(10)
  })

  it('counts whoever was seen, though they did nothing', () => {
    const seen = new Set(['Wat', 'The hidden one'])
    for (const id of ids) expect(told(fight(id, { seen }))[0]).toMatch(/two foes/)
    expect(told(fight('fight-1', { seen })).at(-1)).toContain('The hidden one')
  })

  it('counts at the beginning nobody who came later', () => {
    const tolls = ['Maro', 'Wat', 'Wolf'].map((label) =>
      toll(label, label === 'Maro' ? 'party' : 'foe'),
    )
    const seen = new Set(['Wat', 'Wolf'])
    const more = { tolls, seen, notable: [] }
    expect(told(fight('fight-1', more))[0]).toMatch(/two foes, Wat and Wolf/)
    const cameIn = new Map([['Wolf', 2]])
    expect(told(fight('fight-1', { ...more, cameIn }))[0]).toMatch(/one foe, Wat/)
  })

  it('counts no foes where none was ever shown: some may have done nothing', () => {
    const tolls = [toll('Maro', 'party'), ...['Rat 1', 'Rat 2'].map((label) => toll(label, 'foe'))]
    const seen = new Set<string>()
    for (const id of ids) {
      const text = told(fight(id, { tolls, seen, notable: [] })).join(' ')
      expect(text).toMatch(/their foes/)
      expect(text).not.toMatch(/\b(?:one|two|three)\b/i)
    }
    expect(told(fight('fight-1', { seen }))[0]).toMatch(/Wat/)
  })

  it('does not tell that a fight was won in which somebody still stood whom no screen ever showed', () => {
    for (const id of ids) {
      const [opening, , ending] = told(fight(id, { seen: new Set() }))
      expect(opening).toMatch(/Wat/)
      expect(ending).toMatch(/not all of their foes|not yet beaten|before all of their foes/)
    }
  })

  it('neither names nor counts one who stayed hidden, and says no figure of a sheet', () => {
    for (const id of ids) {
      const text = told(fight(id)).join(' ')
      expect(text).not.toMatch(/hidden|\d|report\.|from .* to/)
    }
  })

  it('says who fled, but nothing of one who stayed hidden', () => {
    const tolls = [
      ...[toll('Maro', 'party'), toll('Wat', 'foe'), toll('Hidden', 'foe')],
      toll('Seen', 'foe', { misses: 1 }),
    ]
    const notable = ['Wat', 'Hidden'].map((by, index) => ({
      ...{ kind: 'fled' as const, fact: index + 1, turn: 1, by },
    }))
    for (const id of ids) {
      const seen = new Set(['Wat', 'Seen'])
      const text = told(fight(id, { tolls, notable, seen })).join(' ')
      expect(text).toMatch(/Wat (ran, and was gone|had enough of it|turned and ran)/)
      expect(text).not.toContain('Hidden')
    }
  })

  it('neither counts nor names one who stayed hidden and struck, but tells whom they felled', () => {
    const tolls = [
      ...[toll('Maro', 'party', { down: true }), toll('Ysolt', 'party'), toll('Wat', 'foe')],
      toll('Somebody unseen', 'foe', { misses: 3 }),
    ]
    const notable = [
      { kind: 'fumble' as const, fact: 1, turn: 1, by: 'Somebody unseen' },
      { kind: 'felled' as const, fact: 2, turn: 1, by: ['Somebody unseen'], to: 'Maro' },
    ]
    for (const id of ids) {
      const [opening, ...more] = told(fight(id, { tolls, notable }))
      expect(opening).toMatch(/several foes, Wat among them/)
      expect(more).toHaveLength(2)
      expect(more[0]).toMatch(/somebody unseen.*Maro|Maro.*somebody unseen/i)
      expect(more[1]).toMatch(/Wat and who knows who else (unbeaten|had not|came)/)
    }
  })

  it('tells of others beside those who were seen, and how it ended with all of them, but no number', () => {
    const hidden = (...more: Partial<Toll>[]) =>
      more.map((each, index) => toll(`Hidden ${String(index)}`, 'foe', each))
    const ways = (seen: Toll[], unseen: Toll[], more: Partial<Fight> = {}) =>
      ids.map((id) => {
        const tolls = [toll('Maro', 'party'), ...seen, ...unseen]
        const labels = new Set(seen.map(({ label }) => label))
        const [opening = '', ending = ''] = told(
          fight(id, { ...{ tolls, seen: labels, notable: [] }, ...more }),
        )
        expect(`${opening} ${ending}`).not.toMatch(/hidden|\b(?:one|two|three|four)\b|\d/i)
        return { opening, ending }
      })
    const down = { down: true }
    const notAll = /not all of their foes|not yet beaten|before all of their foes/
    for (const { opening, ending } of ways([toll('Wat', 'foe', down)], hidden({}, down, {}))) {
      expect(opening).toMatch(/several foes, Wat among them/)
      expect(ending).toMatch(notAll)
    }
    for (const { ending } of ways([toll('Wat', 'foe')], hidden({}, down))) {
      expect(ending).toMatch(/Wat and who knows who else (unbeaten|had not|came)/)
    }
    for (const { ending } of ways([toll('Wat', 'foe')], hidden(down))) {
      expect(ending).toMatch(/Wat/)
      expect(ending).not.toMatch(/others/)
    }
    for (const { ending } of ways([toll('Wat', 'foe', down)], hidden(down, down))) {
      expect(ending).toMatch(/none of their foes|Nobody was left|last of their foes/)
    }
    const rats = ['Rat 1', 'Rat 2'].map((label) => toll(label, 'foe'))
    for (const { opening, ending } of ways(rats, hidden({}))) {
      expect(opening).toMatch(/their foes/)
      expect(ending).toMatch(notAll)
    }
    // Of whom nobody saw nor felt it is told as of nobody.
    const lurking = new Set(['Hidden 0'])
    for (const each of ids) {
      const tolls = [toll('Maro', 'party'), toll('Wat', 'foe', down), toll('Hidden 0', 'foe')]
      const [opening, ending] = told(fight(each, { tolls, lurking, notable: [] }))
      expect(opening).toMatch(/one foe, Wat/i)
      expect(ending).toMatch(/none of their foes|Nobody was left|last of their foes/)
    }
    // Who was seen came later than those who were not, or those who were not later than who was.
    const late = { cameIn: new Map([['Wat', 2]]) }
    for (const { opening } of ways([toll('Wat', 'foe')], hidden({}), late)) {
      expect(opening).toMatch(/their foes/)
    }
    const cameIn = new Map([['The hidden one', 2]])
    expect(told(fight('fight-1', { cameIn }))[0]).toMatch(/one foe, Wat/)
  })

  it('tells a spell that worked, of those alone who were seen', () => {
    const spell = (by: string, ...at: string[]) => ({
      notable: [
        {
          kind: 'spell' as const,
          fact: 1,
          turn: 1,
          by,
          at,
          spell: 'Firedart',
          harm: [],
          withstood: [],
        },
      ],
    })
    const ways = ids.map((id) => told(fight(id, spell('Maro', 'Wat', 'The hidden one')))[1] ?? '')
    for (const way of ways) {
      expect(way).toMatch(/Maro/)
      expect(way).toMatch(/Firedart/)
      expect(way).toMatch(/Wat/)
      expect(way).not.toMatch(/hidden|report\./)
    }
    expect(new Set(ways).size).toBe(3)
    expect(told(fight('fight-1', spell('Maro')))[1]).toMatch(/Maro.*Firedart|Firedart.*Maro/)
    expect(told(fight('fight-1', spell('The hidden one', 'Wat')))).toHaveLength(2)
  })

  it('tells of whoever saved that they withstood the spell, and nothing of who was not seen', () => {
    const spell = (...withstood: string[]) => ({
      notable: [
        {
          ...{ kind: 'spell' as const, fact: 1, turn: 1, by: 'Maro', spell: 'Dazzle' },
          ...{ at: [], withstood, harm: [] },
        },
      ],
    })
    for (const id of ids) {
      expect(told(fight(id, spell('Wat', 'The hidden one')))[1]).toMatch(
        /^(?=.*Wat)(?=.*(withst|no effect))/,
      )
    }
    expect(told(fight('fight-1', spell('The hidden one')))[1]).not.toMatch(/hidden|withst|effect/)
  })

  it('CI-075 tells beside it what a spell did in points, of those alone who are known', () => {
    const spell = {
      ...{ kind: 'spell' as const, fact: 1, turn: 1, by: 'Maro', spell: 'Firedart' },
      at: ['Wat', 'The hidden one'],
      withstood: [],
      harm: [
        { to: 'Wat', wounds: 4, fatigue: 0, healed: 0 },
        { to: 'The hidden one', wounds: 9, fatigue: 0, healed: 0 },
      ],
    }
    const known = withoutHidden(fight('fight-1', { notable: [spell] }))
    expect(besideStory(known)).toMatchObject([{ at: ['Wat'], harm: [{ to: 'Wat', wounds: 4 }] }])
  })

  it.each(['grappled', 'pinned'] as const)(
    'tells who was %s by whom, where they were seen',
    (kind) => {
      const held = (by: string[], to: string) => ({ notable: [{ kind, fact: 1, turn: 1, by, to }] })
      const ways = ids.map((id) => told(fight(id, held(['Maro', 'Ysolt'], 'Wat')))[1] ?? '')
      for (const way of ways) expect(way).toMatch(/^(?=.*Maro and Ysolt)(?=.*Wat)(?!.*report\.)/)
      expect(told(fight('fight-1', held(['The hidden one'], 'The hidden one')))).toHaveLength(2)
    },
  )

  it('leaves no fall out for spells', () => {
    const spell = {
      kind: 'spell' as const,
      fact: 1,
      turn: 1,
      by: 'Maro',
      at: ['Wat'],
      withstood: [],
      spell: 'Firedart',
      harm: [],
    }
    const notable = [...Array.from({ length: 9 }, () => spell), ...fight('fight-1').notable]
    const text = told(fight('fight-1', { notable })).join(' ')
    expect(text).toMatch(/killed Wat|Wat died|an end of Wat/)
  })

  it('names every character of the company, also who only stood there', () => {
    const still = { dealt: 0, taken: 0, hits: 0 }
    const tolls = [
      toll('Maro', 'party'),
      toll('Ysolt', 'party', still),
      toll('A hired hand', 'party', still),
      toll('Wat', 'foe'),
    ]
    const [opening] = told(fight('fight-1', { tolls, characterOf: new Map([['Ysolt', 'ysolt']]) }))
    expect(opening).toContain('Maro and Ysolt')
    expect(opening).not.toContain('hired hand')
  })

  it('says who is left where nobody won, and nothing of a fight in which nobody met', () => {
    const foes = ['Wat 1', 'Wat 2'].map((label) => toll(label, 'foe'))
    const seen = new Set(['Wat 1', 'Wat 2'])
    const many = { tolls: [toll('Maro', 'party'), ...foes], notable: [], seen }
    expect(told(fight('fight-1', many)).at(-1)).toMatch(
      /two of their foes had not been brought down|two of their foes unbeaten|two came through/,
    )
    const down = toll('Osk', 'foe', { down: true })
    const tolls = [toll('Maro', 'party'), toll('Wat', 'foe'), down]
    for (const id of ids) {
      const end = told(fight(id, { tolls, notable: [] })).at(-1)
      expect(end).toMatch(/Wat had not been brought down|Wat unbeaten|Wat came away/)
      expect(end).not.toMatch(/Osk/)
    }
    const lost = [toll('Maro', 'party', { down: true }), toll('Wat', 'foe')]
    expect(told(fight('fight-1', { tolls: lost, notable: [] })).at(-1)).toMatch(
      /none of the company|foes had the field|whole company down/,
    )
    expect(told(fight('fight-1', { tolls: [toll('Maro', 'party')], notable: [] }))).toEqual([])
  })

  it('speaks of foes, and counts none, where players saw nobody and have no name for who struck', () => {
    const foes = [
      toll('a foe', 'foe'),
      toll('The hidden one', 'foe', { dealt: 0, taken: 0, hits: 0 }),
    ]
    const unseen = { seen: new Set<string>(), notable: [] }
    for (const id of ids) {
      const alone = told(fight(id, { ...unseen, tolls: [toll('Maro', 'party'), ...foes] }))
      expect(alone[0]).toContain('their foes')
      expect(alone.join(' ')).not.toMatch(/a foe|one foe/)
      const aliased = [toll('Maro', 'party'), toll('The red man', 'foe'), ...foes]
      const text = told(fight(id, { ...unseen, tolls: aliased }))
      expect(text[0]).toContain('several foes, The red man among them')
      expect(text.join(' ')).not.toMatch(/a foe/)
    }
  })

  it('names several who did something together with an “and”, and no foe as a friend', () => {
    const felled: Notable = { kind: 'felled', fact: 1, turn: 1, by: ['Maro', 'Ysolt'], to: 'Wat' }
    const astray: Notable = {
      ...{ kind: 'friend', fact: 2, turn: 1, by: 'a foe', to: 'Wat' },
      ...{ value: 3, cause: null },
    }
    for (const id of ids) {
      const text = told(fight(id, { notable: [felled, astray] })).join(' ')
      expect(text).toContain('Maro and Ysolt')
      expect(text).not.toContain('friend')
    }
  })
})
