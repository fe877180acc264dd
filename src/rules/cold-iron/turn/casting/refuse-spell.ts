import { phrase, type Phrase } from '../../../../shared/phrase'
import { tooDear } from '../../body/rest/empathy'
import type { Combatant } from '../../combatant/combatant'
import { isSenseless } from '../../body/condition'
import { readRoll } from '../../basics/roll'
import { wordsIn } from '../../describe'
import { mindSpellOn } from '../../special/berserk'
import { refuseClick } from '../../spells/clicks'
import { mayCounter } from '../../spells/counter'
import type { FightContext } from '../../fight-model/context'
import { combatantOf } from '../core/fight'
import { spellChartsIn } from '../../fight-model/rulings'
import type { SpellStepId } from '../../fight-model/spell-steps'
import type { StepId } from '../../fight-model/steps'
import { mostTargets, type Cast } from '../../fight-model/cast'
import {
  findCast,
  isDue,
  isSpellStep,
  isUntold,
  itemsUsedThisTurn,
  openSaves,
  savesAsked,
} from './casts'
import type { SpellEventOf } from './events'
import { rateOf, weaponSaveFigure } from './figures'
import { refuseAim, refuseCaster, refuseCharges, refuseMana } from './refuse-aim'

const { words } = wordsIn('spells')

type Found = NonNullable<ReturnType<typeof findCast>>
type Judge<Event> = (
  fight: FightContext,
  found: Found,
  event: Event,
  step: SpellStepId,
) => Phrase | null

/** Judges what is done about a spell in the step it completes in (CI-018, CI-019). */
function whenDue<Event extends { castId: string }>(judge: Judge<Event>) {
  return (fight: FightContext, event: Event, step: StepId): Phrase | null => {
    if (!isSpellStep(step)) return words('refused.noSpellStep')
    const found = findCast(fight, event.castId)
    if (!found) return words('refused.noSpell')
    return isDue(fight, found.cast, step)
      ? judge(fight, found, event, step)
      : words('refused.notDue')
  }
}

/** Why a charged item cannot be used (CI-019). */
export function refuseItem(
  fight: FightContext,
  { combatantId, item, ...aim }: SpellEventOf<'spell.click'>,
  step: StepId,
): Phrase | null {
  if (!isSpellStep(step)) return words('refused.noSpellStep')
  const user = combatantOf(fight, combatantId)
  if (!user) return phrase('coldIron.refused.noCombatant')
  return (
    refuseCaster(fight, user, step) ??
    refuseCharges(user, item) ??
    refuseClick(itemsUsedThisTurn(fight, combatantId), step) ??
    refuseAim(fight, user, aim)
  )
}

/** Mages counter from the level on that the chart begins with, each a spell once (CI-004). */
export const refuseCounter = whenDue<SpellEventOf<'spell.counter'>>(
  (fight, { cast }, event, step) => {
    const { combatantId, mp } = event
    if (cast.status !== 'waiting') return wrongState(cast)
    if (cast.rolls.length > 0) return words('refused.rolledAlready')
    const by = combatantOf(fight, combatantId)
    if (!by) return phrase('coldIron.refused.noCombatant')
    if (combatantId === cast.casterId) return words('refused.ownSpell')
    const { aml: level } = by.sheet
    if (!mayCounter(level, fight.settings, spellChartsIn(fight))) {
      return words('refused.tooLowToCounter', { who: by.label })
    }
    if (cast.counters.some((each) => each.combatantId === combatantId)) {
      return words('refused.countersAlready', { who: by.label })
    }
    if (mp > level) return words('refused.tooMuchMana', { count: level })
    return refuseCaster(fight, by, step) ?? refuseMana(by, mp)
  },
)

/** Why a success roll cannot be made. */
export const refuseRoll = whenDue<SpellEventOf<'spell.roll'>>((fight, found, { roll }, step) => {
  const { cast, caster } = found
  if (cast.status !== 'waiting') return wrongState(cast)
  const unable = refuseCaster(fight, caster, step)
  if (unable) return unable
  if (cast.level === null) return words('refused.noLevel')
  const { targets, range, cost, extraMp, saveMp } = cast
  const aimed = refuseAim(fight, caster, { targets, range: range ?? undefined })
  if (aimed) return aimed
  const first = cast.rolls.length === 0
  const dry = first && cast.item === null && refuseMana(caster, cost + extraMp + saveMp)
  if (dry) return dry
  const reading = readRoll(roll)
  if (reading.state !== 'finished') return reading.words
  return rateOf(fight, caster, cast) ? null : words('refused.noLevel')
})

