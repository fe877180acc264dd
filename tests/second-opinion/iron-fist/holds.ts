import type { Of, Shown } from './case'
import { done } from '../campaign'
import type { Table } from './table'
import { holdMoves, system } from './words'

type Spend = Of<'spendHold'>

/** What a hold is called that is spent so: a question by the list it is from. */
function optionOf({ option, question, target = '' }: Spend): string {
  if (option !== 'question') return option
  if (question === 'free') return 'own'
  return target === 'situation' ? 'way' : 'truth'
}

/** The holds of somebody over somebody, or over what they looked into. */
async function held(table: Table, { who, source, target = '' }: Spend) {
  return (await table.run('hold.list', {})).filter(
    (hold) =>
      hold.owner === who &&
      hold.move === holdMoves[source] &&
      (hold.target ?? hold.note) === target,
  )
}

/** What an option costs, as its move has it. */
async function costOf(table: Table, step: Spend): Promise<number | undefined> {
  const { moves } = await table.rules()
  const { options } = moves[holdMoves[step.source] ?? '']?.holds ?? { options: [] }
  const option = options.find(({ id }) => id === optionOf(step))
  return step.significant ? option?.heavyCost : option?.cost
}

/** Goods are spent: holds that lie in a pool on the sheet. */
async function spendGoods(table: Table, step: Spend): Promise<Shown> {
  const characterId = table.ref(step.who).id
  const before = (await table.character(step.who)).gearHolds
  const spending = { characterId, system, move: 'gearAndAmmo', option: step.option }
  const { ok: allowed } = await table.call('hold.spendPool', spending)
  const { gearHolds: holdsLeft } = await table.character(step.who)
  const cost = allowed ? before - holdsLeft : await costOf(table, step)
  return { allowed, cost, holdsLeft }
}

/** A hold is spent, granted or not. */
export async function spendHold(table: Table, step: Spend): Promise<Shown> {
  const { who, source, target = '', answer, significant = false } = step
  if (source === 'gear') return spendGoods(table, step)
  const count = async () =>
    (await held(table, step)).reduce((all, hold) => all + hold.left_count, 0)
  const before = await count()
  const [hold] = await held(table, step)
  const granted = answer === 'accepted' || answer === 'answered'
  const spending = { option: optionOf(step), heavy: significant, granted }
  const reply = hold ? await table.call('hold.spend', { holdId: hold.id, ...spending }) : null
  const allowed = reply?.ok ?? false
  const holdsLeft = await count()
  return {
    ...{ allowed, holdsLeft, influence: holdsLeft > 0 },
    cost: allowed ? before - holdsLeft : await costOf(table, step),
    adAfter: (await table.character(who)).advantageDie,
    ...(table.isCharacter(target) ? { targetXp: (await table.character(target)).xp } : {}),
  }
}

/** The scene ends, and every hold over somebody with it. */
export async function endScene(table: Table): Promise<Shown> {
  const [hold] = await table.run('hold.list', {})
  await table.run('hold.endScene', {})
  const left = await table.run('hold.list', {})
  const holdsLeft = left.reduce((all, each) => all + each.left_count, 0)
  return { holdsLeft, targetXp: (await table.character(hold?.target ?? '')).xp }
}

/** Who could make a move now, and what would stand in the way. */
export async function declare(table: Table, step: Of<'declare'>): Promise<Shown> {
  const { who, move, weapon, against } = step
  const draft = { move, actor: who, target: against }
  const { asksBefore, cautions, swaps } = (await table.look({ ...draft, inputs: { dice: [1, 1] } }))
    .read
  const unpaid = asksBefore.some(({ id }) => id === 'unpaid')
  const { gear, advantageDie } = await table.character(who)
  const unloaded = gear.weapons.some(({ weaponId, loaded }) => weaponId === weapon && !loaded)
  // Whoever was given an opening finds the move on the list of those to be made.
  const isOpen = (await table.queued(move, { actor: who })) !== undefined
  const faceDeathRequired = !isOpen && cautions.some(({ key }) => key.endsWith('tooStrong'))
  const reason = unpaid ? 'noHold' : unloaded ? 'unloaded' : null
  if (unpaid) {
    const sight = await table.look({ ...draft, inputs: { dice: [1, 1] } })
    if ((await table.call('move.confirm', table.requestOf(sight, draft))).ok) {
      throw new Error('It was to be refused')
    }
  }
  return {
    ...{ allowed: reason === null && !faceDeathRequired, reason, faceDeathRequired },
    adAfter: swaps?.value ?? advantageDie,
  }
}

/** Milestones by what the cases call them. */
export type Milestones = Map<string, string>

/** Somebody claims a milestone, others as well or against it, and the GM decides. */
export async function claimMilestone(
  table: Table,
  milestones: Milestones,
  step: Of<'claimMilestone'>,
  everybody: readonly string[],
): Promise<Shown> {
  const { milestone, kind, claimants, gmConfirms, objections, agreedOn } = step
  const [first = '', ...rivals] = claimants
  const { milestoneId } = await table.run('milestone.claim', {
    ...{ kind, characterId: table.ref(first).id, deed: `Deed ${milestone}` },
  })
  milestones.set(milestone, milestoneId)
  const voice = (name: string, says: 'claims' | 'objects') =>
    table.call('milestone.dispute', { milestoneId, characterId: table.ref(name).id, says })
  for (const rival of rivals) done(await voice(rival, 'claims'))
  const others = everybody.filter((name) => !claimants.includes(name))
  for (const other of others.slice(0, objections)) await voice(other, 'objects')
  if (!gmConfirms) {
    await table.run('milestone.deny', { milestoneId })
    return { awardedTo: null }
  }
  const agreed = agreedOn === undefined ? {} : { agreedOn: table.ref(agreedOn).id }
  const { awardedTo } = await table.run('milestone.confirm', { milestoneId, ...agreed })
  return { awardedTo: awardedTo === null ? null : table.nameOf(awardedTo) }
}

/** A milestone is exchanged for what it buys. */
export async function exchangeMilestone(
  table: Table,
  milestones: Milestones,
  step: Of<'exchangeMilestone'>,
): Promise<Shown> {
  const { who, milestone, for: what, clear } = step
  const { milestones: rules } = await table.rules()
  const before = await table.character(who)
  const asks = rules?.asks(before, what) ?? []
  const answers = Object.fromEntries(asks.map(({ id }) => [id, clear[0] ?? 'none']))
  const milestoneId = milestones.get(milestone) ?? ''
  await table.run('milestone.exchange', { milestoneId, what, answers })
  const after = await table.character(who)
  return {
    value: what === 'xp' ? after.xp : after.counters[what],
    cleared: before.conditions.filter((each) => !after.conditions.includes(each)),
  }
}
