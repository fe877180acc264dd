import type { Phrase } from '../../../shared/phrase'
import type { Band } from '../effect'

/** How help went: the helper's band, what it is used for, and the choice on a miss. */
export interface Help {
  band: Band | 'sure'
  /** A step on the result, or what the helped wanted, got by the helper. */
  use: 'step' | 'obtain'
  onMiss: 'noHelp' | 'worse'
}

/** What help comes to: steps for the helped one's band, and against whom the GM moves. */
export interface HelpRead {
  step: -1 | 0 | 1
  against: 'helper' | 'helped' | null
  rule: string
}

/** How a system's characters help each other. */
export interface HelpRules {
  /** Helpers whose steps count for one roll. */
  max: number
  /** How it must have gone for the helper to obtain what was wanted. */
  obtains: readonly Help['band'][]
  read(help: Help): HelpRead
}

/**
 * What another one's help, or hindrance, may do to a roll of which nobody knows yet whether it
 * comes: steps on its band, or a figure on its total.
 */
export interface HelpAhead {
  label: Phrase
  rule: string
  by: { steps: number } | { value: number }
  /** How many such count for one roll. */
  max: number
}
