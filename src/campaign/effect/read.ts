import { z } from 'zod'
import { minutesBetween } from '../../rules/calendar/clock'
import {
  changesSchema,
  tickSchema,
  untils,
  type Change,
  type Tick,
  type Until,
} from '../../rules/effects/effect'
import { minutesLeft, stepsLeft } from '../../rules/effects/left'
import { stepsBetween, type TurnStep } from '../../rules/effects/turn-time'
import { modifierSchema, type HeldModifier, type Modifier } from '../../rules/moves/modifiers'
import type { Ref } from '../../shared/fact'
import { phrase, phraseSchema, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { asText } from '../../shared/words/naming'
import { readCalendar } from '../calendar/read'
import { encounterById, momentIn } from '../encounter/prepared'
import type { Read } from '../file/handles'
import { readable, readStored } from '../file/stored'
import { combatOf } from '../sheet/sheets'
import { signed } from '../../shared/figure'
import { words } from '../words'

/** What an effect may lie on. */
export const bearerTypes = ['character', 'npc', 'combatant', 'place', 'encounter'] as const
export type BearerType = (typeof bearerTypes)[number]

/** When the time of an effect is over: after a step of a fight, or at a moment of the calendar. */
export type TimeUp =
  | { by: 'fight'; encounterId: string; at: TurnStep }
  | { by: 'calendar'; day: number; minute: number; spare: number }

/** An effect as it lies in the file, and whose it is. */
export interface EffectRow {
  id: string
  bearer: Ref & { type: BearerType }
  /** The rule system whose rolls take its figure, or whose fights what it changes; null without one. */
  system: string | null
  figure: Pick<Modifier, 'value' | 'kind' | 'scope'> | null
  /** What it changes in fights of the system while it lasts. */
  changes: Change[]
  text: Phrase
  rule: string
  until: Until
  /** What has to happen, or whose turn has to come, in words; else empty. */
  untilText: string
  /** Null unless it ends by time. */
  timeUp: TimeUp | null
  tick: Tick | null
  /** The last turn in which it did harm, or need not have. */
  tickedTurn: number | null
  /** What laid it; null where the GM alone did. */
  cause: Phrase | null
  shown: boolean
}

interface StoredRow {
  id: string
  bearer_type: BearerType
  bearer_id: string
  bearer_name: string
  system: string | null
  value: number | null
  kind: string | null
  scope: string | null
  trigger_text: string
  rule: string
  until: string
  until_text: string
  end_encounter_id: string | null
  end_turn: number | null
  end_step: number | null
  end_day: number | null
  end_minute: number | null
  spare_steps: number
  tick: string | null
  ticked_turn: number | null
  cause: string | null
  shown: number
}

const selected = `SELECT effect.id,
    CASE WHEN effect.character_id IS NOT NULL THEN 'character' WHEN effect.npc_id IS NOT NULL THEN 'npc'
      WHEN effect.combatant_id IS NOT NULL THEN 'combatant'
      WHEN effect.place_id IS NOT NULL THEN 'place' ELSE 'encounter' END AS bearer_type,
    coalesce(effect.character_id, effect.npc_id, effect.combatant_id, effect.place_id,
      effect.encounter_id) AS bearer_id,
    coalesce(character.name, npc.name, combatant.label, place.name, encounter.name) AS bearer_name,
    effect.system, effect.value, effect.kind, effect.scope, effect.trigger_text, effect.rule,
    effect.until, effect.until_text, effect.end_encounter_id, effect.end_turn, effect.end_step,
    effect.end_day, effect.end_minute, effect.spare_steps, effect.tick, effect.ticked_turn,
    effect.cause, effect.shown
  FROM effect
    LEFT JOIN character ON character.id = effect.character_id
    LEFT JOIN npc ON npc.id = effect.npc_id
    LEFT JOIN combatant ON combatant.id = effect.combatant_id
    LEFT JOIN place ON place.id = effect.place_id
    LEFT JOIN encounter ON encounter.id = effect.encounter_id`

const oldestFirst = 'ORDER BY effect.at, effect.rowid'

const figureSchema = z.strictObject({
  value: modifierSchema.shape.value,
  kind: modifierSchema.shape.kind,
})

function figureOf({ value, kind, scope }: StoredRow): EffectRow['figure'] {
  if (value === null || kind === null || scope === null) return null
  return {
    ...figureSchema.parse({ value, kind }),
    scope: readStored(modifierSchema.shape.scope, scope),
  }
}

/** What is changed stands where a figure says which rolls it is for; an effect has one or the other. */
function changesOf({ value, scope }: StoredRow): Change[] {
  return value !== null || scope === null ? [] : readStored(changesSchema, scope)
}

function timeUpOf(row: StoredRow): TimeUp | null {
  const { end_encounter_id: encounterId, end_turn: turn, end_step: step } = row
  if (encounterId !== null && turn !== null && step !== null) {
    return { by: 'fight', encounterId, at: { turn, step } }
  }
  const { end_day: day, end_minute: minute, spare_steps: spare } = row
  return day === null || minute === null ? null : { by: 'calendar', day, minute, spare }
}

function effectOf(row: StoredRow): EffectRow {
  return {
    id: row.id,
    bearer: { type: row.bearer_type, id: row.bearer_id, name: row.bearer_name },
    system: row.system,
    figure: figureOf(row),
    changes: changesOf(row),
    text: readStored(phraseSchema, row.trigger_text),
    rule: row.rule,
    until: z.enum(untils).parse(row.until),
    untilText: row.until_text,
    timeUp: timeUpOf(row),
    tick: row.tick === null ? null : readStored(tickSchema, row.tick),
    tickedTurn: row.ticked_turn,
    cause: row.cause === null ? null : readStored(phraseSchema, row.cause),
    shown: row.shown === 1,
  }
}

/** Every effect there is, the oldest first. */
export function readEffects(read: Read): EffectRow[] {
  return readable(read, read.all<StoredRow>(`${selected} ${oldestFirst}`), effectOf)
}

/** Effects that change figures in fights of a system, the oldest first. */
export function readChanging(read: Read, system: string): EffectRow[] {
  const changing = 'WHERE effect.system = @system AND effect.value IS NULL'
  const rows = read.all<StoredRow>(`${selected} ${changing} ${oldestFirst}`, { system })
  return readable(read, rows, effectOf)
}

/** One effect; a refusal in words when it is gone. */
export function effectById(read: Read, effectId: string): EffectRow {
  const row = read.get<StoredRow>(`${selected} WHERE effect.id = @effectId`, { effectId })
  return row ? effectOf(row) : refuse('refusal.gone')
}

/** The words of an effect as they may fill a gap: what was typed stays as it was typed. */
export function wordsOf({ text }: Pick<EffectRow, 'text'>): string {
  const own = text.with?.['words']
  return own === undefined ? `@${text.key}` : `${asText(own)}`
}

/** An effect by its words, and what it changes, where it does. */
export function saidOf({ text, system, changes }: EffectRow): Phrase {
  // A game without fights by turns has effects of its own, which change no figures.
  if (system === null || changes.length === 0) return text
  const labels = combatOf(system).lasting?.figures ?? []
  const said = changes.flatMap(({ figure, plus }) => {
    const label = labels.find(({ id }) => id === figure)?.label
    return label ? [`${words.say(label)} ${signed(plus)}`] : []
  })
  if (said.length === 0) return text
  return phrase('effect.changing', { text: words.say(text), changes: said.join(', ') })
}

/** The same as it may fill a gap. */
export function tellingOf(effect: EffectRow): string {
  const said = saidOf(effect)
  return said === effect.text ? wordsOf(effect) : words.say(said)
}

/** A modifier on a character: an effect that adds to rolls. */
export interface ModifierRow extends HeldModifier {
  system: string
  characterId: string
  owner: string
}

function modifierOf(row: EffectRow): ModifierRow[] {
  const { id, system, figure, bearer, text, rule, until } = row
  if (!figure || system === null || bearer.type !== 'character') return []
  return [{ id, system, characterId: bearer.id, owner: bearer.name, ...figure, text, rule, until }]
}

/** Every modifier there is, the oldest first. */
export function readModifiers(read: Read): ModifierRow[] {
  return readEffects(read).flatMap(modifierOf)
}

/** What waits on a character in a system, the oldest first. */
export function modifiersOf(read: Read, characterId: string, system: string): ModifierRow[] {
  const rows = read.all<StoredRow>(
    `${selected} WHERE effect.character_id = @characterId AND effect.system = @system ${oldestFirst}`,
    { characterId, system },
  )
  return readable(read, rows, effectOf).flatMap(modifierOf)
}

/** Where a fight stands that counts an effect; null while it does not run. */
function momentOf(read: Read, encounterId: string) {
  const encounter = encounterById(read, encounterId)
  const moment = momentIn(encounter)
  return moment && { moment, rules: combatOf(encounter.system) }
}

/** The moment at which an effect is over: a step of its fight, or a time; null where none is known. */
export function endOf({
  timeUp,
}: EffectRow):
  | { by: 'fight'; turn: number; step: number }
  | { by: 'calendar'; day: number; minute: number }
  | null {
  if (!timeUp) return null
  if (timeUp.by === 'fight') return { by: 'fight', ...timeUp.at }
  return { by: 'calendar', day: timeUp.day, minute: timeUp.minute }
}

/** What is left of an effect, in words, and whether its end is the next thing to come. */
export function leftOf(
  read: Read,
  { until, untilText, timeUp }: EffectRow,
): { left: Phrase; isNext: boolean } {
  if (until === 'event') {
    return { left: phrase('effect.left.event', { words: untilText }), isNext: false }
  }
  if (!timeUp) return { left: phrase(`effect.left.${until}`), isNext: false }
  if (timeUp.by === 'calendar') {
    const minutes = minutesBetween(readCalendar(read).now, timeUp)
    return { left: minutesLeft(minutes), isNext: false }
  }
  const fight = momentOf(read, timeUp.encounterId)
  if (!fight) return { left: phrase('effect.left.over'), isNext: false }
  const steps = stepsBetween(fight.moment, timeUp.at, fight.rules)
  return { left: stepsLeft(steps, fight.rules), isNext: steps <= 1 }
}
