import { phrase, type Phrase } from '../../../shared/phrase'
import type { Combatant } from '../combatant/combatant'
import { isSenseless } from '../body/condition'
import { membersOf, grappleWith } from '../hand-to-hand/grapple'
import { canAct, isAwake } from '../hand-to-hand/scene'
import { isIdle, isPresent, unableIn, unableToStrike } from '../turn/body/ability'
import { isStunnedThrough } from '../turn/declaring/refuse-declaration'
import { castsOf, isDue } from '../turn/casting/casts'
import type { FightContext } from '../fight-model/context'
import type { DeclarationKind } from '../fight-model/declaration'
import { combatantOf, duelsOf, everyone } from '../turn/core/fight'
import { combatantsOf } from '../turn/hand-to-hand/changing'
import { sceneIn } from '../turn/hand-to-hand/people'
import { movementOf } from '../turn/movement/reading'
import { mayStrikeYet } from './declaring/kept-movement'
import { declareSteps, isDeclareStep, type DeclareStepId, type StepId } from '../fight-model/steps'
import { hasFought, hasSprinted } from '../turn/core/upkeep'
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

/**
 * Those who declared in this step, and those who could and have not declared yet; among the attacks whoever only
 * moves and may strike at the end of it, too. Whoever is in a
 * grapple fights there (CI-171), and is not waited for, nor is one who has no action (CI-069, CI-130), or
 * no magic in the step of spells.
 */
function declarers(fight: FightContext, step: DeclareStepId): BoardActor[] {
  const kind = kindOfStep[step]
  const last = step === declareSteps.at(-1)
  return everyone(fight).flatMap((combatant) => {
    const declared = fight.declarations[combatant.id]?.kind
    if (declared === kind || (last && declared === 'wait')) {
      return actor(combatant, declaredWords(declared), true)
    }
    const movesOnly = last && mayStrikeYet(fight, combatant)
    if ((declared && !movesOnly) || !isAskedFor(fight, combatant, kind)) return []
    return actor(combatant, phrase(`coldIron.why.${movesOnly ? 'mayStrike' : step}`), false)
  })
}

function isAskedFor(fight: FightContext, combatant: Combatant, kind: DeclarationKind): boolean {
  if (isSenseless(combatant) || !isPresent(combatant)) return false
  if (isIdle(fight, combatant) || isStunnedThrough(fight, combatant, kind)) return false
  if (grappleWith(fight.handToHand.grapples, combatant.id)) return false
  return kind !== 'spell' || hasMagic(combatant)
}

/** Whether somebody has a spell to begin, or a charged item to use (CI-018, CI-019). */
const hasMagic = ({ sheet }: Combatant) => sheet.aml > 0 || sheet.items.length > 0

function declaredWords(kind: DeclarationKind): Phrase {
  return phrase(`coldIron.declared.${kind}`)
}

function doers(fight: FightContext, step: StepId): BoardActor[] {
  switch (step) {
    case 'moving':
      return [...movers(fight), ...strikers(fight, step)]
    case 'earlySpells':
    case 'lateSpells':
    case 'endOfTurnSpells':
      return casters(fight, step)
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
    .flatMap((duel) => {
      const { attack, attacker, defender, weapon } = duel
      const done = attack.status === 'resolved' || attack.status === 'passed'
      const words = { weapon: weapon.name, target: defender.label }
      const unable = attack.status === 'waiting' ? unableToStrike(fight, duel) : null
      return actor(attacker, unable ?? phrase('coldIron.why.strikes', words), done || !!unable)
    })
}

function whoDeclared(fight: FightContext, step: StepId, kind: DeclarationKind): BoardActor[] {
  return everyone(fight).flatMap((combatant) => {
    const declaration = fight.declarations[combatant.id]
    if (declaration?.kind !== kind) return []
    const unable = unableIn(fight, combatant, step)
    return actor(combatant, unable ?? phrase(`coldIron.why.${step}`), unable !== null)
  })
}

/** Those whose spells and items belong to a step; one whose time nobody knows is asked for. */
function casters(fight: FightContext, step: StepId): BoardActor[] {
  return castsOf(fight).flatMap((cast) => {
    const caster = combatantOf(fight, cast.casterId)
    if (!caster || !isDue(fight, cast, step)) return []
    const done = cast.status !== 'waiting' && cast.status !== 'saves'
    const unable = done ? null : unableIn(fight, caster, step)
    const key = cast.completion ? `coldIron.why.${step}` : 'coldIron.spells.why.ready'
    return actor(caster, unable ?? phrase(key, { spell: cast.name }), done || unable !== null)
  })
}

/** Those who move in step 6, whatever else they do (CI-017). */
function movers(fight: FightContext): BoardActor[] {
  return everyone(fight).flatMap((combatant) => {
    const { id } = combatant
    const movement = movementOf(fight, id)
    if (fight.declarations[id]?.kind !== 'move' && !movement) return []
    const unable = unableIn(fight, combatant, 'moving')
    const way = movement && phrase(`coldIron.moves.way.${movement.way}`)
    return actor(combatant, unable ?? way ?? phrase('coldIron.why.moving'), unable !== null)
  })
}

/** Those who go for a body and are not in a grapple yet. */
function goingFor(fight: FightContext, step: StepId): BoardActor[] {
  return whoDeclared(fight, step, 'handToHand').filter(
    ({ combatantId }) => !grappleWith(fight.handToHand.grapples, combatantId),
  )
}

/** Those in a grapple who know what happens around them; a fumble may leave them no action (CI-130). */
function grappling(fight: FightContext): BoardActor[] {
  const scene = sceneIn(fight)
  return fight.handToHand.grapples.flatMap((grapple) =>
    combatantsOf(
      fight,
      membersOf(grapple).map(({ id }) => id),
    )
      .filter(({ id }) => isAwake(scene, id))
      .flatMap((each) => {
        const unable = unableIn(fight, each, 'handToHandFighting')
        return actor(each, unable ?? inGrapple, !!unable || !canAct(scene, grapple, each.id))
      }),
  )
}

const inGrapple = phrase('coldIron.handToHand.why.inGrapple')

function upkeepReason(fight: FightContext, combatant: Combatant): Phrase | null {
  const { state, sheet } = combatant
  if (state.dead || state.gone) return null
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
