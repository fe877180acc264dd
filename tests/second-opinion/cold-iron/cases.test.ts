import { describe, expect, it } from 'vitest'
import { cases } from './case'
import { differences } from './compare'
import { play } from './play'

describe('cases worked by hand from the rules, played on a campaign file', () => {
  it.each(
    cases.map((each) => [`${each.id}: ${each.title} (${each.rules.join(', ')})`, each] as const),
  )('%s', async (_title, given) => {
    const shown = await play(given)
    const told = [
      ...given.expect.steps.flatMap((step) =>
        differences(step, shown.steps.get(step.n) ?? {}, `step ${step.n}`),
      ),
      ...differences(given.expect.final, shown.final, 'final'),
    ]
    expect(told, told.join('\n')).toEqual([])
  })
})
