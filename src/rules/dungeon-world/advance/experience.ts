import { phrase, type Phrase } from '../../../shared/phrase'
import { sum, term, type Sum } from '../../../shared/term'
import type { Character } from '../sheet'

/** What the end of a session was for one character; three answers of the whole table. */
export interface SessionInput {
  bondAgreed: boolean
  alignment: boolean
  answers: readonly [boolean, boolean, boolean]
}

/** The questions the table answers together (DW-087). */
export const questions = ['learned', 'overcame', 'looted'] as const

/** The XP a session brings, and why (DW-085 to DW-088): 0 to 5. */
export function sessionGain({ bondAgreed, alignment, answers }: SessionInput): Sum {
  const gain = (key: string, rule: string) => term(phrase(`dungeonWorld.gain.${key}`), 1, rule)
  return sum([
    ...(bondAgreed ? [gain('bond', 'DW-085')] : []),
    ...(alignment ? [gain('alignment', 'DW-086')] : []),
    ...questions.flatMap((question, at) => (answers[at] ? [gain(question, 'DW-087')] : [])),
  ])
}

/** Whether a level may be gained now: it is paid for, and whoever gains it is not dying or dead (DW-089). */
export function mayLevelUp({ level, xp, life }: Pick<Character, 'level' | 'xp' | 'life'>): boolean {
  return xp >= levelPrice(level) && life !== 'dying' && life !== 'dead'
}

/** The XP that the next level costs (DW-089, DW-090). */
export function levelPrice(level: number): number {
  return level + 7
}

/** Says that XP would pay for several levels at once, which hardly anybody means; null where they would not. */
export function xpCaution({ level, xp }: Pick<Character, 'level' | 'xp'>): Phrase | null {
  const price = levelPrice(level)
  const isOdd = xp >= price + levelPrice(level + 1)
  return isOdd ? phrase('dungeonWorld.setFigures.manyXp', { xp, price }) : null
}
