import { expect } from 'vitest'
import { weaponRows } from '../../../src/rules/iron-fist/gear/tables'
import type { Band } from '../../../src/rules/moves/effect'
import type { RollStep, Shown, Told } from './case'
import { settle, type Settled } from './answers'
import { load } from './sheets'
import { harmOf, weaponOf, type Weapon } from './strike'
import { done, said } from '../campaign'
import type { Table } from './table'

/** A roll under way, with those who help in it. */
export interface Rolling {
  step: RollStep
  weapon: Weapon | null
  seen: Settled
  helps: readonly Helping[]
}
/** Somebody's help: a roll of their own, or certain. */
interface Helping {
  helper: string
  rolling: Rolling | null
  step: -1 | 0 | 1
  against: 'helper' | 'helped' | null
}

/** What a case's rolls change outside their own steps. */
export interface Evening {
  table: Table
  /** Harm that a roll has marked on somebody, by name: from what to what. */
  marked: Map<string, { from: number; to: number }>
  told: Told
}

/** Reads what the helpers bring; no more of them than the campaign lets help one roll. */
async function helpsOf(table: Table, step: RollStep, helpers: readonly RollStep[]) {
  const { help } = await table.rules()
  if (!help) throw new Error('Nobody helps in this system')
  const helps: Helping[] = []
  if (step.autoHelpFrom !== undefined) {
    const { step: by, against } = help.read({ band: 'sure', use: 'step', onMiss: 'noHelp' })
    helps.push({ helper: step.autoHelpFrom, rolling: null, step: by, against })
  }
  for (const each of helpers) {
    const rolling = await begin(table, each, [])
    const band = rolling.seen.settled.read.reading?.band as Band
    const how = { band, use: 'step', onMiss: each.onHelpMiss ?? 'noHelp' } as const
    const { step: by, against } = help.read(how)
    helps.push({ helper: each.who, rolling, step: by, against })
  }
  return { helps: helps.slice(0, help.max), over: helps.slice(help.max) }
}

/** Brings a roll to where it may be confirmed. */
export async function begin(
  table: Table,
  step: RollStep,
  helps: readonly Helping[],
): Promise<Rolling> {
  const weapon = await weaponOf(table, step)
  const shift = helps.reduce((steps, each) => steps + each.step, 0)
  const seen = await settle(table, step, weapon, shift)
  return { step, weapon, helps, seen }
}

/** A roll as its command takes it, with its help. */
export function requestFor(table: Table, { seen, helps }: Rolling) {
  return {
    ...table.requestOf(seen.settled, seen.draft),
    help: helps.map(({ helper, rolling }) => ({
      helper: table.ref(helper),
      ...(rolling ? { run: table.requestOf(rolling.seen.settled, rolling.seen.draft) } : {}),
      onMiss: rolling?.step.onHelpMiss ?? ('noHelp' as const),
    })),
  }
}

/** What stands on the table before a roll: sheets of those who roll, holds, the GM's debts. */
export async function watch({ table }: Evening, rolling: readonly Rolling[]) {
  const names = rolling.flatMap(({ step }) => [step.who, step.against, step.beneficiary])
  const bodies = [...new Set(names)].flatMap((name) =>
    name !== undefined && table.isBody(name) ? [name] : [],
  )
  const people = bodies.filter(table.isCharacter)
  const npcs = bodies.filter((name) => !table.isCharacter(name))
  const sheetsOf = async () =>
    new Map(
      await Promise.all(people.map(async (name) => [name, await table.character(name)] as const)),
    )
  const harmOn = async () =>
    new Map(
      await Promise.all(
        npcs.map(async (name) => [name, (await table.npc(name)).harmSuffered] as const),
      ),
    )
  const before = { sheets: await sheetsOf(), harm: await harmOn() }
  const knownHolds = new Set((await table.run('hold.list', {})).map(({ id }) => id))
  const knownDebts = new Set((await table.run('inbox.list', {})).map(({ id }) => id))
  return async () => ({
    before,
    after: { sheets: await sheetsOf(), harm: await harmOn() },
    holds: (await table.run('hold.list', {})).filter(({ id }) => !knownHolds.has(id)),
    owed: (await table.run('inbox.list', {})).filter(({ id }) => !knownDebts.has(id)),
  })
}
export type Gone = Awaited<ReturnType<Awaited<ReturnType<typeof watch>>>>

/** The sheet of somebody who rolled, before and after. */
function sheetsOf({ before, after }: Gone, name: string) {
  const [was, is] = [before.sheets.get(name), after.sheets.get(name)]
  if (!was || !is) throw new Error(`${name} did not roll`)
  return { was, is }
}

/** The figures of a roll as the screen shows them. */
function figures({ seen, weapon }: Rolling): Shown {
  const { first, offered, settled, onNobody } = seen
  const reading = first.read.reading
  if (!reading) throw new Error('There is nothing to read yet')
  const { terms, total } = reading.sum
  const apart = terms.filter(({ rule }) => ['IF-001', 'IF-011'].includes(rule))
  const choice = offered.read.reading?.choice
  const open = (choice?.picks ?? []).filter(({ barred }) => !barred).map(({ id }) => id)
  const notes = said(settled.read.outcome?.notes ?? [])
  return {
    modifier: total - apart.reduce((sofar, { value }) => sofar + value, 0),
    ...{ total, band: reading.band, finalBand: settled.read.reading?.band },
    ...{ picksAllowed: choice?.count ?? 0, picksLegal: open, gmPickLegal: open },
    ...{ requirementAllowed: notes.includes('condition') },
    ...{ mustComply: notes.includes('mustComply'), actionInterrupted: notes.includes('moveLost') },
    ...{ weaponTags: weapon?.tags, ...harmOf(settled, onNobody) },
  }
}

