import { sum, type Sum, type Term } from '../../../../shared/term'
import { checkAgainst, type Checked } from '../../basics/check'
import type { Combatant } from '../../combatant/combatant'
import { weaponSchema } from '../../combatant/weapon'
import { defenceAgainst } from '../../attack/defence'
import { parted } from '../../combatant/lent'
import { bodyPenalties } from '../../body/penalties'
import { wordsIn } from '../../describe'
import type { Posture } from '../value'
import { readOnce } from '../../../system/published'

const { termOf } = wordsIn('handToHand')

/** How an initiator comes at their target. */
export interface Approach {
  behind?: boolean | undefined
  /** At the end of a full move. */
  fullMove?: boolean | undefined
  /** Having stood up in the same turn. */
  standingUp?: boolean | undefined
}

/** A grab is as good as Hm and this much (CI-097). */
const grab = 6
/** A tag this low makes whoever tries it fall (CI-163). */
const fallsFrom = -10
/** A tag that lets one join a grapple (CI-162). */
const joinFrom = 6

/** Tag: Hm + 6 and how one comes (CI-097, CI-158), less what their body takes off. */
export function tagValue(initiator: Combatant, approach: Approach, posture: Posture): Sum {
  return sum([
    ...parted(initiator.sheet, 'hm', termOf('missileValue', initiator.sheet.hm ?? 0, 'CI-096')),
    termOf('grab', grab, 'CI-097'),
    ...approachTerms(approach, { fullMove: -4, standingUp: -4, behind: 4 }, 'CI-158'),
    ...bodyPenalties(initiator, posture.desperate),
  ])
}

/** What of an approach counts, with its figures. */
export function approachTerms(
  approach: Approach,
  figures: Record<keyof Approach, number>,
  rule: string,
): Term[] {
  const ways = ['behind', 'fullMove', 'standingUp'] as const
  return ways
    .filter((way) => approach[way] && figures[way] !== 0)
    .map((way) => termOf(way, figures[way], rule))
}

const grasp = readOnce(weaponSchema, { class: 'natural', reach: 'short' })

/**
 * What a tag has to reach: the target's Dodge, which full defence betters (CI-158, CI-026), whatever
 * else they do with their hands; several swings and the like count with `tactics`, a spell they cast
 * with `casting` (CI-232).
 */
export function tagDefence(
  target: Combatant,
  guards: boolean,
  { desperate, tactics }: Posture,
  casting: readonly Term[] = [],
): Sum {
  const others = tactics.filter((id) => id !== 'fullDefenceVsHtH')
  const stance = { position: null, fullDefence: guards, desperate, tactics: others, casting }
  const { total, terms } = defenceAgainst(target, 'Hs', grasp, stance)
  return { total, terms }
}

/** A tag that was rolled. */
export interface Tagged {
  checked: Checked
  /** They have hold of their target. */
  grabs: boolean
  /** They fall: the total alone decides (CI-163). */
  falls: boolean
}

/** Settles a tag (CI-158, CI-163). */
export function checkTag(value: Sum, against: Sum, roll: string): Tagged {
  const checked = checkAgainst(value, against, roll)
  return { checked, grabs: checked.success, falls: checked.total <= fallsFrom }
}

/** What the tag of one who joins a grapple has to reach (CI-162). */
export function joiningTag(): Sum {
  return sum([termOf('joinTag', joinFrom, 'CI-162')])
}

/** What the tackle of one who joins a grapple has to reach (CI-162). */
export function joiningTackle(): Sum {
  return sum([termOf('joinTackle', 0, 'CI-162')])
}
