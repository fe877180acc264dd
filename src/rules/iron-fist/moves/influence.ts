import type { Change, MoveData, HoldOption, HoldRules } from '../../moves/data/move-data'

const oneHold = (rule: string, ids: readonly string[]): HoldOption[] =>
  ids.map((id) => ({ id, rule, cost: 1 }))

const gainAd = (rule: string): Change => ({ on: 'actor', field: 'advantageDie', by: 1, rule })

/** On 10+ the player takes two holds and a point of the Advantage Die, or three (IF-012). */
const manyHolds = {
  two: { rule: 'IF-012', holds: 2, changes: [gainAd('IF-008')] },
  three: { rule: 'IF-012', holds: 3 },
}
const pickHolds = { who: 'player', count: 1, from: ['two', 'three'] } as const

/** A character over whom there are holds gains by giving in, and costs by not (IF-026, IF-031). */
function overCharacters(rule: string): Pick<HoldRules, 'granted' | 'rejected'> {
  return {
    granted: { changes: [{ on: 'target', field: 'xp', by: 1, rule }], times: 'oncePerRoll' },
    rejected: { changes: [gainAd(rule)], isSpent: true },
  }
}

/** Manipulate (IF-022 to IF-026). */
export const manipulate: MoveData = {
  id: 'manipulate',
  rule: 'IF-022',
  words: 'ironFist.manipulate',
  seeksTarget: true,
  isOnSomebody: true,
  dice: '2d6',
  // IF-023
  stats: [{ field: 'stats.charm' }],
  bands: {
    '10+': { rule: 'IF-024', picks: pickHolds },
    '7-9': { rule: 'IF-024', holds: 1, notes: ['condition'] },
    '6-': { rule: 'IF-024', gmMove: 'standard' },
  },
  options: manyHolds,
  holds: {
    ...overCharacters('IF-026'),
    options: [
      { id: 'a', rule: 'IF-025', cost: 1, heavyCost: 2 },
      ...oneHold('IF-025', ['b', 'c', 'd']),
      {
        id: 'e',
        rule: 'IF-025',
        cost: 1,
        changes: [
          { on: 'target', field: 'attitude', by: 1, rule: 'IF-025', when: { target: 'npc' } },
        ],
      },
      ...oneHold('IF-025', ['f', 'g']),
    ],
  },
}

/** Lie and Deceive (IF-027 to IF-031). */
export const lie: MoveData = {
  id: 'lie',
  rule: 'IF-027',
  words: 'ironFist.lie',
  seeksTarget: true,
  isOnSomebody: true,
  dice: '2d6',
  // IF-028
  stats: [{ field: 'stats.shadow' }],
  bands: {
    '10+': { rule: 'IF-029', picks: pickHolds },
    '7-9': { rule: 'IF-029', holds: 1 },
    '6-': { rule: 'IF-029', gmMove: 'standard' },
  },
  options: manyHolds,
  holds: {
    ...overCharacters('IF-031'),
    options: oneHold('IF-030', ['a', 'b', 'c', 'd', 'e', 'f']),
  },
}

const situations = ['way', 'hiding', 'weakness', 'threat', 'edge', 'ownWeakness', 'overlooked']
const people = ['truth', 'wish', 'intention', 'expects', 'reaction']

/** Sample questions are never refused (IF-035); each is for a situation or for a person. */
const samples = (
  rule: string,
  about: HoldOption['about'] & string,
  ids: readonly string[],
): HoldOption[] => oneHold(rule, ids).map((option) => ({ ...option, isSure: true, about }))

/** Perception (IF-032 to IF-038): a hold is a question. */
export const perception: MoveData = {
  id: 'perception',
  rule: 'IF-032',
  words: 'ironFist.perception',
  dice: '2d6',
  // IF-033
  stats: [{ field: 'stats.brains' }],
  bands: {
    '10+': { rule: 'IF-034', picks: pickHolds },
    '7-9': { rule: 'IF-034', holds: 1 },
    '6-': { rule: 'IF-034', holds: 1, targetHolds: 1, gmMove: 'standard' },
  },
  options: manyHolds,
  holds: {
    options: [
      ...samples('IF-036', 'situation', situations),
      ...samples('IF-037', 'person', people),
      ...oneHold('IF-035', ['own']),
    ],
    rejected: { changes: [], isSpent: false },
    emptied: { changes: [{ on: 'target', field: 'xp', by: 1, rule: 'IF-038' }] },
  },
}
