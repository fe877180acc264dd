import { phrase } from '../../../shared/phrase'
import { term } from '../../../shared/term'
import {
  dealtOut,
  threatOf,
  type Aptitude,
  type Gauge,
  type Proposal,
  type ProposedFigure,
  type MemberType,
} from '../../system/conversion'
import { ranks } from '../../tracks/progress'
import { characterSchema, npcSchema, statSchema, type Stat } from '../sheet'

/** The values that a new character deals out (IS-056). */
const values = [3, 2, 2, 1, 1]

const aptitudeOf: Record<Stat, Aptitude> = {
  iron: 'strength',
  edge: 'quickness',
  heart: 'presence',
  shadow: 'stealth',
  wits: 'wits',
}

/** The force from which a weapon counts as deadly (IS-049). */
const deadlyFrom = 2

const longestLine = 300
const mostLines = 12

const linesOf = (lines: readonly string[]) =>
  lines
    .map((line) => line.slice(0, longestLine))
    .filter((line) => line !== '')
    .slice(0, mostLines)

/** A foe: its rank is what it amounts to altogether (IS-146), its words are carried over. */
function proposeFoe(gauge: Gauge): Proposal {
  const { degree, points, fighters } = threatOf(gauge)
  const rank = ranks[degree - 1] ?? 'epic'
  const { traits, wants, deeds } = gauge.lines
  const count = Math.min(99, Math.max(1, gauge.count))
  const gaps = { points: points.total, fighters, rank: `@ironsworn.rank.${rank}` }
  return {
    sheet: npcSchema.parse({
      rank,
      count,
      features: linesOf([...traits, ...gauge.attacks.map(({ name }) => name)]),
      drives: linesOf(wants),
      tactics: linesOf(deeds),
    }),
    figures: [
      {
        path: 'rank',
        label: phrase('ironsworn.field.rank'),
        kind: {
          type: 'choice',
          values: ranks.map((value) => ({ value, label: phrase(`ironsworn.rank.${value}`) })),
        },
        value: rank,
        reason: phrase('ironsworn.conversion.reason.rank', gaps),
        terms: points.terms,
      },
      {
        path: 'count',
        label: phrase('ironsworn.field.count'),
        kind: { type: 'number', min: 1, max: 99 },
        value: count,
        reason: phrase('ironsworn.conversion.reason.count'),
        terms: [],
      },
    ],
    notes: wants.length === 0 ? [phrase('ironsworn.conversion.note.drives')] : [],
  }
}

function statFigure(gauge: Gauge, stat: Stat, value: number): ProposedFigure {
  const known = gauge.aptitudes[aptitudeOf[stat]] !== undefined
  return {
    path: `stats.${stat}`,
    value,
    label: phrase(`ironsworn.stat.${stat}`),
    kind: { type: 'number', min: 0, max: 5 },
    reason: phrase(`ironsworn.conversion.reason.${known ? 'stat' : 'unknownStat'}`, {
      aptitude: `@conversion.aptitude.${aptitudeOf[stat]}`,
    }),
    terms: [term(phrase('ironsworn.conversion.reason.values'), value, 'IS-056')],
  }
}

/** A character: the values of a new one, dealt out in the order of what it is best at. */
function proposeCharacter(gauge: Gauge): Proposal {
  const stats = dealtOut(gauge.aptitudes, aptitudeOf, values)
  const { force } = gauge.measures
  const harm = force.total >= deadlyFrom ? 2 : 1
  return {
    sheet: characterSchema.parse({
      stats,
      concept: gauge.lines.traits[0]?.slice(0, 200) ?? '',
      weapon: { name: gauge.attacks[0]?.name.slice(0, 60) ?? '', harm },
    }),
    figures: [
      ...statSchema.options.map((stat) => statFigure(gauge, stat, stats[stat])),
      {
        path: 'weapon.harm',
        label: phrase('ironsworn.field.weapon'),
        kind: { type: 'number', min: 1, max: 2 },
        value: harm,
        reason: phrase('ironsworn.conversion.reason.harm', { measure: force.total }),
        terms: force.terms,
      },
    ],
    notes: [phrase('ironsworn.conversion.note.assets')],
  }
}

/** What somebody would be here. */
export function propose(type: MemberType, gauge: Gauge): Proposal {
  return type === 'npc' ? proposeFoe(gauge) : proposeCharacter(gauge)
}
