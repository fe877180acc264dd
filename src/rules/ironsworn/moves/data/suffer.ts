import type { MoveData, SplitData } from '../../../moves/data/move-data'
import type { Settings } from '../../settings'
import { adds, debility, momentum, own, stats, supply, wordsOf } from './pieces'

/** How much is suffered, settled before the roll (IS-053). */
const amount = (id: string) => ({ id, min: 0, max: 9, initial: 2 })

/** Endure Harm and Endure Stress have one shape (IS-123, IS-126); a bane is for good (IS-070, IS-071). */
function endure(
  settings: Settings,
  {
    id,
    rule,
    figure,
    track,
    stat,
    marks,
    table,
  }: {
    id: string
    rule: string
    figure: string
    track: 'health' | 'spirit'
    stat: string
    marks: readonly [string, string]
    table: string
  },
): MoveData {
  const field = `${track}.value`
  const [condition, bane] = marks
  const cost = settings['endure.shakeCostsMomentum'] ? [momentum(-1, rule)] : []
  return {
    id,
    rule,
    words: wordsOf(id),
    isOwn: true,
    dice: 'action',
    stats: [{ field: `highest.${track}.${stat}` }],
    given: [amount(figure), adds],
    opening: [{ ...own(field, -1, rule), times: figure }],
    bands: {
      strong: { rule, picks: { who: 'player', count: 1, from: ['shake', 'momentum'] } },
      weak: { rule },
      miss: {
        rule,
        changes: [momentum(-1, rule)],
        picks: {
          who: 'player',
          count: 1,
          from: [condition, bane, 'table'],
          when: atZero(field),
        },
      },
    },
    options: {
      shake: { rule, changes: [...cost, own(field, 1, rule)] },
      momentum: { rule, changes: [momentum(1, rule)] },
      [condition]: { rule, changes: [debility(condition, rule)] },
      [bane]: { rule, changes: [debility(bane, rule)] },
      table: { rule, leadsTo: [{ oneOf: [table] }] },
    },
  }
}

const atZero = (path: string) => ({ field: { path, is: 0 } })

function facing(id: string, rule: string, vow: string, end: string): MoveData {
  const gone = { on: 'actor' as const, field: 'status', to: end, rule }
  return {
    id,
    rule,
    words: wordsOf(id),
    isOwn: true,
    dice: 'action',
    stats: stats('heart'),
    given: [adds],
    bands: {
      strong: { rule, says: ['back'] },
      weak: { rule, picks: { who: 'player', count: 1, from: ['sacrifice', 'quest'] } },
      miss: { rule, changes: [gone] },
    },
    options: {
      sacrifice: { rule, changes: [gone] },
      quest: {
        rule,
        asks: [
          {
            id: 'sworn',
            rule,
            who: 'player',
            isTold: true,
            answers: {
              taken: { leadsTo: [{ oneOf: [vow] }] },
              refused: { changes: [gone] },
            },
          },
        ],
      },
    },
  }
}

/** Where the points of an exchange come from; momentum has no floor that stops them (IS-174). */
const from = (ids: readonly ('health' | 'spirit' | 'momentum' | 'supply')[]): SplitData => ({
  owed: 'points',
  among: ids.map((id) => {
    if (id === 'momentum') return { given: id, on: 'actor', field: id }
    const field = id === 'supply' ? id : `${id}.value`
    return { given: id, on: id === 'supply' ? 'party' : 'actor', field, least: 0 }
  }),
})

/** The points of an exchange go where they are put (IS-128, IS-129, IS-174). */
const exchanged = (ids: readonly string[]) => ids.map((id) => ({ id, min: 0, max: 9, initial: 0 }))
const points = { id: 'points', min: 0, max: 20, initial: 1 }
const direct = (field: string, times: string, rule: string) => ({ ...own(field, -1, rule), times })

/** Suffer moves (section 12.4). */
export const sufferMovesFor = (settings: Settings): readonly MoveData[] => [
  endure(settings, {
    id: 'endureHarm',
    rule: 'IS-123',
    figure: 'harm',
    track: 'health',
    stat: 'iron',
    marks: ['wounded', 'maimed'],
    table: 'rollHarm',
  }),
  facing('faceDeath', 'IS-124', 'swearToDeath', 'dead'),
  {
    id: 'companionEndureHarm',
    rule: 'IS-125',
    words: wordsOf('companionEndureHarm'),
    isOwn: true,
    dice: 'action',
    stats: [{ field: 'highest.companion.heart' }],
    given: [amount('harm'), adds],
    opening: [{ ...own('companion', -1, 'IS-125'), times: 'harm' }],
    bands: {
      strong: { rule: 'IS-125', changes: [own('companion', 1, 'IS-125')] },
      weak: { rule: 'IS-125', procedures: [{ what: 'companionHurt', rule: 'IS-125' }] },
      miss: {
        rule: 'IS-125',
        changes: [momentum(-1, 'IS-125')],
        procedures: [{ what: 'companionHurt', by: -1, rule: 'IS-125' }],
      },
    },
  },
  endure(settings, {
    id: 'endureStress',
    rule: 'IS-126',
    figure: 'stress',
    track: 'spirit',
    stat: 'heart',
    marks: ['shaken', 'corrupted'],
    table: 'rollStress',
  }),
  facing('faceDesolation', 'IS-127', 'swearToVision', 'lost'),
  {
    id: 'outOfSupply',
    rule: 'IS-128',
    words: wordsOf('outOfSupply'),
    isOwn: true,
    dice: 'none',
    given: [points, ...exchanged(['health', 'spirit', 'momentum'])],
    bands: {
      told: {
        rule: 'IS-128',
        split: from(['health', 'spirit', 'momentum']),
        changes: [
          debility('unprepared', 'IS-128'),
          direct('health.value', 'health', 'IS-128'),
          direct('spirit.value', 'spirit', 'IS-128'),
          direct('momentum', 'momentum', 'IS-128'),
        ],
      },
    },
  },
  {
    id: 'faceASetback',
    rule: 'IS-129',
    words: wordsOf('faceASetback'),
    isOwn: true,
    dice: 'none',
    given: [points, ...exchanged(['health', 'spirit', 'supply'])],
    tracks: [
      {
        ...{ purpose: 'setback', label: 'ironsworn.track.setback' },
        anyOf: ['vow', 'journey', 'foe'],
      },
    ],
    bands: {
      told: { rule: 'IS-129', picks: { who: 'player', count: 1, from: ['exchange', 'progress'] } },
    },
    options: {
      exchange: {
        rule: 'IS-129',
        split: from(['health', 'spirit', 'supply']),
        procedures: [{ what: 'clearRest', rule: 'IS-172' }],
        changes: [
          direct('health.value', 'health', 'IS-129'),
          direct('spirit.value', 'spirit', 'IS-129'),
          { ...supply(-1, 'IS-129'), times: 'supply' },
        ],
      },
      progress: { rule: 'IS-129', procedures: [{ what: 'clearProgress', rule: 'IS-129' }] },
    },
  },
]
