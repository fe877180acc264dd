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
import { isFleeing, movementOf } from '../../../../rules/cold-iron/turn/movement/reading'
import { mountOf } from '../../../../rules/cold-iron/turn/movement/riding'
import { shownNumber, type Numbered } from './numbers'

/** Someone in the fight as the screen needs them. */
export interface Fighter extends Numbered {
  label: string
  side: 'party' | 'foe'
  combatant: Combatant
  body: BodyStrip
  /** Unconscious or dead: they neither act nor guard themselves. */
  isDown: boolean
  /** Has left the fight. */
  isGone: boolean
  declaration: Declaration | null
  /** Whether what they declared is a flight (CI-116). */
  flees: boolean
  /** Whom they ride on, and who rides on them, by name; null for nobody. */
  mount: string | null
  rider: string | null
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
  const count = Math.max(0, ...Object.values(numbers))
  const riders = new Map(
    everyone(context).flatMap(({ label, state: { mountId } }) =>
      mountId ? [[mountId, label]] : [],
    ),
  )
  return everyone(context).map((combatant) => {
    const { id } = combatant
    const said: Said = {
      combatant,
      number: shownNumber(numbers[id] ?? 0, count),
      isOneOfMany: count > 10,
      declaration: context.declarations[id] ?? null,
      flees: movementOf(context, id)?.way === 'flee' || isFleeing(context, id),
      mount: mountOf(context, combatant)?.label ?? null,
      rider: riders.get(id) ?? null,
    }
    const line = lines.get(id) ?? null
    const was = known.get(id)
    const isSame = was && saidKeys.every((key) => was[key] === said[key])
    return isSame && (was.landing?.line ?? null) === line ? was : fighterOf(said, line)
  })
}

/** What the fight says of one, as it is; all else of a fighter follows from it. */
type Said = Pick<Fighter, (typeof saidKeys)[number]>
const saidKeys = [
  'combatant',
  'number',
  'isOneOfMany',
  'declaration',
  'flees',
  'mount',
  'rider',
] as const

function fighterOf(said: Said, line: PendingLine | null): Fighter {
  const { combatant } = said
  return {
    ...said,
    id: combatant.id,
    label: combatant.label,
    side: combatant.side,
    body: bodyStrip(combatant),
    isDown: isSenseless(combatant),
    isGone: !isPresent(combatant),
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

/** What waits for somebody takes of their hit points, and adds to their fatigue in eighths. */
export function lossOf(body: BodyStrip, { line, body: after }: NonNullable<Fighter['landing']>) {
  const fatigue = { from: body.fatigue.level, to: after.fatigue.level }
  return { from: line.from, to: line.to, fatigue }
}

/** Name of a fighter by id. */
export function nameOf(fighters: readonly Fighter[], id: string): string {
  return fighters.find((each) => each.id === id)?.label ?? id
}
