import { z } from 'zod'
import { phrase } from '../../../../shared/phrase'
import type { ModifierData, MoveData } from '../../../moves/data/move-data'
import type { HelpAhead } from '../../../moves/together/help'
import { miss } from '../miss'
import { grantsOf } from './table'
import { asPublished } from '../../../system/published'

/** Parley (DW-034 to DW-037). */
export const parley: MoveData = {
  id: 'parley',
  rule: 'DW-034',
  words: 'dungeonWorld.parley',
  dice: '2d6',
  stats: [{ field: 'scores.cha' }],
  bands: {
    '10+': { rule: 'DW-035', notes: ['afterPromise'] },
    '7-9': { rule: 'DW-036', notes: ['assurance'] },
    '6-': miss('DW-037'),
  },
}

/** What helping and hindering are worth (DW-039): the better figure helps. */
const worth = asPublished(z.array(z.number()), grantsOf('aidOrInterfere', '10+')['otherRoll'])
const [helps, hinders] = [Math.max(...worth), Math.min(...worth)]

/** On the other's next roll, whichever it is. */
const onOther = (id: string, value: number): ModifierData => ({
  id,
  value,
  on: 'target',
  kind: 'forward',
  rule: 'DW-039',
  scope: 'anyRoll',
  until: 'nextMove',
})

const sway = { who: 'player', count: 1, from: ['help', 'hinder'] } as const

/** Aid or Interfere (DW-038 to DW-042): the other's next roll is better or worse for it. */
export const aidOrInterfere: MoveData = {
  id: 'aidOrInterfere',
  rule: 'DW-038',
  words: 'dungeonWorld.aidOrInterfere',
  owedNotes: ['exposed'],
  dice: '2d6',
  stats: [{ field: 'load' }],
  given: [{ id: 'bonds', min: 0, max: 10, initial: 0, adds: true }],
  bands: {
    '10+': { rule: 'DW-039', picks: sway },
    '7-9': { rule: 'DW-040', picks: sway, gmMove: 'contemporary', notes: ['exposed'] },
    '6-': miss('DW-041'),
  },
  options: {
    help: { rule: 'DW-039', modifiers: [onOther('help', helps)] },
    hinder: { rule: 'DW-039', modifiers: [onOther('hinder', hinders)] },
  },
}

/** What Aid or Interfere may yet do to a roll (DW-039): `max` of either count for it. */
export const meddlingAhead = (max: number): HelpAhead[] => [
  { label: phrase('odds.helped'), rule: 'DW-039', by: { value: helps }, max },
  { label: phrase('odds.hindered'), rule: 'DW-039', by: { value: hinders }, max },
]
