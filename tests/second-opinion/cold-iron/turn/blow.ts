import { readDice } from '../../../../src/rules/cold-iron/basics/dice-text'
import { averageOf } from '../../../../src/rules/cold-iron/attack/weapon-dice'
import { chanceOf } from '../../../../src/rules/cold-iron/basics/chance'
import {
  critInHands,
  multipleOf,
  hitOnlyMargin,
} from '../../../../src/rules/cold-iron/attack/criticals'
import {
  attackOutcome,
  attackPreview,
  type Board,
} from '../../../../src/rules/cold-iron/view/board'
import { fumbleChart } from '../../../../src/rules/cold-iron/fight-model/charts/fumbles'
import { grappleWith } from '../../../../src/rules/cold-iron/hand-to-hand/grapple'
import { columnAt } from '../../../../src/rules/cold-iron/missiles/range'
import { protectionNow } from '../../../../src/rules/cold-iron/body/protection'
import { sum } from '../../../../src/shared/term'
import { boutIn } from '../../../../src/rules/cold-iron/turn/attacking/bout'
import type { FightContext } from '../../../../src/rules/cold-iron/fight-model/context'
import type { AttackResult, Blow } from '../../../../src/rules/cold-iron/fight-model/attack'
import { findDuel, type Duel } from '../../../../src/rules/cold-iron/turn/core/fight'
import { asArmed } from '../../../../src/rules/cold-iron/turn/attacking/guard'
import { itemOf } from '../../../../src/rules/cold-iron/turn/wear/items'
import { spentIn } from '../../../../src/rules/cold-iron/turn/attacking/shot'
import { names, one, type Figures, type Step } from '../case'
import { split } from '../figures'
import { harmOf } from './harm'
import { hurt } from './grapple'
import { personNow } from '../person'
import { finelyTold } from '../worked'
import type { Table } from '../table'

/** The declared attack of a step that waits for its roll. */
export async function attackOf(table: Table, step: Step): Promise<string> {
  const { queue } = await table.board()
  const by = table.idOf(one(step.by))
  const known = names(step.on).filter((name) => name !== 'grapple')
  const targets = [...known, ...listed([step['randomVictim']])].map(table.idOf)
  const own = queue.find(
    (each) =>
      each.attackerId === by && targets.includes(each.defenderId) && each.status === 'waiting',
  )
  if (!own) throw new Error(`${one(step.by)} has no attack open in step ${step.n}`)
  return own.attackId
}

/** Rolls an attack, its damage and its wear, and tells every figure of it. */
export async function strike(table: Table, step: Step): Promise<Figures> {
  const attackId = await attackOf(table, step)
  await prepare(table, step, attackId)
  const before = await table.snapshot()
  const preview = attackPreview(before, attackId)
  const duel = findDuel(before.context, attackId)
  if (!preview || !duel || step.roll === undefined) throw new Error(`no attack in step ${step.n}`)
  const dice = diceOf(step)
  const striker = personNow(before.context, duel.attacker)
  const foresight = attackOutcome(before, attackId, step.roll, dice)
  await table.act({ type: 'attack.roll', attackId, roll: step.roll, typed: true })
  const rolled = (await table.board()).queue.find((each) => each.attackId === attackId)
  if (!rolled?.result) throw new Error(`step ${step.n} has no result`)
  const figures = {
    ...ofStriker(striker),
    parryMode: asArmed(before.context, duel.defender).sheet.parryMode,
    shieldDamage: 0,
    chargeDiceText: `${preview.more.total}d6`,
    setDiceText: `${preview.more.total}d6`,
    damageDiceText: preview.dice,
    averageDamage: averageIn(preview.dice),
    recovering: rolled.result.fumbles?.includes('openToGrabs') === true,
    idleNextTurn: rolled.result.fumbles?.includes('noActionNextTurn') === true,
    ...finelyTold(
      rolling(before.context, duel, rolled.result),
      table.fine[one(step.by)],
      table.fine[duel.defender.label],
    ),
    ...(rolled.result.verdict === 'hit' ? hitting(before.context, duel, rolled.result) : {}),
  }
  if (rolled.status === 'needsDamage') {
    if (!dice) return { ...figures, damageWanted: true }
    await table.act({ type: 'attack.damage', attackId, dice, typed: true })
    const blow = foresight.ok ? foresight.value.blow : null
    if (!blow) throw new Error(`step ${step.n}: ${JSON.stringify(foresight)}`)
    return { ...figures, ...harming(before.context, duel, blow) }
  }
  if (rolled.status === 'needsWear') {
    return { ...figures, ...(await wearing(table, step, attackId)) }
  }
  return { ...figures, ...(await flyingOn(table, step)) }
}

