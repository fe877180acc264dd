import { phrase, type Phrase } from '../../../shared/phrase'
import { valueAt } from '../../moves/apply'
import { unanswered, type Ask } from '../../moves/ask'
import type { Move, MoveInput } from '../../moves/move'
import type { Settings } from '../settings'
import { leave } from './leave'
import { bondsWith } from '../bonds'
import { amend } from '../../moves/amend'

type Settled = Omit<MoveInput, 'dice'>

const noBond = leave('aidOrInterfere.noBond', 'DW-038')
const crowded = leave('aidOrInterfere.crowded', 'DW-039')
const bareDice = leave('aidOrInterfere.bareDice', 'DW-043')

const signs: Readonly<Record<string, number>> = { help: 1, hinder: -1 }

/** Whether as many wait on the target as count for one roll (DW-039; decision `aid.max`). */
function isFull({ targetModifiers = [] }: Settled, option: string, settings: Settings): boolean {
  const same = targetModifiers.filter(
    ({ rule, value }) => rule === 'DW-039' && Math.sign(value) === signs[option],
  )
  return same.length >= settings['aid.max']
}

/** Why nobody can help, or hinder, any more (DW-039); null while somebody can. */
export function meddlingBarred(option: string, input: Settled, settings: Settings): Phrase | null {
  const isLet = input.answers?.[crowded.id] === 'letGo'
  if (isLet || !isFull(input, option, settings)) return null
  return phrase(`dungeonWorld.aidOrInterfere.barred.${option}`)
}

/** Whether one more is allowed; where either can still be done, the roll goes on without that. */
function crowdedAsks(full: readonly string[]): Ask[] {
  const [option, ...others] = full
  if (option === undefined) return []
  if (others.length > 0) return [crowded]
  const words = `aidOrInterfere.full.${option}`
  const otherwise = phrase(`dungeonWorld.${words}Only`)
  return [{ ...leave(words, crowded.rule, otherwise), id: crowded.id }]
}

/** What the GM must let pass: no bond, too many hands, a roll that nobody can change. */
function leavesFor(input: Settled, settings: Settings): Ask[] {
  const isUnbound = settings['aid.needsBond'] && input.given['bonds'] === 0
  const full = Object.keys(signs).filter((option) => isFull(input, option, settings))
  const isDying = valueAt(input.target, 'life') === 'dying'
  const isBare = isDying && settings['lastBreath.modifiers'] === 'none'
  return [...(isUnbound ? [noBond] : []), ...crowdedAsks(full), ...(isBare ? [bareDice] : [])]
}

/**
 * Aid or Interfere is for a character and wants a bond, a free hand and a roll that takes it, or
 * the GM's leave; the bonds on the sheet are what it begins with (DW-038, DW-039, DW-043; decisions `aid.needsBond`, `aid.max`,
 * `lastBreath.modifiers`).
 */
export function withLeave(move: Move, settings: Settings): Move {
  const asking: Move = {
    ...move,
    given: move.given.map((figure) =>
      figure.id === 'bonds' ? { ...figure, proposes: bondsWith } : figure,
    ),
    needs: ['actor', 'target'],
    targetKinds: ['character'],
    before: (input) => [...(move.before?.(input) ?? []), ...leavesFor(input, settings)],
  }
  return amend(
    asking,
    (outcome, input) => unanswered(leavesFor(input, settings), input.answers) ?? outcome,
  )
}
