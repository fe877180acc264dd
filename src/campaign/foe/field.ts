import type { FieldedFoe, FoeNumbers, FoeRules } from '../../rules/system/fight/foes'
import { rankNamed } from '../../rules/tracks/progress'
import type { Ref } from '../../shared/fact'
import { readable } from '../../shared/note/card-text'
import { isSameName } from '../../shared/spelling'
import { refuse } from '../../shared/reply'
import { inPlay } from '../cast/in-play'
import { presentRef } from '../cast/present'
import type { Read, Write } from '../file/handles'
import { playRulesOf } from '../setting/play-rules'
import { createMember, editMember } from '../sheet/members'
import { refOf } from '../sheet/land'
import { sheetsOf } from '../sheet/sheets'
import { createTrack } from '../track/change'
import type { FieldInput, PackInput } from './input'
import { because, recordFoe } from './record'

/** As many tracks as foes get at once; more is a battle, not a board. */
const mostTracks = 12

/** How a system fights foes; a refusal in words where it does not so. */
export function foeRules(read: Read, system: string): FoeRules {
  return playRulesOf(read, system).foes ?? refuse('refusal.foe.none')
}

/** What the foe is called. */
export function foeName(read: Read, foe: FieldInput['foe']): string {
  if (foe.from === 'cast') return refOf(read, 'npc', foe.npcId).name
  return foe.from === 'card' ? cardOf(read, foe.cardId).name : foe.name
}

/** As much of a card's text as is kept of an NPC. */
const mostText = 4000

/** A foe that was taken in from a file; a refusal in words when it is gone. Its category is its rank. */
function cardOf(read: Read, id: string) {
  const card = read.get<{ name: string; category: string; text: string }>(
    "SELECT name, category, text FROM content_card WHERE id = @id AND kind = 'foe'",
    { id },
  )
  const { name, category, text } = card ?? refuse('refusal.gone')
  return { name, rank: rankNamed(category), text: readable(text).trim().slice(0, mostText) }
}

/** So many of a foe, and where it comes from. */
type Kind = Pick<FieldInput, 'foe' | 'count'>

/** Somebody of the cast who is called so and has no sheet of the system yet: whoever is named anew is them. */
function onlyNamed(read: Read, name: string, system: string): string | undefined {
  const cast = read.all<{ id: string; name: string }>(`SELECT id, name FROM ${inPlay.npc}`)
  return cast.find((each) => isSameName(each.name, name) && !sheetsOf(read, 'npc', each.id)[system])
    ?.id
}

/** The NPC that a foe is: one of the cast, or a new one with what is known of it. */
function npcOf(write: Write, rules: FoeRules, system: string, { foe, count }: Kind): string {
  switch (foe.from) {
    case 'cast': {
      presentRef(write, 'npc', foe.npcId)
      const own = sheetsOf(write, 'npc', foe.npcId)[system]
      const before = rules.numbers(own ?? {})
      if (before.count !== count || !own) {
        const sheets = { [system]: rules.written({ ...before, count }) }
        editMember(write, 'npc', foe.npcId, {}, sheets)
      }
      return foe.npcId
    }
    case 'library': {
      const known = rules.library.find(({ name }) => name === foe.name)
      const { sheet } = known ?? refuse('refusal.gone')
      const numbers = rules.written({ ...rules.numbers(sheet), count })
      const sheets = { [system]: { ...sheet, ...numbers } }
      return createMember(write, 'npc', { name: foe.name }, sheets, { isReadyMade: true })
    }
    case 'card': {
      const { name, rank, text: secret } = cardOf(write, foe.cardId)
      const sheets = { [system]: rules.written({ rank, count }) }
      return createMember(write, 'npc', { name, secret }, sheets, { isReadyMade: true })
    }
    case 'new': {
      const sheets = { [system]: rules.written({ rank: foe.rank, count }) }
      const known = onlyNamed(write, foe.name, system)
      if (known === undefined) {
        return createMember(write, 'npc', { name: foe.name }, sheets, { isReadyMade: true })
      }
      editMember(write, 'npc', known, {}, sheets)
      return known
    }
  }
}

