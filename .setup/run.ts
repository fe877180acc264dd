/** Running other programs: quietly with their output kept, or in the open. */
import { spawn } from 'node:child_process'
import { projectRoot, scriptOf } from './paths.ts'

export type Outcome = { code: number; output: string }

type Options = { env?: Record<string, string>; cwd?: string; signal?: AbortSignal }

/** A program that cannot be started at all ends like one the shell did not find. */
const NOT_STARTED = 127

/** Runs a program and keeps what it writes. Never throws: a failure is a code other than 0. */
export function run(program: string, args: string[], options: Options = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const { signal, cwd = projectRoot } = options
    const env = { ...process.env, ...options.env }
    const child = spawn(program, args, { cwd, env, signal, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => {
      output += error.message
    })
    child.on('close', (code) => {
      resolve({ code: code ?? NOT_STARTED, output })
    })
  })
}

/** Runs a program in the open, on our own terminal. Resolves to its exit code. */
export function show(program: string, args: string[], options: Options = {}): Promise<number> {
  return new Promise((resolve) => {
    const { cwd = projectRoot } = options
    const env = { ...process.env, ...options.env }
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' })
    child.on('error', (error) => {
      console.error(error.message)
      resolve(NOT_STARTED)
    })
    child.on('close', (code) => {
      resolve(code ?? NOT_STARTED)
    })
  })
}

/** A program and its arguments. */
export type CommandLine = [program: string, args: string[]]

/** The command line of a package's own command, run by this Node. */
export function packageCommand(name: string, args: string[], command = name): CommandLine {
  return [process.execPath, [scriptOf(name, command), ...args]]
}

/** The command line of Playwright's test runner. */
export function playwright(args: string[]): CommandLine {
  return packageCommand('@playwright/test', ['test', ...args], 'playwright')
}

/** Runs npm: the one that runs us where there is one, else the one on the PATH. */
export function runNpm(args: string[], options: Options = {}): Promise<Outcome> {
  const script = process.env['npm_execpath']
  return script === undefined
    ? run('npm', args, options)
    : run(process.execPath, [script, ...args], options)
}

/** The first words of npm's complaint; a stack and the name of a log follow them. */
export function npmComplaint(output: string): string {
  const lines = output.split('\n').filter((line) => !line.includes('complete log'))
  return lines.slice(0, 4).join('\n').trimEnd()
}

/** The last lines of a program's output: enough to tell why it failed. */
export function lastLines(output: string, count = 12): string {
  return output.trimEnd().split('\n').slice(-count).join('\n')
}
