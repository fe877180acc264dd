import { figureAt, valueAt } from '../../../moves/apply'
import type { FigureChange, SideChange } from '../../../moves/data/move-data'
import type { Changed } from '../../../moves/data/sheet-rules'
import type { MoveInput } from '../../../moves/move'
import type { FollowUp } from '../../../moves/outcome'
import { chosenCompanion } from '../../figures/companions'
import { changeMomentum, counted } from '../../figures/momentum'
import { sufferTrack } from '../../figures/suffer'
import type { Settings } from '../../settings'
import { boastSchema, characterSchema, type Character } from '../../sheet'
import { bondChange, tickChange } from './bond-changes'
import { nothing, set, type Person } from './change-pieces'
import { debilityChange } from './debility-changes'
import { partyChange } from './party-changes'

/** The rest of a loss that momentum could not take has to be faced (IS-032, IS-129). */
function setback(by: Person, points: number): FollowUp[] {
  return points > 0 ? [{ oneOf: ['faceASetback'], by, given: { points }, rule: 'IS-032' }] : []
}

/** Works out a change of a sheet within its bounds, and what must follow from it. */
export function changeOn(
  sheet: object,
  change: SideChange,
  at: MoveInput,
  settings: Settings,
): Changed {
  const { on, field, rule } = change
  if (on === 'party') return partyChange(change, at, settings)
  const character = characterSchema.safeParse(sheet).data
  if (!character) return nothing
  if (field === 'bonds') return bondChange(character, { ...change, on })
  if (field === 'boasts') return boastChange(character, { ...change, on })
  if (field === 'debilities') return debilityChange(character, { ...change, on }, settings)
  if (change.to !== undefined) return valueChange(sheet, { ...change, on }, change.to)
  if (field === 'bondTicks') return tickChange(character, { ...change, on }, at)
  if (field === 'momentum') return momentumChange(character, on, change.by, rule)
  if (field === 'health.value' || field === 'spirit.value') {
    return meterChange(character, { ...change, on, field })
  }
  if (field === 'companion') return companionChange(sheet, change, at, settings)
  return figureChange(sheet, character, { ...change, on })
}

/** A field set to a value; a yes or no is `on` or `off`. */
function valueChange(sheet: object, { on, field, rule }: SideChange, to: string): Changed {
  const now = valueAt(sheet, field)
  const from = typeof now === 'boolean' ? (now ? 'on' : 'off') : String(now ?? '')
  return { effects: from === to ? [] : [set(on, field, from, to, rule)], asks: [] }
}

/** The most that a plain figure may be. */
function ceilingOf(sheet: object, field: string): number {
  return field.startsWith('assets.') ? figureAt(sheet, field.replace(/value$/, 'max')) : 999
}

function figureChange(
  sheet: object,
  character: Character,
  { on, field, by, rule }: FigureChange & { on: Person },
): Changed {
  const from = figureAt(sheet, field)
  const kept = Math.min(ceilingOf(sheet, field), Math.max(0, from + by))
  const effects = [set(on, field, from, kept, rule)]
  if (!field.startsWith('assets.') || by >= 0) return { effects, asks: [] }
  // What a companion cannot take, its owner loses in momentum (IS-125).
  const lost = momentumChange(character, on, from + by - kept, rule)
  return { ...lost, effects: [...effects, ...lost.effects] }
}

/** The companion that is meant takes what happens to a companion (IS-125). */
function companionChange(
  sheet: object,
  change: SideChange,
  at: MoveInput,
  settings: Settings,
): Changed {
  const { name } = chosenCompanion(sheet, at)
  if (name === null) return nothing
  return changeOn(sheet, { ...change, field: `assets.${name}.health.value` }, at, settings)
}

function momentumChange(character: Character, on: Person, by: number, rule: string): Changed {
  const { momentum, overflow } = changeMomentum(character.momentum, by, counted(character))
  const effects = [set(on, 'momentum', character.momentum, momentum, rule)]
  return { effects, asks: [], leadsTo: setback(on, overflow) }
}

/** Health blocked while wounded, spirit while shaken (IS-066, IS-067, IS-074). */
const blockers = { 'health.value': 'wounded', 'spirit.value': 'shaken' } as const

function meterChange(
  character: Character,
  { on, field, by, rule }: FigureChange & { on: Person; field: keyof typeof blockers },
): Changed {
  const { value, max } = field === 'health.value' ? character.health : character.spirit
  if (by >= 0) {
    const isBlocked = character.debilities.includes(blockers[field])
    const to = isBlocked ? value : Math.min(max, value + by)
    return { effects: [set(on, field, value, to, rule)], asks: [] }
  }
  const { momentum } = character
  const left = sufferTrack({ value, amount: -by, momentum, debilities: counted(character) })
  return {
    effects: [
      set(on, field, value, left.value, rule),
      set(on, 'momentum', momentum, left.momentum, rule),
    ],
    asks: [],
    leadsTo: setback(on, left.overflow),
  }
}

/** A boast that lasts in its duel; with nothing named all of them are over (IS-112). */
function boastChange(
  { boasts }: Character,
  { on, to = '', rule }: SideChange & { on: Person },
): Changed {
  if (to === '')
    return { effects: boasts.map((each) => set(on, 'boasts', each, '', rule)), asks: [] }
  const boast = boastSchema.safeParse(to).data
  if (!boast || boasts.includes(boast)) return nothing
  return { effects: [set(on, 'boasts', '', boast, rule)], asks: [] }
}
