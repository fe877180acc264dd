import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folded, isNearly, likeliestFirst, slips, wordsIn } from '../../src/shared/spelling'

describe('spelling', () => {
  it('puts the one whose whole name is typed first, then those that begin with it, and leaves their order', () => {
    const names = ['Bandit chief', 'Élan', 'Bandit', 'Old bandit']
    const first = (typed: string) => likeliestFirst(names, typed, (name) => name)
    expect(first(' bandit ')).toEqual(['Bandit', 'Bandit chief', 'Élan', 'Old bandit'])
    expect(first('elan')[0]).toBe('Élan')
    expect(first('ban')).toEqual(['Bandit chief', 'Bandit', 'Élan', 'Old bandit'])
  })

  it('knows a name by all the words that are typed of it, begun or with a slip', () => {
    expect(isNearly('Bring winter medicine to Frostholm', 'medcine frost')).toBe(true)
    expect(isNearly('Bring winter medicine to Frostholm', 'Ravencliff')).toBe(false)
    expect(isNearly('Élan', ' elan ')).toBe(true)
  })

  it.each([
    ['brannoch', 'brannoch', 0],
    ['brannok', 'brannoch', 1],
    ['bran', 'brannoch', 0],
    ['ysotl', 'ysolt', 1],
    ['tasmin', 'tamsin', 1],
    ['drwoend', 'drowned', 2],
    ['wend', 'wand', 1],
  ])('%s is within a slip or two of %s', (typed, meant, far) => {
    expect(slips(typed, meant)).toBe(far)
  })

  it.each([
    ['cat', 'cut'],
    ['wend', 'fenn'],
    ['lantern', 'brannoch'],
    ['bell', ''],
  ])('%s is not %s', (typed, meant) => {
    expect(slips(typed, meant)).toBeUndefined()
  })

  it('forgives one slip in any longer word, wherever it falls', () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/)
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('x', 'q'), (meant, place, letter) => {
        const at = place % meant.length
        const changed = meant.slice(0, at) + letter + meant.slice(at + 1)
        const added = meant.slice(0, at) + letter + meant.slice(at)
        for (const typed of [changed, added]) expect(slips(typed, meant)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('sees no accents and no capitals', () => {
    expect(folded('ÉLODIE')).toBe('elodie')
    expect(wordsIn(`Brûlée's “Bell”, 2nd`)).toEqual(['brulee', 's', 'bell', '2nd'])
  })
})
