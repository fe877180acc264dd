import type { MoveData } from '../../moves/data/move-data'

const temptations = ['a', 'b', 'c', 'd']

/** Test Your Spirit (IF-053 to IF-058). */
export const testYourSpirit: MoveData = {
  id: 'testYourSpirit',
  rule: 'IF-053',
  words: 'ironFist.testYourSpirit',
  dice: '2d6',
  // IF-054
  stats: [{ field: 'counters.spirit' }],
  bands: {
    '10+': { rule: 'IF-055', picks: { who: 'player', count: 1, from: ['ad', 'spirit'] } },
    '7-9': {
      rule: 'IF-056',
      picks: { who: 'gm', count: 1, from: temptations },
      asks: [
        {
          id: 'comply',
          rule: 'IF-056',
          who: 'player',
          isTold: true,
          answers: {
            complies: {},
            refuses: {
              changes: [{ on: 'actor', field: 'counters.spirit', by: -1, rule: 'IF-056' }],
            },
          },
        },
      ],
    },
    '6-': {
      rule: 'IF-057',
      picks: { who: 'gm', count: 1, from: temptations },
      gmMove: 'optional',
      notes: ['mustComply'],
    },
  },
  options: {
    ad: {
      rule: 'IF-055',
      changes: [{ on: 'actor', field: 'advantageDie', by: 1, rule: 'IF-008' }],
    },
    spirit: {
      rule: 'IF-055',
      changes: [{ on: 'actor', field: 'counters.spirit', by: 1, rule: 'IF-055' }],
    },
    a: { rule: 'IF-058' },
    b: { rule: 'IF-058' },
    c: { rule: 'IF-058' },
    /** What being Tainted opens (IF-077). */
    d: { rule: 'IF-058', when: { listed: { path: 'conditions', has: 'tainted' } } },
  },
}
