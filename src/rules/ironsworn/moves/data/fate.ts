import type { MoveData } from '../../../moves/data/move-data'
import { deepest } from '../../../oracles/consult'
import { likelihoods } from '../../../oracles/yes-no'
import { unsureLoss } from '../../figures/harm'
import { momentum, supply, wordsOf } from './pieces'

/** What a foe deals, or two where nobody is sure (IS-052, IS-053). */
const dealt = ['harm', 'stress'].map((id) => ({ id, min: 0, max: 9, initial: unsureLoss }))

/** What a price hands on to the next, and nobody is asked for. */
const handedOn = (id: string) => ({
  ...{ id, min: 0, initial: 0 },
  when: { given: { id, atLeast: 1 } },
})

/** Whether it is thrown again already, to be made worse (IS-141). */
const worse = { ...handedOn('worse'), max: 1 }

/** One of two outcomes that the oracle is asked about, where it is written down (IS-135). */
const outcomeAsk = { rule: 'IS-135', who: 'gm', text: 80, answers: {} } as const

/** A table that is rolled on; doubles mean nothing there (IS-142). */
const tableMove = (id: string, rule: string, table: number): MoveData => ({
  id,
  rule,
  words: wordsOf(id),
  dice: 'oracle',
  bands: { told: { rule, procedures: [{ what: 'table', by: table, rule }] } },
})

/** Fate moves (section 12.6), and the tables that other moves send to (section 13). */
export const fateMoves: readonly MoveData[] = [
  {
    id: 'payThePrice',
    rule: 'IS-135',
    words: wordsOf('payThePrice'),
    dice: 'none',
    byTable: 'rollPrice',
    given: [{ id: 'points', min: 0, max: 9, initial: unsureLoss }, ...dealt],
    bands: {
      told: {
        rule: 'IS-135',
        picks: {
          who: 'gm',
          count: 1,
          from: ['story', 'momentum', 'supply', 'harm', 'stress', 'companion', 'oracle', 'table'],
        },
      },
    },
    options: {
      story: { rule: 'IS-135' },
      momentum: { rule: 'IS-135', changes: [{ ...momentum(-1, 'IS-135'), times: 'points' }] },
      supply: { rule: 'IS-135', changes: [{ ...supply(-1, 'IS-135'), times: 'points' }] },
      harm: { rule: 'IS-135', leadsTo: [{ oneOf: ['endureHarm'], given: { harm: 'harm' } }] },
      stress: {
        rule: 'IS-135',
        leadsTo: [{ oneOf: ['endureStress'], given: { stress: 'stress' } }],
      },
      companion: {
        rule: 'IS-135',
        leadsTo: [{ oneOf: ['companionEndureHarm'], given: { harm: 'harm' } }],
      },
      oracle: {
        rule: 'IS-135',
        asks: ['likelier', 'other'].map((id) => ({ id, ...outcomeAsk })),
        leadsTo: [
          {
            oneOf: ['askTheOracle'],
            answers: { odds: 'likely', yes: '@answer.likelier', no: '@answer.other' },
          },
        ],
      },
      table: {
        rule: 'IS-141',
        leadsTo: [{ oneOf: ['rollPrice'], given: { harm: 'harm', stress: 'stress' } }],
      },
    },
  },
  {
    id: 'askTheOracle',
    rule: 'IS-136',
    words: wordsOf('askTheOracle'),
    dice: 'oracle',
    isQuestion: true,
    asks: [
      {
        id: 'odds',
        rule: 'IS-143',
        who: 'gm',
        answers: Object.fromEntries(likelihoods.map((odds) => [odds, {}])),
      },
    ],
    bands: { told: { rule: 'IS-143', procedures: [{ what: 'oracle', rule: 'IS-143' }] } },
  },
  tableMove('rollHarm', 'IS-139', 0),
  tableMove('rollStress', 'IS-140', 1),
  {
    ...tableMove('rollPrice', 'IS-141', 2),
    given: [...dealt, { ...handedOn('depth'), max: deepest }, worse],
  },
]
