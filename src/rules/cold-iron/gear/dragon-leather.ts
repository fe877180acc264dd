import { z } from 'zod'
import { sum, type Sum } from '../../../shared/term'
import { dragonSchema, type Dragon } from '../combatant/sheet'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'
import published from './dragon-leather.json'
import { asPublished } from '../../system/published'
import { whole } from '../../../shared/bounded'

const { termOf } = wordsIn('gear')

const ordinals = z.array(whole(1, 99)).max(50)

/** Which points of energy damage it stops: of its own type, and of any other. */
const dragonRowSchema = z.strictObject({
  kind: dragonSchema,
  stops: ordinals,
  ofOthers: ordinals,
})
export type DragonRow = z.infer<typeof dragonRowSchema>

/** Dragon leather as published (CI-204). */
export const dragonLeather: readonly DragonRow[] = asPublished(z.array(dragonRowSchema), published)

/**
 * Energy damage that comes through dragon leather (CI-204): it stops the first point, the third
 * and so on of its own type of energy. Throws a `FieldError` for points below 0.
 */
export function energyThrough(
  kind: Dragon,
  points: number,
  ownType: boolean,
  table = dragonLeather,
): Sum {
  demandWhole('points', points, 0)
  const row = table.find((each) => each.kind === kind)
  const stopped = (ownType ? row?.stops : row?.ofOthers) ?? []
  const count = stopped.filter((each) => each <= points).length
  const terms = [termOf('energy', points, 'CI-204')]
  return sum(count > 0 ? [...terms, termOf('dragonLeather', -count, 'CI-204')] : terms)
}
