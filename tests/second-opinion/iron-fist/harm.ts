import { harmOrder } from '../../../src/renderer/systems/iron-fist/harm/harm-order'
import { divisionRefused, readStruck, type Struck } from '../../../src/rules/iron-fist/harm/struck'
import type { Hit } from '../../../src/rules/iron-fist/harm/established-harm'
import { characterSchema } from '../../../src/rules/iron-fist/sheet'
import type { Of, Shown } from './case'
import type { Evening } from './rolls'
import { personOf } from './strike'
import { done } from '../campaign'
import { refusedWith, type Table } from './table'
import { inflictPicks, reasonOf, shakenPicks, sufferPicks } from './words'

type Person = Awaited<ReturnType<typeof personOf>>

const struckBy = (person: Person, hits: readonly Hit[], debility = false): Struck => ({
  ...{ id: person.key, kind: person.type, sheet: person.sheet, body: person.body },
  ...{ hits, less: 0, debility },
})

/** What each hit comes to, before anything is taken off the whole. */
async function eachHit(table: Table, struck: Struck): Promise<number[]> {
  const settings = await table.settings()
  const sheet =
    struck.kind === 'npc' ? struck.sheet : { ...characterSchema.parse(struck.sheet), guard: 0 }
  return struck.hits.map(
    (hit) => readStruck([{ ...struck, sheet, hits: [hit] }], settings)[0]?.through.total ?? 0,
  )
}

/** Settles harm by the card: what is marked now, and which rolls are left to be made. */
async function byCard(
  table: Table,
  falls: readonly { person: Person; struck: Struck; finish: boolean; debility: string }[],
  source: string,
) {
  const settings = await table.settings()
  const reads = readStruck(
    falls.map(({ struck }) => struck),
    settings,
  )
  const falling = falls.flatMap((fall, at) => {
    const read = reads[at]
    return read ? [{ ...fall, read }] : []
  })
  const striker = table.isBody(source) ? await personOf(table, source) : undefined
  const order = harmOrder(falling, striker, settings)
  if (order.acts.length + order.leadsTo.length > 0) {
    done(await table.call('act.performAll', { title: 'harm', ...order }))
  }
  return reads
}

/** Harm falls on an NPC: a roll has marked it, a finish will, or the card does. */
async function hitNpc(
  { table, marked }: Evening,
  step: Of<'hit'>,
  finish: boolean,
): Promise<Shown> {
  const { target, source, hits } = step
  const before = marked.get(target)
  if (before) {
    marked.delete(target)
    const { from, to } = before
    return { perHit: [to - from], establishedHarm: to - from, hsAfter: to }
  }
  const waiting = await table.queued('inflictHarm', { target })
  const person = await personOf(table, target)
  const struck = struckBy(person, hits)
  const perHit = await eachHit(table, struck)
  if (waiting) {
    const { harm = 0, ap = 0 } = waiting.given
    const [read] = readStruck([struckBy(person, [{ normal: harm, ap }])], await table.settings())
    return { perHit, establishedHarm: read?.through.total, hsAfter: read?.to }
  }
  const [read] = await byCard(table, [{ person, struck, finish, debility: '' }], source)
  if (!finish && (await table.npc(target)).harmSuffered !== read?.to) throw new Error('not marked')
  return { perHit, establishedHarm: read?.through.total, hsAfter: read?.to }
}

/** Harm falls on a character: a move leads to it, or the card does. */
async function hitCharacter({ table }: Evening, step: Of<'hit'>): Promise<Shown> {
  const { target, source, hits } = step
  const waiting = await table.queued('sufferHarm', { actor: target })
  const person = await personOf(table, target)
  const { harm = 0, ap = 0 } = waiting?.given ?? {}
  const falls = waiting ? [{ normal: harm, ap }] : hits
  const struck = struckBy(person, falls, step.debility === 'before')
  const settings = await table.settings()
  const [read] = readStruck([struck], settings)
  if (!waiting) {
    const debility = step.debilityText ?? ''
    await byCard(table, [{ person, struck, finish: false, debility }], source)
  } else if (read && !read.mayRoll) {
    // Nothing gets through: it is told, and off the list.
    const draft = { move: 'sufferHarm', actor: target, inputs: { given: { ...waiting.given } } }
    const request = table.requestOf(await table.look(draft), draft)
    done(await table.call('move.confirm', { ...request, queuedId: waiting.id }))
  }
  return {
    perHit: await eachHit(table, struck),
    ...{ establishedHarm: read?.through.total, healthMarked: read?.to, sufferRoll: read?.mayRoll },
    debilities: (await table.character(target)).debilities.map(({ text }) => text),
  }
}

/** Harm falls on somebody. `finish`: Inflict Harm is rolled for it next. */
export function playHit(evening: Evening, step: Of<'hit'>, finish: boolean): Promise<Shown> {
  return evening.table.isCharacter(step.target)
    ? hitCharacter(evening, step)
    : hitNpc(evening, step, finish)
}

/** The harm of a move is divided among several. */
export async function playDivide({ table }: Evening, step: Of<'divide'>): Promise<Shown> {
  const { who, normal, ap, parts } = step
  const people = await Promise.all(parts.map(({ target }) => personOf(table, target)))
  const falls = people.map((person, at) => {
    const { normal: own = 0, ap: piercing = 0 } = parts[at] ?? {}
    return {
      person,
      struck: struckBy(person, [{ normal: own, ap: piercing }]),
      finish: false,
      debility: '',
    }
  })
  const struck = falls.map((fall) => fall.struck)
  const waiting = await table.queued('divideHarm', { actor: who })
  const whole = { normal: waiting?.given['harm'] ?? -1, ap: waiting?.given['ap'] ?? -1 }
  if (whole.normal !== normal || whole.ap !== ap) throw new Error('another whole is divided')
  if (divisionRefused(whole, struck, await table.settings())) return { valid: false }
  const reads = await byCard(table, falls, who)
  const each = <Value>(value: (at: number) => Value) =>
    Object.fromEntries(parts.map(({ target }, at) => [target, value(at)]))
  const now = await Promise.all(parts.map(({ target }) => table.npc(target)))
  return {
    valid: true,
    establishedHarm: each((at) => reads[at]?.through.total),
    hsAfter: each((at) => now[at]?.harmSuffered),
  }
}

