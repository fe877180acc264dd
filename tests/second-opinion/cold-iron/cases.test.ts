import { describe, expect, it } from 'vitest'
import { cases } from './case'
import { differences } from './compare'
import { play } from './play'

/** Cases whose playing is not written yet. */
const notPlayedYet = [
  ...['CI-S19', 'CI-S38', 'CI-S39', 'CI-S42', 'CI-S52', 'CI-S64', 'CI-S66', 'CI-S67'],
  ...['CI-S68', 'CI-S69', 'CI-S70', 'CI-S71', 'CI-S74', 'CI-S75', 'CI-S78'],
]
const played = cases.filter(({ id }) => !notPlayedYet.includes(id))

describe('cases worked by hand from the rules, played on a campaign file', () => {
  it.each(
    played.map((each) => [`${each.id}: ${each.title} (${each.rules.join(', ')})`, each] as const),
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