/** Why a save cannot be rolled: nobody has one, or the digits are none. */
export const refuseSave = whenDue<SpellEventOf<'spell.save'>>((fight, { cast }, event) => {
  const { targetId, roll, forWeapon } = event
  const barred = forWeapon
    ? refuseWeaponSave(fight, cast, targetId)
    : refuseOwnSave(fight, cast, targetId)
  if (barred) return barred
  const reading = readRoll(roll)
  return reading.state === 'finished' ? null : reading.words
})

function refuseOwnSave(fight: FightContext, cast: Cast, targetId: string): Phrase | null {
  if (cast.status !== 'saves') return wrongState(cast)
  return openSaves(fight, cast).includes(targetId) ? null : words('refused.noSave')
}

/** A target's weapon saves once, against a spell that has a save, from fighter level 6 on (CI-190). */
function refuseWeaponSave(fight: FightContext, cast: Cast, targetId: string): Phrase | null {
  if (cast.status !== 'saves' && cast.status !== 'works') return wrongState(cast)
  const target = combatantOf(fight, targetId)
  const saved = cast.saves.some((each) => each.forWeapon && each.targetId === targetId)
  if (!target || !cast.save || saved || !cast.targets.includes(targetId)) {
    return words('refused.noSave')
  }
  const has = weaponSaveFigure(target, cast.save) !== null
  return has ? null : words('refused.weaponSave', { who: target.label })
}

/** Why nobody else saves against a spell: it does not work, has no save, or cannot go at them. */
export const refuseAimAlso = whenDue<SpellEventOf<'spell.aim'>>((fight, found, { targets }) => {
  const { cast, caster } = found
  if (cast.status !== 'works') return wrongState(cast)
  const mayBeAsked = savesAsked(fight, cast, targets)
  if (mayBeAsked.length < targets.length) return words('refused.noSave')
  const all = [...cast.targets, ...targets]
  if (all.length > mostTargets) return words('refused.tooManyTargets', { count: mostTargets })
  return refuseAim(fight, caster, { targets: all, range: cast.range ?? undefined })
})

/** The effect is the game master's: on anybody, once the spell works (CI-075). */
export const refuseEffect = whenDue<SpellEventOf<'spell.effect'>>((fight, { cast }, event) => {
  const { targetId, points, stuns, knocksOut, sleeps, lasts, ...healing } = event
  if (cast.status !== 'works' && cast.status !== 'saves') return wrongState(cast)
  const target = combatantOf(fight, targetId)
  if (!target) return phrase('coldIron.refused.noTarget')
  if (target.state.dead) return phrase('coldIron.refused.dead', { who: target.label })
  const raging = refuseOnBerserker(fight, cast, target)
  if (raging) return raging
  const dear = healing.empathic === true ? tooDear(target, points) : null
  if (dear) return dear
  if (cast.effects.length >= mostEffects) return words('refused.tooManyEffects')
  const laid = cast.effects.some((each) => each.lasts && each.targetId === targetId)
  if (lasts && laid) return words('refused.laidAlready', { who: target.label })
  const nothing = points === 0 && !lasts && ![stuns, knocksOut, sleeps].includes(true)
  return nothing ? words('refused.noEffect') : null
})

/** Why a spell cannot be let go, or be without an effect: it is over, or it has one. */
export const refusePass = whenDue<SpellEventOf<'spell.pass'>>((_fight, { cast }, event) => {
  const { status } = cast
  const isOpen = {
    none: status === 'waiting' || status === 'saves',
    described: isUntold(cast),
  }[event.as ?? 'none']
  return isOpen ? null : wrongState(cast)
})

/** Spells of the mind fail on a berserker, or wait for the opponent of the moment (CI-197). */
function refuseOnBerserker(fight: FightContext, cast: Cast, target: Combatant): Phrase | null {
  if (!target.state.berserk) return null
  const effect = mindSpellOn(cast.name, isDoneWithFoe(fight, target))
  return effect === 'full' ? null : words(`refused.berserker.${effect}`, { who: target.label })
}

/** Whether the one a berserker strikes at is down or gone, or there is nobody of the kind. */
function isDoneWithFoe(fight: FightContext, { id }: Combatant): boolean {
  const declaration = fight.declarations[id]
  const foe = declaration && 'targetId' in declaration && combatantOf(fight, declaration.targetId)
  return !foe || foe.state.gone || isSenseless(foe)
}

/** As many effects as a spell is kept with. */
const mostEffects = 100

function wrongState({ status }: Cast): Phrase {
  return words(`refused.status.${status}`)
}
