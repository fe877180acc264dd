import { sum } from '../../../../shared/term'
import { lentTo } from '../../combatant/lent'
import type { Weapon } from '../../combatant/weapon'
import { pickByDie } from '../../hand-to-hand/joining/aim'
import { multipleInGrapple } from '../../hand-to-hand/joining/assault'
import { multipleAstray } from '../../hand-to-hand/joining/friend-hit'
import { bareHands, inGrapple } from '../../hand-to-hand/holding/grip'
import { blowIn } from '../attacking/blow'
import type { FightContext } from '../../fight-model/context'
import { facesOf, type Outcome } from '../../fight-model/attack'
import { combatantOf } from '../core/fight'
import type { FightChange } from '../core/change'
import { told, withHandToHand } from './changing'
import type { GrappleEventOf } from './events'
import type { Hit } from '../../fight-model/hand-to-hand'

/** A hit as it comes about. */
export type NewHit = Pick<
  Hit,
  'attackerId' | 'weapon' | 'candidates' | 'astray' | 'chance' | 'net'
> &
  Partial<Pick<Hit, 'strayed' | 'rest'>>

/** What a combatant strikes with in a grapple: one of their weapons, or bare hands (CI-166). */
export function gripOf(fight: FightContext, id: string, index: number | null): Weapon | null {
  const person = combatantOf(fight, id)
  if (!person) return null
  if (index === null) {
    const bare = bareHands(person.sheet.strAdj, person.sheet.unarmedLevel)
    return bare && { ...bare, bonus: bare.bonus + sum(lentTo(person.sheet, 'damage')).total }
  }
  const weapon = person.sheet.weapons[index]
  return weapon ? inGrapple(weapon, person.sheet) : null
}

/** A fight with one more hit, which waits for whom it struck, or at once for its damage. */
export function addHit(fight: FightContext, hit: NewHit): FightContext {
  const serial = fight.handToHand.serial + 1
  const [only, second] = hit.candidates
  const open: Hit = {
    strayed: null,
    rest: 0,
    ...hit,
    id: `${fight.turn}.hit${serial}`,
    targetId: null,
    multiple: 0,
    status: hit.strayed ? 'needsNear' : 'needsTarget',
  }
  const known = only !== undefined && second === undefined && !hit.astray
  const added = known ? aimedAt(fight, open, only, null) : open
  return withHandToHand(fight, { serial, hits: [...fight.handToHand.hits, added] })
}

/** The hit of this id; undefined when there is none. */
export function findHit({ handToHand }: FightContext, hitId: string): Hit | undefined {
  return handToHand.hits.find(({ id }) => id === hitId)
}

function aimedAt(fight: FightContext, hit: Hit, targetId: string, roll: string | null): Hit {
  const target = combatantOf(fight, targetId)
  if (!target) return { ...hit, status: 'passed' }
  const multiple =
    hit.astray && roll !== null
      ? multipleAstray(target, roll, fight)
      : multipleInGrapple(hit, hit.weapon, target, fight)
  return { ...hit, targetId, multiple, status: 'needsDamage' }
}

/** Dice say whom a hit struck, and a new roll how hard one that went astray (CI-168, CI-181). */
export function pickTarget(
  fight: FightContext,
  event: GrappleEventOf<'grapple.target'>,
): FightChange {
  const hit = findHit(fight, event.hitId)
  if (!hit) return { fight, facts: [] }
  const targetId = pickByDie(hit.candidates, event.die ?? 1)
  const struck = aimedAt(fight, hit, targetId, event.roll ?? null)
  const about = [hit.attackerId, targetId]
  const { die, roll = '', typed } = event
  const faces = [...(die === undefined ? [] : [die]), ...[...roll].map(Number)]
  return told(withHit(fight, struck), 'struck', about, {
    with: { multiple: struck.multiple },
    ...(faces.length > 0 && { dice: { faces, typed } }),
  })
}

/** Rolls the damage of a hit; the blow lands when its step closes (CI-017). */
export function rollHitDamage(
  fight: FightContext,
  event: GrappleEventOf<'grapple.damage'>,
): FightChange {
  const hit = findHit(fight, event.hitId)
  const target = hit?.targetId ? combatantOf(fight, hit.targetId) : undefined
  const attacker = hit && combatantOf(fight, hit.attackerId)
  if (!hit || !target || !attacker) return { fight, facts: [] }
  const outcome: Outcome = {
    attackId: hit.id,
    attackerId: hit.attackerId,
    defenderId: target.id,
    weaponName: hit.weapon.name,
    multiple: hit.multiple,
    blow: blowIn(fight, { attacker, defender: target, weapon: hit.weapon }, event.dice, {
      vsT: hit.weapon.vsT,
      rest: hit.rest,
    }),
    dice: { faces: facesOf(event.dice), typed: event.typed },
  }
  const settled = withHit(fight, { ...hit, status: 'resolved' })
  return { fight: { ...settled, pending: [...settled.pending, outcome] }, facts: [] }
}

/** Lets a hit go. */
export function passHit(
  fight: FightContext,
  { hitId }: GrappleEventOf<'grapple.pass'>,
): FightChange {
  const hit = findHit(fight, hitId)
  if (!hit) return { fight, facts: [] }
  return told(withHit(fight, { ...hit, status: 'passed' }), 'passed', [hit.attackerId])
}

/** A fight with one hit changed. */
export function withHit(fight: FightContext, hit: Hit): FightContext {
  const hits = fight.handToHand.hits.map((each) => (each.id === hit.id ? hit : each))
  return withHandToHand(fight, { hits })
}
