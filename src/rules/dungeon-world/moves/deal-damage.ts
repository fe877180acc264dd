import { parseDice, sidesOf } from '../../../shared/dice/dice-notation'
import { phrase, type Phrase } from '../../../shared/phrase'
import { unanswered, type Ask } from '../../moves/ask'
import type { Procedure, MoveData } from '../../moves/data/move-data'
import type { Effect } from '../../moves/effect'
import { type Move, type MoveInput, outcomeOf } from '../../moves/move'
import { isOutcome, type Outcome } from '../../moves/outcome'
import { damageSum } from '../damage'
import { onlyChanges } from '../effects'
import { npcSchema, standing, type Npc } from '../npc'
import type { Settings } from '../settings'
import { characterSchema, type Character } from '../sheet'

/** The dice of a procedure that asks for some of its own; any other goes by the actor's sheet. */
const diceOf: Record<string, string> = { plusDie: 'd6', minusDie: 'd6' }

/** What dice can show at the least and the most; those that are written in another way show anything. */
function reachOf(dice: string): { min: number; max: number; dice?: string } {
  const parts = parseDice(dice)
  if (!parts || sidesOf(parts).length === 0) return { min: 1, max: 99, ...(dice && { dice }) }
  const bounds = parts.map((part) => {
    const own =
      part.kind === 'number' ? [part.value, part.value] : [part.count, part.count * part.sides]
    return part.sign === 1 ? own : own.map((points) => -points).reverse()
  })
  const all = (at: number) => bounds.reduce((total, own) => total + (own[at] ?? 0), 0)
  return { min: Math.max(0, all(0)), max: Math.max(0, all(1)), dice }
}

function damageAsk({ what, rule }: Procedure, { actor }: MoveInput): Ask {
  const own = characterSchema.safeParse(actor)
  const dice = diceOf[what] ?? (own.success ? own.data.damageDie.trim() : '')
  return {
    id: what,
    rule,
    who: 'player',
    label: phrase(`dungeonWorld.ask.${dice === '' ? 'unwritten' : what}`),
    kind: { type: 'number', ...reachOf(dice) },
  }
}

function deedsOf({ bands, options = {} }: MoveData, band: string, picks: readonly string[]) {
  return [
    ...(bands[band]?.procedures ?? []),
    ...picks.flatMap((id) => options[id]?.procedures ?? []),
  ]
}

/** What is to be known of a group one of whom is wounded: they are hit next, and no other. */
export function woundedWords(npc: Npc): Phrase[] {
  const { hp, maxHp } = npc
  const isWounded = standing(npc) > 1 && hp > 0 && hp < maxHp
  return isWounded ? [phrase('dungeonWorld.caution.wounded', { hp, maxHp })] : []
}

/** A move that deals damage: it asks what the dice of it show (DW-008, DW-009, DW-012, DW-013). */
export function withDamage(move: Move, data: MoveData): Move {
  const asks = (input: MoveInput, picks: string[]) =>
    deedsOf(data, move.read(input).band, picks).map((deed) => damageAsk(deed, input))
  const outcome = (input: MoveInput, picks: string[]): Outcome | Phrase => {
    const found = outcomeOf(move, input, picks)
    return isOutcome(found) ? (unanswered(asks(input, picks), input.answers) ?? found) : found
  }
  const isBlow = Object.values(data.bands).some((band) => band?.procedures?.length)
  return {
    ...move,
    ...(isBlow && { isBlow }),
    outcome,
    cautions(input, open) {
      const npc = isBlow && input.targetKind === 'npc' ? npcSchema.safeParse(input.target) : null
      return [...(move.cautions?.(input, open) ?? []), ...(npc?.data ? woundedWords(npc.data) : [])]
    },
    after: (input, picks) => [...(move.after?.(input, picks) ?? []), ...asks(input, picks)],
    effects(input, picks) {
      const answer = outcome(input, picks)
      return isOutcome(answer) ? answer.effects : answer
    },
  }
}

/** Who takes part, as long as nobody of the cast is that one. */
const people = { actor: '@dungeonWorld.note.actor', target: '@dungeonWorld.note.target' }

