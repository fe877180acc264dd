import type { AskData, Change, Procedure, MoveData } from '../../../moves/data/move-data'
import {
  adds,
  anyStat,
  initiative,
  momentum,
  onNextMove,
  price,
  stats,
  trackOf,
  wordsOf,
} from './pieces'

const inflict = (by: number, rule: string): Procedure => ({ what: 'inflict', by, rule })

/** Harm beyond the weapon's, from assets, or below it: some do the harm of a simple weapon with a deadly one (IS-050, IS-081). */
const bonusHarm = { id: 'bonusHarm', min: -1, max: 9, initial: 0 }

/** One ends it for the group: nobody is in the fight any more (IS-095, IS-121). */
const over: Change[] = [
  { on: 'everyone', field: 'initiative', to: 'none', rule: 'IS-095' },
  { on: 'everyone', field: 'tideUsed', to: 'off', rule: 'IS-190' },
  { on: 'everyone', field: 'lastOutcome', to: 'none', rule: 'IS-191' },
  { on: 'everyone', field: 'boasts', to: '', rule: 'IS-112' },
]

/** Whether the fight goes on with others; a strong hit keeps control of it (IS-098, IS-121). */
const others = (
  id: string,
  lead: 'me' | 'foe',
  rule: string,
  state: 'done' | 'failed' = 'done',
): AskData => ({
  id,
  rule: 'IS-121',
  who: 'gm',
  answers: {
    remain: { changes: [initiative(lead, rule)] },
    over: {
      changes: over,
      tracks: [{ kind: 'close', purpose: 'foe', state, isAll: true, rule: 'IS-095' }],
    },
  },
})

const out = { kind: 'close', purpose: 'foe', state: 'done', rule: 'IS-121' } as const
const lost = { kind: 'close', purpose: 'foe', state: 'failed', rule: 'IS-121' } as const

/** Combat moves (section 12.3). */
export const combatMoves: readonly MoveData[] = [
  {
    id: 'enterTheFray',
    rule: 'IS-117',
    words: wordsOf('enterTheFray'),
    dice: 'action',
    stats: stats('heart', 'shadow', 'wits'),
    given: [adds],
    tracks: [{ ...trackOf.foe, goesOn: 'fresh' }],
    opens: { track: 'foe', rule: 'IS-117', isSecret: true },
    bands: {
      strong: { rule: 'IS-117', changes: [momentum(2, 'IS-117'), initiative('me', 'IS-117')] },
      weak: {
        rule: 'IS-117',
        picks: { who: 'player', count: 1, from: ['momentum', 'initiative'] },
      },
      miss: { rule: 'IS-117', changes: [initiative('foe', 'IS-117')], ...price },
    },
    options: {
      momentum: { rule: 'IS-117', changes: [momentum(2, 'IS-117'), initiative('foe', 'IS-117')] },
      initiative: { rule: 'IS-117', changes: [initiative('me', 'IS-117')] },
    },
  },
  {
    id: 'strike',
    rule: 'IS-118',
    words: wordsOf('strike'),
    dice: 'action',
    stats: stats('iron', 'edge'),
    given: [adds, bonusHarm],
    tracks: [{ ...trackOf.foe, goesOn: true }],
    bands: {
      strong: {
        rule: 'IS-118',
        procedures: [inflict(1, 'IS-118')],
        changes: [initiative('me', 'IS-118')],
      },
      weak: {
        rule: 'IS-118',
        procedures: [inflict(0, 'IS-118')],
        changes: [initiative('foe', 'IS-118')],
      },
      miss: { rule: 'IS-118', changes: [initiative('foe', 'IS-118')], ...price },
    },
  },
  {
    id: 'clash',
    rule: 'IS-119',
    words: wordsOf('clash'),
    dice: 'action',
    stats: stats('iron', 'edge'),
    given: [adds, bonusHarm],
    tracks: [{ ...trackOf.foe, goesOn: true }],
    bands: {
      strong: {
        rule: 'IS-119',
        procedures: [inflict(0, 'IS-119')],
        changes: [initiative('me', 'IS-119')],
        picks: { who: 'player', count: 1, from: ['momentum', 'inflict'] },
      },
      weak: {
        rule: 'IS-119',
        procedures: [inflict(0, 'IS-119')],
        ...price,
        changes: [initiative('foe', 'IS-119')],
      },
      miss: { rule: 'IS-119', changes: [initiative('foe', 'IS-119')], ...price },
    },
    options: {
      momentum: { rule: 'IS-119', changes: [momentum(1, 'IS-119')] },
      inflict: { rule: 'IS-119', procedures: [{ what: 'inflictMore', by: 1, rule: 'IS-119' }] },
    },
  },
  {
    id: 'turnTheTide',
    rule: 'IS-120',
    words: wordsOf('turnTheTide'),
    dice: 'none',
    bands: {
      told: {
        rule: 'IS-120',
        modifiers: [onNextMove('IS-120')],
        changes: [
          initiative('me', 'IS-120'),
          { on: 'actor', field: 'tideUsed', to: 'on', rule: 'IS-190' },
        ],
      },
    },
  },
  {
    id: 'endTheFight',
    rule: 'IS-121',
    words: wordsOf('endTheFight'),
    settles: ['ironsworn.drawTheCircle.note.death'],
    dice: 'progress',
    tracks: [{ ...trackOf.foe, isNeeded: true }],
    score: { track: 'foe', rule: 'IS-041' },
    bands: {
      strong: { rule: 'IS-121', tracks: [out], asks: [others('others', 'me', 'IS-121')] },
      weak: {
        rule: 'IS-121',
        tracks: [out],
        asks: [others('othersLeft', 'foe', 'IS-098')],
        picks: {
          who: 'player',
          count: 1,
          from: ['harm', 'stress', 'danger', 'collateral', 'objective', 'vengeance'],
        },
      },
      miss: {
        rule: 'IS-121',
        ...price,
        tracks: [lost],
        asks: [others('othersLeft', 'foe', 'IS-098', 'failed')],
      },
    },
    options: {
      harm: { rule: 'IS-121', leadsTo: [{ oneOf: ['endureHarm'] }] },
      stress: { rule: 'IS-121', leadsTo: [{ oneOf: ['endureStress'] }] },
      danger: { rule: 'IS-121', notes: ['danger'] },
      collateral: { rule: 'IS-121' },
      objective: { rule: 'IS-121' },
      vengeance: { rule: 'IS-121', notes: ['vengeance'] },
    },
  },
  {
    id: 'battle',
    rule: 'IS-122',
    words: wordsOf('battle'),
    dice: 'action',
    stats: anyStat,
    given: [adds],
    bands: {
      strong: { rule: 'IS-122', changes: [momentum(2, 'IS-122')], says: ['won'] },
      weak: { rule: 'IS-122', says: ['won'], ...price },
      miss: { rule: 'IS-122', says: ['lost'], ...price },
    },
  },
]
