import { describe, expect, it } from 'vitest'
import { bodyOf } from '../../../../src/rules/cold-iron/aftermath/carried'
import { firstAidFor, tending } from '../../../../src/rules/cold-iron/aftermath/first-aid'
import { defaultSettings } from '../../../../src/rules/cold-iron/settings'
import { medic, person, sheet } from '../resting'

const aid = (state: Parameters<typeof person>[0]) =>
  firstAidFor(bodyOf('a', 'Ysolt', sheet, person(state).state), defaultSettings)

describe('first aid before a rest', () => {
  it('CI-063: is empathy alone for the dying, as many points as end the danger', () => {
    // Pt 24: at 40 wounds 16 below zero; a quarter of Pt below zero, at 30, is safe again.
    expect(aid({ damage: 40, deathClock: 6 })).toEqual({
      healing: [{ kind: 'empathic', points: 10 }],
      medic: false,
    })
  })

  it('CI-062: is any healing, or a medic, for those in magic reserve', () => {
    expect(aid({ damage: 33, deathClock: 700 })).toEqual({
      healing: [
        { kind: 'magic', points: 3 },
        { kind: 'empathic', points: 3 },
      ],
      medic: true,
    })
  })

  it('is nothing for those in no danger, and for the dead', () => {
    expect(aid({ damage: 3 })).toBeNull()
    expect(aid({ damage: 40, deathClock: 6, inStasis: true })).toBeNull()
    expect(aid({ dead: true })).toBeNull()
  })

  it('CI-094: calls a medic who is good enough for one more', () => {
    const one = tending(null, 'a')
    expect(one.tended).toEqual(['a'])
    expect(tending(one, 'a').tended).toEqual(['a'])
    expect(tending(medic({ level: 9, tended: ['b'] }), 'a')).toMatchObject({ level: 9 })
  })
})
