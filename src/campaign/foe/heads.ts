import { joined, parted, standing, type Heads } from '../../rules/tracks/heads'
import type { FoeRules } from '../../rules/system/fight/foes'
import { rankNumber, ranks, type Rank } from '../../rules/tracks/progress'
import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import { withoutNumber } from '../../shared/spelling'
import type { Read, Write } from '../file/handles'
import { sheetsOf } from '../sheet/sheets'
import { createTrack, editTrack, linkTrack, removeTrack } from '../track/change'
import { openTracksFor, refsOf, trackById } from '../track/read'
import { foeRules } from './field'
import { foeOnBoard } from './fight'
import { recordFoe } from './record'

type Foe = ReturnType<typeof foeOnBoard>

const refTo = ({ id, name }: Pick<Foe, 'id' | 'name'>): Ref => ({ type: 'track', id, name })
const headsOf = ({ heads, value }: Foe): Heads => ({ heads: heads ?? 1, ticks: value })

/** The NPCs that share a track. */
const kindsOf = (read: Read, { id }: Foe) => refsOf(read, id).filter(({ type }) => type === 'npc')

/** The rank the hardest of them has by itself; the one they fight at where nobody is known (IS-195). */
function ownRank(read: Read, foe: Foe, rules: FoeRules): Rank {
  const known = kindsOf(read, foe).map(
    ({ id }) => rules.numbers(sheetsOf(read, 'npc', id)[foe.system] ?? {}).rank,
  )
  return ranks.findLast((rank) => known.includes(rank)) ?? foe.rank
}

/** The rank of so many on one track by the rules of packs; their own where they are no pack. */
function rankOf(rules: FoeRules, rank: Rank, count: number): Rank {
  const groups = rules.field({ rank, count, grouping: 'rule', shift: 0 })
  return 'key' in groups ? rank : (groups[0]?.rank ?? rank)
}

/** What this fight alone adds to the rank of a foe, whatever their number. */
const shiftOf = (rules: FoeRules, foe: Foe, own: Rank) =>
  rankNumber(foe.rank) - rankNumber(rankOf(rules, own, foe.heads ?? 1))

/** How much players see of a foe, the least first. */
const visibilities = ['secret', 'known', 'open'] as const

/** What they are called without their numbers. */
const bareName = (name: string) => name.replaceAll(/ ×\d+/g, '')
const counted = (name: string, count: number) => (count > 1 ? `${name} ×${count}` : name)

/** A name with a number that no other foe in the fight has. */
function freeNameFor(read: Read, foe: Foe): string {
  const stem = withoutNumber(bareName(foe.name))
  const { purpose } = foeRules(read, foe.system)
  const taken = new Set(
    openTracksFor(read, foe.system, purpose).map(({ id }) => bareName(trackById(read, id).name)),
  )
  let number = 2
  while (taken.has(`${stem} ${number}`)) number++
  return `${stem} ${number}`
}

/** Writes down how many share a track, and the ticks that are theirs. */
function setHeads(write: Write, trackId: string, { heads, ticks }: Heads): void {
  write.run('UPDATE track SET heads = @heads, value = @ticks WHERE id = @trackId', {
    ...{ trackId, heads, ticks },
  })
}

/**
 * So many of a pack that stand go their own way, on a track of their own: each part fights at the
 * rank of its number, the fallen counted in, and the harm done stays with those it was done to. Answers
 * the new track.
 */
export function splitFoe(write: Write, trackId: string, count: number): { trackId: string } {
  const foe = foeOnBoard(write, trackId)
  const before = headsOf(foe)
  if (count >= standing(before)) refuse('refusal.foe.noneLeft', { count: standing(before) })
  const rules = foeRules(write, foe.system)
  const own = ownRank(write, foe, rules)
  const shift = shiftOf(rules, foe, own)
  const rankFor = ({ heads }: Heads) => rules.shifted(rankOf(rules, own, heads), shift)
  const { stay, go } = parted(before, count)
  const apart = createTrack(write, {
    ...{ kind: 'progress', name: counted(freeNameFor(write, foe), count), rank: rankFor(go) },
    ...{ system: foe.system, purpose: foe.purpose, note: '', odds: null },
    visibility: foe.visibility,
    about: kindsOf(write, foe).map(({ id }) => ({ type: 'npc', id })),
  })
  setHeads(write, apart.trackId, go)
  setHeads(write, trackId, stay)
  const name = counted(bareName(foe.name), stay.heads)
  editTrack(write, { trackId, name, rank: rankFor(stay) })
  recordFoe(write, {
    kind: 'foe.split',
    secret: true,
    about: [refTo(foe), refTo(trackById(write, apart.trackId))],
    with: { count },
  })
  return apart
}

/**
 * A foe joins another on its track, as the rules of packs allow; whoever stood against either stands
 * against both, and the harm done to either goes along.
 */
export function joinFoes(write: Write, trackId: string, withId: string): void {
  const [foe, other] = [foeOnBoard(write, trackId), foeOnBoard(write, withId)]
  if (foe.id === other.id || foe.system !== other.system) refuse('refusal.foe.gone')
  const rules = foeRules(write, foe.system)
  const kinds = [foe, other].map((each) => ({
    rank: ownRank(write, each, rules),
    count: standing(headsOf(each)),
  }))
  const refused = rules.pack({ kinds, size: 'rule', shift: 0 })
  if ('key' in refused) return refuse(refused.key, refused.with)
  const shift = shiftOf(rules, foe, ownRank(write, foe, rules))
  for (const { type, id } of refsOf(write, other.id)) {
    if (type === 'npc' || type === 'character') linkTrack(write, foe.id, { type, id }, true)
  }
  const hardest = ranks.findLast((rank) => kinds.some((kind) => kind.rank === rank)) ?? foe.rank
  const together = joined(headsOf(foe), headsOf(other))
  removeTrack(write, other.id)
  setHeads(write, foe.id, together)
  const isSame = bareName(other.name).startsWith(withoutNumber(bareName(foe.name)))
  const name = isSame ? bareName(foe.name) : `${bareName(foe.name)}, ${bareName(other.name)}`
  editTrack(write, {
    trackId: foe.id,
    name: counted(name, together.heads).slice(0, 120),
    rank: rules.shifted(rankOf(rules, hardest, together.heads), shift),
    // Who was hidden stays so: the name of both would tell of them.
    visibility: visibilities.find((each) => [foe, other].some((one) => one.visibility === each)),
  })
  recordFoe(write, {
    kind: 'foe.joined',
    secret: true,
    about: [refTo(foe), refTo(other)],
    with: { count: standing(together) },
  })
}
