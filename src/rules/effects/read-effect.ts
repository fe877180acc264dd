import { parseDice } from '../../shared/dice/dice-notation'
import { phrase, type Phrase } from '../../shared/phrase'
import { spanUnits, type SpanUnit } from '../calendar/clock'
import type { End, Tick } from './effect'

/** The words that are typed for what ends an effect, and for what it does. */
export interface EffectWords {
  units: Record<SpanUnit, readonly string[]>
  turns: readonly string[]
  /** Words for a single one: an hour. */
  one: readonly string[]
  lasting: readonly string[]
  until: readonly string[]
  rest: readonly string[]
  scene: readonly string[]
  move: readonly string[]
  roll: readonly string[]
  step: readonly string[]
  start: readonly string[]
  end: readonly string[]
  each: readonly string[]
  fatigue: readonly string[]
  real: readonly string[]
  forward: readonly string[]
  ongoing: readonly string[]
  /** Words that begin what a roll has to be about: against, when. */
  condition: readonly string[]
  /** Words that say nothing of their own: the, of, next. */
  filling: readonly string[]
}

/** An effect as it was typed. */
export interface TypedEffect {
  words: string
  end: End
  tick: Tick | null
  /** What it adds to rolls, whether to one alone, and whether to any there is or to those the GM finds fitting. */
  figure: { value: number; kind: 'forward' | 'ongoing'; scope: 'anyRoll' | 'judged' } | null
}

const mostLetters = 200
const mostCount = 9999

/** A word without the comma behind it, which only parts what is typed. */
const bare = (word: string) => word.replace(/[,;]+$/, '')

const isOne = (words: readonly string[], word: string | undefined) =>
  word !== undefined && words.includes(bare(word).toLowerCase())

/** A single turn or span, in words: an hour, one turn. A letter alone is no unit then. */
function readSingle(typed: string, words: EffectWords): End | undefined {
  const [one, unit = '', ...more] = typed.split(' ')
  if (!isOne(words.one, one) || unit.length < 2 || more.length > 0) return undefined
  if (isOne(words.turns, unit)) return { kind: 'turns', count: 1 }
  const known = spanUnits.find((each) => isOne(words.units[each], unit))
  return known && { kind: 'span', amount: 1, unit: known }
}

/** The length of time that one or two words say; undefined for none, a phrase for one that cannot be. */
function readLength(typed: string, words: EffectWords): End | Phrase | undefined {
  const [, digits, unit = ''] = /^(\d+)\s*(\p{L}+)$/u.exec(typed.toLowerCase()) ?? []
  if (digits === undefined) return readSingle(typed.toLowerCase(), words)
  const count = Number(digits)
  const known = spanUnits.find((each) => isOne(words.units[each], unit))
  const isTurns = isOne(words.turns, unit)
  if (!known && !isTurns) return phrase('effect.typed.noUnit', { unit })
  if (count < 1 || count > mostCount) return phrase('effect.typed.badCount', { count: digits })
  return isTurns || !known ? { kind: 'turns', count } : { kind: 'span', amount: count, unit: known }
}

/** Whose turn is meant: the full name of somebody there, or its beginning. */
function whose(name: string, names: readonly string[]): string | Phrase {
  const plain = name.toLowerCase()
  const found =
    names.find((each) => each.toLowerCase() === plain) ??
    names.find((each) => each.toLowerCase().startsWith(plain))
  return found ?? phrase('effect.typed.nobody', { name })
}

/** What is bound to happen: a rest, the end of the scene, a move, a roll. */
function readOccasion(said: readonly string[], words: EffectWords): End | undefined {
  const [one, ...more] = said.filter((word) => !isOne(words.end, word))
  if (one === undefined || more.length > 0) return undefined
  const occasions = [
    [words.rest, 'rest'],
    [words.scene, 'scene'],
    [words.move, 'nextMove'],
    [words.roll, 'nextMatching'],
  ] as const
  return occasions.find(([list]) => isOne(list, one))?.[1]
}

function readStep(typed: string | undefined): End | Phrase | undefined {
  if (!/^\d+$/.test(typed ?? '')) return undefined
  const step = Number(typed)
  return step < 1 || step > 99 ? phrase('effect.typed.noStep', { step }) : { kind: 'step', step }
}

