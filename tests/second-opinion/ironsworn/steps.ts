import type { Penalty, Step } from './case'
import { camel, makingOf, type Course } from './making'
import { make, openMove, type Made, type Making } from './made'
import { helpersOf, system } from './table'

/** What a step came to, beside what now lies in the file. */
export interface Played {
  /** The move that the step is about; the last of several alike. */
  main?: Made
  /** The rows of the tables that were rolled on, in order. */
  rows: { from: number; to: number; text: string }[]
  isAllowed?: boolean
  answer?: { answer: string; isExtreme: boolean }
  /** What was put on tracks, or why it could not be. */
  pack?: { error: string } | { trackId: string }
  /** Entries that came into the queue while it was played. */
  arisen: Awaited<ReturnType<Course['table']['queue']>>
}

/** Makes a move and keeps what it has left to be made. */
async function makeIn({ table }: Course, played: Played, making: Making): Promise<Made> {
  const known = new Set((await table.queue()).map(({ id }) => id))
  const made = await make(table, making)
  played.arisen.push(...(await table.queue()).filter(({ id }) => !known.has(id)))
  return made
}

const tableIds: Record<string, string> = {
  ...{ endure_harm: 'moves/endure_harm', endure_stress: 'moves/endure_stress' },
  ...{ pay_the_price: 'moves/pay_the_price', action: 'action_and_theme/action' },
  ...{ theme: 'action_and_theme/theme', combat_action: 'turning_point/combat_action' },
  ...{ major_plot_twist: 'turning_point/major_plot_twist' },
  challenge_rank: 'turning_point/challenge_rank',
}

async function rowsOf({ table }: Course, name: string) {
  const id = `classic/oracles/${tableIds[name] ?? name}`
  const found = (await table.run('oracle.tables', {})).find((each) => each.id === id)
  if (!found) throw new Error(`no table ${id}`)
  return found
}

/** The move that rolls on a table, and where its rows stand among its notes. */
const rolling = {
  endure_harm: { move: 'rollHarm', note: 'ironsworn.harmRow.' },
  endure_stress: { move: 'rollStress', note: 'ironsworn.stressRow.' },
  pay_the_price: { move: 'rollPrice', note: 'ironsworn.priceRow.' },
} as const

/** Rolls on a table that a move sends to, and reads the row off what the program says of it. */
async function rollOn(
  course: Course,
  played: Played,
  { name, actor, roll }: { name: keyof typeof rolling; actor: string; roll: number },
  answers: Making['answers'] = {},
): Promise<Made> {
  const { move, note } = rolling[name]
  const made = await makeIn(course, played, { move, actor, dice: [roll], answers, given: {} })
  const said = made.notes.find((key) => key.startsWith(note))
  const row = (await rowsOf(course, name)).rows[Number(said?.slice(note.length))]
  if (row) played.rows.push(row)
  return made
}

/** What is owed when the supply is gone, and what momentum could not take (IS-128, IS-129). */
async function settleRest(course: Course, played: Played, step: Step): Promise<void> {
  const { setbackBeforeRoll: setback, actor, exchange } = step
  if (setback) {
    const tracks = { setback: setback.track }
    const move = { move: 'faceASetback', actor, picks: [setback.option], tracks }
    await makeIn(course, played, { ...move, given: { points: setback.amount } })
  }
  if (step.option) return
  for (const [name, shares] of Object.entries(exchange)) {
    if (typeof shares === 'number') continue
    const given = Object.fromEntries(
      Object.entries(shares).flatMap(([id, by]) => (by === undefined ? [] : [[id, by]])),
    )
    await makeIn(course, played, { move: 'outOfSupply', actor: name, given })
  }
}

/** What the next step of the same actor makes of what the price led to. */
function amountAhead({ steps }: Course, { n, actor }: Step): Record<string, number> {
  const next = steps.find((step) => step.n > n && step.actor === actor && step.amount !== undefined)
  return next?.amount === undefined ? {} : { harm: next.amount, stress: next.amount }
}

