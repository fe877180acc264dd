import { phrase, type Phrase } from '../../../shared/phrase'
import { asPattern } from '../../../shared/spelling'
import type { Change } from '../../effects/effect'
import { lentFigures, type LentFigure } from '../combatant/lent'

/** A figure that a spell changes, and by how much. */
export interface SpellChange extends Change {
  figure: LentFigure
}

/** What each figure may be called where it is typed. */
export type LentNames = Record<LentFigure, readonly string[]>

const most = 99
const mostChanges = 12

/** A name with its figure behind it or before it: `T +2`, `armour: + 2`, `−3 to all attacks`. */
function patternOf(names: LentNames): RegExp {
  const all = lentFigures.flatMap((figure) => names[figure])
  // The longest first: the D of Dm is not D.
  const one = all
    .sort((left, right) => right.length - left.length)
    .map(asPattern)
    .join('|')
  const plus = String.raw`[+\-\u2212]\s*\d+`
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?<name>${one})\s*:?\s*(?<plus>${plus})(?!\d|d\d)` +
      String.raw`|(?<!\d\s*)(?<before>${plus})\s*(?:to |on )?(?<after>${one})(?![\p{L}\d]))`,
    'giu',
  )
}

function figureCalled(name: string, names: LentNames): LentFigure | undefined {
  const wanted = name.toLowerCase()
  return lentFigures.find((figure) => names[figure].some((each) => each.toLowerCase() === wanted))
}

function scan(text: string, names: LentNames): { changes: SpellChange[]; rest: string } {
  const changes: SpellChange[] = []
  const rest = text.replace(patternOf(names), (...found: unknown[]) => {
    const { name, plus, before, after } = found.at(-1) as Record<string, string | undefined>
    const figure = figureCalled(name ?? after ?? '', names)
    const value = Number((plus ?? before ?? '').replace('−', '-').replace(/\s/g, ''))
    if (figure) changes.push({ figure, plus: value })
    return ' '
  })
  return { changes, rest }
}

/** What the words of a spell say it changes, as the form of its effect begins with it; nothing that is out of bounds. */
export function changesSaid(does: string, names: LentNames): SpellChange[] {
  const { changes } = scan(does, names)
  return changes.filter(({ plus }) => plus !== 0 && Math.abs(plus) <= most).slice(0, mostChanges)
}

/** What is typed for the figures a spell changes: `T +2, D −1`. A phrase says what cannot be read. */
export function readChanges(text: string, names: LentNames): SpellChange[] | Phrase {
  const { changes, rest } = scan(text, names)
  const left = rest.replace(/[\s,;.]+/g, ' ').trim()
  if (left !== '') {
    const figures = lentFigures.map((figure) => names[figure].at(-1) ?? figure).join(', ')
    return phrase('coldIron.lent.unknown', { text: left, figures })
  }
  if (changes.some(({ plus }) => plus === 0 || Math.abs(plus) > most)) {
    return phrase('coldIron.lent.tooMuch')
  }
  return changes.length > mostChanges ? phrase('coldIron.lent.tooMany') : changes
}
