import type { AskData, MoveData } from '../../../moves/data/move-data'
import type { Settings } from '../../settings'
import { adds, bondAdd, debility, momentum, onNext, stats, trackOf, wordsOf } from './pieces'

const vow = { ...trackOf.vow, isNeeded: true }
const done = { kind: 'close', purpose: 'vow', state: 'done', rule: 'IS-132' } as const

/** Whose quest it was, where nobody's name stands with it: each marks all of it (IS-187). */
const whose = {
  id: 'whose',
  rule: 'IS-187',
  who: 'player' as const,
  when: { unowned: 'vow' },
  answers: { self: {}, all: {} },
}

/** Whether a burden that the roller bears hung on this quest and is lifted (IS-072, IS-073, IS-185). */
const burden = (id: 'cursed' | 'tormented', rule: string): AskData => ({
  id,
  rule,
  who: 'gm' as const,
  when: { listed: { path: 'debilities', has: id } },
  answers: {
    lifted: {
      changes: [debility(`!${id}`, rule), { on: 'actor', field: `burdens.${id}`, to: '', rule }],
    },
    stays: {},
  },
})
const burdens = [burden('cursed', 'IS-072'), burden('tormented', 'IS-073')]

/** Quest moves (section 12.5). */
export const questMovesFor = (settings: Settings): readonly MoveData[] => [
  {
    id: 'swearAnIronVow',
    rule: 'IS-130',
    words: wordsOf('swearAnIronVow'),
    dice: 'action',
    stats: stats('heart'),
    given: [bondAdd, adds],
    tracks: [trackOf.vow],
    opens: { track: 'vow', rule: 'IS-130' },
    bands: {
      strong: { rule: 'IS-130', changes: [momentum(2, 'IS-130')] },
      weak: { rule: 'IS-130', changes: [momentum(1, 'IS-130')], notes: ['path'] },
      miss: { rule: 'IS-130', picks: { who: 'player', count: 1, from: ['press_on', 'forsake'] } },
    },
    options: {
      press_on: { rule: 'IS-130', changes: [momentum(-2, 'IS-130')], notes: ['obstacle'] },
      forsake: { rule: 'IS-130', leadsTo: [{ oneOf: ['forsakeYourVow'] }] },
    },
  },
  {
    id: 'reachAMilestone',
    rule: 'IS-131',
    words: wordsOf('reachAMilestone'),
    dice: 'none',
    tracks: [vow],
    bands: {
      told: {
        rule: 'IS-131',
        tracks: [{ kind: 'mark', purpose: 'vow', marks: 1, rule: 'IS-131' }],
      },
    },
  },
  {
    id: 'fulfillYourVow',
    rule: 'IS-132',
    words: wordsOf('fulfillYourVow'),
    dice: 'progress',
    tracks: [vow],
    wantsCompany: true,
    score: { track: 'vow', rule: 'IS-041' },
    bands: {
      strong: {
        rule: 'IS-132',
        procedures: [{ what: 'questXp', rule: 'IS-088' }],
        tracks: [done],
        asks: [whose, ...burdens],
      },
      weak: {
        rule: 'IS-132',
        procedures: [{ what: 'questXp', by: -1, rule: 'IS-088' }],
        tracks: [done],
        notes: ['more'],
        asks: settings['burden.weakHitLifts'] ? [whose, ...burdens] : [whose],
        modifiers: [onNext('again', ['swearAnIronVow'], 'IS-132')],
      },
      miss: { rule: 'IS-132', picks: { who: 'player', count: 1, from: ['recommit', 'forsake'] } },
    },
    options: {
      recommit: { rule: 'IS-047', procedures: [{ what: 'recommit', rule: 'IS-047' }] },
      forsake: { rule: 'IS-132', leadsTo: [{ oneOf: ['forsakeYourVow'] }] },
    },
  },
  {
    id: 'forsakeYourVow',
    rule: 'IS-133',
    words: wordsOf('forsakeYourVow'),
    dice: 'none',
    tracks: [vow],
    wantsCompany: true,
    bands: {
      told: {
        rule: 'IS-133',
        procedures: [{ what: 'stressOfVow', rule: 'IS-133' }],
        tracks: [{ kind: 'close', purpose: 'vow', state: 'forsaken', rule: 'IS-133' }],
      },
    },
  },
  {
    id: 'advance',
    rule: 'IS-134',
    words: wordsOf('advance'),
    isOwn: true,
    dice: 'none',
    bands: {
      told: { rule: 'IS-134', picks: { who: 'player', count: 1, from: ['asset', 'upgrade'] } },
    },
    options: {
      asset: {
        rule: 'IS-080',
        changes: [{ on: 'actor', field: 'xpSpent', by: 3, rule: 'IS-080' }],
        notes: ['asset'],
      },
      upgrade: {
        rule: 'IS-080',
        changes: [{ on: 'actor', field: 'xpSpent', by: 2, rule: 'IS-080' }],
        notes: ['upgrade'],
      },
    },
  },
]
