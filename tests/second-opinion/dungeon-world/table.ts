import { join } from 'node:path'
import { readRun } from '../../../src/renderer/panels/move/read-run'
import { peopleOf } from '../../../src/renderer/panels/move/people'
import { freshDraft, withInputs } from '../../../src/renderer/panels/move/run-draft'
import { ruleSystem } from '../../../src/rules'
import { isTakenByItself, type HeldChip } from '../../../src/rules/moves/chips'
import type { RunContext } from '../../../src/rules/moves/runner/inputs'
import { chipsOffered, type Stage } from '../../../src/rules/moves/runner/stage'
import { characterSchema } from '../../../src/rules/dungeon-world/sheet'
import { npcSchema } from '../../../src/rules/dungeon-world/npc'
import { playRules } from '../../../src/rules/system'
import type { Reply } from '../../../src/shared/reply'
import { testDesk } from '../../support/desk'
import type { Given, Step } from './case'
import { seat } from './cast'
import { purposes, reasonOf, system } from './words'

/** Who has a part in a move, by name. */
interface Cast {
  actor: string
  target?: string | null | undefined
  ally?: string | null | undefined
  ward?: string | null | undefined
}

/** A move as the table has it so far. */
interface Draft extends Cast {
  move: string
  inputs?: Partial<RunContext['inputs']>
  /** The judged chips that are ticked, by what they are for; the others go in by themselves. */
  ticked?: readonly string[]
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
export async function openTable(given: Given, steps: readonly Step[]) {
  const desk = testDesk()
  const { run, call } = desk
  desk.answers.saveTo = join(desk.folder, 'evening.irontable')
  await run('file.create', { name: 'An evening', systems: [system] })
  const beings = await seat(run, given, steps)

  const ref = (name: string) => {
    const found = beings.get(name)
    if (!found) throw new Error(`Nobody is called ${name}`)
    return found
  }
  const sheetIn = (
    list: readonly { name: string; sheets: Record<string, object> }[],
    name: string,
  ) => list.find((each) => each.name === name)?.sheets[system]
  const character = async (name: string) =>
    characterSchema.parse(sheetIn(await run('character.list', {}), name))
  const npc = async (name: string) => npcSchema.parse(sheetIn(await run('npc.list', {}), name))
  const hp = async (name: string) =>
    (ref(name).type === 'npc' ? await npc(name) : await character(name)).hp
  const chips = async (name: string) =>
    (await run('chip.list', {})).filter(({ owner }) => owner === name)
  const owed = async (due: string) =>
    (await run('inbox.list', {})).filter((each) => each.due === due).length

  /** What the screen of a move is drawn from. */
  async function stage(): Promise<Stage> {
    const known = ruleSystem(system)
    if (!known) throw new Error(system)
    const { moves } = playRules(known, await run('setting.rulings', { system }))
    const lists = [await run('character.list', {}), await run('npc.list', {})] as const
    const people = peopleOf(system, ...lists, await run('chip.list', {}))
    const staged = people.map(({ key, type, sheet, chips: held = [] }) => [
      key,
      { kind: type, sheet, chips: held },
    ])
    return { moves, people: Object.fromEntries(staged), tracks: {} }
  }

  /** A move as its screen reads it, with what was said, rolled, picked and taken so far. */
  async function look({ move, inputs: said = {}, ticked = [], ...cast }: Draft): Promise<Sight> {
    const on = await stage()
    const key = (name: string | null | undefined) => {
      const found = beings.get(name ?? '')
      return found ? `${found.type}:${found.id}` : null
    }
    const { given: figures = {}, ...inputs } = said
    const fresh = freshDraft(on.moves[move], { move, given: figures })
    const sides = { actor: key(cast.actor), target: key(cast.target) }
    const begun = { ...fresh, ...sides, ally: key(cast.ally), ward: key(cast.ward) }
    const taken = chipsOffered(on, begun).filter(
      (chip) => isTakenByItself(chip) || (isJudged(chip) && ticked.includes(purposeOf(chip))),
    )
    const at = withInputs(begun, { ...inputs, chips: taken.map(({ id }) => id) })
    return { stage: on, at, read: readRun(on, at, true) }
  }

  /** A move as its command takes it. */
  const requestOf = ({ at }: Sight, { actor, target, ally, ward }: Cast) => {
    const { given: figures, dice, typed, swap, picks, answers, chips: taken } = at.inputs
    return {
      ...{ system, move: at.move ?? '', given: figures, dice, typed, swap, picks, answers },
      ...{ chips: taken, actor: ref(actor), target: beings.get(target ?? '') },
      ...{ ally: beings.get(ally ?? ''), ward: beings.get(ward ?? '') },
    }
  }

  const act = (name: string, id: string, input: ActInput) =>
    call('act.perform', { system, act: id, holder: ref(name), input })
  const isBody = (name: string) => beings.has(name)

  return { run, call, ref, isBody, character, npc, hp, chips, owed, look, requestOf, act }
}

/** The table that a case is played at. */
export type Table = Awaited<ReturnType<typeof openTable>>

/** One for no roll in particular goes into the next by itself; the others are judged. */
const isJudged = (chip: HeldChip) => purposeOf(chip) !== 'any'

/** What a chip is for, as the cases say it. */
export function purposeOf({ rule, text }: Pick<HeldChip, 'rule' | 'text'>): string {
  const target = text.with?.['target']
  if (target !== undefined) return `against:${target}`
  return purposes[rule] ?? String(text.with?.['words'] ?? rule)
}

/** Why a call was refused, as the cases say it; a question that was left open is named itself. */
export function refusedWith(reply: Reply<unknown>): string | null {
  if (reply.ok) return null
  const { code, message } = reply.error
  if (code === 'failed') throw new Error(JSON.stringify(message))
  const question = message.with?.['question']
  return reasonOf(typeof question === 'string' ? question.slice(1) : message.key)
}

/** A call that must go through. */
export function done<Value>(reply: Reply<Value>): Value {
  if (!reply.ok) throw new Error(JSON.stringify(reply.error))
  return reply.value
}

/** The last parts of some phrases' keys: what they say, told apart. */
export const said = (notes: readonly { key: string }[]) =>
  notes.map(({ key }) => key.split('.').at(-1) ?? key)
