import type { Act } from '../../rules/system/act'
import type { Write } from '../file/handles'
import { owedById, readOwed } from '../inbox/read'
import { settle } from '../inbox/settle'
import { letGoOf, readReminders } from '../reminder/reminders'
import { words } from '../words'

/**
 * What the blow on this member was is done with: the move that the game master owed, and the
 * reminder that came of the same step. `owedId` names the move, null says that it was none of
 * those that are owed; a reminder whose move was made before goes then all the same.
 */
export function settleBlow(
  write: Write,
  { title, settles = [] }: Pick<Act, 'title' | 'settles'>,
  memberId: string,
  owedId: string | null | undefined,
): void {
  const isAbout = ({ about }: { about: readonly { id: string }[] }) =>
    about.some(({ id }) => id === memberId)
  const owed = readOwed(write).filter(isAbout)
  // Who made the move comes first, and it is theirs to keep in mind.
  const reminders = readReminders(write).filter(
    ({ words: { key }, about: [whose] }) => settles.includes(key) && whose?.id === memberId,
  )
  const named = typeof owedId === 'string' ? owedById(write, owedId) : undefined
  const reminder = reminders.find(({ at }) => {
    if (named) return at === named.at
    return owedId === undefined || !owed.some((each) => each.at === at)
  })
  const made = named ?? owed.find(({ at }) => at === reminder?.at)
  if (reminder) letGoOf(write, reminder.id, true)
  if (made) settle(write, made, 'made', words.say(title))
}
