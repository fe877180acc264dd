import { ruleSystems } from '../../../rules'
import { systemPanel } from '../../systems'
import type { InputOf } from '../../../campaign/api'
import { characterIn, gameOf, latestOwed, npcsIn, type Owed } from './inbox'

/** Whether a move of the GM's deals damage, which is dealt once the move is made. */
export function isBlow({ gmMoves }: Owed, text: string): boolean {
  const key = gmMoves.find((move) => move.text === text && move.key !== undefined)?.key ?? ''
  return ruleSystems.some(({ id }) => systemPanel(id)?.gmMoves?.[key] === 'act.hurt')
}

/** A move that is to be made then. */
type Following = NonNullable<InputOf<'inbox.settle'>['leadsTo']>

/**
 * The move by which whoever an owed move is about suffers harm, from whom of the cast it was made on: where its
 * game has one, which the move that it came of says.
 */
export function sufferingOf(owed: Owed): Following | null {
  const system = gameOf(owed)
  const move = system && systemPanel(system)?.suffers
  const who = characterIn(owed)
  if (!system || !move || who === undefined) return null
  const [by] = npcsIn(owed)
  const target = by === undefined ? null : { type: 'npc' as const, id: by }
  return { system, move, given: {}, actor: { type: 'character', id: who }, target }
}

/**
 * The move the game master owes that a blow on this member may be: the youngest that is about them and
 * can be made by one.
 */
export function owedBlowOn(owed: readonly Owed[], memberId: string): Owed | undefined {
  return latestOwed(
    owed,
    (each) =>
      each.about.some(({ id }) => id === memberId) &&
      each.gmMoves.some(({ text }) => isBlow(each, text)),
  )
}
