import { phrase } from '../../../shared/phrase'
import { Refusal } from '../../../shared/reply'
import { sum, term, type Sum, type Term } from '../../../shared/term'
import { bandOf } from '../band'
import type { AnyBand } from '../effect'

/** A way of rolling: which dice lie on the table, and how they are read. */
export interface RollKind {
  /** Sides of each die, in the order they are handed in. */
  sides: readonly number[]
  /** Its bands, the best first. */
  bands: readonly AnyBand[]
  /** Whether what is added counts for it at all. */
  takesModifiers: boolean
  /** Whether the dice fell alike where that means something. */
  isMatch?(faces: readonly number[]): boolean
  /** Reads faces of these dice with what is added to them; `rule` is the dice's own. */
  read(faces: readonly number[], added: readonly Term[], rule: string): Rolled
  /** The total nearest to this one that lies in a band, where bands are ranges of totals. */
  edge?(band: AnyBand, total: number): number
}

/** A roll read: the figure and its band. */
export interface Rolled {
  sum: Sum
  band: AnyBand
}

const bands = ['10+', '7-9', '6-'] as const
const challengeBands = ['strong', 'weak', 'miss'] as const
/** No figure set against the challenge dice is higher than this (IS-012). */
const highestScore = 10

const ranges: Partial<Record<AnyBand, [number, number]>> = {
  '10+': [10, Infinity],
  '7-9': [7, 9],
  '6-': [-Infinity, 6],
}
const clampTo = ([least, most]: [number, number], total: number) =>
  Math.min(most, Math.max(least, total))

function diceTerm(faces: readonly number[], rule: string): Term {
  const rolled = faces.reduce((total, face) => total + face, 0)
  return term(phrase('runner.term.dice', { faces: faces.join(' + ') }), rolled, rule)
}

function summed(count: number): RollKind {
  return {
    sides: Array.from({ length: count }, () => 6),
    bands,
    takesModifiers: true,
    read(faces, added, rule) {
      const figure = sum([diceTerm(faces, rule), ...added])
      return { sum: figure, band: bandOf(figure.total) }
    },
    edge: (band, total) => clampTo(ranges[band] ?? [total, total], total),
  }
}

/**
 * A score against two ten-sided challenge dice: it must beat a die, a tie goes to the die (IS-013,
 * IS-014), and so a 10 stands (IS-015).
 */
function challenged(terms: Term[], challenge: readonly number[], rule: string): Rolled {
  const raw = sum(terms)
  const over = highestScore - raw.total
  const figure = over < 0 ? sum([...terms, term(phrase('runner.term.cap'), over, rule)]) : raw
  const beaten = challenge.filter((face) => figure.total > face).length
  return { sum: figure, band: challengeBands[2 - beaten] ?? 'miss' }
}

/** Dice that fell alike are both beaten or neither: never a weak hit (IS-016). */
const isPair = ([one, other]: readonly number[]) => one !== undefined && one === other

/** Every way of rolling that a move as data may name. */
export const rollKinds = {
  '2d6': summed(2),
  '1d6': summed(1),
  /** One six-sided die and what is added, against two ten-sided ones (IS-008, IS-010). */
  action: {
    sides: [6, 10, 10],
    bands: challengeBands,
    takesModifiers: true,
    isMatch: ([, ...challenge]) => isPair(challenge),
    read: (faces, added, rule) =>
      challenged([diceTerm(faces.slice(0, 1), rule), ...added], faces.slice(1), rule),
  },
  /**
   * A score alone, whatever it is, against two ten-sided dice: nothing that waits is added, and no
   * pool is swapped in (IS-042, IS-043, IS-045).
   */
  progress: {
    sides: [10, 10],
    bands: challengeBands,
    takesModifiers: false,
    isMatch: isPair,
    read: (challenge, added, rule) => challenged([...added], challenge, rule),
  },
  /** A hundred-sided die that answers (IS-009); it is not good or bad. */
  oracle: {
    sides: [100],
    bands: ['told'],
    takesModifiers: false,
    read: (faces, added, rule) => ({ sum: sum([diceTerm(faces, rule), ...added]), band: 'told' }),
  },
  /** No dice at all: what is to be done is chosen. */
  none: {
    sides: [],
    bands: ['told'],
    takesModifiers: false,
    read: (_faces, added) => ({ sum: sum([...added]), band: 'told' }),
  },
} satisfies Record<string, RollKind>

/** A way of rolling by its name in a move's data. */
export type RollKindId = keyof typeof rollKinds

const isFace = (face: number | undefined, most: number) =>
  face !== undefined && Number.isInteger(face) && face >= 1 && face <= most

/** Throws an `invalid` refusal unless there is one face for each die, within its sides. */
export function checkFaces(faces: readonly number[], sides: readonly number[]): void {
  const fit = sides.every((most, index) => isFace(faces[index], most))
  if (faces.length > sides.length || !fit) {
    throw new Refusal(phrase('runner.refused.dice', { count: sides.length }), 'invalid')
  }
}

/** The band some steps up or down from another; it stops at either end. */
export function shiftBand({ bands: all }: RollKind, band: AnyBand, steps: number): AnyBand {
  const at = all.indexOf(band) - steps
  return all[Math.max(0, at)] ?? all.at(-1) ?? band
}
