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
