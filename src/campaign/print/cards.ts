import type { DocumentElement, DocumentNode } from '../report/document/tree'
import type { Paper } from '../report/kinds'
import { words } from '../words'
import { stripRow } from './boxes'
import { drawing, el, figureLine } from './element'
import type { CardSize } from '../../shared/print/forms'
import type { PrintOrder } from './order'
import type { Person } from './people'
import { face } from './record-sheet'
import { sheetParts, stripsOf, type SheetPart } from './sheet-parts'

/** Paper by its breadth and height, in millimetres. */
const papers: Record<Paper, readonly [number, number]> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
  a5: [148, 210],
}

interface CardMeasure {
  /** In millimetres. */
  width: number
  height: number
  /** Letters that a line holds, and lines below the head: both somewhat less than there is room for. */
  letters: number
  lines: number
}

const measures: Record<CardSize, CardMeasure> = {
  bridge: { width: 57.15, height: 88.9, letters: 36, lines: 23 },
  poker: { width: 63.5, height: 88.9, letters: 41, lines: 23 },
  a6: { width: 105, height: 148, letters: 62, lines: 35 },
  index: { width: 127, height: 76.2, letters: 80, lines: 17 },
}

/** How many cards stand side by side and below each other on a page. */
export function gridOf(size: CardSize, paper: Paper): { columns: number; rows: number } {
  const { width, height } = measures[size]
  const [wide, high] = papers[paper]
  return { columns: Math.floor(wide / width), rows: Math.floor(high / height) }
}

/** How long a cut mark is, how far from the card, and the margin that both need, in millimetres. */
const mark = { length: 4, gap: 1, margin: 3 }

/** The lines where the knife goes, along one edge of the paper and the one across from it. */
function marksAlong(cuts: readonly number[], from: number, edge: number, isAcross: boolean) {
  // Where the cards go to the edge of the paper there is no room beside them: the marks lie on the cut.
  const inner = from >= mark.margin ? from - mark.gap : mark.length
  const length = Math.min(inner, mark.length)
  return cuts
    .flatMap((at) =>
      isAcross
        ? [`M${inner - length} ${at}h${length}`, `M${edge - inner} ${at}h${length}`]
        : [`M${at} ${inner - length}v${length}`, `M${at} ${edge - inner}v${length}`],
    )
    .join('')
}

function cutMarks(size: CardSize, paper: Paper): DocumentElement {
  const { width, height } = measures[size]
  const { columns, rows } = gridOf(size, paper)
  const [wide, high] = papers[paper]
  const [left, top] = [(wide - columns * width) / 2, (high - rows * height) / 2]
  const cuts = (count: number, from: number, step: number) =>
    Array.from({ length: count + 1 }, (_, at) => Number((from + at * step).toFixed(2)))
  const upright = marksAlong(cuts(columns, left, width), top, high, false)
  const across = marksAlong(cuts(rows, top, height), left, wide, true)
  return drawing('marks', `0 0 ${wide} ${high}`, { line: `${upright}${across}` })
}

/** Something on a card, and how many lines it takes. */
interface Block {
  lines: number
  node: DocumentNode
}

/** Cuts a text into pieces of at most so many letters, between words where there are any. */
function pieces(text: string, most: number): string[] {
  const found = text.match(new RegExp(`.{1,${most}}(?:\\s+|$)|\\S{${most}}`, 'gsu'))
  return (found ?? []).map((each) => each.trim()).filter((each) => each !== '')
}

/** A card's size told in what its blocks are measured by. */
function textBlocks({ letters, lines }: CardMeasure, label: string, text: string): Block[] {
  // A piece is never longer than half a card: then little room is lost where one goes on.
  const most = letters * Math.floor(lines / 2)
  return pieces(text, most).map((piece, at) => {
    const head = at === 0 && label !== '' ? [el('strong', label), ' '] : []
    const count = piece.length + (at === 0 ? label.length + 1 : 0)
    return { lines: Math.ceil(count / letters), node: el('p', head, piece) }
  })
}

