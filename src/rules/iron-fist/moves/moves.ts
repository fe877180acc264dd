import type { Phrase } from '../../../shared/phrase'
import { unanswered, type Answers, type Ask } from '../../moves/ask'
import { defineMove } from '../../moves/data/define-move'
import type { BandData, MoveData } from '../../moves/data/move-data'
import { writtenMove, type WrittenMove } from '../../moves/data/written-move'
import { type Move, type MoveInput, outcomeOf } from '../../moves/move'
import { isOutcome, type Outcome } from '../../moves/outcome'
import { emptyCautions, severalShotsNotes } from '../gear/reload'
import { wielded, type Reach } from '../gear/wielded'
import { bodyAsk, bodyNamed } from '../harm/body'
import { npcSchema } from '../npc'
import { defaultSettings, type Settings } from '../settings'
import { ammunition, defend, engage, faceDeath, takeYourShot } from './combat'
import { faceDanger } from './face-danger'
import { deathCautions } from './face-death-first'
import { gearAndAmmo } from './gear-and-ammo'
import { lie, manipulate, perception } from './influence'
import { sheetRules, statNames } from './sheet-rules'
import { testYourSpirit } from './test-your-spirit'

/** Every move that is plain data, as the sheet has it (sections 5, 7 and 9). */
export const moveData: readonly MoveData[] = [
  faceDanger,
  manipulate,
  lie,
  perception,
  gearAndAmmo,
  testYourSpirit,
  engage,
  defend,
  faceDeath,
  takeYourShot,
]

/** The moves as data under a campaign's settings, by id. */
export function movesFor(settings: Settings = defaultSettings): Record<string, Move> {
  const rules = sheetRules(settings)
  const made = dataFor(settings).map((data) => defineMove(data, rules))
  return Object.fromEntries(
    made.map((move) => {
      const armed = withBody(withSeveralShots(withWeapons(move, settings), settings))
      return [move.id, withCautions(withOwed(armed, settings), settings)]
    }),
  )
}

const combatMoves: ReadonlySet<string> = new Set(
  [engage, defend, faceDeath, takeYourShot].map(({ id }) => id),
)

/** Whether the GM owes a move for a miss against a character (decision `pvp.gmMoveOnMiss`). */
function withOwed(move: Move, settings: Settings): Move {
  const isFree = settings['pvp.gmMoveOnMiss'] || !combatMoves.has(move.id)
  if (isFree) return move
  const isSpared = (input: MoveInput) =>
    input.targetKind === 'character' && move.read(input).band === '6-'
  return {
    ...move,
    read: (input) => (isSpared(input) ? { ...move.read(input), gmMove: null } : move.read(input)),
    outcome(input, picks) {
      const outcome = outcomeOf(move, input, picks)
      return isOutcome(outcome) && isSpared(input) ? { ...outcome, gmMoves: [] } : outcome
    },
  }
}

/** How the moves are fought that a weapon does harm by. */
const reaches: Readonly<Record<string, Reach>> = {
  [faceDanger.id]: 'any',
  [engage.id]: 'hand',
  [defend.id]: 'hand',
  [takeYourShot.id]: 'far',
}

/** Whether it is fought from afar: one's ground is held with a ranged weapon by Edge (IF-084, IF-097). */
const isShot = ({ id }: Move, { answers }: Omit<MoveInput, 'dice'>): boolean =>
  id === takeYourShot.id || (id === defend.id && answers?.['stat'] === 'edge')

/** The weapon's figures are those of whoever strikes (IF-132). */
function withWeapons(move: Move, settings: Settings): Move {
  const reach = reaches[move.id]
  return reach
    ? {
        ...move,
        sources: (input) => {
          const { actor } = input
          const from = isShot(move, input) ? 'far' : reach
          return wielded(actor && { type: 'character', sheet: actor }, settings, from)
        },
      }
    : move
}

/** Face Death comes before any other move of a fight (IF-090), and an empty weapon is reloaded first (IF-129): these remind of it. */
function withCautions(move: Move, settings: Settings): Move {
  const mayCome = move.id !== faceDeath.id && combatMoves.has(move.id)
  if (!mayCome) return move
  return {
    ...move,
    cautions: (input) => [
      ...deathCautions(input, settings),
      ...(isShot(move, input) ? emptyCautions(input, settings) : []),
    ],
  }
}

