import { breakChance } from '../../../../src/rules/cold-iron/missiles/breakage'
import { missilesOf } from '../../../../src/rules/cold-iron/view/body/gear-lines'
import { one, type Figures, type Step } from '../case'
import type { Table } from '../table'

/** A crossbow that has stood cocked for as long as the case says (CI-146). */
export async function cocked(table: Table, step: Step): Promise<Figures> {
  const name = one(step.by)
  const given = table.case.given.combatants[name]?.weapon as { cockedMinutes?: number } | null
  const minutes = given?.cockedMinutes ?? 0
  const combatantId = table.idOf(name)
  await table.act({ type: 'gear.cock', combatantId, weapon: 0, minutes })
  const person = await table.person(name)
  return { itemDamage: person.state.weaponDamage[0] ?? 0, vsT: missilesOf(person)[0]?.vsT }
}

/** Turns a shot takes its user, that of the shot included (CI-146). */
export async function loading(table: Table, step: Step): Promise<Figures> {
  const [line] = missilesOf(await table.person(one(step.by)))
  return { loadTurns: line && line.wanted + 1 }
}

/** Shots are looked for, all of one archer at once, and some have broken (CI-147). */
export async function gather(table: Table, step: Step, plan: readonly Step[]): Promise<Figures> {
  const name = one(step.by)
  const combatantId = table.idOf(name)
  const looks = plan.filter((each) => each.do === 'breakRoll' && one(each.by) === name)
  const rolls = looks.map((each) => Number(each['percent']))
  const { sheet } = await table.person(name)
  const kind = sheet.weapons[0]?.ammo ?? 'none'
  if (kind === 'none') throw new Error(`${name} shoots nothing that breaks`)
  if (looks[0]?.n === step.n) {
    await table.act({ type: 'gear.gather', combatantId, weapon: 0, rolls, typed: true })
  }
  const entries = await table.run('journal.recent', { limit: 12 })
  const fact = entries.map((entry) => entry.fact).find((each) => each.kind === 'item.gathered')
  const chance = breakChance(kind, 0).total
  const broken = Number(step['percent']) <= chance
  const expected = rolls.filter((roll) => roll <= chance).length
  return { chance: fact?.terms?.[0]?.value, broken: fact?.with?.['broken'] === expected && broken }
}
