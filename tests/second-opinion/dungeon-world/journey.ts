import type { InputOf } from '../../../src/campaign/api'
import type { Phrase } from '../../../src/shared/phrase'
import type { JourneyStep, Shown } from './case'
import { figures } from './figures'
import { done, said } from '../campaign'
import { refusedWith, type Table } from './table'
import { system } from './words'

const roles = ['trailblazer', 'scout', 'quartermaster'] as const
type Role = (typeof roles)[number]
type RoleRequests = InputOf<'groupMove.confirm'>['roles']
interface Purse {
  xp: number
  rations: number
}

/** What everybody has who comes along. */
async function pursesOf(table: Table, names: readonly string[]): Promise<Map<string, Purse>> {
  const purses = new Map<string, Purse>()
  for (const name of names) purses.set(name, await table.character(name))
  return purses
}

/** The rolls of the jobs, as the screen shows them and as the command takes them. */
async function rollJobs(table: Table, { jobs }: JourneyStep) {
  const shown: Partial<Record<Role, Shown>> = {}
  const requests: RoleRequests = {}
  for (const role of roles) {
    const job = jobs[role]
    if (!job) continue
    const { actor, forwardUsed, preparationSpent } = job
    const swap = preparationSpent > 0 ? { swap: { bonus: preparationSpent } } : {}
    const inputs = { dice: job.dice ? [...job.dice] : [6, 6], ...swap }
    const sight = await table.look({ move: 'perilousJourney', actor, inputs, ticked: forwardUsed })
    const { dice, swap: swapped, modifiers } = table.requestOf(sight, { actor })
    requests[role] = { dice, swap: swapped, modifiers, characterId: table.ref(actor).id }
    shown[role] = { ...figures(sight), empty: false }
  }
  return { shown, requests }
}

/** A note of one of these groups. */
const noteOf = (notes: readonly Phrase[], group: string) =>
  notes.find(({ key }) => key.startsWith(`dungeonWorld.journey.${group}.`))

/** A journey of several: each job rolled, then read together. */
export async function journey(table: Table, step: JourneyStep): Promise<Shown> {
  const { travellers, rationsRequired, jobs } = step
  const { shown, requests } = await rollJobs(table, step)
  const before = await pursesOf(table, travellers)
  const owed = new Set((await table.run('inbox.list', {})).map(({ id }) => id))
  const reply = await table.call('groupMove.confirm', {
    ...{ system, groupMove: 'journey', roles: requests, given: { rations: rationsRequired } },
    along: travellers.map((name) => table.ref(name).id),
  })
  const reason = refusedWith(reply)
  if (reason !== null) return { allowed: false, reason }
  const { notes } = done(reply)
  const failed = (await table.run('inbox.list', {}))
    .filter(({ id }) => !owed.has(id))
    .flatMap(({ cause }) => said([cause]))
  const after = await pursesOf(table, travellers)
  const changed = (name: string, what: keyof Purse) =>
    (after.get(name)?.[what] ?? 0) - (before.get(name)?.[what] ?? 0)
  for (const role of roles) {
    const actor = jobs[role]?.actor
    const band = failed.includes(role) ? '6-' : undefined
    shown[role] =
      actor === undefined
        ? { empty: true, xpMarked: 0, band }
        : { ...shown[role], xpMarked: changed(actor, 'xp') }
  }
  const scout = noteOf(notes, 'scout')
  return {
    ...{ allowed: true, jobs: shown, gmMoves: failed },
    rationsUsed: Object.fromEntries(
      travellers.map((name) => [name, -changed(name, 'rations') || 0]),
    ),
    rationsRequired: noteOf(notes, 'stores')?.with?.['rations'],
    faster: said(notes).includes('faster'),
    surprise: scout && said([scout])[0],
  }
}
