import { expect } from 'vitest'
import { weightOf } from '../../../src/rules/dungeon-world/sheet'
import type { RunContext } from '../../../src/rules/moves/runner/inputs'
import type { Phrase } from '../../../src/shared/phrase'
import type { AidStep, RollStep, Shown, Step } from './case'
import { figures, takenOf } from './figures'
import { helpOn, watch } from './help'
import { done, type Sight } from '../campaign'
import { purposeOf, refusedWith, type Table } from './table'
import { tellMove } from './tell'
import { pickIds, sendAway, takeApplicants } from './words'

type Inputs = Partial<RunContext['inputs']>
type Of<Kind extends Step['do']> = Extract<Step, { do: Kind }>
type Told = Map<number, Shown>

/** A roll, and the steps of its case that are settled while it is under way. */
export interface Rolling {
  step: RollStep
  aids: readonly AidStep[]
  damage: Of<'damage'> | undefined
  asked: readonly Of<'ask'>[]
  overspent: readonly Of<'spendPreparation'>[]
}

const swapOf = (points: number): Inputs => (points > 0 ? { swap: { bonus: points } } : {})

/** What is said before the dice fall. */
async function openingOf(table: Table, step: RollStep): Promise<Inputs> {
  const { actor, move, stat, drop, coinsSpent, offers } = step
  const load: Record<string, string> = {}
  if (drop === 0) load['load'] = 'fail'
  else if (drop !== undefined) {
    const { inventory, leftBehind } = await table.character(actor)
    const item = inventory.find(({ name, weight }) => weight === drop && !leftBehind.includes(name))
    load['load'] = `shed:${item?.name ?? ''}`
  }
  const given = {
    ...(coinsSpent === undefined ? {} : { coins: coinsSpent }),
    ...Object.fromEntries(Object.entries(offers ?? {}).map(([id, made]) => [id, made ? 1 : 0])),
  }
  const how: Record<string, string> = move === 'defyDanger' && stat ? { stat } : {}
  return { given, answers: { ...how, ...load }, ...swapOf(step.preparationSpent) }
}

/** What is picked of what the band offers. */
function picksOf({ read }: Sight, step: RollStep): string[] {
  const choice = read.reading?.choice
  if (!choice) return []
  const offered = choice.picks.map(({ id }) => id)
  const { option, choice: shot, choices = [], gmPick, turnAway } = step
  if (turnAway !== undefined) {
    return offered.filter((id) => (turnAway ? sendAway : takeApplicants).includes(id))
  }
  const wanted = [option, shot, gmPick, ...choices].flatMap((each) => (each ? [each] : []))
  const named = wanted.map((each) => pickIds[each] ?? each)
  return named.length > 0 ? named : offered.slice(0, choice.count)
}

/** What is answered once the picks are taken. */
function answersOf({ read }: Sight, { step, damage }: Rolling): Record<string, string | number> {
  const known: Record<string, string | number | undefined> = {
    ...{ damage: damage?.base, plusDie: damage?.plusDie, minusDie: damage?.minusDie },
    ward: step.ward,
    bargain: step.accept ? 'accept' : 'refuse',
    // Who is hired is written down by hand.
    cast: 'untold',
  }
  return Object.fromEntries(
    read.asksAfter.flatMap(({ id }) => {
      const answer = known[id]
      return answer === undefined ? [] : [[id, answer]]
    }),
  )
}

/** A move refused as it stands, whatever the dice: its words, and that nothing has changed. */
async function refusedRoll(table: Table, { step }: Rolling, opening: Inputs): Promise<Shown> {
  const { actor, target } = step
  const draft = { move: step.move, actor, target }
  const sight = await table.look({ ...draft, inputs: { ...opening, given: {}, dice: [6, 6] } })
  const { coins } = await table.character(actor)
  const request = table.requestOf(sight, draft)
  const reply = await table.call('move.confirm', { ...request, given: opening.given ?? {} })
  const reason = refusedWith(reply)
  const after = await table.character(actor)
  expect(after.coins).toBe(coins)
  return { allowed: reason === null, reason, coinsAfter: after.coins }
}

/** A roll on the screen: how it was before anybody meddled, and how it stands when all is said. */
interface Settled {
  first: Sight
  offered: Sight
  picked: Sight
  settled: Sight
  /** What the screen tells of the damage while nobody is struck by it. */
  beforeArmor: unknown
}

