import { phrase } from '../../../shared/phrase'
import {
  entryOf,
  type Attack,
  type Gauge,
  type Measure,
  type Proposal,
  type ProposedFigure,
} from '../../system/conversion'
import { sheetSchema } from '../combatant/sheet'
import { armourLadder, blowLadder, pointLadder, ratingsPerSkill } from './ladders'

/** Longest name of a weapon, and the most weapons, that a sheet holds. */
const longestName = 80
const mostWeapons = 30

/** Points of somebody who stands hardly anything. */
const fewPoints = 4

/** What a bonus is added to, and what that rolls on average. */
const commonDice = { dice: '1d6', average: 3.5 }

/** A blow whose average reaches its place on the ladder, and not the next one. */
function weaponOf({ name, force }: Attack) {
  const wanted = entryOf(blowLadder, force, 0)
  const isWeak = wanted < commonDice.average
  return {
    name: name.slice(0, longestName),
    dice: force === 0 ? '1d2' : isWeak ? '1d4' : commonDice.dice,
    bonus: isWeak ? 0 : Math.ceil(wanted - commonDice.average),
  }
}

function figure(
  gauge: Gauge,
  path: string,
  [min, max]: [number, number],
  value: number,
  of: Measure,
  alongside: readonly string[] = [],
): ProposedFigure {
  const name = path.replace(/^.*\./, '')
  const { total, terms } = gauge.measures[of]
  return {
    path,
    value,
    terms,
    alongside,
    label: phrase(`coldIron.conversion.figure.${name}`),
    kind: { type: 'number', min, max },
    reason: phrase(`coldIron.conversion.reason.${of}`, { value, measure: total }),
  }
}

/** A fighter with these measures; armed with what they are known to use. */
export function propose(gauge: Gauge, name: string): Proposal {
  const { skill, toughness, force, armour } = gauge.measures
  const rating = (skill.total * ratingsPerSkill) / 2
  const pt = entryOf(pointLadder, toughness.total, fewPoints)
  const T = entryOf(armourLadder, armour.total, 0)
  const known = gauge.attacks.length > 0 ? gauge.attacks : [{ name, force: force.total }]
  const weapons = known.slice(0, mostWeapons).map(weaponOf)
  return {
    sheet: sheetSchema.parse({
      h: rating,
      hs: rating,
      hw: rating,
      hm: rating,
      htH: rating,
      d: rating,
      db: rating,
      dw: rating,
      dm: rating,
      pt,
      con: pt,
      armor: { T, name: gauge.lines.traits[0]?.slice(0, longestName) ?? '' },
      weapons,
    }),
    figures: [
      figure(gauge, 'h', [-99, 199], rating, 'skill', ['hs', 'hw', 'htH']),
      figure(gauge, 'hm', [-99, 199], rating, 'skill'),
      figure(gauge, 'd', [-99, 199], rating, 'skill', ['dw', 'dm']),
      figure(gauge, 'db', [-99, 199], rating, 'skill'),
      figure(gauge, 'pt', [1, 9999], pt, 'toughness', ['con']),
      figure(gauge, 'armor.T', [0, 99], T, 'armour'),
      ...weapons.map(({ name: called, dice, bonus }, at): ProposedFigure => ({
        path: `weapons.${at}.bonus`,
        label: phrase('coldIron.conversion.figure.bonus', { name: called, dice }),
        kind: { type: 'number', min: -30, max: 60 },
        value: bonus,
        reason: phrase('coldIron.conversion.reason.force', { measure: known[at]?.force ?? 0 }),
        terms: force.terms,
      })),
    ],
    notes: [
      phrase('coldIron.conversion.note.rest'),
      ...(gauge.count > 1 ? [phrase('conversion.note.count', { count: gauge.count })] : []),
    ],
  }
}
