import type { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { Refusal, type Reply } from '../../shared/reply'
import { api, laterRooms } from '../api'
import { drawnSchema, type Drawn } from '../../shared/dice/drawn'
import type { Command, CommandNamed, Operation, Query, WindowRole } from '../define'
import { isMissingReference, wordsFor } from '../file/trouble'
import { isEndless } from './endless'
import type { Workspace } from './workspace'

type Definition =
  Command<z.ZodType, unknown> | Query<z.ZodType, unknown> | Operation<z.ZodType, unknown>

const definitions = new Map<string, Definition>()

/** Takes calls up into those that are answered. */
function takeUp(room: object): void {
  for (const [name, definition] of Object.entries(room)) {
    // Each entry parses its own input before it runs, so the types meet again there.
    definitions.set(name, definition as Definition)
  }
}
takeUp(api)

const rooms = new Map(Object.entries(laterRooms))

/** What a name calls, once the room it lies in is loaded; undefined for no call of ours. */
async function inLaterRoom(name: string): Promise<Definition | undefined> {
  const [room = ''] = name.split('.', 1)
  const load = rooms.get(room)
  if (load) takeUp(await load())
  return definitions.get(name)
}

const commandNamed: CommandNamed = async (name) => {
  const definition = definitions.get(name) ?? (await inLaterRoom(name))
  return definition?.kind === 'command' ? definition : undefined
}

/** Whether there is a call of this name. Those of a later room are known once one of them was answered. */
export function isKnown(name: unknown): name is string {
  return typeof name === 'string' && definitions.has(name)
}

const invalid = (key: string, gaps: Record<string, string | number>): Reply<never> => ({
  ok: false,
  error: { code: 'invalid', message: phrase(key, gaps) },
})

/** What a call could not take of its input first, in words that name nothing of the program. */
function unread({ issues: [issue] }: z.ZodError): Reply<never> {
  if (issue?.code === 'too_big' && issue.origin === 'string') {
    return invalid('invalid.tooLong', { most: Number(issue.maximum) })
  }
  if (issue?.code === 'too_big' && issue.origin === 'number') {
    return invalid('invalid.tooMuch', { most: Number(issue.maximum) })
  }
  if (issue?.code === 'too_small' && issue.origin === 'number') {
    return invalid('invalid.tooLittle', { least: Number(issue.minimum) })
  }
  const isEmpty = issue?.code === 'too_small' && issue.origin === 'string'
  return invalid(isEmpty ? 'invalid.empty' : 'invalid.input', {})
}

/** What the log says of it: the place and the kind of the fault, never what was written. */
const faultOf = ({ issues: [issue] }: z.ZodError) =>
  new Error(`invalid input: ${issue?.path.join('.').slice(0, 300) ?? ''} ${issue?.code ?? ''}`)

async function run(
  workspace: Workspace,
  role: WindowRole,
  name: string,
  definition: Definition,
  input: unknown,
  sent: { input: unknown; drawn: Drawn | undefined },
): Promise<Reply<unknown>> {
  switch (definition.kind) {
    case 'query': {
      const { leftOut, ...answered } = workspace.file.read((read) => definition.run(read, input))
      // What cannot be read may be secret.
      const isTold = role === 'gm' && leftOut.length > 0
      return isTold ? { ok: true, ...answered, leftOut } : { ok: true, ...answered }
    }
    case 'command': {
      const writing = definition.writing?.(input)
      const value = workspace.carryOut(
        name,
        (read) => definition.label(read, input),
        (write) => definition.run(write, input),
        { writing, ...sent },
      )
      if (definition.setsCopyAside) await workspace.setCopyAside('session')
      return { ok: true, value }
    }
    case 'operation':
      return {
        ok: true,
        // What lies in memory goes on, and what was answered stays: the next answer is compared with it.
        value: structuredClone(await definition.run(workspace, input, commandNamed)),
        ...(definition.reads ? { reads: [...definition.reads] } : {}),
      }
  }
}

/**
 * Answers one call of a window: may this kind of window call this name, does the input parse,
 * run, put failures into words. The only validation of a call and the only catch.
 */
export async function answer(
  workspace: Workspace,
  role: WindowRole,
  name: unknown,
  input: unknown,
  drawn?: unknown,
): Promise<Reply<unknown>> {
  if (typeof name !== 'string') return invalid('invalid.unknownCall', { name: typeof name })
  const definition = definitions.get(name) ?? (await inLaterRoom(name))
  if (!definition) return invalid('invalid.unknownCall', { name: name.slice(0, 80) })
  if (!definition.windows.includes(role)) return invalid('invalid.notThisWindow', { name, role })
  if (isEndless(input)) return invalid('invalid.endless', { name })
  try {
    // An input is small: making a function for each that is asked would cost a start more than it saves.
    const parsed = definition.input.safeParse(input, { jitless: true })
    if (!parsed.success) {
      workspace.host.noteFault(name, faultOf(parsed.error))
      return unread(parsed.error)
    }
    const source = drawnSchema.optional().safeParse(drawn)
    if (!source.success) return unread(source.error)
    const sent = { input, drawn: source.data }
    return await run(workspace, role, name, definition, parsed.data, sent)
  } catch (error) {
    if (error instanceof Refusal) {
      return { ok: false, error: { code: error.code, message: error.words } }
    }
    if (isMissingReference(error)) {
      return { ok: false, error: { code: 'refused', message: phrase('refusal.gone') } }
    }
    workspace.host.noteFault(name, error)
    const message = wordsFor(error, workspace.openFile?.path ?? '')
    return { ok: false, error: { code: 'failed', message } }
  }
}
