/** What happened, of a fixed list: a name in the log can never be a word of a campaign. */
export type FaultKind =
  | 'page gone'
  | 'page does not answer'
  | 'page answers again'
  | 'helper process gone'
  | 'nobody caught'
  | 'call failed'
  | 'program does not answer'
  | 'program answers again'
  | 'ended without being closed'

/** One entry of the log. */
export interface Fault {
  kind: FaultKind
  /** Words and figures of the program itself, never of a campaign. */
  details?: Record<string, string | number>
  error?: unknown
}

/** Where each frame of a stack was: file, line and column. Names may be anything, so none is kept. */
function positions(stack: string): string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.flatMap((frame) => /([\w.-]+:\d+:\d+)\)?$/.exec(frame)?.[1] ?? [])
}

/** The kind of an error: its class, and the code that SQLite or the system gave it. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return [error.constructor.name, /^[A-Z][A-Z0-9_]*$/.test(code) ? code : ''].join(' ').trim()
}

/**
 * A fault as it stands in the log: when, in which program, what, and where in the code. No message of
 * an error is kept, since it may hold names out of a campaign.
 */
export function entryOf({ kind, details = {}, error }: Fault, at: string, program: string): string {
  const told = Object.entries(details).map(([name, value]) => `${name} ${value}`)
  if (error !== undefined) told.push(kindOf(error))
  const head = [at, program, [kind, ...told].join(', ')].join(' | ')
  const stack = error instanceof Error ? positions(error.stack ?? '') : []
  return `${[head, ...stack.map((each) => `    at ${each}`)].join('\n')}\n`
}
