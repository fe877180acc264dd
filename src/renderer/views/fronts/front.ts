import type { OutputOf } from '../../../campaign/api'

/** A front with its dangers, stakes and cast. */
export type Front = OutputOf<'front.list'>[number]
export type Danger = Front['dangers'][number]
export type Portent = Danger['portents'][number]
export type Stake = Front['stakes'][number]
/** How a portent came true: it happened in play, or the GM made it happen. */
export type How = NonNullable<Portent['done_how']>

/** The first portent of a danger that is still to come; undefined once all came true. */
export function nextPortent(danger: Danger): Portent | undefined {
  return danger.portents.find(({ done_at }) => done_at === null)
}
