import { describe, expect, it } from 'vitest'
import { noHelp, stepsOf } from '../../../src/renderer/moves/help/help-draft'
import { offeredMoves, systemsWithMoves } from '../../../src/renderer/moves/fields/offered'
import { peopleOf, refTo } from '../../../src/renderer/moves/sides/people'
import type { Phrase } from '../../../src/shared/phrase'
import { openingOf, queuedWords } from '../../../src/renderer/moves/queue/queued'

const words = {
  t: (key: string, gaps: object = {}) => [key, ...Object.values(gaps)].join(' '),
  say: ({ key }: { key: string }) => key,
}
const read = (step: -1 | 0 | 1) => ({ ...noHelp, read: { step, against: null, rule: 'IF-040' } })

describe('what the runner shows', () => {
  it('IF-006 IF-042 adds the steps of all the help, and counts open help as none', () => {
    expect(stepsOf([])).toBe(0)
    expect(stepsOf([noHelp, read(1)])).toBe(1)
    expect(stepsOf([read(1), read(-1), read(-1)])).toBe(-1)
  })

  it('offers the moves of systems that have any, or those of which it is one', () => {
    expect(systemsWithMoves(['cold-iron', 'iron-fist', 'unknown'])).toEqual(['iron-fist'])
    const all = offeredMoves(['iron-fist'], undefined, words)
    expect(all).toHaveLength(12)
    expect(offeredMoves(['iron-fist'], ['engage', 'divideHarm'], words)).toEqual([
      {
        ...{ key: 'iron-fist.engage', system: 'iron-fist', id: 'engage', rule: 'IF-078' },
        ...{ title: 'ironFist.engage.title', trigger: 'ironFist.engage.trigger' },
        from: null,
        action: null,
      },
    ])
  })

  it('knows everybody with a sheet of the system, the characters first', () => {
    const member = (id: string, systems: string[]) => ({
      ...{ id, name: id, sheets: Object.fromEntries(systems.map((each) => [each, {}])) },
    })
    const people = peopleOf(
      'iron-fist',
      [member('ysolt', ['iron-fist']), member('maro', ['cold-iron'])],
      [member('vane', ['iron-fist'])],
    )
    expect(people.map(({ key }) => key)).toEqual(['character:ysolt', 'npc:vane'])
    expect(refTo(people, 'npc:vane')).toEqual({ type: 'npc', id: 'vane' })
    expect(refTo(people, null)).toBeUndefined()
  })

  it('IF-083 names what follows, who makes it on whom, and what is no move', () => {
    const entry = {
      ...{ id: 'q', system: 'iron-fist', oneOf: ['inflictHarm'], given: { harm: 4, ap: 1 } },
      actor: { type: 'character' as const, id: 'ysolt' },
      target: { type: 'npc' as const, id: 'vane' },
      cause: { key: 'ironFist.engage.title' },
      tracks: {},
      answers: {},
      missionId: null,
    }
    const find = (id: string) => ({ name: id, sheets: {} })
    const procedure = (id: string) =>
      id === 'divideHarm' ? { title: { key: 'divide.title' }, action: 'harm.card' } : null
    expect(queuedWords(entry, find, procedure, words)).toMatchObject({
      ...{ isMove: true, title: 'ironFist.inflictHarm.title', cause: 'ironFist.engage.title' },
      who: 'moves.queue.on ysolt vane',
    })
    const suffered = { ...entry, oneOf: ['sufferHarm'] }
    expect(queuedWords(suffered, find, procedure, words).who).toBe('moves.queue.from ysolt vane')
    const divided = { ...entry, oneOf: ['divideHarm'], actor: null, target: null }
    expect(queuedWords(divided, find, procedure, words)).toMatchObject({
      ...{ isMove: false, action: 'harm.card', who: 'moves.somebody' },
      title: 'divide.title',
    })
    const either = { ...entry, oneOf: ['engage', 'takeYourShot'] }
    expect(queuedWords(either, find, procedure, words).title).toBe(
      'ironFist.engage.title / ironFist.takeYourShot.title',
    )
  })

  it('IF-107 a queued roll says which body of a group it is for, and asks anew where that one fell or is gone', () => {
    const entry = {
      ...{ id: 'q', system: 'iron-fist', oneOf: ['inflictHarm'], given: { harm: 0, ap: 0 } },
      actor: { type: 'character' as const, id: 'ysolt' },
      target: { type: 'npc' as const, id: 'gang' },
      cause: { key: 'cause.harm' },
      ...{ tracks: {}, answers: { body: '2' }, missionId: null },
    }
    const gang = (bodies: object) => ({ name: 'gang', sheets: { 'iron-fist': { bodies } } })
    const whole = gang({ 1: {}, 2: {} })
    const said = { ...words, say: ({ key, with: gaps }: Phrase) => words.t(key, gaps) }
    expect(queuedWords(entry, () => whole, undefined, said).who).toContain('ironFist.body.nth 3')
    expect(openingOf(entry, whole).answers).toEqual({ body: '2' })
    for (const bodies of [{ 1: {}, 2: { status: 'out' } }, { 1: {} }]) {
      expect(openingOf(entry, gang(bodies)).answers).toEqual({})
    }
  })

  it('IS-111 IS-179: what a sojourn has brought is not lost with its focus, harm is with the move that takes it', () => {
    const entry = {
      ...{ id: 'q', system: 'ironsworn', answers: {}, tracks: {}, missionId: null, target: null },
      ...{ actor: { type: 'character' as const, id: 'kara' }, cause: { key: 'sojourn' } },
    }
    const told = (move: string, given: Record<string, number>) => {
      const queued = { ...entry, oneOf: [move], given } as Parameters<typeof queuedWords>[0]
      return queuedWords(
        queued,
        (id) => ({ name: id, sheets: {} }),
        () => null,
        words,
      )
    }
    const focus = told('sojournFocus', { bond: 1, recuperate: 2, plan: 2 })
    expect(focus.carries.split(', ')).toHaveLength(3)
    expect(focus.loses).toBe('')
    const harm = told('endureHarm', { harm: 3 })
    expect(harm.loses).toBe(harm.carries)
    expect(harm.loses).not.toBe('')
  })
})
