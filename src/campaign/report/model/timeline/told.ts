import type { Fact } from '../../../../shared/fact'
import { isReward } from '../../material/as-if-without'
import type { Entry } from '../../material/entries'
import type { Audience } from '../../kinds'
import { isBookkeeping } from '../../visibility'
import { hurtOnce, isBlow, isHealing, isRise, isSetByHand, isTallied } from './hurts'
import { isToldMove } from './move-story'
import { advancesIn } from './tracks'
import type { ReportContext } from '../report-context'

/** What is written on a sheet to stay, or struck off it: it joins a list, or leaves one. */
export const isLasting = ({ kind, from, to }: Fact) =>
  kind === 'sheet.changed' && (from === '' || to === '')

/** How an NPC stands from now on: panicked, out of it. What is done to them only the game master reads. */
const isStanding = ({ kind, about, to }: Fact) =>
  kind === 'sheet.changed' && about[0]?.type === 'npc' && typeof to === 'string'

/** A rest, a treatment: what any other act did is told by figures alone. */
const isToldAct = ({ kind, told = [] }: Fact) => kind === 'act.done' && told.length > 0

/**
 * A change that is a turn of the story: somebody fell, or is out of it. What comes to an NPC only the game
 * master reads, unless it came about before everybody's eyes: by a character, or on the table.
 */
function isTurn(entry: Entry, { audience, material }: ReportContext): boolean {
  const [who, by] = entry.fact.about
  if (isToldAct(entry.fact)) return true
  if (entry.fact.kind === 'party.changed') return (entry.fact.told?.length ?? 0) > 0
  if (entry.fact.kind !== 'sheet.changed' || !entry.fact.told?.length || !who) return false
  if (audience === 'gm' || who.type === 'character' || by?.type === 'character') return true
  return material.isSeen(entry, who.id)
}

/**
 * What a letter about a mission says by being written, and where it tells what was asked: that there is a
 * report, that the mission is over, what was reached.
 */
const isSaidByLetter = ({ kind }: Fact) =>
  kind === 'mission.reported' || kind === 'mission.closed' || kind.startsWith('objective.')

/** Whether a move has something to tell; what the game master ruled, as a price, is theirs to read. */
const isMoveTold = (entry: Entry, { audience }: ReportContext) =>
  isToldMove(entry) || (audience === 'gm' && entry.fact.chosenByGm !== undefined)

/** A letter tells the marks that stay once, at its end. */
function isTold(entry: Entry, context: ReportContext): boolean {
  const { audience, scope } = context
  const { fact, encounterId } = entry
  // How it went with everybody in a fight is told with the fight.
  if (fact.kind === 'state.changed' && encounterId !== null) return false
  if (audience === 'dispatch' && scope === 'mission' && isSaidByLetter(fact)) return false
  if (audience === 'dispatch' && isRise(fact)) return false
  if (fact.kind === 'move.made') return isMoveTold(entry, context)
  if (isTurn(entry, context) || (audience === 'gm' && isStanding(fact))) return true
  if (!isLasting(fact)) return !isBookkeeping(fact.kind)
  // What a closing roll did stands beside the roll, which only the game master reads (IF-071).
  return audience !== 'dispatch' && !isReward(fact)
}

/** What need not be told where its outcome is, the same evening. */
const outcomeOf: Readonly<Record<string, string>> = {
  'mission.briefed': 'mission.begun',
  'mission.closed': 'mission.reported',
  'fight.ended': 'fight.begun',
  'milestone.claimed': 'milestone.awarded',
  'milestone.confirmed': 'milestone.awarded',
}

/**
 * Whether figures are told: those of characters lie open on the table, what a blow cost them, what they were
 * healed, and what the company has in common; of whom the game master plays the blows are the game master's,
 * and so is what was set by hand, and what rises and falls with most moves.
 */
export function hasFigures({ fact }: Entry, audience: Audience): boolean {
  // What a fight has left on somebody is told with the fight, and with how they came out of it.
  if (audience === 'dispatch' || fact.kind === 'condition.left') return false
  if (audience === 'gm' && (isSetByHand(fact) || isTallied(fact))) return true
  if (fact.kind === 'party.changed') return typeof fact.from === 'number'
  if (fact.about[0]?.type !== 'character') return audience === 'gm' && isBlow(fact)
  return isBlow(fact) || (isHealing(fact) && !isReward(fact))
}

/** What brings somebody into a fight: its plan says that they come, and each of them that they are there. */
const arrivalOf = ({ at, encounterId }: Entry) => `${encounterId} ${at}`

/** Which mission, milestone or fight a fact is about, and on which evening. */
const subjectOf = ({ sessionId, encounterId, fact: { kind, about } }: Entry) => {
  const what = about.find(({ type }) => type === 'mission' || type === 'milestone')?.id
  return `${kind.startsWith('fight.') ? encounterId : what} ${sessionId}`
}

/** What is told of what happened, in order, before it is put into words. */
export const toldEntries = (context: ReportContext): Entry[] => {
  const told = hurtOnce(
    context,
    context.material.entries.filter((entry) => isTold(entry, context)),
  )
  const advances = advancesIn(context, told)
  const said = new Set(told.map((entry) => `${entry.fact.kind} ${subjectOf(entry)}`))
  const arrivals = new Set(
    told.filter(({ fact }) => fact.kind === 'combatant.joined').map(arrivalOf),
  )
  return told.filter((entry) => {
    const { kind } = entry.fact
    if (kind === 'track.advanced') return advances.has(entry.id)
    if (kind === 'row.happened' && arrivals.has(arrivalOf(entry))) return false
    return !said.has(`${outcomeOf[kind]} ${subjectOf(entry)}`)
  })
}
