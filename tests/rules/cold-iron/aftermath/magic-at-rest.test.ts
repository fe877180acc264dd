import { describe, expect, it } from 'vitest'
import type { Healing } from '../../../../src/rules/cold-iron/aftermath/rest-plan'
import { sheetSchema } from '../../../../src/rules/cold-iron/combatant/sheet'
import { asked, awake, mend, person, refusal, rest, told } from '../resting'

const healing = (points: number, more: Partial<Healing> = {}): Healing => ({
  ...{ id: 'a', kind: 'magic', points, healer: null },
  ...more,
})
/** Magic and nothing else: Pt 24, CON 16. */
const magic = (...all: Healing[]) => ({ ...awake(0), magic: all })

describe('magic before a rest', () => {
  it('CI-082: heals up to full hit points a day, and counts them until a night has gone by', () => {
    const hurt = { damage: 20, magicHealedToday: 18 }
    const healed = mend(hurt, magic(healing(9)))
    expect(told(healed)).toEqual([
      [
        'wounds',
        20,
        14,
        [
          [9, 'CI-082'],
          [-3, 'CI-082'],
        ],
      ],
      ['magicHealed', 18, 24, []],
    ])
    const slept = mend(hurt, { ...rest({}), magic: [healing(9)] })
    expect(slept.state).toMatchObject({ damage: 13, magicHealedToday: 0 })
  })

  it('CI-082: does nothing for the dead, and nothing with no points', () => {
    const dead = mend({ damage: 5, dead: true }, magic(healing(3)))
    expect(dead).toMatchObject({ state: { damage: 5 }, changes: [] })
    expect(mend({ damage: 5 }, magic(healing(0))).changes).toEqual([])
  })

  it('CI-063: does nothing for the dying, whom empathic healing helps', () => {
    const dying = { damage: 37, deathClock: 6 }
    expect(mend(dying, magic(healing(9))).changes).toEqual([])
    const saved = mend(dying, magic(healing(9, { kind: 'empathic' })))
    expect(saved.state).toMatchObject({ damage: 28, deathClock: null, magicHealedToday: 9 })
  })

  it('CI-083: empathic healing wounds the healer: one for one, then five for one', () => {
    const both = [person({ damage: 24, magicHealedToday: 22 }), person({}, 'b')]
    const given = healing(4, { kind: 'empathic', healer: 'b' })
    const answer = asked(both, magic(given))
    if ('key' in answer) throw new Error(answer.key)
    const [patient, healer] = answer
    expect(patient?.state).toMatchObject({ damage: 20, magicHealedToday: 26 })
    expect(healer && told(healer)).toEqual([
      [
        'wounds',
        0,
        12,
        [
          [-2, 'CI-083'],
          [-10, 'CI-083'],
        ],
      ],
    ])
  })

  it('CI-083: no more is worked out than twelve times the hit points of a day', () => {
    const worn = person({ damage: 60, magicHealedToday: 12 * 24 - 1 })
    expect(refusal([worn], magic(healing(2, { kind: 'empathic' })))).toEqual({
      key: 'coldIron.body.refused.tooDear',
      with: { who: 'Ysolt', most: 1 },
    })
  })

  it('CI-087: takes daily fatigue off before temporary, as much as there is', () => {
    const tired = { tempFatigue: 6, dailyFatigueEighths: 20 }
    const fresh = mend(tired, magic(healing(4, { kind: 'fatigue' })))
    expect(told(fresh)).toEqual([
      ['tempFatigue', 6, 5, [[1, 'CI-087']]],
      ['dailyFatigue', 2.5, 0, [[2.5, 'CI-087']]],
    ])
  })

  it('is for those who rest, and enough for a rest by itself', () => {
    expect(refusal([person({ damage: 3 })], awake(0)).key).toBe('coldIron.aftermath.refused.noTime')
    for (const strange of [{ id: 'x' }, { healer: 'x' }]) {
      const no = refusal([person({ damage: 3 })], magic(healing(1, strange)))
      expect(no.key).toBe('coldIron.aftermath.refused.magicForOthers')
    }
    expect(mend({ dead: true, damage: 99 }, magic(healing(9))).changes).toEqual([])
  })
})

describe('CI-230: mana in a rest', () => {
  const caster = (own: object, mpUsed: number) => ({
    ...person({ mpUsed }),
    sheet: sheetSchema.parse({ pt: 24, aml: 4, mpMax: 40, ...own }),
  })
  const spent = (own: object, mpUsed: number, minutes: number) => {
    const answer = asked([caster(own, mpUsed)], awake(minutes))
    if ('key' in answer) throw new Error(answer.key)
    return answer[0]?.changes.find(({ figure }) => figure === 'manaSpent')?.to ?? mpUsed
  }

  it('grows back by a sixth of what is left each hour, for clerics by a twelfth', () => {
    expect([spent({}, 28, 60), spent({}, 28, 120), spent({}, 28, 119)]).toEqual([26, 24, 26])
    expect(spent({ manaPart: 12 }, 28, 60)).toBe(27)
    expect([spent({}, 1, 60), spent({}, 40, 600)]).toEqual([0, 40])
    expect(spent({ aml: 0 }, 28, 600)).toBe(28)
  })
})