/** A table on a card: a line for each row, its cells one after the other. */
function rowBlocks(measure: CardMeasure, part: SheetPart): Block[] {
  return part.tables.flatMap(({ columns, rows }) =>
    rows.flatMap(([name = '', ...cells]) => {
      const told = cells.flatMap((cell, at) => {
        const label = columns[at + 1] ?? ''
        return cell === '' ? [] : [cell === words.t('print.yes') ? label : `${label} ${cell}`]
      })
      return textBlocks(measure, name, told.join(' · '))
    }),
  )
}

function partBlocks(measure: CardMeasure, part: SheetPart): Block[] {
  const { letters } = measure
  // What is nothing goes without saying: a card is small.
  const said = part.figures.filter(({ value }) => value !== '0')
  const told = said.map(({ label, value }) => label.length + value.length + 3)
  const count = told.reduce((sum, each) => sum + each, 0)
  const figures: Block[] =
    said.length > 0 ? [{ lines: Math.ceil((count * 1.1) / letters), node: figureLine(said) }] : []
  const texts = part.texts.flatMap(({ label, lines }) =>
    textBlocks(measure, label, lines.join(' · ')),
  )
  return [...figures, ...rowBlocks(measure, part), ...texts]
}

/** Lines of a card that the words lose to the face beside them. */
const linesOfFace = 3

/** Everything on the cards of somebody, one block after the other. */
function blocksOf(measure: CardMeasure, person: Person): Block[] {
  const { type, sheets, description, known, secret, ownFields } = person
  const own = sheets.flatMap(({ system, sheet, ticks }): Block[] => {
    const perLine = Math.floor((measure.letters - 10) / 2.2)
    const strips = stripsOf(system, type, sheet, ticks).map((strip): Block => {
      const note = strip.note ? words.say(strip.note).length : 0
      const lines = Math.ceil(strip.boxes / perLine) + Math.ceil(note / measure.letters)
      return { lines, node: stripRow(strip) }
    })
    // A system's name never stands alone at the foot of a card.
    const [first = { lines: 0, node: '' }, ...others] = strips
    const title: Block = {
      lines: 1 + first.lines,
      node: el('div', el('p.system', words.say(system.title)), first.node),
    }
    const parts = sheetParts(system, type, sheet).flatMap((part) => partBlocks(measure, part))
    return [title, ...others, ...parts]
  })
  // The words stand beside the face, and so have less room.
  const faces = face(person).map((node): Block => ({ lines: linesOfFace, node }))
  return [
    ...faces,
    ...own,
    ...textBlocks(measure, '', description),
    ...textBlocks(measure, words.t('cast.form.known'), known),
    ...ownFields.flatMap(({ name, value }) => textBlocks(measure, name, value)),
    ...textBlocks(measure, words.t('print.secret'), secret),
  ]
}

/** Fills cards with blocks, in their order: what does not fit goes on the next. */
function fill(measure: CardMeasure, blocks: readonly Block[]): DocumentNode[][] {
  const cards: DocumentNode[][] = [[]]
  let left = measure.lines
  for (const { lines, node } of blocks) {
    if (lines > left && (cards.at(-1)?.length ?? 0) > 0) {
      cards.push([])
      left = measure.lines
    }
    cards.at(-1)?.push(node)
    left -= lines
  }
  return cards
}

/** The cards of somebody: one, or as many as everything needs. */
function cardsOf(size: CardSize, person: Person): DocumentElement[] {
  const cards = fill(measures[size], blocksOf(measures[size], person))
  return cards.map((blocks, at) => {
    const nth = cards.length > 1 ? ` ${at + 1}/${cards.length}` : ''
    const player = person.player === '' ? [] : [el('span.player', person.player)]
    return el(
      `div.card.card-${size}`,
      el('h2', person.name, el('span.nth', nth)),
      at === 0 ? player : [],
      blocks,
    )
  })
}

/** People as cards, so many to a page, with marks where they are cut. */
export function cardPages(
  people: readonly Person[],
  { size, paper }: Pick<PrintOrder, 'size' | 'paper'>,
): DocumentElement[] {
  const { columns, rows } = gridOf(size, paper)
  const cards = people.flatMap((person) => cardsOf(size, person))
  const onPage = columns * rows
  return Array.from({ length: Math.ceil(cards.length / onPage) }, (_, at) =>
    el(
      `section.page.page-${paper}.cards.cards-${size}`,
      cutMarks(size, paper),
      cards.slice(at * onPage, (at + 1) * onPage),
    ),
  )
}
