import { attackPreview } from '../../../../src/rules/cold-iron/view/board'
import { readRoll } from '../../../../src/rules/cold-iron/basics/roll'
import { attackOf, strike } from './blow'
import { wake } from '../camp/camp'
import { one, type Figures, type Step } from '../case'
import { charging, declaredFigures } from './declared'
import type { Bout } from '../fight'
import { maul, pin, single, tackle, tag } from './grapple'
import { burn, heal } from '../camp/healing'
import { changeMind, drop, join, leave } from './holds'
import { collide, freeAttack, trip } from './passing'
import { personNow } from '../person'
import { cocked, gather, loading } from './shots'
import { click, rangeOf, rollSpell, save, timing } from './spells'
import type { Table } from '../table'

/** What is set by hand before the turn is declared: how long shooters have aimed, and who lies where. */
export async function startTurn(table: Table, plan: readonly Step[]): Promise<void> {
  await placeBodies(table, plan)
  for (const step of plan) {
    const { prepTurns } = step
    if (typeof prepTurns !== 'number') continue
    const flags = { prepTurns }
    await table.act({ type: 'state.set', combatantId: table.idOf(one(step.by)), flags })
  }
}

/** Who stands over a body this turn, and whose back is no longer covered (CI-103). */
async function placeBodies(table: Table, plan: readonly Step[]): Promise<void> {
  const [first] = plan
  const over = table.case.given.situation[`sameHexTurn${first?.turn}`]
  for (const name of Array.isArray(over) ? over.map(String) : []) {
    const { id, state } = await table.person(name)
    if (state.onGround) continue
    await table.act({ type: 'state.set', combatantId: id, flags: { overBody: true } })
  }
  for (const step of plan.filter((each) => each['backToBack'] === false)) {
    const combatantId = table.idOf(one(step.on))
    await table.act({ type: 'state.set', combatantId, flags: { formation: 'openGround' } })
  }
}

/** A step, in the turn it belongs to. */
export interface Moment {
  table: Table
  step: Step
  plan: readonly Step[]
  /** By how many turns the fight is ahead of the case. */
  ahead: number
}

type Playing = (moment: Moment) => Promise<Figures> | Figures

const blow: Playing = ({ table, step }) =>
  step['freeAttack'] === true ? freeAttack(table, step) : strike(table, step)
const alone: Playing = ({ table, step }) => single(table, step)
const spell: Playing = ({ table, step }) => rollSpell(table, step)
const nothing: Playing = () => ({})

/** Something the game master sets by hand of somebody. */
async function flagged(table: Table, name: string, flags: object): Promise<Figures> {
  const event = { type: 'state.set' as const, combatantId: table.idOf(name), flags }
  await table.act(event)
  const { deathClock } = personNow(await table.fight(), await table.person(name))
  return { deathClock }
}

/** How each thing that can be done in a turn is played. */
const plays: Record<string, Playing> = {
  declare: declaredFigures,
  move: ({ table, step }) => charging(table, step),
  sprint: nothing,
  attack: blow,
  shoot: blow,
  throw: blow,
  swingIn: blow,
  tag: ({ table, step, plan }) =>
    step['purpose'] === 'trip' ? trip(table, step) : tag(table, step, plan),
  tackle: ({ table, step }) =>
    step['purpose'] === undefined ? tackle(table, step) : trip(table, step),
  collision: ({ table, step, plan }) => collide(table, step, plan),
  changeMind: ({ table, step }) => changeMind(table, step),
  joinHtH: ({ table, step }) => join(table, step),
  dropItem: ({ table, step }) => drop(table, step),
  hthAttack: ({ table, step }) => maul(table, step),
  pin: ({ table, step }) => pin(table, step),
  drawDagger: alone,
  escape: alone,
  pullDown: alone,
  freeDisengage: ({ table, step }) => leave(table, step),
  standUp: async ({ table, step }) => {
    const { id, state } = await table.person(one(step.by))
    if (state.onGround) await table.act({ type: 'rouse', combatantId: id })
    return { weaponReady: true }
  },
  putOnHelmet: async ({ table, step }) => {
    const combatantId = table.idOf(one(step.by))
    await table.act({ type: 'state.set', combatantId, flags: { helmetOn: true } })
    return { C: personNow(await table.fight(), await table.person(one(step.by)))['C'] }
  },
  rangePenalty: ({ table, step }) => rangeOf(table, step),
  save: ({ table, step }) => save(table, step),
  medicAttends: async ({ table, step }) => {
    const medicLevel = Number(table.case.given.combatants[one(step.by)]?.['medicLevel'] ?? 0)
    return flagged(table, one(step.on), { medicLevel })
  },
  stasisOn: ({ table, step }) => flagged(table, one(step.on), { inStasis: true }),
  stasisOff: ({ table, step }) => flagged(table, one(step.on), { inStasis: false }),
  cockedTooLong: ({ table, step }) => cocked(table, step),
  load: ({ table, step }) => loading(table, step),
  breakRoll: ({ table, step, plan }) => gather(table, step, plan),
  castTiming: ({ table, step, ahead }) => timing(table, step, ahead),
  castRoll: spell,
  counterRoll: spell,
  cureSpell: ({ table, step }) => heal(table, step),
  empathicHeal: ({ table, step }) => heal(table, step),
  energyDamage: ({ table, step }) => burn(table, step),
  clickItem: ({ table, step }) => click(table, step),
  neededRoll: async ({ table, step }) => {
    const attackId = await attackOf(table, step)
    const preview = attackPreview(await table.snapshot(), attackId)
    return { neededCa: preview?.neededCA, minRoll: preview?.neededRoll }
  },
  typedRoll: ({ step }) => {
    const { state } = readRoll(String(step['text']))
    return { complete: state === 'finished', tooLong: state === 'tooLong' }
  },
  wakeRoll: async ({ table, step }) => {
    const figures = await wake(table, step)
    const flags = { wakeTurns: Number(figures['turns']) }
    await table.act({ type: 'state.set', combatantId: table.idOf(one(step.by)), flags })
    return figures
  },
}

/** Plays one step of a turn in its place. */
export async function playMoment(
  { table, ahead }: Bout,
  step: Step,
  plan: readonly Step[],
): Promise<Figures> {
  const playing = plays[step.do]
  if (!playing) throw new Error(`${step.do} is not played in a turn`)
  return playing({ table, step, plan, ahead })
}
