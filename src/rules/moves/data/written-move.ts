import { phrase, type Phrase } from '../../../shared/phrase'
import { amend } from '../amend'
import type { Move } from '../move'
import { defineMove } from './define-move'
import type { BandData } from './move-data'
import { rollKinds, type RollKind, type RollKindId } from './roll-kind'
import type { SheetRules } from './sheet-rules'

/** A move in the game master's own words: when it is made, with what, and what comes of each band. */
export interface WrittenMove {
  id: string
  name: string
  trigger: string
  /** What is rolled with, as it was written: `INT`, `roll+int`, or something that no sheet has. */
  stat: string
  strong: string
  weak: string
  miss: string
}

/** How a system plays the moves that a game master writes. */
export interface WrittenMoveRules {
  dice: RollKindId
  /** The rule of such a roll. */
  rule: string
  /** The fields that may be rolled with, each by what it goes by. */
  stats: Readonly<Record<string, string>>
  sheet: SheetRules
  /** What a miss brings; where its words say what comes of it, the GM owes no move beside. */
  miss?: BandData
}

const words = 'moves.written'

/** The field of the only stat that these words name; undefined where it is none or one of several. */
function statNamed(text: string, stats: WrittenMoveRules['stats']): string | undefined {
  const said = text.toLowerCase().split(/[^\p{L}]+/u)
  const named = Object.entries(stats).filter(([name]) => said.includes(name.toLowerCase()))
  return named.length === 1 ? named[0]?.[1] : undefined
}

/** Makes a move out of the words that a game master wrote, with the dice and the stats of a system. */
export function writtenMove(written: WrittenMove, rules: WrittenMoveRules): Move {
  const { dice, rule, sheet } = rules
  const { bands }: RollKind = rollKinds[dice]
  const texts = [written.strong, written.weak, written.miss]
  const field = statNamed(written.stat, rules.stats)
  const { gmMove, ...miss } = rules.miss ?? { rule }
  const owed = gmMove && written.miss === '' ? { gmMove } : {}
  const move = defineMove(
    {
      ...{ id: written.id, rule, words, dice },
      ...(field
        ? { stats: [{ field }] }
        : { given: [{ id: 'modifier', min: -9, max: 9, initial: 0, adds: true }] }),
      bands: Object.fromEntries(
        bands.map((band, at) => [
          band,
          texts[at + 1] === undefined ? { ...miss, ...owed } : { rule },
        ]),
      ),
    },
    sheet,
  )
  const said = amend(move, (outcome, input) => {
    const text = texts[bands.indexOf(move.read(input).band)] ?? ''
    const notes = text === '' ? [] : [phrase(`${words}.comes`, { comes: text })]
    return { ...outcome, notes: [...notes, ...outcome.notes] }
  })
  return {
    ...said,
    title: phrase(`${words}.title`, { title: written.name }),
    trigger: when(written),
  }
}

function when({ trigger, stat }: WrittenMove): Phrase {
  return stat === ''
    ? phrase(`${words}.trigger`, { trigger })
    : phrase(`${words}.triggerWith`, { trigger, stat })
}
