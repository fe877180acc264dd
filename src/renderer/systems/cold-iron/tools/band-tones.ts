import type { Tone } from '../../../parts/tone'

/** The colour of each stretch of results; its word always stands beside it. */
export const bandTones: Readonly<Record<string, Tone>> = {
  reached: 'moss',
  found: 'moss',
  turns2: 'gold',
  turns1: 'steel',
  turns0: 'moss',
  unnoticed: 'steel',
  advantage: 'moss',
  halfHour: 'blood',
  quarterHour: 'gold',
  minutes: 'ember',
  manyTurns: 'steel',
  fewTurns: 'moss',
  oneTurn: 'violet',
}
