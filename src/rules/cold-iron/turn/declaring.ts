import { weaponDiceText } from '../weapon-dice'
import type { Attack, FightContext } from './context'
import type { Declaration } from './declaration'
import type { FightEventOf } from './events'
import { combatantOf } from './fight'
import { tellOf, type Happening } from './happening'

/** Writes a declaration down; it replaces the combatant's earlier one of this turn (CI-023). */
export function declare(
  fight: FightContext,
  { combatantId, declaration }: FightEventOf<'declare'>,
): Happening {
  const combatant = combatantOf(fight, combatantId)
  if (!combatant) return { fight, facts: [] }
  const cleared = forget(fight, combatantId)
  const attacks =
    declaration.kind === 'attack'
      ? [...cleared.attacks, newAttack(fight.turn, combatantId, declaration)]
      : cleared.attacks
  return {
    fight: {
      ...fight,
      attacks,
      declarations: { ...cleared.declarations, [combatantId]: declaration },
    },
    facts: [tellDeclaration(fight, combatantId, declaration)],
  }
}

/** Takes a declaration back. */
export function withdraw(
  fight: FightContext,
  { combatantId }: FightEventOf<'withdraw'>,
): Happening {
  const combatant = combatantOf(fight, combatantId)
  if (!combatant) return { fight, facts: [] }
  return {
    fight: forget(fight, combatantId),
    facts: [tellOf('declaration.withdrawn', [combatant])],
  }
}

function forget(fight: FightContext, combatantId: string): FightContext {
  const declarations = Object.fromEntries(
    Object.entries(fight.declarations).filter(([id]) => id !== combatantId),
  )
  const attacks = fight.attacks.filter(({ attackerId }) => attackerId !== combatantId)
  return { ...fight, declarations, attacks }
}

function attackIdOf(turn: number, attackerId: string): string {
  return `${turn}.${attackerId}`
}

/** The attacker an attack's id names. */
export function attackerOf(attackId: string): string {
  return attackId.slice(attackId.indexOf('.') + 1)
}

function newAttack(
  turn: number,
  attackerId: string,
  { targetId, weapon, position }: Extract<Declaration, { kind: 'attack' }>,
): Attack {
  return {
    id: attackIdOf(turn, attackerId),
    attackerId,
    targetId,
    weapon,
    position: position ?? null,
    status: 'waiting',
    result: null,
  }
}

function tellDeclaration(fight: FightContext, id: string, declaration: Declaration) {
  const about = [combatantOf(fight, id)]
  if ('targetId' in declaration) about.push(combatantOf(fight, declaration.targetId))
  const known = about.filter((each) => each !== undefined)
  return tellOf('declaration.made', known, {
    with: {
      declaration: `coldIron.declared.${declaration.kind}`,
      kind: declaration.kind,
      ...detailsOf(fight, id, declaration),
    },
  })
}

function detailsOf(
  fight: FightContext,
  id: string,
  declaration: Declaration,
): Record<string, string | number> {
  if (declaration.kind === 'spell') return { spell: declaration.name }
  if (declaration.kind === 'move') return { note: declaration.note ?? '' }
  if (declaration.kind !== 'attack') return {}
  const weapon = combatantOf(fight, id)?.sheet.weapons[declaration.weapon]
  return weapon ? { weapon: weapon.name, dice: weaponDiceText(weapon) } : {}
}
