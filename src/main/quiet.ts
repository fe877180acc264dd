import { setTimeout } from 'node:timers/promises'

/** Milliseconds without a call after which nobody waits for an answer. */
const pause = 500
/** Milliseconds after which what goes on behind begins, whoever calls. */
const most = 15_000
const look = 100

let lastCall = 0

/** A window has called. */
export function noteCalled(): void {
  lastCall = performance.now()
}

/** Comes back once a window has called since, and has paused: it stands there with what it asked for. */
export async function whenQuiet(): Promise<void> {
  const begun = performance.now()
  for (let now = begun; now - begun < most; now = performance.now()) {
    if (lastCall > begun && now - lastCall > pause) return
    await setTimeout(look)
  }
}
