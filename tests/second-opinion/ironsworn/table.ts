import { canAssist, companionsOf } from '../../../src/rules/ironsworn/figures/companions'
import { characterSchema, partySchema, type Character } from '../../../src/rules/ironsworn/sheet'
import { ironsworn } from '../../../src/rules/ironsworn'
import { testWorkspace } from '../../support/workspace'
import type { Given, GivenCharacter, GivenTrack } from './case'

export const system = ironsworn.id

/** The companions that can help (IS-194). */
export const helpersOf = (sheet: Character) =>
  companionsOf(sheet)
    .filter(canAssist)
    .map(({ name }) => name)

/** A sheet as a case has it; what it leaves out is blank. */
function sheetOf(own: GivenCharacter) {
  const { edge, heart, iron, shadow, wits, health, spirit, weaponHarm, companions, ...rest } = own
  const assets = companions.map(({ name, health: value, maxHealth: max, markedAbilities }) => [
    name,
    {
      type: 'companion',
      abilities: [0, 1, 2].map((at) => at < markedAbilities),
      health: { value, max },
    },
  ])
  return {
    ...rest,
    stats: { edge, heart, iron, shadow, wits },
    health: { value: health },
    spirit: { value: spirit },
    weapon: { name: '', harm: weaponHarm },
    assets: Object.fromEntries(assets),
  }
}

/** A campaign file with the people, tracks and fight that a case begins with. */
export async function tableOf(given: Given, wantsTables: boolean) {
  const workspace = testWorkspace()
  const { run } = workspace
  workspace.answers.saveTo = `${workspace.folder}/second.irontable`
  await run('file.create', { name: 'Second opinion', systems: [system] })
  // Only what is rolled on: the pack is large.
  if (wantsTables) await run('content.take', { name: 'ironsworn-classic.srd08' })
  const { supply, unprepared } = given.party
  await run('party.edit', { system, sheet: { supply, unprepared } })
  const people = new Map<string, string>()
  for (const [name, own] of Object.entries(given.characters)) {
    const sheets = { [system]: sheetOf(own) }
    people.set(name, (await run('character.create', { name, sheets })).characterId)
  }
  const tracks = new Map<string, string>()
  const idOf = (name: string) => {
    const id = people.get(name)
    if (id === undefined) throw new Error(`nobody is called ${name}`)
    return id
  }
  const trackId = (name: string) => {
    const id = tracks.get(name)
    if (id === undefined) throw new Error(`no track is called ${name}`)
    return id
  }

  async function layTrack(name: string, track: GivenTrack) {
    const { kind, rank, baseRank = rank, rankShift = 0, ticks, owners } = track
    const about = owners.map((owner) => ({ type: 'character' as const, id: idOf(owner) }))
    if (kind === 'foe') {
      const foe = { from: 'new' as const, name, rank: baseRank }
      const { trackIds } = await run('foe.field', { system, foe, shift: rankShift })
      tracks.set(name, trackIds[0] ?? '')
    } else {
      const visibility = 'open' as const
      const like = { kind: 'progress' as const, name, rank, system, purpose: kind, visibility }
      tracks.set(name, (await run('track.create', { ...like, about })).trackId)
    }
    if (ticks > 0) await run('track.advance', { trackId: trackId(name), by: ticks })
  }
  for (const [name, track] of Object.entries(given.tracks)) await layTrack(name, track)
  for (const [name, to] of Object.entries(given.fight?.initiative ?? {})) {
    const member = { type: 'character' as const, id: idOf(name) }
    if (to) await run('act.perform', { system, act: 'initiative', member, input: { to } })
  }

  /** Every character in and out of play, by name. */
  async function sheets(): Promise<Record<string, Character>> {
    const all = await run('character.list', {})
    return Object.fromEntries(
      all.map(({ name, sheets: own }) => [name, characterSchema.parse(own[system])]),
    )
  }
  return {
    ...{ run, people, tracks, idOf, trackId, sheets },
    party: async () => partySchema.parse((await run('party.sheets', {}))[system]),
    queue: () => run('move.queue', {}),
    allTracks: () => run('track.list', {}),
  }
}
export type Table = Awaited<ReturnType<typeof tableOf>>