/** The start or the end of a turn, of somebody or of whoever it is. */
function readTurn(
  said: readonly string[],
  words: EffectWords,
  names: readonly string[],
): End | Phrase {
  const [first] = said
  const edge = isOne(words.end, first) ? 'end' : 'start'
  const isEdged = edge === 'end' || isOne(words.start, first)
  const name = said
    .slice(isEdged ? 1 : 0, -1)
    .join(' ')
    .replace(/['’]s?$/u, '')
  const of = name === '' ? '' : whose(name, names)
  return typeof of === 'string' ? { kind: 'turn', edge, of } : of
}

/** What stands behind `until`. */
function readUntil(
  tail: readonly string[],
  words: EffectWords,
  names: readonly string[],
): End | Phrase {
  const said = tail.filter((word) => !isOne(words.filling, word))
  const [first, second] = said
  if (said.length === 0) return phrase('effect.typed.untilWhat')
  const found =
    readOccasion(said, words) ??
    (isOne(words.step, first) && said.length === 2
      ? readStep(second && bare(second))
      : undefined) ??
    (isOne(words.turns, said.at(-1)) ? readTurn(said, words, names) : undefined)
  if (found) return found
  return { kind: 'event', words: bare(tail.join(' ')).slice(0, 120) }
}

/**
 * Takes the harm of each turn out of what was typed: `2d6 each turn`, `1d4 fatigue every turn`. Behind
 * an `until` each turn may be the end that is meant, where no dice stand before it.
 */
function takeTick(typed: string[], words: EffectWords): Tick | null | Phrase {
  const at = typed.findIndex(
    (word, index) => isOne(words.each, word) && isOne(words.turns, typed[index + 1]),
  )
  if (at < 0) return null
  const isInUntil = typed.slice(0, at).some((word) => isOne(words.until, word))
  const before = typed[at - 1]
  const isFatigue = isOne(words.fatigue, before)
  const hasKind = isFatigue || isOne(words.real, before)
  const from = at - (hasKind ? 2 : 1)
  const dice = bare(typed[from] ?? '')
  if (!/\d/.test(dice) || parseDice(dice) === null) {
    return isInUntil ? null : phrase('effect.typed.badDice', { dice })
  }
  typed.splice(from, at + 2 - from)
  return { dice, kind: isFatigue ? 'fatigue' : 'real' }
}

/**
 * Takes the figure out of what was typed: `+1`, `-2 forward`; `said` is the word for how it counts. What is ongoing is for every roll until its
 * cause is gone (DW-004), unless the words say for which: `+1 ongoing against ghosts`.
 */
function takeFigure(
  typed: string[],
  words: EffectWords,
): { figure: TypedEffect['figure']; said: string } | Phrase {
  const at = typed.findIndex((word) => /^[+\-−]\d+[,;]*$/.test(word))
  if (at < 0) return { figure: null, said: '' }
  const value = Number(bare(typed[at] ?? '').replace('−', '-'))
  if (value === 0 || Math.abs(value) > 20) return phrase('effect.typed.badFigure')
  typed.splice(at, 1)
  const kindAt = typed.findIndex((word) => isOne(words.forward, word) || isOne(words.ongoing, word))
  const said = bare(kindAt < 0 ? '' : typed.splice(kindAt, 1).join(''))
  const isOngoing = isOne(words.ongoing, said)
  const isFree = isOngoing && !typed.some((word) => isOne(words.condition, word))
  const kind = isOngoing ? 'ongoing' : 'forward'
  return { figure: { value, kind, scope: isFree ? 'anyRoll' : 'judged' }, said }
}

/** Takes the length of time off the end of what was typed. */
function takeLength(typed: string[], words: EffectWords): End | Phrase | undefined {
  for (const count of [2, 1]) {
    const length = readLength(typed.slice(-count).map(bare).join(' '), words)
    if (typed.length < count || length === undefined) continue
    typed.splice(-count, count)
    if (isOne(words.lasting, typed.at(-1))) typed.pop()
    return length
  }
  return undefined
}

const isPhrase = (read: object | string | null | undefined): read is Phrase =>
  typeof read === 'object' && read !== null && 'key' in read

/**
 * Reads an effect as it was typed: what it is, then what it does and when it ends, as in `blind 3t`,
 * `torch 1h`, `poison 2d6 each turn 5t`, `bless until rest`, `held until Maro's next turn`. `names` are
 * those whose turns may be meant. A phrase says what cannot be read.
 */
export function readEffect(
  text: string,
  words: EffectWords,
  names: readonly string[] = [],
): TypedEffect | Phrase {
  const typed = text.trim().split(/\s+/).filter(Boolean)
  const tick = takeTick(typed, words)
  if (isPhrase(tick)) return tick
  const at = typed.findIndex((word) => isOne(words.until, word))
  const tail = at < 0 ? [] : typed.splice(at).slice(1)
  const end = at < 0 ? takeLength(typed, words) : readUntil(tail, words, names)
  if (isPhrase(end)) return end
  const taken = takeFigure(typed, words)
  if (isPhrase(taken)) return taken
  const { figure } = taken
  // A figure that is called nothing goes by the word for how it counts.
  const said = bare(typed.join(' ')).slice(0, mostLetters) || taken.said
  if (said === '') return phrase('effect.typed.nothing')
  // A figure for one roll goes with the first that it fits.
  const usual = figure?.kind === 'forward' ? 'nextMatching' : 'hand'
  return { words: said, end: end ?? usual, tick, figure }
}
