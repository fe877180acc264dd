import type { Change, MoveData } from '../../moves/data/move-data'
import { adds, momentum, own, price, stats, wordsOf } from './pieces'

/** A bond comes or goes with its tick, and with its name where one is told (IS-040, IS-062). */
const bond = (by: 1 | -1, named: string, rule: string): readonly Change[] => [
  own('bondTicks', by, rule),
  { on: 'actor', field: 'bonds', to: named, rule: 'IS-062' },
]
const forAll = (changes: readonly Change[]) =>
  changes.map((change) => ({ ...change, on: 'everyone' as const }))

/** With whom it is: a person or a community (IS-062). */
const bondName = {
  ...{ id: 'bondName', rule: 'IS-062', who: 'player' as const },
  ...{ text: 80, answers: {} },
}

const forged = bond(1, '@answer.bondName', 'IS-040')

/** Who forged the bond: the roller alone, or everybody (IS-095). */
const whoseBond = {
  ...{ id: 'whose', rule: 'IS-095', who: 'player' as const },
  answers: { self: { changes: forged }, all: { changes: forAll(forged) } },
}

const broken = bond(-1, '!@answer.bondLost', 'IS-188')

/** Which bond is lost, and for whom: with its tick, for everyone whose it was (IS-188). */
const cleared = [
  {
    ...{ id: 'bondLost', rule: 'IS-188', who: 'player' as const },
    ...{ listed: 'bonds', answers: {} },
  },
  {
    ...{ id: 'cleared', rule: 'IS-188', who: 'player' as const },
    answers: { self: { changes: broken }, all: { changes: forAll(broken) } },
  },
]

const gladness = (rule: string) => ({
  spirit: { rule, changes: [own('spirit.value', 1, rule)] },
  momentum: { rule, changes: [momentum(2, rule)] },
})

/** Moves that forge and test bonds (section 12.2). */
export const bondMoves: readonly MoveData[] = [
  {
    ...{ id: 'forgeABond', rule: 'IS-113', words: wordsOf('forgeABond'), dice: 'action' },
    stats: stats('heart'),
    given: [adds],
    bands: {
      strong: {
        ...{ rule: 'IS-113', asks: [bondName, whoseBond] },
        picks: { who: 'player', count: 1, from: ['spirit', 'momentum'] },
      },
      weak: {
        rule: 'IS-113',
        asks: [
          {
            ...{ id: 'asked', rule: 'IS-113', who: 'player' },
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
    ...{ id: 'testYourBond', rule: 'IS-114', words: wordsOf('testYourBond'), dice: 'action' },
    stats: stats('heart'),
    given: [adds],
    bands: {
      strong: { rule: 'IS-114', picks: { who: 'player', count: 1, from: ['spirit', 'momentum'] } },
      weak: {
        rule: 'IS-114',
        asks: [
          {
            ...{ id: 'asked', rule: 'IS-114', who: 'player' },
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
