import type { MoveInput } from '../../moves/move'
import type { FollowUp, Outcome } from '../../moves/outcome'
import type { Rank } from '../../tracks/progress'
import { harmTo } from '../figures/duel'
import { dealtBy } from '../figures/harm'
import { characterSchema, npcSchema } from '../sheet'

type Figure = 'harm' | 'stress'

/** What each move that hurts settles of what is dealt. */
const figuresOf: Readonly<Record<string, readonly Figure[]>> = {
  payThePrice: ['harm', 'stress'],
  endureHarm: ['harm'],
  endureStress: ['stress'],
}

/**
 * A price or a wound that a foe has a hand in comes with what the foe deals, unless the move has
 * settled how much (IS-052, IS-112, IS-135).
 */
export function withDealt(followUp: FollowUp, input: MoveInput, outcome: Outcome): FollowUp {
  const {
    oneOf: [move = '', ...others],
    by,
    given,
  } = followUp
  const rank = foeRank(input, outcome)
  const figures = figuresOf[move]
  if (!rank || !figures || others.length > 0 || by !== 'actor') return followUp
  const character = characterSchema.parse(input.actor ?? {})
  const dealt = { harm: harmTo(character, rank), stress: dealtBy(rank) }
  const settled = Object.fromEntries(figures.map((figure) => [figure, dealt[figure]]))
  return { ...followUp, given: { ...settled, ...given } }
}

/** The rank of whoever is fought: of its track, named or just opened, else of the NPC that the move is on. */
function foeRank({ tracks, target, targetKind }: MoveInput, outcome: Outcome): Rank | null {
  if (tracks?.['foe']) return tracks['foe'].rank
  const opened = outcome.tracks?.find(({ kind, purpose }) => kind === 'open' && purpose === 'foe')
  if (opened?.kind === 'open') return opened.rank
  const npc = targetKind === 'npc' ? npcSchema.safeParse(target).data : undefined
  return npc?.rank ?? null
}
