import { names, type Figures, type Step } from './case'
import { membersOf, grappleWith } from '../../../src/rules/cold-iron/hand-to-hand/grapple'
import { readAfter } from './turn/after'
import { declarationsOf, isStrike, type Declared } from './turn/declare'
import { playMoment, startTurn } from './turn/moments'
import { charged } from './camp/healing'
import { personNow, type Uncounted } from './person'
import { engage } from './turn/passing'
import { prelude } from './turn/prelude'
import { setFlags, type Table } from './table'

/** A fight as it is played: how far the machine's turns are ahead, and fatigue left uncounted. */
export interface Bout {
  table: Table
  ahead: number
  uncounted: Map<string, Uncounted>
  played: Map<number, Figures>
  stunned: Set<string>
}

/** Plays the turns of a case from the first step to the last it names. */
export async function playFight(
  table: Table,
  steps: readonly Step[],
  played: Map<number, Figures>,
): Promise<Bout> {
  const bout: Bout = {
    table,
    ahead: 0,
    uncounted: new Map(),
    played,
    stunned: new Set(),
  }
  await table.act({ type: 'fight.begin' })
  await setFlags(table)
  await engage(table)
  bout.ahead = await prelude(bout)
  const turns = [...new Set(steps.map(({ turn }) => turn ?? 1))].sort((one, other) => one - other)
  const first = turns[0] ?? 1
  bout.ahead -= first - 1
  for (const turn of turns) {
    await getUp(bout, turn + bout.ahead)
    await walkTo(bout, turn + bout.ahead)
    const plan = timed(steps.filter((step) => (step.turn ?? 1) === turn))
    await playTurn(bout, plan, turn === turns.at(-1))
  }
  for (const [name] of Object.entries(table.case.given.combatants)) {
    const person = await personIn(bout, name)
    const stunned = person['stunned'] === true || bout.stunned.has(name)
    const probed = Object.entries(bout.played.get(-1) ?? {})
      .filter(([key]) => key.startsWith(`${name}.`))
      .map(([key, value]) => [key.slice(name.length + 1), value])
    const asked = Object.fromEntries(probed) as Figures
    const empathicHealing = table.case.expect.final[name] && (await mayHeal(table, name))
    bout.played.set(0, {
      ...bout.played.get(0),
      [name]: {
        ...person,
        ...idle(bout, name),
        ...asked,
        ...waking(bout, person, table.woken.has(name)),
        stunned,
        empathicHealing,
      },
    })
  }
  return bout
}

/** Turns a fumble leaves nobody an action in; the chart tells it, and the game master sees to it (CI-130). */
function idle({ table, played }: Bout, name: string): Figures {
  const turns = table.case.steps.flatMap((step) =>
    names(step.by).includes(name) && played.get(step.n)?.['idleNextTurn'] === true
      ? [(step.turn ?? 1) + 1]
      : [],
  )
  return Object.fromEntries(turns.map((turn) => [`actsTurn${turn}`, false]))
}

/** The turn in which a sleeper woke, or will; 0 for one who woke before the first. */
function waking({ ahead }: Bout, person: Figures, before: boolean): Figures {
  const turn = Number(person['turn']) - ahead
  const woken = person['wokenTurn']
  return {
    wakesTurn: turn + Number(person['wakesInTurns']),
    awakeTurn: before ? 0 : typeof woken === 'number' ? woken - ahead : null,
  }
}

/** Whether healing by hand is refused, for it is too late for everything. */
async function mayHeal(table: Table, name: string): Promise<boolean> {
  const { id, state } = await table.person(name)
  if (!state.dead) return true
  return (await table.tryOut({ type: 'heal', combatantId: id, points: 1 })) === null
}

/** Somebody as the case counts his fatigue. */
export async function personIn({ table, uncounted }: Bout, name: string): Promise<Figures> {
  return personNow(await table.fight(), await table.person(name), uncounted.get(name))
}