/** Inflict Harm is rolled: what a move has led to, or for harm that was marked before. */
export async function inflictHarm({ table }: Evening, step: Of<'inflictHarm'>): Promise<Shown> {
  const { who, target, dice, pick, swapDie, status } = step
  const actor = table.isBody(who) ? who : null
  const waiting = await table.queued('inflictHarm', { target })
  const given = waiting ? { ...waiting.given } : { harm: 0, ap: 0 }
  const lesser = pick.includes('c') ? pick.filter((each) => each !== 'c') : pick
  const picks = lesser.map(
    (each) => (each === 'f' ? shakenPicks[status ?? ''] : inflictPicks[each]) ?? each,
  )
  const swap = swapDie === undefined ? {} : { swap: { die: swapDie } }
  const draft = { move: 'inflictHarm', actor, target }
  const sight = await table.look({ ...draft, inputs: { given, dice, picks, ...swap } })
  const { reading, sides } = sight.read
  if (!reading) throw new Error('There is nothing to read yet')
  const owed = new Set((await table.run('inbox.list', {})).map(({ id }) => id))
  const queuedId = waiting ? { queuedId: waiting.id } : {}
  const made = done(
    await table.call('move.confirm', { ...table.requestOf(sight, draft), ...queuedId }),
  )
  const debts = (await table.run('inbox.list', {})).filter(({ id }) => !owed.has(id))
  const after = await table.npc(target)
  const harm = reading.sum.terms.filter(({ rule }) => ['IF-103', 'IF-107'].includes(rule))
  const by = reading.choice?.who ?? null
  return {
    ...{ dieCount: sides.length, totalHs: harm.reduce((all, { value }) => all + value, 0) },
    ...{ total: made.total, band: made.band },
    // On 7-9 the opponent picks, and the GM plays them.
    chooser: made.band === '7-9' && by === 'gm' ? 'opponent' : by,
    ...{ hsAfter: after.harmSuffered, status: after.status, gmMove: debts[0]?.due ?? null },
    adAfter: actor === null ? null : (await table.character(actor)).advantageDie,
  }
}

/** What is picked of Suffer Harm, and what is answered. */
function sufferChoices(step: Of<'sufferHarm'>, band: string, who: string | undefined) {
  const { pick, offerAccepted, debility, debilityText = '' } = step
  const named = { debility: debilityText }
  if (debility === 'after' && who === 'player') return { picks: ['debility'], answers: named }
  const offer = offerAccepted ? 'offerTaken' : 'offerTurnedDown'
  const picked = sufferPicks[band]?.[pick ?? ''] ?? offer
  if (who === 'player') return { picks: [picked], answers: {} }
  const instead = debility === 'after' ? { instead: 'debility', ...named } : { instead: 'keep' }
  return { picks: [picked], answers: instead }
}

/** Suffer Harm is rolled, as what came before has led to it. */
export async function sufferHarm({ table }: Evening, step: Of<'sufferHarm'>): Promise<Shown> {
  const { who, dice, swapDie } = step
  const waiting = await table.queued('sufferHarm', { actor: who })
  if (!waiting) throw new Error(`${who} has nothing to suffer`)
  const swap = swapDie === undefined ? {} : { swap: { die: swapDie } }
  const target = table.nameOf(waiting.target?.id)
  const draft = { move: 'sufferHarm', actor: who, target }
  const inputs = { given: { ...waiting.given }, dice, ...swap }
  const offered = (await table.look({ ...draft, inputs })).read
  const { reading } = offered
  if (!reading) throw new Error('There is nothing to read yet')
  const { picks, answers } = sufferChoices(step, reading.band, reading.choice?.who)
  const asks = (await table.look({ ...draft, inputs: { ...inputs, picks } })).read.asksAfter
  const isAsked = asks.some(({ id }) => id === 'instead') || !('instead' in answers)
  const sight = await table.look({
    ...draft,
    inputs: { ...inputs, picks, answers: isAsked ? answers : {} },
  })
  const before = await table.character(who)
  const request = { ...table.requestOf(sight, draft), queuedId: waiting.id }
  const reason = refusedWith(await table.call('move.confirm', request))
  const { counters, advantageDie, conditions, dying, debilities } = await table.character(who)
  const { total, terms } = reading.sum
  const chooser = reading.choice?.who
  return {
    ...{ modifier: terms[1]?.value, total, band: reading.band },
    chooser: chooser === 'opposition' ? 'opponent' : chooser,
    ...{ healthAfter: counters.health, adAfter: advantageDie, conditions, dying },
    debilities: debilities.map(({ text }) => text),
    picksLegal: (reading.choice?.picks ?? [])
      .filter(({ barred }) => !barred)
      .map(
        ({ id }) =>
          Object.entries(sufferPicks[reading.band] ?? {}).find(([, own]) => own === id)?.[0],
      ),
    conditionsActivated: conditions.filter((each) => !before.conditions.includes(each)),
    ...(reason === null ? {} : { allowed: false, reason: reasonOf(reason) }),
  }
}
