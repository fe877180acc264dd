import { sum, term, type Sum } from '../../../shared/term'
import { wordsIn } from '../describe'
import { nearest } from '../basics/units'

const { words, termOf } = wordsIn('handToHand')

/** Someone on their feet who parries for their side of a grapple (CI-182). */
export interface Helper {
  name: string
  /** Their melee defence with the weapon they parry with. */
  d: number
  /** They do nothing else this turn. */
  onlyDefends: boolean
}

/** What one who does nothing but defend adds to the third of their parry. */
const devoted = 2
/** What lying on the ground takes off a parry of one's own. */
const lying = -4

/**
 * What helpers add to the defence against one attack (CI-182): a third of each one's parry, to the
 * nearest whole number, and 2 more of one who only defends. Each may help against one attack.
 */
export function helpersParry(helpers: readonly Helper[]): Sum {
  return sum(
    helpers.flatMap(({ name, d, onlyDefends }) => {
      const third = term(words('term.helper', { who: name }), nearest(d, 3), 'CI-182')
      return onlyDefends ? [third, termOf('onlyDefends', devoted, 'CI-182')] : [third]
    }),
  )
}

/**
 * Defence of one on the ground whom others cover (CI-182): their D less 4, and a third of theirs.
 * What one who only defends adds belongs to the defence of a hand-to-hand fight, and not to this.
 */
export function coveredOnGround(d: number, helpers: readonly Helper[]): Sum {
  const thirds = helpers.map((each) => ({ ...each, onlyDefends: false }))
  return sum([
    termOf('ownParry', d, 'CI-182'),
    termOf('lying', lying, 'CI-182'),
    ...helpersParry(thirds).terms,
  ])
}
