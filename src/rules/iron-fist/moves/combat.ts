import { guardBounds } from '../bounds'
import { weapon } from './weapon'
import type { Change, Procedure, MoveData, OptionData, StatData } from '../../moves/data/move-data'

const procedure = (what: string, rule: string, by?: number): Procedure =>
  by === undefined ? { what, rule } : { what, rule, by }

/** Any other combat move between the shot and the melee lets its edge go. */
const letEdgeGo: Change = { on: 'actor', field: 'pendingAd', to: 'none', rule: 'IF-102' }

/** With the next move of a fight the exchange is over, and what kept its harm off. */
const letGuardGo: Change = { on: 'actor', field: 'guard', by: -guardBounds.max, rule: 'IF-088' }

/** One less from the harm that comes next. */
const guarded = (on: 'actor' | 'ally', rule: string): Change => ({
  on,
  field: 'guard',
  by: 1,
  rule,
})

/** A shot leaves a weapon empty that must be reloaded (IF-129). */
const shoot: Change = { on: 'actor', field: 'loaded', to: 'off', rule: 'IF-129' }

/** A finish is no use against a character: they roll to suffer the harm (IF-120). */
const finish = (rule: string): OptionData => ({
  rule,
  when: { target: 'noCharacter' },
  procedures: [procedure('finish', rule)],
})

/** One Gear and Ammo hold, for the whole fight (IF-015, IF-098). */
export const ammunition: NonNullable<StatData['cost']> = {
  field: 'gearHolds',
  count: 1,
  rule: 'IF-098',
  broughtBy: 'gearAndAmmo',
  unless: { field: { path: 'ammoMarkedForFight', is: '@fight' } },
  marks: [{ on: 'actor', field: 'ammoMarkedForFight', to: '@fight', rule: 'IF-098' }],
}

/** Engage in Battle (IF-078 to IF-083). */
export const engage: MoveData = {
  id: 'engage',
  rule: 'IF-078',
  words: 'ironFist.engage',
  seeksTarget: true,
  dice: '2d6',
  stats: [{ field: 'stats.steel' }],
  given: weapon,
  opening: [
    {
      on: 'actor',
      field: 'advantageDie',
      by: 1,
      rule: 'IF-102',
      when: { field: { path: 'pendingAd', is: 'engage' } },
    },
    letEdgeGo,
    letGuardGo,
  ],
  bands: {
    '10+': {
      rule: 'IF-080',
      procedures: [procedure('harm', 'IF-080', 0), procedure('warhorse', 'IF-079', 1)],
      picks: { who: 'player', count: 2, from: ['a', 'b', 'c', 'd', 'e'] },
    },
    '7-9': {
      rule: 'IF-081',
      procedures: [procedure('harm', 'IF-081', 0), procedure('warhorse', 'IF-079', 1)],
      picks: { who: 'player', count: 1, from: ['a', 'b', 'c', 'd', 'e'] },
      gmMove: 'contemporary',
    },
    '6-': { rule: 'IF-082', gmMove: 'standard' },
  },
  options: {
    a: {
      rule: 'IF-083',
      changes: [{ on: 'actor', field: 'advantageDie', by: 1, rule: 'IF-083' }],
    },
    b: { rule: 'IF-083' },
    c: { rule: 'IF-083', procedures: [procedure('divide', 'IF-083')] },
    d: { rule: 'IF-083', procedures: [procedure('ap', 'IF-083', 1)] },
    e: finish('IF-083'),
  },
}

