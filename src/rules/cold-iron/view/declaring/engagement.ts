import type { Sum } from '../../../../shared/term'
import { chanceToHit } from '../../turn/attacking/judge'
import { shareBetween, smallestRoll } from '../../basics/chance'
import type { Combatant } from '../../combatant/combatant'
import type { Defence } from '../../attack/defence'
import { mostAttackers } from '../../melee/formation'
import { type Formation } from '../../combatant/flags'
import { sureParries } from '../../melee/parry'
import { isClosePacked } from '../../melee/swings'
import { boutIn } from '../../turn/attacking/bout'
import type { FightContext, FightSnapshot } from '../../fight-model/context'
import type { AttackType } from '../../fight-model/attack'
import { targetsOf, type Position } from '../../fight-model/declaration'
import { isOpen } from '../../turn/body/ability'
import { combatantOf, duelsOf, everyone, goesFor, type Duel } from '../../turn/core/fight'
import { asArmed } from '../../turn/attacking/guard'

/** An attack as its target meets it. */
export interface EngagedAttack {
  attackId: string
  attackerId: string
  weaponName: string
  type: AttackType
  /** Set by the game master's hand, not by the order of declaration (CI-105). */
  byHand: boolean
  /** Not struck yet: it can still be given another place. */
  open: boolean
  /** Whether it was struck or still can be; one that cannot keeps nobody from its place (CI-105). */
  comes: boolean
  attack: Sum
  /** What it is met with, and by which means. */
  defence: Defence
  /** Smallest roll that hits, null when none does, and the share of rolls that do. */
  neededRoll: string | null
  share: number
}

/**
 * A place before a defender (CI-104): taken, free, `kept` for one whom the defender attacks and who
 * does not attack them (CI-105), or `blocked` by the formation they stand in (CI-112).
 */
export interface EngagementPlace {
  position: Position
  state: 'taken' | 'free' | 'kept' | 'blocked'
  attacks: EngagedAttack[]
}

/** Who comes at a defender, and from which place. */
export interface Engagement {
  defenderId: string
  formation: Formation
  /** Most who can get at them as they stand (CI-112). */
  most: number
  /** Of those in melee they can be sure to parry, wherever they stand; null for one who parries nothing (CI-110). */
  sure: number | null
  places: EngagementPlace[]
  /** Attacks no place counts for: shots, and blows into a grapple. */
  beside: EngagedAttack[]
}

const positions: readonly Position[] = [1, 2, 3, 4]

/** The places before one defender; null for one who is not in the fight. */
export function engagementOf({ context }: FightSnapshot, defenderId: string): Engagement | null {
  const defender = combatantOf(context, defenderId)
  if (!defender) return null
  const { formation } = defender.state
  const attacks = duelsOf(context)
    .filter((duel) => duel.defender.id === defenderId)
    .map((duel) => seen(context, duel))
  const most = mostAttackers(formation, bodyOf(context, defender))
  const at = (position: Position | null) =>
    attacks.filter((each) => each.position === position).map(({ engaged }) => engaged)
  const melee = attacks.filter(({ position }) => position !== null)
  const attackers = new Set(melee.map(({ engaged }) => engaged.attackerId))
  const keepsPrimary = facesOther(context, defenderId, attackers)
  let room = most - attackers.size
  const places = positions.map((position): EngagementPlace => {
    const here = at(position)
    if (here.length > 0) return { position, state: 'taken', attacks: here }
    if (position === 1 && keepsPrimary) return { position, state: 'kept', attacks: [] }
    return { position, state: room-- > 0 ? 'free' : 'blocked', attacks: [] }
  })
  const bare = asArmed(context, defender).sheet.parryMode === 'none'
  const sure = bare || formation !== 'openGround' ? null : sureParries(attackers.size)
  return { defenderId, formation, most, sure, places, beside: at(null) }
}

/** The places before everybody who is attacked this turn, in the order of the table. */
export function engagementsOn(snapshot: FightSnapshot): Engagement[] {
  const struckAt = new Set(duelsOf(snapshot.context).map(({ defender }) => defender.id))
  return everyone(snapshot.context)
    .filter(({ id }) => struckAt.has(id))
    .flatMap(({ id }) => engagementOf(snapshot, id) ?? [])
}

function seen(
  fight: FightContext,
  duel: Duel,
): { position: Position | null; engaged: EngagedAttack } {
  const bout = boutIn(fight, duel)
  const needed = chanceToHit(bout, duel.attack)
  const { attack, attacker, weapon } = duel
  const engaged = {
    attackId: attack.id,
    attackerId: attacker.id,
    weaponName: weapon.name,
    type: bout.type,
    byHand: attack.position !== null,
    open: attack.status === 'waiting',
    comes: attack.result !== null || isOpen(fight, duel),
    attack: bout.attack,
    defence: bout.defence,
    neededRoll: smallestRoll(needed),
    share: shareBetween(needed, null),
  }
  return { position: bout.position, engaged }
}

/** What makes room for more than four about somebody (CI-108, CI-138). */
function bodyOf(fight: FightContext, defender: Combatant) {
  const foes = duelsOf(fight).filter(
    ({ defender: { id }, weapon }) => id === defender.id && !weapon.missile,
  )
  const packed = foes.map(({ attacker }) => ({
    id: attacker.id,
    sharesHex: attacker.state.sharesHex,
    initiatesHtH: goesFor(fight, attacker.id, defender.id),
  }))
  const large = defender.sheet.large && asArmed(fight, defender).sheet.parryMode === 'none'
  return { large, closePacked: isClosePacked(packed) }
}

/** Whether they keep their primary defence for somebody who does not come at them (CI-105). */
function facesOther(fight: FightContext, id: string, attackers: ReadonlySet<string>): boolean {
  const declaration = fight.declarations[id]
  if (declaration?.kind !== 'attack') return false
  const weapon = combatantOf(fight, id)?.sheet.weapons[declaration.weapon]
  return weapon?.missile === false && !targetsOf(declaration).some((each) => attackers.has(each))
}
