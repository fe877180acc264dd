import { phrase } from '../../../shared/phrase'
import { figureAt, valueAt } from '../../moves/apply'
import type { Answers, Ask } from '../../moves/ask'
import type { FigureChange, SideChange } from '../../moves/data/move-data'
import type { Changed } from '../../moves/data/sheet-rules'
import { clamp, type Bounds } from '../../system/bounds'
import { advantageBoundsIn, goodsBounds, guardBounds, xpBounds } from '../bounds'
import { counterEffects } from '../conditions/counter-effects'
import { changeCounter, conditionsOf } from '../conditions/counters'
import { emptiedBy } from '../gear/reload'
import { attitudeBounds } from '../npc'
import type { Settings } from '../settings'
import {
  characterSchema,
  conditionSchema,
  counterSchema,
  type Character,
  type Condition,
  type Counter,
} from '../sheet'

/** What a change is worked out with. */
export interface ChangeCase {
  answers: Answers
  /** Tells the questions of this change from those of others. */
  key: string
  settings: Settings
  /** The weapon that the harm of the move is of. */
  source?: string | undefined
}

/** Works out a change of a sheet within its bounds; a counter asks about its conditions. */
export function changeOn(sheet: object, change: SideChange, at: ChangeCase): Changed {
  const { on, field, rule } = change
  if (field === 'loaded') {
    return { effects: emptiedBy(characterSchema.parse(sheet), at.source, at.settings), asks: [] }
  }
  if (change.to !== undefined) {
    const from = String(valueAt(sheet, field) ?? '')
    return { effects: [{ on, field, from, to: change.to, rule }], asks: [] }
  }
  const name = field.split('.').at(-1)
  const counter = field.startsWith('counters.') ? counterSchema.safeParse(name).data : undefined
  if (counter) return counterChange(characterSchema.parse(sheet), counter, { ...change, on }, at)
  const from = figureAt(sheet, field)
  const value = clamp(from + change.by, boundsOf(field, at.settings))
  return { effects: [{ on, field, from, to: value, rule }], asks: [] }
}

function boundsOf(field: string, settings: Settings): Bounds {
  if (field === 'advantageDie') return advantageBoundsIn(settings)
  if (field === 'gearHolds') return goodsBounds
  if (field === 'guard') return guardBounds
  return field === 'attitude' ? attitudeBounds : xpBounds
}

function counterChange(
  character: Character,
  counter: Counter,
  { on, by, rule }: FigureChange & SideChange,
  { answers, key, settings }: ChangeCase,
): Changed {
  const asks = conditionAsks(character, counter, by, key, settings)
  const answered = asks.flatMap(({ id }) => conditionSchema.safeParse(answers[id]).data ?? [])
  const chosen = by < 0 ? { choose: answered } : { clear: answered }
  const cause = { counter, delta: by, rule, ...chosen }
  return { effects: counterEffects(character, cause, on, settings), asks }
}

/** Which condition comes, where there is a choice (IF-073, IF-074); which one goes (IF-076). */
function conditionAsks(
  { counters, counterMax, conditions }: Character,
  counter: Counter,
  delta: number,
  key: string,
  settings: Settings,
): Ask[] {
  const change = { counter, value: counters[counter], delta, max: counterMax[counter] }
  const { activated, chooser } = changeCounter({ ...change, active: conditions }, settings)
  const own = conditionsOf[counter]
  if (delta > 0) {
    const awake = own.filter((condition) => conditions.includes(condition))
    return awake.length === 0 ? [] : [ask(key, 'clear', 'player', ['none', ...awake])]
  }
  const asleep = own.filter((condition) => !conditions.includes(condition))
  if (activated.length !== 1 || asleep.length < 2) return []
  return [ask(key, 'wake', chooser ?? 'gm', asleep)]
}

function ask(
  key: string,
  kind: 'wake' | 'clear',
  who: Ask['who'],
  values: readonly (Condition | 'none')[],
): Ask {
  return {
    id: `${kind}.${key}`,
    rule: kind === 'wake' ? 'IF-072' : 'IF-076',
    who,
    label: phrase(`ironFist.ask.${kind}`),
    kind: {
      type: 'choice',
      values: values.map((value) => ({ value, label: phrase(`ironFist.condition.${value}`) })),
    },
  }
}
