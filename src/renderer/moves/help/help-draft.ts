import type { InputOf } from '../../../campaign/api'
import type { HelpRead } from '../../../rules/moves/together/help'
import { phrase, type Phrase } from '../../../shared/phrase'

type HelpInput = NonNullable<InputOf<'move.confirm'>['help']>[number]

/** Help as far as it has come. */
export interface HelpDraft {
  /** Key of who helps; null while it is not settled. */
  helper: string | null
  /** As the command takes it; null while something is missing. */
  input: HelpInput | null
  /** What it comes to; null while that is not known. */
  read: HelpRead | null
  /** Whether the helper's own move changes sheets. */
  changesSheets: boolean
  /** What is still missing, in words. */
  wanted: Phrase | null
}

/** Help that nobody gives yet. */
export const noHelp: HelpDraft = {
  helper: null,
  input: null,
  read: null,
  changesSheets: false,
  wanted: phrase('moves.help.sayWho'),
}

/** The steps that all the help comes to. */
export function stepsOf(helps: readonly HelpDraft[]): number {
  return helps.reduce((steps, { read }) => steps + (read?.step ?? 0), 0)
}
