import { describe, expect, it } from 'vitest'
import { worked, type Case } from './case'
import { notShown, play } from './play'

type Expected = Record<string, unknown>

/** What is expected of a step, without what `notShown` names. */
function shownOf(expected: Expected, kind: string): Expected {
  const kept = Object.entries(expected).filter(
    ([key]) => key !== 'n' && !(`${kind}.${key}` in notShown),
  )
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === 'jobs' ? jobsOf(value as Record<string, Expected>) : value,
    ]),
  )
}

function jobsOf(jobs: Record<string, Expected>): Record<string, Expected> {
  return Object.fromEntries(
    Object.entries(jobs).map(([role, { total, ...job }]) => [
      role,
      job['empty'] === true && 'journey.jobs.empty.total' in notShown ? job : { ...job, total },
    ]),
  )
}

const kindOf = ({ steps }: Case, n: number) => steps.find((each) => each.n === n)?.do ?? ''

describe('cases worked by hand from the source, played in a campaign file', () => {
  it.each(
    worked.map((each) => [`${each.id}: ${each.title} (${each.rules.join(', ')})`, each] as const),
  )('%s', async (_title, each) => {
    const { steps, final } = await play(each)
    for (const { n, ...expected } of each.expect.steps) {
      expect({ n, ...steps.get(n) }).toMatchObject({ n, ...shownOf(expected, kindOf(each, n)) })
    }
    expect(final).toMatchObject(each.expect.final)
  })
})
