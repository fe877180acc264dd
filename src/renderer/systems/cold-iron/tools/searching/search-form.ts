import type { SearchAim } from '../../../../../rules/cold-iron/alertness/search'

/** What is searched for, and how long a long search is thought to take. */
export interface SearchForm extends SearchAim {
  /** Minutes. */
  expected: number
  /** Share of them that common sense allows at the least, in per cent (CI-057). */
  least: number
}
