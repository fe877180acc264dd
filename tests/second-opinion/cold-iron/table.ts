import { join } from 'node:path'
import { board, type Board, type FightSnapshot } from '../../../src/rules/cold-iron/view/board'
import type { Combatant } from '../../../src/rules/cold-iron/combatant/combatant'
import type { FightContext } from '../../../src/rules/cold-iron/fight-model/context'
import type { FightEvent } from '../../../src/rules/cold-iron/turn/events'
import { testWorkspace } from '../../support/workspace'
import { fighting } from '../../support/fight/fight'
import type { Case, Given, GivenWeapon } from './case'
import { casterOf, charged } from './camp/healing'
import { basisFor, fineOn, finished, type Fine } from './worked'
import { flagsOf, leftOn, sheetOf, weaponOn } from './people'

/** A case on a real campaign file: its people as NPCs, and one prepared fight they stand in. */
export interface Table {
  case: Case
  run: ReturnType<typeof testWorkspace>['run']
  call: ReturnType<typeof testWorkspace>['call']
  npcs: Record<string, string>
  /** Sleepers whom something woke before the fight. */
  woken: Set<string>
  /** What quality adds to the figures of those whose weapons are fine. */
  fine: Record<string, Fine>
  act(event: FightEvent): Promise<unknown>
  /** Why an event is refused; null when it happened. */
  tryOut(event: FightEvent): Promise<string | null>
  snapshot(): Promise<FightSnapshot>
  fight(): Promise<FightContext>
  board(): Promise<Board>
  idOf(name: string): string
  nameOf(id: string): string
  person(name: string): Promise<Combatant>
}

/** The name of a weapon on the sheet, by what a step says of it. */
export function stepWeapon(given: unknown): GivenWeapon | null {
  if (typeof given === 'string') return spellWeapon(given) ?? namedWeapon(given)
  if (typeof given === 'object' && given !== null && 'dice' in given) return given as GivenWeapon
  return null
}

/** A spell that is shot: its dice, and whether it counts multiples. */
function spellWeapon(given: string): GivenWeapon | null {
  const [, name, dice, crits] =
    /^(missile spell) (\d+d\d+), (no crit|crits sharp)$/.exec(given) ?? []
  if (name === undefined || dice === undefined) return null
  return {
    ...{ name: given, dice, class: 'thrown', reach: 'normal', hands: 1 },
    ...{ crit: crits === 'no crit' ? 'none' : 'sharp', fatigue: false, vsT: 0, quality: false },
    rangeRow: 'missile-spell',
  }
}

/** A bow or a javelin of which a step gives no more than its name and its dice. */
function namedWeapon(given: string): GivenWeapon | null {
  const [, name, dice] = /^(.+) (\d+d\d+)$/.exec(given) ?? []
  if (name === undefined || dice === undefined || name === 'dagger') return null
  const isBow = name.endsWith('bow')
  return {
    ...{ name, dice, class: isBow ? 'bow' : 'thrown', reach: 'normal', hands: isBow ? 2 : 1 },
    ...{ crit: 'sharp', fatigue: false, vsT: 0, quality: false },
    rangeRow: isBow ? 'hunters-bow' : 'thrown-weapon',
  }
}

/** Makes the campaign of a case: settings, people with what is left on them, and the fight. */
export async function lay(given: Case): Promise<Table> {
  const workspace = testWorkspace()
  workspace.answers.saveTo = join(workspace.folder, 'second.irontable')
  const { run, call } = workspace
  await run('file.create', { name: given.id, systems: ['cold-iron'] })
  await set(given, run)
  const npcs: Record<string, string> = {}
  const fine: Record<string, Fine> = {}
  for (const [name, each] of Object.entries(given.given.combatants)) {
    const told = { ...each, ...riding(given, name), ...stillness(given, name) }
    const all = charging(given, name) ? { ...told, aml: 1 } : told
    const sheet = sheetOf(all, weaponsOf(given, name, each))
    const better = fineOn(each, sheet)
    if (better) fine[name] = better
    npcs[name] = await make(run, name, each, better ? finished(sheet, better) : sheet)
    if (better) await takeOver(run, npcs[name], each)
  }
  const { encounterId } = await run('encounter.create', { name: given.id })
  const ids: Record<string, string> = {}
  for (const [name, npcId] of Object.entries(npcs)) {
    const side = given.given.combatants[name]?.side === 'a' ? 'party' : 'foe'
    const from = [{ type: 'npc' as const, id: npcId }]
    const added = await run('encounter.addCombatants', { encounterId, from, side })
    ids[name] = added.combatantIds[0] ?? ''
  }
  const { act, snapshot } = fighting(workspace, encounterId)
  const idOf = (name: string) => {
    const id = ids[name]
    if (id === undefined) throw new Error(`nobody is called ${name}`)
    return id
  }
  const fight = async () => (await snapshot()).context
  return {
    woken: new Set(),
    fine,
    ...{ case: given, run, call, npcs, act, snapshot, fight, idOf },
    tryOut: async (event) => {
      const reply = await call('encounter.act', { encounterId, event })
      return reply.ok ? null : JSON.stringify(reply.error)
    },
    board: async () => board(await snapshot()),
    nameOf: (id) => Object.keys(ids).find((name) => ids[name] === id) ?? id,
    person: async (name) => {
      const found = (await fight()).combatants[idOf(name)]
      if (!found) throw new Error(`${name} is not in the fight`)
      return found
    },
  }
}

