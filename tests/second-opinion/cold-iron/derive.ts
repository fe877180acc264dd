import { bodyStrip } from '../../../src/rules/cold-iron/view/board'
import { changeState, type Combatant } from '../../../src/rules/cold-iron/combatant/combatant'
import { shock } from '../../../src/rules/cold-iron/attack/damage'
import { defenceAgainst } from '../../../src/rules/cold-iron/attack/defence'
import { multipleToKeepOut } from '../../../src/rules/cold-iron/hand-to-hand/joining/keep-out'
import { parryAgainst } from '../../../src/rules/cold-iron/melee/parry'
import { saveFigure } from '../../../src/rules/cold-iron/turn/casting/figures'
import { sum } from '../../../src/shared/term'
import { one, type Figures, type Given, type Step } from './case'
import { bodyIn } from './camp/rest'
import type { Table } from './table'
import { adjOf, basisFor, sumOf, termOf, workedFor, type Worked } from './worked'

const system = 'cold-iron'

/** All places round somebody. */
const positions = [1, 2, 3, 4] as const

/** Figures that follow from a sheet, or that its scores and levels make. */
export async function derive(table: Table, step: Step): Promise<Figures> {
  const name = one(step.on)
  const { sheet, ...body } = await bodyIn(table, name)
  const given = givenOf(table, name)
  switch (step['what']) {
    case 'ratings':
      return ratings(table, name, step)
    case 'positions':
      return { positions: await places(table, name, step) }
    case 'thresholds':
      return thresholds({ sheet, ...body })
    default:
      return {
        msv: saveFigure({ sheet, ...body }, 'mental').total,
        mpt: workedFor(sheet, basisFor(given)).get('mpt')?.value,
      }
  }
}

export function givenOf(table: Table, name: string): Given {
  const given = table.case.given.combatants[name]
  if (!given) throw new Error(`nobody is called ${name}`)
  return given
}

/** The figures of a fighter, worked out with a shield and with the weapon alone, and taken over. */
async function ratings(table: Table, name: string, step: Step): Promise<Figures> {
  const given = givenOf(table, name)
  const withWeapon = await workOut(table, name, { ...step, parryMode: 'weapon' })
  const second = { weapon: await secondParry(table, name), shield: 0 }
  const worked = await workOut(table, name, { ...step, parryMode: 'shield' })
  second.shield = await secondParry(table, name)
  const total = (path: string) => sumOf(worked, path).total
  const figures = ['h', 'hs', 'hw', 'dm', 'dw', 'db', 'htH', 'pt', 'stD', 'sizD', 'sizHtH']
  const { str, con } = { ...given } as Figures
  const siz = total('siz')
  return {
    ...Object.fromEntries(figures.map((path) => [path, total(path)])),
    ...{ strAdj: total('strAdj'), conAdj: total('conAdj'), dexAdj: termOf(worked, 'h', 'dexAdj') },
    ...{ str, con, sizAdj: adjOf(siz), rating: termOf(worked, 'h', 'rating') },
    ...{ dShield: total('d'), d2Shield: second.shield, vsLong: total('dbL') },
    ...{ dWeapon: sumOf(withWeapon, 'd').total, d2Weapon: second.weapon },
    requiredMultiple: multipleToKeepOut(total('sizHtH')),
  }
}

/** Works every figure out and takes them all over. */
async function workOut(table: Table, name: string, step: Step): Promise<Worked> {
  const { sheet } = await bodyIn(table, name)
  const basis = basisFor(givenOf(table, name), step)
  const worked = workedFor(sheet, basis)
  const member = { type: 'npc' as const, id: table.npcs[name] ?? '' }
  await table.run('sheet.workOut', { member, system, basis, take: [...worked.keys()] })
  return worked
}

/** What is parried with against the second of two attackers, before it is held against a dodge. */
async function secondParry(table: Table, name: string): Promise<number> {
  const { sheet } = await bodyIn(table, name)
  return sum(parryAgainst(sheet, 'H', 2) ?? []).total
}

/** Defences against four at once, each in his place. */
async function places(table: Table, name: string, step: Step): Promise<number[]> {
  await workOut(table, name, { ...step, level: givenOf(table, name)['fighterLevel'] })
  const who = await bodyIn(table, name)
  const [weapon] = who.sheet.weapons
  if (!weapon) throw new Error(`${name} has no weapon`)
  return positions.map((position) => {
    const stance = { position, fullDefence: false, desperate: false }
    return defenceAgainst(who, 'H', weapon, stance).total
  })
}

/** Where a body changes, found out point by point. */
function thresholds(who: Combatant): Figures {
  const { pt } = who.sheet
  const all = Array.from({ length: 5 * pt }, (_, points) => points)
  const lowest = (state: string) =>
    pt - Math.max(...all.filter((damage) => stateAt(who, damage) === state))
  const hardest = (fits: (wounds: number) => boolean) => Math.max(...all.filter(fits))
  const met = (wounds: number, missile: boolean) => shock(pt, { wounds, tiring: 0 }, missile)
  return {
    unhurtFrom: lowest('unhurt'),
    safeTo: lowest('safeReserve'),
    magicTo: lowest('magicReserve'),
    stunOver: hardest((wounds) => !met(wounds, false).stunned),
    missileStunOver: hardest((wounds) => !met(wounds, true).stunned),
    beheadOver: hardest((wounds) => !met(wounds, false).beheaded),
  }
}

function stateAt(who: Combatant, damage: number): string {
  return bodyStrip(changeState(who, { damage })).state
}
