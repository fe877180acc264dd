import { freshDraft, withInputs } from '../../../src/renderer/moves/run/run-draft'
import { npcSchema } from '../../../src/rules/dungeon-world/npc'
import { characterSchema } from '../../../src/rules/dungeon-world/sheet'
import { isTakenByItself, type HeldModifier } from '../../../src/rules/moves/modifiers'
import type { RunContext } from '../../../src/rules/moves/runner/inputs'
import { modifiersOffered } from '../../../src/rules/moves/runner/stage'
import type { Reply } from '../../../src/shared/reply'
import { openCampaign, refusalOf, type Sight } from '../campaign'
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
  /** The judged modifiers that are ticked, by what they are for; the others go in by themselves. */
  ticked?: readonly string[]
}

/** Everybody of a case in a new campaign file, and all that may be asked and done there. */
export async function openTable(given: Given, steps: readonly Step[]) {
  const campaign = await openCampaign(system, (run) => seat(run, given, steps))
  const { run, call, members, ref, key, isBody, sheetOf, act } = campaign

  const character = async (name: string) => characterSchema.parse(await sheetOf('character', name))
  const npc = async (name: string) => npcSchema.parse(await sheetOf('npc', name))
  const hp = async (name: string) =>
    (ref(name).type === 'npc' ? await npc(name) : await character(name)).hp
  const modifiers = async (name: string) =>
    (await run('modifier.list', {})).filter(({ owner }) => owner === name)
  const owed = async (due: string) =>
    (await run('inbox.list', {})).filter((each) => each.due === due).length

  /** A move as its screen reads it, with what was said, rolled, picked and taken so far. */
  async function look({ move, inputs: said = {}, ticked = [], ...cast }: Draft): Promise<Sight> {
    const on = await campaign.stage()
    const { given: figures = {}, ...inputs } = said
    const fresh = freshDraft(on.moves[move], { move, given: figures })
    const sides = { actor: key(cast.actor), target: key(cast.target) }
    const begun = { ...fresh, ...sides, ally: key(cast.ally), ward: key(cast.ward) }
    const taken = modifiersOffered(on, begun).filter(
      (modifier) =>
        isTakenByItself(modifier, begun.target) ||
        (isJudged(modifier) && ticked.includes(purposeOf(modifier))),
    )
    return campaign.sightOf(
      on,
      withInputs(begun, { ...inputs, modifiers: taken.map(({ id }) => id) }),
    )
  }

  /** A move as its command takes it. */
  const requestOf = ({ at }: Sight, { actor, target, ally, ward }: Cast) => {
    const { given: figures, dice, typed, swap, picks, answers, modifiers: taken } = at.inputs
    return {
      ...{ system, move: at.move ?? '', given: figures, dice, typed, swap, picks, answers },
      ...{ modifiers: taken, actor: ref(actor), target: members.get(target ?? '') },
      ...{ ally: members.get(ally ?? ''), ward: members.get(ward ?? '') },
    }
  }

  return { run, call, ref, isBody, character, npc, hp, modifiers, owed, look, requestOf, act }
}

/** The table that a case is played at. */
export type Table = Awaited<ReturnType<typeof openTable>>

/** One for no roll in particular goes into the next by itself; the others are judged. */
const isJudged = (modifier: HeldModifier) => purposeOf(modifier) !== 'any'

/** What a modifier is for, as the cases say it. */
export function purposeOf({ rule, text }: Pick<HeldModifier, 'rule' | 'text'>): string {
  const target = text.with?.['target']
  if (target !== undefined) return `against:${target}`
  return purposes[rule] ?? String(text.with?.['words'] ?? rule)
}

/** Why a call was refused, as the cases say it; a question that was left open is named itself. */
export function refusedWith(reply: Reply<unknown>): string | null {
  const message = refusalOf(reply)
  if (message === null) return null
  const question = message.with?.['question']
  return reasonOf(typeof question === 'string' ? question.slice(1) : message.key)
}
