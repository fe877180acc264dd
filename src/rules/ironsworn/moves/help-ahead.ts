import { phrase } from '../../../shared/phrase'
import type { HelpAhead } from '../../moves/together/help'
import { onNextMove } from './data/pieces'

/** What an ally's aid may yet do to a roll (IS-115): what several of them give adds up. */
export const helpAhead: readonly HelpAhead[] = [
  {
    label: phrase('odds.helped'),
    rule: 'IS-115',
    by: { value: onNextMove('IS-115', 'ally').value },
    max: Infinity,
  },
]
