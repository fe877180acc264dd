import { noted } from '../../rules/oracles/table'
import type { Read } from '../file/handles'
import { tableById } from '../oracle/read'
import { documentTree } from '../report/document/tree'
import type { DocumentElement } from '../report/document/tree'
import { el } from './element'

/** A table that is rolled on, for the game master's screen, with its source where it has one. */
export function screenTable(read: Read, tableId: string): DocumentElement {
  const table = tableById(read, tableId)
  const rows = table.rows.map(({ from, to, text }) => {
    const range = from === to ? `${from}` : `${from}–${to}`
    // A row is a line of Markdown: its paragraph is the cell.
    const told = documentTree(text).flatMap((node) =>
      typeof node !== 'string' && node.tag === 'p' ? node.children : [node],
    )
    return el('tr', el('td', range), el('td', told))
  })
  const { source } = table
  const credit = source ? [source.title, source.authors.join(', '), source.license] : []
  return el(
    'section.screen-table',
    el('h3', table.name, ' ', el('span.group', noted(table.dice))),
    el('table', el('tbody', rows)),
    credit.length > 0 ? [el('p.credit', credit.filter((each) => each !== '').join(' · '))] : [],
  )
}
