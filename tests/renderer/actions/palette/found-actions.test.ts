import { describe, expect, it } from 'vitest'
import { labelled } from '../../../../src/renderer/actions/palette/found-actions'

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
const actions = ['Go to the cast', 'History', 'Go to the fronts'].map((label) => ({ label }))
const find = (typed: string) => labelled(actions, typed, contains).map(({ label }) => label)

describe('actions by their words', () => {
  it.each([
    ['', ['Go to the cast', 'History', 'Go to the fronts']],
    ['go cast', ['Go to the cast']],
    ['hist', ['History']],
    ['hsitory', ['History']],
    ['go fornts', ['Go to the fronts']],
    ['qqqq', []],
  ])('%j', (typed, found) => {
    expect(find(typed)).toEqual(found)
  })
})
