import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ruleSystems } from '../../../src/rules'
import {
  measures,
  threatOf,
  withFigure,
  type Conversion,
  type Gauge,
  type Proposal,
  type MemberType,
} from '../../../src/rules/system/conversion'
import type { Phrase } from '../../../src/shared/phrase'
import { alike } from './measures'

const types = ['npc', 'character'] as const
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** What is read from a sheet: its figures, each with the values it is tried with. */
const read: Record<string, Partial<Record<MemberType, Record<string, readonly unknown[]>>>> = {
  'cold-iron': {
    npc: {
      h: [-9, 3, 4, 8],
      hs: [8],
      hm: [8],
      d: [3, 4, 8],
      db: [8],
      pt: [5, 6, 9, 14, 20, 28, 38, 50, 70, 100, 149, 150],
      'armor.T': range(0, 16),
      'armor.name': ['Mail'],
      weapons: [...['1d2', '1d3', '1d4', '1d6', '1d8', '2d6', '2d8+1', '4d6', '4d8', '5d8', '6d12']]
        .map((dice): object[] => [{ name: 'Axe', dice }])
        .concat([
          [{ name: 'Axe', dice: '1d6', bonus: 3 }],
          [
            { name: 'Net', dice: '3d6', fatigue: true },
            { name: 'Axe', dice: '1d6' },
            { name: 'Maul', dice: '2d6' },
          ],
          [
            { name: 'Net', dice: '3d6', fatigue: true },
            { name: '', dice: '1d6' },
          ],
          [{ name: 'Net', dice: '3d6', fatigue: true }],
        ]),
    },
  },
  'iron-fist': {
    npc: {
      kind: ['minion', 'relevant', 'monster', 'demon'],
      armor: range(0, 6),
      attacks: [
        ...range(0, 9).map((harm) => [{ name: 'Axe', harm }]),
        [{ name: 'Pick', harm: 3, ap: 2 }],
      ],
      shield: [2],
      'otherProtection.value': [1],
      customMoves: [['Bite']],
      bodies: [{ 1: {}, 2: {} }],
    },
    character: {
      playbook: ['Knight'],
      'gear.weapons': [[{ name: 'Bill', custom: { harm: 4, ap: 1 } }]],
      'stats.steel': [-1, 0, 2],
      'counterMax.health': [0, 2],
    },
  },
  ironsworn: {
    npc: {
      rank: ['troublesome', 'dangerous', 'formidable', 'extreme', 'epic'],
      count: [4],
      features: [['Old']],
      drives: [['Rest']],
      tactics: [['Flee']],
    },
    character: {
      concept: ['Scout'],
      'stats.iron': [1, 3],
      health: [
        { value: 2, max: 3 },
        { value: 4, max: 5 },
      ],
      weapon: [1, 2].map((harm) => ({ name: 'Axe', harm })),
    },
  },
  'dungeon-world': {
    npc: {
      maxHp: range(2, 25),
      instinct: ['To feed'],
      moves: [['Bite']],
      armor: range(0, 6),
      damage: [
        ...['d2', 'd4', 'd6', 'd8', 'd10', 'd12', 'd12+1', '2d8', '2d10', '2d12', 'd12+7'],
        ...['2d6+1', '2d8+1', '2d10+1', '2d12+1', '2d12+2', 'd6−1', 'claws'],
      ],
    },
    character: { className: ['Bard'], level: [1, 2, 5], damageDie: ['d4', 'd10'] },
  },
}

/** Somebody with one way to do harm, who is known by more than figures. */
const known: Gauge = {
  ...alike(5),
  attacks: [{ name: 'Claws', force: 3 }],
  aptitudes: { strength: 1, quickness: 2, endurance: 1, presence: 4, stealth: 0, wits: 6 },
  lines: { traits: ['Grey', 'Old'], wants: ['Gold', 'Rest'], deeds: ['Bites', 'Flies'] },
}

const long = 'x'.repeat(3000)
const lines = Array.from({ length: 150 }, () => long)

/** Somebody who has more of everything than any sheet holds. */
const tooMuch: Gauge = {
  ...alike(10),
  count: 150,
  attacks: range(0, 149).map((at) => ({ name: long, force: at % 11 })),
  aptitudes: { strength: 1, quickness: 2, endurance: 3, presence: 4, stealth: 5, wits: 6 },
  lines: { traits: lines, wants: lines, deeds: lines },
}

