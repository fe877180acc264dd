import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force'
import type { Tie, TieEnd } from '../../shared/ties'
import { endsOf } from './graph'
import { keyOf } from './tie'

/** A point in pixels. */
interface Point {
  x: number
  y: number
}

/** Whom or what a name on the drawing stands for; `x` and `y` are its middle. */
export interface DrawnEnd extends TieEnd, Point {
  /** The name as it finds room. */
  label: string
  width: number
}

/** A tie as a line that goes through its words, whose middle is `at`. */
export interface DrawnTie {
  id: string
  relation: string
  /** Of an SVG path, from edge to edge. */
  path: string
  at: Point
}

/** Something written on the drawing: a name, or the words of a tie, which lie on its line. */
interface Box extends SimulationNodeDatum {
  width: number
  height: number
}
type Placed<One> = One & Point

/** The words of a tie between two names. */
interface Line extends Box {
  tie: Tie
  from: Box
  to: Box
}

/** Pixels of the drawing. */
export const nodeHeight = 32
const relationHeight = 20
const [icon, letter, relationLetter] = [44, 8.2, 7]
const [margin, apart] = [24, 8]
const mostLetters = 24
/** Names are wider than they are high, and so is the drawing. */
const stretch = 1.6
/** How much of its way from the straight line the words of a tie keep. */
const slack = 0.35
/** Steps until everything rests, and rounds in which what still overlaps gives way. */
const [steps, rounds] = [300, 200]

function endBox(end: TieEnd) {
  const isLong = end.name.length > mostLetters
  const label = isLong ? `${end.name.slice(0, mostLetters - 1).trimEnd()}…` : end.name
  return { end, label, width: Math.ceil(icon + label.length * letter), height: nodeHeight }
}

const tieBox = (tie: Tie, from: Box, to: Box): Line => ({
  ...{ tie, from, to },
  width: Math.ceil(tie.relation.length * relationLetter),
  height: relationHeight,
})

/** Two boxes that overlap go apart, the shorter way. Answers whether they did. */
function giveWay(one: Placed<Box>, other: Placed<Box>): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const wide = (one.width + other.width) / 2 + apart - Math.abs(dx)
  const high = (one.height + other.height) / 2 + apart - Math.abs(dy)
  if (wide <= 0 || high <= 0) return false
  if (wide < high) {
    const by = ((dx < 0 ? -1 : 1) * wide) / 2
    one.x -= by
    other.x += by
  } else {
    const by = ((dy < 0 ? -1 : 1) * high) / 2
    one.y -= by
    other.y += by
  }
  return true
}

function separate(boxes: readonly Placed<Box>[]): void {
  const pairs = boxes.flatMap((one, at) =>
    boxes.slice(at + 1).map((other) => [one, other] as const),
  )
  for (let round = 0; round < rounds; round++) {
    const overlapping = pairs.filter(([one, other]) => giveWay(one, other))
    if (overlapping.length === 0) return
  }
}

/** Lets every box find its place: what is tied draws together, everything else keeps apart. */
function settle<One extends Box>(
  boxes: readonly One[],
  links: SimulationLinkDatum<One>[],
): Placed<One>[] {
  const reach = ({ width, height }: Box) => Math.max(width / stretch, height) / 2 + apart
  forceSimulation([...boxes])
    .force('charge', forceManyBody().strength(-170).distanceMax(400))
    .force('link', forceLink(links).distance(40).strength(0.9))
    .force('x', forceX(0).strength(0.05))
    .force('y', forceY(0).strength(0.09))
    .stop()
    .tick(steps)
    .force('collide', forceCollide<One>(reach).strength(0.6))
    .alpha(0.5)
    .tick(steps)
  const placed = boxes.map((box) =>
    Object.assign(box, { x: (box.x ?? 0) * stretch, y: box.y ?? 0 }),
  )
  return placed
}

/** Words lie near the straight line, as far as there is room. */
function straighten({ from, to, ...at }: Placed<Line>): Point {
  const [x, y] = [((from.x ?? 0) + (to.x ?? 0)) / 2, ((from.y ?? 0) + (to.y ?? 0)) / 2]
  return { x: x + (at.x - x) * slack, y: y + (at.y - y) * slack }
}

/** Where a line from the middle of a box to a point leaves it, with some room to spare. */
function edgeOf({ x, y, width, height }: Placed<Box>, to: Point): Point {
  const [dx, dy] = [to.x - x, to.y - y]
  const far = Math.max(Math.abs(dx) / (width / 2 + 4), Math.abs(dy) / (height / 2 + 4))
  return far === 0 ? { x, y } : { x: x + dx / far, y: y + dy / far }
}

const said = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A line from one to the other through a point between them. */
function pathThrough(from: Placed<Box>, at: Point, to: Placed<Box>): string {
  const bend = { x: 2 * at.x - (from.x + to.x) / 2, y: 2 * at.y - (from.y + to.y) / 2 }
  return `M${said(edgeOf(from, bend))}Q${said(bend)} ${said(edgeOf(to, bend))}`
}

const there = <One extends Box>(box: One): Placed<One> => ({ ...box, x: box.x ?? 0, y: box.y ?? 0 })

/** A drawing of ties, the same each time: its size in pixels, who and what is on it, and the lines. */
export function drawTies(ties: readonly Tie[]): {
  width: number
  height: number
  ends: DrawnEnd[]
  lines: DrawnTie[]
} {
  const ends = endsOf(ties).map(endBox)
  const byKey = new Map(ends.map((box) => [keyOf(box.end), box]))
  const lines = ties.flatMap((tie) => {
    const [from, to] = [byKey.get(keyOf(tie.from)), byKey.get(keyOf(tie.to))]
    return from && to ? [tieBox(tie, from, to)] : []
  })
  const placed = settle<Box>(
    [...ends, ...lines],
    lines.flatMap((line) => [
      { source: line.from, target: line },
      { source: line, target: line.to },
    ]),
  )
  separate(placed)
  for (const line of lines) Object.assign(line, straighten(there(line)))
  separate(placed)
  const left = Math.min(...placed.map(({ x, width }) => x - width / 2)) - margin
  const top = Math.min(...placed.map(({ y, height }) => y - height / 2)) - margin
  for (const box of placed) {
    box.x -= left
    box.y -= top
  }
  return {
    width: Math.ceil(Math.max(...placed.map(({ x, width }) => x + width / 2)) + margin),
    height: Math.ceil(Math.max(...placed.map(({ y, height }) => y + height / 2)) + margin),
    ends: ends.map((box) => {
      const { x, y, width } = there(box)
      return { ...box.end, label: box.label, width, x, y }
    }),
    lines: lines.map((line) => {
      const { x, y } = there(line)
      const path = pathThrough(there(line.from), { x, y }, there(line.to))
      return { id: line.tie.id, relation: line.tie.relation, path, at: { x, y } }
    }),
  }
}
