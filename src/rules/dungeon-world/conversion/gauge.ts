import { parseDice } from '../../../shared/dice/dice-notation'
import { phrase } from '../../../shared/phrase'
import { measured, rungOf, type Gauge, type MemberType } from '../../system/conversion'
import { npcSchema } from '../npc'
import { characterSchema } from '../sheet'

/** The hit points from which each degree of toughness counts, the first one first. */
export const hpLadder = [3, 5, 6, 8, 10, 12, 14, 16, 20, 24]

/** The same for what the damage dice come to on average. */
const damageLadder = [3, 4, 5, 6, 7, 8, 9, 10, 12, 14]

/** The same for armour: every point of it is two degrees. */
export const armourLadder = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]

/** What dice come to on average; 0 for words that are no dice. */
function averageOf(damage: string): number {
  return (parseDice(damage) ?? []).reduce(
    (total, part) =>
      total +
      part.sign * (part.kind === 'number' ? part.value : (part.count * (part.sides + 1)) / 2),
    0,
  )
}

const of = (name: string, gaps: Record<string, string | number>) =>
  phrase(`dungeonWorld.conversion.gauge.${name}`, gaps)

/** What every sheet says of a body: what it stands, what stops a blow, and its own blows. */
function bodyOf({ maxHp, armor, damage }: { maxHp: number; armor: number; damage: string }) {
  const average = averageOf(damage)
  const unread = damage.trim() === '' ? of('unwritten', {}) : of('words', { damage })
  const label = average === 0 ? unread : of('force', { damage, average })
  return {
    toughness: measured(of('toughness', { hp: maxHp }), rungOf(hpLadder, maxHp)),
    force: measured(label, rungOf(damageLadder, average)),
    armour: measured(of('armour', { value: armor }), rungOf(armourLadder, armor)),
  }
}

/** A monster has no figure of skill: it is read from what it deals and what it stands. */
function gaugeMonster(sheet: object): Gauge {
  const { maxHp, count, armor, damage, instinct, moves, skill } = npcSchema.parse(sheet)
  const body = bodyOf({ maxHp, armor, damage })
  const mean = (body.force.total + body.toughness.total) / 2
  return {
    measures: { skill: measured(of('skill', {}), mean), ...body },
    count,
    attacks: [],
    aptitudes: {},
    lines: {
      traits: skill === '' ? [] : [skill],
      wants: instinct === '' ? [] : [instinct],
      deeds: moves,
    },
  }
}

function gaugeCharacter(sheet: object): Gauge {
  const { level, maxHp, armor, damageDie, scores, className } = characterSchema.parse(sheet)
  return {
    measures: {
      skill: measured(of('level', { level }), level + 2),
      ...bodyOf({ maxHp, armor, damage: damageDie }),
    },
    count: 1,
    attacks: [],
    aptitudes: {
      strength: scores.str,
      quickness: scores.dex,
      endurance: scores.con,
      presence: scores.cha,
      wits: Math.max(scores.int, scores.wis),
    },
    lines: { traits: className === '' ? [] : [className], wants: [], deeds: [] },
  }
}

/** What a sheet amounts to; wounds are left out, for they heal. */
export function gauge(type: MemberType, sheet: object): Gauge {
  return type === 'npc' ? gaugeMonster(sheet) : gaugeCharacter(sheet)
}
