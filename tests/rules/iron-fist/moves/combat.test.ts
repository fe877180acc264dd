import { describe, expect, it } from 'vitest'
import { dealHarm } from '../../../../src/rules/iron-fist/moves/deal-harm'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'
import { character, made, npc, play, told } from './play'

const foe = (own: object = {}) => ({ target: npc(own) })
const blade = { harm: 3, ap: 0 }
const picksOf = (move: string, dice: number[], picks: string[], answers = {}) =>
  made(move, { dice, given: blade, picks, answers }, { ...foe(), actor: { gearHolds: 1 } })

describe('the harm of a blow', () => {
  const dealt = (given: Record<string, number>, by: number, actor: object = {}, settings = {}) =>
    dealHarm(
      [{ what: 'harm', by, rule: 'IF-080' }],
      { given, dice: [], actor: character(actor).sheet },
      { ...defaultSettings, ...settings },
    ).notes?.map((note) => note.with)

  it('IF-080 IF-103 is what the weapon does and what pierces, together; without either none', () => {
    expect(dealt({ harm: 1, ap: 1 }, 0)).toEqual([{ harm: 1, ap: 1 }])
    expect(dealt({ ap: 1 }, -2)).toEqual([{ harm: 0, ap: 1 }])
    expect([dealt({}, 0), dealt({ harm: 2 }, -2)]).toEqual([undefined, undefined])
  })

  it('IF-079 is raised by a warhorse only where the move says so, and in defence where the campaign does', () => {
    const rider = { gear: { mount: 'warhorse' } }
    expect(dealt({ harm: 2 }, 0, rider)).toEqual([{ harm: 2, ap: 0 }])
    expect(dealt({ harm: 2 }, -1, rider)).toEqual([{ harm: 1, ap: 0 }])
    const settings = { 'defend.noBonus': false }
    expect(dealt({ harm: 2 }, -1, rider, settings)).toEqual([{ harm: 2, ap: 0 }])
  })
})

