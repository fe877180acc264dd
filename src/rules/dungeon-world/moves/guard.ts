import { phrase, type Phrase } from '../../../shared/phrase'
import { sum, term } from '../../../shared/term'
import { figureAt } from '../../moves/apply'
import { unanswered, type Ask } from '../../moves/ask'
import type { ModifierGrant } from '../../moves/modifiers'
import type { Choice, Effect } from '../../moves/effect'
import type { Move, MoveInput } from '../../moves/move'
import type { Outcome } from '../../moves/outcome'
import { pickRefusal } from '../../moves/picks'
import { owedBlows } from '../damage'
import {
  defendOptions,
  defendSpend,
  guardedAmong,
  sufferedSum,
  type DefendOption,
  type DefendSpent,
} from '../defend'
import { onlyChanges, set } from '../effects'
import { npcSchema } from '../npc'
import type { Settings } from '../settings'
import { characterSchema, type Character } from '../sheet'
import { fallBy, hurt } from './deal-damage'

type Spent = Extract<DefendSpent, { allowed: true }>

const rule = 'DW-021'

const aimAsk: Ask = {
  id: 'aim',
  who: 'gm',
  rule,
  label: phrase('dungeonWorld.guard.aim.label'),
  kind: {
    type: 'choice',
    values: ['ward', 'self'].map((value) => ({
      value,
      label: phrase(`dungeonWorld.guard.aim.${value}`),
    })),
  },
}

const guardOf = ({ actor }: Omit<MoveInput, 'dice'>) => characterSchema.parse(actor ?? {})
const bodyOf = (sheet: object | undefined, kind: 'character' | 'npc' = 'npc') =>
  sheet && (kind === 'character' ? characterSchema : npcSchema).parse(sheet)
const wardOf = ({ ward, wardKind }: Omit<MoveInput, 'dice'>) => bodyOf(ward, wardKind)
const isOption = (id: string): id is DefendOption => defendOptions.some((each) => each === id)
const aimOf = ({ answers }: Pick<MoveInput, 'answers'>) =>
  answers?.['aim'] === 'self' ? 'self' : 'ward'

/** Who takes part, as long as nobody of the cast is that one. */
const people = {
  actor: '@dungeonWorld.note.actor',
  target: '@dungeonWorld.guard.side.target',
  ally: '@dungeonWorld.guard.side.ally',
  ward: '@dungeonWorld.guard.side.ward',
}

function choiceFor(input: Omit<MoveInput, 'dice'>, settings: Settings): Choice {
  const { count } = guardOf(input).defendHold
  const barredWhy = (id: DefendOption) =>
    id === 'a' && aimOf(input) === 'self' ? phrase('dungeonWorld.guard.barred.self') : null
  const picks = defendOptions.map((id) => {
    const barred = barredWhy(id)
    return {
      id,
      label: phrase(`dungeonWorld.defend.hold.${id}`),
      rule,
      ...(barred ? { barred } : {}),
    }
  })
  const distinct = settings['defend.oncePerAttack']
  const most = Math.min(count, distinct ? picks.length : count)
  return { who: 'player', count: most, distinct, upTo: true, picks }
}

function spent(input: MoveInput, picks: readonly string[], settings: Settings): DefendSpent {
  const { defendHold, level, armor } = guardOf(input)
  return defendSpend(
    {
      hold: defendHold.count,
      level,
      selfArmor: armor,
      aimedAt: aimOf(input),
      incoming: figureAt(input.given, 'incoming'),
      wardArmor: wardOf(input)?.armor ?? 0,
      spends: picks.filter(isOption),
    },
    settings,
  )
}

function refused(input: MoveInput, picks: readonly string[], settings: Settings): Phrase | null {
  if (guardOf(input).defendHold.count === 0) return phrase('dungeonWorld.guard.refused.noHold')
  if (picks.length === 0) return phrase('dungeonWorld.guard.refused.nothing')
  return pickRefusal(choiceFor(input, settings), picks)
}

const openUp: ModifierGrant = {
  on: 'ally',
  value: 1,
  kind: 'forward',
  scope: { against: 'target' },
  rule,
  until: 'nextMatching',
  text: phrase('dungeonWorld.guard.modifier.opening', {
    target: '@dungeonWorld.guard.modifier.attacker',
  }),
}

/** Whom it would do something to, where nobody is that one. */
function lackingOf({ target, ally }: MoveInput, { toAttacker, allyForward }: Spent) {
  return [
    ...(!target && toAttacker > 0 ? (['target'] as const) : []),
    ...(!ally && allyForward > 0 ? (['ally'] as const) : []),
  ]
}

/** What is left of a guard; it is over with its last hold. */
function spentOn({ defendHold: { count, ward } }: Character, holdLeft: number): Effect[] {
  return onlyChanges([
    set('defendHold.count', count, holdLeft, rule),
    ...(holdLeft === 0 ? [set('defendHold.ward', ward, '', 'DW-020')] : []),
  ])
}