/** Several shots at once with a weapon that must be reloaded leave it to the GM whether that can be (IF-102, IF-129). */
function withSeveralShots(move: Move, settings: Settings): Move {
  if (move.id !== takeYourShot.id) return move
  return {
    ...move,
    outcome(input, picks) {
      const outcome = outcomeOf(move, input, picks)
      if (!isOutcome(outcome) || !picks.includes('c')) return outcome
      return { ...outcome, notes: [...outcome.notes, ...severalShotsNotes(input, settings)] }
    },
  }
}

/** Which body was named, where it is on an NPC at all. */
function bodyOfNpc(target: object, answers: Answers) {
  const npc = npcSchema.safeParse(target)
  return npc.success ? bodyNamed(npc.data, answers) : null
}

/** Whoever marks harm on a group at once says on which body of it (IF-107). */
function withBody(move: Move): Move {
  const asksOf = (input: MoveInput, outcome: Outcome | Phrase): Ask[] => {
    const isMarked =
      isOutcome(outcome) &&
      outcome.effects.some(({ on, rule }) => on === 'target' && rule === 'IF-107')
    return isMarked ? bodyAsk(npcSchema.parse(input.target)) : []
  }
  return {
    ...move,
    ...(combatMoves.has(move.id) ? { which: bodyOfNpc } : {}),
    after: (input, picks) => [
      ...(move.after?.(input, picks) ?? []),
      ...asksOf(input, outcomeOf(move, input, picks)),
    ],
    outcome(input, picks) {
      const outcome = outcomeOf(move, input, picks)
      return unanswered(asksOf(input, outcome), input.answers) ?? outcome
    },
  }
}

/** The data as a campaign's decisions change it. */
function dataFor(settings: Settings): MoveData[] {
  return moveData.map((data) => {
    if (data.id === 'faceDanger') return withPicker(data, settings)
    if (data.id === 'faceDeath') return withFirst(data, settings)
    return withHolds(withAmmunition(data, settings), settings)
  })
}

/** Who picks on 7-9 when nobody opposes (decision `faceDanger.noOpposition`) is the GM's part. */
function withPicker(data: MoveData, settings: Settings): MoveData {
  if (settings['faceDanger.noOpposition'] === 'gmPicks') return data
  return changeBand(data, '7-9', (band) => ({
    ...band,
    ...(band.picks ? { picks: { ...band.picks, unopposed: 'player' } } : {}),
  }))
}

/** Whether the GM moves first on 10+ as well (decision `faceDeath.gmFirstOn10`). */
function withFirst(data: MoveData, settings: Settings): MoveData {
  if (settings['faceDeath.gmFirstOn10']) return data
  return changeBand(data, '10+', (band) => ({
    ...band,
    ...(band.picks ? { picks: { ...band.picks, from: ['a', 'b', 'c', 'freely'] } } : {}),
  }))
}

function changeBand(data: MoveData, id: string, change: (band: BandData) => BandData): MoveData {
  const band = data.bands[id]
  return band ? { ...data, bands: { ...data.bands, [id]: change(band) } } : data
}

/** What ammunition costs (decisions `ammo.oneHoldPerFight` and `ammo.thrownToo`). */
function withAmmunition(data: MoveData, settings: Settings): MoveData {
  const { field, count, rule } = ammunition
  const cost = settings['ammo.oneHoldPerFight'] ? ammunition : { field, count, rule }
  const stats = (data.stats ?? []).flatMap((stat) => {
    if (!stat.cost) return [stat]
    const paid = { ...stat, cost }
    const isShot = data.id === 'takeYourShot' && !settings['ammo.thrownToo']
    return isShot ? [paid, { id: 'thrown', field: stat.field }] : [paid]
  })
  return data.stats ? { ...data, stats } : data
}

/** What refusing costs, and how often giving in pays (`holds.rejectedIsSpent`, `manipulate.xp`). */
function withHolds(data: MoveData, settings: Settings): MoveData {
  const { holds } = data
  if (!holds?.granted || !holds.rejected) return data
  const times = settings[data.id === 'lie' ? 'lie.xp' : 'manipulate.xp']
  const isSpent = settings['holds.rejectedIsSpent']
  const granted = { ...holds.granted, times }
  return { ...data, holds: { ...holds, granted, rejected: { ...holds.rejected, isSpent } } }
}

/** A move that the GM wrote, on two dice as the others are. */
export function writtenMoveFor(settings: Settings): (written: WrittenMove) => Move {
  const rule = 'IF-001'
  const stats = Object.fromEntries(statNames.map((stat) => [stat, `stats.${stat}`]))
  const miss = { rule, gmMove: 'standard' } as const
  const rules = { dice: '2d6', rule, stats, miss, sheet: sheetRules(settings) } as const
  return (written) => writtenMove(written, rules)
}
