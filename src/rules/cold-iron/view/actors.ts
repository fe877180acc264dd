import { phrase, type Phrase } from '../../../shared/phrase'
import type { Combatant } from '../combatant/combatant'
import { isSenseless } from '../condition'
import { membersOf, pileWith } from '../hand-to-hand/pile'
import { canAct, isAwake } from '../hand-to-hand/scene'
import { unableIn } from '../turn/ability'
import type { FightContext } from '../turn/context'
import type { DeclarationKind } from '../turn/declaration'
import { duelsOf, everyone } from '../turn/fight'
import { those } from '../turn/grapple/changing'
import { sceneIn } from '../turn/grapple/people'
import { declareSteps, isDeclareStep, type DeclareStepId, type StepId } from '../turn/steps'
import { hasFought, hasSprinted } from '../turn/upkeep'
import type { BoardActor } from './board-model'

const kindOfStep: Record<DeclareStepId, DeclarationKind> = {
  fullDefence: 'fullDefence',
  spells: 'spell',
  movement: 'move',
  handToHand: 'handToHand',
  attacks: 'attack',
}

/** Who declares or acts in a step of this turn, and why, in the order of the table. */
export function actorsOf(fight: FightContext, step: StepId): BoardActor[] {
  return isDeclareStep(step) ? declarers(fight, step) : doers(fight, step)
}

/** How many declared in a step, or have something to do in it. */
export function countOf(fight: FightContext, step: StepId): number {
  if (!isDeclareStep(step)) return doers(fight, step).length
  const kind = kindOfStep[step]
  return everyone(fight).filter(({ id }) => fight.declarations[id]?.kind === kind).length
}

/** Those who declared in this step, and those who could and have not declared yet. */
function declarers(fight: FightContext, step: DeclareStepId): BoardActor[] {
  const kind = kindOfStep[step]
  const last = step === declareSteps.at(-1)
  return everyone(fight).flatMap((combatant) => {
    const declared = fight.declarations[combatant.id]?.kind
    if (declared === kind || (last && declared === 'wait')) {
      return actor(combatant, declaredWords(declared), true)
    }
    if (declared || isSenseless(combatant)) return []
    return actor(combatant, phrase(`coldIron.why.${step}`), false)
  })
}

function declaredWords(kind: DeclarationKind): Phrase {
  return phrase(`coldIron.declared.${kind}`)
}

function doers(fight: FightContext, step: StepId): BoardActor[] {
  switch (step) {
    case 'moving':
      return whoDeclared(fight, step, 'move')
    case 'earlySpells':
    case 'lateSpells':
    case 'endOfTurnSpells':
      return whoDeclared(fight, step, 'spell')
    case 'handToHandFighting':
      return [...goingFor(fight, step), ...grappling(fight)]
    case 'upkeep':
      return everyone(fight).flatMap((combatant) => {
        const why = upkeepReason(fight, combatant)
        return why ? actor(combatant, why, false) : []
      })
    default:
      return strikers(fight, step)
  }
}

function strikers(fight: FightContext, step: StepId): BoardActor[] {
  return duelsOf(fight)
    .filter((duel) => duel.step === step)
    .flatMap(({ attack, attacker, defender, weapon }) => {
      const done = attack.status === 'resolved' || attack.status === 'passed'
      const words = { weapon: weapon.name, target: defender.label }
      const unable = attack.status === 'waiting' ? unableIn(fight, attacker, step) : null
      return actor(attacker, unable ?? phrase('coldIron.why.strikes', words), done || !!unable)
    })
}

function whoDeclared(fight: FightContext, step: StepId, kind: DeclarationKind): BoardActor[] {
  return everyone(fight).flatMap((combatant) => {
    const declaration = fight.declarations[combatant.id]
    if (declaration?.kind !== kind) return []
    const unable = unableIn(fight, combatant, step)
    const words = declaration.kind === 'spell' ? { spell: declaration.name } : undefined
    return actor(combatant, unable ?? phrase(`coldIron.why.${step}`, words), unable !== null)
  })
}

/** Those who go for a body and are not in a pile yet. */
function goingFor(fight: FightContext, step: StepId): BoardActor[] {
  return whoDeclared(fight, step, 'handToHand').filter(
    ({ combatantId }) => !pileWith(fight.scrum.piles, combatantId),
  )
}

/** Those in a pile who know what happens around them. */
function grappling(fight: FightContext): BoardActor[] {
  const scene = sceneIn(fight)
  return fight.scrum.piles.flatMap((pile) =>
    those(
      fight,
      membersOf(pile).map(({ id }) => id),
    )
      .filter(({ id }) => isAwake(scene, id))
      .flatMap((each) => actor(each, inPile, !canAct(scene, pile, each.id))),
  )
}

const inPile = phrase('coldIron.handToHand.why.inPile')

function upkeepReason(fight: FightContext, combatant: Combatant): Phrase | null {
  const { state, sheet } = combatant
  if (state.dead) return null
  if (state.deathClock !== null) {
    return phrase('coldIron.why.clock', { count: state.deathClock })
  }
  if (sheet.regenPerTurn > 0 && state.damage > 0) return phrase('coldIron.why.regenerates')
  const fought = hasFought(fight, combatant) && !state.berserk
  return fought || hasSprinted(fight, combatant.id) ? phrase('coldIron.why.tires') : null
}

function actor({ id }: Combatant, why: Phrase, done: boolean): BoardActor[] {
  return [{ combatantId: id, why, done }]
}
