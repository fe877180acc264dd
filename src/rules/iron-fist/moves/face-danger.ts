import type { MoveData } from '../../moves/data/move-data'
import { weapon } from './weapon'

/** Face Danger (IF-016 to IF-021): the player proposes a stat, the GM agrees. */
export const faceDanger = {
  id: 'faceDanger',
  rule: 'IF-016',
  words: 'ironFist.faceDanger',
  dice: '2d6',
  // Whichever of the five suits the action (IF-017).
  stats: [
    { field: 'stats.steel' },
    { field: 'stats.edge' },
    { field: 'stats.charm' },
    { field: 'stats.shadow' },
    { field: 'stats.brains' },
  ],
  given: weapon,
  bands: {
    '10+': {
      rule: 'IF-018',
      changes: [{ on: 'actor', field: 'advantageDie', by: 1, rule: 'IF-018' }],
      asks: [
        {
          id: 'yield',
          rule: 'IF-019',
          who: 'opposition',
          isTold: true,
          when: { target: 'somebody' },
          answers: {
            yields: {},
            takesHarm: { procedures: [{ what: 'harm', rule: 'IF-019' }] },
            losesMuch: { notes: ['losesMuch'] },
          },
        },
      ],
    },
    '7-9': {
      rule: 'IF-020',
      picks: { who: 'opposition', count: 1, from: ['a', 'b', 'c', 'd', 'e'] },
    },
    '6-': { rule: 'IF-021', gmMove: 'standard' },
  },
  options: {
    a: {
      rule: 'IF-020',
      changes: [{ on: 'actor', field: 'advantageDie', by: -1, rule: 'IF-009' }],
    },
    b: { rule: 'IF-020' },
    c: { rule: 'IF-020' },
    d: { rule: 'IF-020' },
    e: { rule: 'IF-020' },
  },
} as const satisfies MoveData
