import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { Directive } from 'vue'

/** What an element gives to a drag; asked for when one begins. */
export interface Dragged {
  data: () => Record<symbol, unknown>
}

/** A kind of what can be dragged: only zones of the same kind take it. */
export interface DragKind<Value> {
  carry: (value: () => Value) => Dragged
  /** What a drag carries; undefined where it is of another kind. */
  read: (data: Record<string | symbol, unknown>) => Value | undefined
}

/** Makes a kind of what can be dragged; the name is for reading alone. */
export function dragKind<Value>(name: string): DragKind<Value> {
  const key = Symbol(name)
  return {
    carry: (value) => ({ data: () => ({ [key]: value() }) }),
    read: (data) => data[key] as Value | undefined,
  }
}

interface Handle {
  dragged: Dragged
  stop: () => void
}
const handles = new WeakMap<HTMLElement, Handle>()

function drop(element: HTMLElement): void {
  handles.get(element)?.stop()
  handles.delete(element)
}

function hold(element: HTMLElement, dragged: Dragged | undefined): void {
  const handle = handles.get(element)
  if (!dragged) return drop(element)
  if (handle) {
    handle.dragged = dragged
    return
  }
  const stop = draggable({
    element,
    getInitialData: () => handles.get(element)?.dragged.data() ?? {},
  })
  handles.set(element, { dragged, stop })
}

/** Lets an element be dragged, with what it carries; without any it stays where it is. */
export const vDrag: Directive<HTMLElement, Dragged | undefined> = {
  mounted: (element, { value }) => hold(element, value),
  updated: (element, { value }) => hold(element, value),
  unmounted: drop,
}
