/** How long the turns of a rule system's fights are. */
export interface TurnTime {
  stepsInTurn: number
  /** A divisor of a minute. */
  turnSeconds: number
}

/** A step of a turn, both from 1. */
export interface TurnStep {
  turn: number
  step: number
}

/** Steps of a fight that fill a minute. */
export function stepsPerMinute({ stepsInTurn, turnSeconds }: TurnTime): number {
  return (60 / turnSeconds) * stepsInTurn
}

/** Steps from one to another; below 0 when the other one is over. */
export function stepsBetween(from: TurnStep, to: TurnStep, { stepsInTurn }: TurnTime): number {
  return (to.turn - from.turn) * stepsInTurn + to.step - from.step
}

/** The step so many steps after another, or before it when they are below 0; none is before the first. */
export function stepLater(from: TurnStep, steps: number, { stepsInTurn }: TurnTime): TurnStep {
  const at = Math.max(0, (from.turn - 1) * stepsInTurn + from.step - 1 + steps)
  return { turn: Math.floor(at / stepsInTurn) + 1, step: (at % stepsInTurn) + 1 }
}

/**
 * So many steps as the calendar counts them: whole minutes, and how many steps of the last one are too
 * many. Nothing is lost by it: `stepsOf` gives the same steps back.
 */
export function minutesOfSteps(steps: number, time: TurnTime): { minutes: number; spare: number } {
  const each = stepsPerMinute(time)
  const minutes = Math.ceil(steps / each)
  return { minutes, spare: minutes * each - steps }
}

/** The steps of so many minutes, without those that are too many. */
export function stepsOf(
  { minutes, spare }: { minutes: number; spare: number },
  time: TurnTime,
): number {
  return minutes * stepsPerMinute(time) - spare
}
