import { phrase } from '../../../../shared/phrase'
import type { Answers, Ask } from '../../../moves/ask'
import { noneOfThem } from '../../../moves/data/when'
import type { Figure, FigureSources, Move, MoveInput } from '../../../moves/move'
import { everybody, sheetOn } from '../../../moves/sides'
import { characterSchema } from '../../sheet'

type Settled = Omit<MoveInput, 'dice'>

/** Of these the bond is with a community, whoever the move is on (IS-108, IS-112). */
const withPlaces = ['undertakeAJourney', 'drawTheCircle']
/** And of these with the one that is stayed in (IS-111). */
const stays = ['sojourn', 'sojournFocus']

const bondsOf = (sheet: object | undefined) => characterSchema.parse(sheet ?? {}).bonds

/** Whether two names are those of one bond, however they are written. */
export const isSameBond = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether a sheet names a bond with whoever, or whatever community, is called so (IS-062). */
export function hasBond(sheet: object | undefined, name: string): boolean {
  return bondsOf(sheet).some((bond) => isSameBond(bond, name))
}

/** Where they stay, as it was answered; null for a place with which no bond is written. */
export function placeOf({ place }: Answers = {}): string | null {
  return typeof place === 'string' && place !== noneOfThem ? place : null
}

/**
 * The bonds on the sheets settle the figure of a move that a bond adds to: that with whom it is made on,
 * or the one that is chosen. A stay asks for its place, once for everybody (IS-062, IS-111, IS-178).
 */
export function withBonds(move: Move): Move {
  const figure = move.given.find(({ id }) => id === 'bond')
  if (!figure) return move
  const given = move.given.map((each) =>
    each.id === 'bond' && !withPlaces.includes(move.id)
      ? { ...each, proposes: (actor: object, name: string) => (hasBond(actor, name) ? 1 : 0) }
      : each,
  )
  if (move.id === 'sojourn') {
    return {
      ...{ ...move, given, namesTarget: 'place' },
      before: (input) => [...placeAsk(move, input), ...(move.before?.(input) ?? [])],
    }
  }
  return {
    ...move,
    given,
    sources: (input) => bondSources(figure, bondsFor(move, input.actor, input), input),
  }
}

/** The bonds on a sheet that a move may be about: those with people are with no community (IS-062). */
function bondsFor({ id }: Move, sheet: object | undefined, { isPerson }: Settled): string[] {
  const bonds = bondsOf(sheet)
  return [...withPlaces, ...stays].includes(id) ? bonds.filter((name) => !isPerson?.(name)) : bonds
}

/** Every bond of the party with a community, of which one may be that with the place. */
function placeAsk(move: Move, input: Settled): Ask[] {
  const bonds = everybody(input).flatMap((member) => bondsFor(move, sheetOn(input, member), input))
  if (bonds.length === 0) return []
  const named = [...new Set(bonds)].map((words) => ({
    value: words,
    label: phrase('runner.said', { words }),
  }))
  const none = { value: noneOfThem, label: phrase('ironsworn.sojourn.place.none') }
  return [
    {
      ...{ id: 'place', rule: 'IS-178', who: 'gm' },
      label: phrase('ironsworn.sojourn.place.label'),
      kind: { type: 'choice', values: [...named, none] },
    },
  ]
}

/** The bonds of whoever makes it, where one counts as things stand. */
function bondSources(
  { counts }: Figure,
  bonds: readonly string[],
  input: Settled,
): FigureSources | null {
  if (bonds.length === 0 || counts?.(input) === false) return null
  const label = phrase('ironsworn.bondWith.label')
  const none = { id: '', name: phrase('ironsworn.bondWith.none'), figures: {} }
  const offers = bonds.map((words) => ({
    ...{ id: words, name: phrase('runner.said', { words }), figures: { bond: 1 } },
  }))
  return { label, offers: [none, ...offers] }
}
