import type { Character } from '../sheet'

type Meter = NonNullable<Character['assets'][string]['meter']>

/** An asset's own track as it begins, and what an ability makes of its end. */
interface AssetMeter extends Meter {
  grows?: { ability: number; to: number }
}

/** The tracks of assets that are no companions, by the key of the asset (IS-206, IS-209). */
export const assetMeters: Readonly<Record<string, AssetMeter>> = {
  commander: { kind: 'strength', points: 4, max: 4 },
  fortune_hunter: { kind: 'wealth', points: 0, max: 5 },
  awakening: { kind: 'simulacrum', points: 3, max: 3, grows: { ability: 1, to: 6 } },
  invoke: { kind: 'essence', points: 0, max: 6 },
  lightbearer: { kind: 'light', points: 0, max: 6 },
}

/** The track with which an asset is taken, its first ability marked; null where it has none. */
export function meterAtFirst(key: string, ability: number): Meter | null {
  const found = Object.hasOwn(assetMeters, key) ? assetMeters[key] : undefined
  if (!found) return null
  const { grows, ...meter } = found
  return grows?.ability === ability ? { ...meter, points: grows.to, max: grows.to } : meter
}

/** How far a track goes once this ability is marked, too; null where it stays as it is. */
export function meterGrown({ kind, max }: Meter, ability: number): number | null {
  const grows = Object.values(assetMeters).find((meter) => meter.kind === kind)?.grows
  return grows?.ability === ability && grows.to > max ? grows.to : null
}
