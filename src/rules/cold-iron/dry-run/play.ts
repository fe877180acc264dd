import type { BothTactics, Draw, DryRunEnd, DryRunOf } from '../../system/fight/dry-run'
import { readRoll } from '../basics/roll'
import type { Combatant } from '../combatant/combatant'
import type { FightContext, FightSnapshot } from '../fight-model/context'
import type { Declaration } from '../fight-model/declaration'
import { isDeclareStep, readMoment, type StepId } from '../fight-model/steps'
import { isOpen, isPresent } from '../turn/body/ability'
import { openCasts } from '../turn/casting/casts'
import { combatantOf, duelsOf, everyone } from '../turn/core/fight'
import type { FightEvent } from '../turn/events'
import { openHits } from '../turn/hand-to-hand/refuse-rest'
import { isUnanswered } from '../turn/movement/passing'
import { aimedAt, engagersIn, isFleeing, saidToEngage } from '../turn/movement/reading'
import { afterEvent } from '../turn/play-on'
import { nextOfAttack, nextOfHit, type VolleyDice } from '../view/odds/settle'
import { declarationsOf, flightOf, stands } from './choose'
import { Chronicle } from './chronicle'

type Events = Generator<FightEvent, void, void>

/** Dice from the one source of chance of a dry run. */
function diceFrom(draw: Draw): VolleyDice {
  return {
    digits: () => {
      let digits = ''
      while (readRoll(digits).state === 'unfinished') digits += draw(10)
      return digits
    },
    faces: (sides) => sides.map((each) => 1 + draw(each)),
  }
}

/** A fight that plays itself: by the same judges and changes as one that is played. */
class DryRun {
  now: FightSnapshot
  readonly #tactics: BothTactics
  readonly #dice: VolleyDice

  constructor(begin: FightSnapshot, tactics: BothTactics, draw: Draw) {
    this.now = begin
    this.#tactics = tactics
    this.#dice = diceFrom(draw)
  }

  get fight(): FightContext {
    return this.now.context
  }

  /** Goes on to the next step; nothing is told of a step that something still holds. */
  *goOn(step: StepId): Events {
    if (isDeclareStep(step)) yield* this.#declare(step)
    else yield* this.#resolve(step)
    yield* this.send({ type: 'step.close' })
  }

  /** Sends an event where the rules allow it. */
  *send(event: FightEvent): Events {
    const next = afterEvent(this.now, event)
    if (!next) return
    this.now = next
    yield event
  }

  /** Sends what comes next for as long as the rules allow it. */
  *#sendWhile(nextEvent: () => FightEvent | null): Events {
    for (let event = nextEvent(); event; event = nextEvent()) {
      const before = this.now
      yield* this.send(event)
      if (this.now === before) return
    }
  }

  /** Each declares the first of what they want that the rules allow. */
  *#declare(step: StepId): Events {
    for (const combatant of everyone(this.fight)) {
      const { id: combatantId } = combatant
      if (this.fight.declarations[combatantId] || !stands(combatant)) continue
      const before = this.now
      for (const declaration of this.#wantedBy(combatant, step)) {
        yield* this.send({ type: 'declare', combatantId, declaration })
        if (this.now !== before) break
      }
    }
  }

  #wantedBy(combatant: Combatant, step: StepId): Iterable<Declaration> {
    const tactics = this.#tactics[combatant.side]
    if (step === 'attacks') return declarationsOf(this.fight, combatant, tactics)
    const flight = step === 'movement' ? flightOf(this.fight, combatant, tactics) : null
    return flight ? [flight] : []
  }

  *#resolve(step: StepId): Events {
    if (step === 'moving') yield* this.#move()
    const duels = duelsOf(this.fight).filter((duel) => duel.step === step)
    for (const { attack } of duels.filter((duel) => isOpen(this.fight, duel))) {
      yield* this.#sendWhile(() => nextOfAttack(this.now, attack.id, this.#dice))
    }
    for (const { id, status } of openHits(this.fight)) {
      if (status === 'needsNear') yield* this.send(this.#near(id))
      yield* this.#sendWhile(() => nextOfHit(this.now, id, this.#dice))
      if (openHits(this.fight).some((hit) => hit.id === id)) {
        yield* this.send({ type: 'grapple.pass', hitId: id })
      }
    }
    for (const { id } of openCasts(this.fight, step)) {
      yield* this.send({ type: 'spell.pass', castId: id })
    }
  }

  /** Nobody lets one who flees go for nothing (CI-116); nobody steps into the way of a charge (CI-183). */
  *#move(): Events {
    for (const { id } of everyone(this.fight).filter(isPresent)) {
      if (isFleeing(this.fight, id)) {
        for (const engager of engagersIn(this.fight, id)) {
          const weapon = engager.sheet.weapons.findIndex(({ missile }) => !missile)
          yield* this.send({
            type: 'move.pursue',
            combatantId: engager.id,
            fleerId: id,
            pursuit: 'freeAttack',
            weapon: Math.max(0, weapon),
          })
        }
      }
      const charged = isUnanswered(this.fight, id) ? aimedAt(this.fight, id) : null
      if (charged) {
        yield* this.send({
          type: 'move.answer',
          combatantId: charged.id,
          chargerId: id,
          choice: 'stand',
          weapon: null,
        })
      }
    }
  }

  /** Those who fight with whom a shot was meant for stand beside them (CI-150). */
  #near(hitId: string): FightEvent {
    const meant = this.fight.attacks.find(({ attackerId, weapon }) => {
      const hit = openHits(this.fight).find(({ id }) => id === hitId)
      return (
        hit?.attackerId === attackerId &&
        combatantOf(this.fight, attackerId)?.sheet.weapons[weapon]?.missile
      )
    })?.targetId
    const near = everyone(this.fight).filter(
      ({ id }) =>
        meant !== undefined &&
        id !== meant &&
        (saidToEngage(this.fight, id, meant) === true ||
          saidToEngage(this.fight, meant, id) === true),
    )
    return {
      type: 'stray.near',
      hitId,
      near: near.slice(0, 40).map(({ id }) => ({ id, distance: 1 })),
    }
  }
}

/** Plays a fight on to its end: the events, each allowed by the rules, and how it came out. */
export function* play({
  snapshot,
  tactics,
  draw,
  mostTurns,
}: DryRunOf): Generator<FightEvent, DryRunEnd, void> {
  const begin: FightSnapshot = { value: snapshot.value, context: snapshot.context as FightContext }
  const run = new DryRun(begin, tactics, draw)
  if (readMoment(run.now.value) === 'ready') yield* run.send({ type: 'fight.begin' })
  const chronicle = new Chronicle(begin.context, run.fight.turn)
  for (;;) {
    const step = readMoment(run.now.value)
    if (step === 'ready' || step === 'over') return chronicle.end(run.fight, false)
    if (step === 'fullDefence' && chronicle.isDecided(run.fight)) {
      yield* run.send({ type: 'fight.end' })
      return chronicle.end(run.fight, false)
    }
    if (chronicle.turnsPlayed(run.fight) >= mostTurns) return chronicle.end(run.fight, true)
    const before = run.now
    yield* run.goOn(step)
    // What plain tactics cannot settle holds the step for good.
    if (readMoment(run.now.value) === step && run.now.context.turn === before.context.turn) {
      return chronicle.end(run.fight, true)
    }
  }
}