/** A value in few letters: long texts as their length, long lists as how many and the first. */
function brief(value: unknown): string {
  if (typeof value === 'string') {
    return value.length > 30 ? `${value.length} letters` : value.replaceAll('\n', ' / ')
  }
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) {
    return value.length > 3
      ? `${value.length} of ${brief(value[0])}`
      : `[${value.map(brief).join(', ')}]`
  }
  const told = Object.entries(value).map(([name, each]) => `${name} ${brief(each)}`)
  return `[${told.join(', ')}]`
}

const signOf = ({ key, with: gaps = {} }: Phrase) => `${key.split('.').at(-1)} ${brief(gaps)}`

/** What a sheet is read as, and what each of it was read from. */
function tellGauge(gauge: Gauge): string[] {
  const { count, attacks, aptitudes, lines: words } = gauge
  const { degree, points, fighters } = threatOf(gauge)
  const told = measures.map((name) => {
    const { total, terms } = gauge.measures[name]
    return `${name} ${total} from ${terms.map(({ label }) => signOf(label)).join(', ')}`
  })
  const threat = `threat ${degree} of ${points.total} points, ${fighters} fighters`
  return [...told, threat, brief({ count, attacks, ...aptitudes, ...words })]
}

function readings(id: string, type: MemberType, { gauge }: Conversion, usual: object): string[] {
  const plain = tellGauge(gauge(type, usual))
  const tried = Object.entries(read[id]?.[type] ?? {}).flatMap(([path, values]) =>
    values.map((value) => {
      const told = tellGauge(gauge(type, withFigure(usual, { path }, value as string)))
      return `  ${path} ${brief(value)}: ${told.filter((each) => !plain.includes(each)).join('; ')}`
    }),
  )
  return [`  by itself: ${plain.join('; ')}`, ...tried]
}

/** The figures that are proposed, dice before what is added to them, and what goes along. */
function tellProposal({ figures, notes }: Proposal): string {
  const told = figures.slice(0, 15).map(({ path, label, value }) => {
    const { dice = '' } = label.with ?? {}
    return `${path} ${dice}${dice === '' ? '' : ' + '}${value}`
  })
  return [...told, ...notes.map(signOf)].join(', ')
}

/** What each figure may be, and why it is as it is. */
const tellFigures = ({ figures }: Proposal) =>
  figures.map(({ path, kind, label, reason, alongside = [] }) => {
    const limits = kind.type === 'choice' ? kind.values.map(({ value }) => value).join('/') : kind
    const along = alongside.length > 0 ? `, along with it ${alongside.join(', ')}` : ''
    return `    ${path}: ${signOf(label)}, ${brief(limits)}, ${signOf(reason)}${along}`
  })

/** What is proposed, and all of the sheet that is otherwise than usual. */
function tellSheet(name: string, proposal: Proposal, { sheet: usual }: Proposal): string[] {
  const own = Object.entries(proposal.sheet).flatMap(([field, value]: [string, unknown]) =>
    brief(value) === brief(Reflect.get(usual, field)) ? [] : [`    ${field} ${brief(value)}`],
  )
  return [`  ${name}: ${tellProposal(proposal)}`, ...own]
}

function proposals(type: MemberType, { propose }: Conversion): string[] {
  const usual = propose(type, alike(0), 'Hob')
  return [
    ...tellFigures(usual),
    ...range(0, 10).map((value) => {
      return `  measures of ${value}: ${tellProposal(propose(type, alike(value), 'Hob'))}`
    }),
    ...tellSheet('two of them', propose(type, { ...alike(3), count: 2 }, 'Hob'), usual),
    ...tellSheet('known by name', propose(type, known, 'Hob'), usual),
    ...tellSheet('more than fits', propose(type, tooMuch, 'Hob'), usual),
  ]
}

// No rule book has these figures: they are this product's own, and change on purpose or not at all.
it('what each system reads from its sheets and proposes for each measure is as it was', async () => {
  const told = ruleSystems.flatMap(({ id, sheets, conversion }) =>
    types.flatMap((type) => {
      if (!conversion) return []
      const usual = sheets[type].parse({})
      return [
        `${id}, ${type}: read`,
        ...readings(id, type, conversion, usual),
        `${id}, ${type}: proposed`,
        ...proposals(type, conversion),
      ]
    }),
  )
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'figures.txt'))
})
