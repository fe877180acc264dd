import type { InputOf, OutputOf } from '../../../campaign/api'
import type { FoeRules } from '../../../rules/system/fight/foes'
import { isSameName } from '../../../shared/spelling'
import { rankNamed, ranks, type Rank } from '../../../rules/tracks/progress'

type Sheeted = OutputOf<'npc.byId'>[number]
/** Somebody of the cast; without sheets while these are on their way. */
type Npc = Pick<Sheeted, 'id' | 'name'> & Partial<Pick<Sheeted, 'sheets'>>
/** Where a foe comes from. */
type FoeSource = InputOf<'foe.field'>['foe']

/** A foe as it was taken in from a file. */
type Card = Pick<OutputOf<'content.cards'>[number], 'id' | 'name' | 'category' | 'source'>

/** A foe that may be taken: one of the cast, one of the library, one taken in, or a new one. */
export interface FoeChoice {
  key: string
  name: string
  rank: Rank
  count: number
  source: FoeSource
  /** The title of what it was taken in from. */
  origin?: string
  /** Whether their sheet, and with it what they are, is still on its way. */
  isComing?: boolean
}

/**
 * Everybody who may come to a fight of this system, the cast of the campaign first, and what was taken
 * in from files last. `npcs` are its people; the sheet of one may still be on its way.
 */
export function foeChoices(
  rules: FoeRules,
  system: string,
  npcs: readonly Npc[],
  cards: readonly Card[] = [],
): FoeChoice[] {
  const cast = npcs.flatMap(({ id, name, sheets }): FoeChoice[] => {
    const source = { from: 'cast' as const, npcId: id }
    if (!sheets) return [{ key: id, name, rank: ranks[1], count: 1, source, isComing: true }]
    const sheet = sheets[system]
    return sheet ? [{ key: id, name, ...rules.numbers(sheet), source }] : []
  })
  // Whoever has come out of the library is the cast's.
  const isInCast = (name: string) => cast.some((each) => isSameName(each.name, name))
  const library = rules.library
    .filter(({ name }) => !isInCast(name))
    .map(({ name, sheet }): FoeChoice => ({
      key: `library ${name}`,
      name,
      ...rules.numbers(sheet),
      source: { from: 'library', name },
    }))
  const taken = cards.map(({ id, name, category, source: origin }): FoeChoice => ({
    ...{ key: `card ${id}`, name, rank: rankNamed(category), count: 1, origin },
    source: { from: 'card', cardId: id },
  }))
  return [...cast, ...library, ...taken]
}

/** As many as are offered at once. */
const mostOffered = 60

/** Someone new of this name and rank. */
export function newFoe(name: string, rank: Rank): FoeChoice {
  return { key: 'new', name, rank, count: 1, source: { from: 'new', name, rank } }
}

/**
 * Those whose name holds the words typed, and then someone new of that name, unless somebody has
 * it already. `contains` compares as the language of the screen does.
 */
export function offeredFoes(
  choices: readonly FoeChoice[],
  typed: string,
  rank: Rank = ranks[1],
  contains: (text: string, part: string) => boolean,
): FoeChoice[] {
  const name = typed.trim()
  const found = choices.filter((each) => contains(each.name, name))
  const isTaken = found.some((each) => each.name.toLowerCase() === name.toLowerCase())
  const offered = found.slice(0, mostOffered)
  return name === '' || isTaken ? offered : [...offered, newFoe(name, rank)]
}
