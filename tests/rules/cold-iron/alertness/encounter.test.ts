import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { difficultyFor } from '../../../../src/rules/cold-iron/alertness/difficulty'
import {
  categories,
  categoryOf,
  effectSchema,
  encounterSchema,
  type Encounter,
} from '../../../../src/rules/cold-iron/alertness/encounter'
import { observerSchema } from '../../../../src/rules/cold-iron/alertness/observer'
import type { Observer } from '../../../../src/rules/cold-iron/alertness/observer'
import { keys, told } from '../terms'

type Own = Partial<Observer>
type At = Partial<Encounter>
const difficulty = (at: At, own: Own = {}) =>
  difficultyFor(observerSchema.parse(own), encounterSchema.parse(at))

describe('the difficulty of an encounter', () => {
  it.each([
    [{ category: 'stealthy' }, 'stealthyMelee', 20],
    [{ category: 'stealthy', intent: 'missile' }, 'stealthyMissile', 20],
    [{ category: 'normal' }, 'normal', 15],
    [{ category: 'obvious' }, 'obvious', 10],
    [{ category: 'normal', night: true }, 'normal', 25],
  ] as [At, string, number][])('CI-037: %o is row %s at %i', (at, row, dc) => {
    const found = difficulty(at)
    expect([found.row, found.dc.total]).toEqual([row, dc])
    expect(new Set(found.dc.terms.map(({ rule }) => rule))).toEqual(new Set(['CI-037']))
    expect(found.dc.terms[0]?.label.key).toBe(`coldIron.alertness.term.category.${row}`)
  })

  it('CI-041: a horde is one category easier, the obvious stay so', () => {
    expect(categories.map((category) => categoryOf({ category, horde: true }))).toEqual([
      'normal',
      'obvious',
      'obvious',
    ])
    for (const category of categories) expect(categoryOf({ category, horde: false })).toBe(category)
    expect(difficulty({ category: 'stealthy', horde: true }).dc.total).toBe(15)
  })

  it('CI-042: the game master sets the category by terrain: an ambush is stealthy', () => {
    expect(difficulty({ category: 'stealthy', intent: 'missile' }).row).toBe('stealthyMissile')
  })

  it.each([
    [['obscurity'], 20, 25],
    [['silence'], 20, 25],
    [['chameleon'], 20, 25],
    [['obscurity', 'chameleon'], 20, 25],
    [['obscurity', 'silence'], 25, 30],
    [['chameleon', 'silence'], 25, 30],
    [['invisibility'], 25, 30],
    [['invisibility', 'obscurity'], 25, 30],
    [['invisibility', 'silence'], 30, 30],
    [['invisibility', 'silence', 'obscurity', 'chameleon'], 30, 30],
  ] as [Encounter['effects'], number, number][])(
    'CI-043: %o makes a normal creature %i, a stealthy one %i',
    (effects, normal, stealthy) => {
      expect(difficulty({ effects }).dc.total).toBe(normal)
      expect(difficulty({ effects, category: 'stealthy' }).dc.total).toBe(stealthy)
    },
  )

  it('CI-043: says which effect it is, and in which row the creature ends', () => {
    const hidden = difficulty({ effects: ['obscurity', 'silence'], intent: 'missile' })
    expect(hidden.row).toBe('stealthyMissile')
    expect(keys(hidden.dc)).toEqual(['stealthyMissile', 'obscurityAndSilence'])
    expect(told(hidden.dc)).toEqual([
      [20, 'CI-037'],
      [5, 'CI-043'],
    ])
    const gone = difficulty({ effects: ['invisibility', 'silence'], category: 'stealthy' })
    expect(gone.row).toBe('invisibleSilent')
    expect(keys(gone.dc)).toEqual(['invisibleSilent', 'invisibilityAndSilence'])
  })

  it('CI-044: the obvious gain only from being invisible and silent', () => {
    const effects: Encounter['effects'] = ['obscurity', 'silence', 'chameleon']
    expect(difficulty({ category: 'obvious', effects })).toMatchObject({ row: 'obvious' })
    expect(difficulty({ category: 'obvious', effects: ['invisibility'] }).dc.total).toBe(10)
    const gone = difficulty({ category: 'obvious', effects: ['invisibility', 'silence'] })
    expect([gone.row, gone.dc.total]).toEqual(['invisibleSilent', 30])
  })

  it('CI-045: only invisible, a normal creature is stealthy at 25 and a stealthy one at 30', () => {
    const normal = difficulty({ effects: ['invisibility'] })
    expect([normal.row, normal.dc.total, keys(normal.dc)[1]]).toEqual([
      'stealthyMelee',
      25,
      'invisibility',
    ])
    const stealthy = difficulty({ effects: ['invisibility'], category: 'stealthy' })
    expect([stealthy.row, stealthy.dc.total]).toEqual(['stealthyMelee', 30])
  })

  it('CI-043: See Invisible undoes all but chameleon', () => {
    const effects: Encounter['effects'] = ['invisibility', 'silence', 'obscurity']
    expect(difficulty({ effects }, { seeInvisible: true }).dc.total).toBe(15)
    const chameleon: Encounter['effects'] = ['chameleon', 'silence']
    expect(difficulty({ effects: chameleon }, { seeInvisible: true }).dc.total).toBe(20)
  })

  it('CI-046: scent makes the unseen stealthy at 20 from upwind, and only then', () => {
    const effects: Encounter['effects'] = ['invisibility', 'silence']
    const smelt = difficulty({ effects, upwind: true, intent: 'missile' }, { scent: true })
    expect([smelt.row, smelt.dc.total]).toEqual(['stealthyMissile', 20])
    expect(told(smelt.dc)).toEqual([[20, 'CI-046']])
    expect(keys(smelt.dc)).toEqual(['stealthyMissile'])
    expect(difficulty({ effects }, { scent: true }).dc.total).toBe(30)
    expect(difficulty({ effects, upwind: true }).dc.total).toBe(30)
    const heard = difficulty({ effects: ['invisibility'], upwind: true }, { scent: true })
    expect(heard.dc.total).toBe(25)
  })

  it('CI-047: category, effect, See Invisible and night in this order', () => {
    const at: At = { category: 'stealthy', horde: true, effects: ['obscurity'], night: true }
    const found = difficulty(at)
    expect(keys(found.dc)).toEqual(['stealthyMelee', 'obscurityOrSilence', 'night'])
    expect(found.dc.total).toBe(30)
    expect(difficulty(at, { seeInvisible: true }).dc.total).toBe(25)
  })

  it('CI-035: for a sleeper neither night nor what hides from the eye counts', () => {
    const asleep = { asleep: true }
    expect(difficulty({ night: true }, asleep).dc.total).toBe(15)
    expect(difficulty({ effects: ['invisibility', 'obscurity'] }, asleep).dc.total).toBe(15)
    expect(difficulty({ effects: ['silence', 'invisibility'] }, asleep).dc.total).toBe(20)
    const seer = { asleep: true, seeInvisible: true }
    expect(difficulty({ effects: ['silence'] }, seer).dc.total).toBe(20)
  })

  it('CI-054: those who tracked the observers down are harder to notice', () => {
    const found = difficulty({ tracked: 7 })
    expect(found.dc.total).toBe(22)
    expect(told(found.dc)).toContainEqual([7, 'CI-054'])
    expect(keys(found.dc)).toEqual(['normal', 'tracked'])
  })

  it('CI-047: more magic never makes a creature easier to notice', () => {
    const effects = fc.uniqueArray(fc.constantFrom(...effectSchema.options))
    fc.assert(
      fc.property(effects, effects, fc.constantFrom(...categories), (some, more, category) => {
        const both = [...new Set([...some, ...more])]
        const { total } = difficulty({ effects: some, category }).dc
        expect(difficulty({ effects: both, category }).dc.total).toBeGreaterThanOrEqual(total)
      }),
    )
  })
})
