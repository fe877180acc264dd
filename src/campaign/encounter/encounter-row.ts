import { ZodError } from 'zod'
import type { CombatRules } from '../../rules/system/combat'
import type { Moment } from '../../rules/system/fight-news'
import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { combatOf } from '../sheet/sheets'
import { memoize } from '../file/memoize'

/** A fight's row, as far as its preparation needs it. */
export interface EncounterHead {
  id: string
  name: string
  description: string
  system: string
  status: 'prepared' | 'running' | 'over'
  mission_id: string | null
  place_id: string | null
  machine_value: string | null
  machine_context: string | null
}

/** A fight by id; a refusal in words when it is gone. */
export function encounterHead(read: Read, id: string): EncounterHead {
  return (
    read.get<EncounterHead>(
      `SELECT id, name, description, system, status, mission_id, place_id, machine_value,
              machine_context FROM encounter WHERE id = @id`,
      { id },
    ) ?? refuse('refusal.gone')
  )
}

/** A fight as facts point at it. */
export function encounterRef({ id, name }: Pick<EncounterHead, 'id' | 'name'>): Ref {
  return { type: 'encounter', id, name }
}

/**
 * What a running fight's machine remembers, without its combatants. Read once for each command and
 * the questions after it; a long text, so few of them are kept. Throws the schema's error for one
 * that this version cannot read.
 */
export const readContext = memoize(
  (rules: CombatRules, text: string): object => rules.context.parse(JSON.parse(text)),
  4,
)

/** Where a fight stands; null unless it runs, and for one that this version cannot read. */
export function momentIn(head: EncounterHead): Moment | null {
  const { status, machine_value: value, machine_context: context } = head
  if (status !== 'running' || value === null || context === null) return null
  const rules = combatOf(head.system)
  try {
    return rules.momentOf({ value: JSON.parse(value), context: readContext(rules, context) })
  } catch (error) {
    if (error instanceof ZodError) return null
    throw error
  }
}
