import { ruleSystem } from '../../rules'
import type { CombatContext } from '../../rules/system/fight/combat'
import type { Side } from '../../rules/system/fight/dry-run'
import { shareInterval, type ShareInterval } from '../../rules/system/fight/dry-run-tally'
import { lastOf } from '../../shared/data/last-of'
import type { AnyFightJob, JobPart } from './any-job'
import { streamsOf } from './dice'

/** A kind of NPC in a fight, of whom there may be more or fewer. */
export interface EvenKind {
  npcId: string
  name: string
  side: Side
  group: string
  /** Those of it in the fight; the last to come are the first to go. */
  combatantIds: readonly string[]
  /** How many more may come, and how many may go. */
  mostMore: number
  mostFewer: number
  /** One more of it, as it would come into the fight; null where nobody more can. */
  newcomer: { sheet: object; state: object } | null
}

/** A fight that has not begun, to be played with more or fewer of those in it until it is even. */
export interface EvenJob extends AnyFightJob {
  kind: 'even'
  kinds: readonly EvenKind[]
  /** How many of a hundred fights the company is to win. */
  target: number
}

/** How some fights came out. */
interface Wins {
  fights: number
  wins: Record<Side, number>
}

/** What a search has come to: the fight as it stands, and with so many more or fewer of a kind. */
export interface EvenTally {
  kind: 'even'
  fights: number
  base: Wins
  /** By the kind's place among the kinds, and by how many there are more (or, below 0, fewer). */
  tried: Record<string, Wins & { at: number; by: number }>
}

const noFights = (): Wins => ({ fights: 0, wins: { party: 0, foe: 0 } })

/** Nothing tried yet. */
export function emptySearch(): EvenTally {
  return { kind: 'even', fights: 0, base: noFights(), tried: {} }
}

function addWins(all: Wins, { fights, wins }: Wins): void {
  all.fights += fights
  all.wins.party += wins.party
  all.wins.foe += wins.foe
}

/** Adds what one search came to to another, which is changed. */
export function addSearch(tally: EvenTally, more: EvenTally): void {
  tally.fights += more.fights
  addWins(tally.base, more.base)
  for (const [key, { at, by, ...wins }] of Object.entries(more.tried)) {
    addWins((tally.tried[key] ??= { at, by, ...noFights() }), wins)
  }
}

/** How often the company comes out on top, from 0 to 1; a fight that nobody wins is half a one. */
function companyShare({ fights, wins }: Wins): number {
  return fights === 0 ? 0 : (fights + wins.party - wins.foe) / (2 * fights)
}

/** Fights between two words of how far it has come. */
const batch = 20

/** The combatants of a fight with so many more or fewer of a kind. */
function changedBy(
  combatants: CombatContext['combatants'],
  { name, side, combatantIds, newcomer }: EvenKind,
  by: number,
): CombatContext['combatants'] {
  const gone = new Set(by < 0 ? combatantIds.slice(by) : [])
  const stay = Object.entries(combatants).filter(([id]) => !gone.has(id))
  const come = Array.from({ length: Math.max(0, by) }, (_, at) => {
    const id = `more-${at + 1}`
    return [id, { id, label: `${name} ${id}`, side, ...newcomer }] as const
  })
  return Object.fromEntries([...stay, ...come])
}

/**
 * Tries numbers from 1 to `most` until those on either side of what is sought are known: a step doubles
 * until it is no longer too short, and what lies between is halved.
 */
function* closeIn(
  isShortOf: (many: number) => Generator<EvenTally, boolean, void>,
  most: number,
): Generator<EvenTally, void, void> {
  let short = 0
  let far: number | null = null
  for (let many = 1; short < most && far === null; many = Math.min(most, 2 * many)) {
    if (yield* isShortOf(many)) short = many
    else far = many
  }
  while (far !== null && far - short > 1) {
    const middle = Math.floor((short + far) / 2)
    if (yield* isShortOf(middle)) short = middle
    else far = middle
  }
}

/**
 * Searches for each kind of a part by how many more or fewer of it the fight comes nearest to its
 * target; tells what every few fights came to. The more foes there are, the less often the company wins.
 */
