import type { Given, GivenFront, GivenMission, Of, Shown } from './case'
import { done } from '../campaign'
import type { Table } from './table'
import { allFronts, allMissions } from '../../support/whole-lists'

/** A front on the table: its ids by the names of the case. */
interface Front {
  frontId: string
  dangers: ReadonlyMap<string, { dangerId: string; portentIds: readonly string[] }>
}

/** A mission about to be closed, and the front it belongs to. */
export interface Closing {
  missionId: string
  front: Front | null
}

/** Prepares a front with its threats, as far as they had come. */
async function prepareFront(table: Table, { id: name, threats }: GivenFront): Promise<Front> {
  const { frontId } = await table.run('front.create', { name, kind: 'campaign' })
  const dangers = new Map<string, { dangerId: string; portentIds: string[] }>()
  for (const { id, portents, portentsDone } of threats) {
    const { dangerId } = await table.run('front.addDanger', { frontId, name: id })
    const portentIds: string[] = []
    for (let place = 1; place <= portents; place += 1) {
      const text = `Portent ${place}`
      portentIds.push((await table.run('front.addPortent', { dangerId, text })).portentId)
    }
    for (const portentId of portentIds.slice(0, portentsDone)) {
      await table.run('front.tickPortent', { portentId, how: 'descriptive', cause: 'Before' })
    }
    dangers.set(id, { dangerId, portentIds })
  }
  return { frontId, dangers }
}

/** A milestone that was won on the mission and is spent on its closing roll. */
async function assignMilestone(table: Table, missionId: string, name: string): Promise<void> {
  const characterId = table.ref(name).id
  const claim = { kind: 'mission' as const, missionId, characterId, deed: `What ${name} did` }
  const { milestoneId } = await table.run('milestone.claim', claim)
  await table.run('milestone.confirm', { milestoneId })
  await table.run('milestone.exchange', { milestoneId, what: 'missionRoll' })
}

async function endMission(table: Table, own: GivenMission, frontId: string | null) {
  const { missionId } = await table.run('mission.create', { name: own.id, frontId })
  for (const name of own.participants) {
    await table.run('mission.addParticipant', { missionId, characterId: table.ref(name).id })
  }
  await table.run('mission.brief', { missionId })
  await table.run('mission.begin', { missionId })
  for (const [name, count] of Object.entries(own.milestonesAssigned)) {
    for (let spent = 0; spent < count; spent += 1) await assignMilestone(table, missionId, name)
  }
  await table.run('mission.report', { missionId, outcome: own.outcome })
  for (const name of own.absent) {
    const characterId = table.ref(name).id
    await table.run('mission.setParticipant', { missionId, characterId, absent: true })
  }
  return missionId
}

/** Brings the mission of a case to where it is reported; null where there is none. */
export async function openClosing(table: Table, { mission, front }: Given) {
  if (!mission) return null
  const prepared = front ? await prepareFront(table, front) : null
  const missionId = await endMission(table, mission, prepared?.frontId ?? null)
  return { missionId, front: prepared }
}

async function missionOf(table: Table, { missionId }: Closing) {
  const missions = await allMissions(table)
  const found = missions.find(({ id }) => id === missionId)
  if (!found) throw new Error('The mission is gone')
  return found
}

async function rulesOf(table: Table) {
  const { endOfMission } = await table.rules()
  if (!endOfMission) throw new Error('Missions do not end in this system')
  return endOfMission
}

/** Somebody reports on somebody, or the GM does. */
export async function report(table: Table, at: Closing, step: Of<'report'>): Promise<Shown> {
  const from = step.from === 'gm' ? null : table.ref(step.from).id
  const given = { missionId: at.missionId, from, to: table.ref(step.to).id }
  // What is not one point either way is to be refused as it comes in.
  const value = step.value as 1 | -1
  return { accepted: (await table.call('mission.giveReport', { ...given, value })).ok }
}

/** What everybody adds to the closing roll, as its screen shows it. */
export async function closingModifiers(table: Table, at: Closing): Promise<Shown> {
  const { end, participants } = await missionOf(table, at)
  const rules = await rulesOf(table)
  const sums = participants.map(({ id, name }) => [name, rules.modifier(end, id).total])
  return { modifiers: Object.fromEntries(sums) }
}

