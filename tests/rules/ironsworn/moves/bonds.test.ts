import { describe, expect, it } from 'vitest'
import { ironsworn } from '../../../../src/rules/ironsworn'
import { characterSchema } from '../../../../src/rules/ironsworn/sheet'
import { noneOfThem } from '../../../../src/rules/moves/data/when'
import type { Move } from '../../../../src/rules/moves/move'
import { playRules } from '../../../../src/rules/system/system'
import { follows, made, miss, play, strong, told } from '../at-table'

describe('bonds', () => {
  it('IS-113: with whom and whose bond it is to be is asked before the roll, and not again', () => {
    const { forgeABond } = playRules(ironsworn, { settings: {}, charts: {} }).moves
    const asked = (input: object, dice: number[] = strong) => {
      const at = { actor: characterSchema.parse({}), given: {}, answers: {}, ...input }
      return [
        forgeABond?.before?.(at).map(({ id }) => id),
        forgeABond?.after?.({ ...at, dice }, []).map(({ id }) => id),
      ]
    }
    expect(asked({})).toEqual([['bondName', 'whose'], []])
    const answers = { bondName: 'Ketil', whose: 'ally' }
    const ally = characterSchema.parse({})
    expect(asked({ answers, ally })).toEqual([['bondName', 'whose', 'ofAlly'], []])
    const whose = (input: object) => {
      const at = { actor: characterSchema.parse({}), given: {}, answers: {}, ...input }
      const kind = forgeABond?.before?.(at).find(({ id }) => id === 'whose')?.kind
      return kind?.type === 'choice' ? kind.values.map(({ value }) => value) : []
    }
    expect([whose({}), whose({ ally })]).toEqual([
      ['self', 'all'],
      ['self', 'ally', 'all'],
    ])
    // Of a miss nothing is written down.
    expect(
      told(made('forgeABond', miss, { answers: { bondName: 'Ketil', whose: 'self' } })),
    ).toEqual([])
  })

  it('IS-062 IS-108 IS-111: a bond with a person is no community to leave from or to stay in', () => {
    const { moves } = playRules(ironsworn, { settings: {}, charts: {} })
    const bonded = { actor: characterSchema.parse({ bonds: ['Ketil', 'Redfen', 'The Wolf Isle'] }) }
    const at = { ...bonded, given: {}, isPerson: (name: string) => name === 'Ketil' }
    const offered = (id: string) => moves[id]?.sources?.(at)?.offers.map((offer) => offer.id)
    expect(offered('undertakeAJourney')).toEqual(['', 'Redfen', 'The Wolf Isle'])
    expect(offered('drawTheCircle')).toEqual(['', 'Redfen', 'The Wolf Isle'])
    // Whoever may answer is a person or a community (IS-104).
    expect(offered('gatherInformation')).toEqual(['', 'Ketil', 'Redfen', 'The Wolf Isle'])
    const place = (input: Parameters<NonNullable<Move['before']>>[0]) => {
      const ask = moves['sojourn']?.before?.(input).find(({ id }) => id === 'place')
      return ask?.kind.type === 'choice' ? ask.kind.values.map(({ value }) => value) : []
    }
    expect(place(at)).toEqual(['Redfen', 'The Wolf Isle', noneOfThem])
    expect(place({ ...at, isPerson: () => true })).toEqual([])
  })

  it('IS-113 IS-188: allies bond with each other, and lose it together', () => {
    const answers = { whose: 'ally', bondName: 'Ketil', ofAlly: 'Asta' }
    const both = { ally: {} }
    const bonded = made('forgeABond', strong, { answers, picks: ['momentum'] }, both)
    expect(told(bonded)).toEqual([
      ...['actor bondTicks: 0 → 1', 'actor bonds:  → Ketil'],
      ...['ally bondTicks: 0 → 1', 'ally bonds:  → Asta', 'actor momentum: 2 → 4'],
    ])
    const alone = play('forgeABond', strong, { answers, picks: ['momentum'] })
    expect(alone).toBe('runner.refused.unanswered')
    const at = {
      actor: { bondTicks: 1, bonds: ['Ketil'] },
      ally: { bondTicks: 2, bonds: ['Asta', 'Hesta'] },
    }
    const lost = { bondLost: 'Ketil', cleared: 'ally', ofAlly: 'Asta' }
    expect(told(made('testYourBond', miss, { answers: lost }, at))).toEqual([
      ...['actor bondTicks: 1 → 0', 'actor bonds: Ketil → '],
      ...['ally bondTicks: 2 → 1', 'ally bonds: Asta → '],
    ])
  })

  it('IS-114 IS-188: a bond that breaks takes its tick, never below 0', () => {
    const lost = made(
      'testYourBond',
      miss,
      { answers: { cleared: 'self' } },
      { actor: { bondTicks: 1 } },
    )
    expect(told(lost)).toEqual(['actor bondTicks: 1 → 0'])
    expect(follows(lost)).toEqual(['actor payThePrice'])
    expect(told(made('testYourBond', miss, { answers: { cleared: 'self' } }))).toEqual([])
    expect(
      play('testYourBond', miss, { answers: { cleared: 'self' } }, { actor: { bonds: ['Hesta'] } }),
    ).toBe('runner.refused.unanswered')
    const kept = made(
      'testYourBond',
      strong,
      { picks: ['spirit'] },
      { actor: { spirit: { value: 4 } } },
    )
    expect(told(kept)).toEqual(['actor spirit.value: 4 → 5'])
  })

  it('IS-040 IS-113: a bond that has its tick is ticked no more, and that is said before the roll', () => {
    const answers = { whose: 'all', bondName: 'Hesta' }
    const actor = { bonds: ['hesta'], bondTicks: 1 }
    const others = { b: { bonds: ['Hesta'], bondTicks: 0 }, c: { bondTicks: 3 } }
    const run = made('forgeABond', strong, { picks: ['momentum'], answers }, { actor, others })
    // One that was written down without its tick has it now.
    expect(told(run)).toEqual([
      ...['character:b bondTicks: 0 → 1', 'character:c bondTicks: 3 → 4'],
      ...['character:c bonds:  → Hesta', 'actor momentum: 2 → 4'],
    ])
    const said = (named: string) =>
      ironsworn.moves['forgeABond']?.cautions?.({
        ...{ given: {}, actor, answers: { whose: 'self', bondName: named } },
      })
    expect(said('Hesta')).toEqual([{ key: 'ironsworn.caution.bonded', with: { name: 'Hesta' } }])
    expect(said('Odo')).toEqual([])
  })

  it('IS-095 IS-116: who has died or retired has no part in what everybody does', () => {
    const others = { b: { status: 'retired', bondTicks: 3 }, c: { status: 'dead' }, d: {} }
    const answers = { whose: 'all', bondName: 'Hesta' }
    const run = made('forgeABond', strong, { picks: ['momentum'], answers }, { others })
    expect(told(run).filter((line) => line.includes('bondTicks'))).toEqual([
      ...['actor bondTicks: 0 → 1', 'character:d bondTicks: 0 → 1'],
    ])
    // Nor are they asked what they do in the camp.
    const camp = { 'actor.0': 'focus', 'character:d.0': 'focus' }
    expect(play('makeCamp', [1, 2, 9], { answers: camp }, { others })).not.toBeTypeOf('string')
  })

  it('IS-062: a bond is written down by its name, once, and goes by it again', () => {
    const answers = { whose: 'all', bondName: ' Hesta ' }
    const at = { actor: { bonds: ['Odo'] }, others: { b: { bonds: ['Hesta'], bondTicks: 1 } } }
    const run = made('forgeABond', strong, { picks: ['momentum'], answers }, at)
    expect(told(run).filter((line) => line.includes('bonds:'))).toEqual(['actor bonds:  → Hesta'])
    const lost = { cleared: 'all', bondLost: 'Hesta' }
    const held = { actor: { bonds: ['Odo', 'Hesta'], bondTicks: 2 }, others: at.others }
    expect(told(made('testYourBond', miss, { answers: lost }, held))).toEqual([
      ...['actor bondTicks: 2 → 1', 'character:b bondTicks: 1 → 0'],
      ...['actor bonds: Hesta → ', 'character:b bonds: Hesta → '],
    ])
    const unnamed = { cleared: 'self', bondLost: noneOfThem }
    expect(told(made('testYourBond', miss, { answers: unnamed }, held))).toEqual([
      'actor bondTicks: 2 → 1',
    ])
  })

  it('IS-095 IS-188: a bond of everybody’s that breaks takes a tick of those alone who share it', () => {
    const actor = { bonds: ['Hesta'], bondTicks: 2 }
    const others = {
      b: { bonds: ['Odo'], bondTicks: 13 },
      c: { bonds: ['hesta', 'Odo'], bondTicks: 2 },
    }
    const ticks = (bondLost: string) =>
      told(made('testYourBond', miss, { answers: { cleared: 'all', bondLost } }, { actor, others }))
    expect(ticks('Hesta')).toEqual([
      ...['actor bondTicks: 2 → 1', 'character:c bondTicks: 2 → 1'],
      ...['actor bonds: Hesta → ', 'character:c bonds: hesta → '],
    ])
    // An ally loses what they have: the bond by that name, or one that is not written down.
    const withAlly = (ally: object) =>
      told(
        made(
          'testYourBond',
          miss,
          { answers: { cleared: 'ally', bondLost: 'Hesta', ofAlly: 'Asta' } },
          { actor, ally },
        ),
      ).filter((line) => line.startsWith('ally'))
    expect(withAlly({ bonds: ['Odo'], bondTicks: 1 })).toEqual([])
    expect(withAlly({ bonds: ['Odo'], bondTicks: 2 })).toEqual(['ally bondTicks: 2 → 1'])
    // Of one that is written on no sheet, whoever has a tick beyond their bonds.
    expect(ticks(noneOfThem)).toEqual(['actor bondTicks: 2 → 1', 'character:b bondTicks: 13 → 12'])
  })
})
