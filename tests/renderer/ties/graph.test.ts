import { describe, expect, it } from 'vitest'
import type { Tie } from '../../../src/shared/ties'
import { drawTies, nodeHeight } from '../../../src/renderer/ties/draw'
import { endsOf, mostTied, tiesAround } from '../../../src/renderer/ties/graph'

/** Ties by their sentences of one word each: `Hob owes Maro`. */
const tiesOf = (...sentences: string[]): Tie[] =>
  sentences.map((sentence, id) => {
    const [from = '', relation = '', to = ''] = sentence.split(' ')
    const end = (name: string) => ({ type: 'npc' as const, id: name, name })
    return { id: String(id), from: end(from), relation, to: end(to) }
  })
const names = (ties: readonly Tie[]) => endsOf(ties).map(({ name }) => name)

/** A chain with a ring at one end. */
const chain = tiesOf('A owes B', 'C owes B', 'C owes D', 'D owes E', 'X owes Y')

describe('ties around somebody', () => {
  it('lead from either side, and no further than they are asked to', () => {
    const around = (steps: number) => tiesAround(chain, { type: 'npc', id: 'A' }, steps).length
    expect([around(0), around(1), around(2), around(3), around(9)]).toEqual([0, 1, 2, 3, 4])
  })
})

describe('ties of many', () => {
  it('are those between the ones with the most', () => {
    const hub = tiesOf('A owes M', 'B owes M', 'C owes M', 'C owes A', 'D owes M')
    expect(names(hub)[0]).toBe('M')
    expect(names(mostTied(hub, 3)).toSorted()).toEqual(['A', 'C', 'M'])
  })
})

describe('the drawing', () => {
  const many = tiesOf(
    ...Array.from(
      { length: 60 },
      (_, at) => `Somebody-${String(at)} serves House-${String(at % 9)}`,
    ),
    ...chain.map(({ from, relation, to }) => `${from.name} ${relation} ${to.name}`),
  )

  it('is the same each time, with everybody on it once and every tie', () => {
    const drawing = drawTies(many)
    expect(drawTies(many)).toEqual(drawing)
    expect(drawing.ends).toHaveLength(names(many).length)
    expect(drawing.lines).toHaveLength(many.length)
  })

  it('has every name within its bounds, and none upon another', () => {
    const { ends, width, height } = drawTies(many)
    for (const { x, y, width: wide } of ends) {
      expect(x - wide / 2).toBeGreaterThan(0)
      expect(x + wide / 2).toBeLessThan(width)
      expect(y - nodeHeight / 2).toBeGreaterThan(0)
      expect(y + nodeHeight / 2).toBeLessThan(height)
    }
    const upon = ends.flatMap((one, at) =>
      ends
        .slice(at + 1)
        .filter(
          (other) =>
            Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
            Math.abs(one.y - other.y) < nodeHeight,
        )
        .map((other) => `${one.name} ${other.name}`),
    )
    expect(upon).toEqual([])
  })

  it('keeps the words of several ties between the same two apart', () => {
    const { lines } = drawTies(tiesOf('A owes B', 'B fears A', 'A loves B'))
    const apart = lines.flatMap((one, at) =>
      lines.slice(at + 1).map((other) => Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)),
    )
    expect(Math.min(...apart)).toBeGreaterThan(15)
  })
})
