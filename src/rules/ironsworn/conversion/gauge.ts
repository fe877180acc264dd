import { phrase } from '../../../shared/phrase'
import { measured, type Gauge, type MemberType } from '../../system/conversion'
import { rankNumber, type Rank } from '../../tracks/progress'
import { characterSchema, npcSchema, statSchema } from '../sheet'

/** What each rank stands for in skill, toughness and force, so that the threat is the rank again. */
const rankMeasure: Record<Rank, number> = {
  troublesome: 1,
  dangerous: 2,
  formidable: 4,
  extreme: 6,
  epic: 8,
}

/** What the harm of a weapon comes to: a common one, and a deadly one (IS-049). */
const weaponForce: Record<number, number> = { 1: 1, 2: 3 }

/** A foe has its rank and nothing else to be measured by (IS-146). */
function gaugeFoe(sheet: object): Gauge {
  const { rank, count, features, drives, tactics } = npcSchema.parse(sheet)
  const gaps = { rank: `@ironsworn.rank.${rank}`, number: rankNumber(rank) }
  const byRank = measured(phrase('ironsworn.conversion.gauge.rank', gaps), rankMeasure[rank])
  const armour = measured(byRank.terms[0]?.label ?? phrase('ironsworn.field.rank'), byRank.total)
  return {
    measures: { skill: byRank, toughness: byRank, force: byRank, armour },
    count,
    attacks: [],
    aptitudes: {},
    lines: { traits: features, wants: drives, deeds: tactics },
  }
}

function gaugeCharacter(sheet: object): Gauge {
  const { stats, health, weapon, concept } = characterSchema.parse(sheet)
  const best = Math.max(...statSchema.options.map((stat) => stats[stat]))
  const force = weaponForce[weapon.harm] ?? 0
  const of = (name: string, gaps: Record<string, string | number>) =>
    phrase(`ironsworn.conversion.gauge.${name}`, gaps)
  return {
    measures: {
      skill: measured(of('stat', { value: best }), best + 2),
      toughness: measured(of('health', { value: health.max }), health.max - 1),
      force: measured(of('harm', { value: weapon.harm }), force),
      armour: measured(of('armour', {}), 0),
    },
    count: 1,
    attacks: weapon.name === '' ? [] : [{ name: weapon.name, force }],
    aptitudes: {
      strength: stats.iron,
      quickness: stats.edge,
      presence: stats.heart,
      stealth: stats.shadow,
      wits: stats.wits,
    },
    lines: { traits: concept === '' ? [] : [concept], wants: [], deeds: [] },
  }
}

/** What a sheet amounts to. */
export function gauge(type: MemberType, sheet: object): Gauge {
  return type === 'npc' ? gaugeFoe(sheet) : gaugeCharacter(sheet)
}
