import { unanswered, type Ask } from '../../../rules/moves/ask'
import type { AnyBand } from '../../../rules/moves/effect'
import type { Move, MoveInput, Reading, SwapOffer } from '../../../rules/moves/move'
import {
  oddsOf,
  oddsWithHelp,
  oddsWithSwap,
  type BandOdds,
  type OddsWithHelp,
} from '../../../rules/moves/odds'
import { isOutcome, type Outcome } from '../../../rules/moves/outcome'
import type { RunContext } from '../../../rules/moves/runner/inputs'
import type { HelpAhead } from '../../../rules/moves/together/help'
import {
  inputOf,
  isRoll,
  modifiersEnded,
  moveOf,
  openTracks,
  outcomeOn,
  picksRefused,
  sidesOf,
  swapsOf,
  type Stage,
} from '../../../rules/moves/runner/stage'
import type { Phrase } from '../../../shared/phrase'
import { closedPicks } from '../fields/closed-picks'
import { withInputs } from './run-draft'

/** How far a run has come, as the rules read it. */
export interface RunRead {
  /** What the GM may want to weigh first. */
  cautions: Phrase[]
  /** Asked before the roll, answered or not. */
  asksBefore: Ask[]
  /** The question that is answered next, in words; null where none is open. */
  wanted: Phrase | null
  /** Sides of the dice to roll. */
  sides: readonly number[]
  /** How likely each band is, while no dice lie. */
  odds: BandOdds[]
  /** The same where the pool is swapped in wherever that helps; null where it never does. */
  oddsWithSwap: { label: Phrase; odds: BandOdds[] } | null
  /** The same with what may yet come to it, where that is weighed. */
  oddsWithHelp: OddsWithHelp[]
  /** What the pool could do for the roll, while no dice lie. */
  ahead: Phrase | null
  reading: Reading<AnyBand> | null
  /** As the dice lie, with nothing swapped in. */
  plain: Reading<AnyBand> | null
  swaps: SwapOffer | null
  /** Why the picks are not legal yet. */
  refused: Phrase | null
  /** Picks that no longer go with those taken, and why. */
  closed: Readonly<Record<string, Phrase>>
  /** Asked after the picks, answered or not. */
  asksAfter: Ask[]
  /** Everything that would follow, before any of it is left out. */
  outcome: Outcome | null
  /** What waits on anybody and would be over with it. */
  ended: ReturnType<typeof modifiersEnded>
}

const unread: RunRead = {
  cautions: [],
  asksBefore: [],
  wanted: null,
  sides: [],
  odds: [],
  oddsWithSwap: null,
  oddsWithHelp: [],
  ahead: null,
  reading: null,
  plain: null,
  swaps: null,
  refused: null,
  closed: {},
  asksAfter: [],
  outcome: null,
  ended: [],
}

/** The help that may yet come and is weighed, and how many help already. */
interface HelpWeighed {
  ahead: readonly HelpAhead[]
  helpers: number
}

/** Asks the rules all there is to know of a run; nothing before its people are there. */
export function readRun(
  stage: Stage,
  at: RunContext,
  isCast: boolean,
  help?: HelpWeighed,
): RunRead {
  const move = moveOf(stage, at)
  if (!move || !isCast) return unread
  const asksBefore = move.before?.(inputOf(stage, at)) ?? []
  const cautions = move.cautions?.(inputOf(stage, at), openTracks(stage, at)) ?? []
  const wanted = unanswered(asksBefore, at.inputs.answers)
  const settled = { ...unread, cautions, asksBefore, wanted, sides: sidesOf(stage, at) }
  if (wanted) return settled
  if (!isRoll(stage, at, at.inputs.dice)) {
    return { ...settled, ...beforeRoll(move, inputOf(stage, at), help) }
  }
  const unswapped = withInputs(at, { swap: undefined })
  const refused = picksRefused(stage, at)
  const asksAfter = refused ? [] : (move.after?.(inputOf(stage, at), at.inputs.picks) ?? [])
  const open = unanswered(asksAfter, at.inputs.answers)
  return {
    ...settled,
    refused,
    asksAfter,
    wanted: open,
    closed: closedPicks(stage, at),
    reading: move.read(inputOf(stage, at)),
    plain: move.read(inputOf(stage, unswapped)),
    swaps: swapsOf(stage, unswapped),
    outcome: refused || open ? null : wholeOutcome(stage, at),
    ended: modifiersEnded(stage, at),
  }
}

type Hopes = Pick<RunRead, 'odds' | 'oddsWithSwap' | 'oddsWithHelp' | 'ahead'>

/** What was counted out last of each move: dice that are being typed change nothing of it. */
const counted = new WeakMap<Move, { settled: string; hopes: Hopes }>()

/** What may be hoped for while no dice lie: hundreds of throws, counted once for what is settled. */
function beforeRoll(
  move: Move,
  input: MoveInput,
  help: HelpWeighed = { ahead: [], helpers: 0 },
): Hopes {
  const settled = JSON.stringify([{ ...input, dice: [] }, help])
  const last = counted.get(move)
  if (last?.settled === settled) return last.hopes
  const ahead = move.ahead?.(input) ?? null
  const hopes = {
    odds: oddsOf(move, input),
    oddsWithSwap: oddsWithSwap(move, input),
    oddsWithHelp: oddsWithHelp(move, input, help),
    ahead,
  }
  counted.set(move, { settled, hopes })
  return hopes
}

function wholeOutcome(stage: Stage, at: RunContext): Outcome | null {
  const answer = outcomeOn(stage, withInputs(at, { followUps: undefined }))
  return answer && isOutcome(answer) ? answer : null
}
