import { phrase } from '../../../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../../../shared/term'
import { tacticalTerms } from '../../actions/stacking'
import type { Tactic, TacticId } from '../../actions/tactical'
import { parted } from '../../combatant/lent'
import type { Sheet } from '../../combatant/sheet'
import { chanceOf } from '../../basics/chance'
import { multipleOf, hitOnlyMargin, critInHands } from '../../attack/criticals'
import { defenceAgainst, type Defence, type Stance } from '../../attack/defence'
import { fumblesAt } from '../../melee/fumbles'
import { hurry, rage } from '../../melee/fumble-test'
import { bodyPenalties } from '../../body/penalties'
import { placesBefore } from './positions'
import { protectionNow } from '../../body/protection'
import type { FightContext } from '../../fight-model/context'
import type { Attack, AttackResult, AttackType } from '../../fight-model/attack'
import type { Position } from '../../fight-model/declaration'
import { isDesperate, type Duel } from '../core/fight'
import { bookRulings, damageChart, fumblesInUse, type Rulings } from '../../fight-model/rulings'

/** The row of a bad swing: what counts for it is what the attack came to, and no fumble sum (CI-155). */
const badSwing = 'openToGrabs'

/** A total this low fumbles (CI-129). */
const fumbleFrom = -5

/** An attack ready to be rolled: which values it pits against each other, and their sums. */
export interface Bout {
  type: AttackType
  position: Position | null
  attack: Sum
  defence: Defence
  /** What counts for the fumble alone, beside the attack (CI-131, CI-132). */
  fumble: Term[]
  /** The highest total that strikes another than it was meant for (CI-150, CI-181); null where none does. */
  straysUpTo: number | null
}

/** What the game master, the ground and the tactics add to a duel. */
export interface Situation extends Pick<
  Stance,
  'dodgeOnly' | 'side' | 'cover' | 'casting' | 'added'
> {
  /** Type of attack chosen by hand (CI-098). */
  type?: AttackType
  /** Tactical entries in force for each side (CI-235), and the list they are read from. */
  attacker?: readonly TacticId[]
  defender?: readonly TacticId[]
  table?: readonly Tactic[]
  /** The weapon's penalty for the fumble of a hurried shot, 0 or less (CI-132). */
  fumblePenalty?: number
  /** What range and haste add to a shot (CI-141, CI-145). */
  shot?: readonly Term[]
  /** What the movement of the turn adds to an attack (CI-183, CI-231). */
  moving?: readonly Term[]
}

/** Sets an attack against its defence as the fight stands (CI-095..108, CI-235). */
export function boutOf(fight: FightContext, duel: Duel, situation: Situation = {}): Bout {
  const { attacker, defender, weapon, attack } = duel
  const { of, parriesNobody } = placesBefore(fight, defender.id)
  const position = weapon.missile ? null : (of.get(attack.id) ?? 4)
  const { type: chosen, attacker: tactics = [], defender: against = [], ...rest } = situation
  const { shot = [], moving = [] } = situation
  const stance: Stance = {
    ...rest,
    position,
    parriesNobody,
    fullDefence: isGuarded(fight, defender.id),
    desperate: isDesperate(fight, defender.id),
    tactics: against,
  }
  const penalties = bodyPenalties(attacker, isDesperate(fight, attacker.id))
  const bout = (type: AttackType): Bout => {
    const defence = defenceAgainst(defender, type, weapon, stance)
    const terms = tacticalTerms(type === 'Hm' ? 'hm' : 'hit', tactics, situation.table)
    const { counted, fumble } = rage(terms, defence.means, tactics)
    return {
      type,
      position,
      attack: sum([
        ...attackValue(attacker.sheet, type),
        ...penalties,
        ...counted,
        ...shot,
        ...moving,
      ]),
      defence,
      fumble: [...fumble, ...hurry(situation.fumblePenalty ?? 0)],
      straysUpTo: null,
    }
  }
  if (weapon.missile) return bout('Hm')
  return chosen ? bout(chosen) : chooseMelee(attacker.sheet, defender.sheet, bout)
}

/** Full defence in answer to a grapple helps Dodge alone, and counts as a tactical entry (CI-026). */
export function isGuarded(fight: FightContext, id: string): boolean {
  const declaration = fight.declarations[id]
  return declaration?.kind === 'fullDefence' && declaration.answer !== true
}

/**
 * Strong when that is better for the defender, and always against one who parries with nothing;
 * weak when that is better for the attacker (CI-098).
 */
