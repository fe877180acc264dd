import type { Fact } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import type { Write } from '../file/handles'
import { missionInPlay } from '../mission/in-play'

/** Writes down what happened with a foe, under the mission that is played. */
export function recordFoe(write: Write, fact: Fact): void {
  write.record(fact, { missionId: missionInPlay(write) })
}

/** The cause of a fact, where the game master has given a reason. */
export function because(reason: string): Pick<Fact, 'cause'> {
  return reason === '' ? {} : { cause: phrase('foes.because', { reason }) }
}
