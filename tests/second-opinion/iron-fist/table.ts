import { freshDraft, withInputs } from '../../../src/renderer/moves/run/run-draft'
import { npcSchema } from '../../../src/rules/iron-fist/npc'
import { settingsIn } from '../../../src/rules/iron-fist/settings'
import { characterSchema } from '../../../src/rules/iron-fist/sheet'
import type { RunContext } from '../../../src/rules/moves/runner/inputs'
import type { Reply } from '../../../src/shared/reply'
import { openCampaign, refusalOf, type Sight } from '../campaign'
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

/** Everybody of a case in a new campaign file, and all that may be asked and done there. */
export async function openTable(given: Given) {
  const campaign = await openCampaign(system, (run) => seat(run, given))
  const { run, call, members, ref, key, isBody, sheetOf, rules, act } = campaign
  let fights = 1

  const nameOf = (id: string | undefined) =>
    [...members].find(([, member]) => member.id === id)?.[0] ?? ''
  const character = async (name: string) => characterSchema.parse(await sheetOf('character', name))
  const npc = async (name: string) => npcSchema.parse(await sheetOf('npc', name))
  const isCharacter = (name: string) => members.get(name)?.type === 'character'
  const settings = async () => settingsIn(await run('setting.rulings', { system }))

  /** A move as its screen reads it, with what was said, rolled, picked and answered so far. */
  async function look({ move, inputs: said = {}, ...cast }: Draft): Promise<Sight> {
    const on = await campaign.stage()
    const { given: figures = {}, ...inputs } = said
    const fresh = freshDraft(on.moves[move], { move, given: figures })
    const sides = { actor: key(cast.actor), target: key(cast.target), ally: key(cast.ally) }
    const at = withInputs({ ...fresh, ...sides, fight: `fight-${fights}` }, inputs)
    return campaign.sightOf(on, at)
  }

  /** A move as its command takes it. */
  const requestOf = ({ at }: Sight, { actor, target, ally, about = '' }: Draft) => {
    const { given: figures, dice, typed, swap, picks, answers } = at.inputs
    return {
      ...{ system, move: at.move ?? '', given: figures, dice, typed, swap, picks, answers },
      ...{ actor: members.get(actor ?? ''), target: members.get(target ?? '') },
      ...{ ally: members.get(ally ?? ''), fight: at.fight ?? '', about },
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

/** What a refusal is called; null when it went through. */
export const refusedWith = (reply: Reply<unknown>) => refusalOf(reply)?.key ?? null
