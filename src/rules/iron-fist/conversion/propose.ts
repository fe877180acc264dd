import { phrase } from '../../../shared/phrase'
import {
  dealtOut,
  entryOf,
  threatOf,
  type Aptitude,
  type Gauge,
  type Proposal,
  type ProposedFigure,
  type MemberType,
} from '../../system/conversion'
import { signedLimits } from '../bounds'
import { npcKindSchema, npcSchema } from '../npc'
import { characterSchema, type Character } from '../sheet'
import { harmLadder, protectionLadder } from './gauge'

type Stat = keyof Character['stats']

/** The kind of foe by the degree of threat. Whether it is a demon is a matter of the story. */
const kinds = ['minion', 'minion', 'relevant', 'monster', 'monster'] as const

/** The degree of threat from which facing it may be a roll of its own (IF-108). */
const dreadFrom = 4

/** Harm of a blow that is hardly one. */
const leastHarm = 1

/** What the stats of a character are dealt; the rules we have give no values of their own. */
const values = [2, 1, 0, 0, -1]

const aptitudeOf: Record<Stat, Aptitude> = {
  steel: 'strength',
  edge: 'quickness',
  charm: 'presence',
  shadow: 'stealth',
  brains: 'wits',
}

const longest = { name: 120, line: 2000, attacks: 12, lines: 20 }

function attacksOf(gauge: Gauge, name: string) {
  const { force } = gauge.measures
  const known = gauge.attacks.length > 0 ? gauge.attacks : [{ name, force: force.total }]
  return known.slice(0, longest.attacks).map((attack) => ({
    name: attack.name.slice(0, longest.name),
    harm: entryOf(harmLadder, attack.force, leastHarm),
    force: attack.force,
  }))
}

/** The others of a group, by number; the first is the sheet itself. */
const bodiesOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: Math.min(99, count - 1) }, (_, at) => [String(at + 1), {}]),
  )

function kindFigure(gauge: Gauge): ProposedFigure {
  const { degree, points, fighters } = threatOf(gauge)
  const kind = kinds[degree - 1] ?? 'monster'
  return {
    path: 'kind',
    label: phrase('ironFist.conversion.figure.kind'),
    kind: {
      type: 'choice',
      values: npcKindSchema.options.map((value) => ({
        value,
        label: phrase(`ironFist.kind.${value}`),
      })),
    },
    value: kind,
    reason: phrase('ironFist.conversion.reason.kind', {
      points: points.total,
      fighters,
      kind: `@ironFist.kind.${kind}`,
    }),
    terms: points.terms,
  }
}

function proposeFoe(gauge: Gauge, name: string): Proposal {
  const kind = kindFigure(gauge)
  const { armour, force } = gauge.measures
  const armor = entryOf(protectionLadder, armour.total, 0)
  const attacks = attacksOf(gauge, name)
  const isDreadful = threatOf(gauge).degree >= dreadFrom
  const { traits, wants, deeds } = gauge.lines
  return {
    sheet: npcSchema.parse({
      kind: kind.value,
      armor,
      bodies: bodiesOf(gauge.count),
      attacks: attacks.map(({ name: called, harm }) => ({ name: called, harm })),
      customMoves: deeds
        .map((line) => line.slice(0, longest.line))
        .filter((line) => line !== '')
        .slice(0, longest.lines),
      notes: [...traits, ...wants].join('\n').slice(0, longest.line),
    }),
    figures: [
      kind,
      {
        path: 'armor',
        label: phrase('ironFist.field.armor'),
        kind: { type: 'number', min: 0, max: 10 },
        value: armor,
        reason: phrase('ironFist.conversion.reason.armour', { measure: armour.total }),
        terms: armour.terms,
      },
      ...attacks.map((attack, at): ProposedFigure => ({
        path: `attacks.${at}.harm`,
        label: phrase('ironFist.conversion.figure.harm', { name: attack.name }),
        kind: { type: 'number', min: 0, max: 10 },
        value: attack.harm,
        reason: phrase('ironFist.conversion.reason.harm', { measure: attack.force }),
        terms: force.terms,
      })),
    ],
    notes: [
      phrase('ironFist.conversion.note.harm'),
      ...(isDreadful ? [phrase('ironFist.conversion.note.dread')] : []),
    ],
  }
}

function proposeCharacter(gauge: Gauge): Proposal {
  const stats = dealtOut(gauge.aptitudes, aptitudeOf, values)
  const names = Object.keys(aptitudeOf) as Stat[]
  return {
    sheet: characterSchema.parse({
      stats,
      playbook: gauge.lines.traits[0]?.slice(0, longest.name) ?? '',
    }),
    figures: names.map((stat): ProposedFigure => ({
      path: `stats.${stat}`,
      value: stats[stat],
      terms: [],
      label: phrase(`ironFist.stat.${stat}`),
      kind: { type: 'number', ...signedLimits },
      reason: phrase(
        `ironFist.conversion.reason.${gauge.aptitudes[aptitudeOf[stat]] === undefined ? 'unknownStat' : 'stat'}`,
        { aptitude: `@conversion.aptitude.${aptitudeOf[stat]}` },
      ),
    })),
    notes: [phrase('ironFist.conversion.note.gear')],
  }
}

/** What somebody would be here. */
export function propose(type: MemberType, gauge: Gauge, name: string): Proposal {
  return type === 'npc' ? proposeFoe(gauge, name) : proposeCharacter(gauge)
}