describe('Engage in Battle', () => {
  it('IF-078 IF-080 two dice and Steel; 10+ marks the weapon’s harm and takes two picks', () => {
    const run = made(
      'engage',
      { dice: [4, 5], given: blade, picks: ['a', 'b'] },
      { ...foe({ armor: 1 }), actor: { stats: { steel: 1 } } },
    )
    expect(run.reading).toMatchObject({ band: '10+', sum: { total: 10 }, gmMove: null })
    expect(told(run)).toEqual([
      'actor advantageDie: 1 → 2 (IF-083)',
      'target harmSuffered: 0 → 2 (IF-107)',
    ])
    expect(play('engage', { dice: [5, 5], picks: ['a'] }, foe())).toBe('runner.refused.count')
    expect(play('engage', { dice: [5, 5], picks: ['a', 'a'] }, foe())).toBe('runner.refused.twice')
  })

  it('IF-004 a band grants picks of its move’s list: to the actor’s player, the GM, the opposition', () => {
    const chooser = (move: string, dice: number[], picks: string[], more = {}) => {
      const answers = { stat: 'steel', comply: 'complies' }
      const { choice } = made(move, { dice, picks, answers }, more).reading
      return [choice?.who, choice?.count]
    }
    expect(chooser('engage', [5, 5], ['a', 'b'])).toEqual(['player', 2])
    expect(chooser('testYourSpirit', [4, 4], ['a'])).toEqual(['gm', 1])
    expect(chooser('faceDanger', [4, 4], ['b'], foe())).toEqual(['opposition', 1])
    const suffer = { dice: [1, 1], picks: ['serious'], answers: { instead: 'keep' }, given: blade }
    const another = made('sufferHarm', suffer, { target: character() })
    expect(another.reading.choice?.who).toBe('opposition')
    const elsewhere = { dice: [5, 5], given: blade, picks: ['a', 'notSoBad'] }
    expect(play('engage', elsewhere, foe())).toBe('runner.refused.notOffered')
  })

  it('IF-004 two equal picks where the campaign allows them count twice', () => {
    const settings = { 'picks.distinct': false }
    const run = made(
      'engage',
      { dice: [5, 5], given: blade, picks: ['d', 'd'] },
      { ...foe(), settings },
    )
    expect(told(run)).toEqual(['target harmSuffered: 0 → 5 (IF-107)'])
  })

  it('IF-081 IF-005 7 to 9: one pick, and a GM move at the same time', () => {
    const run = picksOf('engage', [4, 3], ['b'])
    expect(run.outcome.gmMoves).toMatchObject([{ due: 'contemporary' }])
    expect(told(run)).toEqual(['target harmSuffered: 0 → 3 (IF-107)'])
  })

  it('IF-082 6 or less: a miss marks nothing', () => {
    const run = picksOf('engage', [3, 3], [])
    expect(run.outcome).toMatchObject({ effects: [], gmMoves: [{ due: 'standard' }] })
  })

  it('IF-082 by decision a miss against a character in a fight owes no GM move', () => {
    const owed = (move: string, target: ReturnType<typeof npc>, settings: object) =>
      made(move, { dice: [1, 2] }, { target, settings }).outcome.gmMoves.length
    const spared = { 'pvp.gmMoveOnMiss': false }
    expect(owed('engage', character(), spared)).toBe(0)
    expect(owed('engage', character(), {})).toBe(1)
    expect(owed('engage', npc(), spared)).toBe(1)
    expect(owed('manipulate', character(), spared)).toBe(1)
  })

  it('IF-079 a warhorse adds 1 harm, a riding horse nothing', () => {
    const harm = (mount: string) =>
      told(
        made(
          'engage',
          { dice: [4, 3], given: blade, picks: ['b'] },
          { ...foe(), actor: { gear: { mount } } },
        ),
      )
    expect(harm('warhorse')).toEqual(['target harmSuffered: 0 → 4 (IF-107)'])
    expect(harm('horse')).toEqual(['target harmSuffered: 0 → 3 (IF-107)'])
  })

  it('IF-083 one more harm pierces armour', () => {
    const inputs = { dice: [4, 3], given: blade, picks: ['d'] }
    expect(told(made('engage', inputs, foe({ armor: 5 })))).toEqual([
      'target harmSuffered: 0 → 1 (IF-107)',
    ])
  })

  it('IF-083 a finish leads to Inflict Harm, which marks the harm and only there', () => {
    const run = picksOf('engage', [4, 3], ['e'])
    expect(run.outcome.effects).toEqual([])
    expect(run.outcome.leadsTo).toEqual([
      { oneOf: ['inflictHarm'], by: 'actor', given: { harm: 3, ap: 0 }, rule: 'IF-106' },
    ])
  })

  it('IF-083 divided harm waits to be divided', () => {
    const run = picksOf('engage', [5, 5], ['c', 'd'])
    expect(run.outcome).toMatchObject({
      effects: [],
      leadsTo: [{ oneOf: ['divideHarm'], given: { harm: 3, ap: 1 } }],
    })
    // A finish that is picked with it goes along.
    expect(picksOf('engage', [5, 5], ['c', 'e']).outcome.leadsTo).toEqual([
      {
        ...{ oneOf: ['divideHarm'], by: 'actor', rule: 'IF-083' },
        given: { harm: 3, ap: 0, finish: 1 },
      },
    ])
  })

  it('IF-120 a character rolls to suffer the harm and cannot be finished off', () => {
    const scene = { target: character() }
    const run = made('engage', { dice: [4, 3], given: blade, picks: ['d'] }, scene)
    expect(run.outcome.leadsTo).toMatchObject([
      { oneOf: ['sufferHarm'], by: 'target', given: { harm: 3, ap: 1 } },
    ])
    expect(play('engage', { dice: [4, 3], picks: ['e'] }, scene)).toBe('ironFist.engage.barred.e')
  })
})