/** Where steps belong that name no step of the turn: spells are looked at as they are declared. */
const fixed: Record<string, number> = { rangePenalty: 2, save: 9 }

/** Steps by the step of the turn they happen in; one without follows upon the last. */
function timed(steps: readonly Step[]): Step[] {
  let last = 1
  return steps
    .map((step) => {
      last = step.orderStep ?? fixed[step.do] ?? last + 1
      if (charged.includes(step.do)) last = 7
      return { ...step, orderStep: inPassing(step, steps) ? 6 : last }
    })
    .sort((left, right) => left.orderStep - right.orderStep)
}

/** Blows, collisions and trips in passing belong to the movement of the turn (CI-183, CI-187). */
function inPassing(step: Step, plan: readonly Step[]): boolean {
  if (step.do === 'collision' || step['purpose'] !== undefined) return true
  if (step['changedAfterFlight'] === true) return true
  const charge = plan.find(({ option }) => option === 'moveThrough')
  if (!charge || !isStrike(step)) return false
  const two = [...names(charge.by), ...names(charge.on)]
  return [...names(step.by), ...names(step.on)].every((name) => two.includes(name))
}

/** Who is on his feet again by the next turn that is played, as the case says in words. */
async function getUp(bout: Bout, turn: number): Promise<void> {
  const { table } = bout
  const said = String(table.case.given.situation['betweenTurns'] ?? '')
  const [name = ''] = said.split(' ')
  if (said === '' || !said.endsWith(` ${turn - bout.ahead}`)) return
  for (let now = await table.board(); now.step !== 13; now = await table.board()) {
    await close(bout, true)
  }
  const { grapples } = await table.fight().then(({ handToHand }) => handToHand)
  const combatantId = table.idOf(name)
  const grapple = grappleWith(grapples, combatantId)
  if (!grapple) {
    await table.act({ type: 'rouse', combatantId })
    return
  }
  if (grapple.first !== null) await table.act({ type: 'grapple.wait', grappleId: grapple.id })
  const others = membersOf(grapple).flatMap(({ id }) => (id === combatantId ? [] : id))
  const who = [combatantId]
  await table.act({
    type: 'grapple.escape',
    grappleId: grapple.id,
    who,
    roll: '99987',
    typed: true,
  })
  await close(bout, true)
  for (const id of others) {
    const { onGround } = (await table.person(table.nameOf(id))).state
    const runs = table.case.given.situation['runnerMoving'] === true
    if (onGround && runs) await table.act({ type: 'rouse', combatantId: id })
  }
}

/** Closes steps until a turn begins; nobody does anything. */
export async function walkTo(bout: Bout, turn: number): Promise<void> {
  for (let now = await bout.table.board(); now.turn < turn; now = await bout.table.board()) {
    await close(bout, true)
  }
}

/** Closes the step; the fatigue of a turn that the case leaves uncounted is set apart. */
export async function close(bout: Bout, uncounted: boolean): Promise<void> {
  const { table } = bout
  const { step } = await table.board()
  const before = await table.fight()
  await table.act({ type: 'step.close' })
  if (step !== 15 || !uncounted) return
  const after = await table.fight()
  for (const name of Object.keys(table.case.given.combatants)) {
    const [was, is] = [before, after].map((fight) => fight.combatants[table.idOf(name)]?.state)
    if (!was || !is) continue
    const { temp, daily } = bout.uncounted.get(name) ?? { temp: 0, daily: 0 }
    bout.uncounted.set(name, {
      temp: temp + is.tempFatigue - was.tempFatigue,
      daily: daily + is.dailyFatigueEighths - was.dailyFatigueEighths,
    })
  }
}

