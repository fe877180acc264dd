import type { ReminderLives } from '../../system/reminders'
import { canAssist, companionsOf } from '../figures/companions'

const onCompanion = 'ironsworn.note.onCompanion'

/** What says that a companion has no health left. */
const laidLow: readonly string[] = ['cannotAssist', 'outOfAction'].map(
  (note) => `ironsworn.companionEndureHarm.note.${note}`,
)

/** When what moves ask to be kept in mind is settled (IS-085, IS-125, IS-130). */
export const reminders: ReminderLives = {
  track: ['path', 'obstacle'].map((note) => `ironsworn.swearAnIronVow.note.${note}`),
  session: [
    ...['strong', 'weak', 'miss'].map((band) => `ironsworn.match.${band}`),
    'ironsworn.note.extreme',
    onCompanion,
  ],
  fields: ['assets'],
  isSettled({ key, with: said }, sheet) {
    const companions = companionsOf(sheet)
    if (laidLow.includes(key)) return companions.every(canAssist)
    if (key !== onCompanion) return false
    const names = String(said?.['names'] ?? '').split(', ')
    return !companions.some((each) => canAssist(each) && names.includes(each.name))
  },
}
