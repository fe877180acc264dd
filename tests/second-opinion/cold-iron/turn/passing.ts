import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { leanLimit } from '../../../../src/rules/cold-iron/turn/movement/refuse-moving'
import { pursuitsOf } from '../../../../src/rules/cold-iron/melee/leaving'
import { engagersIn } from '../../../../src/rules/cold-iron/turn/movement/reading'
import { names, one, type Figures, type Step } from '../case'
import { checked } from './grapple'
import { strike } from './blow'
import type { Table } from '../table'

const typed = true

/** Sends an event of movement and reads the fact with its dice from the journal. */
async function told(table: Table, event: FightEvent): Promise<Figures> {
  await table.act(event)
  const entries = await table.run('journal.recent', { limit: 12 })
  const fact = entries.map((entry) => entry.fact).find(({ dice, terms }) => dice && terms)
  if (!fact?.terms) throw new Error(`${event.type} told nothing`)
  return { ...checked(fact.terms), factKind: fact.kind }
}

/** Whoever engages whom, as the case gives it, before anybody moves. */
export async function engage(table: Table): Promise<void> {
  const { engagedBy, positions } = table.case.given.situation
  const by = (engagedBy ?? positions ?? {}) as Record<string, string[]>
  for (const [name, others] of Object.entries(by)) {
    for (const other of others) {
      const [from, to] = [table.idOf(other), table.idOf(name)]
      await table.act({ type: 'move.engage', from, to, engaged: true })
    }
  }
}

/** One who is charged past stands, or blocks the way with what of his shield he lends (CI-183, CI-185). */
export async function answer(table: Table, step: Step, plan: readonly Step[]): Promise<Figures> {
  const name = one(step.by)
  const charge = plan.find(
    (each) => ['moveThrough', 'force'].includes(each.option ?? '') && names(each.on).includes(name),
  )
  if (!charge) throw new Error(`nobody charges ${name}`)
  const combatantId = table.idOf(name)
  const strikes = plan.some((each) => each.do === 'attack' && names(each.by).includes(name))
  const charger = await table.person(one(charge.by))
  const { most } = leanLimit(await table.fight(), await table.person(name), charger)
  const lent = Number(step['shieldBonusToHtH'] ?? 0)
  const { d, htH } = (await table.person(name)).sheet
  if (charge.option !== 'force') {
    const choice = step.option === 'stand' ? 'stand' : 'block'
    const weapon = strikes ? 0 : null
    const lean = lent > 0 ? { againstLean: lent } : {}
    const event = {
      type: 'move.answer',
      combatantId,
      chargerId: charger.id,
      choice,
      weapon,
      ...lean,
    }
    await table.act(event as FightEvent)
  }
  return { maxShieldBonus: most, d: d - lent, hth: htH + lent }
}

/** A collision, or the forcing of a hex (CI-184). */
export async function collide(table: Table, step: Step, plan: readonly Step[]): Promise<Figures> {
  const answered = plan.find(
    ({ by, option }) => option === 'block' && names(by)[0] === one(step.on),
  )
  const againstLean = Number(answered?.['shieldBonusToHtH'] ?? 0)
  const combatantId = table.idOf(one(step.by))
  const forced = plan.some(({ option }) => option === 'force')
  const figures = await told(table, {
    type: 'move.collide',
    combatantId,
    ...(forced && againstLean > 0 && { againstLean }),
    roll: step.roll ?? '',
    typed,
  })
  const { down } = (await table.fight()).handToHand
  return {
    ...figures,
    ...{ attackType: 'HtH', defenceType: 'HtH', fumble: false },
    defenderKnockedAside: figures['factKind'] === 'move.pushed',
    defenderFalls: down.includes(table.idOf(one(step.on))),
    chargerFalls: down.includes(combatantId),
  }
}

/** The rolls of a trip, and the runner's own tackle after it (CI-187). */
export async function trip(table: Table, step: Step): Promise<Figures> {
  const combatantId = table.idOf(one(step.by))
  const rolled = { combatantId, roll: step.roll ?? '', typed }
  if (step.do === 'tag') {
    const runnerId = table.idOf(one(step.on))
    const figures = await told(table, { type: 'move.trip', runnerId, ...rolled })
    const { down } = (await table.fight()).handToHand
    const fall = down.includes(combatantId)
    return { ...figures, attackType: 'Tag', defenceType: 'Dodge', fumble: false, fall }
  }
  const free = step['purpose'] === 'freeTackle'
  const figures = await told(table, { type: free ? 'move.freeTackle' : 'move.tripDown', ...rolled })
  const after = { attackType: 'HtH', defenceType: 'HtH', fumble: false }
  if (free) return { ...figures, ...after, tripperDown: figures['hit'] }
  const { trips } = (await table.fight()).moves
  const freed = trips.some((each) => each.stage === 'freeTackle')
  return { ...figures, ...after, runnerDown: figures['hit'], freeTackleForRunner: freed }
}

/** A free attack at one who flees (CI-116). */
export async function freeAttack(table: Table, step: Step): Promise<Figures> {
  const [combatantId, fleerId] = [table.idOf(one(step.by)), table.idOf(one(step.on))]
  const pursuit = 'freeAttack' as const
  await table.act({ type: 'move.pursue', combatantId, fleerId, pursuit, weapon: 0 })
  return strike(table, step)
}

/** Whoever leaves his declaration to go for one who flees (CI-116). */
export async function goAfter(table: Table, step: Step): Promise<Figures> {
  const [combatantId, fleerId] = [table.idOf(one(step.by)), table.idOf(one(step.on))]
  const pursuit = 'initiateHandToHand' as const
  await table.act({ type: 'move.pursue', combatantId, fleerId, pursuit })
  return {}
}

/** Those who may strike freely at one who flees (CI-116, CI-117). */
export async function freeAttackers(table: Table, name: string): Promise<string[]> {
  const fight = await table.fight()
  const { mounted } = (await table.person(name)).state
  return engagersIn(fight, table.idOf(name))
    .filter((each) =>
      pursuitsOf(
        { mounted },
        { mounted: each.state.mounted, weaponClass: each.sheet.weapons[0]?.class ?? 'natural' },
      ).includes('freeAttack'),
    )
    .map(({ id }) => table.nameOf(id))
}