async function playTurn(bout: Bout, plan: readonly Step[], isLast: boolean): Promise<void> {
  const { table, played } = bout
  await startTurn(table, plan)
  const declared = await declarationsOf(table, plan)
  const refusals = new Map<number, string | null>()
  const goesOn = table.case.steps.some((step) => step.do === 'battleEnds')
  const end = plan.find((step) => step.do === 'endTurn')
  const last = isLast && !goesOn ? Math.max(...plan.map(({ orderStep }) => orderStep ?? 15)) : 15
  for (let order = 1; order <= last; order++) {
    const now = declared.filter(({ step }) => step === order)
    await declareAll(bout, plan, now, refusals)
    if (order === 5) await probe(bout, plan)
    await playStep(bout, plan, order, refusals)
    if (order === last) await noteStuns(bout)
    await close(bout, end === undefined && !goesOn)
    for (const step of stepsOf(plan, order)) await readAfter(bout, step)
  }
  if (end) played.set(end.n, await everybody(bout))
}

function stepsOf(plan: readonly Step[], order: number): Step[] {
  return plan.filter((step) => step.orderStep === order && step.do !== 'endTurn')
}

/** Everything a step of the turn holds, and then swings that the case does not roll are let go. */
async function playStep(
  bout: Bout,
  plan: readonly Step[],
  order: number,
  refusals: ReadonlyMap<number, string | null>,
): Promise<void> {
  for (const step of stepsOf(plan, order)) {
    const allowed = (refusals.get(step.n) ?? null) === null
    bout.played.set(step.n, { allowed, ...(await playMoment(bout, step, plan)) })
  }
  await letGo(bout.table)
}

/** Declarations of one step; those that the case means to be refused are noted as such. */
async function declareAll(
  { table }: Bout,
  plan: readonly Step[],
  declared: readonly Declared[],
  refusals: Map<number, string | null>,
): Promise<void> {
  for (const { name, declaration } of declared) {
    const combatantId = table.idOf(name)
    const refused = await table.tryOut({ type: 'declare', combatantId, declaration })
    const said = plan.filter((step) => step.do === 'declare' && names(step.by)[0] === name)
    for (const step of said) refusals.set(step.n, refused)
    if (refused !== null && !mayBeRefused(table, said)) throw new Error(refused)
  }
}

/** Whether the case means a declaration to be refused. */
function mayBeRefused({ case: { expect } }: Table, said: readonly Step[]): boolean {
  return said.some(({ n }) =>
    expect.steps.some((step) => step.n === n && step['allowed'] === false),
  )
}

/** Whether somebody may strike in a turn, where the case asks for it at its end. */
async function probe({ table, played }: Bout, plan: readonly Step[]): Promise<void> {
  const turn = plan[0]?.turn
  for (const [name, wanted] of Object.entries(table.case.expect.final)) {
    const key = [`mayAttackTurn${turn}`, `actsTurn${turn}`].find(
      (each) => typeof wanted === 'object' && wanted !== null && each in wanted,
    )
    const foe = plan
      .flatMap(({ by, on }) => [...names(by), ...names(on)])
      .find((each) => each !== name)
    if (key === undefined || foe === undefined) continue
    const declaration = { kind: 'attack' as const, targetId: table.idOf(foe), weapon: 0 }
    const refused = await table.tryOut({
      type: 'declare',
      combatantId: table.idOf(name),
      declaration,
    })
    played.set(-1, { ...played.get(-1), [`${name}.${key}`]: refused === null })
  }
}

/** Swings that were declared, and that the case does not roll, are let go. */
async function letGo(table: Table): Promise<void> {
  for (let now = await table.board(); now.current; now = await table.board()) {
    await table.act({ type: 'attack.pass', attackId: now.current })
  }
}

/** Whoever is stunned through the step at hand is so still when the case looks at the end. */
async function noteStuns({ table, stunned }: Bout): Promise<void> {
  stunned.clear()
  for (const name of Object.keys(table.case.given.combatants)) {
    if ((await table.person(name)).state.stunnedUntil) stunned.add(name)
  }
}

async function everybody(bout: Bout): Promise<Figures> {
  const all: Figures = {}
  for (const name of Object.keys(bout.table.case.given.combatants)) {
    all[name] = await personIn(bout, name)
  }
  return all
}
