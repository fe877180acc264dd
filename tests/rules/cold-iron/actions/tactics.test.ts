import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refuseTactics, tacticalTerms } from '../../../../src/rules/cold-iron/actions/stacking'
import {
  figureSchema,
  tacticalTable,
  tacticIds,
  tacticsOf,
  type TacticId,
} from '../../../../src/rules/cold-iron/actions/tactical'
import { defenceAgainst } from '../../../../src/rules/cold-iron/attack/defence'
import { fighter, weapon } from '../table'

const values = (...given: Parameters<typeof tacticalTerms>) =>
  tacticalTerms(...given).map(({ value }) => value)

describe('CI-235: tactical modifiers', () => {
  it('CI-235: every entry is listed once, with its groups', () => {
    expect(tacticalTable.map(({ id }) => id)).toEqual([...tacticIds])
    const groups = (id: TacticId) => tacticsOf([id])[0]?.groups.join('') ?? null
    const ids = ['surprisedMoving', 'blinking', 'desperation', 'fullDodge', 'berserk', 'popOut']
    expect(ids.map((id) => groups(id as TacticId))).toEqual(['1', '25', '2', '34', '4', '3'])
    expect([groups('height'), groups('twoInHex'), groups('stationary')]).toEqual(['', '', '2'])
  })

  it('CI-235: figures of the entries', () => {
    const all = (id: TacticId) =>
      Object.fromEntries(figureSchema.options.map((figure) => [figure, values(figure, [id])[0]]))
    expect(all('fullDodge')).toMatchObject({ d: 4, db: 4, dm: 4, hthDefence: undefined })
    expect(all('fullDefenceVsHtH')).toMatchObject({ d: undefined, db: 4, hthDefence: 4 })
    expect(all('popOut')).toMatchObject({ hm: -2, dm: 4, d: undefined })
    expect(all('fromBehind')).toMatchObject({ tag: 4, hth: 4 })
    expect(all('abortFullDodge')).toMatchObject({ hit: -6, d: undefined })
    expect(Object.values(all('blinking'))).toEqual(figureSchema.options.map(() => -3))
    expect(Object.values(all('doubleBlinking'))).toEqual(figureSchema.options.map(() => -5))
    const barred = tacticalTable.filter(({ noAttacks, noAction }) => noAttacks ?? noAction)
    expect(barred.map(({ id }) => id)).toEqual(['stunnedInHtH', 'fullDodge', 'fullDefenceVsHtH'])
  })
})

describe('CI-236: stacking', () => {
  it('CI-236: the worst of a group, and everything without one', () => {
    expect(values('d', ['blinking', 'doubleBlinking'])).toEqual([-5])
    expect(values('d', ['height', 'twoInHex', 'hexWithPersonDown'])).toEqual([2, -3, -1])
    expect(values('hit', ['berserk', 'doubleSwing'])).toEqual([4, -6])
    expect(values(['dm', 'db'], ['height', 'fullDodge'])).toEqual([2, 4])
    expect(values('d', ['height'], [])).toEqual([])
  })

  it('CI-236: desperation takes group 5 away for its turn', () => {
    expect(values('hit', ['blinking', 'desperation'])).toEqual([])
    expect(values('d', ['blinking', 'desperation', 'twoInHex'])).toEqual([-3])
  })

  it('CI-236: one option a turn; a berserker takes no full defence and does not shoot', () => {
    const why = (...ids: TacticId[]) => refuseTactics(ids)?.key.split('.').at(-1) ?? null
    expect([why('doubleSwing', 'popOut'), why('fullDodge', 'moveThrough')]).toEqual([
      'twoOptions',
      'twoOptions',
    ])
    for (const id of ['doubleSwing', 'tripleSwingLoose', 'initiateHtH', 'moveThrough', 'force']) {
      expect(why('berserk', id as TacticId), id).toBeNull()
    }
    for (const id of ['fullDodge', 'fullDefenceVsHtH', 'popOut']) {
      expect(why('berserk', id as TacticId), id).toBe('berserk')
      expect(why(id as TacticId), id).toBeNull()
    }
    expect(why('berserk')).toBeNull()
  })

  it('CI-236: never counts two of a group, and never gains by one more of the same group', () => {
    fc.assert(
      fc.property(
        fc.subarray([...tacticIds]),
        fc.constantFrom(...figureSchema.options),
        (ids, figure) => {
          const terms = tacticalTerms(figure, ids)
          const used = terms.flatMap(({ label }) => {
            const id = tacticIds.find((each) => label.key.endsWith(`.${each}`))
            return id ? (tacticsOf([id])[0]?.groups ?? []) : []
          })
          expect(new Set(used).size).toBe(used.length)
          expect(terms.every(({ rule }) => rule.startsWith('CI-'))).toBe(true)
        },
      ),
    )
  })

  it('CI-237: StD comes last', () => {
    const stance = { position: 1, fullDefence: false, desperate: false } as const
    const body = fighter('b', { d: 3, db: 0, stD: -5 })
    const swing = { ...stance, tactics: ['tripleSwing'] as const }
    const { total, terms } = defenceAgainst(body, 'H', weapon(), swing)
    expect(total).toBe(-5)
    expect(terms.at(-1)).toMatchObject({ value: 10, rule: 'CI-100' })
  })
})
