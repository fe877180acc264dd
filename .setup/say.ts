/** What the set-up tells: one line a step, with signs of life while a long one runs. */
import { performance } from 'node:perf_hooks'

const terminal = process.stdout.isTTY
/** Seconds between two signs of life. A terminal redraws its line, a log only grows. */
const pulse = terminal ? 0.5 : 10

/** A failure that is told in words and needs no stack: the message says what to do. */
export class SetupError extends Error {}

/** Reports how far a step has come, e.g. `64 of 196 MB`. */
export type Report = (progress: string) => void

/** Where the set-up speaks. */
let out: NodeJS.WriteStream = process.stdout

/** Leaves the output to the program that is set up: the set-up speaks on the error stream. */
export function leaveOutput(): void {
  out = process.stderr
}

/** Says one line. */
export function say(line: string): void {
  out.write(`set-up: ${line}\n`)
}

/**
 * Does one step and says it in one line: its name, its progress, how it ended and how long it took.
 * `ending` words the outcome; it is `done` unless given.
 */
export async function step<T>(
  name: string,
  work: (report: Report) => Promise<T>,
  ending: (value: T) => string = () => 'done',
): Promise<T> {
  const start = performance.now()
  const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(1)} s`
  let progress = ''
  const line = `set-up: ${name}`
  const sign = (): void => {
    const now = progress === '' ? seconds() : `${progress}, ${seconds()}`
    out.write(terminal ? `\r\x1b[2K${line} … ${now}` : ` ${now} …`)
  }
  const end = (words: string): void => {
    clearInterval(timer)
    out.write(`${terminal ? `\r\x1b[2K${line}:` : ''} ${words} (${seconds()})\n`)
  }
  out.write(`${line} …`)
  const timer = setInterval(sign, pulse * 1000)
  try {
    const value = await work((text) => {
      progress = text
    })
    end(ending(value))
    return value
  } catch (error) {
    end('failed')
    throw error
  }
}

/** Bytes as whole megabytes, e.g. `196 MB`. */
export function megabytes(bytes: number): string {
  return `${String(Math.round(bytes / 1e6))} MB`
}

/**
 * Runs a script's work and ends it: with 0 where it returns true. A SetupError is told by its message
 * alone, anything else with its stack, since that is a fault of ours.
 */
export async function main(work: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await work()) ? 0 : 1
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}` : error)
    process.exitCode = 1
  }
  // A script that only came to its end is ended with 0 by electron-builder's own hook, whatever the code.
  process.exit()
}
