import type { AskData, Change, MoveData } from '../../../moves/data/move-data'
import { boastsAllowed, type Settings } from '../../settings'
import { boastIds, type Boast } from '../../sheet'
import { gains, gainsOf, recoveries } from '../focus'
import {
  adds,
  anyStat,
  bondAdd,
  camp,
  debility,
  initiative,
  momentum,
  onNext,
  onNextMove,
  own,
  price,
  stats,
  supply,
  wordsOf,
} from './pieces'

/** A boast brings momentum and is held to in the duel (IS-112). */
const boasted = (boast: Boast): Change[] => [
  momentum(1, 'IS-112'),
  { on: 'actor', field: 'boasts', to: boast, rule: 'IS-112' },
]

/** Who made them talk hears them out right now, and better (IS-021, IS-110). */
const toLearn: AskData = {
  id: 'learn',
  rule: 'IS-110',
  who: 'player',
  answers: {
    yes: {
      modifiers: [onNext('learn', ['gatherInformation'], 'IS-110')],
      leadsTo: [{ oneOf: ['gatherInformation'] }],
    },
    no: {},
  },
}

/** Relationship moves (section 12.2). */
export const relationshipMovesFor = (settings: Settings): readonly MoveData[] => [
  {
    id: 'compel',
    rule: 'IS-110',
    words: wordsOf('compel'),
    dice: 'action',
    stats: stats('heart', 'iron', 'shadow'),
    given: [{ ...bondAdd, when: { answer: { id: 'stat', is: ['heart'] } } }, adds],
    bands: {
      strong: { rule: 'IS-110', changes: [momentum(1, 'IS-110')], asks: [toLearn] },
      weak: {
        rule: 'IS-110',
        changes: [momentum(1, 'IS-110')],
        notes: ['inReturn'],
        asks: [toLearn],
      },
      miss: { rule: 'IS-110', ...price },
    },
  },
  {
    id: 'sojourn',
    rule: 'IS-111',
    words: wordsOf('sojourn'),
    isOwn: true,
    ends: camp,
    dice: 'action',
    stats: stats('heart'),
    given: [bondAdd, adds],
    bands: {
      strong: { rule: 'IS-111' },
      weak: { rule: 'IS-111' },
      miss: { rule: 'IS-111', ...price },
    },
    options: {
      mend: {
        rule: 'IS-111',
        changes: [debility('!wounded', 'IS-111'), own('health.value', 1, 'IS-111')],
      },
      hearten: {
        rule: 'IS-111',
        changes: [debility('!shaken', 'IS-111'), own('spirit.value', 1, 'IS-111')],
      },
      equip: {
        rule: 'IS-111',
        changes: [
          { on: 'party', field: 'unprepared', to: 'off', rule: 'IS-175' },
          supply(1, 'IS-111'),
        ],
      },
      recuperate: { rule: 'IS-111', changes: [own('health.value', 2, 'IS-111')] },
      consort: { rule: 'IS-111', changes: [own('spirit.value', 2, 'IS-111')] },
      provision: { rule: 'IS-111', changes: [supply(2, 'IS-111')] },
      plan: { rule: 'IS-111', changes: [momentum(2, 'IS-111')] },
      quest: { rule: 'IS-111', modifiers: [onNext('quest', ['swearAnIronVow'], 'IS-111')] },
    },
  },
  {
    id: 'sojournFocus',
    rule: 'IS-111',
    words: wordsOf('sojournFocus'),
    isOwn: true,
    dice: 'action',
    stats: stats('heart'),
    // Of what brought nothing there is nothing to say; what was brought the sojourn has settled.
    given: [
      { ...bondAdd, isPast: true },
      adds,
      ...gains.map((id) => {
        const when = { given: { id, atLeast: 1 } }
        return { id, min: 0, max: 2, initial: 0, when, isPast: true }
      }),
    ],
    asks: [
      {
        id: 'which',
        rule: 'IS-111',
        who: 'player',
        isTold: true,
        answers: Object.fromEntries(recoveries.map((id) => [id, {}])),
        only: Object.fromEntries(
          recoveries.map((id) => [id, { given: { id: gainsOf(id), atLeast: 1 } }]),
        ),
      },
    ],
    wantsCompany: true,
    bands: {
      strong: { rule: 'IS-179', procedures: [{ what: 'focus', by: 2, rule: 'IS-179' }] },
      weak: { rule: 'IS-179', procedures: [{ what: 'focus', by: 1, rule: 'IS-179' }] },
      miss: { rule: 'IS-179', procedures: [{ what: 'focus', by: 0, rule: 'IS-179' }] },
    },
  },
  {
    id: 'drawTheCircle',
    rule: 'IS-112',
    words: wordsOf('drawTheCircle'),
    dice: 'action',
    stats: stats('heart'),
    given: [bondAdd, adds],
    opens: { track: 'foe', rule: 'IS-112', isSecret: true },
    tracks: [{ purpose: 'foe', label: 'ironsworn.track.foe' }],
    bands: {
      strong: {
        rule: 'IS-112',
        changes: [momentum(1, 'IS-112'), initiative('me', 'IS-192')],
        picks: { who: 'player', count: boastsAllowed(settings), from: boastIds, upTo: true },
      },
      weak: {
        rule: 'IS-112',
        changes: [initiative('me', 'IS-192')],
        picks: { who: 'player', count: 1, from: boastIds, upTo: true },
      },
      miss: { rule: 'IS-112', changes: [initiative('foe', 'IS-112')], ...price },
    },
    options: {
      grant_first_strike: {
        rule: 'IS-112',
        changes: [momentum(1, 'IS-112'), initiative('foe', 'IS-112')],
      },
      bare_yourself: { rule: 'IS-112', changes: boasted('bare_yourself') },
      hold_no_iron: { rule: 'IS-112', changes: boasted('hold_no_iron') },
      bloody_yourself: {
        rule: 'IS-112',
        changes: boasted('bloody_yourself'),
        leadsTo: [{ oneOf: ['endureHarm'], given: { harm: 1 } }],
      },
      to_the_death: { rule: 'IS-112', changes: boasted('to_the_death'), notes: ['death'] },
    },
  },
  {
    id: 'aidYourAlly',
    rule: 'IS-115',
    words: wordsOf('aidYourAlly'),
    isOwn: true,
    seeksAlly: true,
    dice: 'action',
    stats: anyStat,
    given: [adds],
    bands: {
      strong: {
        rule: 'IS-115',
        picks: { who: 'otherPlayer', count: 1, from: ['move', 'momentum'] },
      },
      weak: { rule: 'IS-115', changes: [{ ...momentum(1, 'IS-115'), on: 'ally' }] },
      miss: { rule: 'IS-115', ...price },
    },
    options: {
      move: { rule: 'IS-115', modifiers: [onNextMove('IS-115', 'ally')] },
      momentum: { rule: 'IS-115', changes: [{ ...momentum(2, 'IS-115'), on: 'ally' }] },
    },
  },
  {
    id: 'writeYourEpilogue',
    rule: 'IS-116',
    dice: 'progress',
    words: wordsOf('writeYourEpilogue'),
    isOwn: true,
    isTurn: true,
    stats: [{ field: 'bondTicks' }],
    always: [{ on: 'actor', field: 'status', to: 'retired', rule: 'IS-116' }],
    bands: {
      strong: { rule: 'IS-116', says: ['hope'] },
      weak: { rule: 'IS-116', says: ['turn'] },
      miss: { rule: 'IS-116', says: ['fear'] },
    },
  },
]