const factsOf = async (table: Table, kind: string, characterId: string) =>
  (await table.run('journal.recent', { limit: 200 }))
    .map(({ fact }) => fact)
    .filter((fact) => fact.kind === kind && fact.about.some(({ id }) => id === characterId))

/** How many reports of others somebody has come to hear of. */
async function heard(table: Table, { missionId }: Closing, who: string): Promise<number> {
  const learned = await table.run('mission.learned', { missionId, characterId: table.ref(who).id })
  return learned.filter(({ from }) => from !== who).length
}

/** The closing roll of one character. */
export async function closingRoll(
  table: Table,
  at: Closing,
  step: Of<'closingRoll'>,
): Promise<Shown> {
  const { who, dice, picks, clear, resentedBy = '' } = step
  const { missionId } = at
  const characterId = table.ref(who).id
  const { end } = await missionOf(table, at)
  const rules = await rulesOf(table)
  const made = { missionId, characterId, dice, typed: true, picks, clear, resentedBy }
  if (!rules.mayRoll(end)) {
    return { allowed: (await table.call('mission.roll', made)).ok }
  }
  const choice = rules.read(end, characterId, dice).choice
  const before = await table.character(who)
  done(await table.call('mission.roll', made))
  const after = await table.character(who)
  const rolled = (await missionOf(table, at)).participants.find(
    ({ id }) => id === characterId,
  )?.roll
  return {
    ...{ modifier: rolled?.modifier, total: rolled?.total, band: rolled?.band },
    picksAllowed: choice?.count ?? 0,
    resented: (await factsOf(table, 'mission.resented', characterId)).length > 0,
    resentedBy: rolled?.resentedBy,
    reportsLearned: await heard(table, at, who),
    cleared: before.conditions.filter((each) => !after.conditions.includes(each)),
  }
}

/** What a player comes to know of the closing. */
export async function playerView(
  table: Table,
  at: Closing,
  { who }: Of<'playerView'>,
): Promise<Shown> {
  const { modifiers } = await closingModifiers(table, at)
  const summed = await factsOf(table, 'mission.modifierSummed', table.ref(who).id)
  return {
    finalModifier: (modifiers as Record<string, number>)[who],
    reportsVisible: await heard(table, at, who),
    breakdownVisible: summed.some(({ secret }) => !secret),
  }
}

const frontNow = async (table: Table, frontId: string) => {
  const found = (await allFronts(table)).find(({ id }) => id === frontId)
  if (!found) throw new Error('The front is gone')
  return found
}

/** A portent comes true; with the last of them the doom does, and the GM settles the threat. */
export async function portent(table: Table, at: Closing, step: Of<'portent'>): Promise<Shown> {
  const { frontId = '', dangers } = at.front ?? {}
  const { dangerId = '', portentIds = [] } = dangers?.get(step.threat) ?? {}
  const portentId = portentIds[step.portent - 1] ?? ''
  const told = { portentId, how: 'descriptive' as const, cause: 'It came to pass' }
  const { allDone } = await table.run('front.tickPortent', told)
  if (allDone) await table.run('front.resolveDanger', { dangerId, aftermath: 'The doom came' })
  const now = await frontNow(table, frontId)
  const danger = now.dangers.find(({ id }) => id === dangerId)
  return {
    portentsDone: danger?.portents.filter(({ done_at: at_ }) => at_ !== null).length,
    ...{ doomTriggered: allDone, threatState: danger?.state },
    frontCompleted: now.status === 'resolved',
  }
}

/** A threat is dealt with. */
export async function resolveThreat(
  table: Table,
  at: Closing,
  step: Of<'resolveThreat'>,
): Promise<Shown> {
  const { frontId = '', dangers } = at.front ?? {}
  const { dangerId = '' } = dangers?.get(step.threat) ?? {}
  await table.run('front.resolveDanger', { dangerId, aftermath: 'It is dealt with' })
  const danger = (await frontNow(table, frontId)).dangers.find(({ id }) => id === dangerId)
  return { threatState: danger?.state }
}

/** A front is done with; its mission closes it. */
export async function completeFront(table: Table, at: Closing): Promise<Shown> {
  const { frontId = '' } = at.front ?? {}
  await table.run('front.resolve', { frontId, aftermath: 'All is quiet' })
  const { front_id: linked } = await missionOf(table, at)
  return {
    frontCompleted: (await frontNow(table, frontId)).status === 'resolved',
    missionType: linked === frontId ? 'front' : 'task',
  }
}