function averageIn(text: string): number | null {
  const dice = readDice(text)
  return dice && averageOf(dice)
}

/** The striker as he was before the roll. */
function ofStriker({ fatigueLevel, penalty, unconscious }: Figures): Figures {
  return {
    fatigueLevelBefore: fatigueLevel,
    blinkingPenalty: penalty,
    attackerPenalty: penalty,
    penalty,
    unconscious,
  }
}

/** A hit on somebody else, or on one of a grapple, that the roll has brought about. */
async function flyingOn(table: Table, step: Step): Promise<Figures> {
  const hit = (await table.fight()).handToHand.hits.find(({ status }) => status.startsWith('needs'))
  if (!hit) return { stray: false }
  const { strayVictim, randomFriend, strayRoll, friendRoll } = step
  const victim = strayVictim ?? randomFriend ?? step['randomVictim']
  if (hit.status === 'needsNear') {
    const near = [{ id: table.idOf(String(victim)), distance: hit.strayed ?? 1 }]
    await table.act({ type: 'stray.near', hitId: hit.id, near })
  }
  const again = strayRoll ?? friendRoll
  const dice = (step['strayDamageDice'] ??
    step['friendDamageDice'] ??
    step.damageDice) as number[][]
  const done = await hurt(
    table,
    step,
    dice,
    victim,
    again === undefined ? undefined : String(again),
  )
  if (again === undefined) return done
  const ca = chanceOf(String(again))
  return {
    ...{ stray: true, strayHexes: hit.strayed, strayCa: ca, strayMultiple: done['multiple'] },
    ...{ strayRaw: done['rawDamage'], strayThrough: done['through'], friendHit: true },
    ...{ friendCa: ca, friendMultiple: done['multiple'], friendThrough: done['through'] },
  }
}

async function prepare(table: Table, step: Step, attackId: string): Promise<void> {
  const { position, parriedBy, defendedBy } = step
  if (position !== undefined) {
    await table.act({ type: 'attack.place', attackId, position: position as 1 })
  }
  for (const helper of [...listed(parriedBy), ...listed(defendedBy)]) {
    await table.act({ type: 'parry.cover', combatantId: table.idOf(helper), attackId })
  }
}

function listed(given: unknown): string[] {
  return Array.isArray(given) ? given.filter((each) => typeof each === 'string') : []
}

/** Faces of each multiple: the weapon's, and then those of a charge. */
function diceOf({ damageDice, ...step }: Step): number[][] | undefined {
  const charge = step['chargeDice'] as number[][] | undefined
  return damageDice?.map((faces, index) => [...faces, ...(charge?.[index] ?? [])])
}

/** What the roll came to, against what. */
function rolling(fight: FightContext, duel: Duel, result: AttackResult): Figures {
  const bout = boutIn(fight, duel)
  const attack = split(bout.attack.terms)
  const defence = split(bout.defence.terms)
  const against = {
    defenceBase: defence.base,
    defenceModifiers: defence.modifiers,
    defence: bout.defence.total,
  }
  const fumbles = { fumbleTotal: result.total + sum(bout.fumble).total }
  return {
    attackType: result.type,
    attackValue: attack.base,
    modifiers: attack.modifiers,
    ca: result.chance,
    total: result.total,
    defenceType: meansOf(fight, duel, result, bout.defence.means),
    ...(duel.attack.atShield
      ? { defenceBase: null, defenceModifiers: {}, defence: null, net: null, canHitBearer: false }
      : { ...against, net: result.net }),
    hit: result.verdict === 'hit',
    fumble: result.verdict === 'fumble',
    ...fumbles,
    fumbleRows: fumbleChart
      .filter(({ id }) => result.fumbles?.includes(id))
      .map((row) => row.total),
  }
}

