import { applyEffects } from './apply'
import type { Effect, MemberKey } from './effect'
import type { MoveInput } from './move'

type Sheets = Omit<MoveInput, 'dice'>

/** Whether a side is another member of the party, by its key. */
export function isMember(on: string): on is MemberKey {
  return on.startsWith('character:')
}

/** The sheet of a side; undefined when nobody is there. */
export function sheetOn(input: Sheets, on: Effect['on']): object | undefined {
  return isMember(on) ? input.company?.[on] : input[on]
}

/** Every character of the party that has a part in a move or is of the company. */
export function everybody(input: Sheets): Exclude<Effect['on'], 'party'>[] {
  const others = Object.keys(input.company ?? {}) as MemberKey[]
  return [
    ...(input.actor ? (['actor'] as const) : []),
    ...(input.targetKind === 'character' ? (['target'] as const) : []),
    ...(input.ally ? (['ally'] as const) : []),
    ...others,
  ]
}

/** The sheets after some effects, each on its own side. */
export function withEffects(input: MoveInput, effects: readonly Effect[]): MoveInput {
  return effects.reduce((at, effect) => {
    const sheet = sheetOn(at, effect.on)
    if (!sheet) return at
    const after = applyEffects(sheet, [effect])
    return isMember(effect.on)
      ? { ...at, company: { ...at.company, [effect.on]: after } }
      : { ...at, [effect.on]: after }
  }, input)
}
