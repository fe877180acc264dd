import type { AskData, Change, MoveData } from '../../moves/data/move-data'
import { adds, momentum, own, price, stats, wordsOf } from './data/pieces'

/** A bond comes or goes with its tick, and with its name where one is told (IS-040, IS-062). */
const bond = (by: 1 | -1, named: string, rule: string): readonly Change[] => [
  own('bondTicks', by, rule),
  { on: 'actor', field: 'bonds', to: named, rule: 'IS-062' },
]
const onSide = (changes: readonly Change[], on: 'ally' | 'everyone') =>
  changes.map((change) => ({ ...change, on }))

/** Between two allies each is the other's: the ally's bond has the roller's name (IS-113). */
const ofAlly = {
  id: 'ofAlly',
  rule: 'IS-113',
  who: 'player' as const,
  text: 80,
  isNeeded: true,
  answers: {},
}
const each = (by: 1 | -1, own: string, others: string, rule: string) => ({
  self: { changes: bond(by, own, rule) },
  ally: {
    changes: [...bond(by, own, rule), ...onSide(bond(by, others, rule), 'ally')],
    asks: [ofAlly],
  },
  all: { changes: onSide(bond(by, own, rule), 'everyone') },
})

/** With whom it is: a person or a community (IS-062). */
const bondName = {
  id: 'bondName',
  rule: 'IS-062',
  who: 'player' as const,
  text: 80,
  isNeeded: true,
  answers: {},
}

/** Who forged the bond: the roller alone, roller and ally with each other, or everybody (IS-095, IS-113). */
const whoseBond = {
  id: 'whose',
  rule: 'IS-095',
  who: 'player' as const,
  answers: each(1, '@answer.bondName', '@answer.ofAlly', 'IS-040'),
}

/** The same before the roll: what it brings waits for the dice (IS-113). */
const toForge: readonly AskData[] = [
  bondName,
  { ...whoseBond, answers: { self: {}, ally: {}, all: {} }, only: { ally: { side: 'ally' } } },
  { ...ofAlly, when: { side: 'ally', answer: { id: 'whose', is: ['ally'] } } },
]

/** Which bond is lost, and for whom: with its tick, for everyone whose it was (IS-188). */
const cleared = [
  {
    id: 'bondLost',
    rule: 'IS-188',
    who: 'player' as const,
    listed: 'bonds',
    answers: {},
  },
  {
    id: 'cleared',
    rule: 'IS-188',
    who: 'player' as const,
    answers: each(-1, '!@answer.bondLost', '!@answer.ofAlly', 'IS-188'),
  },
]

const gladness = (rule: string) => ({
  spirit: { rule, changes: [own('spirit.value', 1, rule)] },
  momentum: { rule, changes: [momentum(2, rule)] },
})

/** Moves that forge and test bonds (section 12.2). */
export const bondMoves: readonly MoveData[] = [
  {
    id: 'forgeABond',
    rule: 'IS-113',
    words: wordsOf('forgeABond'),
    namesTarget: bondName.id,
    namesActor: ofAlly.id,
    dice: 'action',
    stats: stats('heart'),
    given: [adds],
    asks: toForge,
    bands: {
      strong: {
        rule: 'IS-113',
        asks: [bondName, whoseBond],
        picks: { who: 'player', count: 1, from: ['spirit', 'momentum'] },
      },
      weak: {
        rule: 'IS-113',
        asks: [
          {
            id: 'asked',
            rule: 'IS-113',
            who: 'player',
            answers: {
              done: { asks: [bondName, whoseBond] },
              sworn: { asks: [bondName, whoseBond], leadsTo: [{ oneOf: ['swearAnIronVow'] }] },
              declined: price,
            },
          },
        ],
      },
      miss: { rule: 'IS-113', ...price },
    },
    options: gladness('IS-113'),
  },
  {
    id: 'testYourBond',
    rule: 'IS-114',
    words: wordsOf('testYourBond'),
    settles: ['ironsworn.note.mayTestBond'],
    namesTarget: 'bondLost',
    namesActor: ofAlly.id,
    dice: 'action',
    stats: stats('heart'),
    given: [adds],
    bands: {
      strong: { rule: 'IS-114', picks: { who: 'player', count: 1, from: ['spirit', 'momentum'] } },
      weak: {
        rule: 'IS-114',
        asks: [
          {
            id: 'asked',
            rule: 'IS-114',
            who: 'player',
            answers: {
              done: {},
              sworn: { leadsTo: [{ oneOf: ['swearAnIronVow'] }] },
              declined: { asks: cleared, ...price },
            },
          },
        ],
      },
      miss: { rule: 'IS-114', asks: cleared, ...price },
    },
    options: gladness('IS-114'),
  },
]