/** Lets others meddle, then picks and answers. */
async function settle(table: Table, rolling: Rolling, opening: Inputs, told: Told) {
  const { step, aids } = rolling
  const { actor, target, move, forwardUsed } = step
  const draft = { move, actor, target, ticked: forwardUsed }
  const rolled = { ...opening, dice: step.dice ? [...step.dice] : [] }
  const look = (inputs: Inputs = {}, on: string | null | undefined = target) =>
    table.look({ ...draft, target: on, inputs: { ...rolled, ...inputs } })

  const first = await look()
  const forward = takenOf(first).filter((modifier) => modifier.kind === 'forward')
  expect(forward.map(purposeOf).sort()).toEqual([...forwardUsed].sort())
  for (const each of aids) told.set(each.n, await helpOn(table, each, () => look()))
  const offered = await look()
  const picks = picksOf(offered, step)
  const picked = await look({ picks })
  const answers = { ...opening.answers, ...answersOf(picked, rolling) }
  const settled = await look({ picks, answers })
  const { outcome } = (await look({ picks, answers }, null)).read
  const beforeArmor = damageIn(outcome?.notes ?? [], 'toDeal')
  return { first, offered, picked, settled, beforeArmor }
}

type Request = ReturnType<Table['requestOf']>

/** What is tried with a roll and refused: too much preparation, a question that is not listed. */
async function tryOut(
  table: Table,
  { overspent, asked }: Rolling,
  { offered }: Settled,
  request: Request,
  told: Told,
): Promise<void> {
  for (const { n, amount } of overspent) {
    const reply = await table.call('move.confirm', { ...request, swap: { bonus: amount } })
    told.set(n, { allowed: reply.ok, reason: refusedWith(reply) })
  }
  let left = offered.read.reading?.choice?.count ?? 0
  for (const { n, onList } of asked) {
    if (onList) left -= 1
    const strange = { ...request, picks: ['whatElse', ...request.picks.slice(1)] }
    const answered = onList || (await table.call('move.confirm', strange)).ok
    told.set(n, { answered, questionsLeft: left })
  }
}

/** Confirms a roll; what was confirmed is what the screen showed, and stands in the journal. */
async function confirm(table: Table, { settled }: Settled, request: Request) {
  const made = done(await table.call('move.confirm', request))
  const { reading } = settled.read
  expect(made).toMatchObject({ total: reading?.sum.total, band: reading?.band })
  const [fact] = (await table.run('journal.recent', { limit: 60 }))
    .map((each) => each.fact)
    .filter(({ kind }) => kind === 'move.made')
  expect(fact).toMatchObject({ dice: { faces: request.dice }, with: { band: made.band } })
  return made
}

/** Plays a roll with all that is settled before it lands; the steps it settles are told, too. */
export async function playRoll(
  table: Table,
  rolling: Rolling,
): Promise<ReadonlyMap<number, Shown>> {
  const { step, damage } = rolling
  const { actor } = step
  const told: Told = new Map()
  const opening = await openingOf(table, step)
  if (step.dice === null && step.drop !== 0) {
    return told.set(step.n, await refusedRoll(table, rolling, opening))
  }
  const seen = await settle(table, rolling, opening, told)
  const request = table.requestOf(seen.settled, step)
  await tryOut(table, rolling, seen, request, told)
  const gains = await watch(table, actor)
  const waiting = new Set((await table.run('modifier.list', {})).map(({ id }) => id))
  const optional = await table.owed('optional')
  const { total, band, notes, told: done } = await confirm(table, seen, request)
  const after = await table.character(actor)
  const laid = (await table.run('modifier.list', {})).filter(({ id }) => !waiting.has(id))
  told.set(step.n, {
    ...{ ...figures(seen.first), settledTotal: total, settledBand: band, ...(await gains()) },
    ...tellMove({ ...seen, notes: [...notes, ...done] }),
    ...{ ammo: after.ammo, hold: after.defendHold.count, life: after.life },
    ...{ coinsAfter: after.coins, weightAfter: weightOf(after) },
    autoFail: request.dice.length === 0,
    forwardGained: laid.find(({ owner }) => owner === actor)?.value ?? 0,
    forwardTo: laid.map(({ owner }) => owner),
    nextForward: laid.find(({ rule }) => rule === 'DW-078')?.value ?? 0,
    gmMayEntangle: (await table.owed('optional')) > optional,
  })
  if (damage) {
    const dealt = damageIn(done, 'dealt', 'down', 'dying', 'oneFalls')
    const { beforeArmor } = seen
    told.set(damage.n, { beforeArmor, dealt, hpAfter: await table.hp(damage.to) })
  }
  return told
}

/** The damage that a move tells. */
const damageIn = (notes: readonly Phrase[], ...keys: string[]) =>
  notes.find(({ key }) => keys.some((each) => key === `dungeonWorld.note.${each}`))?.with?.[
    'damage'
  ]
