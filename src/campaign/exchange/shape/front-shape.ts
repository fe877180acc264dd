import { z } from 'zod'
import { cast, instant, isPlayed, maybe, plain, systems } from './fields'
import { flag, text, type Shape } from './shape'
import { ties } from './tie-shape'
import { line, textUpTo } from '../../../shared/bounded'

const danger: Shape = {
  table: 'danger',
  owner: 'front_id',
  hasIds: true,
  isOrdered: true,
  fields: {
    name: plain(line(120)),
    category: text(120),
    subtype: text(120),
    impulse: text(4000),
    doomKind: maybe(
      z.enum([
        'tyranny',
        'pestilence',
        'destruction',
        'usurpation',
        'impoverishment',
        'rampantChaos',
      ]),
    ),
    doom: text(4000),
    ordered: flag(true),
    state: plain(z.enum(['active', 'resolved', 'moved']).default('active'), { isPlayed }),
    aftermath: text(4000, { isPlayed }),
  },
  parts: {
    portents: {
      table: 'portent',
      owner: 'danger_id',
      hasIds: true,
      isOrdered: true,
      fields: {
        text: plain(line(300)),
        doneHow: maybe(z.enum(['descriptive', 'prescriptive']), { isPlayed }),
        doneCause: maybe(textUpTo(300), { isPlayed }),
        doneAt: maybe(instant, { isPlayed }),
      },
    },
    cast: cast('danger_cast', 'danger_id'),
  },
}

/** A move in the game master's own words. */
export const writtenMove = {
  name: plain(line(120)),
  madeBy: plain(z.enum(['player', 'gm']).default('player')),
  trigger: text(4000, { column: 'trigger_text' }),
  stat: text(60),
  strong: text(4000),
  weak: text(4000),
  miss: text(4000),
  system: plain(z.union([systems, z.literal('')]).default('')),
}

export const front: Shape = {
  table: 'front',
  hasIds: true,
  isOrdered: true,
  fields: {
    name: plain(line(120)),
    kind: plain(z.enum(['campaign', 'adventure'])),
    description: text(4000),
    notes: text(4000),
    status: plain(z.enum(['active', 'resolved']).default('active'), { isPlayed }),
    aftermath: text(4000, { isPlayed }),
  },
  parts: {
    dangers: danger,
    stakes: {
      table: 'stake',
      owner: 'front_id',
      hasIds: true,
      isOrdered: true,
      fields: { question: plain(line(300)), answer: maybe(textUpTo(500), { isPlayed }) },
    },
    cast: cast('front_cast', 'front_id'),
    ties: ties('front'),
    moves: {
      table: 'custom_move',
      owner: 'front_id',
      hasIds: true,
      isOrdered: true,
      fields: writtenMove,
    },
  },
}
