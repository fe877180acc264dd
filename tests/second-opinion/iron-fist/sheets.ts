import { armorOf, statInUse } from '../../../src/rules/iron-fist/gear/armor'
import type { Of, Shown } from './case'
import { done } from '../campaign'
import type { Table } from './table'
import { system } from './words'

type Sheet = Awaited<ReturnType<Table['character']>>

/** What somebody's gear gives and costs, as the sheet shows it. */
export async function derive(table: Table, who: string): Promise<Shown> {
  const sheet = await table.character(who)
  const settings = await table.settings()
  const { armor, shield } = armorOf(sheet, settings)
  const inUse = (stat: 'edge' | 'steel') => statInUse(sheet, stat, settings).total
  const points = { armor: armor.total, shield: shield.total }
  return { ...points, edge: inUse('edge'), steel: inUse('steel') }
}

/** Something is written on a sheet by hand. */
async function write(table: Table, who: string, change: (sheet: Sheet) => Partial<Sheet>) {
  const sheet = await table.character(who)
  const sheets = { [system]: { ...sheet, ...change(sheet) } }
  await table.run('character.edit', { characterId: table.ref(who).id, sheets })
}

/** A weapon is emptied or loaded on its sheet. */
export async function load(table: Table, who: string, weapon: string, loaded: boolean) {
  await write(table, who, ({ gear }) => ({
    gear: {
      ...gear,
      weapons: gear.weapons.map((each) => (each.weaponId === weapon ? { ...each, loaded } : each)),
    },
  }))
  const { gear } = await table.character(who)
  return { loaded: gear.weapons.find(({ weaponId }) => weaponId === weapon)?.loaded }
}

async function equip(table: Table, { who, item, inUse }: Of<'equip'>): Promise<Shown> {
  await write(table, who, ({ gear }) => ({
    gear: {
      ...gear,
      armors: gear.armors.map((each) => (each.armorId === item ? { ...each, inUse } : each)),
    },
  }))
  return derive(table, who)
}

async function rest(table: Table, { who, kind }: Of<'rest'>): Promise<Shown> {
  const before = (await table.character(who)).counters.health
  await table.act(who, 'rest', { kind })
  const { counters, rest: used } = await table.character(who)
  return {
    ...{ gained: counters.health - before, healthAfter: counters.health },
    restUsed: { short: used.shortUsed, sleep: used.sleepUsed },
  }
}

/** A healer treats somebody; a companion who pays spends what they have to spare. */
async function treat(table: Table, step: Of<'treat'>): Promise<Shown> {
  const { who, payer, points, clear } = step
  const before = await table.character(who)
  const paid = payer === who
  done(await table.act(who, 'treat', { points, paid, clear }))
  const after = await table.character(who)
  const healed = after.counters.health - before.counters.health
  const characterId = table.ref(payer).id
  for (let spent = 0; !paid && spent < healed; spent += 1) {
    const spending = { characterId, system, move: 'gearAndAmmo', option: 'b' }
    done(await table.call('hold.spendPool', spending))
  }
  return {
    ...{ healed, healthAfter: after.counters.health },
    holdsLeft: (await table.character(payer)).gearHolds,
    cleared: before.conditions.filter((each) => !after.conditions.includes(each)),
  }
}

async function newDay(table: Table, everybody: readonly string[]): Promise<Shown> {
  for (const name of everybody) done(await table.act(name, 'newDay', {}))
  const sheets = await Promise.all(everybody.map((name) => table.character(name)))
  return {
    restUsed: {
      short: sheets.some((each) => each.rest.shortUsed),
      sleep: sheets.some((each) => each.rest.sleepUsed),
    },
  }
}

async function changeCounter(table: Table, step: Of<'changeCounter'>): Promise<Shown> {
  const { who, counter, delta, clear, conditionChoices: choose } = step
  const before = await table.character(who)
  done(await table.act(who, 'changeCounter', { counter, delta, choose, clear }))
  const { counters, conditions } = await table.character(who)
  const activated = conditions.filter((each) => !before.conditions.includes(each))
  return {
    ...{ value: counters[counter], activated, chooser: activated.length > 0 ? undefined : null },
    // One for each point, in the order they were named.
    cleared: clear.filter((each) => before.conditions.includes(each) && !conditions.includes(each)),
  }
}

async function endFight(table: Table, everybody: readonly string[]): Promise<Shown> {
  table.endFight()
  const sheets = await Promise.all(
    everybody.map(async (name) => [name, await table.character(name)] as const),
  )
  const supplied = sheets.filter(([, sheet]) => sheet.ammoMarkedForFight === table.fight())
  return { supplied: supplied.map(([name]) => name) }
}

async function ruleOutnumbered(
  table: Table,
  step: Of<'ruleOutnumbered'>,
  everybody: readonly string[],
): Promise<Shown> {
  const { against, value: requiresFaceDeath } = step
  const sheets = { [system]: { ...(await table.npc(against)), requiresFaceDeath } }
  await table.run('npc.edit', { npcId: table.ref(against).id, sheets })
  const [actor] = everybody
  const { cautions } = (await table.look({ move: 'engage', actor, target: against })).read
  return { faceDeathRequired: cautions.some(({ key }) => key.endsWith('tooStrong')) }
}

type Plain =
  | Of<'derive' | 'equip' | 'mount' | 'reload' | 'rest' | 'treat'>
  | Of<'newDay' | 'changeCounter' | 'endFight' | 'ruleOutnumbered'>

/** What is done with no dice, to sheets. */
export async function playPlain(
  table: Table,
  step: Plain,
  everybody: readonly string[],
): Promise<Shown> {
  switch (step.do) {
    case 'derive':
      return derive(table, step.who)
    case 'equip':
      return equip(table, step)
    case 'mount':
      await write(table, step.who, ({ gear }) => ({ gear: { ...gear, mount: step.mount } }))
      return derive(table, step.who)
    case 'reload':
      return load(table, step.who, step.weapon, true)
    case 'rest':
      return rest(table, step)
    case 'treat':
      return treat(table, step)
    case 'newDay':
      return newDay(table, everybody)
    case 'changeCounter':
      return changeCounter(table, step)
    case 'endFight':
      return endFight(table, everybody)
    case 'ruleOutnumbered':
      return ruleOutnumbered(table, step, everybody)
  }
}
