import type { Strip } from '../../rules/system/sheet/strip'
import { boxesOf } from '../../rules/tracks/progress'
import type { DocumentElement } from '../report/document/tree'
import { words } from '../words'
import { drawing, el } from './element'

/** Boxes that stand together, so that they can be counted at a glance. */
const together = 5

/** One box, with what stands in it. */
const boxWith = (cross: string): DocumentElement =>
  drawing('box', '0 0 10 10', {
    line: 'M0.5 0.5H9.5V9.5H0.5Z',
    ...(cross === '' ? {} : { cross }),
  })

/** One box, crossed where it is ticked. */
export function box(isMarked: boolean): DocumentElement {
  return boxWith(isMarked ? 'M0.5 0.5L9.5 9.5M9.5 0.5L0.5 9.5' : '')
}

/** The strokes of so many ticks in a box: a star grows, as on the screen. */
const strokes = ['M2 2L8 8', 'M8 2L2 8', 'M5 1.5V8.5', 'M1.5 5H8.5']

/** Ten boxes of four ticks each. */
export function progressBoxes(ticks: number): DocumentElement {
  const boxes = boxesOf(ticks).map((count) => boxWith(strokes.slice(0, count).join('')))
  return el('span.boxes', boxes)
}

/** Boxes to tick off, in fives. */
export function boxRow(count: number, marked: number): DocumentElement {
  const boxes = Array.from({ length: count }, (_, at) => box(at < marked))
  const groups = Array.from({ length: Math.ceil(count / together) }, (_, at) =>
    el('span.five', boxes.slice(at * together, (at + 1) * together)),
  )
  return el('span.boxes', groups)
}

/** A strip with what it counts before it. */
export function stripRow({
  label,
  boxes,
  marked,
  isProgress = false,
  note,
}: Strip): DocumentElement {
  const row = isProgress ? progressBoxes(marked) : boxRow(boxes, marked)
  const said = note ? [' ', el('span.note', words.say(note))] : []
  return el('div.strip', el('strong', words.say(label)), row, said)
}

/** A clock of so many segments, those that are filled in grey. */
export function clockFace(size: number, value: number): DocumentElement {
  const at = (turn: number, radius = 48) => {
    const angle = 2 * Math.PI * turn
    const x = 50 + radius * Math.sin(angle)
    return `${x.toFixed(2)} ${(50 - radius * Math.cos(angle)).toFixed(2)}`
  }
  const part = Math.min(value, size) / size
  const whole = 'M50 2A48 48 0 1 1 49.99 2Z'
  const filled = part >= 1 ? whole : `M50 50L${at(0)}A48 48 0 ${part > 0.5 ? 1 : 0} 1 ${at(part)}Z`
  const spokes = Array.from({ length: size }, (_, nth) => `M50 50L${at(nth / size)}`).join('')
  return drawing('clock', '0 0 100 100', {
    ...(part > 0 ? { filled } : {}),
    line: `${whole}${spokes}`,
  })
}
