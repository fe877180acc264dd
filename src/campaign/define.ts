import type { z } from 'zod'
import type { Phrase } from '../shared/phrase'
import type { Workspace } from './workspace/workspace'
import type { Read, Write, Writing } from './file/handles'

/** The kinds of window there are: the game master's, and the one turned to the players. */
export type WindowRole = 'gm' | 'player'

/** Changes the campaign: one transaction, one batch of history. A throw rolls it back. */
export interface Command<Schema extends z.ZodType, Out> {
  kind: 'command'
  windows: readonly WindowRole[]
  input: Schema
  /** Whether a copy of the file is set aside once the change has landed. */
  setsCopyAside?: boolean
  /**
   * What is written bit by bit, and whether this goes on with it: then it belongs to the step of
   * the history before it, where that was the same writing.
   */
  writing?(input: z.output<Schema>): Writing
  /** What the history calls it; asked before the change. */
  label(read: Read, input: z.output<Schema>): Phrase
  run(write: Write, input: z.output<Schema>): Out
}

/** Asks the campaign. It cannot write. */
export interface Query<Schema extends z.ZodType, Out> {
  kind: 'query'
  windows: readonly WindowRole[]
  input: Schema
  run(read: Read, input: z.output<Schema>): Out
}

/** Finds a command by its name; undefined where none is called so. */
export type CommandNamed = (name: string) => Promise<Command<z.ZodType, unknown> | undefined>

/** Works on the file as a whole, or beside it: open, undo, export. */
export interface Operation<Schema extends z.ZodType, Out> {
  kind: 'operation'
  windows: readonly WindowRole[]
  input: Schema
  /** What its answer follows from, where not every change concerns it. */
  reads?: readonly string[]
  run(workspace: Workspace, input: z.output<Schema>, commandNamed: CommandNamed): Out | Promise<Out>
}

type Open<Definition> = Omit<Definition, 'kind' | 'windows'>

/** Defines a command of the game master's window. */
export function command<Schema extends z.ZodType, Out>(
  definition: Open<Command<Schema, Out>>,
): Command<Schema, Out> {
  return { kind: 'command', windows: ['gm'], ...definition }
}

/** Defines a query of the game master's window. */
export function query<Schema extends z.ZodType, Out>(
  definition: Open<Query<Schema, Out>>,
): Query<Schema, Out> {
  return { kind: 'query', windows: ['gm'], ...definition }
}

/** Defines a query that players may see too: it must build its answer from named, public fields. */
export function playerQuery<Schema extends z.ZodType, Out>(
  definition: Open<Query<Schema, Out>>,
): Query<Schema, Out> {
  return { kind: 'query', windows: ['gm', 'player'], ...definition }
}

/** Defines an operation that players may see too. */
export function playerOperation<Schema extends z.ZodType, Out>(
  definition: Open<Operation<Schema, Out>>,
): Operation<Schema, Out> {
  return { kind: 'operation', windows: ['gm', 'player'], ...definition }
}

/** Defines an operation of the game master's window. */
export function operation<Schema extends z.ZodType, Out>(
  definition: Open<Operation<Schema, Out>>,
): Operation<Schema, Out> {
  return { kind: 'operation', windows: ['gm'], ...definition }
}
