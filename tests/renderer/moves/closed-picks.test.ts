import { describe, expect, it } from 'vitest'
import { closedPicks } from '../../../src/renderer/moves/fields/closed-picks'
import { freshDraft, withInputs } from '../../../src/renderer/moves/run/run-draft'
import { ironFist } from '../../../src/rules/iron-fist'
import { playRules } from '../../../src/rules/system/system'

const people = {
  hero: { kind: 'character' as const, sheet: ironFist.sheets.character.parse({}) },
  foe: { kind: 'npc' as const, sheet: ironFist.sheets.npc.parse({ kind: 'relevant' }) },
}

function closed(move: string, dice: number[], picks: string[], settings: object = {}) {
  const { moves } = playRules(ironFist, { settings, charts: {} })
  const start = { actor: 'hero', target: move === 'sufferHarm' ? undefined : 'foe' }
  const at = withInputs(freshDraft(moves[move], start), { dice, picks })
  const found = closedPicks({ moves, people }, at)
  return Object.fromEntries(Object.entries(found).map(([id, { key }]) => [id, key]))
}

const oneOrTwo = 'ironFist.inflictHarm.refused.oneOrTwoLesser'
const twice = 'ironFist.refused.twice'

describe('picks that no longer go with those taken', () => {
  // One die of 6, three harm through and none before: 9. Four more given makes it 10 and above.
  const inflict = (picks: string[]) => {
    const { moves } = ironFist
    const start = { actor: 'hero', target: 'foe', given: { harm: 4 } }
    const at = withInputs(freshDraft(moves.inflictHarm, start), { dice: [6], picks })
    const found = closedPicks({ moves, people }, at)
    return Object.fromEntries(Object.entries(found).map(([id, { key }]) => [id, key]))
  }

  it('IF-109 nothing goes beside a finish, and no finish beside a lesser one', () => {
    expect(inflict([])).toEqual({})
    expect(inflict(['dead'])).toEqual({
      ...{ out: oneOrTwo, wound: oneOrTwo, edge: oneOrTwo, panic: oneOrTwo, disarm: oneOrTwo },
      deprive: oneOrTwo,
    })
    expect(inflict(['wound'])).toEqual({ dead: oneOrTwo, out: oneOrTwo })
  })

  it('IF-110 panicked, disarmed and deprived of something are three ways to take the same', () => {
    expect(inflict(['panic'])).toEqual({
      ...{ dead: oneOrTwo, out: oneOrTwo, disarm: twice, deprive: twice },
    })
  })

  it('says no more when all are taken, or one alone may be', () => {
    expect(inflict(['wound', 'edge'])).toEqual({})
    expect(closed('engage', [4, 4], ['a'])).toEqual({})
  })

  it('IF-118 a debility goes with no other pick, where the player has more than one', () => {
    const two = { 'sufferHarm.missChooser': 'player', 'sufferHarm.missPicks': 2 }
    expect(closed('sufferHarm', [1, 1], ['serious'], two)).toEqual({
      debility: 'ironFist.sufferHarm.refused.debilityAlone',
    })
    expect(closed('sufferHarm', [1, 1], [], two)).toEqual({})
  })

  it('IF-083 a move of plain picks closes none of them', () => {
    expect(closed('engage', [6, 6], ['a'])).toEqual({})
  })
})
