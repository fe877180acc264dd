import { describe, expect, it } from 'vitest'
import { cases } from './case'
import { play } from './play'

describe('Ironsworn by a second reading of its document', () => {
  for (const { id, title, rules, ...each } of cases) {
    it(`${id}: ${title} (${rules.join(', ')})`, async () => {
      expect(await play(each)).toEqual(each.expect)
    })
  }
})
