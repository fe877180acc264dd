import { ruleSystems } from '../../../rules'
import { systemPanel } from '../../systems'
import type { InputOf } from '../../../campaign/api'
import { latestOwed, type Owed } from './inbox'

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
export function sufferingOf({ cause, about }: Owed): Following | null {
  const system = ruleSystems.find(({ moves = {} }) =>
    Object.values(moves).some(({ title }) => title.key === cause.key),
  )?.id
  const move = system && systemPanel(system)?.suffers
  const [who] = about.filter(({ type }) => type === 'character')
  if (!system || !move || !who) return null
  const [by] = about.filter(({ type }) => type === 'npc')
  const target = by ? { type: 'npc' as const, id: by.id } : null
  return { system, move, given: {}, actor: { type: 'character', id: who.id }, target }
}

/** The character it is about, if there is one. */
export function characterIn({ about }: Pick<Owed, 'about'>): string | undefined {
  return about.find(({ type }) => type === 'character')?.id
}

/** The NPCs it is about, by their ids. */
export function npcsIn(owed: Owed | undefined): string[] {
  return (owed?.about ?? []).flatMap(({ type, id }) => (type === 'npc' ? [id] : []))
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
