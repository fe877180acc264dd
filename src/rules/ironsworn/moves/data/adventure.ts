import type { Change, MoveData, When } from '../../../moves/data/move-data'
import type { Settings } from '../../settings'
import {
  adds,
  anyStat,
  bondAdd,
  camp,
  debility,
  momentum,
  onNext,
  onNextMove,
  own as raise,
  price,
  stats,
  supply,
  trackOf,
  wordsOf,
} from './pieces'

/** Which of somebody else of the company and their companions is treated, as it is settled from who was named. */
export const treatedOfThem = 'treatedOfThem'
export type TreatedOfThem = 'them' | 'companion'

/** Who is treated, where the move is on nobody: the actor, a companion, or somebody the story tells of. */
const patient = {
  id: 'patient',
  rule: 'IS-105',
  who: 'player' as const,
  when: { target: 'nobody' as const },
  isOfWhom: true,
  answers: { self: {}, companion: {}, npc: {} },
}
const treating = (...is: readonly string[]): When => ({
  target: 'nobody',
  answer: { id: 'patient', is },
})

/** Of somebody of the company: themselves, or a companion of theirs. */
const treatingThem = (is: TreatedOfThem): When => ({
  target: 'character',
  answer: { id: treatedOfThem, is: [is] },
})

/** What clears comes before what raises; shaken too where the campaign says so (IS-182). */
function treated(settings: Settings): Change[] {
  const lifts = settings['heal.clearsShaken'] ? ['!wounded', '!shaken'] : ['!wounded']
  const own = (on: 'actor' | 'target', when: When): Change[] => [
    ...lifts.map((to) => ({ ...debility(to, 'IS-105'), on, when })),
    { ...raise('health.value', 2, 'IS-105'), on, when },
  ]
  return [
    ...own('actor', treating('self')),
    ...own('target', treatingThem('them')),
    { ...raise('companion', 2, 'IS-087'), when: treating('companion') },
    { ...raise('companion', 2, 'IS-087'), on: 'target', when: treatingThem('companion') },
  ]
}

