import { phrase } from '../../../shared/phrase'
import { valueAt } from '../../moves/apply'
import { unanswered, type Ask } from '../../moves/ask'
import type { Effect } from '../../moves/effect'
import type { Move, MoveInput } from '../../moves/move'
import type { Settings } from '../settings'
import { amend } from '../../moves/amend'
import { leave } from './leave'

type Settled = Omit<MoveInput, 'dice'>

const wardAsk: Ask = {
  id: 'ward',
  who: 'player',
  rule: 'DW-019',
  label: phrase('dungeonWorld.defend.ask.ward'),
  kind: { type: 'text', max: 80 },
}

/** Defend asks whom or what the actor guards (DW-019). */
export function withWard(move: Move): Move {
  const asking: Move = {
    ...move,
    namesTarget: wardAsk.id,
    after: (input, picks) => [
      ...(move.after?.(input, picks) ?? []),
      ...(move.read(input).band === '6-' ? [] : [wardAsk]),
    ],
  }
  return amend(asking, (outcome, { actor, answers }) => {
    const from = String(valueAt(actor, 'defendHold.ward') ?? '')
    const to = String(answers?.['ward'] ?? '').trim()
    const guarded: Effect = { on: 'actor', field: 'defendHold.ward', from, to, rule: 'DW-019' }
    return { ...outcome, effects: from === to ? outcome.effects : [...outcome.effects, guarded] }
  })
}

/** Parley is for those the GM plays (DW-034; decision `parley.pcTargets`). */
export function withParleyTargets(move: Move, settings: Settings): Move {
  return settings['parley.pcTargets'] ? move : { ...move, targetKinds: ['npc'] }
}

/** What the GM must let pass before Last Breath: it is for the dying (DW-043). */
const leavesOf = ({ actor }: Settled): Ask[] =>
  actor && valueAt(actor, 'life') !== 'dying' ? [leave('lastBreath.notDying', 'DW-043')] : []

/** Last Breath: bare dice (DW-043; decision `lastBreath.modifiers`), and for the dying or by the GM's leave. */
export function withBareDice(move: Move, settings: Settings): Move {
  const asking: Move = {
    ...move,
    before: (input) => [...(move.before?.(input) ?? []), ...leavesOf(input)],
  }
  const asked = amend(
    asking,
    (outcome, input) => unanswered(leavesOf(input), input.answers) ?? outcome,
  )
  if (settings['lastBreath.modifiers'] === 'usual') return asked
  return { ...asked, takesModifiers: false, swaps: () => null }
}

/** Whoever is gone makes no moves, and whoever is dying has one only; the GM may think otherwise. */
export function withLife(move: Move): Move {
  return {
    ...move,
    cautions(input) {
      const life = valueAt(input.actor, 'life')
      const said = life === 'dead' || life === 'dying'
      const own = move.cautions?.(input) ?? []
      return said ? [...own, phrase(`dungeonWorld.caution.${life}`)] : own
    },
  }
}