function meansOf(
  { handToHand }: FightContext,
  { attack, defender, weapon }: Duel,
  { type, position }: AttackResult,
  means: string,
): string {
  if (attack.atShield) return 'shield'
  if (grappleWith(handToHand.grapples, defender.id)) return weapon.missile ? 'lowestDodge' : 'inHtH'
  if (means === 'stillness') return 'StD'
  if (means === 'dodge') return 'Dodge'
  if (type === 'Hm') return 'Dm'
  if (type === 'Hw') return 'Dw'
  return position === 2 ? 'D2' : 'D'
}

/** What the column of a shot's range takes off each multiple (CI-143). */
function penaltyOf(fight: FightContext, { attacker, weapon }: Duel): number {
  const declared = fight.declarations[attacker.id]
  const distance = declared?.kind === 'attack' ? declared.range : undefined
  if (distance === undefined || weapon.rangeRow === null) return 0
  const { quality, rangeRow } = weapon
  const { enhancedVision } = attacker.sheet
  return -(columnAt({ rangeRow, distance, quality, enhancedVision })?.dmg ?? 0)
}

/** How a hit counts its multiples. */
function hitting(
  fight: FightContext,
  duel: Duel,
  { net, chance, multiple }: AttackResult,
): Figures {
  const { attacker, defender, weapon } = duel
  const bout = boutIn(fight, duel)
  const C = protectionNow(defender, fight.settings)
  const outclasses = attacker.sheet.hitOnly && bout.attack.total > bout.defence.total
  const crit = critInHands(weapon, attacker.sheet.unarmedLevel)
  const row = crit === 'random' ? 'sharp' : crit === 'bluntRandom' ? 'blunt' : crit
  return {
    C,
    critRow: outclasses ? 'hitOnly' : crit,
    critMargin: attacker.sheet.hitOnly ? hitOnlyMargin(bout.attack, bout.defence, chance) : net,
    multiple,
    rowMultiple: multipleOf(row, net, C, chance),
    randomCap: multipleOf(crit, 99, 0, chance),
  }
}

/** What the dice of a hit do. */
function harming(fight: FightContext, duel: Duel, blow: Blow): Figures {
  const { attacker, weapon } = duel
  const spent = spentIn(fight, { attacker, weapon })
  return {
    ...harmOf(duel, blow, spent.vsT),
    harms: !blow.terms.some(({ rule }) => rule === 'CI-189'),
    vsTEffective: spent.vsT,
    restPerMultiple: spent.rest,
    damagePenalty: penaltyOf(fight, duel),
    multipleDamages: multiplesOf(blow, spent.rest),
  }
}

/** What each multiple comes to: its dice, less what the range takes, and never below 0. */
function multiplesOf({ terms }: Blow, lost: number): number[] {
  const rolls = terms.filter(({ rule }) => rule === 'CI-119')
  return rolls.map(({ value }) => Math.max(0, value - lost))
}

/** Rolls what a miss wears: the defender's gear by the attacker's dice, and then the other way. */
async function wearing(table: Table, step: Step, attackId: string): Promise<Figures> {
  const before = (await table.board()).wear
  const dice = [step['wearDice'], step['defenderWearDice']] as (number[][] | undefined)[]
  for (const faces of dice.flatMap((each) => each ?? [])) {
    const open = (await table.board()).queue.find((each) => each.attackId === attackId)
    if (open?.status !== 'needsWear') break
    await table.act({ type: 'attack.wear', attackId, dice: faces, typed: true })
  }
  const { wear } = await table.board()
  const worn = (name: string, isShield: boolean) =>
    wornOf(wear, table.idOf(name), isShield) - wornOf(before, table.idOf(name), isShield)
  const left = (await table.board()).queue.find((each) => each.attackId === attackId)
  if (left?.status === 'needsWear') await table.act({ type: 'attack.pass', attackId })
  const [by, on] = [one(step.by), one(step.on)]
  return {
    qualityHp: itemOf(await table.person(on), 0)?.hp,
    shieldDamage: worn(on, true),
    defenderWeaponDamage: worn(on, false),
    attackerWeaponDamage: worn(by, false),
  }
}

/** What an item has taken in the step so far. */
function wornOf(wear: Board['wear'], id: string, isShield: boolean): number {
  return wear
    .filter(({ combatantId, item }) => combatantId === id && (item === shieldName) === isShield)
    .reduce((all, { from, to }) => all + from - to, 0)
}

/** What every shield of the cases is called on its sheet. */
export const shieldName = 'shield'
