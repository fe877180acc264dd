import {
  parseDice,
  pointsRolled,
  readRolled,
  sidesOf,
  writePart,
} from '../../../shared/dice/dice-notation'
import type { RolledPart } from '../../../shared/dice/dice-notation'
import { phrase, type Phrase } from '../../../shared/phrase'
import { sum, type Sum } from '../../../shared/term'
import { useRun } from '../../bridge'
import { rollDice } from '../../composables/app-dice'
import { useMissionInPlay } from '../../composables/campaign/use-mission-in-play'

/** An expression that was rolled: its faces in order, and what each part came to. */
export interface Rolled {
  expression: string
  faces: number[]
  /** Whether they lay on the table; else the app rolled them. */
  typed: boolean
  parts: RolledPart[]
}

/** Rolls an expression as it is written at the table; null where it is none. */
export function rollOf(expression: string): Rolled | null {
  const parts = parseDice(expression)
  if (!parts) return null
  const faces = rollDice(sidesOf(parts))
  return { expression: expression.trim(), faces, typed: false, parts: readRolled(parts, faces) }
}

/** Reads the dice of an expression as they lie on the table; null unless they are all there. */
export function throwOf(expression: string, faces: readonly number[]): Rolled | null {
  const parts = parseDice(expression)
  if (!parts || pointsRolled(expression, faces) === null) return null
  const own = [...faces]
  return { expression: expression.trim(), faces: own, typed: true, parts: readRolled(parts, own) }
}

/** A roll as a figure that opens into its parts; no rule stands behind it. */
export function sumOf({ parts }: Rolled): Sum {
  return sum(
    parts.map(({ part, faces, value }) => ({
      label:
        part.kind === 'dice'
          ? phrase('dice.dicePart', { part: writePart(part), faces: faces.join(', ') })
          : phrase('dice.number', { part: writePart(part) }),
      value,
      rule: '',
    })),
  )
}

/** A roll in one sentence. */
export function outcomeOf(rolled: Rolled): Phrase {
  return phrase('dice.outcome', { expression: rolled.expression, total: sumOf(rolled).total })
}

/** Writes rolls down in the log, for the game master alone. */
export function useRollRecord() {
  const { carryOut, refusal, busy } = useRun()
  const missionId = useMissionInPlay()

  /** Whether it stands in the log now. */
  function record(rolled: Rolled): Promise<boolean> {
    const mission = missionId.value
    const { faces, typed } = rolled
    return carryOut('tool.record', {
      title: phrase('dice.title'),
      results: [
        {
          about: [],
          outcome: outcomeOf(rolled),
          terms: sumOf(rolled).terms,
          ...(faces.length > 0 ? { dice: { faces, typed } } : {}),
        },
      ],
      ...(mission ? { missionId: mission } : {}),
    })
  }

  return { record, refusal, busy }
}
