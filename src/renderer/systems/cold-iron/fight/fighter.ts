import {
  bodyStrip,
  type Board,
  type BodyStrip,
  type FightSnapshot,
  type PendingLine,
} from '../../../../rules/cold-iron/view/board'
import { changeState, type Combatant } from '../../../../rules/cold-iron/combatant/combatant'
import { isSenseless } from '../../../../rules/cold-iron/body/condition'
import { eighths } from '../../../../rules/cold-iron/body/fatigue'
import { isPresent } from '../../../../rules/cold-iron/turn/body/ability'
import type { Declaration } from '../../../../rules/cold-iron/fight-model/declaration'
import { everyone } from '../../../../rules/cold-iron/turn/core/fight'
import { numbersOf } from '../../../../rules/cold-iron/turn/core/numbers'

/** Someone in the fight as the screen needs them. */
export interface Fighter {
  id: string
  label: string
  side: 'party' | 'foe'
  /** Their number, the same wherever it shows; null for one who cannot act. */
  number: number | null
  combatant: Combatant
  body: BodyStrip
  /** Unconscious or dead: they neither act nor guard themselves. */
  isDown: boolean
  /** Has left the fight. */
  isGone: boolean
  declaration: Declaration | null
  /** What waits for the step to close, and the body it will leave; null when nothing does. */
  landing: { line: PendingLine; body: BodyStrip; isDown: boolean } | null
}

/**
 * Everyone in the fight, in the order of the table. Whoever is as they were `before` is the same
 * object, so that their row is left alone.
 */
export function fightersOf(
  { context }: FightSnapshot,
  { pending }: Board,
  before: readonly Fighter[] = [],
): Fighter[] {
  const known = new Map(before.map((each) => [each.id, each]))
  const lines = new Map(pending.map((line) => [line.combatantId, line]))
  const numbers = numbersOf(context)
  return everyone(context).map((combatant) => {
    const number = numbers[combatant.id] ?? null
    const declaration = context.declarations[combatant.id] ?? null
    const line = lines.get(combatant.id) ?? null
    const was = known.get(combatant.id)
    const isSame =
      was?.combatant === combatant &&
      was.declaration === declaration &&
      was.number === number &&
      (was.landing?.line ?? null) === line
    return isSame ? was : fighterOf(combatant, number, declaration, line)
  })
}

function fighterOf(
  combatant: Combatant,
  number: number | null,
  declaration: Declaration | null,
  line: PendingLine | null,
): Fighter {
  return {
    id: combatant.id,
    label: combatant.label,
    side: combatant.side,
    number,
    combatant,
    body: bodyStrip(combatant),
    isDown: isSenseless(combatant),
    isGone: !isPresent(combatant),
    declaration,
    landing: line && landingOf(combatant, line),
  }
}

function landingOf(combatant: Combatant, line: PendingLine): Fighter['landing'] {
  const after = afterwards(combatant, line)
  return { line, body: bodyStrip(after), isDown: isSenseless(after) }
}

/** The body once what is pending has landed. */
function afterwards(combatant: Combatant, line: PendingLine): Combatant {
  const { damage, dailyFatigueEighths, dead, knockedOut } = combatant.state
  return changeState(combatant, {
    damage: damage + line.from - line.to,
    dailyFatigueEighths: dailyFatigueEighths + eighths * line.fatigue,
    dead: dead || line.beheaded,
    knockedOut: knockedOut || line.knockedOut,
  })
}

/** Name of a fighter by id. */
export function nameOf(fighters: readonly Fighter[], id: string): string {
  return fighters.find((each) => each.id === id)?.label ?? id
}
