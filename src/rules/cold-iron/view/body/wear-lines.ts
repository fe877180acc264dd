import { sum, type Sum } from '../../../../shared/term'
import { diceIn } from '../../turn/attacking/blow'
import type { FightContext, FightSnapshot } from '../../fight-model/context'
import type { Attack } from '../../fight-model/attack'
import { combatantOf, findDuel } from '../../turn/core/fight'
import { itemOf } from '../../turn/wear/items'
import { rollsOfWear } from '../../turn/wear/fumble-wear'
import { strikingWeapon, wearOf } from '../../turn/wear/wear'
import type { WantedWear, WearLine } from '../board-model'

/** The damage roll that an attack wants next for what it wears; null for none. */
export function wantedWear(fight: FightContext, { wears = [] }: Attack): WantedWear | null {
  const [roll] = wears
  const owner = roll && combatantOf(fight, roll.ownerId)
  const weapon = strikingWeapon(fight, roll)
  if (!roll || !owner || !weapon) return null
  const item = itemOf(owner, roll.item)?.name ?? ''
  const wanted = { owner: owner.label, item, weaponName: weapon.name, dice: diceIn(fight, weapon) }
  if (!roll.fumble) return wanted
  return { ...wanted, fumble: { multiple: roll.fumble.multiple, rolls: rollsOfWear(roll) } }
}

/** What dice of that roll would do; nothing is changed. */
export function wearPreview({ context }: FightSnapshot, attackId: string, faces: number[]): Sum {
  const duel = findDuel(context, attackId)
  if (!duel) return sum([])
  const [roll] = duel.attack.wears ?? []
  return roll ? wearOf(context, duel, roll, faces) : sum([])
}

/** What waits for gear when the step closes: all wear of an item together. */
export function wearLines(fight: FightContext): WearLine[] {
  const keys = [...new Set(fight.wear.map(({ ownerId, item }) => `${ownerId} ${item}`))]
  return keys.flatMap((key) => {
    const same = fight.wear.filter(({ ownerId, item }) => `${ownerId} ${item}` === key)
    const [first] = same
    const owner = first && combatantOf(fight, first.ownerId)
    const item = owner && itemOf(owner, first.item)
    if (!owner || !item) return []
    const from = Math.max(0, item.hp - item.damageTaken)
    const points = same.reduce((all, each) => all + each.points, 0)
    return {
      combatantId: owner.id,
      item: item.name,
      from,
      to: Math.max(0, from - points),
      terms: same.flatMap(({ terms }) => terms),
    }
  })
}
