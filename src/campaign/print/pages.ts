import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { readAliases } from '../npc/aliases'
import { noteForPlayers } from '../note/notes'
import { readPictures } from '../picture/read'
import { documentTree, type DocumentElement } from '../report/document/tree'
import { knownSystem } from '../sheet/sheets'
import { cardPages } from './cards'
import { screenChart } from './charts'
import { el } from './element'
import { fightSheet, foeSheet } from './fights'
import { frontSheet, trackCard } from './fronts'
import { isGmOnly, nounsOf, type Form } from '../../shared/print/forms'
import type { PrintedThing, PrintOrder } from './order'
import { readPerson } from './people'
import { blankSheet, sheetPages } from './record-sheet'
import { screenTable } from './screen'

type Printing = (read: Read, order: PrintOrder) => DocumentElement[]

const people = (read: Read, { things, reader }: PrintOrder) =>
  things.flatMap(({ noun, id }) =>
    noun === 'character' || noun === 'npc' ? [readPerson(read, noun, id, reader)] : [],
  )

const idsOf = ({ things }: PrintOrder, noun: PrintedThing['noun']) =>
  things.filter((each) => each.noun === noun).map(({ id }) => id)

/** Tracks on pages of their own, several to a page. */
function trackPages(read: Read, order: PrintOrder): DocumentElement[] {
  const cards = idsOf(order, 'track').flatMap((id) => trackCard(read, id, order.reader))
  return cards.length > 0 ? [el('section.flow', el('div.tracks', cards))] : []
}

const printing: Record<Form, Printing> = {
  cards: (read, order) => cardPages(people(read, order), order),
  sheets: (read, order) => [
    ...people(read, order).flatMap(sheetPages),
    ...idsOf(order, 'system').map((id) => blankSheet(knownSystem(id))),
  ],
  fights: (read, order) => {
    const foes = people(read, order)
    return [
      ...idsOf(order, 'encounter').map((id) => fightSheet(read, id)),
      ...(foes.length > 0 ? [foeSheet(foes)] : []),
      ...trackPages(read, order),
    ]
  },
  fronts: (read, order) => [
    ...idsOf(order, 'front').map((id) => frontSheet(read, id)),
    ...trackPages(read, order),
  ],
  // A hand-out is what players read, and nothing of the game master's own.
  handouts: (read, order) =>
    idsOf(order, 'note').map((id) => {
      const { heading, body } = noteForPlayers(read, id)
      const text = documentTree(body, { pictures: readPictures(read) })
      return el('section.flow.handout', heading === '' ? text : [el('h1', [heading]), ...text])
    }),
  screen: (read, order) => [
    el('section.flow.screen', [
      ...idsOf(order, 'oracle_table').map((id) => screenTable(read, id)),
      ...idsOf(order, 'chart').map((id) => screenChart(read, id)),
    ]),
  ],
}

/** The pages that are ordered, with nothing on them that their reader may not know. */
export function pagesOf(read: Read, order: PrintOrder): DocumentElement[] {
  const { form, reader } = order
  const things = order.things.filter(
    ({ noun }) => nounsOf[form].includes(noun) && !(reader === 'players' && isGmOnly(form, noun)),
  )
  const pages = printing[form](read, { ...order, things })
  if (things.length === 0 || pages.length === 0) refuse('refusal.nothingToPrint')
  return reader === 'players' ? readAliases(read).inData(pages) : pages
}
