import { expect, it } from 'vitest'
import { called } from '../../../src/renderer/actions/palette/found-actions'
import { alsoOfRule } from '../../../src/renderer/moves/fields/also'
import { ironsworn } from '../../../src/rules/ironsworn'
import catalogue from '../../../src/rules/ironsworn/words.en.json'
import { words } from '../../../src/campaign/words'

const all = [...Object.values(ironsworn.moves), ...(ironsworn.acts ?? [])]
const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

it('IS-076 IS-108: an act is found by the figure that it changes, a move by what it marks', () => {
  const offered = all.map(({ id, title }) => ({
    label: words.say(title),
    ...alsoOfRule(words, title.key, id),
  }))
  const found = (typed: string) => called(offered, typed, contains).map(({ label }) => label)
  expect(found('momentum')).toContain('Change a figure')
  expect(found('companion health')).toContain('Companion’s health')
  expect(found('waypoint')).toContain('Undertake a Journey')
})

it('has other words only for moves and acts that there are', () => {
  const ids = all.map(({ id }) => id)
  expect(Object.keys(catalogue.ironsworn.also).filter((id) => !ids.includes(id))).toEqual([])
})
