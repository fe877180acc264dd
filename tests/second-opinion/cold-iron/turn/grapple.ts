import { grappleFacts } from '../../../../src/rules/cold-iron/view/grapple-preview'
import type { Aim } from '../../../../src/rules/cold-iron/hand-to-hand/joining/aim'
import { protectionNow } from '../../../../src/rules/cold-iron/body/protection'
import { blowIn } from '../../../../src/rules/cold-iron/turn/attacking/blow'
import type { GrappleEvent } from '../../../../src/rules/cold-iron/turn/hand-to-hand/events'
import type { Term } from '../../../../src/shared/term'
import { harmOf } from './harm'
import { names, one, type Figures, type Step } from '../case'
import { split } from '../figures'
import type { Table } from '../table'

const typed = true

/** A check as a case reads it: what was brought, the chance, and what had to be reached. */
export function checked(
  terms: readonly Term[],
  said: Record<string, string | number> = {},
): Figures {
  const at = terms.findIndex(({ label }) => label.key.endsWith('.chance'))
  const own = split(terms.slice(0, at))
  const against = split(terms.slice(at + 1).map((each) => ({ ...each, value: -each.value })))
  const ca = terms[at]?.value ?? 0
  const defence = total(terms.slice(at + 1)) * -1
  const net = total(terms)
  return {
    attackValue: own.base,
    modifiers: own.modifiers,
    ca,
    total: total(terms.slice(0, at + 1)),
    defenceBase: against.base,
    defenceModifiers: against.modifiers,
    defence,
    net,
    hit: net >= 0,
    ...said,
  }
}

function total(terms: readonly Term[]): number {
  return terms.reduce((all, { value }) => all + value, 0)
}

/** Sends an event of hand-to-hand fighting, and reads the fact it tells first. */
export async function roll(table: Table, event: GrappleEvent): Promise<Figures> {
  const [fact] = grappleFacts(await table.snapshot(), event)
  await table.act(event)
  if (!fact?.terms) throw new Error(`${event.type} told nothing`)
  return { ...checked(fact.terms), factKind: fact.kind, count: fact.with?.['count'] }
}

/** A tag (CI-158). */
export async function tag(table: Table, step: Step, plan: readonly Step[]): Promise<Figures> {
  const declared = plan.find(
    (each) => each.option === 'initiateHtH' && one(each.by) === one(step.by),
  )
  const [combatantId, digits] = [table.idOf(one(step.by)), step.roll ?? '']
  const event = {
    type: 'grapple.tag',
    combatantId,
    roll: digits,
    typed,
    ...(step['fromBehind'] === true && { behind: true }),
    ...(declared?.['fullMove'] === true && { fullMove: true }),
    ...(declared?.['standUpFirst'] === true && { standingUp: true }),
  } as const
  const figures = await roll(table, event)
  const { down } = (await table.fight()).handToHand
  return {
    ...figures,
    attackType: 'Tag',
    defenceType: 'Dodge',
    fumble: false,
    fall: down.includes(combatantId),
  }
}

/** A tackle by all who have hold (CI-159). */
export async function tackle(table: Table, step: Step): Promise<Figures> {
  const who = names(step.by).map(table.idOf)
  const manner = step.option === 'knockDown' ? ({ manner: 'knockDown' } as const) : {}
  const event = { type: 'grapple.tackle', who, roll: step.roll ?? '', typed, ...manner } as const
  const figures = await roll(table, event)
  const success = figures['hit'] === true
  return {
    ...asHtH(figures),
    combinedHtH: figures['attackValue'],
    bothOnGround: success && step.option !== 'knockDown',
  }
}

function asHtH(figures: Figures): Figures {
  return { ...figures, attackType: 'HtH', defenceType: 'HtH', fumble: false }
}

/** The grapple somebody is in. */
export async function grappleOf(table: Table, name: string) {
  const id = table.idOf(name)
  const { grapples } = await table.board()
  const grapple = grapples.find(({ sides }) =>
    [...sides.a.members, ...sides.b.members].some((each) => each.combatantId === id),
  )
  if (!grapple) throw new Error(`${name} grapples with nobody`)
  return grapple
}

/** A side that could come first, and does nothing in the case, waits (CI-164). */
async function letWait(table: Table, name: string): Promise<void> {
  const { id: grappleId, first, sides } = await grappleOf(table, name)
  const own = sides.a.members.some((each) => each.combatantId === table.idOf(name)) ? 'a' : 'b'
  const waits = first !== null && first !== own && sides[first].members.some(({ ready }) => ready)
  if (waits) await table.act({ type: 'grapple.wait', grappleId })
}

