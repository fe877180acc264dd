import {
  isInDesperation,
  isLoading,
  targetsOf,
  type DeclarationKind,
  type Declaration,
} from '../../fight-model/declaration'
import type { Combatant } from '../../combatant/combatant'
import { diceIn } from '../attacking/blow'
import { beginSpell, giveUpSpell } from '../casting/beginning'
import type { FightContext } from '../../fight-model/context'
import type { Attack } from '../../fight-model/attack'
import type { DeclareEventOf } from './events'
import { combatantOf, isDesperate } from '../core/fight'
import { factOf, type FightChange } from '../core/change'
import type { StepId } from '../../fight-model/steps'
import { movementIn } from '../movement/reading'
import { risingToGrab } from '../movement/rising'

/** Writes a declaration down; it replaces the combatant's earlier one of this turn (CI-023). */
export function declare(
  fight: FightContext,
  { combatantId, declaration: declared }: DeclareEventOf<'declare'>,
  step: StepId,
): FightChange {
  const combatant = combatantOf(fight, combatantId)
  if (!combatant) return { fight, facts: [] }
  const declaration = marked(fight, combatant, declared, step)
  const { fight: cleared, facts } = forget(fight, combatantId)
  const attacks =
    declaration.kind === 'attack'
      ? [...cleared.attacks, ...newAttacks(fight.turn, combatantId, declaration)]
      : cleared.attacks
  return {
    fight: beginSpell(
      {
        ...cleared,
        attacks,
        declarations: { ...cleared.declarations, [combatantId]: declaration },
      },
      combatant,
      declaration,
    ),
    facts: [...facts, tellDeclaration(fight, combatantId, declaration)],
  }
}

/**
 * A declaration with what the fight knows of it: full defence after step 1 answers somebody who goes
 * for them (CI-026), a swing gives up full defence declared before (CI-027), and whoever goes for somebody from
 * the ground gets up for it (CI-231).
 */
function marked(
  fight: FightContext,
  combatant: Combatant,
  declaration: Declaration,
  step: StepId,
): Declaration {
  const { id } = combatant
  switch (declaration.kind) {
    case 'fullDefence':
      return { ...declaration, answer: step !== 'fullDefence' && !guardsFromFirst(fight, id) }
    case 'attack':
      return { ...declaration, aborting: isAborting(fight, id) }
    case 'handToHand': {
      const movement = risingToGrab(combatant, movementIn(declaration))
      return { ...declaration, ...(movement && { movement }) }
    }
    default:
      return declaration
  }
}

/** Whether somebody gives up full defence of the first step, or has given it up, with what they declare now. */
export function isAborting(fight: FightContext, id: string): boolean {
  const before = fight.declarations[id]
  return guardsFromFirst(fight, id) || (before?.kind === 'attack' && before.aborting === true)
}

/** Whether somebody is on full defence since the first step: it stands while their movement is added to it (CI-024). */
export function guardsFromFirst({ declarations }: FightContext, id: string): boolean {
  const declared = declarations[id]
  return declared?.kind === 'fullDefence' && declared.answer !== true
}

/** Takes a declaration back. */
export function withdraw(
  fight: FightContext,
  { combatantId }: DeclareEventOf<'withdraw'>,
): FightChange {
  const combatant = combatantOf(fight, combatantId)
  if (!combatant) return { fight, facts: [] }
  const { fight: cleared, facts } = forget(fight, combatantId)
  return { fight: cleared, facts: [...facts, factOf('declaration.withdrawn', [combatant])] }
}

function forget(fight: FightContext, combatantId: string): FightChange {
  const declarations = Object.fromEntries(
    Object.entries(fight.declarations).filter(([id]) => id !== combatantId),
  )
  const attacks = fight.attacks.filter(({ attackerId }) => attackerId !== combatantId)
  return giveUpSpell({ ...fight, declarations, attacks }, combatantId)
}

/** What marks the second swing of a turn, and the third. */
const swingMarks = ['', 'b', 'c']

