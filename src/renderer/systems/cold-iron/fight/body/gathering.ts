import type { Combatant } from '../../../../../rules/cold-iron/combatant/combatant'
import type { FightEvent } from '../../../../../rules/cold-iron/turn/events'
import { rollsWanted } from '../../../../../rules/cold-iron/turn/wear/shots'
import { missilesOf, type MissileLine } from '../../../../../rules/cold-iron/view/body/gear-lines'
import { rollFaces } from '../../../../composables/app-dice'

/** Looks for the shots of a weapon, less those that are lost; the app rolls which broke (CI-147). */
export function gatherEvent(
  { id: combatantId, sheet }: Combatant,
  { weapon, loosed }: Pick<MissileLine, 'weapon' | 'loosed'>,
  lost = 0,
): FightEvent {
  const rolls = rollFaces(rollsWanted(sheet.weapons[weapon], loosed - lost), 100)
  return { type: 'gear.gather', combatantId, weapon, lost, rolls, typed: false }
}

/** Weapons whose shots are to be looked for. */
const loosedBy = (combatant: Combatant) => missilesOf(combatant).filter(({ loosed }) => loosed > 0)

/** Whether somebody has shots to be looked for. */
export const hasLoosed = (combatant: Combatant): boolean => loosedBy(combatant).length > 0

/** Looks for everything that somebody has loosed. */
export function gatherEvents(combatant: Combatant): FightEvent[] {
  return loosedBy(combatant).map((line) => gatherEvent(combatant, line))
}
