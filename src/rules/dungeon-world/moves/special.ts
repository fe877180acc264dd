import { phrase, type Phrase } from '../../../shared/phrase'
import { valueAt } from '../../moves/apply'
import type { Ask } from '../../moves/ask'
import type { Effect } from '../../moves/effect'
import type { Move, MoveInput } from '../../moves/move'
import type { Settings } from '../settings'
import { amend } from '../../moves/amend'

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

/** Last Breath: bare dice (DW-043; decision `lastBreath.modifiers`), and for the dying. */
export function withBareDice(move: Move, settings: Settings): Move {
  const cautions = ({ actor }: Settled): Phrase[] =>
    actor && valueAt(actor, 'life') !== 'dying'
      ? [phrase('dungeonWorld.lastBreath.caution.alive')]
      : []
  if (settings['lastBreath.modifiers'] === 'usual') return { ...move, cautions }
  return { ...move, cautions, takesModifiers: false, swaps: () => null }
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
