import type { Phrase } from '../../../shared/phrase'

/** The spell that did something to somebody, and who worked it. */
interface WorkedSpell {
  by: string
  name: string
}

/**
 * What a fact of a fight comes to when the fight is told afterwards. Combatants are named by id;
 * `by` is null for harm that nobody did.
 */
export type FightNews =
  | { kind: 'begun' }
  | { kind: 'turn'; turn: number }
  /** `turn`: the last one in which anything was done, where the fight says so. */
  | { kind: 'ended'; turn?: number }
  /** An attack that was rolled, or a hit whose damage was let go since; what it did comes as harm. */
  | { kind: 'attack'; by: string; at: string; outcome: 'hit' | 'miss' | 'fumble' | 'letGo' }
  /** A spell that worked, on whom it was aimed at; what it did comes as harm. */
  | { kind: 'spell'; by: string; at: string[]; spell: string }
  /** A spell that its caster lost before it was rolled, and why. */
  | { kind: 'spellLost'; by: string; spell: string; cause: Phrase | null }
  /** Somebody a spell was aimed at only when it worked already. */
  | { kind: 'aimed'; who: string; spell: WorkedSpell }
  /** Somebody whom a spell that worked did nothing to: they saved. */
  | { kind: 'withstood'; who: string; spell: WorkedSpell }
  /** Somebody was taken into a grapple, or held fast in one. */
  | { kind: 'grapple'; by: string[]; to: string; deed: 'grappled' | 'pinned' }
  /** Somebody ran from the fight. */
  | { kind: 'fled'; who: string }
  /** `multiple` is 1 for a plain hit, 0 for what was no blow. */
  | {
      kind: 'harm'
      to: string
      by: string | null
      wounds: number
      fatigue: number
      multiple: number
      cause: Phrase | null
      spell?: WorkedSpell
    }
  | { kind: 'healed'; who: string; points: number; spell?: WorkedSpell }
  /** Somebody is in another state now. `down`: out of the fight, unless he comes round; `wasDown`: already before. */
  | { kind: 'state'; who: string; words: Phrase; wasDown: boolean; down: boolean; dead: boolean }

/** When a fight stands: its turn from 1, the step as it is counted, and what that step is called. */
export interface Moment {
  turn: number
  step: number
  title: Phrase
}
