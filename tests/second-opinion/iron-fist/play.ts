import type { Case, Of, RollStep, Shown, Step, Told } from './case'
import * as closing from './closing'
import { playConflict } from './conflict'
import { inflictHarm, playDivide, playHit, sufferHarm } from './harm'
import { claimMilestone, declare, endScene, exchangeMilestone, spendHold } from './holds'
import { playRoll, type Evening } from './rolls'
import { playPlain } from './sheets'
import { openTable, type Table } from './table'

/** What the cases expect and the program has no figure for, by step and key, and why. */
export const notShown: Readonly<Record<string, string>> = {
  'roll.conditionChooser.forced': 'Where one condition alone is left nobody is asked, nor chooses.',
  'roll.loaded': 'Whether a weapon is loaded is written on the sheet by hand.',
  'closingRoll.secondLearnAdds': 'A second pick to hear of reports adds none: the count says it.',
}

/** What a case shows: each step by its number, and everybody at the end. */
export interface Played {
  steps: Told
  final: Case['expect']['final']
}

const isRoll = (step: Step | undefined): step is RollStep => step?.do === 'roll'

/** A case under way. */
interface Play extends Evening {
  steps: readonly Step[]
  everybody: readonly string[]
  closing: closing.Closing
  milestones: Map<string, string>
}

const rollAt = ({ steps }: Play, n: number): RollStep => {
  const found = steps.find((each) => each.step === n)
  if (!isRoll(found)) throw new Error(`Step ${n} is no roll`)
  return found
}

/** Rolls that are confirmed together with a later step. */
function isLater({ steps }: Play, step: RollStep): boolean {
  if (step.conflict) return true
  return steps.some((each) => isRoll(each) && each.helpFromSteps.includes(step.step))
}

async function playOneRoll(play: Play, step: RollStep): Promise<void> {
  if (isLater(play, step)) return
  await playRoll(
    play,
    step,
    step.helpFromSteps.map((n) => rollAt(play, n)),
  )
}

/** Whether a finish is rolled for harm that comes before it. */
const isFinished = ({ steps }: Play, { step, target }: Of<'hit'>) => {
  const next = steps.find((each) => each.step === step + 1)
  return next?.do === 'inflictHarm' && next.target === target
}

type Closing = Of<'report' | 'closingRoll' | 'closingModifiers' | 'playerView'>
type Fronts = Of<'portent' | 'resolveThreat' | 'completeFront'>

function playClosing({ table, closing: at }: Play, step: Closing | Fronts): Promise<Shown> {
  switch (step.do) {
    case 'report':
      return closing.report(table, at, step)
    case 'closingRoll':
      return closing.closingRoll(table, at, step)
    case 'closingModifiers':
      return closing.closingModifiers(table, at)
    case 'playerView':
      return closing.playerView(table, at, step)
    case 'portent':
      return closing.portent(table, at, step)
    case 'resolveThreat':
      return closing.resolveThreat(table, at, step)
    case 'completeFront':
      return closing.completeFront(table, at)
  }
}

type Harm = Of<'hit' | 'divide' | 'inflictHarm' | 'sufferHarm'>

function playHarm(play: Play, step: Harm): Promise<Shown> {
  switch (step.do) {
    case 'hit':
      return playHit(play, step, isFinished(play, step))
    case 'divide':
      return playDivide(play, step)
    case 'inflictHarm':
      return inflictHarm(play, step)
    case 'sufferHarm':
      return sufferHarm(play, step)
  }
}

type Held = Of<'spendHold' | 'sceneEnds' | 'declare' | 'claimMilestone' | 'exchangeMilestone'>

function playHeld({ table, milestones, everybody }: Play, step: Held): Promise<Shown> {
  switch (step.do) {
    case 'spendHold':
      return spendHold(table, step)
    case 'sceneEnds':
      return endScene(table)
    case 'declare':
      return declare(table, step)
    case 'claimMilestone':
      return claimMilestone(table, milestones, step, everybody)
    case 'exchangeMilestone':
      return exchangeMilestone(table, milestones, step)
  }
}