/** What a roll has left behind. */
function consequences({ step, seen, helps }: Rolling, gone: Gone): Shown {
  const { who, against, beneficiary } = step
  const { was, is } = sheetsOf(gone, who)
  const isGear = step.move === 'gearAndAmmo'
  const heldBy = (owner: string) =>
    gone.holds
      .filter((each) => each.owner === owner)
      .reduce((all, each) => all + each.left_count, 0)
  const own = gone.owed.filter(({ about, cause }) => about[0]?.name === who && !isHelp(cause))
  const dues = own.map(({ due }) => due)
  const woken = is.conditions.filter((each) => !was.conditions.includes(each))
  const wake = seen.asked.find(({ id }) => id.startsWith('wake.'))
  const ally = beneficiary !== undefined && beneficiary !== who ? beneficiary : null
  return {
    adAfter: is.advantageDie,
    gmMove: dues.find((due) => due !== 'first') ?? dues[0] ?? null,
    gmMoveFirst: dues.includes('first'),
    holds: isGear ? is.gearHolds - was.gearHolds : heldBy(who),
    reverseHolds: against === undefined ? 0 : heldBy(against),
    ...{ equipmentAfter: is.counters.equipment, spiritAfter: is.counters.spirit },
    ...{ gearHoldsAfter: is.gearHolds, conditionsActivated: woken },
    cleared: was.conditions.filter((each) => !is.conditions.includes(each)),
    // Where one condition alone is left, nobody is asked.
    conditionChooser: woken.length === 0 ? null : wake?.who,
    adGiven: ally === null ? {} : { [ally]: sheetsOf(gone, ally).is.advantageDie },
    helpStepsApplied: helps.reduce((all, each) => all + Math.abs(each.step), 0),
    helpGmMoveAgainst: blamed(gone, who),
  }
}

const isHelp = ({ key }: { key: string }) => key === 'cause.help'

/** Whom the GM moves against for the help. */
function blamed({ owed }: Gone, helped: string): 'helper' | 'helped' | null {
  const debt = owed.find(({ cause }) => isHelp(cause))
  if (!debt) return null
  return debt.about[0]?.name === helped ? 'helped' : 'helper'
}

/** Tells the rolls that were confirmed together, and keeps in mind what harm they marked. */
export function tell({ told, marked }: Evening, rolling: readonly Rolling[], gone: Gone): void {
  for (const each of rolling)
    told.set(each.step.step, { ...figures(each), ...consequences(each, gone) })
  for (const [name, to] of gone.after.harm) {
    const from = gone.before.harm.get(name) ?? 0
    const isHit = rolling.some(({ seen: { settled } }) =>
      settled.read.outcome?.effects.some(({ field }) => field === 'harmSuffered'),
    )
    if (isHit) marked.set(name, { from, to })
  }
}

/** Those who roll: whoever helps, and whoever is helped. */
export const everyRoll = (rolling: Rolling): Rolling[] => [
  ...rolling.helps.flatMap((each) => (each.rolling ? [each.rolling] : [])),
  rolling,
]

/** A roll with the help that counts for it; who would be one too many rolls for themselves. */
export async function underWay(
  evening: Evening,
  step: RollStep,
  helpers: readonly RollStep[],
): Promise<Rolling> {
  const { table } = evening
  const { helps, over } = await helpsOf(table, step, helpers)
  const rolling = await begin(table, step, helps)
  if (over.length > 0) {
    const crowded = requestFor(table, { ...rolling, helps: [...helps, ...over] })
    expect(await table.call('move.confirm', crowded)).toMatchObject({
      error: { message: { key: 'refusal.tooMuchHelp' } },
    })
  }
  for (const { rolling: alone } of over) if (alone) await land(evening, alone)
  return rolling
}

/** Confirms a roll; what was confirmed is what the screen showed, and stands in the journal. */
async function land(evening: Evening, rolling: Rolling): Promise<void> {
  const { table } = evening
  const { step, seen } = rolling
  const all = everyRoll(rolling)
  const gone = await watch(evening, all)
  const waiting = await table.queued(step.move, { actor: step.who })
  const request = requestFor(table, rolling)
  const queuedId = waiting ? { queuedId: waiting.id } : {}
  const made = done(await table.call('move.confirm', { ...request, ...queuedId }))
  const { reading } = seen.settled.read
  expect(made).toMatchObject({ total: reading?.sum.total, band: reading?.band })
  const facts = (await table.run('journal.recent', { limit: 60 })).map(({ fact }) => fact)
  expect(facts.find(({ kind }) => kind === 'move.made')).toMatchObject({
    dice: { faces: step.dice },
    with: { band: made.band },
  })
  tell(evening, all, await gone())
  await emptied(table, step)
}

/** Writes down by hand that a weapon is empty, once it was shot and must be loaded again. */
export async function emptied(table: Table, { who, weapon }: RollStep): Promise<void> {
  if (weapon === undefined) return
  const row = weaponRows.find(({ id }) => id === weapon)
  if (row?.tags.includes('reload')) await load(table, who, weapon, false)
}

/** Plays a roll with the help in it. */
export async function playRoll(
  evening: Evening,
  step: RollStep,
  helpers: readonly RollStep[],
): Promise<void> {
  await land(evening, await underWay(evening, step, helpers))
}
