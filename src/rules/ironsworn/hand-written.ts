import { phrase } from '../../shared/phrase'
import type { PlayRules } from '../system/system'
import { counted, momentumLimits } from './figures/momentum'
import type { Settings } from './settings'
import { characterSchema, type Character } from './sheet'

const mostMomentum = (sheet: Character) => momentumLimits(counted(sheet)).max

/**
 * A sheet that was written by hand, within the maximum that its debilities leave to momentum (IS-024): more
 * than that cannot be written, and what stood there already goes down with a new debility (IS-170).
 */
export function handWrittenFor(settings: Settings): NonNullable<PlayRules['handWritten']> {
  return (earlier, later) => {
    const [before, after] = [characterSchema.parse(earlier), characterSchema.parse(later)]
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
