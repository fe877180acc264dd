import type { Phrase } from '../../../../shared/phrase'
import { isSenseless } from '../../body/condition'
import type { Combatant } from '../../combatant/combatant'
import { wordsIn } from '../../describe'
import type { FightContext } from '../../fight-model/context'
import { isPresent } from '../body/ability'
import { factOf, forEach, type FightChange } from '../core/change'
import { combatantOf, everyone, withState } from '../core/fight'
import type { GmEventOf } from '../gm/events'

const { words } = wordsIn('moves')

/** The mount that carries somebody, in the fight or gone out of it with them; null for none. */
export function mountOf(fight: FightContext, { state }: Combatant): Combatant | null {
  return (state.mountId !== null && combatantOf(fight, state.mountId)) || null
}

/** Who rides on somebody; null for nobody. */
export function riderOf(fight: FightContext, mountId: string): Combatant | null {
  return everyone(fight).find(({ state }) => state.mountId === mountId) ?? null
}

/** Those who move as one with somebody: they and their mount, or they alone. */
export function movingAsOne(fight: FightContext, combatant: Combatant): Combatant[] {
  const mount = mountOf(fight, combatant)
  return mount ? [combatant, mount] : [combatant]
}

/** Hexes a turn of whoever sits on a horse: those of the mount in the fight, else those of their sheet. */
export function mountedHexes(
  fight: FightContext,
  combatant: Combatant,
  { broken = false }: { broken?: boolean | undefined } = {},
): number {
  const mount = mountOf(fight, combatant)
  if (!mount) return combatant.sheet.maHorse
  return broken ? mount.sheet.maBroken : mount.sheet.maFull
}

/** Mounts that would carry somebody, in the order of the table; the one they ride is among them. */
export function mountsFor(fight: FightContext, combatant: Combatant): Combatant[] {
  return everyone(fight).filter(
    ({ id }) => id === combatant.state.mountId || refuseMount(fight, combatant, id) === null,
  )
}

/** Why somebody cannot ride, or get off, as the game master says. */
export function refuseRiding(
  fight: FightContext,
  { mountId }: GmEventOf<'ride'>,
  combatant: Combatant,
): Phrase | null {
  if (mountId === combatant.state.mountId) {
    return words(mountId === null ? 'refused.rides' : 'refused.ridesAlready', {
      who: combatant.label,
    })
  }
  return mountId === null ? null : refuseMount(fight, combatant, mountId)
}

/** Only a creature of a horse's size carries somebody, one at a time (CI-108). */
function refuseMount(fight: FightContext, combatant: Combatant, mountId: string): Phrase | null {
  const mount = combatantOf(fight, mountId)
  const who = combatant.label
  if (!mount || mountId === combatant.id || !mount.sheet.large) return words('refused.noMount')
  const isBeast = combatant.sheet.large || riderOf(fight, combatant.id) !== null
  if (isBeast || !isUp(combatant)) return words('refused.cannotRide', { who })
  if (!isUp(mount)) return words('refused.mountDown', { who: mount.label })
  const rider = riderOf(fight, mountId)
  if (!rider) return null
  return words('refused.ridden', { who: mount.label, whom: rider.label })
}

/** Whoever carries somebody goes where they are ridden. */
export function refuseRidden(fight: FightContext, { id, label }: Combatant): Phrase | null {
  const rider = riderOf(fight, id)
  return rider && words('refused.ridden', { who: label, whom: rider.label })
}

/** Puts somebody on a mount, or on their feet, by the game master's hand. */
export function ride(
  fight: FightContext,
  { combatantId, mountId }: GmEventOf<'ride'>,
): FightChange {
  const rider = combatantOf(fight, combatantId)
  if (!rider) return { fight, facts: [] }
  const mount = mountId === null ? mountOf(fight, rider) : combatantOf(fight, mountId)
  const kind = mountId === null ? 'move.gotOff' : 'move.rides'
  return {
    fight: withState(fight, combatantId, { mountId, mounted: mountId !== null }),
    facts: mount ? [factOf(kind, [rider, mount])] : [],
  }
}

/**
 * Parts each pair of which one is down, or gone without the other: the rider is on foot, the mount
 * without a rider. The book says nothing of a fall from the saddle, so that nobody is hurt by it.
 */
export function partPairs(fight: FightContext): FightChange {
  const riders = everyone(fight).filter(({ state }) => state.mountId !== null)
  return forEach(fight, riders, (now, rider) => {
    const mount = mountOf(now, rider)
    if (mount && isUp(mount) && isUp(rider)) return { fight: now, facts: [] }
    if (mount && !isPresent(mount) && !isPresent(rider)) return { fight: now, facts: [] }
    const parted = withState(now, rider.id, { mountId: null, mounted: false })
    if (!mount) return { fight: parted, facts: [] }
    const fact = isUp(rider)
      ? factOf('move.unseated', [rider, mount])
      : factOf('move.riderless', [mount, rider])
    return { fight: parted, facts: [fact] }
  })
}

function isUp(combatant: Combatant): boolean {
  return isPresent(combatant) && !isSenseless(combatant) && !combatant.state.onGround
}
