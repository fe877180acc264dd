import type { ModifierData, MoveData } from '../../moves/data/move-data'
import type { Settings } from '../settings'

/** A bonus on the actor for a roll that meets its purpose, as the GM judges (DW-004). */
export function acting(id: string, value: number, rule: string): ModifierData {
  return {
    id,
    value,
    rule,
    on: 'actor',
    kind: 'forward',
    scope: 'judged',
    until: 'nextMatching',
  }
}

/** A move whose modifiers go as the campaign says (decision `forward.use`). */
export function modifiersFor(data: MoveData, settings: Settings): MoveData {
  if (settings['forward.use'] === 'nextMatching') return data
  const bands = Object.entries(data.bands).map(([id, band]) => [
    id,
    band?.modifiers ? { ...band, modifiers: band.modifiers.map(byHand) } : band,
  ])
  return { ...data, bands: Object.fromEntries(bands) as MoveData['bands'] }
}

/** It stays until somebody takes it away. */
const byHand = (modifier: ModifierData): ModifierData =>
  modifier.until === 'nextMatching' ? { ...modifier, kind: 'ongoing', until: 'hand' } : modifier