describe('Defend and Hold', () => {
  const steel = { stat: 'steel' }

  it('IF-084 Steel costs nothing, a ranged weapon takes Edge and a hold', () => {
    const actor = { stats: { steel: 2, edge: -1 }, gearHolds: 1 }
    const roll = (stat: string) =>
      made(
        'defend',
        { dice: [4, 4], picks: stat === 'steel' ? ['c', 'd'] : ['c'], answers: { stat } },
        { actor, fight: 'f' },
      )
    expect(roll('steel').reading.sum.total).toBe(10)
    expect(told(roll('steel'))).toEqual([])
    expect(roll('edge').reading).toMatchObject({ band: '7-9', sum: { total: 7 } })
  })

  it('IF-084 IF-015 the hold is spent and lasts the fight', () => {
    const run = made(
      'defend',
      { dice: [4, 4], picks: ['c'], answers: { stat: 'edge' } },
      { actor: { gearHolds: 2 }, fight: 'f' },
    )
    expect(told(run)).toEqual([
      'actor gearHolds: 2 → 1 (IF-098)',
      'actor ammoMarkedForFight:  → f (IF-098)',
    ])
  })

  it('IF-085 IF-087 two picks of seven on 10+, one of five on 7 to 9', () => {
    const high = picksOf('defend', [5, 5], ['a', 'c'], steel)
    expect(high.reading.choice?.picks).toHaveLength(7)
    const middle = picksOf('defend', [4, 4], ['c'], steel)
    expect(middle.reading.choice?.picks.map(({ id }) => id)).toEqual(['c', 'd', 'e', 'f', 'g'])
    expect(middle.outcome.gmMoves).toMatchObject([{ due: 'contemporary' }])
    expect(high.outcome.gmMoves).toEqual([])
  })

  it.each([
    [3, 1],
    [2, 0],
    [1, 0],
  ])('IF-086 a weapon of %i deals %i', (harm, marked) => {
    const run = made(
      'defend',
      { dice: [5, 5], given: { harm }, picks: ['a', 'c'], answers: steel },
      foe(),
    )
    expect(told(run)).toEqual(marked === 0 ? [] : [`target harmSuffered: 0 → ${marked} (IF-107)`])
  })

  it('IF-086 IF-079 a warhorse adds nothing to a defence, unless the campaign says so', () => {
    const actor = { gear: { mount: 'warhorse' } }
    const inputs = { dice: [5, 5], given: blade, picks: ['a', 'c'], answers: steel }
    expect(told(made('defend', inputs, { ...foe(), actor }))).toEqual([
      'target harmSuffered: 0 → 1 (IF-107)',
    ])
    const settings = { 'defend.noBonus': false }
    expect(told(made('defend', inputs, { ...foe(), actor, settings }))).toEqual([
      'target harmSuffered: 0 → 2 (IF-107)',
    ])
  })

  it('IF-086 a finish without harm rolls on the harm as it stands', () => {
    const run = picksOf('defend', [5, 5], ['b', 'c'], steel)
    expect(run.outcome.leadsTo).toMatchObject([
      { oneOf: ['inflictHarm'], given: { harm: 0, ap: 0 } },
    ])
  })

  it('IF-088 an opening raises the Advantage Die of oneself or of an ally', () => {
    const inputs = { dice: [4, 4], picks: ['e'] }
    const whose = (opening: string) =>
      told(
        made(
          'defend',
          { ...inputs, answers: { ...steel, opening } },
          { ally: character({ advantageDie: 2 }) },
        ),
      )
    expect(whose('self')).toEqual(['actor advantageDie: 1 → 2 (IF-088)'])
    expect(whose('ally')).toEqual(['ally advantageDie: 2 → 3 (IF-088)'])
    const forNobody = { ...inputs, answers: { ...steel, opening: 'ally' } }
    expect(play('defend', forNobody)).toBe('runner.refused.unanswered')
  })

  it('IF-089 6 or less: the GM moves', () => {
    expect(picksOf('defend', [3, 3], [], steel).outcome.gmMoves).toMatchObject([
      { due: 'standard' },
    ])
  })
})

describe('Face Death', () => {
  const answers = { stat: 'steel' }

  it('IF-090 IF-091 Steel, or Edge or Brains by the sort of fight', () => {
    const actor = { stats: { steel: 1, edge: 2, brains: 3 } }
    const total = (stat: string) =>
      made('faceDeath', { dice: [1, 1], answers: { stat } }, { actor }).reading.sum.total
    expect(['steel', 'edge', 'brains'].map(total)).toEqual([3, 4, 5])
    // Steel unless another is said.
    expect(made('faceDeath', { dice: [1, 1] }, { actor }).reading.sum.total).toBe(3)
  })

  it('IF-092 IF-093 one of four on 10+; an ally may attack at once', () => {
    const run = made('faceDeath', { dice: [5, 5], picks: ['a'], answers })
    expect(run.reading.choice?.picks).toHaveLength(4)
    expect(run.outcome).toMatchObject({
      gmMoves: [],
      leadsTo: [{ oneOf: ['engage', 'takeYourShot'], by: 'ally' }],
    })
  })

  it('IF-094 IF-095 one of two on 7 to 9; a move of a fight comes after the GM’s', () => {
    const run = made('faceDeath', { dice: [4, 4], picks: ['d'], answers })
    expect(run.reading.choice?.picks.map(({ id }) => id)).toEqual(['c', 'd'])
    expect(run.outcome.gmMoves.map(({ due }) => due)).toEqual(['contemporary', 'first'])
    expect(run.outcome.leadsTo).toMatchObject([{ oneOf: ['engage', 'defend', 'takeYourShot'] }])
  })

  it('IF-095 on 10+ the GM moves first as well, unless the campaign says not', () => {
    const due = (pick: string, settings = {}) =>
      made('faceDeath', { dice: [5, 5], picks: [pick], answers }, { settings }).outcome.gmMoves
    expect(due('d')).toMatchObject([{ due: 'first' }])
    expect(due('c')).toEqual([])
    expect(due('freely', { 'faceDeath.gmFirstOn10': false })).toEqual([])
  })

  it('IF-096 6 or less: the GM moves first and the move is lost', () => {
    const { outcome } = made('faceDeath', { dice: [3, 3], answers })
    expect(outcome.gmMoves).toMatchObject([{ due: 'first' }])
    expect(outcome.notes).toHaveLength(1)
  })
})
