import { weightOf } from '../../../src/rules/dungeon-world/sheet'
import type { Case, LevelStep, Shown, Step } from './case'
import { playRoll, type Rolling } from './rolls'
import { endOfSession, levelUp } from './growth'
import { defendSpend } from './guard'
import { journey } from './journey'
import { playPlain } from './sheets'
import { openTable, purposeOf, type Table } from './table'
import { debilityOf } from './words'

/** What the cases expect and the program has no figure for, by step and key, and why. */
export const notShown: Readonly<Record<string, string>> = {
  'buy.rollNeeded': 'A common thing has a price and no roll: the purse is changed by hand.',
  'journey.jobs.empty.total': 'A job that nobody has is told as failed, with no total.',
}

/** What a case shows: each step by its number, and everybody at the end. */
export interface Played {
  steps: ReadonlyMap<number, Shown>
  final: { characters: Record<string, Shown>; foes: Record<string, Shown> }
}

/** A roll with what is settled while it is under way; no more than until its actor rolls again. */
function rollingOf(step: Extract<Step, { do: 'roll' }>, steps: readonly Step[]): Rolling {
  const { n, actor } = step
  const next = steps.find((each) => each.n > n && each.do === 'roll' && each.actor === actor)
  const until = steps.filter((each) => each.n > n && each.n < (next?.n ?? Infinity))
  return {
    step,
    aids: steps.flatMap((each) => (each.do === 'aid' && each.onStep === n ? [each] : [])),
    damage: until.flatMap((each) => (each.do === 'damage' && each.from === actor ? [each] : []))[0],
    asked: until.flatMap((each) => (each.do === 'ask' && each.actor === actor ? [each] : [])),
    overspent: steps.flatMap((each) =>
      each.do === 'spendPreparation' && each.onStep === n ? [each] : [],
    ),
  }
}

/** The downtime of somebody's last level, by its number in the case. */
type Downtimes = Map<string, number>

async function level(table: Table, step: LevelStep, downtimes: Downtimes): Promise<Shown> {
  const shown = await levelUp(table, step, downtimes.get(step.actor) === step.downtimeId)
  if (shown['allowed'] === true) downtimes.set(step.actor, step.downtimeId)
  return shown
}

/** Plays a case on a new campaign file, as the screen would. */
export async function play({ given, steps }: Case): Promise<Played> {
  const table = await openTable(given, steps)
  const shown = new Map<number, Shown>()
  const downtimes: Downtimes = new Map()
  for (const step of steps) {
    switch (step.do) {
      case 'roll':
        for (const [n, told] of await playRoll(table, rollingOf(step, steps))) shown.set(n, told)
        break
      // Played with the roll that they belong to.
      case 'aid':
      case 'damage':
      case 'ask':
      case 'spendPreparation':
        break
      case 'defendSpend':
        shown.set(step.n, await defendSpend(table, step))
        break
      case 'journey':
        shown.set(step.n, await journey(table, step))
        break
      case 'levelUp':
        shown.set(step.n, await level(table, step, downtimes))
        break
      case 'endOfSession':
        shown.set(step.n, await endOfSession(table, step))
        break
      default:
        shown.set(step.n, await playPlain(table, step))
    }
  }
  return { steps: shown, final: await finalOf(table, given) }
}

/** Everybody's sheet when all is played, by the names of the cases. */
async function finalOf(table: Table, given: Case['given']): Promise<Played['final']> {
  const characters: Record<string, Shown> = {}
  for (const name of Object.keys(given.characters)) {
    const { bonds, debilities, defendHold, spells, ...sheet } = await table.character(name)
    const modifiers = await table.modifiers(name)
    const open = bonds.filter(({ resolved }) => !resolved)
    characters[name] = {
      ...sheet,
      ...{ weight: weightOf(sheet), spells: spells.length, defendHold: defendHold.count },
      debilities: debilities.map(debilityOf),
      bonds: Object.fromEntries(
        open.map((bond) => [bond.with, open.filter((each) => each.with === bond.with).length]),
      ),
      forward: modifiers
        .filter(({ kind }) => kind === 'forward')
        .map((modifier) => ({ value: modifier.value, purpose: purposeOf(modifier) })),
      ongoing: modifiers.filter(({ kind }) => kind === 'ongoing').map(({ value }) => value),
    }
  }
  const foes: Record<string, Shown> = {}
  for (const name of Object.keys(given.foes)) foes[name] = { ...(await table.npc(name)) }
  return { characters, foes }
}
