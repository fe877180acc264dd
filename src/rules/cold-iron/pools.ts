import { phrase } from '../../shared/phrase'
import type { Pool } from '../system/pools'

const both = ['character', 'npc'] as const

/** What is counted of a body between fights: hit points with their states (CI-060), and mana. */
export const pools: readonly Pool[] = [
  {
    id: 'hitPoints',
    title: phrase('coldIron.pool.hitPoints'),
    on: both,
    counted: { spent: 'wounds' },
    // CI-064: below this nobody is brought back.
    min: { timesMost: -3.5 },
    max: { field: 'pt' },
    starts: 'max',
    thresholds: [
      { at: { belowMost: 1 / 2 }, words: phrase('coldIron.hitPoints.blinking') },
      { at: 0, words: phrase('coldIron.hitPoints.safeReserve') },
      { at: { belowMost: -1 / 4 }, words: phrase('coldIron.hitPoints.magicReserve') },
      { at: { belowMost: -1 / 2 }, words: phrase('coldIron.hitPoints.dying') },
    ],
    returns: 'rest',
    rule: 'CI-060',
  },
  {
    id: 'mana',
    title: phrase('coldIron.pool.mana'),
    on: both,
    counted: { spent: 'manaSpent' },
    min: 0,
    max: { field: 'mpMax' },
    starts: 'max',
    thresholds: [{ at: 0, words: phrase('coldIron.pool.noMana') }],
    returns: 'rest',
    rule: 'CI-230',
  },
]
