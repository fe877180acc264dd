import { changeState, type Combatant } from '../../combatant/combatant'
import { flagIds } from '../../combatant/flags'
import type { FightContext } from '../../fight-model/context'
import type { GmEventOf } from './events'
import { combatantOf } from '../core/fight'
import { andThen, factOf, type FightChange } from '../core/change'
import { byHand, updateClocks } from '../core/update-clocks'

/** Sets flags of a combatant by the game master's hand; a fact for each that is another one now. */
export function setFlags(
  fight: FightContext,
  { combatantId, flags }: GmEventOf<'state.set'>,
): FightChange {
  const before = combatantOf(fight, combatantId)
  if (!before) return { fight, facts: [] }
  const given = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined))
  const offHorse = flags.mounted === false ? { mountId: null } : {}
  const after = changeState(before, { ...given, ...offHorse })
  const combatants = { ...fight.combatants, [combatantId]: after }
  const told = { fight: { ...fight, combatants }, facts: tellFlags(before, after) }
  return andThen(told, (now) => updateClocks(fight, now, byHand))
}

function tellFlags(before: Combatant, after: Combatant) {
  return flagIds.flatMap((id) => {
    const [from, to] = [before.state[id], after.state[id]]
    if (from === to) return []
    const own = { flag: `coldIron.flag.${id}`, what: `@${wordsOf(id, to)}` }
    if (typeof from === 'number' && typeof to === 'number') {
      return [factOf('state.told', [after], { from, to, with: { ...own, count: to } })]
    }
    return [factOf('state.told', [after], { from: String(from), to: String(to), with: own })]
  })
}

/** What is said of somebody of whom a flag is so now. */
function wordsOf(id: (typeof flagIds)[number], to: boolean | string | number): string {
  const told = `coldIron.flagTold.${id}`
  if (typeof to === 'number') return told
  return `${told}.${typeof to === 'string' ? to : to ? 'on' : 'off'}`
}
