import { phrase, type Phrase } from '../../../../shared/phrase'
import type { Combatant } from '../../combatant/combatant'
import { grappleWith } from '../../hand-to-hand/grapple'
import { idsOf } from '../../hand-to-hand/scene'
import { wordsIn } from '../../describe'
import { knownMana } from '../../spells/mana'
import { unableIn } from '../body/ability'
import type { FightContext } from '../../fight-model/context'
import type { Declaration } from '../../fight-model/declaration'
import { combatantOf } from '../core/fight'
import { spellChartsIn } from '../../fight-model/rulings'
import type { StepId } from '../../fight-model/steps'

const { words } = wordsIn('spells')

type Aim = Pick<Extract<Declaration, { kind: 'spell' }>, 'targets' | 'range'>

/**
 * Why a spell cannot be begun, or an item not be set apart: targets, charges, no magic level to count
 * its time from (CI-018), mana, range.
 */
export function refuseSpellDeclared(
  fight: FightContext,
  caster: Combatant,
  declaration: Declaration,
): Phrase | null {
  if (declaration.kind !== 'spell') return null
  const { item, extraMp = 0, cost = 0, saveMp = 0 } = declaration
  const { aml } = caster.sheet
  const aimed = refuseAim(fight, caster, declaration)
  if (aimed) return aimed
  if (item !== undefined) return refuseCharges(caster, item)
  if (aml === 0) return words('refused.noMagic', { who: caster.label })
  if (extraMp > aml) return words('refused.tooMuchMana', { count: aml })
  return refuseMana(caster, cost + extraMp + saveMp)
}

/**
 * Why a spell cannot go at these targets: not in the fight, too far (CI-142), or outside the grapple
 * of one who grapples (CI-174).
 */
export function refuseAim(
  fight: FightContext,
  { id, label, sheet }: Combatant,
  { targets = [], range }: Aim,
): Phrase | null {
  if (!targets.every((each) => combatantOf(fight, each))) return phrase('coldIron.refused.noTarget')
  const grapple = grappleWith(fight.handToHand.grapples, id)
  const inReach = grapple && [...idsOf(grapple, 'a'), ...idsOf(grapple, 'b')]
  if (inReach && !targets.every((each) => inReach.includes(each))) {
    return words('refused.outOfGrapple', { who: label })
  }
  if (range === undefined) return null
  const row = spellChartsIn(fight).ranges.find(({ hexes }) => range <= hexes)
  const reaches = row && (!row.enhancedVision || sheet.enhancedVision)
  return reaches ? null : words('refused.tooFar', { range })
}

/** Why an item cannot be used: it is not on the sheet, or has no charge left (CI-019). */
export function refuseCharges({ sheet, state, label }: Combatant, place: number): Phrase | null {
  const item = sheet.items[place]
  if (!item) return words('refused.noItem', { who: label })
  const used = state.chargesUsed[place] ?? 0
  return item.charges !== null && used >= item.charges
    ? words('refused.noCharge', { item: item.name })
    : null
}

/** Why mana cannot be spent: there is not so much left (CI-230). */
export function refuseMana({ sheet, state, label }: Combatant, mp: number): Phrase | null {
  if (mp === 0) return null
  const left = knownMana({ ...sheet, ...state })?.left ?? 0
  return mp > left ? words('refused.noMana', { who: label, count: left, given: mp }) : null
}

/** Why somebody can neither cast nor counter in a step: senseless, stunned or in a rage. */
export function refuseCaster(fight: FightContext, caster: Combatant, step: StepId): Phrase | null {
  const unable = unableIn(fight, caster, step)
  if (unable) return unable
  return caster.state.berserk ? phrase('coldIron.special.refused.noSpells') : null
}