const prices: Record<string, string> = {
  ...{ endure_harm: 'harm', endure_stress: 'stress', companion_endure_harm: 'companion' },
}

/** Rolls for the price; a row that suggests the one loss there is takes it. Answers what is left to pay. */
async function rollPrices(course: Course, played: Played, step: Step): Promise<Penalty[]> {
  const { actor, tableRolls, penalties } = step
  const [only, ...others] = penalties
  const suggested = others.length === 0 && only?.amount === 2 ? only.track : undefined
  let left = penalties
  for (const roll of tableRolls) {
    const answers = { loss: suggested ?? 'story' }
    const { asksAfter } = await rollOn(
      course,
      played,
      { name: 'pay_the_price', actor, roll },
      answers,
    )
    const isTaken = asksAfter.some(
      ({ id, kind }) =>
        id === 'loss' &&
        kind.type === 'choice' &&
        kind.values.some(({ value }) => value === suggested),
    )
    if (isTaken) left = []
  }
  return left
}

/** Asks the oracle which of two prices it is: the first is likely (IS-135, IS-143). */
async function pickOfTwo(course: Course, played: Played, step: Step): Promise<void> {
  const { actor, oracleRoll = 0 } = step
  const asked = { move: 'askTheOracle', actor, dice: [oracleRoll], answers: { odds: 'likely' } }
  const { notes } = await makeIn(course, played, asked)
  const answer = notes.includes('ironsworn.note.answer.yes') ? 'yes' : 'no'
  played.answer = { answer, isExtreme: notes.includes('ironsworn.note.extreme') }
}

/** A price is ruled, rolled for, or asked of the oracle (IS-135). */
async function payThePrice(course: Course, played: Played, step: Step): Promise<void> {
  const { actor, method, leadsTo } = step
  const overrules = course.sheets[actor]?.initiative === 'none'
  const pay = (picks: string[], given: Making['given'] = {}) =>
    makeIn(course, played, { move: 'payThePrice', actor, picks, given, overrules })
  const due = await rollPrices(course, played, step)
  if (method === 'pick_two') {
    await pay(['oracle'])
    await pickOfTwo(course, played, step)
  }
  for (const { track, amount } of due) played.main = await pay([track], { points: amount })
  if (method === 'table') return
  for (const next of leadsTo) {
    played.main = await pay([prices[next] ?? 'story'], amountAhead(course, step))
  }
}

/** What the GM does by hand (IS-076). */
async function editByHand({ table }: Course, step: Step): Promise<void> {
  const { actor, markDebility, clearDebility, weaponHarm } = step
  const member = { type: 'character' as const, id: table.idOf(actor) }
  const debility = markDebility ?? clearDebility
  if (debility !== undefined) {
    const input = { debility, isMarked: markDebility !== undefined }
    await table.run('act.perform', { system, act: 'debility', member, input })
  }
  if (weaponHarm !== undefined) {
    const sheets = { [system]: { weapon: { harm: weaponHarm } } }
    await table.run('character.edit', { characterId: member.id, sheets })
  }
}

/** Foes as one pack, or why not: what cannot be one stands on tracks of its own (IS-150, IS-151). */
async function setPack({ table, given }: Course, played: Played, step: Step): Promise<void> {
  const { track = '', baseRank = 'dangerous', count = 1, rankShift: shift = 0 } = step
  const foe = { from: 'new' as const, name: track, rank: baseRank }
  const { trackIds } = await table.run('foe.field', { system, foe, count, shift })
  const [trackId = ''] = trackIds
  if (trackIds.length === 1) {
    table.tracks.set(track, trackId)
    played.pack = { trackId }
    return
  }
  played.pack = { error: trackIds.length === count ? 'not-packable' : 'split-needed' }
  await table.run('history.undo', {})
  if (!given.fight?.foes.includes(track)) throw new Error(`nobody fights ${track}`)
}