/** What a group is called: how many share the track, or which one it is of several. */
export function groupName(name: string, groups: readonly FoeNumbers[], at: number): string {
  const count = groups[at]?.count ?? 1
  const number = groups.length > 1 ? ` ${at + 1}` : ''
  return `${name}${number}${count > 1 ? ` ×${count}` : ''}`
}

/** Opens the track that foes share and tells it; those who fight them share it, unless it is secret (IS-046). Answers its id. */
function openTrack(
  write: Write,
  { system, reason, isKnown }: Pick<FieldInput, 'system' | 'reason' | 'isKnown'>,
  { purpose }: FoeRules,
  npcs: readonly Ref[],
  group: FieldedFoe & { name: string },
): string {
  const { name, rank, count, why } = group
  const { trackId } = createTrack(write, {
    kind: 'progress',
    name,
    rank,
    system,
    purpose,
    note: '',
    odds: null,
    visibility: isKnown ? 'open' : 'secret',
    about: npcs.map(({ id }) => ({ type: 'npc', id })),
  })
  write.run('UPDATE track SET heads = @count WHERE id = @trackId', { trackId, count })
  recordFoe(write, {
    kind: 'foe.fielded',
    // Why they come so hard or so easy is the game master’s, whoever sees that they do.
    secret: !isKnown || reason !== '',
    terms: why,
    about: [{ type: 'track', id: trackId, name }, ...npcs],
    with: { rank: `@tracks.rank.${rank}`, count },
    ...because(reason),
  })
  return trackId
}

/**
 * Brings foes into the campaign as an NPC, and into the fight on as many tracks as the rules of
 * packs give them. Refuses in the rules' words where they cannot be grouped so, and beyond twelve
 * tracks. Answers the ids of the NPC and of its tracks.
 */
export function fieldFoes(write: Write, input: FieldInput): { npcId: string; trackIds: string[] } {
  const rules = foeRules(write, input.system)
  const npcId = npcOf(write, rules, input.system, input)
  if (!input.isFought) return { npcId, trackIds: [] }
  const { count, grouping, shift } = input
  const sheet = sheetsOf(write, 'npc', npcId)[input.system] ?? {}
  const groups = rules.field({ rank: rules.numbers(sheet).rank, count, grouping, shift })
  if ('key' in groups) return refuse(groups.key, groups.with)
  if (groups.length > mostTracks) refuse('refusal.foe.tooMany', { count: groups.length })
  const npc = refOf(write, 'npc', npcId)
  const trackIds = groups.map((group, at) =>
    openTrack(write, input, rules, [npc], { ...group, name: groupName(npc.name, groups, at) }),
  )
  return { npcId, trackIds }
}

/** The longest name of a track. */
const longestName = 120

/**
 * Brings foes of several kinds as one pack: each kind is an NPC, and all of them share one track.
 * Refuses in the rules' words where they cannot be one. Answers the ids of the NPCs and the track.
 */
export function fieldPack(
  write: Write,
  input: PackInput,
): { npcIds: string[]; trackIds: string[] } {
  const { system, kinds, size, shift } = input
  const rules = foeRules(write, system)
  const npcIds = kinds.map((kind) => npcOf(write, rules, system, kind))
  const numbers = npcIds.map((id) => rules.numbers(sheetsOf(write, 'npc', id)[system] ?? {}))
  const pack = rules.pack({ kinds: numbers, size, shift })
  if ('key' in pack) return refuse(pack.key, pack.with)
  const npcs = npcIds.map((id) => refOf(write, 'npc', id))
  const name = npcs.map((npc, at) => groupName(npc.name, numbers.slice(at, at + 1), 0)).join(', ')
  const group = { ...pack, name: name.slice(0, longestName) }
  return { npcIds, trackIds: [openTrack(write, input, rules, npcs, group)] }
}
