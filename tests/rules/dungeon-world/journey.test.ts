import { describe, expect, it } from 'vitest'
import { travel } from './journey'

const job = (who: string, total: number) => ({ who, total })

describe('a perilous journey', () => {
  it('DW-059 DW-061 DW-062 DW-063: three rolls are read together, and everybody eats', () => {
    const way = travel(
      { trailblazer: job('a', 10), scout: job('b', 7), quartermaster: job('c', 12) },
      2,
    )
    expect(way.effects).toEqual(['a rations: 3 → 2', 'b rations: 1 → 0', 'c rations: 5 → 4'])
    expect(way.notes).toEqual(['trail.faster', 'scout.none', 'stores.needed'])
    expect(way.owed).toEqual([])
  })

  it('DW-060: a job left empty fails, and what is short is told', () => {
    const way = travel({ quartermaster: job('c', 8) }, 4)
    expect(way.owed).toEqual([
      [null, 'trailblazer'],
      [null, 'scout'],
    ])
    expect(way.effects).toEqual(['a rations: 3 → 0', 'b rations: 1 → 0', 'c rations: 5 → 1'])
    expect(way.notes).toEqual(['trail.slower', 'scout.foes', 'stores.needed', 'journey.short'])
  })

  it('DW-060 DW-063: with no jobs at all every one fails, and on 10+ none does', () => {
    expect(travel({}, 0)).toMatchObject({
      owed: [
        [null, 'trailblazer'],
        [null, 'scout'],
        [null, 'quartermaster'],
      ],
      notes: ['trail.slower', 'scout.foes', 'stores.trouble'],
    })
    const well = { trailblazer: job('a', 10), scout: job('b', 12), quartermaster: job('c', 10) }
    expect(travel(well, 0)).toMatchObject({
      ...{ owed: [], paid: 0, notes: ['trail.faster', 'scout.party', 'stores.needed'] },
    })
  })

  it('DW-060 DW-061: the campaign says who pays, what a failure is, and what it teaches', () => {
    const roles = { scout: job('a', 9), quartermaster: job('b', 3) }
    const shared = travel(roles, 3, { 'journey.rationScope': 'partyTotal' })
    expect(shared.effects).toEqual(['a rations: 3 → 1', 'b rations: 1 → 0'])
    expect(travel(roles, 0, { 'journey.miss': 'oneGmMove' }).owed).toEqual([[null, 'trailblazer']])
    expect(travel(roles, 0, { 'journey.miss': 'suggestionOnly' }).owed).toEqual([])
    expect(travel(roles, 0).owed).toEqual([
      [null, 'trailblazer'],
      ['b', 'quartermaster'],
    ])
    const taught = travel(roles, 0, { 'journey.emptyJobXp': true })
    expect(taught.effects).toEqual(['a xp: 0 → 1', 'b xp: 0 → 1', 'c xp: 0 → 1'])
  })
})
