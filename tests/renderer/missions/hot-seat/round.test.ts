import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  handTo,
  leave,
  resume,
  seal,
  take,
  type Participant,
  type Passing,
} from '../../../../src/renderer/missions/hot-seat/round'

const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name) => ({ id: name.toLowerCase(), name })) as [
  Participant,
  Participant,
  Participant,
]

describe('the laptop on its way around', () => {
  it('IF-064 goes from one to the next, and back to the game master', () => {
    let now = handTo([ada, bo])
    expect(now).toEqual({ at: 'handing', to: ada, rest: [bo], isSealed: false })
    now = take(now)
    expect(now).toEqual({ at: 'own', to: ada, rest: [bo] })
    now = seal(now)
    expect(now).toEqual({ at: 'handing', to: bo, rest: [], isSealed: true })
    expect(seal(take(now))).toEqual({ at: 'returning', open: [], isSealed: true })
  })

  it('IF-064 a sheet that is left shows nothing, and its owner is asked again', () => {
    const left = leave(take(handTo([ada, bo, cy])))
    expect(left).toEqual({ at: 'returning', open: [ada, bo, cy], isSealed: false })
    expect(resume(left)).toEqual({ at: 'handing', to: ada, rest: [bo, cy], isSealed: false })
  })

  it('can be called off before anybody takes it', () => {
    expect(leave(handTo([bo]))).toEqual({ at: 'returning', open: [bo], isSealed: false })
  })

  it('goes back at once when nobody is left', () => {
    expect(handTo([])).toEqual({ at: 'returning', open: [], isSealed: false })
    expect(resume(handTo([], true))).toEqual({ at: 'returning', open: [], isSealed: false })
  })

  it('IF-064 opens a sheet only by taking it, and never a second one unasked', () => {
    const steps = { take, seal, leave, resume }
    const walk = fc.array(fc.constantFrom(...(['take', 'seal', 'leave', 'resume'] as const)))
    fc.assert(
      fc.property(walk, (names) => {
        let now: Passing = handTo([ada, bo, cy])
        for (const name of names) {
          const next: Passing = steps[name](now)
          if (next.at === 'own' && now.at !== 'own') expect(name).toBe('take')
          if (next.at === 'own' && now.at === 'own') expect(next.to).toBe(now.to)
          now = next
        }
      }),
    )
  })

  it('IF-064 asks everybody once, wherever the round is left and taken up again', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (leaving) => {
        const sealed: string[] = []
        let now: Passing = handTo([ada, bo, cy])
        const asked = [...leaving, false, false, false]
        for (const leaves of asked) {
          now = take(resume(now))
          if (now.at !== 'own') break
          if (!leaves) sealed.push(now.to.id)
          now = leaves ? leave(now) : seal(now)
        }
        expect(sealed).toEqual(['ada', 'bo', 'cy'])
        expect(now).toMatchObject({ at: 'returning', open: [] })
      }),
    )
  })
})
