import type { Change, End, Tick, Until } from '../../rules/effects/effect'
import {
  minutesOfSteps,
  stepLater,
  stepsOf,
  type TurnStep,
  type TurnTime,
} from '../../rules/effects/turn-time'
import { later, minutesOf } from '../../rules/calendar/clock'
import type { Modifier } from '../../rules/moves/modifiers'
import type { Fact, Ref } from '../../shared/fact'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { readCalendar } from '../calendar/read'
import type { FactPlace, Read, Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { words } from '../words'
import {
  effectById,
  leftOf,
  readEffects,
  tellingOf,
  wordsOf,
  type BearerType,
  type EffectRow,
  type TimeUp,
} from './read'
import { fightCounting, turnTimeIn } from './counting'

/** An effect that is to be laid. */
interface Laying {
  bearer: Ref & { type: BearerType }
  text: Phrase
  end: End
  figure: (Pick<Modifier, 'value' | 'kind' | 'scope'> & { system: string }) | null
  /** What it changes in fights of a system, where it does. */
  changes?: { system: string; changes: readonly Change[] } | undefined
  rule: string
  tick: Tick | null
  shown: boolean
}

/** The end of an effect as it is kept. */
interface Kept {
  until: Until
  untilText: string
  timeUp: TimeUp | null
}

/** The last step that something lasts through which is laid at one. */
function lastStep(now: TurnStep, end: Extract<End, { kind: 'step' | 'turn' }>, steps: number) {
  if (end.kind === 'turn') {
    // All act in one turn: the next one of somebody starts, and the running one ends, with it.
    return { turn: now.turn, step: steps }
  }
  return { turn: end.step < now.step ? now.turn + 1 : now.turn, step: end.step }
}

function inTime(
  read: Read,
  bearer: Laying['bearer'],
  end: Exclude<End, string | { kind: 'event' }>,
) {
  const fight = fightCounting(read, bearer)
  const calendar = readCalendar(read)
  if (end.kind === 'step' || end.kind === 'turn') {
    const { encounterId, now, time } = fight ?? refuse('effect.refused.noFight')
    const most = time.stepsInTurn
    if (end.kind === 'step' && end.step > most) refuse('refusal.noSuchStep', { most })
    return { by: 'fight' as const, encounterId, at: lastStep(now, end, most) }
  }
  const time = fight?.time ?? turnTimeIn(read)
  const minutes = end.kind === 'span' ? minutesOf(end, calendar.watches) : 0
  if (!time) {
    if (end.kind === 'turns') return refuse('effect.refused.noTurns')
    return { by: 'calendar' as const, ...later(calendar.now, minutes), spare: 0 }
  }
  const steps =
    end.kind === 'turns' ? end.count * time.stepsInTurn : stepsOf({ minutes, spare: 0 }, time)
  if (!fight) return timeOnClock(read, steps, time)
  return {
    by: 'fight' as const,
    encounterId: fight.encounterId,
    at: stepLater(fight.now, steps, time),
  }
}

/** The end of something with so many steps left, where the calendar counts from now on. */
export function timeOnClock(read: Read, steps: number, time: TurnTime): TimeUp {
  const { minutes, spare } = minutesOfSteps(steps, time)
  return { by: 'calendar', ...later(readCalendar(read).now, minutes), spare }
}

function keptEnd(read: Read, bearer: Laying['bearer'], end: End): Kept {
  if (typeof end === 'string') return { until: end, untilText: '', timeUp: null }
  if (end.kind === 'event') return { until: 'event', untilText: end.words, timeUp: null }
  const untilText = end.kind === 'turn' ? end.of : ''
  return { until: 'time', untilText, timeUp: inTime(read, bearer, end) }
}

/** The columns that say when the time of an effect is over. */
function columnsOf(timeUp: TimeUp | null) {
  const none = { fight: null, turn: null, step: null, day: null, minute: null, spare: 0 }
  if (!timeUp) return none
  if (timeUp.by === 'calendar') {
    const { day, minute, spare } = timeUp
    return { ...none, day, minute, spare }
  }
  return { ...none, fight: timeUp.encounterId, ...timeUp.at }
}

/** Another time at which an effect is over. */
export function setTimeUp(write: Write, { id }: Pick<EffectRow, 'id'>, timeUp: TimeUp): void {
  write.run(
    `UPDATE effect SET end_encounter_id = @fight, end_turn = @turn, end_step = @step,
       end_day = @day, end_minute = @minute, spare_steps = @spare WHERE id = @id`,
    { id, ...columnsOf(timeUp) },
  )
}

const columnOf: Record<BearerType, string> = {
  character: 'character_id',
  npc: 'npc_id',
  combatant: 'combatant_id',
  place: 'place_id',
  encounter: 'encounter_id',
}

function figureColumns({ figure, changes }: Pick<Laying, 'figure' | 'changes'>) {
  if (!figure) {
    const isLabel = !changes || changes.changes.length === 0
    const own = isLabel
      ? { system: null, scope: null }
      : { system: changes.system, scope: JSON.stringify(changes.changes) }
    return { ...own, value: null, kind: null }
  }
  const { system, value, kind, scope } = figure
  return { system, value, kind, scope: JSON.stringify(scope) }
}

/** Its harm; what is laid in the step of all ticking has its first in the turn after. */
function tickColumns(read: Read, bearer: Laying['bearer'], tick: Tick | null) {
  const fight = tick && fightCounting(read, bearer)
  const isTooLate = fight?.now.step === fight?.time.stepsInTurn
  return {
    tick: tick ? JSON.stringify(tick) : null,
    ticked: fight && isTooLate ? fight.now.turn : null,
  }
}

/** Lays an effect on somebody or something. Answers its id; refuses in words an end that nothing counts here. */
export function layEffect(
  write: Write,
  { bearer, text, end, figure, changes, rule, tick, shown }: Laying,
  cause: Phrase | undefined,
  place: FactPlace,
): string {
  const kept = keptEnd(write, bearer, end)
  const { now } = readCalendar(write)
  const id = write.newId()
  write.run(
    `INSERT INTO effect (id, ${columnOf[bearer.type]}, system, value, kind, scope, trigger_text, rule,
       until, until_text, end_encounter_id, end_turn, end_step, end_day, end_minute, spare_steps,
       tick, ticked_turn, cause, shown, laid_day, laid_minute, at)
     VALUES (@id, @bearer, @system, @value, @kind, @scope, @text, @rule, @until, @untilText, @fight,
       @turn, @step, @day, @minute, @spare, @tick, @ticked, @cause, @shown, @laidDay, @laidMinute, @at)`,
    {
      id,
      bearer: bearer.id,
      ...figureColumns({ figure, changes }),
      text: JSON.stringify(text),
      rule,
      until: kept.until,
      untilText: kept.untilText,
      ...columnsOf(kept.timeUp),
      ...tickColumns(write, bearer, tick),
      cause: cause ? JSON.stringify(cause) : null,
      shown: Number(shown),
      laidDay: now.day,
      laidMinute: now.minute,
      at: write.now,
    },
  )
  tell(write, effectById(write, id), figure ? 'modifier.given' : 'effect.laid', cause, place)
  return id
}

/** Lays a modifier that a move or the like gives, on a character. Answers its id. */
export function layModifier(
  write: Write,
  { system, characterId }: { system: string; characterId: string },
  { value, kind, scope, text, rule, until }: Modifier,
  cause: Phrase | undefined,
  place: FactPlace,
): string {
  const bearer = { ...refOf(write, 'character', characterId), type: 'character' as const }
  const figure = { system, value, kind, scope }
  return layEffect(
    write,
    { bearer, text, end: until, figure, rule, tick: null, shown: true },
    cause,
    place,
  )
}

/** How an effect goes: a roll took it, its time was over, or the GM took it away. */
type Movement = 'spent' | 'lapsed' | 'dropped'

/** Takes an effect off the table, and tells how it went. */
export function removeEffect(
  write: Write,
  effect: EffectRow,
  going: Movement,
  cause: Phrase | undefined,
  place: FactPlace,
): void {
  write.run('DELETE FROM effect WHERE id = @id', { id: effect.id })
  const plain = going === 'dropped' ? 'effect.lifted' : 'effect.ended'
  tell(write, effect, effect.figure ? `modifier.${going}` : plain, cause, place)
}

const sign = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)

