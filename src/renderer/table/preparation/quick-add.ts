import { capitalized, isSameName } from '../../../shared/spelling'
import type { Plight } from '../../../rules/system/fight/recovery'
import { readQuantity } from '../../parts/field/quantity'

/** What a line of the quick-add says: how many, whom, in which group, and when they come. */
export interface QuickLine {
  quantity: number
  words: string[]
  group: string
  /** Turn they come in as a reinforcement; null when they are there from the start. */
  turn: number | null
}

/** Someone who may be put into a fight. */
export interface Source {
  type: 'character' | 'npc' | 'archetype'
  id: string
  name: string
  /** How earlier fights have left them; nothing of one who stands, or of nobody in particular. */
  plight?: Plight | null
  /** Whether they have no sheet of the fight's game yet, and get a blank one. */
  isBlank?: boolean
}

/** What Enter would do: put one of them in, all of the company, or an NPC made up on the spot. */
export interface Offer {
  key: string
  kind: 'company' | 'character' | 'npc' | 'archetype' | 'new'
  name: string
  from: readonly Pick<Source, 'type' | 'id'>[]
  plight?: Plight | null
  isBlank?: boolean
}

/** As many as one call adds, and as many offers as are shown. */
const mostAtOnce = 50
const mostOffers = 8

/** Reads a line such as `5 raider @ left bank t2`. Pure. */
export function readLine(text: string): QuickLine {
  const line: QuickLine = { quantity: 1, words: [], group: '', turn: null }
  const takeTurn = (rest: string) =>
    rest.replace(/(?:^|\s)t(?:urn)?\s*(\d{1,3})\s*$/i, (_, turn: string) => {
      line.turn = Math.max(1, Number(turn))
      return ''
    })
  const ungrouped = takeTurn(text).replace(/@([^@]*)$/, (_, group: string) => {
    line.group = group.trim().slice(0, 60)
    return ''
  })
  const { quantity, name } = readQuantity(takeTurn(ungrouped), mostAtOnce)
  line.quantity = quantity ?? 1
  line.words = name.split(/\s+/).filter(Boolean)
  return line
}

/** A word fits a name; so does its plural. */
function fits(name: string, word: string, contains: (text: string, part: string) => boolean) {
  return contains(name, word) || (/.s$/i.test(word) && contains(name, word.slice(0, -1)))
}

/** Whether a line says the whole name, or its plural. */
function isExactly(name: string, typed: string): boolean {
  return isSameName(name, typed) || isSameName(`${name}s`, typed)
}

/**
 * What a line may mean, the likeliest first: the one of that name, names that begin with it, those
 * that hold it, and last of all a new NPC of that name. Pure; `contains` compares as the reader's language does.
 */
export function offersFor(
  { words, turn }: QuickLine,
  sources: readonly Source[],
  company: { name: string; from: readonly Source[] },
  contains: (text: string, part: string) => boolean,
): Offer[] {
  const found = sources
    .filter(({ name }) => words.every((word) => fits(name, word, contains)))
    .filter(({ type }) => turn === null || type !== 'character')
  const [first = ''] = words
  const name = words.join(' ')
  const isExact = (each: Source) => Number(isExactly(each.name, name))
  const starts = ({ name }: Source) => Number(fits(name.slice(0, first.length), first, contains))
  const isOfCast = ({ type }: Source) => Number(type !== 'archetype')
  const isDead = ({ plight }: Source) => Number(plight?.kind === 'dead')
  const offers = found
    .sort(
      (one, other) =>
        isDead(one) - isDead(other) ||
        isExact(other) - isExact(one) ||
        starts(other) - starts(one) ||
        isOfCast(other) - isOfCast(one),
    )
    .map(({ type, id, name, plight, isBlank }): Offer => ({
      ...{ key: id, kind: type, name, from: [{ type, id }] },
      ...(plight ? { plight } : {}),
      ...(isBlank ? { isBlank } : {}),
    }))
  const isCompany =
    turn === null &&
    company.from.length > 0 &&
    words.every((word) => fits(company.name, word, contains))
  // What is sent says who they are, not how they are called.
  const from = company.from.map(({ type, id }) => ({ type, id }))
  const all: Offer[] = isCompany
    ? [{ key: 'company', kind: 'company', name: company.name, from }]
    : []
  const isKnown = sources.some((each) => isSameName(each.name, name))
  const made: Offer[] =
    name === '' || isKnown ? [] : [{ key: 'new', kind: 'new', name: capitalized(name), from: [] }]
  return [...[...all, ...offers].slice(0, mostOffers), ...made]
}