/** What the attack was, and what came of it, to be told in the story. */
function toldOf(
  input: MoveInput,
  picks: readonly string[],
  done: Spent,
  fallen: readonly Phrase[],
): Phrase[] {
  const tell = (what: string, damage?: number) =>
    phrase(`dungeonWorld.guard.told.${what}`, {
      ...people,
      ...(damage === undefined ? {} : { damage }),
    })
  const isTurned = picks.includes('a')
  const isOnGuard = isTurned || aimOf(input) === 'self'
  return [
    tell(aimOf(input) === 'self' ? 'attackSelf' : 'attackWard', figureAt(input.given, 'incoming')),
    ...(isTurned ? [tell('turned')] : []),
    isOnGuard ? tell('guardHurt', done.toSelf) : tell('wardHurt', done.toWard),
    ...(picks.includes('d') ? [tell('attackerHurt', done.toAttacker)] : []),
    ...fallen,
    ...(done.allyForward > 0 ? [tell('opened', done.allyForward)] : []),
  ]
}

/** How the damage comes about that goes through to whoever is hit. */
function takenSum(
  input: MoveInput,
  picks: readonly string[],
  settings: Settings,
): NonNullable<Outcome['sums']>[number] {
  const isOnGuard = picks.includes('a') || aimOf(input) === 'self'
  const armor = isOnGuard ? guardOf(input).armor : (wardOf(input)?.armor ?? 0)
  const halvings = picks.filter((each) => each === 'b').length
  const incoming = figureAt(input.given, 'incoming')
  return {
    of: phrase(`dungeonWorld.guard.sum.${isOnGuard ? 'actor' : 'ward'}`, people),
    ...sufferedSum({ incoming, halvings, armor }, settings),
  }
}

function outcomeOf(input: MoveInput, picks: string[], settings: Settings): Outcome | Phrase {
  const done = spent(input, picks, settings)
  if (!done.allowed) return phrase('dungeonWorld.guard.refused.so')
  const guard = guardOf(input)
  const attacker = bodyOf(input.target, input.targetKind)
  const ward = wardOf(input)
  const note = (key: string, damage: number) =>
    damage > 0 ? [phrase(`dungeonWorld.guard.note.${key}`, { damage })] : []
  const hits = (
    [
      ['actor', guard, done.toSelf],
      ['target', attacker, done.toAttacker],
      ['ward', ward, done.toWard],
    ] as const
  ).flatMap(([on, body, points]) =>
    body && points > 0 ? { on, body, effects: hurt(body, points, on, rule, settings) } : [],
  )
  const fallen = hits.flatMap(({ on, body, effects }) => {
    const fall = fallBy(body, effects)
    return fall ? [phrase(`dungeonWorld.guard.fall.${fall.to}.${on}`, people)] : []
  })
  return {
    sums: [takenSum(input, picks, settings)],
    effects: [...spentOn(guard, done.holdLeft), ...hits.flatMap(({ effects }) => effects)],
    holds: [],
    lacks: lackingOf(input, done),
    gmMoves: [],
    leadsTo: [],
    modifiers: done.allyForward > 0 && input.ally ? [openUp] : [],
    told: toldOf(input, picks, done, fallen),
    notes: [
      ...(ward ? [] : note('toWard', done.toWard)),
      ...(attacker ? [] : note('toAttacker', done.toAttacker)),
      ...(done.allyForward > 0 && !input.ally ? [phrase('dungeonWorld.guard.note.opening')] : []),
    ],
  }
}

/**
 * Spends holds of Defend on one attack, with no dice (DW-021): the target is the attacker, the
 * ward whoever is guarded, the ally whoever gains by the opening.
 */
export function guardFor(settings: Settings): Move {
  return {
    id: 'guard',
    rule,
    title: phrase('dungeonWorld.guard.title'),
    trigger: phrase('dungeonWorld.guard.trigger'),
    needs: ['actor'],
    settles: owedBlows,
    seeksTarget: true,
    history: (said, picks) =>
      phrase(`dungeonWorld.guard.history.${aimOf(said)}.${picks.includes('c') ? 'for' : 'alone'}`, {
        ...people,
        damage: figureAt(said.given, 'incoming'),
      }),
    isOpenTo: (actor) => guardOf({ actor, given: {} }).defendHold.count > 0,
    wantsAlly: true,
    allyGains: ['c'],
    standsBefore: (actor, names) => guardedAmong(characterSchema.parse(actor), names),
    given: [
      {
        id: 'incoming',
        min: 0,
        max: 99,
        initial: 0,
        isWanted: true,
        label: phrase('dungeonWorld.guard.given.incoming'),
      },
    ],
    diceCount: () => 0,
    before: () => [aimAsk],
    read: (input) => ({
      sum: sum([
        term(phrase('dungeonWorld.guard.term.incoming'), figureAt(input.given, 'incoming'), rule),
      ]),
      band: 'told',
      choice: choiceFor(input, settings),
      gmMove: null,
    }),
    picksRefused: (input, picks) => refused(input, picks, settings),
    effects(input, picks) {
      const answer = outcomeOf(input, picks, settings)
      return 'effects' in answer ? answer.effects : answer
    },
    outcome: (input, picks) =>
      unanswered([aimAsk], input.answers) ??
      refused(input, picks, settings) ??
      outcomeOf(input, picks, settings),
  }
}