/** What is only tried: whether anything speaks against it (IS-097, IS-190, IS-191). */
async function attempt(course: Course, step: Step): Promise<boolean> {
  const { companion, actor, purchase } = step
  if (companion !== undefined && step.move === 'use_companion') {
    const sheet = course.sheets[actor]
    return sheet !== undefined && helpersOf(sheet).includes(companion)
  }
  const making = makingOf(course, step)
  const { session } = await openMove(course.table, making)
  if (purchase === undefined) return session.read.value.cautions.length === 0
  const open = session.read.value.reading?.choice?.picks.filter(({ barred }) => !barred) ?? []
  return open.some(({ id }) => making.picks?.includes(id))
}

/** Consults a table of the campaign (IS-156). */
async function consult(course: Course, played: Played, name: string, roll: number): Promise<void> {
  const { id, rows } = await rowsOf(course, name)
  const row = rows.find(({ from, to }) => roll >= from && roll <= to)
  // A row that sends to others takes their dice with it: only its own limits are asked here.
  const further = (row?.rolls ?? []).some(({ auto }) => auto)
  if (!further) {
    const [told] = await course.table.run('oracle.consult', {
      ...{ typed: true, consulted: [{ tableId: id, dice: [[roll]] }] },
    })
    if (told?.[0]?.text !== row?.text) throw new Error(`${name} ${roll} is another row`)
  }
  if (row) played.rows.push(row)
}

const isRolling = (name: string): name is keyof typeof rolling => Object.hasOwn(rolling, name)

async function rollTable(course: Course, played: Played, step: Step): Promise<void> {
  const { table: name = '', tableRoll: roll = 0, actor } = step
  if (!isRolling(name)) return consult(course, played, name, roll)
  played.main = await rollOn(course, played, { name, actor, roll }, { mercy: 'spared' })
}

async function ask({ table }: Course, played: Played, { odds = '', oracleRoll = 0 }: Step) {
  const likelihood = (
    ['almostCertain', 'likely', 'fiftyFifty', 'unlikely', 'smallChance'] as const
  ).find((each) => each === camel(odds))
  if (!likelihood) throw new Error(`no such odds: ${odds}`)
  played.answer = await table.run('oracle.ask', { likelihood, roll: oracleRoll, typed: true })
}

/** A move, with the tide turned before it, and what it sends to at once. */
async function playMove(course: Course, played: Played, step: Step): Promise<void> {
  const { actor, turnTheTide, times, tableRoll } = step
  if (turnTheTide) await makeIn(course, played, { move: 'turnTheTide', actor })
  for (let time = 0; time < times; time += 1) {
    played.main = await makeIn(course, played, makingOf(course, step))
  }
  if (step.newTrack) await nameNewTrack(course, step.newTrack.id)
  await settleRest(course, played, step)
  if (tableRoll === undefined || !isRolling(step.move)) return
  const rolled = { name: step.move, actor, roll: tableRoll }
  await rollOn(course, played, rolled, { mercy: 'spared' })
}

/** A track that a move has opened is known by its name from then on. */
async function nameNewTrack({ table }: Course, name: string): Promise<void> {
  const found = (await table.allTracks()).find((track) => track.name === name)
  if (found) table.tracks.set(name, found.id)
}

/** Plays one step as the screen would do it. */
export async function playStep(course: Course, step: Step): Promise<Played> {
  const played: Played = { rows: [], arisen: [] }
  if (step.attemptOnly) played.isAllowed = await attempt(course, step)
  else if (step.move === 'gm_edit') await editByHand(course, step)
  else if (step.move === 'set_pack') await setPack(course, played, step)
  else if (step.move === 'roll_table') await rollTable(course, played, step)
  else if (step.move === 'ask_the_oracle') await ask(course, played, step)
  else if (step.move === 'pay_the_price') {
    await payThePrice(course, played, step)
    await settleRest(course, played, step)
  } else if (step.move !== 'record_bond') await playMove(course, played, step)
  return played
}