/** Adventure moves (section 12.1). */
export const adventureMovesFor = (settings: Settings): readonly MoveData[] => [
  {
    id: 'faceDanger',
    rule: 'IS-102',
    words: wordsOf('faceDanger'),
    dice: 'action',
    stats: anyStat,
    tracks: [{ ...trackOf.foe, isAside: true }],
    given: [adds],
    bands: {
      strong: { rule: 'IS-102', changes: [momentum(1, 'IS-102')] },
      weak: {
        rule: 'IS-102',
        picks: { who: 'player', count: 1, from: ['momentum', 'harm', 'stress', 'supply'] },
      },
      miss: { rule: 'IS-102', ...price },
    },
    options: {
      momentum: { rule: 'IS-102', changes: [momentum(-1, 'IS-102')] },
      harm: { rule: 'IS-102', leadsTo: [{ oneOf: ['endureHarm'], given: { harm: 1 } }] },
      stress: { rule: 'IS-102', leadsTo: [{ oneOf: ['endureStress'], given: { stress: 1 } }] },
      supply: { rule: 'IS-102', changes: [supply(-1, 'IS-102')] },
    },
  },
  {
    id: 'secureAnAdvantage',
    rule: 'IS-103',
    dice: 'action',
    words: wordsOf('secureAnAdvantage'),
    stats: anyStat,
    tracks: [{ ...trackOf.foe, isAside: true }],
    given: [adds],
    bands: {
      strong: { rule: 'IS-103', picks: { who: 'player', count: 1, from: ['move', 'momentum'] } },
      weak: { rule: 'IS-103', changes: [momentum(1, 'IS-103')] },
      miss: { rule: 'IS-103', ...price },
    },
    options: {
      move: { rule: 'IS-103', modifiers: [onNextMove('IS-103')] },
      momentum: { rule: 'IS-103', changes: [momentum(2, 'IS-103')] },
    },
  },
  {
    id: 'gatherInformation',
    rule: 'IS-104',
    dice: 'action',
    words: wordsOf('gatherInformation'),
    stats: stats('wits'),
    given: [bondAdd, adds],
    bands: {
      strong: { rule: 'IS-104', changes: [momentum(2, 'IS-104')], says: ['clear'] },
      weak: { rule: 'IS-104', changes: [momentum(1, 'IS-104')], notes: ['complicated'] },
      miss: { rule: 'IS-104', notes: ['dire'], ...price },
    },
  },
  {
    id: 'heal',
    rule: 'IS-105',
    words: wordsOf('heal'),
    dice: 'action',
    stats: [
      { field: 'lowest.wits.iron', when: treating('self') },
      { field: 'stats.wits', when: treating('companion', 'npc') },
      { field: 'stats.wits', when: { target: 'somebody' } },
    ],
    given: [adds],
    asks: [patient],
    bands: {
      strong: { rule: 'IS-105', changes: treated(settings) },
      weak: {
        rule: 'IS-105',
        changes: treated(settings),
        picks: { who: 'player', count: 1, from: ['supply', 'momentum'] },
      },
      miss: { rule: 'IS-105', ...price },
    },
    options: {
      supply: { rule: 'IS-105', changes: [supply(-1, 'IS-105')] },
      momentum: { rule: 'IS-105', changes: [momentum(-1, 'IS-105')] },
    },
  },
  {
    id: 'resupply',
    rule: 'IS-106',
    words: wordsOf('resupply'),
    dice: 'action',
    stats: stats('wits'),
    given: [adds],
    bands: {
      strong: { rule: 'IS-106', changes: [supply(2, 'IS-106')] },
      weak: { rule: 'IS-106', picks: { who: 'player', count: 1, from: ['0', '1', '2'] } },
      miss: { rule: 'IS-106', ...price },
    },
    options: {
      0: { rule: 'IS-106' },
      1: { rule: 'IS-106', changes: [supply(1, 'IS-106'), momentum(-1, 'IS-106')] },
      2: { rule: 'IS-106', changes: [supply(2, 'IS-106'), momentum(-2, 'IS-106')] },
    },
  },
  {
    id: 'makeCamp',
    rule: 'IS-107',
    words: wordsOf('makeCamp'),
    isOwn: true,
    ends: camp,
    dice: 'action',
    stats: [{ field: 'supply' }],
    given: [adds],
    bands: {
      strong: { rule: 'IS-107' },
      weak: { rule: 'IS-107' },
      miss: { rule: 'IS-107', ...price },
    },
    options: {
      recuperate: { rule: 'IS-107', changes: [raise('health.value', 1, 'IS-107')] },
      partake: {
        rule: 'IS-107',
        changes: [supply(-1, 'IS-107'), raise('health.value', 1, 'IS-107')],
      },
      relax: { rule: 'IS-107', changes: [raise('spirit.value', 1, 'IS-107')] },
      focus: { rule: 'IS-107', changes: [momentum(1, 'IS-107')] },
      prepare: { rule: 'IS-107', modifiers: [onNext('camp', ['undertakeAJourney'], 'IS-107')] },
    },
  },
  {
    id: 'undertakeAJourney',
    rule: 'IS-108',
    dice: 'action',
    words: wordsOf('undertakeAJourney'),
    isOwn: true,
    ends: camp,
    stats: stats('wits'),
    // Setting off, and on no later leg, though the first was missed (IS-189).
    given: [{ ...bondAdd, when: { unused: 'journey' } }, adds],
    // Every leg but the first.
    tracks: [{ ...trackOf.journey, goesOn: true }],
    opens: { track: 'journey', rule: 'IS-108' },
    bands: {
      strong: { rule: 'IS-108', picks: { who: 'player', count: 1, from: ['resources', 'speed'] } },
      weak: {
        rule: 'IS-108',
        changes: [supply(-1, 'IS-108')],
        tracks: [{ kind: 'mark', purpose: 'journey', marks: 1, rule: 'IS-108' }],
      },
      miss: { rule: 'IS-108', ...price },
    },
    options: {
      resources: {
        rule: 'IS-108',
        tracks: [{ kind: 'mark', purpose: 'journey', marks: 1, rule: 'IS-108' }],
      },
      speed: {
        rule: 'IS-108',
        changes: [momentum(1, 'IS-108'), supply(-1, 'IS-108')],
        tracks: [{ kind: 'mark', purpose: 'journey', marks: 1, rule: 'IS-108' }],
      },
    },
  },
  {
    id: 'reachYourDestination',
    rule: 'IS-109',
    dice: 'progress',
    words: wordsOf('reachYourDestination'),
    ends: camp,
    tracks: [{ ...trackOf.journey, isNeeded: true }],
    score: { track: 'journey', rule: 'IS-041' },
    bands: {
      strong: {
        rule: 'IS-109',
        picks: { who: 'player', count: 1, from: ['move', 'momentum'] },
        tracks: [{ kind: 'close', purpose: 'journey', state: 'done', rule: 'IS-109' }],
      },
      weak: {
        rule: 'IS-109',
        notes: ['hazard'],
        tracks: [{ kind: 'close', purpose: 'journey', state: 'done', rule: 'IS-109' }],
      },
      miss: { rule: 'IS-109', picks: { who: 'player', count: 1, from: ['recommit', 'fail'] } },
    },
    options: {
      move: { rule: 'IS-109', modifiers: [onNextMove('IS-109')] },
      momentum: { rule: 'IS-109', changes: [momentum(1, 'IS-109')] },
      recommit: { rule: 'IS-047', procedures: [{ what: 'recommit', rule: 'IS-047' }] },
      fail: {
        rule: 'IS-109',
        tracks: [{ kind: 'close', purpose: 'journey', state: 'failed', rule: 'IS-109' }],
      },
    },
  },
]