/**
 * A declaration changed in step 6, as when somebody flees (CI-028): nothing of the old one is left, but that
 * desperation lasts for the turn (CI-065).
 */
export function redeclare(
  fight: FightContext,
  id: string,
  changed: Declaration,
  marks: Pick<Attack, 'inMove' | 'free'> = { inMove: false, free: false },
): FightContext {
  const lasts = changed.kind === 'attack' && isDesperate(fight, id)
  const declaration = lasts ? { ...changed, desperation: true } : changed
  const cleared = forget(fight, id).fight
  const added = declaration.kind === 'attack' ? newAttacks(fight.turn, id, declaration) : []
  return {
    ...cleared,
    declarations: { ...cleared.declarations, [id]: declaration },
    attacks: [...cleared.attacks, ...added.map((attack) => ({ ...attack, ...marks }))],
  }
}

function attackIdOf(turn: number, attackerId: string, swing: number): string {
  return `${turn}${swingMarks[swing] ?? swing}.${attackerId}`
}

/** The attacker an attack's id names. */
export function attackerOf(attackId: string): string {
  return attackId.slice(attackId.indexOf('.') + 1)
}

/** An attack for each swing (CI-137). */
function newAttacks(
  turn: number,
  attackerId: string,
  declaration: Extract<Declaration, { kind: 'attack' }>,
): Attack[] {
  const { weapon, position, aborting, attackShield } = declaration
  return targetsOf(declaration).map((targetId, swing) => ({
    id: attackIdOf(turn, attackerId, swing),
    attackerId,
    targetId,
    weapon,
    position: position ?? null,
    aborting: aborting === true,
    inMove: declaration.movement?.way === 'through',
    free: false,
    status: 'waiting',
    result: null,
    ...(attackShield && { atShield: true }),
  }))
}

function tellDeclaration(fight: FightContext, id: string, declaration: Declaration) {
  const about = [combatantOf(fight, id)]
  if ('targetId' in declaration) {
    about.push(...targetsOf(declaration).map((each) => combatantOf(fight, each)))
  }
  if (declaration.kind === 'spell') about.push(...aimedAt(fight, id, declaration.targets))
  const known = about.filter((each) => each !== undefined).slice(0, mostAbout)
  return factOf('declaration.made', known, {
    with: {
      declaration: declaredAs(declaration),
      kind: declaration.kind,
      ...detailsOf(fight, id, declaration),
    },
  })
}

function declaredAs(declaration: Declaration): string {
  if (isLoading(declaration)) return 'coldIron.declared.loading'
  return `coldIron.declared.${declaration.kind}${isInDesperation(declaration) ? 'InDesperation' : ''}`
}

/** As many as a fact is about. */
const mostAbout = 8

function aimedAt(fight: FightContext, id: string, targets: readonly string[] = []) {
  return targets.filter((each) => each !== id).map((each) => combatantOf(fight, each))
}

function detailsOf(
  fight: FightContext,
  id: string,
  declaration: Declaration,
): Record<string, string | number> {
  if (declaration.kind === 'spell') return { spell: declaration.name }
  if (declaration.kind === 'move') {
    const { note = '', movement } = declaration
    return movement ? { note, way: movement.way, hexes: movement.hexes } : { note }
  }
  if (isLoading(declaration)) {
    return { weapon: combatantOf(fight, id)?.sheet.weapons[declaration.loads]?.name ?? '' }
  }
  if (declaration.kind !== 'attack') return {}
  const weapon = combatantOf(fight, id)?.sheet.weapons[declaration.weapon]
  return weapon ? { weapon: weapon.name, dice: diceIn(fight, weapon) } : {}
}

/** Why a declaration is changed after its step. */
export type ChangeOccasion = 'knownMoves' | 'closingTogether' | 'foeFlees' | 'gmOverride'

/**
 * Whether a declaration may still be changed (CI-028): moves follow what others do, anything
 * follows one who flees, and the game master changes what they like.
 */
export function mayChange(kind: DeclarationKind, occasion: ChangeOccasion): boolean {
  return occasion === 'gmOverride' || occasion === 'foeFlees' || kind === 'move'
}
