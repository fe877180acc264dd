import { phrase } from '../../shared/phrase'
import type { PlayRules } from '../system/system'
import { counted, momentumLimits } from './figures/momentum'
import { isSameBond } from './moves/decorators/with-bonds'
import type { Settings } from './settings'
import { characterSchema, type Character } from './sheet'

const mostMomentum = (sheet: Character) => momentumLimits(counted(sheet)).max

/** The bond that was written twice, however it was written (IS-062); undefined where none was, or stood there so. */
function bondTwice(before: Character, after: Character): string | undefined {
  const isTwice = (bonds: readonly string[]) => (name: string, at: number) =>
    bonds.some((other, place) => place < at && isSameBond(other, name))
  const stood = before.bonds.filter(isTwice(before.bonds))
  return after.bonds
    .filter(isTwice(after.bonds))
    .find((name) => !stood.some((other) => isSameBond(other, name)))
}

/**
 * A sheet that was written by hand: no bond twice, and momentum within the maximum that its debilities leave to
 * it (IS-024): more than that cannot be written, and what stood there already goes down with a new debility (IS-170).
 */
export function handWrittenFor(settings: Settings): NonNullable<PlayRules['handWritten']> {
  return (earlier, later) => {
    const [before, after] = [characterSchema.parse(earlier), characterSchema.parse(later)]
    const twice = bondTwice(before, after)
    if (twice !== undefined) {
      return { refused: phrase('ironsworn.refused.bondTwice', { name: twice }) }
    }
    const [wasMost, most] = [mostMomentum(before), mostMomentum(after)]
    const { momentum } = after
    if (momentum <= most) return { sheet: after }
    if (momentum !== before.momentum) {
      return { refused: phrase('ironsworn.refused.momentum', { most, written: momentum }) }
    }
    const isLowered = most < wasMost && settings['debility.clampsMomentum']
    return { sheet: isLowered ? { ...after, momentum: most } : after }
  }
}
