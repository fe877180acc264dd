/** Calls that wait for their answer, questions and commands alike. */
let calls = 0
/** Resolves when the commands under way are through; null while there is none. */
let settling: PromiseWithResolvers<void> | null = null

/** Ends the wait as soon as nothing is asked any more. */
function look(): void {
  if (calls > 0) return
  settling?.resolve()
  settling = null
}

/**
 * Follows a call, or a way to another view, until its answer has come. With a command begins a wait that
 * lasts until all that it changed has been read again, and is drawn.
 */
export async function follow<Answer>(
  answer: Promise<Answer>,
  kind: 'question' | 'command',
): Promise<Answer> {
  calls++
  if (kind === 'command') settling ??= Promise.withResolvers()
  try {
    return await answer
  } finally {
    calls--
    // Whoever waits for the answer takes it first, and may ask on.
    setTimeout(look)
  }
}

/** Resolves when every command is through and what it changed is drawn; null when none is under way. */
export function whenIdle(): Promise<void> | null {
  return settling?.promise ?? null
}

/** Waits until no command is under way, and what the last key did is drawn. */
export async function idle(): Promise<void> {
  do {
    await whenIdle()
    await new Promise((resolve) => setTimeout(resolve))
  } while (whenIdle())
}
