import type { Weapon } from '../../combatant/weapon'
import { isPresent } from '../body/ability'
import type { FightContext } from '../../fight-model/context'
import type { AttackResult } from '../../fight-model/attack'
import { everyone, type Duel } from '../core/fight'
import { fumblesInUse } from '../../fight-model/rulings'
import { spentIn } from '../attacking/shot'
import { addHit } from './hitting'

/** The row of the chart by which somebody strikes themself; every other strikes a friend (CI-130). */
const atHimself = 'hitsSelf'
/** Hexes away, where the game master says who stands there. */
const beside = 1

/**
 * A fumble that strikes a friend, or the striker themself: how hard is for a new roll to say (CI-126,
 * CI-130). What has gone astray already, into a grapple or into a melee, strikes nobody else.
 */
export function strikeByFumble(
  fight: FightContext,
  duel: Duel,
  { fumbles = [], chance, net }: AttackResult,
): FightContext {
  const row = fumblesInUse(fight).find(
    ({ id, damage }) => damage === 'randomCrit' && fumbles.includes(id),
  )
  if (!row) return fight
  const { attacker } = duel
  const blow = { attackerId: attacker.id, chance, net, astray: true }
  if (row.id === atHimself) {
    const weapon = againstHimself(duel.weapon)
    return addHit(fight, { ...blow, weapon, candidates: [attacker.id] })
  }
  const friends = everyone(fight)
    .filter((each) => isPresent(each) && each.id !== attacker.id && each.side === attacker.side)
    .map(({ id }) => id)
  if (friends.length === 0) return fight
  const { vsT, rest } = spentIn(fight, duel)
  const weapon = { ...duel.weapon, vsT }
  return addHit(fight, { ...blow, rest, weapon, candidates: friends, strayed: beside })
}

/** A missile does little to whoever fumbles it. */
function againstHimself(weapon: Weapon): Weapon {
  return weapon.missile ? { ...weapon, dice: '1d3', bonus: 0 } : weapon
}
