import type { Declaration } from '../../../../src/rules/cold-iron/fight-model/declaration'
import { names, one, type Step } from '../case'
import { othersOf, stepWeapon, type Table } from '../table'

/** A declaration, and the step of the turn it is made in. */
export interface Declared {
  step: number
  name: string
  declaration: Declaration
}

type Attacking = Extract<Declaration, { kind: 'attack' }>
type Movement = NonNullable<Attacking['movement']>

const strikes = ['attack', 'shoot', 'throw', 'swingIn']

/** Whether a step rolls an attack that is declared in step 5. */
export function isStrike(step: Step): boolean {
  return strikes.includes(step.do)
}

/** What a turn's steps say about one person's declaration. */
interface Saying {
  own: Step[]
  option(name: string): Step | undefined
  attacks: Step[]
  plan: readonly Step[]
}

/** Everything that is declared in a turn, as its steps have it (CI-023). */
export async function declarationsOf(table: Table, plan: readonly Step[]): Promise<Declared[]> {
  const runners = plan.filter((step) => step['purpose'] === 'trip').map((step) => one(step.on))
  const acting = Object.keys((table.case.given.situation['actions'] ?? {}) as object)
  const met = plan.flatMap(({ on }) => names(on)).filter((name) => acting.includes(name))
  const people = [...new Set([...plan.flatMap(({ by }) => names(by)), ...runners, ...met])]
  const answering = new Set(
    plan
      .filter(({ option }) => option === 'block' || option === 'stand')
      .flatMap(({ by }) => names(by)),
  )
  const all: Declared[] = []
  for (const name of people) {
    const own = plan.filter((step) => names(step.by).includes(name))
    const saying: Saying = {
      own,
      option: (wanted) => own.find((step) => step.do === 'declare' && step.option === wanted),
      attacks: own.filter((step) => isStrike(step) && step['freeAttack'] !== true),
      plan,
    }
    if (!answering.has(name)) all.push(...(await declaredBy(table, name, saying)))
  }
  return all
}

async function declaredBy(table: Table, name: string, saying: Saying): Promise<Declared[]> {
  const { option, own, attacks } = saying
  const made: Declared[] = []
  if (option('fullDefence')) made.push({ step: 1, name, declaration: { kind: 'fullDefence' } })
  const spell = option('cast')
  if (spell) made.push({ step: 2, name, declaration: casting(spell) })
  const save = own.find((step) => step.do === 'save')
  if (save) made.push({ step: 2, name, declaration: savedAgainst(table, save) })
  const moves = moving(table, name, saying)
  if (moves) made.push({ step: 3, name, declaration: moves })
  const grab = option('initiateHtH') ?? own.find((step) => isGrab(step))
  if (grab && grab['changedAfterFlight'] !== true && !(await isHeld(table, name))) {
    const targetId = table.idOf(one(grab.on))
    const declaration = { kind: 'handToHand', targetId, ...rising(grab) } as const
    made.push({ step: 4, name, declaration })
  }
  const [first] = attacks
  const joins = own.find((step) => step.do === 'joinHtH')
  if (joins) made.push({ step: 4, name, declaration: await joining(table, name) })
  const blow = first ?? (option('desperation') ? lastBlow(table, name) : undefined)
  if (blow) made.push({ step: 5, name, declaration: attacking(table, name, saying, blow) })
  return made
}

/** The last blow somebody struck in the case: he would strike so again. */
function lastBlow({ case: { steps } }: Table, name: string): Step | undefined {
  return steps.findLast((step) => isStrike(step) && names(step.by).includes(name))
}

function isGrab(step: Step): boolean {
  return step.do === 'tag' && step['purpose'] === undefined
}

async function isHeld(table: Table, name: string): Promise<boolean> {
  const { grapples } = await table.board()
  const id = table.idOf(name)
  return grapples.some(({ sides }) =>
    [...sides.a.members, ...sides.b.members].some((each) => each.combatantId === id),
  )
}

async function joining(table: Table, name: string): Promise<Declaration> {
  const side = table.case.given.combatants[name]?.side
  const { grapples } = await table.board()
  const there = grapples.flatMap(({ sides }) => [...sides.a.members, ...sides.b.members])
  const foe = there.find(
    ({ combatantId }) => table.case.given.combatants[table.nameOf(combatantId)]?.side !== side,
  )
  return { kind: 'handToHand', targetId: foe?.combatantId ?? '' }
}

function rising(grab: Step): { movement?: Movement } {
  if (grab['standUpFirst'] !== true) return {}
  return { movement: { way: 'walk', hexes: 0, action: 'standUpGrab' } }
}

const stances: Record<string, Movement['stance']> = {
  engagedMinus6: 'guarded',
  engagedMinus3: 'divided',
  engaged0: 'open',
}

function casting(step: Step): Declaration {
  const stance = stances[String(step['stance'])]
  const movement: Movement | null = stance
    ? { way: 'walk', hexes: 0, action: 'stayEngaged', stance }
    : null
  return {
    kind: 'spell',
    name: 'Spell',
    level: Number(step['spellLevel']),
    extraMp: Number(step['extraMp'] ?? 0),
    cost: Number(step['mpCost'] ?? 0) - Number(step['extraMp'] ?? 0),
    ...(movement ? { movement } : { way: 'standingStill' as const }),
  }
}

