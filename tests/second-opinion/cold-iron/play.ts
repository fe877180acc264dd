import type { Case, Figures, Played, Step } from './case'
import { playBeside } from './camp/beside'
import { playFight, type Bout } from './fight'
import { bodyNow, morningPenalty } from './camp/rest'
import { summary } from './summary'
import { lay, type Table } from './table'

/** Expectations the program has no figure for, each with the reason; nothing else may be left out. */
export const notShown: Record<string, string> = {
  simultaneousNoPenalty: 'the figures of the step say that nothing of it has landed yet',
  attacksAllowed: 'one on full defence has no attack to be counted',
  defenceBonus: 'stands in the sums of the attacks themselves',
  allowedBecauseNoAttackYet: 'an attack that is not allowed is refused',
  dodges: 'of those in a grapple only the lowest Dodge is shown',
  options: 'of the ways to a save only the best is shown',
  perDieDamage: 'the dice of a spell that counts no multiples are told as their sum',
  detectsInvisible: 'how a champion sees others is told to the game master alone',
  invisibleCountsAs: 'how a champion sees others is told to the game master alone',
  blurredCountsAs: 'how a champion sees others is told to the game master alone',
  weaponsReady: 'that nobody travels with weapons ready is told in the rulebook',
  shieldsReady: 'that nobody travels with shields ready is told in the rulebook',
  margins: 'attack types that are not chosen are not shown',
  parryAlternative: 'the defence that is not chosen is not shown',
  dodgeAlternative: 'the defence that is not chosen is not shown',
}

/** Plays a case from its first step to its last. */
export async function play(given: Case): Promise<Played> {
  const table = await lay(given)
  const fights = given.steps.filter((step) => isOfFight(step, given))
  const first = given.steps.findIndex((step) => isOfFight(step, given))
  const all = given.steps.filter((step) => !isOfFight(step, given))
  const before = all.filter((step) => given.steps.indexOf(step) < first)
  const steps = new Map<number, Figures>()
  for (const step of before) steps.set(step.n, await playBeside(table, step, steps))
  const bout = fights.length > 0 ? await playFight(table, fights, steps) : null
  const others = all.filter((step) => !before.includes(step))
  if (bout && others.some(({ do: what }) => restful.includes(what))) {
    await table.act({ type: 'fight.end' })
  }
  for (const step of others) steps.set(step.n, await playBeside(table, step, steps))
  const final = bout && !others.some(({ do: what }) => restful.includes(what)) ? steps.get(0) : null
  return {
    steps,
    final: { ...(final ?? (await everybody(table, bout))), ...summary(given, steps) },
  }
}

/** What is done between fights, or by a tool. */
const restful = ['rest', 'battleEnds']
const tools = ['alertness', 'sleepingAlertness', 'derive', 'strengthCheck']

/** A sleeper is woken in a fight where there are blows, and in camp where there are none. */
function isOfFight({ turn, do: what }: Step, { steps }: Case): boolean {
  if (what === 'wakeRoll') return steps.some((step) => step.do === 'attack')
  return turn !== undefined && !restful.includes(what) && !tools.includes(what)
}

async function everybody(table: Table, bout: Bout | null): Promise<Figures> {
  const all: Figures = {}
  for (const name of Object.keys(table.npcs)) {
    all[name] = {
      ...(await bodyNow(table, name, bout?.uncounted.get(name))),
      morningPenalty: morningPenalty(table, name),
    }
  }
  return all
}
