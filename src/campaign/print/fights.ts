import type { CombatantOf } from '../../rules/system/fight/combat'
import { readFight } from '../encounter/fight'
import { figuresOf, sheetWith } from '../encounter/overrides'
import {
  combatantsIn,
  encounterById,
  type CombatantEntry,
  type EncounterRecord,
} from '../encounter/prepared'
import { nextTurn, timelineOf, type TimelineEntry } from '../encounter/timeline'
import type { Read } from '../file/handles'
import type { DocumentElement } from '../report/document/tree'
import { combatOf, knownSystem, sheetsOf } from '../sheet/sheets'
import { words } from '../words'
import { box, stripRow } from './boxes'
import { el, figureLine, paragraphs } from './element'
import type { Person } from './people'
import { armsOf, hitPoints, sheetParts, stripsOf, type SheetPart } from './sheet-parts'

/** Turns that a sheet has boxes for. */
const turns = 8

/** Boxes for what somebody declares, turn by turn. */
const declarations = () =>
  el(
    'div.turns',
    Array.from({ length: turns }, (_, at) => el('span.turn', String(at + 1))),
  )

interface Fighting {
  combatant: CombatantOf<object, object>
  figures: { label: string; value: number }[]
  group: string
}

type Entering = Pick<CombatantEntry, 'id' | 'label' | 'side' | 'group' | 'sheet' | 'overrides'>

/** Somebody as they would enter a fight. */
function entering(encounter: EncounterRecord, entry: Entering): Fighting {
  const rules = combatOf(encounter.system)
  const { id, label, side, group, overrides } = entry
  const sheet = sheetWith(rules, entry.sheet, overrides)
  return {
    group,
    combatant: { id, label, side, sheet, state: rules.enter(sheet) },
    figures: figuresOf(rules, entry.sheet, overrides).map((each) => ({
      label: words.say(each.label),
      value: each.value,
    })),
  }
}

/** Everybody in a fight: as it stands where it runs, else as they would enter it. */
function fightersIn(read: Read, encounter: EncounterRecord): Fighting[] {
  const now: Record<string, CombatantOf<object, object>> = encounter.status === 'running'
    ? readFight(read, encounter.id).combatants
    : {}
  return combatantsIn(read, encounter).map((entry) => {
    const each = entering(encounter, entry)
    return { ...each, combatant: now[entry.id] ?? each.combatant }
  })
}

/** What a sheet says, a line for each thing of a list; what is nothing goes without saying. */
const partLines = ({ figures, tables, texts }: SheetPart): DocumentElement[] => [
  ...(figures.length > 0 ? [figureLine(figures)] : []),
  ...tables.flatMap(({ columns, rows }) =>
    rows.map(([name = '', ...cells]) =>
      el(
        'p',
        el('strong', name),
        ' ',
        cells
          .flatMap((cell, at) =>
            cell === '' || cell === '0' ? [] : [`${columns[at + 1] ?? ''} ${cell}`],
          )
          .join(' · '),
      ),
    ),
  ),
  ...texts.map(({ label, lines }) => el('p', el('strong', label), ' ', lines.join(' · '))),
]

/** Somebody in a fight, or `count` of one kind, each with hit points to tick off. */
function fighter(encounter: EncounterRecord, { combatant, figures, group }: Fighting, count = 1) {
  const { now, most } = combatOf(encounter.system).hitPointsOf(combatant)
  const where = group === '' ? [] : [el('span.group', group)]
  return el(
    'div.fighter',
    el('h3', combatant.label, ' ', where),
    figureLine(figures),
    partLines(armsOf(knownSystem(encounter.system), combatant.sheet)),
    Array.from({ length: count }, () => stripRow(hitPoints(now, most))),
    declarations(),
  )
}

/** What comes into a fight, and how many of it. */
const comingWords = ({ name, quantity }: TimelineEntry) =>
  (quantity ?? 1) > 1 ? words.t('print.many', { count: quantity ?? 1, name }) : name

/** What else comes into the fight, with a box to tick when it has. */
function timeline(entries: readonly TimelineEntry[]): DocumentElement[] {
  const rows = entries.map((row) => {
    const turn = nextTurn(row)
    const when = turn === null ? words.t('print.allAlong') : words.t('print.turn', { turn })
    const more = [row.group, row.note].filter((each) => each !== '').join(': ')
    const said = more === '' ? comingWords(row) : `${comingWords(row)}: ${more}`
    return el('li', box(row.doneTurn !== null), ' ', el('strong', when), ` ${said}`)
  })
  return rows.length > 0 ? [el('h2', words.t('print.timeline')), el('ul.ticked', rows)] : []
}

/** Those who are still to come into the fight, as they would enter it. */
function later(read: Read, encounter: EncounterRecord, entries: readonly TimelineEntry[]) {
  const rules = combatOf(encounter.system)
  const each = entries.flatMap((row) => {
    const { id, npcId, side, quantity, group, doneTurn } = row
    const own = npcId === null ? undefined : sheetsOf(read, 'npc', npcId)[encounter.system]
    if (own === undefined || side === null || doneTurn !== null) return []
    const newcomer = { id, label: comingWords(row), side, group, overrides: {} }
    const each = entering(encounter, { ...newcomer, sheet: rules.sheetFrom(own) })
    return [fighter(encounter, each, quantity ?? 1)]
  })
  return each.length > 0 ? [el('h2', words.t('print.later')), ...each] : []
}

/** A fight to be played on paper: who is in it, what they can bear, and room for what they declare. */
export function fightSheet(read: Read, encounterId: string): DocumentElement {
  const encounter = encounterById(read, encounterId)
  const fighters = fightersIn(read, encounter)
  const entries = timelineOf(read, encounter.id)
  const sides = (['foe', 'party'] as const).flatMap((side) => {
    const own = fighters.filter(({ combatant }) => combatant.side === side)
    return own.length > 0
      ? [el('h2', words.t(`print.side.${side}`)), ...own.map((each) => fighter(encounter, each))]
      : []
  })
  return el(
    'section.flow.fight',
    el('h1', encounter.name),
    paragraphs(encounter.description),
    sides,
    timeline(entries),
    later(read, encounter, entries),
  )
}

/** Foes beside any fight, to be ticked off on one sheet. */
export function foeSheet(foes: readonly Person[]): DocumentElement {
  const each = foes.flatMap(({ type, name, sheets }) =>
    sheets.map(({ system, sheet, ticks }) =>
      el(
        'div.fighter',
        el('h3', name, ' ', el('span.group', words.say(system.title))),
        stripsOf(system, type, sheet, ticks).map(stripRow),
        sheetParts(system, type, sheet).flatMap(partLines),
      ),
    ),
  )
  return el('section.flow.fight', el('h1', words.t('print.foes')), each)
}
