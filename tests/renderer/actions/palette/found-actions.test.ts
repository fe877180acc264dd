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

  it('come first when they are called exactly so', () => {
    const notes = ['New note from this', 'New note'].map((label) => ({ label }))
    expect(labelled(notes, 'new note', contains)[0]?.label).toBe('New note')
  })

  it('come behind those called so where other programs call them so, by the beginning of a word', () => {
    const known = [
      { label: 'Go to the cast', also: 'characters, monsters' },
      { label: 'New NPC', also: 'monster, villain' },
      { label: 'Monster manual' },
    ]
    const by = (typed: string) => labelled(known, typed, contains).map(({ label }) => label)
    expect(by('monster')).toEqual(['Monster manual', 'Go to the cast', 'New NPC'])
    expect(by('new mon')).toEqual(['New NPC'])
    expect(by('onster')).toEqual(['Monster manual'])
  })
})
