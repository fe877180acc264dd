import { scoreBounds } from '../bounds'
import { defaultSettings, type Deciding } from '../settings'
import { levelPrice } from './experience'

/** One who would gain a level; `raise` is the score that goes up. */
export interface LevelInput<Scores extends Record<string, number> = Record<string, number>> {
  level: number
  xp: number
  downtime: boolean
  raise: keyof Scores & string
  scores: Scores
  hp: number
  maxHp: number
  wizard: boolean
}

/** The level gained; nothing without the XP or the time for it, an error for a score of 18. */
export type Levelled<Scores> =
  | { allowed: false }
  | { error: 'statMax' }
  | {
      allowed: true
      level: number
      xp: number
      scores: Scores
      hp: number
      maxHp: number
      newSpells: 0 | 1
    }

/** Gains a level (DW-089 to DW-093; decision `levelUp.conHp`). */
export function levelUp<Scores extends Record<string, number>>(
  { level, xp, downtime, raise, scores, hp, maxHp, wizard }: LevelInput<Scores>,
  settings: Deciding<'levelUp.conHp'> = defaultSettings,
): Levelled<Scores> {
  const price = levelPrice(level)
  if (!downtime || xp < price) return { allowed: false }
  const score = scores[raise] ?? scoreBounds.max
  if (score >= scoreBounds.max) return { error: 'statMax' }
  const tougher = raise === 'con' ? settings['levelUp.conHp'] : 0
  return {
    allowed: true,
    level: level + 1,
    xp: xp - price,
    scores: { ...scores, [raise]: score + 1 },
    hp: hp + tougher,
    maxHp: maxHp + tougher,
    newSpells: wizard ? 1 : 0,
  }
}
