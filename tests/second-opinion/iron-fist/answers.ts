import type { RunContext } from '../../../src/rules/moves/runner/inputs'
import type { RollStep } from './case'
import type { Sight } from '../campaign'
import type { Draft, Table } from './table'
import { holdPicks } from './words'

type Inputs = Partial<RunContext['inputs']>
type Ask = Sight['read']['asksBefore'][number]

/** A roll as the screen has it: before help, with help, with its picks, with all answered. */
export interface Settled {
  draft: Draft
  first: Sight
  offered: Sight
  settled: Sight
  /** The same on nobody: what it would deal. */
  onNobody: Sight
  /** Everything that was asked. */
  asked: readonly Ask[]
}

/** What is picked of what the band offers. */
function picksOf({ read }: Sight, step: RollStep): string[] {
  const choice = read.reading?.choice
  if (!choice) return []
  const { oppositionPick, gmPick, spiritChoice, holdChoice, picks = [] } = step
  const hold = holdChoice ? holdPicks[holdChoice] : undefined
  const offered = choice.picks.map(({ id }) => id)
  const wanted = [oppositionPick, gmPick, spiritChoice, hold, ...picks]
  return wanted.flatMap((each) => (each !== undefined && offered.includes(each) ? [each] : []))
}

const sideOf = ({ beneficiary, who }: RollStep) =>
  beneficiary === undefined || beneficiary === who ? 'self' : 'ally'

/** What is answered to a question of a roll; undefined where the case says nothing. */
function answerTo({ id, kind }: Ask, step: RollStep): string | undefined {
  const offered = kind.type === 'choice' ? kind.values.map(({ value }) => value) : []
  const first = (those: readonly string[]) => those.find((each) => offered.includes(each))
  const known: Record<string, string | undefined> = {
    ...{ stat: step.stat, opening: sideOf(step), guarded: sideOf(step) },
    yield: step.oppositionYields === false ? 'takesHarm' : 'yields',
    comply: step.refuse ? 'refuses' : 'complies',
  }
  if (id.startsWith('wake.')) return first(step.conditionChoices)
  if (id.startsWith('clear.')) return first(step.clear) ?? 'none'
  return known[id]
}

/** Answers whatever is asked of a roll, until nothing is asked any more. */
async function answered(look: (inputs: Inputs) => Promise<Sight>, step: RollStep, picks: string[]) {
  const answers: Record<string, string> = {}
  for (;;) {
    const sight = await look({ picks, answers })
    const asks = [...sight.read.asksBefore, ...sight.read.asksAfter]
    const open = asks.flatMap((ask) => {
      const answer = ask.id in answers ? undefined : answerTo(ask, step)
      return answer === undefined ? [] : [[ask.id, answer] as const]
    })
    if (open.length === 0) return { sight, answers, asks }
    for (const [id, answer] of open) answers[id] = answer
  }
}

/** Settles a roll on the screen, its band moved by the steps of those who help. */
export async function settle(
  table: Table,
  step: RollStep,
  weapon: { harm: number; ap: number } | null,
  shift: number,
): Promise<Settled> {
  const { who, move, against, beneficiary, swapDie, adBonus } = step
  const target = table.isBody(against) ? against : null
  const ally = beneficiary === who ? null : beneficiary
  const about = target === null ? (step.subject ?? '') : ''
  const draft = { move, actor: who, target, ally, about }
  const swap = adBonus ? { bonus: adBonus } : { die: swapDie ?? 0 }
  const isSwapped = adBonus !== undefined || swapDie !== undefined
  const rolled: Inputs = {
    ...{ dice: step.dice, given: weapon ? { harm: weapon.harm, ap: weapon.ap } : {} },
    ...(isSwapped ? { swap } : {}),
  }
  const look = (on: Draft, by: number) => (more: Inputs) =>
    table.look({ ...on, inputs: { ...rolled, ...more, shift: by } })
  const first = await answered(look(draft, 0), step, [])
  const offered = await answered(look(draft, shift), step, [])
  const picks = picksOf(offered.sight, step)
  const { sight: settled, asks: asked } = await answered(look(draft, shift), step, picks)
  const onNobody = await answered(look({ ...draft, target: null }, shift), step, picks)
  return {
    ...{ draft, first: first.sight, offered: offered.sight, settled },
    ...{ onNobody: onNobody.sight, asked },
  }
}
