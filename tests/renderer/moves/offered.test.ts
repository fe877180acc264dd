import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { besideMoves } from '../../../src/renderer/systems/iron-fist/beside-moves'
import { foundMoves, movesBeside, offeredMoves } from '../../../src/renderer/moves/fields/offered'

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

describe('moves to choose from', () => {
  it('are those of play first, and two of one name say of which system they are', () => {
    const offered = offeredMoves(['dungeon-world', 'iron-fist', 'ironsworn'], undefined, words)
    expect(offered[0]).toMatchObject({ system: 'dungeon-world', action: null })
    const twice = offered.filter(({ title, key }) =>
      offered.some((each) => each.title === title && each.key !== key),
    )
    expect(twice.length).toBeGreaterThan(0)
    expect(twice.every(({ from }) => from !== null)).toBe(true)
    const once = offered.filter((move) => !twice.includes(move))
    expect(once.every(({ from }) => from === null)).toBe(true)
  })

  it('name no system where one alone has them', () => {
    const offered = offeredMoves(['iron-fist'], undefined, words)
    expect(new Set(offered.map(({ from }) => from))).toEqual(new Set([null]))
  })
})

describe('what is begun as a move is', () => {
  const begun = [
    { system: 'dungeon-world', action: 'act.hurt', acts: ['hurt', 'hurtNpc'] },
    { system: 'dungeon-world', action: 'act.camp', acts: ['makeCamp'] },
    { system: 'dungeon-world', action: 'act.level', acts: ['levelUp'] },
  ]
  const offered = (oneOf?: string[]) => offeredMoves(['dungeon-world'], oneOf, words, begun)

  it.each([
    ['camp', 'Make Camp', 'DW-051', 'act.camp'],
    ['level', 'Level Up', 'DW-089', 'act.level'],
    ['recover', 'Recover', 'DW-064', 'dungeon-world recover'],
    ['bolster', 'Bolster', 'DW-083', 'dungeon-world bolster'],
    ['end of session', 'End of session', 'DW-085', 'sessionEnd.open'],
    ['hire', 'Recruit', 'DW-074', null],
  ])('“%s” finds %s among the moves (%s), with what begins it', (typed, title, rule, action) => {
    const [first] = foundMoves(offered(), typed, contains)
    expect(first).toMatchObject({ title, rule, action })
    expect(first?.trigger).not.toBe('')
  })

  it('DW-065 DW-021: what the book does not call a move stands there only where an action begins it', () => {
    const acts = offered().filter(({ key }) => key.startsWith('dungeon-world.act.'))
    expect(acts.map(({ id }) => id)).toEqual(['hurt', 'makeCamp', 'recover', 'levelUp', 'bolster'])
  })

  it('is no answer where one of some moves is asked for', () => {
    expect(offered(['makeCamp', 'takeWatch']).map(({ id }) => id)).toEqual(['takeWatch'])
  })
})

describe('what is none of the runner’s moves', () => {
  const system = 'iron-fist'
  const all = [
    ...offeredMoves([system], undefined, words),
    ...movesBeside(system, besideMoves, words),
  ]

  it.each([
    ['help', 'Help Someone', 'IF-039', true],
    ['conflict', 'Conflict', 'IF-043', true],
    ['milestone', 'Milestone', 'IF-059', false],
    ['rest', 'Rest', 'IF-123', false],
    ['heal', 'Healing: treatment', 'IF-126', false],
  ])('“%s” finds %s (%s), which leads there or says where it is', (typed, title, rule, isSaid) => {
    const [first] = foundMoves(all, typed, contains)
    expect(first).toMatchObject({ title, rule, isSaid })
    expect(first?.trigger).not.toBe('')
  })
})

describe('a move that is looked for', () => {
  const moves = offeredMoves(['ironsworn'], undefined, words)
  const titles = (question: string) =>
    foundMoves(moves, question, contains).map(({ title }) => title)

  it('is one whose title says it, before all that only speak of it', () => {
    const found = titles('vow')
    const named = found.filter((title) => contains(title, 'vow'))
    expect(named.length).toBeGreaterThan(2)
    expect(found.slice(0, named.length)).toEqual(named)
    expect(found.length).toBeGreaterThan(named.length)
    expect(found.indexOf('Write Your Epilogue')).not.toBe(0)
  })

  it('begins with what was typed before it only holds it', () => {
    expect(titles('re')[0]).toMatch(/^Re/)
  })

  it('stays in the order of the book where nothing was typed', () => {
    expect(titles('')).toEqual(moves.map(({ title }) => title))
  })
})