/** An attack in a grapple, with its damage (CI-165, CI-168). */
export async function maul(table: Table, step: Step): Promise<Figures> {
  const [first = ''] = names(step.by)
  const grapple = await grappleOf(table, first)
  await letWait(table, first)
  const who = names(step.by).map(table.idOf)
  const striker = typeof step['weaponOf'] === 'string' ? step['weaponOf'] : first
  const weapon = await gripOf(table, striker, step)
  const event: GrappleEvent = {
    type: 'grapple.attack',
    grappleId: grapple.id,
    who,
    striker: table.idOf(striker),
    weapon,
    aim: aimOf(table, step),
    roll: step.roll ?? '',
    typed,
  }
  const figures = { ...asHtH(await roll(table, event)), actsFirst: grapple.first !== null }
  const shared = { ...figures, combinedHtH: (figures as Figures)['attackValue'] }
  const after = await grappleOf(table, one(step.on))
  const foes = [...after.sides.a.members, ...after.sides.b.members]
  const foe = foes.find(({ combatantId }) => combatantId === table.idOf(one(step.on)))
  const open = {
    defenderMayAttack: foe?.ready ?? false,
    opponentMayLeaveFree: after.free !== null,
  }
  return {
    ...shared,
    ...open,
    ...(step.damageDice ? await hurt(table, step, step.damageDice) : {}),
  }
}

async function gripOf(table: Table, name: string, step: Step): Promise<number | null> {
  const { sheet } = await table.person(name)
  if (String(step['weapon'] ?? '').startsWith('dagger')) {
    return sheet.weapons.findIndex(({ name: called }) => called === 'dagger')
  }
  return sheet.weapons.length > 0 ? 0 : null
}

function aimOf(table: Table, step: Step): Aim {
  const { chosenVictim, excluded } = step
  if (typeof chosenVictim === 'string') return { at: 'one', id: table.idOf(chosenVictim) }
  return typeof excluded === 'string'
    ? { at: 'allBut', id: table.idOf(excluded) }
    : { at: 'anyone' }
}

/** Says whom the last hit struck, and rolls its damage; `again` is the roll of one gone astray. */
export async function hurt(
  table: Table,
  step: Step,
  dice: number[][],
  victim = step['randomVictim'] ?? step['chosenVictim'],
  again?: string,
): Promise<Figures> {
  const aimed = (await table.fight()).handToHand.hits.at(-1)
  if (!aimed) throw new Error(`step ${step.n} has no hit`)
  if (aimed.status === 'needsTarget') {
    const die = aimed.candidates.indexOf(table.idOf(String(victim))) + 1
    const more = again === undefined ? {} : { roll: again }
    await table.act({ type: 'grapple.target', hitId: aimed.id, die, typed, ...more })
  }
  const fight = await table.fight()
  const hit = fight.handToHand.hits.find(({ id }) => id === aimed.id)
  const defender = fight.combatants[hit?.targetId ?? '']
  if (!hit || !defender) throw new Error(`step ${step.n} struck nobody`)
  const { weapon, rest, multiple } = hit
  const attacker = fight.combatants[hit.attackerId]
  if (!attacker) throw new Error(`step ${step.n} was struck by nobody`)
  const blow = blowIn(fight, { attacker, defender, weapon }, dice, { vsT: weapon.vsT, rest })
  await table.act({ type: 'grapple.damage', hitId: hit.id, dice, typed })
  return {
    ...harmOf({ defender, weapon }, blow, weapon.vsT),
    C: protectionNow(defender, fight.settings),
    critRow: weapon.crit,
    multiple,
    vsTEffective: weapon.vsT,
    restPerMultiple: rest,
  }
}

/** A pin attempt (CI-173). */
export async function pin(table: Table, step: Step): Promise<Figures> {
  const grapple = await grappleOf(table, one(step.by))
  await letWait(table, one(step.by))
  const who = names(step.by).map(table.idOf)
  const targetId = table.idOf(one(step.on))
  const event = {
    type: 'grapple.pin',
    grappleId: grapple.id,
    who,
    targetId,
    roll: step.roll ?? '',
    typed,
  } as const
  const figures = await roll(table, event)
  return {
    ...asHtH(figures),
    pinCount: figures['count'],
    pinned: figures['factKind'] === 'grapple.pinned',
  }
}

/** Something of a grapple that is one roll of one man. */
export async function single(table: Table, step: Step): Promise<Figures> {
  const name = one(step.by)
  const grapple = await grappleOf(table, name)
  const [combatantId, digits] = [table.idOf(name), step.roll ?? '']
  switch (step.do) {
    case 'drawDagger': {
      const { sheet } = await table.person(name)
      const weapon = sheet.weapons.findIndex((each) => each.name === 'dagger')
      const event = {
        type: 'grapple.draw',
        grappleId: grapple.id,
        combatantId,
        weapon,
        roll: digits,
        typed,
      } as const
      const figures = await roll(table, event)
      return { ...asHtH(figures), readied: figures['hit'] }
    }
    case 'escape': {
      const event: GrappleEvent = {
        type: 'grapple.escape',
        grappleId: grapple.id,
        who: [combatantId],
        roll: digits,
        typed,
      }
      return asHtH(await roll(table, event))
    }
    case 'pullDown': {
      const event = {
        type: 'grapple.pullDown',
        grappleId: grapple.id,
        roll: digits,
        typed,
      } as const
      const figures = await roll(table, event)
      return { ...asHtH(figures), attackerDown: figures['hit'] }
    }
    default:
      throw new Error(`${step.do} is nothing of a grapple`)
  }
}
