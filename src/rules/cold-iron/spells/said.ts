import type { Effect } from '../fight-model/cast'

/** What a spell’s words say it does to those it works on: the game master’s form begins with it. */
export interface SaidOfSpell {
  kind: Effect['kind']
  stuns: boolean
  sleeps: boolean
}

/** Reads the words of a sheet, or a name that says as much; magic stuns and puts to sleep only as they say (CI-075). */
export function saidOfSpell(does: string): SaidOfSpell {
  const heals = /\b(heals?|healing|cures?|mends?|restores?)\b/i.test(does)
  const tires = /\bfatigue\b/i.test(does)
  return {
    kind: heals ? 'heal' : tires ? 'fatigue' : 'real',
    stuns: /\bstun(s|ned)?\b/i.test(does),
    sleeps: /\b(asleep|to sleep)\b/i.test(does),
  }
}
