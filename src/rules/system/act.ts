import type { z } from 'zod'
import type { Phrase } from '../../shared/phrase'
import type { Term } from '../../shared/term'
import type { Effect } from '../moves/effect'

/** What an act does: to the sheet, why, and what the GM should know. */
export interface ActDone {
  /** On the `actor`, whose sheet it is, and on the `target`, who pays for it where that is somebody else. */
  effects: Effect[]
  terms: Term[]
  notes: Phrase[]
  /** What somebody must keep in mind and no sheet can hold. */
  keeps?: Phrase[]
  /** What the story tells of it; `who` and `payer` are filled with names. */
  told?: Phrase[]
}

/**
 * Something done to one sheet with no dice: a rest, a treatment, harm that is marked. Pure; a
 * phrase says why it cannot be done.
 */
export interface Act {
  id: string
  title: Phrase
  /** What sets it off, where its book has it among the moves: it is found in their list. */
  trigger?: Phrase
  rule: string
  /** Whose sheets it is for. */
  on: 'character' | 'npc'
  /** What moves have asked to be kept in mind for who it is done to, by their keys, and is done with it. */
  settles?: readonly string[]
  /**
   * Where the figures that it is told come from: dice, which are put right as a roll, or the game master's
   * hand, which is told of each; left out where they are neither.
   */
  figures?: 'dice' | 'hand'
  /** What must be known, checked before `perform` is asked. */
  input: z.ZodType<object>
  /** Whether this sheet leaves anything to do: what it has nothing for is not offered. */
  isPossible(sheet: object): boolean
  perform(sheet: object, input: object, payer?: object): ActDone | Phrase
  /** Whether it has a price, told so, that another character may pay from their own sheet. */
  hasPrice?(input: object): boolean
  /** What the history calls it, where the title does not say what was done; `name` is filled with whose sheet it is. */
  label?(input: object): Phrase
}

/** Declares an act whose `perform` gets its sheet and its input parsed. */
export function defineAct<Sheet extends object, Input extends object>(
  act: Omit<Act, 'input' | 'perform' | 'isPossible' | 'hasPrice' | 'label'> & {
    sheet: z.ZodType<Sheet>
    input: z.ZodType<Input>
    /** Always where it is left out. */
    isPossible?(sheet: Sheet): boolean
    perform(sheet: Sheet, input: Input, payer?: Sheet): ActDone | Phrase
    hasPrice?(input: Input): boolean
    label?(input: Input): Phrase
  },
): Act {
  const {
    sheet: sheetSchema,
    input: inputSchema,
    perform,
    isPossible,
    hasPrice,
    label,
    ...rest
  } = act
  return {
    ...rest,
    input: inputSchema,
    isPossible: (sheet) => isPossible?.(sheetSchema.parse(sheet)) ?? true,
    perform: (sheet, input, payer) =>
      perform(
        sheetSchema.parse(sheet),
        inputSchema.parse(input),
        payer && sheetSchema.parse(payer),
      ),
    ...(hasPrice ? { hasPrice: (input) => hasPrice(inputSchema.parse(input)) } : {}),
    ...(label ? { label: (input) => label(inputSchema.parse(input)) } : {}),
  }
}

/** Whether an answer of the rules is an act done, not a refusal in words. */
export function isDone(answer: ActDone | Phrase): answer is ActDone {
  return 'effects' in answer
}