/** A spell that leaves its target a save. */
function savedAgainst(table: Table, step: Step): Declaration {
  return {
    kind: 'spell',
    name: 'Spell',
    level: Number(step['spellLevel']),
    saveMp: Number(step['mpSpent']),
    targets: [table.idOf(one(step.on))],
    save: 'mental',
    way: 'standingStill',
  }
}

/** A movement declared by itself. */
function moving(table: Table, name: string, saying: Saying): Declaration | null {
  const { option, own, attacks, plan } = saying
  if (option('runFromMelee')) return { kind: 'move', movement: { way: 'flee', hexes: 10 } }
  const through = option('moveThrough')
  if (through && attacks.length === 0) {
    const towards = table.idOf(one(through.on))
    return { kind: 'move', movement: { way: 'through', hexes: 6, towards } }
  }
  const force = option('force')
  if (force) {
    const towards = table.idOf(one(force.on))
    return { kind: 'move', movement: { way: 'force', hexes: 1, towards } }
  }
  if (plan.some((step) => step['purpose'] === 'trip' && step.on === name)) {
    return { kind: 'move', movement: { way: 'walk', hexes: 6 } }
  }
  if (own.some((step) => step['also'] === 'readyWeapon')) {
    return { kind: 'move', movement: { way: 'walk', hexes: 0, action: 'standUpReady' } }
  }
  const sprint = own.find((step) => step.do === 'sprint')
  if (sprint) return { kind: 'move', sprint: true }
  const action = actionOf(table, name)
  return action && attacks.length === 0
    ? { kind: 'move', movement: { way: 'walk', hexes: 1, action } }
    : null
}

const options: Record<string, Attacking['option']> = {
  doubleSwing: 'doubleSwing',
  tripleSwing: 'tripleSwing',
  popOut: 'popOut',
}

function attacking(table: Table, name: string, saying: Saying, first: Step): Attacking {
  const { option, attacks } = saying
  const swings = option('doubleSwing') ?? option('tripleSwing') ?? first
  const chosen = options[swings.option ?? '']
  const targetId = table.idOf(targetOf(first))
  const targets = targetsIn(table, swings, attacks)
  const alsoAt = targets.map(table.idOf).filter((id) => id !== targetId)
  const movement = goingWith(table, name, saying)
  return {
    kind: 'attack',
    targetId,
    weapon: weaponIndex(table, name, first),
    ...(chosen && { option: chosen }),
    ...(alsoAt.length > 0 && { alsoAt }),
    ...(first.option === 'attackShield' && { attackShield: true }),
    ...(option('desperation') && { desperation: true }),
    ...(option('setSpear') && { spearSet: true }),
    ...(first['secondRank'] === true && { secondRank: true }),
    ...(first['front'] === false && { behind: true }),
    ...(movement && { movement }),
    ...shooting(table, first, saying.plan),
  }
}

/** Whom a step strikes at: one of several only where dice have said so. */
function targetOf(step: Step): string {
  if (step.on === 'grapple') return String(step['randomVictim'])
  const victim = step['randomVictim']
  return Array.isArray(step.on) && typeof victim === 'string' ? victim : one(step.on)
}

function targetsIn({ case: { given } }: Table, swings: Step, attacks: readonly Step[]): string[] {
  const named = swings['targets']
  if (Array.isArray(named)) return named.map(String)
  const { sameHex } = given.situation
  if (swings.option === 'doubleSwing' && Array.isArray(sameHex)) return sameHex.map(String)
  return attacks.map(targetOf)
}

function weaponIndex(table: Table, name: string, step: Step): number {
  const weapon = stepWeapon(step['weapon'] ?? step['spell'])
  const own = table.case.given.combatants[name]?.weapon?.name
  return weapon && weapon.name !== own ? othersOf(table.case, name).indexOf(weapon.name) + 1 : 0
}

/** What somebody does beside his movement, as the case gives it (CI-231). */
function actionOf({ case: { given } }: Table, name: string): string | undefined {
  const actions = (given.situation['actions'] ?? {}) as Record<string, string>
  return actions[name]
}

function goingWith(table: Table, name: string, { own, option }: Saying): Movement | null {
  const through = option('moveThrough')
  if (through) return { way: 'through', hexes: 6 }
  const action = actionOf(table, name)
  if (action) return { way: 'walk', hexes: 1, action }
  const charge = own.find((step) => step.do === 'move')
  return charge ? { way: 'charge', hexes: Number(charge['hexesThisTurn']), straight: true } : null
}

const covers: Record<string, number> = { popUp: 4, peek: 8, parapet: 6 }

/** Whoever pops out of his cover has its defence by that choice already (CI-148). */
function popsOut(plan: readonly Step[], name: string): boolean {
  return plan.some(({ by, option }) => option === 'popOut' && names(by).includes(name))
}

function shooting(table: Table, step: Step, plan: readonly Step[]): Partial<Attacking> {
  const { distance, intoMelee, safeShot } = step
  const hidden = table.case.given.situation['cover'] as Record<string, string> | undefined
  const id =
    step['targetCover'] ?? (popsOut(plan, targetOf(step)) ? undefined : hidden?.[targetOf(step)])
  return {
    ...(typeof distance === 'number' && { range: distance }),
    ...(typeof intoMelee === 'boolean' && { intoMelee }),
    ...(safeShot === true && { safeShot }),
    ...(typeof id === 'string' && {
      cover: { id: id as 'peek', defence: covers[id] ?? 0 },
    }),
  }
}