export function* searchEven(
  job: EvenJob,
  { first, every }: JobPart,
): Generator<EvenTally, void, void> {
  const combat = ruleSystem(job.system)?.combat
  const { dryRun } = combat ?? {}
  if (!combat || !dryRun) return
  const { value, context, tactics, mostTurns, seed, count, target } = job
  const { combatants } = context as CombatContext

  /** The same dice for every change: what differs is what was changed. */
  const playWith = function* (
    those: CombatContext['combatants'],
    told: (tally: EvenTally, wins: Wins) => void,
  ): Generator<EvenTally, number, void> {
    const all = noFights()
    let some = noFights()
    const tell = () => {
      const tally = { ...emptySearch(), fights: some.fights }
      told(tally, some)
      some = noFights()
      return tally
    }
    const snapshot = combat.machine.resolveState({
      value,
      context: { ...context, combatants: those },
    })
    for (const draw of streamsOf(seed, count)) {
      const { winner } = lastOf(dryRun.play({ snapshot, tactics, draw, mostTurns }))
      const won = { party: winner === 'party' ? 1 : 0, foe: winner === 'foe' ? 1 : 0 }
      addWins(all, { fights: 1, wins: won })
      addWins(some, { fights: 1, wins: won })
      if (some.fights === batch) yield tell()
    }
    if (some.fights > 0) yield tell()
    return 100 * companyShare(all)
  }

  // Every part asks which way to go; only one tells of it, so that no fight counts twice.
  const asItStands = yield* playWith(combatants, (tally, wins) => {
    if (first === 0) tally.base = wins
    else tally.fights = 0
  })
  const isTooEasy = asItStands > target

  for (const [at, kind] of job.kinds.entries()) {
    if (at % every !== first) continue
    const sign = (kind.side === 'foe') === isTooEasy ? 1 : -1
    const most = sign > 0 ? kind.mostMore : kind.mostFewer
    const isShortOf = function* (many: number): Generator<EvenTally, boolean, void> {
      const by = sign * many
      const share = yield* playWith(changedBy(combatants, kind, by), (tally, wins) => {
        tally.tried[`${at} ${by}`] = { at, by, ...wins }
      })
      return share > target === isTooEasy
    }
    yield* closeIn(isShortOf, most)
  }
}

/** More fights than a search can take: what its progress is measured by. */
export function mostFights({ kinds, count }: Pick<EvenJob, 'kinds' | 'count'>): number {
  const tries = kinds.map(({ mostMore, mostFewer }) => {
    const most = Math.max(mostMore, mostFewer)
    return most === 0 ? 0 : 2 * Math.ceil(Math.log2(most)) + 1
  })
  return count * tries.reduce((all, each) => all + each, 1)
}

/** A change that brings a fight nearer to its target, and how often the company would win then. */
export interface Proposal {
  npcId: string
  name: string
  side: Side
  group: string
  /** How many come; below 0 how many go. */
  by: number
  /** Those who go. */
  combatantIds: readonly string[]
  share: ShareInterval
}

const shareOf = (wins: Wins): ShareInterval =>
  shareInterval(companyShare(wins) * wins.fights, wins.fights)

/** How often the company wins as the fight stands; null before anything is played. */
export function baseOf({ base }: Pick<EvenTally, 'base'>): ShareInterval | null {
  return base.fights === 0 ? null : shareOf(base)
}

/**
 * What a search proposes: of each kind the change that comes nearest to the target, where that is nearer
 * than the fight as it stands, the nearest first; of two alike the smaller change.
 */
export function proposalsOf(
  { base, tried }: EvenTally,
  { kinds, target, count }: Pick<EvenJob, 'kinds' | 'target' | 'count'>,
): Proposal[] {
  const farFrom = (wins: Wins) => Math.abs(companyShare(wins) - target / 100)
  const size = ({ by }: { by: number }) => Math.abs(by)
  const nearer = Object.values(tried)
    .filter((each) => each.fights >= count && farFrom(each) < farFrom(base))
    .sort((one, other) => farFrom(one) - farFrom(other) || size(one) - size(other))
  return kinds
    .flatMap((kind, place) => {
      const best = nearer.find(({ at }) => at === place)
      return best ? [{ kind, best, order: nearer.indexOf(best) }] : []
    })
    .sort((one, other) => one.order - other.order)
    .map(({ kind: { npcId, name, side, group, combatantIds }, best }) => ({
      ...{ npcId, name, side, group, by: best.by, share: shareOf(best) },
      combatantIds: best.by < 0 ? combatantIds.slice(best.by) : [],
    }))
}
