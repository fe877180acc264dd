import type { RuleSystem } from '../../rules/system/system'
import { pictureNode, type DocumentElement } from '../report/document/tree'
import { words } from '../words'
import { stripRow } from './boxes'
import { el, paragraphs } from './element'
import type { Person } from './people'
import { sheetParts, stripsOf, type SheetPart, type SheetTable } from './sheet-parts'

/** Lines to write on where a blank sheet has a list. */
const blankLines = 3

const rules = (count: number) => Array.from({ length: count }, () => el('div.rule'))

function table({ label, columns, rows }: SheetTable): DocumentElement[] {
  const head = el(
    'tr',
    columns.map((column) => el('th', column)),
  )
  const body = rows.map((row) =>
    el(
      'tr',
      row.map((cell) => el('td', cell)),
    ),
  )
  return [el('h4', label), el('table', el('thead', head), el('tbody', body))]
}

/** A part of a sheet: its figures in boxes, then its tables and what is told in lines. */
function partOf({ title, figures, tables, texts }: SheetPart): DocumentElement {
  const boxes = figures.map(({ label, value }) =>
    el('div.field', el('span.label', label), el('strong', value)),
  )
  return el(
    'section.part',
    el('h3', title),
    boxes.length > 0 ? [el('div.fields', boxes)] : [],
    tables.flatMap(table),
    texts.flatMap(({ label, lines }) => [
      el('h4', label),
      ...(lines.length > 0
        ? [
            el(
              'ul',
              lines.map((line) => el('li', line)),
            ),
          ]
        : rules(blankLines)),
    ]),
  )
}

/** What somebody looks like, if there is a picture of them. */
export const face = ({ portrait, name }: Person): DocumentElement[] =>
  portrait ? [pictureNode(portrait, { shows: name, look: 'portrait' })] : []

type OwnSheet = Person['sheets'][number]

/** What somebody's sheet of one system says: what is ticked off, then its parts. */
function sheetBody({ type }: Person, { system, sheet, ticks }: OwnSheet): DocumentElement[] {
  const strips = stripsOf(system, type, sheet, ticks).map(stripRow)
  return [
    ...(strips.length > 0 ? [el('div.strips', strips)] : []),
    ...sheetParts(system, type, sheet).map(partOf),
  ]
}

/** What is kept of somebody beside their sheets. */
function besides({ ownFields, known, secret }: Person): DocumentElement[] {
  const figures = ownFields.map((field) => ({ label: field.name, value: field.value }))
  const own = { title: words.t('print.ownFields'), figures, tables: [], texts: [] }
  return [
    ...(figures.length > 0 ? [partOf(own)] : []),
    ...(known === '' ? [] : [el('h3', words.t('cast.form.known')), ...paragraphs(known)]),
    ...(secret === '' ? [] : [el('h3', words.t('print.secret')), ...paragraphs(secret)]),
  ]
}

/** One sheet of somebody on pages of its own. */
function sheetPage(person: Person, own: OwnSheet): DocumentElement {
  const { name, player, description } = person
  return el(
    'section.flow',
    face(person),
    el('h1', name),
    el('p.under', [words.say(own.system.title), player].filter((each) => each !== '').join(' · ')),
    paragraphs(description),
    sheetBody(person, own),
    besides(person),
  )
}

/** All sheets of somebody whom the game master plays, one below the other. */
function npcPage(person: Person): DocumentElement {
  const { name, description, sheets } = person
  return el(
    'section.flow',
    face(person),
    el('h1', name),
    paragraphs(description),
    sheets.map((own) =>
      el('div.sheet', el('p.under', words.say(own.system.title)), sheetBody(person, own)),
    ),
    besides(person),
  )
}

/**
 * Somebody's sheets: those of a player's character on a page for each system, of an NPC one below the
 * other. Who has none is a name with room to write.
 */
export function sheetPages(person: Person): DocumentElement[] {
  if (person.type === 'npc' && person.sheets.length > 0) return [npcPage(person)]
  if (person.sheets.length > 0) return person.sheets.map((own) => sheetPage(person, own))
  const { name, player, description } = person
  const under = player === '' ? [] : [el('p.under', player)]
  return [
    el('section.flow', face(person), el('h1', name), under, paragraphs(description), rules(12)),
  ]
}

/** A character's sheet of a system with nothing on it but its fields. */
export function blankSheet(system: RuleSystem): DocumentElement {
  return el(
    'section.flow',
    el('h1', el('div.rule.name')),
    el('p.under', words.say(system.title)),
    sheetParts(system, 'character', null).map(partOf),
  )
}