type Rolls = RollStep | Of<'settleConflict'>
const isOne = <Kind extends Step['do']>(step: Step, kinds: readonly Kind[]): step is Of<Kind> =>
  kinds.some((kind) => kind === step.do)

async function playRolls(play: Play, step: Rolls): Promise<void> {
  if (isRoll(step)) {
    await playOneRoll(play, step)
    return
  }
  const [one, other] = step.rolls
  await playConflict(play, step, [rollAt(play, one), rollAt(play, other)])
}

/** One step; undefined for rolls, which tell themselves once they are confirmed. */
async function playStep(play: Play, step: Step): Promise<Shown | undefined> {
  if (isOne(step, ['roll', 'settleConflict'])) {
    await playRolls(play, step)
    return undefined
  }
  if (isOne(step, ['hit', 'divide', 'inflictHarm', 'sufferHarm'])) return playHarm(play, step)
  if (isOne(step, ['report', 'closingRoll', 'closingModifiers', 'playerView'])) {
    return playClosing(play, step)
  }
  if (isOne(step, ['portent', 'resolveThreat', 'completeFront'])) return playClosing(play, step)
  if (isOne(step, ['spendHold', 'sceneEnds', 'declare'])) return playHeld(play, step)
  if (isOne(step, ['claimMilestone', 'exchangeMilestone'])) return playHeld(play, step)
  return playPlain(play.table, step, play.everybody)
}

/** Plays a case on a new campaign file, as the screen would. */
export async function play({ given, steps }: Case): Promise<Played> {
  const table = await openTable(given)
  const at = (await closing.openClosing(table, given)) ?? { missionId: '', front: null }
  const told: Told = new Map()
  const everybody = given.characters.map(({ id }) => id)
  const under: Play = {
    ...{ table, told, steps, everybody, closing: at },
    ...{ marked: new Map(), milestones: new Map() },
  }
  for (const step of steps) {
    const shown = await playStep(under, step)
    if (shown) told.set(step.step, shown)
    const before = told.get(step.step - 1)
    // What falling Health wakes is written down with the roll that follows.
    if (step.do === 'sufferHarm' && before && shown) {
      told.set(step.step - 1, { conditionsActivated: shown['conditionsActivated'], ...before })
    }
  }
  return { steps: told, final: await finalOf(table, given) }
}

const byOwner = (one: { owner: string }, other: { owner: string }) =>
  one.owner.localeCompare(other.owner)

/** Everybody's sheet and the holds when all is played, by the names of the cases. */
async function finalOf(table: Table, given: Case['given']): Promise<Played['final']> {
  const characters: Record<string, Record<string, never>> = {}
  for (const { id } of given.characters) {
    const { stats, counters, gear, advantageDie: ad, rest, ...sheet } = await table.character(id)
    const shown = {
      ...{ ...stats, ...counters, ad, xp: sheet.xp, gearHolds: sheet.gearHolds },
      ...{ conditions: sheet.conditions, dying: sheet.dying, mount: gear.mount },
      debilities: sheet.debilities.map(({ text }) => text),
      restUsed: { short: rest.shortUsed, sleep: rest.sleepUsed },
    }
    characters[id] = shown as unknown as Record<string, never>
  }
  const npcs: Record<string, Record<string, never>> = {}
  for (const { id } of given.npcs) {
    const { harmSuffered: hs, status, attitude } = await table.npc(id)
    npcs[id] = { hs, status, attitude } as unknown as Record<string, never>
  }
  const holds = (await table.run('hold.list', {})).map((hold) => ({
    ...{ owner: hold.owner, source: hold.move },
    ...{ target: hold.target ?? hold.note, count: hold.left_count },
  }))
  return { characters, npcs, holds: holds.sort(byOwner) }
}
