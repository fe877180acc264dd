import type { Band } from '../../rules/moves/effect'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import type { FactPlace, Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { onlyRecords, playRulesOf } from '../setting/play-rules'
import type { HelpedRunInput, HelpInput, MemberRef } from './input'
import { landRun } from './land-run'
import { recordOwedMove } from './owed'
import { runMove } from './run'

const isBand = (band: string): band is Band => ['10+', '7-9', '6-'].includes(band)

/**
 * Lets help count (IF-039 to IF-042): each helper's own move lands first, then its table. The
 * answer is the steps by which the helped one's band moves.
 */
export function landHelp(write: Write, request: HelpedRunInput, place: FactPlace): number {
  if (request.help.length === 0) return 0
  const { help: rules } = playRulesOf(write, request.system)
  if (!rules || request.help.length > rules.max) refuse('refusal.tooMuchHelp')
  refuseHelpers(request.help, [request.actor])
  return request.help.reduce((steps, help) => {
    const helped = request.actor ?? request.target
    const { step, against } = rules.read({ ...help, band: bandOf(write, help, helped, place) })
    const blamed = against === 'helper' ? help.helper : against === 'helped' ? helped : undefined
    if (blamed && !onlyRecords(write, request.system)) {
      const about = [refOf(write, blamed.type, blamed.id)]
      recordOwedMove(write, 'standard', about, phrase('cause.help'), place)
    }
    return steps + step
  }, 0)
}

/**
 * Refuses help by those who have a part in it already: their own, or another help; in a conflict
 * that is asked of both sides together (IF-039, IF-043).
 */
export function refuseHelpers(
  help: readonly HelpInput[],
  engaged: readonly (MemberRef | undefined)[],
): void {
  const keyOf = (ref: MemberRef | undefined) => (ref ? [`${ref.type}:${ref.id}`] : [])
  const keys = [...help.map(({ helper }) => helper), ...engaged].flatMap(keyOf)
  if (new Set(keys).size < keys.length) refuse('refusal.helperEngaged')
}

function bandOf(
  write: Write,
  { run: request, helper }: HelpInput,
  helped: MemberRef | undefined,
  place: FactPlace,
): Band | 'sure' {
  if (!request) return 'sure'
  const isOwn = request.actor?.type === helper.type && request.actor.id === helper.id
  if (!isOwn) refuse('refusal.helperElse')
  const run = runMove(write, request, 0)
  landRun(write, { ...request, helped }, run, place)
  return isBand(run.reading.band) ? run.reading.band : refuse('refusal.helperElse')
}