/** What damage is told as, with what it comes to for whoever it hits. */
function dealtWords(damage: number, fall: ReturnType<typeof fallBy>): Phrase {
  if (!fall) return phrase('dungeonWorld.note.dealt', { damage, ...people })
  const { to, count } = fall
  return phrase(`dungeonWorld.note.${to}`, { damage, ...people, ...(count > 0 && { count }) })
}

/** Deals the damage of a roll to the target, less its armour; leaves it to be handed out where nobody is one. */
export function dealDamage(
  procedures: readonly Procedure[],
  { target, targetKind = 'npc', answers }: MoveInput,
  settings: Settings,
): Partial<Outcome> {
  const isDue = (what: string) => procedures.some((procedure) => procedure.what === what)
  // What another pick asked for may still be answered: only what is due counts.
  const figure = (what: string) => (isDue(what) ? Number(answers?.[what] ?? 0) : 0)
  if (!isDue('damage')) return {}
  const body = target && (targetKind === 'npc' ? npcSchema : characterSchema).parse(target)
  const rule = procedures.find(({ what }) => what === 'damage')?.rule ?? 'DW-007'
  const taken = damageSum(
    {
      base: figure('damage'),
      rule,
      plusDie: figure('plusDie'),
      minusDie: figure('minusDie'),
      armor: body?.armor ?? 0,
    },
    settings,
  )
  const dealt = taken.total
  const sums = [{ of: phrase('dungeonWorld.note.dealtSum', people), ...taken }]
  if (!body) {
    const toDeal = phrase('dungeonWorld.note.toDeal', { damage: dealt })
    return { sums, notes: [toDeal], lacks: dealt > 0 ? ['target'] : [] }
  }
  const effects = hurt(body, dealt, 'target', rule, settings)
  return { effects, sums, told: [dealtWords(dealt, fallBy(body, effects))] }
}

/** What lost hit points come to for whoever loses the last of them, and how many are left where one of several falls. */
export function fallBy(
  body: Hurt,
  effects: readonly Effect[],
): { to: 'dying' | 'down' | 'oneFalls'; count: number } | null {
  const toOf = (wanted: string) => effects.find(({ field }) => field === wanted)?.to
  if (toOf('life') === 'dying') return { to: 'dying', count: 0 }
  const fallen = toOf('fallen')
  const left = fallen === undefined || 'life' in body ? 0 : body.count - Number(fallen)
  if (left > 0) return { to: 'oneFalls', count: left }
  return toOf('hp') === 0 ? { to: 'down', count: 0 } : null
}

/** Somebody who loses hit points: a character by their life, a group by who of it stands. */
type Hurt = Pick<Character, 'hp' | 'life'> | Pick<Npc, 'hp' | 'maxHp' | 'count' | 'fallen'>

/**
 * Hit points lost; a character with none left is dying, and so is one who came back with none and
 * is hurt again (decision `hp.zeroIsDying`). Of a group one falls and the next stands there unhurt: what
 * one blow does to one passes on to nobody.
 */
export function hurt(
  body: Hurt,
  by: number,
  on: 'actor' | 'target' | 'ward',
  rule: string,
  settings: Settings,
): Effect[] {
  const to = Math.max(0, body.hp - by)
  const lost = (next: number): Effect => ({ on, field: 'hp', from: body.hp, to: next, rule })
  const isDown = to === 0 && by > 0
  if ('life' in body) {
    const falls = isDown && body.life === 'alive' && settings['hp.zeroIsDying']
    const dying: Effect = { on, field: 'life', from: 'alive', to: 'dying', rule: 'DW-043' }
    return onlyChanges(falls ? [lost(to), dying] : [lost(to)])
  }
  const { count, fallen, maxHp } = body
  if (!isDown || count === 1 || standing(body) === 0) return onlyChanges([lost(to)])
  const fell: Effect = { on, field: 'fallen', from: fallen, to: fallen + 1, rule }
  return onlyChanges([lost(standing(body) > 1 ? maxHp : 0), fell])
}
