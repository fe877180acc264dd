import { phrase } from '../../../shared/phrase'
import {
  dealtOut,
  entryOf,
  type Aptitude,
  type Gauge,
  type Measure,
  type Proposal,
  type ProposedFigure,
  type MemberType,
} from '../../system/conversion'
import type { Bounds } from '../../system/bounds'
import { armorBounds, hpBounds, scoreBounds } from '../bounds'
import { npcSchema } from '../npc'
import { characterSchema, startingScores, statSchema, type StatId } from '../sheet'
import { armourLadder, hpLadder } from './gauge'

/** Dice that reach each average of the damage ladder. */
const damageDice = [
  ...['d6', 'd8', 'd10', 'd12', 'd12+1', 'd12+2', 'd12+3', 'd12+4'],
  ...['d12+6', '2d12+2'],
]

/** Hit points of what hardly stands a blow, and the dice of what hardly deals one. */
const least = { hp: 1, dice: 'd4' }

const aptitudeOf: Record<StatId, Aptitude> = {
  str: 'strength',
  dex: 'quickness',
  con: 'endurance',
  int: 'wits',
  wis: 'wits',
  cha: 'presence',
}

const longest = { instinct: 120, line: 2000, lines: 20, className: 120 }

function measureFigure(
  gauge: Gauge,
  of: Measure,
  path: string,
  field: string,
  given: Pick<ProposedFigure, 'kind' | 'value' | 'alongside'>,
): ProposedFigure {
  const { total, terms } = gauge.measures[of]
  return {
    path,
    terms,
    ...given,
    label: phrase(`dungeonWorld.field.${field}`),
    reason: phrase('dungeonWorld.conversion.reason.measure', {
      measure: `@conversion.measure.${of}`,
      total,
    }),
  }
}

const within = ({ min, max }: Bounds) => ({ type: 'number', min, max }) as const

/** Hit points, armour and dice for the measures. */
function bodyOf({ measures }: Gauge) {
  return {
    hp: entryOf(hpLadder, measures.toughness.total, least.hp),
    armor: entryOf(armourLadder, measures.armour.total, 0),
    dice: entryOf(damageDice, measures.force.total, least.dice),
  }
}

function proposeMonster(gauge: Gauge): Proposal {
  const { hp, armor, dice } = bodyOf(gauge)
  const { traits, wants, deeds } = gauge.lines
  const moves = [...deeds, ...gauge.attacks.map(({ name }) => name)]
    .map((line) => line.slice(0, longest.line))
    .filter((line) => line !== '')
  const [want = ''] = wants
  const count = Math.min(99, Math.max(1, gauge.count))
  return {
    sheet: npcSchema.parse({
      hp,
      maxHp: hp,
      count,
      armor,
      damage: dice,
      instinct: want.slice(0, longest.instinct),
      moves: moves.slice(0, longest.lines),
      notes: traits.join('\n').slice(0, longest.line),
    }),
    figures: [
      measureFigure(gauge, 'toughness', 'maxHp', 'maxHp', {
        kind: within(hpBounds),
        value: hp,
        alongside: ['hp'],
      }),
      measureFigure(gauge, 'armour', 'armor', 'armor', { kind: within(armorBounds), value: armor }),
      measureFigure(gauge, 'force', 'damage', 'damage', {
        kind: { type: 'text', max: 40 },
        value: dice,
      }),
    ],
    notes: [
      ...(want === '' ? [phrase('dungeonWorld.conversion.note.instinct')] : []),
      ...(gauge.count > count ? [phrase('conversion.note.count', { count: gauge.count })] : []),
    ],
  }
}

function scoreFigure(gauge: Gauge, stat: StatId, value: number): ProposedFigure {
  const known = gauge.aptitudes[aptitudeOf[stat]] !== undefined
  return {
    path: `scores.${stat}`,
    value,
    terms: [],
    label: phrase(`dungeonWorld.stat.${stat}`),
    kind: within(scoreBounds),
    reason: phrase(`dungeonWorld.conversion.reason.${known ? 'score' : 'unknownScore'}`, {
      aptitude: `@conversion.aptitude.${aptitudeOf[stat]}`,
    }),
  }
}

function proposeCharacter(gauge: Gauge): Proposal {
  const { hp, armor, dice } = bodyOf(gauge)
  const dealt = dealtOut(gauge.aptitudes, aptitudeOf, startingScores)
  return {
    sheet: characterSchema.parse({
      scores: dealt,
      hp,
      maxHp: hp,
      armor,
      damageDie: dice,
      className: gauge.lines.traits[0]?.slice(0, longest.className) ?? '',
    }),
    figures: [
      ...statSchema.options.map((stat) => scoreFigure(gauge, stat, dealt[stat])),
      measureFigure(gauge, 'toughness', 'maxHp', 'maxHp', {
        kind: within(hpBounds),
        value: hp,
        alongside: ['hp'],
      }),
      measureFigure(gauge, 'armour', 'armor', 'armor', { kind: within(armorBounds), value: armor }),
      measureFigure(gauge, 'force', 'damageDie', 'damageDie', {
        kind: { type: 'text', max: 20 },
        value: dice,
      }),
    ],
    notes: [phrase('dungeonWorld.conversion.note.class')],
  }
}

/** What somebody would be here. */
export function propose(type: MemberType, gauge: Gauge): Proposal {
  return type === 'npc' ? proposeMonster(gauge) : proposeCharacter(gauge)
}
