import { describe, expect, it } from 'vitest'
import { ruleSystems } from '../../../src/rules'
import { fromWords } from '../../../src/campaign/reminder/reminders'
import { words } from '../../../src/campaign/words'

const titles = ruleSystems.flatMap(({ moves }) => Object.values(moves).map(({ title }) => title))
const about = [{ type: 'character' as const, id: '1', name: 'Brannoc' }]

describe('where a reminder comes from', () => {
  it.each([
    ['a move of somebody', { kind: 'move.made', about }],
    ['a move about a track', { kind: 'move.made', about, with: { track: 'The bell' } }],
    ['a move for something', { kind: 'move.made', about, with: { why: 'to get in' } }],
    [
      'a move about both',
      { kind: 'move.made', about, with: { track: 'The bell', why: 'a hunch' } },
    ],
    ['a move of nobody', { kind: 'move.made', about: [] }],
    ['a question of nobody', { kind: 'move.made', about: [], with: { why: 'Is it locked?' } }],
    ['a move of several', { kind: 'groupMove.made', about }],
  ])('is said in words for every move of every game: %s', (_what, made) => {
    expect(titles.length).toBeGreaterThan(60)
    const said = titles.map((cause) => fromWords({ secret: false, cause, ...made }))
    const lines = said.map((from) => (from ? words.say(from) : '@'))
    expect(lines.filter((line) => /@|undefined|\{/.test(line))).toEqual([])
  })
})
