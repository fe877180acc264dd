/** How many stops on a key goes; keys that are not named go nowhere. */
export type Steps = Readonly<Record<string, number>>

export const upright: Steps = { ArrowUp: -1, ArrowDown: 1 }
export const sideways: Steps = { ArrowLeft: -1, ArrowRight: 1 }
export const everyWay: Steps = { ...upright, ...sideways }

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** How many stops on a pressed key goes; 0 where it goes nowhere, as with another key held. Pure. */
export function stepsOf({ key, altKey, ctrlKey, metaKey }: Pressed, steps: Steps): number {
  return altKey || ctrlKey || metaKey ? 0 : (steps[key] ?? 0)
}

/** Where something lies on the screen; a DOMRect is one. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** The ways arrows point, and by which sides of a box. */
const ways = {
  ArrowUp: { from: 'top', to: 'bottom', sign: -1, across: ['left', 'right'] },
  ArrowDown: { from: 'bottom', to: 'top', sign: 1, across: ['left', 'right'] },
  ArrowLeft: { from: 'left', to: 'right', sign: -1, across: ['top', 'bottom'] },
  ArrowRight: { from: 'right', to: 'left', sign: 1, across: ['top', 'bottom'] },
} as const

const isWay = (key: string): key is keyof typeof ways => Object.hasOwn(ways, key)

/**
 * The index of the box that an arrow points at from one of them: the nearest that begins where that
 * one ends, and of a row or column of such the one most in line. -1 where none lies that way. Pure.
 */
export function pointedAt(boxes: readonly Box[], at: number, key: string): number {
  const here = boxes[at]
  if (!here || !isWay(key)) return -1
  const { from, to, sign, across } = ways[key]
  const [start, end] = across
  const middle = (box: Box) => (box[start] + box[end]) / 2
  // Half a pixel of rounding is no overlap.
  const beyond = boxes.flatMap((box, index) => {
    const gap = sign * (box[to] - here[from])
    return index !== at && gap >= -0.5 ? [{ index, gap, aside: box }] : []
  })
  const isInLine = ({ aside }: { aside: Box }) =>
    aside[start] < here[end] && aside[end] > here[start]
  const inLine = beyond.filter(isInLine)
  const offered = inLine.length > 0 || key === 'ArrowLeft' || key === 'ArrowRight' ? inLine : beyond
  const [first] = offered.toSorted(
    (one, other) =>
      one.gap - other.gap ||
      Math.abs(middle(one.aside) - middle(here)) - Math.abs(middle(other.aside) - middle(here)),
  )
  return first?.index ?? -1
}

/**
 * Lets arrows move the focus to what they point at, among tiles laid out in rows. `stops` finds what
 * can have the focus, `tileOf` the tile it stands on. Home and End go to the ends. Answers the
 * listener, for what contains them.
 */
export function arrowPoint(
  stops: () => readonly HTMLElement[],
  tileOf: (stop: HTMLElement) => Element,
) {
  const ends = arrowWalk(stops, {})
  return (event: KeyboardEvent): void => {
    if (stepsOf(event, everyWay) === 0) return ends(event)
    const all = stops()
    const at = all.findIndex((stop) => stop === document.activeElement)
    if (at === -1) return
    const boxes = all.map((stop) => tileOf(stop).getBoundingClientRect())
    const next = all[pointedAt(boxes, at, event.key)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
}

/**
 * Lets arrows move the focus from stop to stop, up to either end, and Home and End to the ends.
 * `stops` finds what can have the focus, in order. Answers the listener, for what contains them.
 */
export function arrowWalk(stops: () => readonly HTMLElement[], steps: Steps = everyWay) {
  return (event: KeyboardEvent): void => {
    const all = stops()
    const at = all.findIndex((stop) => stop === document.activeElement)
    if (at === -1) return
    const ends: Steps = { Home: -at, End: all.length - 1 - at }
    const by = stepsOf(event, { ...steps, ...ends })
    const next = by === 0 ? undefined : all[at + by]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
}
