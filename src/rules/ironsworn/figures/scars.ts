import { phrase, type Phrase } from '../../../shared/phrase'
import type { Effect } from '../../moves/effect'
import type { Character } from '../sheet'

/** The asset of whoever has become maimed, and the place of its ability that leaves that out of the count. */
const scarred = { name: 'battle-scarred', ability: 1 }

const isScarred = (name: string) => name.toLowerCase() === scarred.name

/** That an asset is for the maimed, where that is not marked (IS-079). */
export function unmaimed({ debilities }: Character, name: string): Phrase[] {
  if (!isScarred(name) || debilities.includes('maimed')) return []
  return [phrase('ironsworn.act.note.unmaimed', { name })]
}

/** Being maimed counts no more, at the price of a point of the most health (IS-211). */
export function leftOut(
  { health: { value, max }, uncounted }: Character,
  name: string,
  ability: number,
): Effect[] {
  const isDone = uncounted.includes('maimed')
  if (!isScarred(name) || ability !== scarred.ability || isDone || max === 0) return []
  const at = { on: 'actor', rule: 'IS-211' } as const
  return [
    { ...at, field: 'uncounted', from: '', to: 'maimed' },
    { ...at, field: 'health.max', from: max, to: max - 1 },
    ...(value === max ? [{ ...at, field: 'health.value', from: value, to: max - 1 }] : []),
  ]
}