function tell(
  write: Write,
  effect: EffectRow,
  kind: string,
  cause: Phrase | undefined,
  place: FactPlace,
): void {
  const { bearer, figure, text, shown } = effect
  const about = [bearer]
  const why = cause ? { cause } : {}
  const left = kind === 'effect.laid' ? { left: words.say(leftOf(write, effect).left) } : {}
  const fact: Fact = figure
    ? {
        ...{ kind, secret: !shown, about, ...why },
        [kind === 'modifier.given' ? 'to' : 'from']: figure.value,
        with: { ...text.with, value: sign(figure.value), text: wordsOf(effect) },
      }
    : {
        ...{ kind, secret: !shown, about, ...why },
        with: { ...text.with, text: tellingOf(effect), ...left },
      }
  write.record(fact, place)
}

/** Tells that an effect is about to end. */
export function tellEnding(write: Write, effect: EffectRow, place: FactPlace): void {
  tell(write, effect, 'effect.ending', undefined, place)
}

/** The scene ends: what was to last no longer goes. */
export function endSceneEffects(write: Write, place: FactPlace): void {
  for (const effect of readEffects(write)) {
    if (effect.until === 'scene') removeEffect(write, effect, 'lapsed', undefined, place)
  }
}

/** A rest that is a move of its game was their next one: what was for no other goes unused. */
export function passNextMove(
  write: Write,
  characterId: string,
  system: string,
  cause: Phrase,
  place: FactPlace,
): void {
  for (const effect of readEffects(write)) {
    const isTheirs = effect.bearer.id === characterId && effect.system === system
    if (isTheirs && effect.until === 'nextMove') removeEffect(write, effect, 'lapsed', cause, place)
  }
}

/** A rest is over: what was to last until one goes, of those on whom `isResting`. */
export function endAtRest(
  write: Write,
  isResting: (bearer: EffectRow['bearer']) => boolean,
  place: FactPlace,
): void {
  for (const effect of readEffects(write)) {
    if (effect.until !== 'rest' || !isResting(effect.bearer)) continue
    removeEffect(write, effect, 'lapsed', phrase('effect.cause.rest'), place)
  }
}
