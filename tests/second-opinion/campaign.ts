/** What the cases of any system with sheets and moves are played on: a campaign file of their own. */
import { join } from 'node:path'
import { readRun } from '../../src/renderer/moves/run/read-run'
import { peopleOf } from '../../src/renderer/moves/sides/people'
import { ruleSystem } from '../../src/rules'
import type { RunContext } from '../../src/rules/moves/runner/inputs'
import type { Stage } from '../../src/rules/moves/runner/stage'
import { playRules } from '../../src/rules/system/system'
import type { Reply } from '../../src/shared/reply'
import { testWorkspace } from '../support/workspace'

/** Somebody of a case, as commands point at them. */
export interface CastMember {
  type: 'character' | 'npc'
  id: string
}

/** How commands of the campaign are run. */
export type Run = ReturnType<typeof testWorkspace>['run']

/** A move on its way, as the screen reads it. */
export interface Sight {
  stage: Stage
  at: RunContext
  read: ReturnType<typeof readRun>
}

/** What an act is told. */
type ActInput = Record<string, string | number | boolean | string[]>

/** A new campaign of one system with the people that `seat` lays, by their names. */
export async function openCampaign(
  system: string,
  seat: (run: Run) => Promise<ReadonlyMap<string, CastMember>>,
) {
  const workspace = testWorkspace()
  const { run, call } = workspace
  workspace.answers.saveTo = join(workspace.folder, 'evening.irontable')
  await run('file.create', { name: 'An evening', systems: [system] })
  const members = await seat(run)

  const ref = (name: string) => {
    const found = members.get(name)
    if (!found) throw new Error(`Nobody is called ${name}`)
    return found
  }
  const key = (name: string | null | undefined) => {
    const found = members.get(name ?? '')
    return found ? `${found.type}:${found.id}` : null
  }
  const isBody = (name: string | undefined) => name !== undefined && members.has(name)
  /** The sheet of somebody, whatever stands on it. */
  const sheetOf = async (type: 'character' | 'npc', name: string): Promise<unknown> => {
    const all = type === 'npc' ? (await run('npc.list', {})).npcs : await run('character.list', {})
    return all.find((each) => each.name === name)?.sheets[system]
  }

  /** The rules as the campaign plays by them. */
  async function rules() {
    const known = ruleSystem(system)
    if (!known) throw new Error(system)
    return playRules(known, await run('setting.rulings', { system }))
  }

  /** What the screen of a move is drawn from. */
  async function stage(): Promise<Stage> {
    const { moves } = await rules()
    const lists = [await run('character.list', {}), (await run('npc.list', {})).npcs] as const
    const people = peopleOf(system, ...lists, await run('modifier.list', {}))
    const staged = people.map(({ key: name, type, sheet, modifiers: held = [] }) => [
      name,
      { kind: type, sheet, modifiers: held },
    ])
    return { moves, people: Object.fromEntries(staged), tracks: {} }
  }

  const sightOf = (on: Stage, at: RunContext): Sight => ({
    stage: on,
    at,
    read: readRun(on, at, true),
  })
  const act = (name: string, id: string, input: ActInput) =>
    call('act.perform', { system, act: id, member: ref(name), input })

  return { run, call, members, ref, key, isBody, sheetOf, rules, stage, sightOf, act }
}

/** A call that must go through. */
export function done<Value>(reply: Reply<Value>): Value {
  if (!reply.ok) throw new Error(JSON.stringify(reply.error))
  return reply.value
}

/** The words of a refusal; null when it went through. A fault of the program is none. */
export function refusalOf(reply: Reply<unknown>) {
  if (reply.ok) return null
  const { code, message } = reply.error
  if (code === 'failed') throw new Error(JSON.stringify(message))
  return message
}

/** The last parts of some phrases' keys: what they say, told apart. */
export const said = (notes: readonly { key: string }[]) =>
  notes.map(({ key }) => key.split('.').at(-1) ?? key)
