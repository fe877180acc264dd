import { figure } from '../../system/setting-topic'
import { topic } from './topic'

const signed = { min: -9, max: 9 }
const die = { min: 0, max: 12 }

/** How far the figures of a sheet reach (IF-003, IF-010). */
export const figureSettings = topic('figures', {
  'stats.min': figure('IF-003', -3, signed),
  'stats.max': figure('IF-003', 3, signed),
  'counters.min': figure('IF-003', -3, signed),
  'counters.max': figure('IF-003', 3, signed),
  'ad.min': figure('IF-010', 1, die),
  'ad.max': figure('IF-011', 6, die),
  'ad.start': figure('IF-011', 1, die),
})
