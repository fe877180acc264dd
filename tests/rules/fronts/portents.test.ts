import { describe, expect, it } from 'vitest'
import { doomIsDue, leaptOver, nextPortents, review } from '../../../src/rules/fronts/portents'
import { danger, front, portents } from './prepared'

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('the portents of a danger', () => {
  it('come one after the other, or each by itself', () => {
    expect(ids(nextPortents(danger('a', { portents: portents(3, 1) })))).toEqual(['p1'])
    const each = danger('a', { portents: portents(3, 1), ordered: false })
    expect(ids(nextPortents(each))).toEqual(['p1', 'p2'])
    expect(nextPortents(danger('a', { portents: portents(2, 2) }))).toEqual([])
    expect(nextPortents(danger('a', { state: 'resolved' }))).toEqual([])
  })

  it('leap over the open ones before them, where they are ordered', () => {
    const ordered = danger('a', { portents: portents(4, 1) })
    expect(ids(leaptOver(ordered, 'p3'))).toEqual(['p1', 'p2'])
    expect(leaptOver(ordered, 'p1')).toEqual([])
    expect(leaptOver({ ...ordered, ordered: false }, 'p3')).toEqual([])
    expect(leaptOver(ordered, 'not there')).toEqual([])
  })

  it('bring the doom when all of them came true', () => {
    expect(doomIsDue(danger('a', { portents: portents(2, 2) }))).toBe(true)
    expect(doomIsDue(danger('a', { portents: portents(2, 1) }))).toBe(false)
    expect(doomIsDue(danger('a', { portents: [] }))).toBe(false)
    expect(doomIsDue(danger('a', { portents: portents(2, 2), state: 'resolved' }))).toBe(false)
  })

  it('call for a look at the other dangers of every front in play', () => {
    const at = (change: object) => review([front('f', change)], 'a').map((each) => each.danger.id)
    expect(at({})).toEqual(['b'])
    expect(at({ dangers: [danger('a'), danger('b', { portents: portents(1, 1) })] })).toEqual([])
    expect(at({ dangers: [danger('a'), danger('b', { state: 'resolved' })] })).toEqual([])
    expect(at({ status: 'resolved' })).toEqual([])
    const beside = front('g', { dangers: [danger('c')] })
    expect(review([front('f'), beside], 'a').map((each) => each.front.id)).toEqual(['f', 'g'])
  })
})
