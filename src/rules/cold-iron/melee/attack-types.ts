import { sum, type Sum } from '../../../shared/term'
import { sayIn } from '../say'
import table from './attack-types.json'

const { add } = sayIn('melee')

/** What grabbing adds to the missile attack (CI-097). */
const tagBonus = 6

/** Kinds of attack and of defence with the fields they are read from (CI-096). */
export const attackTypes = table

/** Tag, the grab that begins hand-to-hand combat: the missile attack and 6 (CI-097). */
export function tagOf({ hm = 0 }: { hm?: number | undefined }): Sum {
  return sum([add('missile', hm, 'CI-096'), add('tag', tagBonus, 'CI-097')])
}

/** Defence of one who does not move: every defence is StD, and HtH is SizHtH (CI-100). */
export function stillDefence({ stD, sizHtH }: { stD: number; sizHtH: number }): {
  defence: Sum
  htH: Sum
} {
  return {
    defence: sum([add('still', stD, 'CI-100')]),
    htH: sum([add('stillHtH', sizHtH, 'CI-100')]),
  }
}