/** Defend and Hold (IF-084 to IF-089): with a ranged weapon Edge, and ammunition. */
export const defend: MoveData = {
  id: 'defend',
  rule: 'IF-084',
  words: 'ironFist.defend',
  dice: '2d6',
  stats: [{ field: 'stats.steel' }, { field: 'stats.edge', cost: ammunition }],
  given: weapon,
  opening: [letEdgeGo, letGuardGo],
  always: [{ ...shoot, when: { answer: { id: 'stat', is: ['edge'] } } }],
  bands: {
    '10+': {
      rule: 'IF-085',
      picks: { who: 'player', count: 2, from: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
    },
    '7-9': {
      rule: 'IF-087',
      picks: { who: 'player', count: 1, from: ['c', 'd', 'e', 'f', 'g'] },
      gmMove: 'contemporary',
    },
    '6-': { rule: 'IF-089', gmMove: 'standard' },
  },
  options: {
    a: { rule: 'IF-086', procedures: [procedure('harm', 'IF-086', -2)] },
    b: finish('IF-086'),
    c: { rule: 'IF-088' },
    d: { rule: 'IF-088' },
    e: {
      rule: 'IF-088',
      asks: [
        {
          id: 'opening',
          rule: 'IF-088',
          who: 'player',
          isTold: true,
          answers: {
            self: { changes: [{ on: 'actor', field: 'advantageDie', by: 1, rule: 'IF-088' }] },
            ally: { changes: [{ on: 'ally', field: 'advantageDie', by: 1, rule: 'IF-088' }] },
          },
        },
      ],
    },
    f: { rule: 'IF-088' },
    g: {
      rule: 'IF-088',
      asks: [
        {
          id: 'guarded',
          rule: 'IF-088',
          who: 'player',
          isTold: true,
          answers: {
            self: { changes: [guarded('actor', 'IF-088')] },
            ally: { changes: [guarded('ally', 'IF-088')] },
          },
        },
      ],
    },
  },
}

/** Face Death (IF-090 to IF-096): before anything else against what is too strong. */
export const faceDeath: MoveData = {
  id: 'faceDeath',
  rule: 'IF-090',
  words: 'ironFist.faceDeath',
  seeksTarget: true,
  dice: '2d6',
  // IF-091
  stats: [
    { field: 'stats.steel', isUsual: true },
    { field: 'stats.edge' },
    { field: 'stats.brains' },
  ],
  opening: [letGuardGo],
  bands: {
    '10+': { rule: 'IF-092', picks: { who: 'player', count: 1, from: ['a', 'b', 'c', 'd'] } },
    '7-9': {
      rule: 'IF-094',
      picks: { who: 'player', count: 1, from: ['c', 'd'] },
      gmMove: 'contemporary',
    },
    '6-': { rule: 'IF-096', gmMove: 'first', notes: ['moveLost'] },
  },
  options: {
    a: {
      rule: 'IF-093',
      notes: ['allyFree'],
      leadsTo: [{ oneOf: ['engage', 'takeYourShot'], by: 'ally' }],
    },
    b: { rule: 'IF-093', notes: ['othersStay'] },
    c: { rule: 'IF-095' },
    d: {
      rule: 'IF-095',
      gmMove: 'first',
      leadsTo: [{ oneOf: ['engage', 'defend', 'takeYourShot'] }],
    },
    /** The same without the GM's move (decision `faceDeath.gmFirstOn10`). */
    freely: { rule: 'IF-095', leadsTo: [{ oneOf: ['engage', 'defend', 'takeYourShot'] }] },
  },
}

/** Take Your Shot (IF-097 to IF-102). */
export const takeYourShot: MoveData = {
  id: 'takeYourShot',
  rule: 'IF-097',
  words: 'ironFist.takeYourShot',
  // IF-097: targets are named before the dice.
  seeksTarget: true,
  dice: '2d6',
  stats: [{ field: 'stats.edge', cost: ammunition }],
  given: weapon,
  opening: [letEdgeGo, letGuardGo],
  always: [shoot],
  bands: {
    '10+': {
      rule: 'IF-099',
      procedures: [procedure('harm', 'IF-099', 0)],
      picks: { who: 'player', count: 2, from: ['a', 'b', 'c', 'd', 'e', 'f'] },
    },
    '7-9': {
      rule: 'IF-100',
      procedures: [procedure('harm', 'IF-100', 0)],
      picks: { who: 'player', count: 1, from: ['a', 'b', 'c', 'd', 'e', 'f'] },
      gmMove: 'contemporary',
    },
    '6-': { rule: 'IF-101', gmMove: 'standard' },
  },
  options: {
    a: { rule: 'IF-102' },
    b: {
      rule: 'IF-102',
      changes: [{ on: 'actor', field: 'pendingAd', to: 'engage', rule: 'IF-102' }],
    },
    c: { rule: 'IF-102', procedures: [procedure('divide', 'IF-102')] },
    d: { rule: 'IF-102', changes: [guarded('actor', 'IF-102')] },
    e: { rule: 'IF-102', procedures: [procedure('ap', 'IF-102', 1)] },
    f: finish('IF-102'),
  },
}
