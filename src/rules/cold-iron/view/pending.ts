import { phrase, type Phrase } from '../../../shared/phrase'
import { sum, type Sum, type Term } from '../../../shared/term'
import { changeState, type Combatant } from '../combatant/combatant'
import { currentHitPoints } from '../body/condition'
import { effectOn, isInVain } from '../turn/casting/effect-on'
import type { Landing } from '../fight-model/cast'
import { landings } from '../turn/casting/landing'
import type { FightContext } from '../fight-model/context'
import type { Outcome } from '../fight-model/attack'
import { combatantOf } from '../turn/core/fight'
import type { PendingLine } from './board-model'

/** What waits for each combatant when the step closes: all blows and spells on one together. */
export function pendingLines(fight: FightContext): PendingLine[] {
  const landing = landings(fight)
  const hit = new Set([
    ...fight.pending.map(({ defenderId }) => defenderId),
    ...landing.flatMap(({ targetId, empathic, cast }) =>
      empathic ? [targetId, cast.casterId] : [targetId],
    ),
  ])
  return [...hit].flatMap((id) => {
    const combatant = combatantOf(fight, id)
    if (!combatant) return []
    const outcomes = pendingOn(fight, id)
    const magic = landing.filter(({ targetId }) => targetId === id)
    const blows = total(outcomes, (blow) => blow.wounds)
    const spells = spellsOn(afterBlows(combatant, blows), magic)
    const given = givenBy(fight, landing, id)
    const wounds = blows + points(spells, 'real') + sum(given).total
    const fatigue = total(outcomes, (blow) => blow.fatigue) + points(spells, 'fatigue')
    const from = currentHitPoints(combatant)
    const healed = points(spells, 'heal')
    return {
      combatantId: id,
      summary: summaryOf(
        wounds,
        fatigue,
        healed,
        spells.some(({ inVain }) => inVain),
      ),
      from,
      to: from - wounds + healed,
      fatigue,
      stunned: outcomes.some(({ blow }) => blow.stunned) || magic.some(({ stuns }) => stuns),
      asleep: magic.some(({ sleeps }) => sleeps === true),
      knockedOut:
        outcomes.some(({ blow }) => blow.knockedOut) || magic.some(({ knocksOut }) => knocksOut),
      beheaded: outcomes.some(({ blow }) => blow.beheaded),
      terms: [...outcomes.flatMap(({ blow }) => blow.terms), ...spells.flatMap(termsOf), ...given],
    }
  })
}

function summaryOf(wounds: number, fatigue: number, healed: number, inVain: boolean): Phrase {
  if (healed > 0) return phrase('coldIron.spells.pending', { wounds, fatigue, healed })
  if (wounds === 0 && fatigue === 0)
    return phrase(inVain ? 'coldIron.body.term.onlyEmpathic' : 'coldIron.pending.nothing')
  if (fatigue === 0) return phrase('coldIron.pending.wounds', { count: wounds })
  if (wounds === 0) return phrase('coldIron.pending.fatigue', { count: fatigue })
  return phrase('coldIron.pending.both', { count: wounds, fatigue })
}

function total(outcomes: readonly Outcome[], read: (blow: Outcome['blow']) => number): number {
  return outcomes.reduce((all, { blow }) => all + read(blow), 0)
}

function pendingOn({ pending }: FightContext, id: string): Outcome[] {
  return pending.filter(({ defenderId }) => defenderId === id)
}

/** What somebody gives of their own for those they heal by empathy (CI-083). */
function givenBy(fight: FightContext, landing: readonly Landing[], healerId: string): Term[] {
  const healed = new Set(
    landing.flatMap(({ empathic, cast, targetId }) =>
      empathic && cast.casterId === healerId ? [targetId] : [],
    ),
  )
  return [...healed].flatMap((id) => {
    const combatant = combatantOf(fight, id)
    if (!combatant) return []
    const wounds = total(pendingOn(fight, id), (blow) => blow.wounds)
    const magic = landing.filter(({ targetId }) => targetId === id)
    return spellsOn(afterBlows(combatant, wounds), magic)
      .filter(({ casterId }) => casterId === healerId)
      .flatMap(({ price }) => price.terms)
  })
}

/** What a spell comes to on a body. */
interface OnBody {
  kind: Landing['kind']
  casterId: string
  points: Sum
  /** What the caster gives for it. */
  price: Sum
  /** Healing that does nothing for the dying (CI-063). */
  inVain: boolean
}

/** What spells come to, one after the other, as they will land. */
function spellsOn(before: Combatant, magic: readonly Landing[]): OnBody[] {
  let body = before
  return magic.map((each) => {
    const affected = effectOn(body, each)
    const inVain = isInVain(body, each)
    body = affected.body
    const { points, price } = affected
    return { kind: each.kind, casterId: each.cast.casterId, points, price, inVain }
  })
}

function afterBlows(combatant: Combatant, wounds: number): Combatant {
  return changeState(combatant, { damage: combatant.state.damage + wounds })
}

function points(spells: readonly OnBody[], kind: Landing['kind']): number {
  return spells
    .filter((each) => each.kind === kind)
    .reduce((all, each) => all + each.points.total, 0)
}

/** Healing takes off what harm puts on. */
function termsOf({ kind, points: made }: OnBody): Term[] {
  const sign = kind === 'heal' ? -1 : 1
  return made.terms
    .filter(({ value }) => value !== 0)
    .map((each) => ({ ...each, value: sign * each.value }))
}
