import { join } from 'node:path'
import { readRun } from '../../../src/renderer/panels/move/read-run'
import { peopleOf } from '../../../src/renderer/panels/move/people'
import { freshDraft, withInputs } from '../../../src/renderer/panels/move/run-draft'
import { ruleSystem } from '../../../src/rules'
import { npcSchema } from '../../../src/rules/iron-fist/npc'
import { settingsIn } from '../../../src/rules/iron-fist/settings/settings'
import { characterSchema } from '../../../src/rules/iron-fist/sheet'
import type { RunContext } from '../../../src/rules/moves/runner/inputs'
import type { Stage } from '../../../src/rules/moves/runner/stage'
import { playRules } from '../../../src/rules/system'
import type { Reply } from '../../../src/shared/reply'
import { testDesk } from '../../support/desk'
import type { Given } from './case'
import { seat } from './cast'
import { system } from './words'

/** A move as the table has it so far. */
export interface Draft {
  move: string
  actor?: string | null | undefined
  target?: string | null | undefined
  ally?: string | null | undefined
  about?: string
  inputs?: Partial<RunContext['inputs']>
}

/** A move on its way, as the screen reads it. */
export interface Sight {
  stage: Stage
  at: RunContext
  read: ReturnType<typeof readRun>
}

/** What an act is told. */
type ActInput = Record<string, string | number | boolean | string[]>

/** Everybody of a case in a new campaign file, and all that may be asked and done there. */
export async function openTable(given: Given) {
  const desk = testDesk()
  const { run, call } = desk
  desk.answers.saveTo = join(desk.folder, 'evening.irontable')
  await run('file.create', { name: 'An evening', systems: [system] })
  const beings = await seat(run, given)
  let fights = 1

  const ref = (name: string) => {
    const found = beings.get(name)
    if (!found) throw new Error(`Nobody is called ${name}`)
    return found
  }
  const nameOf = (id: string | undefined) =>
    [...beings].find(([, being]) => being.id === id)?.[0] ?? ''
  const sheetIn = (
    list: readonly { name: string; sheets: Record<string, object> }[],
    name: string,
  ) => list.find((each) => each.name === name)?.sheets[system]
  const character = async (name: string) =>
    characterSchema.parse(sheetIn(await run('character.list', {}), name))
  const npc = async (name: string) => npcSchema.parse(sheetIn(await run('npc.list', {}), name))
  const isBody = (name: string | undefined) => name !== undefined && beings.has(name)
  const isCharacter = (name: string) => beings.get(name)?.type === 'character'

  /** The rules as the campaign plays by them. */
  async function rules() {
    const known = ruleSystem(system)
    if (!known) throw new Error(system)
    return playRules(known, await run('setting.rulings', { system }))
  }
  const settings = async () => settingsIn(await run('setting.rulings', { system }))

  /** What the screen of a move is drawn from. */
  async function stage(): Promise<Stage> {
    const { moves } = await rules()
    const lists = [await run('character.list', {}), await run('npc.list', {})] as const
    const staged = peopleOf(system, ...lists).map(({ key, type, sheet }) => [
      key,
      { kind: type, sheet },
    ])
    return { moves, people: Object.fromEntries(staged), tracks: {} }
  }

  /** A move as its screen reads it, with what was said, rolled, picked and answered so far. */
  async function look({ move, inputs: said = {}, ...cast }: Draft): Promise<Sight> {
    const on = await stage()
    const key = (name: string | null | undefined) => {
      const found = beings.get(name ?? '')
      return found ? `${found.type}:${found.id}` : null
    }
    const { given: figures = {}, ...inputs } = said
    const fresh = freshDraft(on.moves[move], { move, given: figures })
    const sides = { actor: key(cast.actor), target: key(cast.target), ally: key(cast.ally) }
    const at = withInputs({ ...fresh, ...sides, fight: `fight-${fights}` }, inputs)
    return { stage: on, at, read: readRun(on, at, true) }
  }

  /** A move as its command takes it. */
  const requestOf = ({ at }: Sight, { actor, target, ally, about = '' }: Draft) => {
    const { given: figures, dice, typed, swap, picks, answers } = at.inputs
    return {
      ...{ system, move: at.move ?? '', given: figures, dice, typed, swap, picks, answers },
      ...{ actor: beings.get(actor ?? ''), target: beings.get(target ?? '') },
      ...{ ally: beings.get(ally ?? ''), fight: at.fight ?? '', about },
    }
  }

  /** The move that waits to be made by somebody, or on somebody. */
  const queued = async (move: string, by: { actor?: string; target?: string }) =>
    (await run('move.queue', {})).find(
      ({ oneOf, actor, target }) =>
        oneOf.includes(move) &&
        (by.actor === undefined || actor?.id === ref(by.actor).id) &&
        (by.target === undefined || target?.id === ref(by.target).id),
    )

  const act = (name: string, id: string, input: ActInput) =>
    call('act.perform', { system, act: id, holder: ref(name), input })
  const endFight = () => {
    fights += 1
  }
  const fight = () => `fight-${fights}`

  return {
    ...{ run, call, ref, nameOf, isBody, isCharacter, character, npc, rules, settings },
    ...{ look, requestOf, queued, act, endFight, fight },
  }
}

/** The table that a case is played at. */
export type Table = Awaited<ReturnType<typeof openTable>>

/** A call that must go through. */
export function done<Value>(reply: Reply<Value>): Value {
  if (!reply.ok) throw new Error(JSON.stringify(reply.error))
  return reply.value
}

/** The words of a refusal; null when it went through. A fault of the program is none. */
export function refusedWith(reply: Reply<unknown>): string | null {
  if (reply.ok) return null
  const { code, message } = reply.error
  if (code === 'failed') throw new Error(JSON.stringify(message))
  return message.key
}

/** The last parts of some phrases' keys: what they say, told apart. */
export const said = (notes: readonly { key: string }[]) =>
  notes.map(({ key }) => key.split('.').at(-1) ?? key)
