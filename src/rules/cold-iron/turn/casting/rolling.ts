import { sum } from '../../../../shared/term'
import type { Combatant } from '../../combatant/combatant'
import type { FightContext } from '../../fight-model/context'
import { combatantOf, isDesperate, isFoeOf, withFought, withState } from '../core/fight'
import { andThen, factOf, forEach, type FactDetails, type FightChange } from '../core/change'
import type { StepId } from '../../fight-model/steps'
import type { Cast, CastRoll } from '../../fight-model/cast'
import { castsOf, findCast, isDue, isSpellStep, isUntold, openSaves, withCast } from './casts'
import { causeOf } from './landing'
import { spendMana } from './mana-spent'
import type { SpellEventOf } from './events'
import { difficultyOf, ratesOf, rolledCheck, saveFigure, weaponSaveFigure } from './figures'

/** Summands a fact holds, and those it is about, at the most. */
const mostTerms = 40
const mostAbout = 8

/**
 * The next success roll of a spell (CI-004): one that fails ends it, the last that succeeds brings
 * it about. Mana and charge are spent with the first.
 */
export function rollSpell(
  fight: FightContext,
  { castId, ...dice }: SpellEventOf<'spell.roll'>,
  step: StepId,
): FightChange {
  const found = findCast(fight, castId)
  if (!found) return { fight, facts: [] }
  const { cast, caster } = found
  const rates = ratesOf(fight, caster, cast)
  const rate = rates[cast.rolls.length]
  if (!rate) return { fight, facts: [] }
  const result = rolledCheck(rate, sum([]), dice)
  const rolls = [...cast.rolls, result]
  const status = statusAfter(fight, { ...cast, rolls }, rates.length)
  const completion = cast.completion ?? (isSpellStep(step) ? { turn: fight.turn, step } : null)
  const works = status === 'works' || status === 'saves'
  const foes = cast.targets.filter((id) => isFoeOf(fight, caster, id))
  const struck = works ? withFought(fight, foes) : fight
  const rolled = withCast(struck, castId, { rolls, status, completion })
  const told = {
    fight: rolled,
    facts: [factOf(kindOfStatus(status), aboutCast(fight, cast), rollDetails(cast, result))],
  }
  return cast.rolls.length > 0 ? told : andThen(told, (now) => spend(now, caster, cast))
}

/** A target's save against a spell that works. */
export function rollSave(
  fight: FightContext,
  { castId, targetId, forWeapon, ...dice }: SpellEventOf<'spell.save'>,
): FightChange {
  const found = findCast(fight, castId)
  const target = combatantOf(fight, targetId)
  if (!found || !target || !found.cast.save) return { fight, facts: [] }
  const { cast, caster } = found
  const { save } = found.cast
  const desperate = isDesperate(fight, targetId)
  const figure = (forWeapon ? weaponSaveFigure : saveFigure)(target, save, desperate)
  if (!figure) return { fight, facts: [] }
  const result = rolledCheck(figure, difficultyOf(caster, cast), dice)
  const saves = [...cast.saves, { ...result, targetId, ...(forWeapon && { forWeapon }) }]
  const open = openSaves(fight, { ...cast, saves })
  const next = withCast(fight, castId, { saves, status: open.length > 0 ? 'saves' : 'works' })
  const saved = withFought(next, [targetId])
  const whose = forWeapon ? 'weaponSaved' : 'saved'
  const kind = `spell.${result.success ? whose : forWeapon ? 'weaponUnsaved' : 'unsaved'}`
  return { fight: saved, facts: [factOf(kind, [target, caster], rollDetails(cast, result))] }
}

/** Aims a spell that works at more people, whose saves are open from then on. */
export function aim(fight: FightContext, event: SpellEventOf<'spell.aim'>): FightChange {
  const found = findCast(fight, event.castId)
  if (!found) return { fight, facts: [] }
  const { cast, caster } = found
  const targets = [...cast.targets, ...event.targets]
  const foes = event.targets.filter((id) => isFoeOf(fight, caster, id))
  const aimed = withCast(fight, cast.id, { targets, status: 'saves' })
  const facts = event.targets.flatMap((id) => {
    const target = combatantOf(fight, id)
    return target ? [factOf('spell.aimed', [target, caster], { cause: causeOf(caster, cast) })] : []
  })
  return { fight: withFought(aimed, foes), facts }
}

/**
 * Lets a spell go, or the saves still open against it. One that works and does nothing that can be
 * counted is told as described only.
 */
export function pass(fight: FightContext, event: SpellEventOf<'spell.pass'>): FightChange {
  const { castId } = event
  const found = findCast(fight, castId)
  if (!found) return { fight, facts: [] }
  const { cast, caster } = found
  if (event.as === 'described') return describeOnly(fight, cast)
  const status = cast.status === 'saves' ? 'works' : 'passed'
  const kind = status === 'works' ? 'spell.savesLetGo' : 'spell.passed'
  return {
    fight: withCast(fight, castId, { status }),
    facts: [factOf(kind, [caster], { with: { spell: cast.name } })],
  }
}

/** The spells of a step that work and do nothing anybody has said, when it closes over them. */
export function tellUntold(fight: FightContext, step: StepId): FightChange {
  const untold = castsOf(fight).filter((cast) => isDue(fight, cast, step) && isUntold(cast))
  return forEach(fight, untold, describeOnly)
}

function describeOnly(fight: FightContext, cast: Cast): FightChange {
  return {
    fight: withCast(fight, cast.id, { told: true }),
    facts: [factOf('spell.described', aboutCast(fight, cast), { with: { spell: cast.name } })],
  }
}

function statusAfter(fight: FightContext, cast: Cast, wanted: number): Cast['status'] {
  if (cast.rolls.some(({ success }) => !success)) return 'failed'
  if (cast.rolls.length < wanted) return 'waiting'
  return openSaves(fight, { ...cast, status: 'saves' }).length > 0 ? 'saves' : 'works'
}

/** A roll that neither fails nor finishes has got the better of one counter. */
function kindOfStatus(status: Cast['status']): string {
  if (status === 'failed') return 'spell.failed'
  return status === 'waiting' ? 'spell.held' : 'spell.worked'
}

function spend(fight: FightContext, caster: Combatant, cast: Cast): FightChange {
  const { chargesUsed } = caster.state
  if (cast.item === null) {
    return spendMana(fight, caster, cast.cost + cast.extraMp + cast.saveMp)
  }
  const used = { ...chargesUsed, [cast.item]: (chargesUsed[cast.item] ?? 0) + 1 }
  return { fight: withState(fight, caster.id, { chargesUsed: used }), facts: [] }
}

function aboutCast(fight: FightContext, { casterId, targets }: Cast): Combatant[] {
  const others = targets.filter((id) => id !== casterId)
  return [casterId, ...others].flatMap((id) => combatantOf(fight, id) ?? []).slice(0, mostAbout)
}

function rollDetails({ name }: Cast, { roll, typed, chance, net, terms }: CastRoll): FactDetails {
  return {
    terms: terms.slice(0, mostTerms),
    dice: { faces: [...roll].map(Number), typed },
    with: { spell: name, roll, chance, net },
  }
}
