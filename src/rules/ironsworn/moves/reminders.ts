import type { ReminderLives } from '../../system/reminders'
import { canAssist, companionsOf } from '../figures/companions'
import { characterSchema } from '../sheet'

const onCompanion = 'ironsworn.note.onCompanion'
const toTheDeath = 'ironsworn.drawTheCircle.note.death'

/** What says that a companion has no health left. */
const laidLow: readonly string[] = ['cannotAssist', 'outOfAction'].map(
  (note) => `ironsworn.companionEndureHarm.note.${note}`,
)

/** When what moves ask to be kept in mind is settled (IS-085, IS-112, IS-125, IS-130). */
export const reminders: ReminderLives = {
  track: ['path', 'obstacle'].map((note) => `ironsworn.swearAnIronVow.note.${note}`),
  session: [
    ...['strong', 'weak', 'miss'].map((band) => `ironsworn.match.${band}`),
    'ironsworn.note.extreme',
    onCompanion,
  ],
  fields: ['assets', 'boasts'],
  isSettled({ key, with: said }, sheet) {
    // What a duel was to be is over with it, whoever ends it and however.
    if (key === toTheDeath) return !characterSchema.parse(sheet).boasts.includes('to_the_death')
    const companions = companionsOf(sheet)
    if (laidLow.includes(key)) return companions.every(canAssist)
    if (key !== onCompanion) return false
    const names = String(said?.['names'] ?? '').split(', ')
    return !companions.some((each) => canAssist(each) && names.includes(each.name))
  },
}
