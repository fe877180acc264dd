import type { ModifierData, GivenData, MoveData } from '../../../moves/data/move-data'
import { coinBounds } from '../../bounds'
import { miss } from '../miss'
import { granted } from './table'

const spoils = ['friend', 'rumours', 'knowledge', 'untangled'] as const

/** Carouse (DW-066 to DW-068). What goes beyond the first hundred coins is added. */
export const carouse: MoveData = {
  id: 'carouse',
  rule: 'DW-066',
  words: 'dungeonWorld.carouse',
  isOwn: true,
  owedNotes: ['outOfHand'],
  dice: '2d6',
  stats: [{ field: 'load' }],
  given: [{ id: 'bonus', ...coinBounds, initial: coinBounds.min, adds: true }],
  bands: {
    '10+': {
      rule: 'DW-067',
      picks: { who: 'player', count: granted('carouse', '10+', 'choices'), from: spoils },
    },
    '7-9': {
      rule: 'DW-067',
      picks: { who: 'player', count: granted('carouse', '7-9', 'choices'), from: spoils },
    },
    '6-': miss('DW-067', {
      picks: { who: 'player', count: granted('carouse', '6-', 'choices'), from: spoils },
      notes: ['outOfHand'],
    }),
  },
  options: Object.fromEntries(spoils.map((id) => [id, { rule: 'DW-068' }])),
}

/** Supply of what a place does not simply have (DW-069 to DW-073). */
export const supply: MoveData = {
  id: 'supply',
  rule: 'DW-070',
  words: 'dungeonWorld.supply',
  isOwn: true,
  dice: '2d6',
  stats: [{ field: 'scores.cha' }],
  bands: {
    '10+': { rule: 'DW-071', says: ['fair'] },
    '7-9': { rule: 'DW-072', notes: ['options'] },
    '6-': miss('DW-073'),
  },
}

/** What speaks for hiring on, each of which adds 1 (DW-074). */
const offers = ['pay', 'goal', 'share', 'reputation'] as const

const offered = (id: string): GivenData => ({ id, min: 0, max: 1, initial: 0, adds: true })

/** Sending applicants away weighs on the next time (DW-078). */
const sentAway: ModifierData = {
  id: 'sentAway',
  value: -1,
  on: 'actor',
  kind: 'forward',
  rule: 'DW-078',
  scope: ['recruit'],
  until: 'nextMatching',
}

/** Recruit (DW-074 to DW-078). */
export const recruit: MoveData = {
  id: 'recruit',
  rule: 'DW-074',
  words: 'dungeonWorld.recruit',
  isOwn: true,
  dice: '2d6',
  stats: [{ field: 'load' }],
  given: offers.map(offered),
  bands: {
    '10+': { rule: 'DW-075', picks: { who: 'player', count: 1, from: ['choose', 'decline'] } },
    '7-9': { rule: 'DW-076', picks: { who: 'player', count: 1, from: ['settle', 'sendNear'] } },
    '6-': miss('DW-077', {
      picks: { who: 'player', count: 1, from: ['unsuited', 'sendUnsuited'] },
    }),
  },
  options: {
    choose: { rule: 'DW-075' },
    decline: { rule: 'DW-075' },
    settle: { rule: 'DW-076' },
    sendNear: { rule: 'DW-078', modifiers: [sentAway] },
    unsuited: { rule: 'DW-077' },
    sendUnsuited: { rule: 'DW-078', modifiers: [sentAway] },
  },
}

/** Outstanding Warrants (DW-079 to DW-082). */
export const outstandingWarrants: MoveData = {
  id: 'outstandingWarrants',
  rule: 'DW-079',
  words: 'dungeonWorld.outstandingWarrants',
  isOwn: true,
  dice: '2d6',
  stats: [{ field: 'scores.cha' }],
  bands: {
    '10+': { rule: 'DW-080', says: ['recognised'] },
    '7-9': {
      rule: 'DW-081',
      says: ['recognised'],
      picks: {
        who: 'gm',
        count: granted('outstandingWarrants', '7-9', 'gmPicks'),
        from: ['warrant', 'price', 'dear'],
      },
    },
    '6-': miss('DW-082'),
  },
  options: {
    warrant: { rule: 'DW-081' },
    price: { rule: 'DW-081' },
    dear: { rule: 'DW-081' },
  },
}
