import { phrase, type Phrase } from '../../shared/phrase'
import { spanOf } from '../calendar/clock'
import { stepsPerMinute, type TurnTime } from './turn-time'

/** As many minutes of a fight are said in turns; more are said in minutes. */
const minutesInTurns = 5

/** What is left of an effect that a fight counts, in words: the step itself, steps, turns or minutes. */
export function stepsLeft(steps: number, time: TurnTime): Phrase {
  if (steps <= 0) return phrase('effect.left.step')
  if (steps < time.stepsInTurn) return phrase('effect.left.steps', { count: steps })
  const minutes = steps / stepsPerMinute(time)
  if (minutes > minutesInTurns) return minutesLeft(Math.ceil(minutes))
  return phrase('effect.left.turns', { count: Math.ceil(steps / time.stepsInTurn) })
}

/** So many minutes that are left, in words: in days, hours or minutes, part of one counted whole. */
export function minutesLeft(minutes: number): Phrase {
  if (minutes <= 0) return phrase('effect.left.over')
  const unit = minutes >= 2880 ? 1440 : minutes >= 120 ? 60 : 1
  const { amount, unit: said } = spanOf(Math.ceil(minutes / unit) * unit)
  return phrase(`effect.left.${said}`, { count: amount })
}
