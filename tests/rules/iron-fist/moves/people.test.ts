import { describe, expect, it } from 'vitest'
import { ironFist } from '../../../../src/rules/iron-fist'
import { npcSchema } from '../../../../src/rules/iron-fist/npc'
import { characterSchema } from '../../../../src/rules/iron-fist/sheet'
import { runInputsSchema } from '../../../../src/rules/moves/runner/inputs'
import { replay } from '../../../../src/rules/moves/runner/replay'
import { readingOf, sidesOf, type Stage } from '../../../../src/rules/moves/runner/stage'
import { Refusal } from '../../../../src/shared/reply'

const person = (kind: 'character' | 'npc') => ({
  kind,
  sheet: (kind === 'npc' ? npcSchema : characterSchema).parse({}),
  modifiers: [],
})
const stage: Stage = {
  moves: ironFist.moves,
  people: {
    ...{ ada: person('character'), bo: person('character') },
    ...{ wat: person('npc'), hob: person('npc') },
  },
}
const given = { stat: 1, harm: 1, ap: 0 }

describe('IF-001: a move, whoever takes part in it', () => {
  const sides = ['bo', 'hob'].flatMap((target) =>
    [undefined, 'bo', 'hob'].flatMap((ally) => [1, 4, 6].map((face) => ({ target, ally, face }))),
  )

  /** Everything that may be picked of a roll, one by one and as many as may be. */
  function picksOf(move: string, target: string, face: number) {
    const inputs = runInputsSchema.parse({ given })
    const blank = { move, actor: 'ada', target, ally: null, ward: null, fight: null, inputs }
    const rolled = { ...inputs, dice: sidesOf(stage, blank).map(() => face) }
    const choice = readingOf(stage, { ...blank, inputs: rolled })?.choice
    const ids = choice?.picks.map(({ id }) => id) ?? []
    const picks = [[], ...ids.map((id) => [id]), ids.slice(0, choice?.count)]
    return picks.map((each) => ({ ...rolled, picks: each }))
  }

  it.each(Object.keys(ironFist.moves))('%s is made or refused in words', (move) => {
    for (const { target, ally, face } of sides) {
      const who = { actor: 'ada', target, ...(ally === undefined ? {} : { ally }) }
      try {
        for (const inputs of picksOf(move, target, face)) {
          expect(replay(stage, { move, ...who, inputs })).toBeDefined()
        }
      } catch (error) {
        // Harm that is inflicted on a character is refused before there is a roll.
        expect(error).toBeInstanceOf(Refusal)
      }
    }
  })

  it.each(Object.keys(ironFist.moves))('%s is made by a character alone', (move) => {
    const inputs = runInputsSchema.parse({ given })
    expect(replay(stage, { move, actor: 'wat', target: 'hob', inputs })).toMatchObject({
      key: 'runner.refused.actor',
    })
  })
})
