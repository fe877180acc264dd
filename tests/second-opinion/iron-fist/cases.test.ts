import { describe, expect, it } from 'vitest'
import { worked } from './case'
import { notShown, play } from './play'

type Expected = Record<string, unknown>

/** What is expected of a step, without what `notShown` names. */
function shownOf(expected: Expected, kind: string, shown: Expected): Expected {
  const isForced = shown['conditionChooser'] === undefined
  const kept = Object.entries(expected).filter(([key]) => {
    if (key === 'conditionChooser' && isForced) return !(`${kind}.${key}.forced` in notShown)
    return !(`${kind}.${key}` in notShown)
  })
  return Object.fromEntries(kept)
}

describe('cases worked by hand from the source, played in a campaign file', () => {
  it.each(
    worked.map((each) => [`${each.id}: ${each.title} (${each.rules.join(', ')})`, each] as const),
  )('%s', async (_title, each) => {
    const { steps, final } = await play(each)
    for (const expected of each.expect.steps) {
      const kind = each.steps.find(({ step }) => step === expected.step)?.do ?? ''
      const shown = { step: expected.step, ...steps.get(expected.step) }
      expect(shown).toMatchObject(shownOf(expected, kind, shown))
    }
    expect(final).toMatchObject(each.expect.final)
  })
})