function chooseMelee(attacker: Sheet, defender: Sheet, bout: (type: AttackType) => Bout): Bout {
  const normal = bout('H')
  const strong = attacker.hs === undefined ? null : bout('Hs')
  const weak = attacker.hw === undefined ? null : bout('Hw')
  const mustBeStrong = defender.parryMode === 'none'
  const firm = strong && (mustBeStrong || margin(strong) < margin(normal)) ? strong : normal
  return weak && margin(weak) > margin(firm) ? weak : firm
}

function margin({ attack, defence }: Bout): number {
  return attack.total - defence.total
}

function attackValue(sheet: Sheet, type: AttackType): Term[] {
  const label = phrase(`coldIron.term.attack${type}`)
  switch (type) {
    case 'H':
      return parted(sheet, 'h', term(label, sheet.h, 'CI-095'))
    case 'Hs':
      return parted(sheet, 'hs', term(label, sheet.hs ?? sheet.h, 'CI-098'))
    case 'Hw':
      return parted(sheet, 'hw', term(label, sheet.hw ?? sheet.h, 'CI-098'))
    case 'Hm':
      return parted(sheet, 'hm', term(label, sheet.hm ?? 0, 'CI-096'))
  }
}

/**
 * Verdict and multiple of an attack at a chance adjustment (CI-052, CI-095, CI-119..124, CI-129); one
 * at a shield never hits who carries it (CI-214), and one that goes astray nobody it was meant for
 * (CI-150, CI-181).
 */
export function judge(
  { attack, defence, fumble, straysUpTo }: Bout,
  { attack: blow, attacker, weapon, defender }: Duel,
  chance: number,
  rulings: Rulings = bookRulings,
): Pick<
  AttackResult,
  'total' | 'net' | 'verdict' | 'multiple' | 'fumbles' | 'astray' | 'atShield'
> {
  const total = attack.total + chance
  const net = total - defence.total
  const clumsy = total + sum(fumble).total
  const rows = fumblesAt(clumsy, fumblesInUse(rulings))
  const fumbles = rows.map(({ id }) => id).filter((id) => id !== badSwing || total < 0)
  const astray = straysUpTo !== null && total <= straysUpTo
  const sofar = { total, net, fumbles, ...(astray && { astray }) }
  if (clumsy <= fumbleFrom) return { ...sofar, verdict: 'fumble', multiple: 0 }
  if (!astray && blow.atShield) return { ...sofar, atShield: true, verdict: 'miss', multiple: 0 }
  if (astray || net < 0) return { ...sofar, verdict: 'miss', multiple: 0 }
  const C = protectionNow(defender, rulings.settings)
  const crit = critInHands(weapon, attacker.sheet.unarmedLevel)
  const margin = attacker.sheet.hitOnly ? hitOnlyMargin(attack, defence, chance) : net
  const multiple = multipleOf(crit, margin, C, chance, damageChart(rulings))
  return { ...sofar, verdict: 'hit', multiple }
}

/**
 * Chance an attack needs to hit: to reach the defence, and neither to fumble nor to go astray on the way
 * (CI-010, CI-150, CI-181). A shield that it goes for needs no more than the latter (CI-214).
 */
export function chanceToHit(
  { attack, defence, fumble, straysUpTo }: Bout,
  { atShield }: Pick<Attack, 'atShield'>,
): number {
  const least = [fumbleFrom + 1 - sum(fumble).total]
  if (straysUpTo !== null) least.push(straysUpTo + 1)
  if (!atShield) least.push(defence.total)
  return Math.max(...least) - attack.total
}

/** Settles an attack with a finished roll. The terms add up to the net result. */
export function resolveAttack(
  bout: Bout,
  duel: Duel,
  roll: string,
  typed: boolean,
  rulings: Rulings = bookRulings,
): AttackResult {
  const chance = chanceOf(roll)
  const against = bout.defence.terms.map((each) => ({ ...each, value: 0 - each.value }))
  const luck = term(phrase('coldIron.term.chance', { roll }), chance, 'CI-007')
  const judged = judge(bout, duel, chance, rulings)
  const fumbleTerms = [...bout.attack.terms, luck, ...bout.fumble]
  return {
    roll,
    typed,
    type: bout.type,
    position: bout.position,
    chance,
    ...judged,
    terms: [...bout.attack.terms, luck, ...against],
    ...(judged.verdict === 'fumble' && { fumbleTerms }),
  }
}
