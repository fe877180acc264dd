import IconDices from '~icons/lucide/dices'
import type { Observer } from '../../../../../rules/cold-iron/alertness/observer'
import { readSheet } from '../../../../../rules/cold-iron/combatant/combatant'
import { readRoll } from '../../../../../rules/cold-iron/basics/roll'
import { blinkingOf, observerFrom } from '../../../../../rules/cold-iron/view/tools/from-sheet'
import { useAction } from '../../../../actions/use-action'
import type { ToolPerson, ToolResult } from '../../../../tools/tool'
import { useRoster, type Roster, type Row } from '../../../../tools/use-roster'
import { rollDigits } from '../../fight/dice/roll-dice'

/** What a watcher brings to a check, and the digits as they lie. */
export interface Watching {
  observer: Observer
  roll: string
  /** Whether the digits come from the table's own dice. */
  typed: boolean
}

/** One who checks. */
export type Watcher = Row<Watching>

/** Whether the digits make a roll. */
export function isRolled({ own }: { own: Pick<Watching, 'roll'> }): boolean {
  return readRoll(own.roll).state === 'finished'
}

/** The dice as the journal holds them. */
export function diceOf({ roll, typed }: Pick<Watching, 'roll' | 'typed'>): ToolResult['dice'] {
  return { faces: [...roll].map(Number), typed }
}

/** Lets the app roll whatever is missing, with one key. */
export function useRollMissing(rollMissing: () => void): void {
  useAction({
    id: 'tools.roll',
    icon: IconDices,
    run: rollMissing,
  })
}

/** Rolls for those whose digits are missing. */
export function rollFor({ rows, change }: Pick<Roster<Watching>, 'rows' | 'change'>): void {
  for (const row of rows.value) {
    if (!isRolled(row)) change(row.id, { roll: rollDigits(), typed: false })
  }
}

/** Who checks, with senses from the sheet; `more` is what the tool knows of all of them. */
export function useWatchers(
  people: () => readonly ToolPerson[],
  more: Partial<Observer> = {},
  isIn?: (person: ToolPerson) => boolean,
): Roster<Watching> {
  const blank = ({ sheet, state = null }: ToolPerson): Watching => {
    const own = readSheet(sheet)
    const observer = observerFrom(own, { blinking: blinkingOf(own, state), ...more })
    return { observer, roll: '', typed: true }
  }
  return useRoster(people, blank, isIn)
}