type Run = Table['run']

async function set({ given }: Case, run: Run): Promise<void> {
  for (const key of ['trackItemDamage', 'hthBeforeFullTurnSpells']) {
    const value = given.settings[key]
    if (typeof value === 'boolean') await run('setting.set', { system: 'cold-iron', key, value })
  }
}

/** Takes over what quality adds to the damage of a weapon (CI-209). */
async function takeOver(run: Run, id: string, each: Given): Promise<void> {
  const member = { type: 'npc' as const, id }
  const basis = basisFor(each)
  await run('sheet.workOut', { member, system: 'cold-iron', basis, take: ['weapons.0.bonus'] })
}

async function make(run: Run, name: string, each: Given, sheet: object): Promise<string> {
  const sheets = { 'cold-iron': { ...sheet } }
  const { npcId } = await run('npc.create', { name, sheets })
  const figures = leftOn(each)
  if (Object.keys(figures).length > 0) {
    const who = { type: 'npc' as const, id: npcId }
    await run('condition.set', { system: 'cold-iron', who, figures })
  }
  return npcId
}

/** Whether somebody does with a charged item what the case leaves open how he does. */
function charging({ steps, given }: Case, name: string): boolean {
  return steps.some(
    (step) => charged.includes(step.do) && casterOf(given.combatants, step) === name,
  )
}

const dagger = { name: 'dagger', class: 'fencing', reach: 'short', dice: '1d4' }

/** Whoever is surprised while he does not move, where a step says so. */
function stillness({ steps }: Case, name: string): { still?: boolean } {
  return steps.some((step) => step.on === name && step['targetMoving'] === false)
    ? { still: true }
    : {}
}

/** How far his horse goes, where a step says it. */
function riding({ steps }: Case, name: string): { maHorse?: number } {
  const ride = steps.find((step) => step.do === 'move' && step.by === name && 'maFull' in step)
  return ride ? { maHorse: Number(ride['maFull']) } : {}
}

/** Names of the weapons that steps put into somebody's hands, in their order. */
export function othersOf({ steps, given }: Case, name: string): string[] {
  const own = given.combatants[name]?.weapon?.name
  const all = steps
    .filter(({ by }) => by === name)
    .flatMap((step) => stepWeapon(step['weapon'] ?? step['spell'])?.name ?? [])
  return [...new Set(all)].filter((each) => each !== own)
}

/** His own weapon, and those that steps put into his hands. */
function weaponsOf({ steps }: Case, name: string, { weapon }: Given): object[] {
  const own = weapon ? [weaponOn(weapon)] : []
  const others = new Map<string, object>()
  for (const step of steps) {
    const given = stepWeapon(step['weapon'] ?? step['spell'])
    if (step.by === name && given) others.set(given.name, weaponOn(given))
    if (step.by === name && step.do === 'drawDagger') others.set('dagger', dagger)
  }
  return [...own, ...others.values()]
}

/** What the game master sets by hand as the fight begins. */
export async function setFlags(table: Table): Promise<void> {
  for (const [name, each] of Object.entries(table.case.given.combatants)) {
    const asleep = each['asleep'] === true && !table.woken.has(name)
    const flags = flagsOf({ ...each, ...stillness(table.case, name), asleep })
    Object.assign(flags, stance(table.case, name))
    if (Object.keys(flags).length === 0) continue
    await table.act({ type: 'state.set', combatantId: table.idOf(name), flags } as FightEvent)
  }
}

/** How somebody shares his hex, as the case gives it (CI-103, CI-112). */
function stance({ given }: Case, name: string): Record<string, unknown> {
  const { sameHex, backToBack } = given.situation
  const groups = Array.isArray(sameHex) ? sameHex : []
  const group = groups.every((each) => Array.isArray(each))
    ? groups.find((each: string[]) => each.includes(name))
    : groups
  if (!Array.isArray(group) || !group.includes(name)) return {}
  if (group.length === 3) return { formation: 'circleInHex' }
  const back = Array.isArray(backToBack) && backToBack.includes(name)
  return back ? { formation: 'backToBack', sharesHex: true } : { sharesHex: true }
}
